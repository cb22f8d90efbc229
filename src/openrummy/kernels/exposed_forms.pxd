# The types with which `exposed_forms` compiles; what it does stands in exposed_forms.py alone.

from openrummy.core.solvers cimport contract, contract_best, opening
from openrummy.kernels cimport exposed_shapes, exposed_turn

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 ASKED_TERMS, BOTH_ACES, BY_PENALTY, CLOSED_EXEMPT, CONTRACT, CONTRACTS, CONTRACT_LIST
cdef i64 CONTRACT_SIZE, COUNTS, COUNT_AS, COUNT_AS_SIZE, DISCARD_REQUIRED, DISTINCT_SUITS
cdef i64 EARLIEST_TURN, FEWEST, FORM, FORMS, FORM_SIZE, FREED, HANDS, HELD, JOKER, KINDS_OF_CARD
cdef i64 MIN_POINTS, MORE_SHAPES, MOST, MOST_SEARCHED, MUST_USE, NATURAL_RUN, NEVER, NOBODY, NO_CARD
cdef i64 OPENED, OWED, PHASE, PLAYING_ON, PLAY_ONLY, ROOM, SET_MIN, SHAPES, SHAPES_SIZE, TAKEN
cdef i64 TERMS, TERMS_SIZE, TURN, TURNS, UNKNOWN, VALUES, WORTH, WORTH_TABLE, WORTH_TABLE_SIZE

cpdef bint find(i64[::1] t, i64[::1] w) noexcept nogil
cpdef bint find_some(i64[::1] t, i64[::1] w) noexcept nogil
cpdef i64 lacking(i64[::1] t, i64 seat, i64 card, i64[::1] w) noexcept nogil
cpdef i64 helpful(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef i64 _helpful(i64[::1] t, i64 seat, i64[::1] w, i64[::1] counts) noexcept nogil
cdef void _count(i64[::1] t, i64 seat, i64 card, i64[::1] counts) noexcept nogil
cdef i64 _lacking(i64[::1] t, i64 seat, i64 card, i64[::1] w, i64[::1] counts) noexcept nogil
cdef bint _go_down(
    i64[::1] t, i64 seat, i64 row, i64[::1] w, i64[::1] counts, i64[::1] shapes, i64[::1] worth
) noexcept nogil
cdef bint _open(
    i64[::1] t, i64 seat, i64[::1] w, i64[::1] counts, i64[::1] terms, i64[::1] shapes,
    i64[::1] more
) noexcept nogil
cpdef bint opens(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef bint _opens(
    i64[::1] t, i64 seat, i64[::1] w, i64[::1] counts, i64[::1] terms, i64[::1] shapes
) noexcept nogil
cdef void _ask(i64[::1] t, i64 seat, i64[::1] terms) noexcept nogil
cdef i64 _opening(
    i64[::1] t, i64[::1] w, i64[::1] counts, i64[::1] terms, i64[::1] shapes
) noexcept nogil
cpdef bint may_open(i64[::1] t, i64 seat) noexcept nogil
cdef bint _in_run(i64 places, i64 rank, i64 jokers) noexcept nogil
cdef bint _beside(i64 places, i64 place, i64 jokers) noexcept nogil
