# The types with which `exposed_turn` compiles; what it does stands in exposed_turn.py alone.

from openrummy.kernels cimport exposed_buy, exposed_deal, exposed_melds, exposed_score

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 ADDED, ASKED, CAPPED, CONTRACT, CONTRACTS, DISCARDER, DISCARD_JOKER, DISCARD_PLAYABLE
cdef i64 DRAWING, EXHAUSTED, EXHAUSTION, FIRST_ASKED, FORMS, FREED, GOING_OUT, HANDS, HELD, JOKER
cdef i64 KINDS_OF_CARD, LAST_IS_PLAY_ONLY, LAYOFF_NEEDS_OPEN, LAYOFF_OTHERS, LET_GO, MAX_TURNS
cdef i64 MELDS, MELD_SIZE, NOBODY, OPENED, OUT_ENDING, OWNER, PASSED, PASS_ON, PHASE, PILE
cdef i64 PILE_SIZE, PLAYING, PLAYING_ON, PLAY_ONLY, POLL_SEATS, ROUND_OVER, SEATS, SKIPS, SOLD
cdef i64 STARTER, STARTER_EXTRA, TABLE, TAKEN, TAKEN_FORBIDDEN, TAKE_NEEDS_OPEN, TAKE_NOT_WITH_ONE
cdef i64 TAKE_WHEN_DOWN, TURN, TURNS, UNKNOWN, VOID, VOIDED

cpdef i64 way_out(i64[::1] t) noexcept nogil
cpdef bint may_draw(i64[::1] t) noexcept nogil
cpdef bint may_take(i64[::1] t, i64 seat) noexcept nogil
cpdef i64 to_ask(i64[::1] t) noexcept nogil
cpdef void start_turn(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _players(i64[::1] t) noexcept nogil
cdef void _clear_turn(i64[::1] t) noexcept nogil
cpdef void start_round(i64[::1] t) noexcept nogil
cpdef void draw(i64[::1] t, i64 seat) noexcept nogil
cpdef void take(i64[::1] t, i64 seat) noexcept nogil
cpdef bint may_discard_any(i64[::1] t, i64 seat) noexcept nogil
cpdef bint may_discard(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef bint _barred(i64[::1] t, i64 seat, i64 card) noexcept nogil
cpdef bint fits_table(i64[::1] t, i64 seat, i64 card) noexcept nogil
cpdef void discard(i64[::1] t, i64 seat, i64 card) noexcept nogil
