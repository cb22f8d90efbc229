# The types with which `gin_match` compiles; what it does stands in gin_match.py alone.


ctypedef long long i64

cdef i64 BOX_BONUS, BOXES, DEALER, ENDED, FINALS, FORMAT, GAME_BONUS, MOST_ROUNDS, OVER, PHASE
cdef i64 POINTS, ROTATION, ROUNDS, SHUTOUT, TARGET, TIE, TO_WINNER, TOTALS, WINNERS

cdef void clear_match(i64* t, i64 at) noexcept nogil
cdef i64 next_dealer(i64* t, i64 at, i64* c) noexcept nogil
cdef void end_round(i64* t, i64 at, i64* c) noexcept nogil
cdef i64 _contenders(i64* t, i64 at, i64* c) noexcept nogil
cdef void _end_match(i64* t, i64 at, i64* c, i64 contenders) noexcept nogil
cdef i64 _best(i64 first, i64 second, i64 to_winner, i64 among) noexcept nogil
cdef void _add_bonuses(i64* t, i64 at, i64* c) noexcept nogil
