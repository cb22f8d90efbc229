# The types with which `contract_melds` compiles; what it does stands in contract_melds.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 CHOSEN, JOKERS, LEFT, PLACES, SETS_OF, SUIT_SHIFT, WILD, SET

cdef void rebuild(
    i64[::1] counts, i64 runs, i64 set_min, i64[::1] work, i64[::1] laid
) noexcept nogil
cdef i64 _fill_run(i64 key, i64[::1] work) noexcept nogil
cdef i64 run_shape(i64 key, i64 wild, i64[::1] work) noexcept nogil
cdef i64 _set_shape(i64 rank, i64 more, i64 set_min, i64[::1] work) noexcept nogil
