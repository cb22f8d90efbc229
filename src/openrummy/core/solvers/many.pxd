# The types with which `many` compiles; what it does stands in many.py alone.

from openrummy.core.solvers cimport contract, gin, opening, opening_worth

ctypedef long long i64

cdef i64 FULL, JOKERS, MOST_COPIES

cdef i64 first_bad_hand(i64[::1] hands, i64 number, i64 most) noexcept nogil
cdef i64 first_bad_counts(i64[::1] hands, i64 number, i64 most) noexcept nogil
cdef void arrange(i64[::1] hands, i64 number, i64[::1] out) noexcept nogil
cdef void missing(
    i64[::1] hands, i64 number, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 apart, i64 each,
    i64[::1] counts, i64[::1] work, i64[::1] out
) noexcept nogil
cdef i64 most_points(
    i64[::1] hands, i64 first, i64 number, i64[::1] terms, i64[::1] values, i64[::1] penalty,
    i64[::1] counts, i64[::1] work, i64 room, i64[::1] laid, i64[::1] out
) noexcept nogil

cdef void _copy(i64[::1] hands, i64 number, i64[::1] counts) noexcept nogil
