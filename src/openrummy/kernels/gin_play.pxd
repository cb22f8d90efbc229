# The types with which `gin_play` compiles; what it does stands in gin_play.py alone.

from openrummy.core.solvers cimport gin as solver
from openrummy.kernels cimport dice, gin, gin_random

ctypedef long long i64
ctypedef unsigned char u8

cdef i64[::1] BIT, PLACE
cdef i64 ACTIONS, DICE, DISCARD, DRAW, ENDED, ENDING, GRAND_GIN, HANDS, KNOCK, KNOWN, LIMIT, OVER
cdef i64 PASS, PHASE, PILE, PILE_SIZE, PLANES, PLAYING, POINTS, STRIDE, TAKE, TO_WINNER, TURN, TURNS
cdef i64 KNOCK_LOW, KNOCK_SOON, WORTH_TAKING

cdef void reset(i64* t, i64* c, i64 first, i64 last, i64 seed) noexcept nogil
cdef void playouts(i64* t, i64* c, i64 games, i64 seed, i64 policy, i64* counts) noexcept nogil
cdef i64 step_tables(
    i64* t, i64* c, i64 first, i64 last, i64 matches, i64* actions, u8* seen, u8* mask,
    i64* rewards, u8* dones, u8* seats
) noexcept nogil
cdef void look_at_tables(
    i64* t, i64* c, i64 first, i64 last, u8* seen, u8* mask, u8* seats
) noexcept nogil
cdef void look(i64* t, i64 at, i64* c, i64 table, u8* seen, u8* mask, u8* seats) noexcept nogil
cdef void mark(u8* out, i64 to, i64 cards) noexcept nogil
cdef void random_actions(i64* t, i64* c, i64 first, i64 last, i64* actions) noexcept nogil
cdef i64 simple_action(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 _simple_draw(i64* t, i64 at, i64* c, i64 hand) noexcept nogil
