# The types with which `counting` compiles; what it does stands in counting.py alone.

ctypedef long long i64

cdef dict NUMBERS
cdef tuple CARDS

cpdef count(cards, i64[::1] counts)
cpdef tuple cards_of(i64[::1] counts)
cdef i64 _number(card) except -1
