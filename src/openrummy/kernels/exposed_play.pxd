# The types with which `exposed_play` compiles; what it does stands in exposed_play.py alone.

from openrummy.kernels cimport (
    exposed_finish, exposed_legal, exposed_melds, exposed_policy, exposed_turn,
)

ctypedef long long i64
ctypedef unsigned char u8

cdef i64[::1] BIT
cdef i64 ASKED, BUYS, CARDS, CONTRACT, CONTRACTS, CONTRACT_LIST, CONTRACT_SIZE, DISCARD, DRAWING
cdef i64 FACTS, FIRST, HANDS, HELD, JOKER, KIND, KINDS_OF_CARD, KNOWN, LAY, LAYOFF_OTHERS, LENGTH
cdef i64 LET_GO, MELDS, MELD_SIZE, NEEDS_EXACT, OPENED, OVER, OWNER, PHASE, PILE, PILES, PILE_SIZE
cdef i64 PLAYING_ON, POINTS, ROUND_OVER, SEATS, SEAT_FACTS, SEED, SET, STOCK_SIZE, TABLE, TURN

cpdef bint run(i64[::1] t, i64 policy, i64[::1] w, i64[::1] out) noexcept nogil
cpdef i64 step(
    i64[::1] t, i64 action, i64 matches, i64[::1] w, i64[::1] out, i64[::1] rewards
) noexcept nogil
cpdef bint mask(
    i64[::1] t, i64[::1] w, i64[::1] out, u8[::1] marks, i64 count
) noexcept nogil
cpdef void look(i64[::1] t, i64 seat, u8[::1] seen) noexcept nogil
cpdef i64 observation(i64 seats) noexcept nogil
cdef void _look_at_meld(i64[::1] t, i64 seat, i64 m, i64 at, u8[::1] seen) noexcept nogil
cdef void _look_at_facts(i64[::1] t, i64 seat, i64 at, u8[::1] seen) noexcept nogil
