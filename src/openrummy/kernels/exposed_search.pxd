# The types with which `exposed_search` compiles; what it does stands in exposed_search.py alone.

from openrummy.kernels cimport (
    exposed_deal, exposed_guess, exposed_keen, exposed_legal, exposed_turn,
    exposed_value,
)

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 CONTRACTS, DEVELOPED, GUESSES, JOKER, NEEDS_EXACT, OPENED, OVER, PHASE, ROUND_OVER, TURNS
cdef i64 DRAWING, HORIZON, NEVER, TURN, VALUED, VALUES, WINNERS
cdef i64 DIFFERENCE, FIELDS, FORMS, HANDS, HELD, KINDS_OF_CARD, KNOWN, MELDS, MELD_SIZE, PLAYING
cdef i64 POINTS, SEATS, SEED, SQUARES, STOCK, STOCK_SIZE, SUM, TABLE, UNKNOWN, WON

cpdef i64 evaluate(
    i64[::1] t, i64 seat, i64[::1] unseen, i64 worlds, i64 most, i64[::1] actions, i64 count,
    i64 won, i64[::1] k, i64[::1] v, i64[::1] one, i64[::1] two, i64[::1] w, i64[::1] out, i64[::1] sums
) noexcept nogil
cdef i64 _imagine(
    i64[::1] t, i64 seat, i64[::1] unseen, i64 hidden, i64[::1] k, i64[::1] one, i64[::1] two,
    i64[::1] w
) noexcept nogil
cpdef void copy(i64[::1] t, i64[::1] to) noexcept nogil
cdef i64 _known(i64[::1] t, i64 seat) noexcept nogil
cdef void _shuffle(i64[::1] t, i64[::1] unseen, i64 count) noexcept nogil
cdef void _deal(i64[::1] t, i64 seat, i64[::1] unseen) noexcept nogil
cdef i64 _margin(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _bonus(i64[::1] t, i64 seat, i64 won) noexcept nogil
cdef bint _least(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _others(i64[::1] t, i64 seat) noexcept nogil
cdef i64 _run(
    i64[::1] t, i64 seat, i64 until, i64[::1] k, i64[::1] w, i64[::1] out
) noexcept nogil
