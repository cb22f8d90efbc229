# The types with which `exposed_list` compiles; what it does stands in exposed_list.py alone.

from openrummy.kernels cimport exposed_melds

ctypedef long long i64

cdef i64[::1] BIT, SIZE
cdef i64 ADDED, ADJACENT_JOKERS, CARDS, FIRST, HANDS, HELD, JOKER, KIND, KINDS_OF_CARD
cdef i64 LAYOFF_NEEDS_OPEN, LAYOFF_OTHERS, LAYOFF_SAME_TURN, LENGTH, MAX_JOKERS, MELDS, MELD_SIZE
cdef i64 MOST_ADDED, MOST_MELDS, NEW_MELDS, NEW_SET_FORMS, ON_MELD, ON_REPLACE, OPENED, OPENED_ON
cdef i64 OWNER, RUN, RUN_BOTH_ACES, RUN_MAX, RUN_MAX_LAID, RUN_MIN, SET, SET_MAX, SET_MIN, SET_SWAPS
cdef i64 SLOTS, STANDS, STAY, SWAPS, SWAP_COUNTS, SWAP_NEEDS_OPEN, TABLE, THEN_LAYOFF, TURNS, WILD

cdef bint may_touch(i64[::1] t, i64 seat, i64 m) noexcept nogil
cdef bint has_room(i64[::1] t, i64 m, i64 count) noexcept nogil
cpdef i64 list_plays(i64[::1] t, i64 seat, i64[::1] out) noexcept nogil
cpdef i64 list_on_melds(i64[::1] t, i64 seat, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_on_run(i64[::1] t, i64 seat, i64 m, i64 code, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_on_set(i64[::1] t, i64 seat, i64 m, i64 code, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_swaps(i64[::1] t, i64 seat, i64 m, i64 code, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_set_swaps(
    i64[::1] t, i64 seat, i64 m, i64 code, i64 place, i64[::1] out, i64 n
) noexcept nogil
cdef i64 _list_new_melds(i64[::1] t, i64 seat, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_sets(
    i64[::1] t, i64 held, i64 jokers, i64 code, i64[::1] out, i64 n
) noexcept nogil
cdef i64 _list_runs(
    i64[::1] t, i64 hand, i64 jokers, i64 suit, i64 first, i64 code, i64[::1] out, i64 n
) noexcept nogil
