# The types with which `opening_shapes` compiles; what it does stands in opening_shapes.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 ACE_BOTH_ENDS, ACE_HIGH, ADJACENT, CARDS, DISTINCT_SUITS, JOKERS_IN_MELD
cdef i64 LEAST_NATURALS, LEAST_SURPLUS, MOST_COPIES, NO_ROOM, RUN_MAX, RUN_MIN, SET, SET_MAX, SET_MIN

cpdef i64 run_shapes(
    i64[::1] counts, i64 jokers, i64[::1] terms, i64[::1] work, i64 at, i64 room
) noexcept nogil
cpdef i64 set_shapes(
    i64[::1] counts, i64 jokers, i64[::1] terms, i64[::1] work, i64 at, i64 room
) noexcept nogil
cpdef i64 naturals(i64 shape, i64[::1] work) noexcept nogil
cpdef i64 joker_count(i64 shape) noexcept nogil
cpdef bint has_natural_run(i64 shape, i64 inside) noexcept nogil

cdef bint _run_fits(i64 mask, i64 length, i64 jokers, i64 aces, i64[::1] terms) noexcept nogil
cdef i64 _first_choice(i64 extra, i64 length, i64 missing, i64[::1] work) noexcept nogil
cdef i64 _next_choice(i64 extra, i64 length, i64 missing, i64[::1] work) noexcept nogil
cdef i64 _next_held(i64 place, i64 length, i64 missing) noexcept nogil
