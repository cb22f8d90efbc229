# The types with which `opening_shapes` compiles; what it does stands in opening_shapes.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef signed char[::1] BITS
cdef i64 ACE_BOTH_ENDS, ACE_HIGH, ADJACENT, ANY_RUN, CARDS, DISTINCT_SUITS, JOKERS_IN_MELD
cdef i64 LEAST_NATURALS, LEAST_SURPLUS, MELD, MELDS, MOST_COPIES, NO_ROOM, RUN_MAX, RUN_MIN, SET
cdef i64 SET_MAX, SET_MIN, WHOLE_RUN

cpdef i64 run_shapes(
    i64[::1] counts, i64 jokers, i64[::1] terms, i64[::1] work, i64 room
) noexcept nogil
cpdef i64 set_shapes(
    i64[::1] counts, i64 jokers, i64[::1] terms, i64[::1] work, i64 found, i64 room
) noexcept nogil
cpdef i64 natural_cards(i64 shape) noexcept nogil
cpdef i64 joker_count(i64 shape) noexcept nogil
cpdef bint is_natural_run(i64 shape, i64 wanted) noexcept nogil

cdef i64 _places_held(i64 suit, i64 places, i64[::1] counts) noexcept nogil
cdef i64 _bits(i64 places) noexcept nogil
cdef bint _run_fits(i64 mask, i64 length, i64 jokers, i64 aces, i64[::1] terms) noexcept nogil
cdef i64 _first_choice(i64 extra, i64 length, i64 missing, i64[::1] work) noexcept nogil
cdef i64 _next_choice(i64 extra, i64 length, i64 missing, i64[::1] work) noexcept nogil
cdef i64 _next_held(i64 place, i64 length, i64 missing) noexcept nogil
