# The types with which `exposed_policy` compiles; what it does stands in exposed_policy.py alone.

from openrummy.kernels cimport (
    exposed_buy, exposed_deal, exposed_finish, exposed_forms, exposed_legal, exposed_plays,
    exposed_turn,
)

ctypedef long long i64

cdef i64 BUY, CONTRACT, CONTRACTS, CONTRACT_LIST, CONTRACT_SIZE, DISCARD, DISTINCT_SUITS, DRAW
cdef i64 DRAWING, FITS, FORMS, HANDS, JOKER, KINDS_OF_CARD, LOOKED_AT, MATE, MELDS, NEEDS_EXACT
cdef i64 NEIGHBOUR, NEVER_THROWN, NEW_MELDS, NOBODY, ON_MELD, OPENED, PASS, PHASE, PILE, PILE_SIZE
cdef i64 TAKE, TURN, VALUES

cpdef i64 random_action(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out) noexcept nogil
cpdef i64 simple_action(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out) noexcept nogil
cpdef i64 before_play(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef i64 _off_turn(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef bint _nearer(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef i64 _draw(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef bint _wanted(i64[::1] t, i64 seat, i64 card, i64[::1] w) noexcept nogil
cpdef i64 only_take(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cpdef bint opens_with(i64[::1] t, i64 seat) noexcept nogil
cpdef bint melds(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef i64 near(i64[::1] t, i64 hand, i64 card, i64 step) noexcept nogil
cdef i64 _play(i64[::1] t, i64[::1] out, i64 count) noexcept nogil
cdef i64 _discard(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out, i64 count) noexcept nogil
cdef i64 _worth(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef i64 _neighbours(i64[::1] t, i64 hand, i64 card) noexcept nogil
