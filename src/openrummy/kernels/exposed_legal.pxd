# The types with which `exposed_legal` compiles; what it does stands in exposed_legal.py alone.

from openrummy.kernels cimport (
    exposed_buy, exposed_deal, exposed_finish, exposed_list, exposed_plays, exposed_score,
    exposed_turn,
)

ctypedef long long i64

cdef i64 BUY, DECISIONS, DISCARD, DRAW, DRAWING, FORMS, HANDS, HELD, IN_DOUBT, KINDS_OF_CARD, LAY
cdef i64 NEXT, NOBODY, ON_MELD, OPENED, OUT, OUT_ENDING, OVER, PASS, PHASE, PLAYING_ON, ROUND_OVER
cdef i64 RULES_END, SEED, TABLE, TAKE, TAKEN, TURN, UNKNOWN

cpdef i64 legal(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out) noexcept nogil
cpdef bint is_legal(
    i64[::1] t, i64 seat, i64 action, i64[::1] w, i64[::1] out
) noexcept nogil
cdef i64 _list_draws(i64[::1] t, i64 seat, i64[::1] out) noexcept nogil
cdef i64 _list_plays(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out) noexcept nogil
cpdef void act(i64[::1] t, i64 seat, i64 action) noexcept nogil
cpdef void new_match(i64[::1] t, i64 seed) noexcept nogil
