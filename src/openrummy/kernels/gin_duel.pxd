# The types with which `gin_duel` compiles; what it does stands in gin_duel.py alone.

from openrummy.kernels cimport dice, gin, gin_play, gin_policy

ctypedef long long i64

cdef i64 DISCARD, ENDED, ENDING, LAY_OFF, OVER, PHASE, POINTS, TO_WINNER, TURN, WINNERS, NAIVE, SIMPLE
cdef i64 TALLIES

cdef void rounds(
    i64* t, i64* c, i64 first, i64 games, i64 seed, i64* own, i64 other_style, i64* other,
    i64* out
) noexcept nogil
cdef void matches(
    i64* t, i64* c, i64 first, i64 games, i64 seed, i64* own, i64 other_style, i64* other,
    i64* out
) noexcept nogil
cdef void play_round(i64* t, i64* c, i64 seat, i64* own, i64 other_style, i64* other) noexcept nogil
