# The types with which `exposed_contract` compiles; what it does stands in exposed_contract.py alone.

from openrummy.kernels cimport exposed_buy, exposed_forms, exposed_outlook, exposed_turn

ctypedef long long i64

cdef i64 COLD, CONTRACT, CONTRACTS, CONTRACT_LIST, CONTRACT_SIZE, DISCARD, DISTINCT_SUITS
cdef i64 EVIDENCE, FEEDS, FITS, KNOWN, LOOKED, OUTS, PILE, PILE_SIZE
cdef i64 FITS_NEXT, HANDS, JOKER, KINDS_OF_CARD, LACKS, LIST, MELDS, NEVER_THROWN, NEW_MELDS
cdef i64 NOBODY, ON_MELD, OPENED, PAIR, RUN_MADE, RUN_MIN, RUN_ONE, RUN_TWO, SET_MADE, SINGLE
cdef i64 TWICE, VALUES

cpdef i64 discard(
    i64[::1] t, i64 seat, i64[::1] k, i64[::1] w, i64[::1] out, i64 count
) noexcept nogil
cpdef i64 worth(
    i64[::1] t, i64 seat, i64 card, i64 weight, i64[::1] k, i64[::1] w
) noexcept nogil
cdef i64 _company(i64[::1] t, i64 seat, i64 card, i64[::1] k, i64[::1] w) noexcept nogil
cdef i64 _in_set(i64[::1] t, i64 hand, i64 card, i64[::1] k, i64[::1] w) noexcept nogil
cdef i64 _in_runs(
    i64[::1] t, i64 hand, i64 first, i64 place, i64 length, i64[::1] k, i64[::1] w
) noexcept nogil
cdef i64 _given(i64[::1] t, i64 seat, i64 card, i64[::1] k) noexcept nogil
cdef bint _go_together(i64 card, i64 other, i64 runs, i64 sets) noexcept nogil
