# The types with which `exposed_outlook` compiles; what it does stands in exposed_outlook.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 CARDS, HANDS, HELD, JOKER, KINDS_OF_CARD, LENGTH, LIST, MELDS, MELD_SIZE, OPENED, PACKS
cdef i64 PILE, PILE_SIZE, PLAYING, POINTS_COLD, POINTS_HOT, POINTS_OPEN, POINTS_WARM, SEATS, STANDS
cdef i64 RANKS, SUITS, TABLE

cpdef i64 nearest(i64[::1] t, i64 seat) noexcept nogil
cpdef i64 points_weight(i64[::1] t, i64 seat, i64[::1] k) noexcept nogil
cpdef void count_live(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cpdef i64 live(i64 cards, i64[::1] w) noexcept nogil
