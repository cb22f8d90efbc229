# The types with which `dice` compiles; what it does stands in dice.py alone.

ctypedef long long i64

cdef i64 FIRST_MIX, MASK, SECOND_MIX, STEP

cpdef i64 seeded(i64 seed, i64 number) noexcept nogil
cpdef i64 advance(i64 state) noexcept nogil
cpdef i64 below(i64 state, i64 bound) noexcept nogil
cpdef i64 mixed(i64 state) noexcept nogil
