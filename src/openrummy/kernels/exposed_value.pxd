# The types with which `exposed_value` compiles; what it does stands in exposed_value.py alone.

from openrummy.kernels cimport exposed_forms, exposed_outlook, exposed_score

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 CONTRACT, CONTRACTS, CONTRACT_LIST, CONTRACT_SIZE, FEWEST_CARDS, HELD, HELD_MOST
cdef i64 LACKS_MOST, MOST_CARDS, NOBODY, NUMBERS, OPENED, PLAYING, SEATS, FINENESS
cdef i64 STANDINGS, TOTALS, TURN

cpdef i64 standing(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cpdef i64 outs(i64[::1] t, i64 seat, i64[::1] w) noexcept nogil
cpdef i64 margin(i64[::1] t, i64 seat, i64[::1] v, i64[::1] w) noexcept nogil
cdef i64 _distance(i64 stand, i64 seat) noexcept nogil
cdef i64 _cost(
    i64[::1] t, i64 seat, i64 rival, i64 stand, i64 live, i64[::1] v
) noexcept nogil
cpdef i64 chance(i64 margin, i64 others) noexcept nogil
cpdef i64 match_chance(i64[::1] t, i64 seat, i64 margin, i64 others) noexcept nogil
