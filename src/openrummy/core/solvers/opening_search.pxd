# The types with which `opening_search` compiles; what it does stands in opening_search.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 BEGIN, BUCKET, BY_PENALTY, COPIES, EAGER, FEWEST, GAIN, JOKER, MELDS, MEMO, MEMO_AFTER, MEMO_MASK, MIN_POINTS, MOST
cdef i64 MUST_USE, NATURAL, NEED, NEVER, POINT_EAGER, POINT_GAIN, POINT_SHARE, POINTS, SCALE
cdef i64 SHAPE, SHARE, SIZE, STACK, USED, WEIGHT, WORST

cdef i64 search(
    i64 cards, i64 melds, i64 room, i64 lane, i64 jokers, i64 eager, i64 point_eager,
    i64[::1] terms, i64[::1] work, i64[::1] laid_melds
) noexcept nogil
cdef i64 _reach(
    i64 at, i64 cards, i64 left, i64 lane, i64 jokers, i64 in_one,
    i64 share, i64 gain, i64 eager, i64 eager_buckets, i64[::1] work
) noexcept nogil
cdef i64 _cards_from(i64 at, i64 cards, i64 left, i64 lane) noexcept nogil
cdef void _forget(i64[::1] work) noexcept nogil
cdef i64 _known(i64 rest, i64 state, i64 total, i64 score, i64[::1] work) noexcept nogil
