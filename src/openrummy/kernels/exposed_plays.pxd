# The types with which `exposed_plays` compiles; what it does stands in exposed_plays.py alone.

from openrummy.kernels cimport exposed_deal, exposed_melds

ctypedef long long i64

cdef i64 ADDED, CARDS, DISCARD, FIRST, FORM, FORM_CARDS_AT, FORM_SIZE, FREED, HANDS, JOKER, KIND
cdef i64 KINDS_OF_CARD, LAY, LENGTH, MELDS, MELD_SIZE, MOST_MELDS, NEW_SET_FORMS, NOBODY, ON_MELD
cdef i64 ON_REPLACE, OPENED, OPENED_ON, OWNER, RUN, SET, SET_SWAPS, SLOTS, STANDS, SUIT, SWAPS
cdef i64 SWAP_COUNTS, TABLE, TAKEN, TO_HAND, TURNS, WILD

cpdef void play(i64[::1] t, i64 seat, i64 action) noexcept nogil
cdef void leave(i64[::1] t, i64 seat, i64 card) noexcept nogil
cdef void _add(i64[::1] t, i64 seat, i64 m, i64 slot) noexcept nogil
cpdef i64 slot_card(i64[::1] t, i64 m, i64 slot) noexcept nogil
cdef void _swap(i64[::1] t, i64 seat, i64 m, i64 code) noexcept nogil
cdef i64 _new_meld(i64[::1] t, i64 seat, i64 kind) noexcept nogil
cdef void _put(i64[::1] t, i64 seat, i64 m, i64 card) noexcept nogil
cdef void _lay_form(i64[::1] t, i64 seat, i64 form) noexcept nogil
cdef void _name(i64[::1] t, i64 m) noexcept nogil
cdef void _lay_new(i64[::1] t, i64 seat, i64 code) noexcept nogil
