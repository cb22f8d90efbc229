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
cdef i64 ANY_RUN, BEGIN, BUCKET, BUCKET_SHIFT, BY_PENALTY, CARD_POINTS, CARDS, COPIES, EAGER
cdef i64 FEWEST, GAIN, JOKER, JOKERS, KEY, LANES, MELDS, MIN_POINTS, MOST, MUST_USE, NATURAL
cdef i64 NATURAL_RUN, NEED, NEVER, NO_ROOM, ORDER, PLACE, POINT_EAGER, POINT_GAIN, POINTS, SHAPE
cdef i64 SIZE, THREE_INSIDE, TOO_MANY, USED, WEIGHT

cpdef i64 best(
    i64[::1] counts, i64[::1] terms, i64[::1] values, i64[::1] penalty,
    i64[::1] work, i64 room, i64[::1] laid
) noexcept nogil

cdef i64 _find_melds(i64[::1] counts, i64[::1] terms, i64[::1] work, i64 room) noexcept nogil
cdef i64 _order_cards(i64 melds, i64 room, i64 must_use, i64[::1] work) noexcept nogil
cdef i64 _lane(i64 cards, i64[::1] counts, i64[::1] work) noexcept nogil
cdef void _sort_melds(
    i64 melds, i64 room, i64[::1] values, i64[::1] penalty, i64[::1] terms, i64[::1] work
) noexcept nogil
cdef i64 _bucket(i64 size, i64[::1] work) noexcept nogil
cdef void _fill_melds(
    i64 melds, i64 room, i64 lane,
    i64[::1] values, i64[::1] penalty, i64[::1] terms, i64[::1] work
) noexcept nogil
cdef void _fill_begin(i64 cards, i64 melds, i64 room, i64[::1] work) noexcept nogil
cdef i64 _by_gain(i64 cards, i64 gain, i64 eager, i64[::1] work) noexcept nogil
