# The types with which `exposed_plays` compiles; what it does stands in exposed_plays.py alone.

from openrummy.kernels cimport exposed_deal, exposed_melds

ctypedef long long i64

cdef i64 ADDED, CARDS, DISCARD, FIRST, FORM, FORM_CARDS_AT, FORM_SIZE, FREED, HANDS, JOKER
cdef i64 JOKER_IS_OWED, KIND, KINDS_OF_CARD, LAY, LENGTH, MELDS, MELD_SIZE, MOST_MELDS
cdef i64 NEW_SET_FORMS, NOBODY, ON_MELD, ON_REPLACE, OPENED, OPENED_ON, OWED, OWED_JOKERS, OWNER
cdef i64 RUN, SET, SET_SWAPS, SLOTS, STANDS, SUIT, SWAPS, SWAP_COUNTS, TABLE, TAKEN, TO_HAND, TURNS
cdef i64 WILD

cpdef void play(i64[::1] t, i64 seat, i64 action) noexcept nogil
cdef void leave(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef void _add(i64[::1] t, i64 seat, i64 m, i64 slot) noexcept nogil
cpdef i64 slot_card(i64[::1] t, i64 m, i64 slot) noexcept nogil
cdef void _swap(i64[::1] t, i64 seat, i64 m, i64 code) noexcept nogil
cpdef i64 cards_used(i64[::1] t, i64 action) noexcept nogil
cpdef i64 uses(i64[::1] t, i64 seat, i64 action, i64 card) noexcept nogil
cdef i64 _form_uses(i64[::1] t, i64 form, i64 card) noexcept nogil
cdef i64 _run_uses(i64[::1] t, i64 seat, i64 code, i64 card) noexcept nogil
cdef bint _swap_uses(i64[::1] t, i64 m, i64 code, i64 card) noexcept nogil
cpdef bint frees_joker(i64[::1] t, i64 action) noexcept nogil
cdef i64 _new_meld(i64[::1] t, i64 seat, i64 kind) noexcept nogil
cdef void _put(i64[::1] t, i64 seat, i64 m, i64 card) noexcept nogil
cdef void _lay_form(i64[::1] t, i64 seat, i64 form) noexcept nogil
cdef void _name(i64[::1] t, i64 m) noexcept nogil
cdef void _lay_new(i64[::1] t, i64 seat, i64 code) noexcept nogil
