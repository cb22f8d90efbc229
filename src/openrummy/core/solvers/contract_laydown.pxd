# The types with which `contract_laydown` compiles; what it does stands in contract_laydown.py alone.
#
# From C call `contract_best`, and `fill_worth` here.

from openrummy.core.solvers cimport contract, contract_melds, contract_sets

ctypedef long long i64

cdef i64[::1] BIT, GAPS
cdef i64 AT, CHOSEN, GAIN, HALF, JOKERS, MOST_SUM, PLACES, PLACES_MASK, RANKS, ROWS, ROWS_FOUND
cdef i64 SETS_OF, SPARE, SUIT_SHIFT, TRIAL, VALUES, WORTH_SHIFT

cpdef void fill_worth(i64[::1] values, i64[::1] worth) noexcept nogil
cdef i64 search(
    i64[::1] counts, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 floor,
    i64[::1] worth, i64[::1] work, i64[::1] laid
) noexcept nogil
cdef i64 worth_held(i64[::1] counts, i64[::1] worth) noexcept nogil

cdef i64 _worth(i64 places, i64[::1] worth) noexcept nogil
cdef i64 _find_runs(i64 jokers, i64 run_min, i64[::1] worth, i64[::1] work) noexcept nogil
cdef void _sort(i64 found, i64[::1] work) noexcept nogil
cdef i64 _search(
    i64 last, i64 jokers, i64 runs, i64 sets, i64 set_min, i64 floor,
    i64[::1] worth, i64[::1] work
) noexcept nogil
