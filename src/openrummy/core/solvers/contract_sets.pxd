# The types with which `contract_sets` compiles; what it does stands in contract_sets.py alone.

ctypedef long long i64

cdef i64 AFTER, CHOICES, SETS_OF, TABLE, TRIAL, USED_RANKS, VALUES

cdef i64 richest_sets(
    i64 ranks, i64 jokers, i64 sets, i64 set_min, i64[::1] worth, i64[::1] work
) noexcept nogil
cdef i64 _richest_state(i64 width, i64 sets, i64[::1] work) noexcept nogil
cdef void trace(i64 jokers, i64 sets, i64 set_min, i64[::1] work) noexcept nogil
