# The types with which `exposed_turn` compiles; what it does stands in exposed_turn.py alone.

from openrummy.kernels cimport exposed_buy, exposed_deal, exposed_melds, exposed_score

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 ADDED, ALWAYS_OWED, ASKED, CAPPED, CONTRACT, CONTRACTS, DISCARDER, DISCARD_JOKER
cdef i64 DISCARD_PLAYABLE, DRAWING, EXHAUSTED, EXHAUSTION, FIRST_ASKED, FORMS, FREED, GOING_OUT
cdef i64 HANDS, HELD, IN_DOUBT, JOKER, KINDS_OF_CARD, LAST_IS_PLAY_ONLY, LAYOFF_NEEDS_OPEN
cdef i64 LAYOFF_OTHERS, LET_GO, MAX_TURNS, MELDS, MELD_SIZE, NOBODY, OPENED, OUT_ENDING, OWED
cdef i64 OWED_JOKERS, OWED_UNOPENED, OWNER, PASSED, PASS_ON, PHASE, PILE, PILE_SIZE, PLAYING
cdef i64 PLAYING_ON, PLAY_ONLY, POLL_SEATS, ROUND_OVER, SEATS, SKIPS, SOLD, STARTER, STARTER_EXTRA
cdef i64 TABLE, TAKEN, TAKEN_FORBIDDEN, TAKE_IS_OWED, TAKE_NEEDS_OPEN, TAKE_NOT_WITH_ONE
cdef i64 TAKE_WHEN_DOWN, TURN, TURNS, UNKNOWN, VOID, VOIDED

cpdef i64 way_out(i64[::1] t) noexcept nogil
cpdef bint may_draw(i64[::1] t) noexcept nogil
cpdef bint may_take(i64[::1] t, i64 seat) noexcept nogil
cpdef bint take_is_owed(i64[::1] t, i64 seat) noexcept nogil
cpdef bint owes(i64[::1] t) noexcept nogil
cpdef i64 to_ask(i64[::1] t) noexcept nogil
cpdef void start_turn(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _begin_turn(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _follower(i64[::1] t) noexcept nogil
cpdef void pass_on(i64[::1] t) noexcept nogil
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
