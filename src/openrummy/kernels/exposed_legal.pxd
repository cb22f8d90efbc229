# The types with which `exposed_legal` compiles; what it does stands in exposed_legal.py alone.

from openrummy.kernels cimport (
    exposed_buy, exposed_deal, exposed_list, exposed_melds, exposed_plays, exposed_score,
    exposed_turn,
)

ctypedef long long i64

cdef i64[::1] BIT, SIZE
cdef i64 ADJACENT_JOKERS, BUY, DECISIONS, DISCARD, DISCARD_REQUIRED, DRAW, DRAWING, EITHER, FORM
cdef i64 FORMS, FORM_SIZE, HANDS, HELD, JOKER, KIND, KINDS_OF_CARD, LAY, LIST, MAX_JOKERS
cdef i64 MELD_SIZE, MOST_MELDS, NEW_MELDS, NEW_SET_FORMS, NEXT, NOBODY, ON_MELD, ON_REPLACE, OPENED
cdef i64 OUT, OUT_ENDING, OVER, PASS, PHASE, PLAYING_ON, PLAY_ONLY, ROUND_OVER, RULES_END
cdef i64 RUN_BOTH_ACES, RUN_MAX, RUN_MAX_LAID, RUN_MIN, SEED, SET, SET_MAX, SET_MIN, SET_SWAPS
cdef i64 SLOTS, SWAPS, TABLE, TAKE, TAKEN, TO_HAND, TURN, UNKNOWN

cpdef i64 legal(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out) noexcept nogil
cpdef bint is_legal(
    i64[::1] t, i64 seat, i64 action, i64[::1] w, i64[::1] out
) noexcept nogil
cdef i64 _list_draws(i64[::1] t, i64 seat, i64[::1] out) noexcept nogil
cdef i64 _list_plays(i64[::1] t, i64 seat, i64[::1] w, i64[::1] out) noexcept nogil
cdef bint _ends_well(i64[::1] t, i64 seat, i64 action, i64 way, i64[::1] w) noexcept nogil
cdef bint _can_go_on(
    i64[::1] t, i64 seat, i64 action, i64[::1] plays, i64[::1] tried
) noexcept nogil
cpdef i64 cards_used(i64[::1] t, i64 action) noexcept nogil
cdef i64 _list_new_melds(i64[::1] t, i64 seat, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_sets(
    i64[::1] t, i64 held, i64 jokers, i64 code, i64[::1] out, i64 n
) noexcept nogil
cdef i64 _list_runs(
    i64[::1] t, i64 hand, i64 jokers, i64 suit, i64 first, i64 code, i64[::1] out, i64 n
) noexcept nogil
cpdef void act(i64[::1] t, i64 seat, i64 action) noexcept nogil
cpdef void new_match(i64[::1] t, i64 seed) noexcept nogil
