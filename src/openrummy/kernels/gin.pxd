# The types with which `gin` compiles; what it does stands in gin.py alone.

from openrummy.core.solvers cimport gin as solver
from openrummy.kernels cimport dice, gin_match

ctypedef long long i64

cdef i64[::1] BIT, PIPS, PLACE
cdef i64 BLOCKED, BLOCKED_AT, CAPPED, CARDS, DEADWOOD, DEALER, DICE, DISCARD, DRAW, DRAWING, ENDER
cdef i64 ENDING, FIRST_DEALER, GIN, GIN_BONUS, GRAND, GRAND_GIN, GRAND_GIN_BONUS, HAND_SIZE, HANDS
cdef i64 KNOCK, KNOCK_LIMIT, KNOCKED, KNOWN, LAST_CARD, LAST_TAKE, LAY_OFF, LIMIT, MOST_PILE_DRAWS
cdef i64 MOST_TURNS, NOBODY, NOT_ENDED, NOT_TAKEN, OFFER, OFFERED, PACK, PASS, PHASE, PILE
cdef i64 PILE_DRAWS, PILE_SIZE, PLAYING, POINTS, STARTER, STOCK_ONLY, STOCK_SIZE, TAKE, TAKEN
cdef i64 THROWN, TO_WINNER, TURN, TURNS, UNDERCUT, UNDERCUT_BONUS, UNDERCUT_ON_TIE, UPCARD, LANE
cdef i64 MOST_PIPS, SPREAD

cdef void new_match(i64* t, i64 at, i64* c, i64 state) noexcept nogil
cdef void deal(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 shuffle(i64* t, i64 at, i64 cards) noexcept nogil
cdef void begin(i64* t, i64 at, i64* c, i64 upcard) noexcept nogil
cdef i64 specials(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 discards(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 knocks(i64* t, i64 at, i64* c) noexcept nogil
cpdef i64 knocking(i64 hand, i64 key, i64 may, i64 limit) noexcept nogil
cdef bint may(i64* t, i64 at, i64* c, i64 action) noexcept nogil
cdef void step(i64* t, i64 at, i64* c, i64 action) noexcept nogil
cdef void next_round(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 top(i64* t, i64 at) noexcept nogil
cdef bint _all_melded(i64* t, i64 at) noexcept nogil
cdef void _take(i64* t, i64 at, i64 seat) noexcept nogil
cdef void _pass(i64* t, i64 at, i64* c, i64 seat) noexcept nogil
cdef void _throw(i64* t, i64 at, i64 seat, i64 card) noexcept nogil
cdef void _next_turn(i64* t, i64 at, i64* c, i64 seat) noexcept nogil
cdef void _cancel(i64* t, i64 at, i64* c, i64 ending) noexcept nogil
cdef void _showdown(i64* t, i64 at, i64* c, i64 seat, i64 grand) noexcept nogil
cdef i64 _roll(i64* t, i64 at, i64 bound) noexcept nogil
