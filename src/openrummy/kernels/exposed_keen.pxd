# The types with which `exposed_keen` compiles; what it does stands in exposed_keen.py alone.

from openrummy.kernels cimport (
    exposed_buy, exposed_forms, exposed_legal, exposed_policy, exposed_turn,
)

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 FITS_NEXT, FITS_OWN, JOKER_NEAR, LACKS, NEVER_THROWN, OPENS, PAIR, POINTS_COLD, POINTS_HOT
cdef i64 POINTS_OPEN, POINTS_WARM, RUN_MADE, RUN_ONE, RUN_TWO, SET_MADE, SINGLE, TWICE
cdef i64 CARDS, CONTRACT, CONTRACTS, CONTRACT_LIST, CONTRACT_SIZE, DISCARD, DISTINCT_SUITS
cdef i64 DRAWING, HANDS, HELD, JOKER, KIND, KINDS_OF_CARD, LENGTH, LIST, MELDS, MELD_SIZE
cdef i64 MOST_MELDS, NEEDS_EXACT, NEW_MELDS, NEW_SET_FORMS, NOBODY, ON_MELD, OPENED, PACKS
cdef i64 PHASE, PILE, PILE_SIZE, PLAYING, RUN_MIN, SEATS, SET, SLOTS, STANDS, SWAPS, TABLE
cdef i64 VALUES

cpdef i64 keen_action(
    i64[::1] t, i64 seat, i64[::1] k, i64[::1] w, i64[::1] out
) noexcept nogil
cpdef i64 nearest(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _play(i64[::1] t, i64 seat, i64[::1] k, i64[::1] out, i64 count) noexcept nogil
cdef bint _wild(i64[::1] t, i64 seat, i64 action) noexcept nogil
cdef bint _joker_added(i64[::1] t, i64 action) noexcept nogil
cdef i64 _discard(
    i64[::1] t, i64 seat, i64[::1] k, i64[::1] w, i64[::1] out, i64 count
) noexcept nogil
cpdef i64 points_weight(i64[::1] t, i64 seat, i64[::1] k) noexcept nogil
cpdef void count_live(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cpdef i64 worth(
    i64[::1] t, i64 seat, i64 card, i64 weight, i64[::1] k, i64[::1] w
) noexcept nogil
cdef i64 _company(i64[::1] t, i64 seat, i64 card, i64[::1] k, i64[::1] w) noexcept nogil
cdef i64 _in_set(i64[::1] t, i64 hand, i64 card, i64[::1] k, i64[::1] w) noexcept nogil
cdef i64 _in_runs(
    i64[::1] t, i64 hand, i64 first, i64 place, i64 length, i64[::1] k, i64[::1] w
) noexcept nogil
