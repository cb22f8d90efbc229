# The types with which `gin_search` compiles; what it does stands in gin_search.py alone.

from openrummy.core.solvers cimport gin as solver
from openrummy.kernels cimport dice, gin, gin_past, gin_policy

ctypedef long long i64

cdef i64[::1] PAIRS, PLACE, BIT
cdef i64 CARDS, DICE, DISCARD, ENDED, GRAND_GIN, HANDS, KNOCK, KNOWN, LAST_CARD, LIMIT, NOBODY
cdef i64 PACK, PHASE, PILE, PILE_SIZE, PLAYING, POINTS, STOCK_SIZE, STRIDE, THROWN, TO_WINNER
cdef i64 TOTALS, TURN, TURNS, COMBINATIONS, MUCH, NO_CARD, BATCH, BROKEN_MELD, GIVE_UP, KNOCKER
cdef i64 LEFT_MELD, MOST_ACTIONS, NAIVE, RECENT, SHARES, SPREAD_BY, THROWN_HALF, TRIES, UNKNOCKED
cdef i64 WAITER

cdef i64 evaluate(
    i64* t, i64* c, i64* w, i64* knocker, i64 naives, i64 knocks, i64* past, i64 hidden,
    i64 playouts, i64* actions, i64 count, i64* chances, i64 target, i64* out
) noexcept nogil
cdef i64 kind_of(i64 world, i64 naives, i64 knocks) noexcept nogil
cdef i64 candidates(i64* t, i64* c, i64* w, i64* actions) noexcept nogil
cdef void play_on(i64* t, i64 at, i64* c, i64* w) noexcept nogil
cdef void play_against(
    i64* t, i64 at, i64* c, i64* w, i64* knocker, i64 kind
) noexcept nogil
cdef void copy(i64* t, i64 source, i64 target) noexcept nogil
cdef void sample(i64* t, i64* c, i64* w, i64 hidden, i64 kind) noexcept nogil
cdef void _deal_unseen(i64* t, i64 at, i64 unseen, i64 other, i64 known, i64 hidden) noexcept nogil
cdef void _complete(i64* t, i64 at, i64 other, i64 known) noexcept nogil
cdef void _develop(i64* t, i64 at, i64* c, i64* w, i64 other, i64 known) noexcept nogil
cdef i64 disagreement(i64* t, i64 at, i64* c, i64 other) noexcept nogil
cdef i64 _give_up(i64* out, i64 count) noexcept nogil
cdef i64 _won(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 _value(i64* t, i64 at, i64* c, i64 seat, i64* chances, i64 target) noexcept nogil
cdef i64 deadwood_sample(i64* t, i64* c, i64* w, i64 hidden, i64 kind, i64 worlds) noexcept nogil
cdef i64 _roll(i64* t, i64 at, i64 bound) noexcept nogil
