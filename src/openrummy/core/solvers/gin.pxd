# The types with which `gin` compiles; what it does stands in gin.py alone.

ctypedef long long i64

cdef i64[::1] BIT, DOWN, KEEP, PIPS, POINTS, SIZE, UNMELDED
cdef i64 FULL, LANE, NO_CARD, NOT_ACE, NOT_KING, SPREAD, _TOO_MUCH

cpdef i64 points(i64 cards) noexcept nogil
cpdef i64 size(i64 cards) noexcept nogil
cpdef i64 runs_in(i64 cards) noexcept nogil
cpdef i64 deadwood(i64 key) noexcept nogil
cpdef i64 set_cards(i64 key) noexcept nogil
cpdef i64 run_cards(i64 hand, i64 key) noexcept nogil
cpdef i64 unmatched(i64 hand, i64 key) noexcept nogil
cpdef i64 arrange(i64 hand) noexcept nogil
cpdef i64 at_least(i64 hand) noexcept nogil
cpdef i64 defend(i64 hand, i64 runs, i64 fourths) noexcept nogil
cpdef i64 laid_on_runs(i64 hand, i64 key, i64 runs) noexcept nogil
cpdef i64 laid_on_sets(i64 hand, i64 key, i64 runs, i64 fourths) noexcept nogil
cpdef i64 deadwood_without(i64 hand, i64 key, i64 card) noexcept nogil
cpdef list discards(i64 hand)
cpdef i64 drop(i64 hand, i64 forbidden=*) noexcept nogil

cdef i64 _unmelded(i64 cards) noexcept nogil
cdef i64 _ranks_of(i64 cards) noexcept nogil
cdef i64 _set_ranks(i64 hand) noexcept nogil
cdef i64 _choices(i64 hand, i64 ranks) noexcept nogil
cdef i64 _chosen(i64 hand, i64 ranks, i64 choice) noexcept nogil
cdef bint _four_held(i64 hand, i64 rank) noexcept nogil
cdef bint _preferred(i64 sets, i64 than) noexcept nogil
cdef i64 _touching(i64 cards, i64 runs) noexcept nogil
cdef i64 _beside(i64 cards) noexcept nogil
