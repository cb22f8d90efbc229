# The types with which `exposed_guess` compiles; what it does stands in exposed_guess.py alone.

from openrummy.kernels cimport (
    exposed_contract, exposed_deal, exposed_forms, exposed_outlook, exposed_policy,
    exposed_rummy, exposed_turn,
)

ctypedef long long i64

cdef i64 CONTRACTS, DEVELOPED, FITS, HANDS, HELD, JOKER, KINDS_OF_CARD, KNOWN, LAID_OFF, LOOSE
cdef i64 DIRECTION, DISCARDER, EVIDENCE, PILE, REASONS, PILE_SIZE, SEATS
cdef i64 NOBODY, OPENED, STOCK, STOCK_SIZE, TRIES, TURNS

cpdef i64 disagreement(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef bint _wanted(i64[::1] t, i64 seat, i64 card, i64 lack, i64[::1] w) noexcept nogil
cdef i64 _needless(i64[::1] t, i64 seat, i64 lack, i64[::1] w) noexcept nogil
cpdef void develop(i64[::1] t, i64 seat, i64[::1] k, i64[::1] w) noexcept nogil
cdef bint _opens(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cdef void _give_reasons(i64[::1] t, i64 seat) noexcept nogil
cdef void _give_reason(i64[::1] t, i64 seat, i64 card, i64 way) noexcept nogil
cdef bint _has(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef i64 _in_stock(i64[::1] t, i64 card) noexcept nogil
cdef void _swap_in(i64[::1] t, i64 seat, i64 card, i64 other) noexcept nogil
cdef i64 _hidden_card(i64[::1] t, i64 seat, i64 but) noexcept nogil
cdef i64 _worst(
    i64[::1] t, i64 seat, i64 drawn, i64 weight, i64[::1] k, i64[::1] w
) noexcept nogil
