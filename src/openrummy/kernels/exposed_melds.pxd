# The types with which `exposed_melds` compiles; what it does stands in exposed_melds.py alone.

ctypedef long long i64

cdef i64 ADJACENT_JOKERS, BOTH_MISSING, CARDS, DECLARED, DETERMINED, DISTINCT_SUITS, FIRST, JOKER
cdef i64 JOKER_SHARE, KIND, LENGTH, MAX_JOKERS, MIN_NATURALS, ON_REPLACE, RUN, RUN_BOTH_ACES
cdef i64 RUN_MAX, SET_IDENTITY, SET_MAX, SET_REPLACE, SLIDE, STANDS, STAY, SUIT, WILD

cpdef bint jokers_allowed(i64[::1] t, i64 jokers, i64 naturals) noexcept nogil
cpdef i64 meaning(i64 card) noexcept nogil
cpdef i64 above(i64[::1] t, i64 m) noexcept nogil
cpdef i64 below(i64[::1] t, i64 m) noexcept nogil
cpdef bint may_grow(i64[::1] t, i64 m, i64 card, i64 low) noexcept nogil
cpdef i64 ends(i64[::1] t, i64 m, i64 card) noexcept nogil
cpdef bint set_takes(i64[::1] t, i64 m, i64 card) noexcept nogil
cpdef bint holds(i64[::1] t, i64 m, i64 card) noexcept nogil
cpdef bint takes(i64[::1] t, i64 m, i64 card) noexcept nogil
cpdef void put_in_run(i64[::1] t, i64 m, i64 card, i64 low) noexcept nogil
cpdef void put_in_set(i64[::1] t, i64 m, i64 card) noexcept nogil
cpdef void settle(i64[::1] t, i64 m) noexcept nogil
cpdef bint only_joker(i64[::1] t, i64 m) noexcept nogil
cpdef bint may_swap_in_run(i64[::1] t, i64 m, i64 place, i64 low) noexcept nogil
cpdef void swap_in_run(i64[::1] t, i64 m, i64 place, i64 low) noexcept nogil
cpdef i64 missing_suits(i64[::1] t, i64 m, i64 but) noexcept nogil
cdef i64 _suit_bit(i64 card) noexcept nogil
cpdef i64 set_swaps(i64[::1] t, i64 m, i64 place) noexcept nogil
cdef i64 _size(i64 suits) noexcept nogil
cpdef void swap_in_set(i64[::1] t, i64 m, i64 place, i64 suit) noexcept nogil
