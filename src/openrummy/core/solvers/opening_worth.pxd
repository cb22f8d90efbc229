# The types with which `opening_worth` compiles; what it does stands in opening_worth.py alone.

from openrummy.core.solvers cimport opening_shapes

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 BOUNDS, BUCKET, BY_PENALTY, CARD_POINTS, CARDS, JOKER, JOKER_VALUE, MELD, MELDS, NATURAL
cdef i64 NATURAL_RUN, NEED, PER_JOKER, PLACE, POINT_BOUNDS, POINTS, SCALE, SET, SHAPE, SIZE, USED
cdef i64 WEIGHT, WORTH

cdef i64 points_laid(
    i64 melds, i64[::1] laid, i64[::1] values, i64[::1] work
) noexcept nogil
cdef void weigh_melds(
    i64 cards, i64 melds, i64 lane,
    i64[::1] values, i64[::1] penalty, i64[::1] terms, i64[::1] work
) noexcept nogil

cdef void _weigh_meld(
    i64 meld, i64 lane, i64[::1] values, i64[::1] penalty, i64[::1] terms, i64[::1] work
) noexcept nogil
cdef i64 _read_cards(i64 shape, i64[::1] values, i64[::1] work) noexcept nogil
cdef i64 _joker_points(i64 shape, i64[::1] values) noexcept nogil
