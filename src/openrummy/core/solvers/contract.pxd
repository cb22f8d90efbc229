# The types with which `contract` compiles; what it does stands in contract.py alone.
#
# From C: `from openrummy.core.solvers cimport contract`, then
#     contract.missing(counts, runs, sets, run_min, set_min, apart, each, work)
# with `i64[::1] counts` of 53 and `i64[::1] work` of contract_tables.MISSING_WORK numbers. For the
# plain contract `apart` is 0 and `each` is `sets`, at least 1. Nothing is checked.

ctypedef long long i64

cdef i64[::1] BIT
cdef signed char[::1] BITS
cdef i64 AT, BOTH_ACES, COVER, EMPTY, JOKERS, PLACES, RANKS, ROWS, SAVED, TAKEN, TALLY, TRIAL
cdef i64 UNSURE, WINDOWS

cpdef i64 missing(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 apart, i64 each,
    i64[::1] work
) noexcept nogil
cpdef i64 missing_below(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 apart, i64 each,
    i64 best, i64[::1] work
) noexcept nogil
cpdef i64 needed(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 apart, i64 each,
    i64[::1] work
) noexcept nogil

cdef i64 bits(i64 places) noexcept nogil
cdef void read_hand(i64[::1] counts, i64[::1] work) noexcept nogil
cdef void take(i64 row, i64 used, i64 depth, i64[::1] work) noexcept nogil
cdef void give_back(i64 row, i64 depth, i64[::1] work) noexcept nogil
cdef void ranks_after(i64 runs, i64[::1] work) noexcept nogil

cdef i64 _ranks_held(i64[::1] work) noexcept nogil
cdef i64 _set_cover(i64 ranks, i64 sets, i64 set_min, i64 each, i64[::1] work) noexcept nogil
cdef i64 _find_windows(i64 run_min, i64[::1] work) noexcept nogil
cdef bint _fits(i64 window, i64 depth, i64 apart, i64[::1] work) noexcept nogil
