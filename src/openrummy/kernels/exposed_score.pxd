# The types with which `exposed_score` compiles; what it does stands in exposed_score.py alone.

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 BY_CONTRACTS, BY_ROUNDS, BY_TARGET, CAPPED, CLOSED_FACTOR, CONTRACTS, CUT_POINTS, ENDING
cdef i64 EXHAUSTION, EXTRA_ROUND, FLAT, FORMAT, HANDS, KINDS_OF_CARD, LAST_ROUND, MATCH_ROUNDS
cdef i64 MOST_ROUNDS_A_CONTRACT, NEXT_CONTRACT, NOBODY, OPENED, OPENED_ON, OUT, OUT_BONUS, OVER
cdef i64 OWN_PROGRESS, PHASE, PLAYING, POINTS, ROUNDS, ROUND_OVER, SEATS, TARGET, TIE, TOTALS
cdef i64 TURNS, UNOPENED, UNOPENED_POINTS, VALUES, VOID, VOIDED, WINNERS

cpdef void end_round(i64[::1] t, i64 ending, i64 out) noexcept nogil
cpdef i64 hand_points(i64[::1] t, i64 seat) noexcept nogil
cpdef i64 deadwood(i64[::1] t, i64 seat) noexcept nogil
cpdef void end_match(i64[::1] t) noexcept nogil
cdef i64 _best(i64[::1] t, i64 points, i64 seats) noexcept nogil
cdef i64 _contenders(i64[::1] t) noexcept nogil
cdef i64 _through_contracts(i64[::1] t, i64 everyone) noexcept nogil
