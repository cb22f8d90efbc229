# The types with which `exposed_rummy` compiles; what it does stands in exposed_rummy.py alone.

from openrummy.core.solvers cimport opening
from openrummy.kernels cimport (
    exposed_buy, exposed_finish, exposed_outlook, exposed_policy, exposed_turn,
)

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 ASKED_TERMS, BY_PENALTY, CARDS, COUNTS, COUNT_AS, COUNT_AS_SIZE, DISCARD, DISTINCT_SUITS
cdef i64 DRAW, FEWEST, FITS, FITS_NEXT, HANDS, HELD, JOKER, KINDS_OF_CARD, LENGTH, LIST, LOOSE, MADE
cdef i64 MELDS, MELD_SIZE, MIN_POINTS, MOST, MUST_USE, NATURAL_RUN, NEEDS_EXACT, NEVER, NEVER_THROWN
cdef i64 NOBODY, NO_CARD, NO_RUN, ON_REPLACE, OPENED, OUT, OUT_OPENS, OUT_RUN, PASS, PILE, PILE_SIZE
cdef i64 ROOM, RUN_NEEDED, SET_SHAPE, SHAPES, SHAPES_SIZE, STANDS, STAY, STEP, STEPS, TABLE, TAKE
cdef i64 TERMS, TERMS_SIZE, TURN, VALUES, WORTH

cpdef i64 before_play(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef bint _wanted(i64[::1] t, i64 seat, i64 card, i64[::1] w) noexcept nogil
cdef bint _frees_joker(i64[::1] t, i64 card) noexcept nogil
cpdef i64 discard(
    i64[::1] t, i64 seat, i64[::1] k, i64[::1] w, i64[::1] out, i64 count
) noexcept nogil
cpdef bint improves(i64[::1] t, i64 seat, i64 card, i64[::1] w) noexcept nogil
cpdef i64 melded(i64[::1] t, i64 seat, i64 card, i64[::1] w) noexcept nogil
cdef i64 _melded(
    i64[::1] t, i64 seat, i64 card, i64[::1] w, i64[::1] counts, i64[::1] terms, i64[::1] shapes
) noexcept nogil
cdef i64 _lay(i64[::1] t, i64 shape, i64[::1] w) noexcept nogil
cpdef i64 keep(
    i64[::1] t, i64 seat, i64 card, i64 weight, i64[::1] k, i64[::1] w
) noexcept nogil
cdef i64 _set_outs(i64[::1] t, i64 card, i64[::1] w) noexcept nogil
cdef i64 _run_outs(i64 first, i64 place, i64[::1] w) noexcept nogil
cdef bint _any_meld(i64[::1] w) noexcept nogil
