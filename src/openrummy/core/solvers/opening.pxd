# The types with which `opening` compiles; what it does stands in opening.py alone.
#
# From C: `from openrummy.core.solvers cimport opening`, then
#     opening.best(counts, terms, values, penalty, work, room, laid)
# with `i64[::1]` buffers: counts of 53, terms of opening_tables.TERMS, values of VALUES, penalty of
# 53, work of MELDS + COLUMNS * room, laid of LAID words. A room of 512 is enough where a meld has
# one joker at most. Melds come as shapes (opening_shapes). Nothing is checked.

from openrummy.core.solvers cimport opening_search, opening_shapes, opening_worth

ctypedef long long i64

cdef i64[::1] BIT, DOWN, GAPS
cdef i64 ANY_RUN, BEGIN, BUCKET, BUCKET_SHIFT, COPIES, JOKER, JOKERS, LANES, MELD, MELDS, MUST_USE
cdef i64 NATURAL_RUN, NO_ROOM, ORDER, PLACE, SHAPE, SUITS, TOO_MANY, WEIGHT

cpdef i64 best(
    i64[::1] counts, i64[::1] terms, i64[::1] values, i64[::1] penalty,
    i64[::1] work, i64 room, i64[::1] laid
) noexcept nogil

cdef i64 _find_melds(i64[::1] counts, i64[::1] terms, i64[::1] work, i64 room) noexcept nogil
cdef bint _has_natural_run(i64 runs, i64 wanted, i64[::1] work) noexcept nogil
cdef i64 _order_cards(i64 melds, i64 must_use, i64[::1] work) noexcept nogil
cdef i64 _lane(i64 cards, i64[::1] counts, i64[::1] work) noexcept nogil
cdef void _sort_melds(i64 melds, i64 room, i64[::1] work) noexcept nogil
cdef void _fill_begin(i64 cards, i64 melds, i64[::1] work) noexcept nogil
