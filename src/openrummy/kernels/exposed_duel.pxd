# The types with which `exposed_duel` compiles; what it does stands in exposed_duel.py alone.

from openrummy.kernels cimport dice, exposed_keen, exposed_legal, exposed_policy, exposed_turn

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 NEEDS_EXACT, OVER, PHASE, ROUND_OVER, SEATS, TOTALS, WINNERS

cpdef bint play_round(
    i64[::1] t, i64 seat, i64[::1] own, i64[::1] other, i64[::1] w, i64[::1] out
) noexcept nogil
cpdef void matches(
    i64[::1] t, i64 first, i64 games, i64 seed, i64[::1] own, i64[::1] other, i64[::1] w,
    i64[::1] out, i64[::1] sums
) noexcept nogil
