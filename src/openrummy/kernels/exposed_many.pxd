# The types with which `exposed_many` compiles; what it does stands in exposed_many.py alone.

from openrummy.kernels cimport (
    dice, exposed_finish, exposed_legal, exposed_play, exposed_policy, exposed_turn,
)

ctypedef long long i64
ctypedef unsigned char u8

cdef i64[::1] BIT
cdef i64 DECISIONS, ENDING, ENDINGS, GAMES, LIST, NEEDS_EXACT, OVER, PLAYED_DECISIONS, PLAYED_ROUNDS
cdef i64 REFUSED, SEATS, STARTED, SUMS, TOTALS, WAITING, WINNERS, WINS

cpdef i64 list_at(i64[::1] t) noexcept nogil
cpdef bint play_matches(
    i64[::1] t, i64 games, i64 seed, i64 policy, i64[::1] w, i64[::1] counts
) noexcept nogil
cdef bint _play_matches(
    i64[::1] t, i64 games, i64 seed, i64 policy, i64[::1] w, i64[::1] out, i64[::1] counts
) noexcept nogil
cpdef bint play_on(i64[::1] t, i64 policy, i64[::1] w) noexcept nogil
cpdef void reset(i64[::1] tables, i64 size, i64 first, i64 last, i64 seed) noexcept nogil
cpdef void step(
    i64[::1] tables, i64 size, i64 first, i64 last, i64 matches, i64[::1] actions,
    i64[::1] rewards, u8[::1] dones, i64[::1] w, i64[::1] tally
) noexcept nogil
cpdef void look(
    i64[::1] tables, i64 size, i64 first, i64 last, u8[::1] seen, i64 each, u8[::1] marks,
    i64 count, u8[::1] asked, i64[::1] w, i64[::1] tally
) noexcept nogil
cdef bint _look(
    i64[::1] t, u8[::1] seen, i64 each, u8[::1] marks, i64 count, u8[::1] asked, i64[::1] w,
    i64[::1] out
) noexcept nogil
cpdef void choose(
    i64[::1] tables, i64 size, i64 first, i64 last, i64 policy, i64[::1] actions, i64[::1] w,
    i64[::1] tally
) noexcept nogil
cdef i64 _chosen(i64[::1] t, i64 policy, i64[::1] w, i64[::1] out) noexcept nogil
