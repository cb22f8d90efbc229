# The types with which `gin_policy` compiles; what it does stands in gin_policy.py alone.

from openrummy.core.solvers cimport gin as solver
from openrummy.kernels cimport gin

ctypedef long long i64

cdef i64[::1] PAIRS, NEAR, STAGE_TURNS, PLACE, BIT, PIPS
cdef i64 BLOCKED_AT, DISCARD, DRAW, GRAND_GIN, HANDS, KNOCK, KNOWN, LIMIT, PACK, PASS, PHASE, PILE
cdef i64 PLAYING, STOCK_SIZE, TAKE, THROWN, TURN, TURNS, COMBINATIONS, DEAD, FAR, HALF_DANGER
cdef i64 HOT_PIPS, KNOCK_TURNS, LAST_STAGED, LATE, LATE_STOCK, LEFT, MELD_OUT, MUCH, OPEN_DANGER
cdef i64 OUT_PIPS, RUN_OUT, SAFE, SET_OUT, STAGE_SIZE, SURE_DANGER, TAKE_MELD, KNOCK_WEIGHTS
cdef i64 MOST_PIPS, TAKE_WEIGHT, NO_CARD

cdef i64 choose(i64* t, i64 at, i64* c, i64* w) noexcept nogil
cdef bint wants_knock(i64* t, i64 at, i64* c, i64* w, i64 left) noexcept nogil
cdef i64 draw(i64* t, i64 at, i64* c, i64* w) noexcept nogil
cdef bint _gains(i64* t, i64 at, i64* c, i64* w, i64 hand, i64 low) noexcept nogil
cdef i64 throw(i64* t, i64 at, i64* c, i64* w, i64 may, i64 key) noexcept nogil
cpdef i64 stage_of(i64 turn) noexcept nogil
cdef i64 keep(i64 card, i64 hand, i64 melded, i64 live, i64* w, i64 stage) noexcept nogil
cdef i64 danger(
    i64 card, i64 live, i64 theirs, i64 thrown, i64 let_go, i64* w, i64 stage
) noexcept nogil
cdef i64 naive(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 _highest(i64 cards) noexcept nogil
