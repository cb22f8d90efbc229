# The types with which `exposed_buy` compiles; what it does stands in exposed_buy.py alone.

from openrummy.kernels cimport exposed_deal

ctypedef long long i64

cdef i64[::1] BIT
cdef i64 ASKED, BUYS, BUY_IN_TURN, BUY_OWN_DISCARD, BUY_UPCARD, BUY_WHEN_DOWN, BUY_WHEN_SHORT
cdef i64 DIRECTION, DISCARDER, DRAWING, EXTRA_CARDS, FIRST_ASKED, FIRST_CALL, HAND_MAX, HELD
cdef i64 LET_GO, MOST_BUYS, NOBODY, OPENED, PASSED, PHASE, PILE, PILE_SIZE, PLAYING, PLAYING_ON
cdef i64 SEATS, SOLD, TAKEN, TURN, VETO

cpdef i64 after(i64[::1] t, i64 seat) noexcept nogil
cpdef bint may_buy(i64[::1] t, i64 seat) noexcept nogil
cpdef i64 next_buyer(i64[::1] t) noexcept nogil
cpdef bint may_pass(i64[::1] t, i64 seat) noexcept nogil
cpdef void ask(i64[::1] t, i64 seat) noexcept nogil
cpdef void let_go(i64[::1] t, i64 seat) noexcept nogil
cdef void _settle(i64[::1] t) noexcept nogil
cdef void _sell(i64[::1] t, i64 seat) noexcept nogil
