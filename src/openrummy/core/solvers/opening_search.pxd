# The types with which `opening_search` compiles; what it does stands in opening_search.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 BEGIN, BOUNDS, BUCKET, BY_PENALTY, COPIES, EAGER, EAGERS, FEWEST, GAIN, JOKER, LIVE, MELD
cdef i64 MELDS, MEMO, MEMO_AFTER, MEMO_MASK, MIN_POINTS, MIX, MIX_MASK, MIX_SHIFT, MOST, MUST_USE
cdef i64 NATURAL, NEED, NEVER, PLAIN, POINTS, POINT_BOUNDS, SCALE, SHAPE, SIZE, STACK, USED
cdef i64 WEIGHT, WILD, WORST, WORTH

cdef i64 search(
    i64 cards, i64 melds, i64 room, i64 lane, i64 jokers,
    i64[::1] terms, i64[::1] work, i64[::1] laid_melds
) noexcept nogil

cdef void _fill_lanes(i64 cards, i64 turns, i64 lane, i64 guard, i64[::1] work) noexcept nogil
cdef i64 _whole_lanes(i64 need, i64 lane, i64 guard) noexcept nogil
cdef void _fill_bounds(
    i64 bounds, i64 worth_of_meld, i64 cards, i64 turns, i64 lane, i64[::1] work
) noexcept nogil
cdef i64 _reach(
    i64 bounds, i64 at, i64 left, i64 lane, i64 jokers, i64 in_one, i64 enough, i64[::1] work
) noexcept nogil
cdef i64 _worth(i64 bounds, i64 at, i64 left, i64 lane, i64[::1] work) noexcept nogil
cdef i64 _cards_in(i64 left, i64 lane) noexcept nogil
cdef void _forget(i64[::1] work) noexcept nogil
cdef bint _known(i64 rest, i64 state, i64 total, i64 score, i64[::1] work) noexcept nogil
