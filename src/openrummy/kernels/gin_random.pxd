# The types with which `gin_random` compiles; what it does stands in gin_random.py alone.

from openrummy.core.solvers cimport gin as solver
from openrummy.kernels cimport dice, gin

ctypedef long long i64

cdef i64[::1] BIT, ORDER, PLACE, SIZE
cdef i64 BLOCKED_AT, CARDS, DICE, DISCARD, DRAWING, ENDED, GRAND_GIN, GRAND_GIN_BONUS, HAND_SIZE
cdef i64 HANDS, KNOCK, KNOWN, LANE, LAST_CARD, LIMIT, MOST_PILE_DRAWS, MOST_PIPS, MOST_TURNS, NOBODY
cdef i64 NOT_TAKEN, PHASE, PILE, PILE_DRAWS, PILE_SIZE, PLAYING, STOCK_ONLY, STOCK_SIZE, TAKEN
cdef i64 THROWN, TURN, TURNS

cdef i64 random_action(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 random_round(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 _usual_turns(i64* t, i64 at, i64* c) noexcept nogil
cpdef i64 nth(i64 cards, i64 number) noexcept nogil
