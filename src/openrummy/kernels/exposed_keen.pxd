# The types with which `exposed_keen` compiles; what it does stands in exposed_keen.py alone.

from openrummy.kernels cimport (
    exposed_contract, exposed_forms, exposed_legal, exposed_outlook, exposed_plays, exposed_policy,
    exposed_rummy, exposed_turn,
)

ctypedef long long i64

cdef i64 CONTRACTS, DISCARD, DRAWING, HANDS, HELD, JOKER, JOKER_NEAR, KIND, KINDS_OF_CARD, MELD_SIZE
cdef i64 MOST_MELDS, NEEDS_EXACT, NEW_SET_FORMS, NOBODY, ON_MELD, OPENS, OWED, PHASE, SET, SLOTS
cdef i64 SPARED, SWAPS, TABLE, TAKEN

cpdef i64 keen_action(
    i64[::1] t, i64 seat, i64[::1] k, i64[::1] w, i64[::1] out
) noexcept nogil
cdef i64 _play(i64[::1] t, i64 seat, i64[::1] k, i64[::1] out, i64 count) noexcept nogil
cdef bint _takes_joker(i64[::1] t, i64 seat, i64 action) noexcept nogil
cdef bint _wild(i64[::1] t, i64 seat, i64 action) noexcept nogil
cdef bint _joker_added(i64[::1] t, i64 action) noexcept nogil
