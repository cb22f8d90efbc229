# The types with which `gin_chances` compiles; what it does stands in gin_chances.py alone.

from openrummy.kernels cimport dice, gin, gin_search

ctypedef long long i64

cdef i64 POINTS, CERTAIN, MOST_POINTS

cdef void write(
    i64* t, i64* c, i64* w, i64 games, i64 target, i64* counts, i64* chances
) noexcept nogil
