# The types with which `contract_best` compiles; what it does stands in contract_best.py alone.
#
# From C: `from openrummy.core.solvers cimport contract_best`, then
#     contract_best.best(counts, runs, sets, run_min, set_min, worth, work, laid)
# with `i64[::1]` buffers: counts of 53, worth of contract_tables.WORTH_WORK as
# `contract_laydown.fill_worth` wrote it once for the table's points, work of LAY_DOWN_WORK, laid of
# LAID words. Melds come as shapes (opening_shapes). The hand must be `is_in_reach`; counts are
# changed for a while and come back as they were.

from openrummy.core.solvers cimport contract, contract_laydown, contract_melds

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 JOKERS, LEFT, MOST_COPIES, MOST_RUNS, MOST_SETS, PLACES, ROWS, SET, SUIT_SHIFT

cpdef bint is_in_reach(i64[::1] counts, i64 runs, i64 sets) noexcept nogil
cpdef bint is_sure(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min, i64[::1] work
) noexcept nogil
cpdef i64 best(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min,
    i64[::1] worth, i64[::1] work, i64[::1] laid
) noexcept nogil

cdef bint _lone(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 in_set,
    i64[::1] worth, i64[::1] work, i64[::1] laid
) noexcept nogil
cdef void _add_set(i64 card, i64 wild, i64 melds, i64[::1] work, i64[::1] laid) noexcept nogil
cdef void _add_run(
    i64 card, i64 run_min, i64 runs, i64 sets, i64[::1] work, i64[::1] laid
) noexcept nogil
