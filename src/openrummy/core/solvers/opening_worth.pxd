# The types with which `opening_worth` compiles; what it does stands in opening_worth.py alone.

from openrummy.core.solvers cimport opening_shapes

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 BUCKET, BY_PENALTY, CARD_POINTS, CARDS, GAIN, JOKER, JOKER_VALUE, MELDS, PER_JOKER, PLACE
cdef i64 POINT_GAIN, POINT_SHARE, POINTS, SCALE, SET, SHAPE, SHARE, USED, WEIGHT

cdef i64 read_meld(i64 shape, i64[::1] values, i64[::1] work) noexcept nogil
cdef i64 joker_points(i64 shape, i64[::1] values) noexcept nogil
cdef i64 points_laid(
    i64 melds, i64[::1] laid, i64[::1] values, i64[::1] work
) noexcept nogil
cdef i64 card_weight(i64 i, i64[::1] penalty, i64[::1] terms, i64[::1] work) noexcept nogil
cdef i64 meld_weight(
    i64 shape, i64 size, i64[::1] values, i64[::1] penalty, i64[::1] terms, i64[::1] work
) noexcept nogil
cdef void fill_bounds(
    i64 cards, i64 melds, i64 room,
    i64[::1] values, i64[::1] penalty, i64[::1] terms, i64[::1] work
) noexcept nogil

cdef void _raise_gain(
    i64 bucket, i64 row, i64 meld, i64 room, i64 points_too, i64[::1] work
) noexcept nogil
