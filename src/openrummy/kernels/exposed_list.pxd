# The types with which `exposed_list` compiles; what it does stands in exposed_list.py alone.

from openrummy.kernels cimport exposed_melds

ctypedef long long i64

cdef i64 ADDED, CARDS, FIRST, HANDS, JOKER, KIND, KINDS_OF_CARD, LAYOFF_NEEDS_OPEN, LAYOFF_OTHERS
cdef i64 LAYOFF_SAME_TURN, LENGTH, MELDS, MELD_SIZE, MOST_ADDED, ON_MELD, ON_REPLACE, OPENED
cdef i64 OPENED_ON, OWNER, RUN, SET, SET_SWAPS, SLOTS, STANDS, STAY, SWAPS, SWAP_COUNTS
cdef i64 SWAP_NEEDS_OPEN, TABLE, THEN_LAYOFF, TURNS, WILD

cdef bint may_touch(i64[::1] t, i64 seat, i64 m) noexcept nogil
cdef bint has_room(i64[::1] t, i64 m, i64 count) noexcept nogil
cpdef i64 list_on_melds(i64[::1] t, i64 seat, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_on_run(i64[::1] t, i64 seat, i64 m, i64 code, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_on_set(i64[::1] t, i64 seat, i64 m, i64 code, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_swaps(i64[::1] t, i64 seat, i64 m, i64 code, i64[::1] out, i64 n) noexcept nogil
cdef i64 _list_set_swaps(
    i64[::1] t, i64 seat, i64 m, i64 code, i64 place, i64[::1] out, i64 n
) noexcept nogil
