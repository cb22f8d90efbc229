# The types with which `exposed_finish` compiles; what it does stands in exposed_finish.py alone.

from openrummy.kernels cimport (
    exposed_forms, exposed_list, exposed_plays, exposed_score, exposed_turn,
)

ctypedef long long i64

cdef i64 ADJACENT_JOKERS, ANY_SURPLUS, CARDS, DISCARD_REQUIRED, DRAWING, EITHER, FORMS, HANDS, HELD
cdef i64 IN_DOUBT, JOKER, JOKER_IS_OWED, JOKER_SHARE, KIND, KINDS_OF_CARD, LAY, LENGTH, LIST, MELDS
cdef i64 MELD_SIZE, MIX, MIXED, MIX_MASK, MOST_MELDS, MOST_PLAYS, MOST_SEEN, NEEDS_EXACT, NEW_MELDS
cdef i64 NEW_RUN_FORMS, NEW_SET_FORMS, NOBODY, ON_MELD, ON_REPLACE, OPENED, OWED, OWED_JOKERS, PHASE
cdef i64 PILE, PILE_SIZE, PLAY_ONLY, ROUND_OVER, RUN, RUN_MAX, RUN_MAX_LAID, SEEN, SLOTS, SUIT
cdef i64 SWAPS, TABLE, TAKEN, TO_HAND, TURN, UNKNOWN, WILD

cpdef bint find(i64[::1] t, i64[::1] w) noexcept nogil
cpdef i64 may_take(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef bint _may_open_with(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef i64 _may_use(i64[::1] t, i64 seat, i64[::1] w, i64[::1] after) noexcept nogil
cpdef bint settle(i64[::1] t, i64[::1] w) noexcept nogil
cpdef bint ends_well(i64[::1] t, i64 seat, i64 action, i64 way, i64[::1] w) noexcept nogil
cdef bint _settles(i64[::1] t, i64 seat, i64 action, i64 way) noexcept nogil
cdef bint _can_finish(i64[::1] t, i64 seat, i64 first, i64[::1] w) noexcept nogil
cdef bint _search(
    i64[::1] t, i64 seat, i64 first, i64[::1] plays, i64[::1] tried, i64[::1] path, i64[::1] seen
) noexcept nogil
cdef bint _helps(i64[::1] t, i64 seat, i64 action, i64 way) noexcept nogil
cdef bint _is_new(i64[::1] t, i64 seat, i64[::1] seen) noexcept nogil
cdef i64 _mixed(i64[::1] t, i64 seat, i64 start) noexcept nogil
cdef i64 _mix(i64 mixed, i64 number) noexcept nogil
cdef void _copy(i64[::1] t, i64[::1] to) noexcept nogil
cdef i64 _most_plays(i64[::1] t) noexcept nogil
cpdef i64 room(i64[::1] t) noexcept nogil
