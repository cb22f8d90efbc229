# The types with which `exposed_deal` compiles; what it does stands in exposed_deal.py alone.

from openrummy.kernels cimport dice

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 BY_ELIMINATION, CONTRACT, CONTRACTS, CUT_BONUS, CUT_KEEPS_JOKER, CUT_POINTS, DEALER
cdef i64 DEALER_IS_SEAT0, DIRECTION, DISCARDER, FORMAT, HANDS, HELD, JOKER, JOKERS, KEEP_TOP
cdef i64 KINDS_OF_CARD, KNOWN, LAST_WINNER, LEFT, MELDS, MOST_RECYCLES, MOST_ROUNDS, NEXT_CONTRACT
cdef i64 NOBODY, PACKS, PILE, PILE_SIZE, PLAYING, POINTS, RANKS, REBURY, RECYCLES, RIGHT, ROTATION
cdef i64 ROUNDS, SEATS, SEED, SHUFFLE_PILE, SIZES, SKIPS, STARTER, STARTER_EXTRA, STARTER_IS, STOCK
cdef i64 STOCK_SIZE, SUITS, TARGET, THE_DEALER, TOTALS, UPCARD, WINNER

cpdef i64 roll(i64[::1] t, i64 bound) noexcept nogil
cpdef void shuffle(i64[::1] t, i64 first, i64 count) noexcept nogil
cpdef i64 can_recycle(i64[::1] t, i64 less) noexcept nogil
cpdef i64 drawable(i64[::1] t, i64 less) noexcept nogil
cpdef i64 draw(i64[::1] t, i64 seat) noexcept nogil
cpdef void recycle(i64[::1] t) noexcept nogil
cpdef void give(i64[::1] t, i64 seat, i64 card) noexcept nogil
cpdef void give_openly(i64[::1] t, i64 seat, i64 card) noexcept nogil
cpdef void lose(i64[::1] t, i64 seat, i64 card) noexcept nogil
cpdef bint eliminated(i64[::1] t, i64 seat) noexcept nogil
cpdef i64 beside(i64[::1] t, i64 seat, i64 step) noexcept nogil
cdef i64 _last(i64[::1] t, i64 sign) noexcept nogil
cpdef i64 next_dealer(i64[::1] t) noexcept nogil
cpdef i64 starter(i64[::1] t, i64 dealer) noexcept nogil
cpdef void draw_dealer(i64[::1] t) noexcept nogil
cpdef void deal(i64[::1] t) noexcept nogil
cpdef void clear_round(i64[::1] t) noexcept nogil
cdef void _fill_stock(i64[::1] t) noexcept nogil
cdef i64 _cut(i64[::1] t, i64 size) noexcept nogil
cdef void _turn_around(i64[::1] t, i64 first, i64 end) noexcept nogil
cdef void _turn_up(i64[::1] t) noexcept nogil
