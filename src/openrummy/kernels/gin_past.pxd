# The types with which `gin_past` compiles; what it does stands in gin_past.py alone.

from openrummy.core.solvers cimport gin as solver
from openrummy.kernels cimport dice

ctypedef long long i64

cdef i64[::1] BIT, HIGHER, PAIRS, PIPS, PLACE
cdef i64 CARDS, DICE, HANDS, KNOWN, LIMIT, PACK, PILE, STOCK_SIZE, TURN
cdef i64 ANY_MISFIT, BROKE_MELD, COMBINATIONS, COUNT, DID_NOT_KNOCK, DREW, FIRST_STEPS, FITS, FITTED
cdef i64 HELD, HIDDEN, KEPT_HIGHER, LEFT_MELD_LYING, MISFIT, MOST_WORSE, ODDS, REFUSED, SEEN_TURNS
cdef i64 STARTS, STEPS, THREW, TOOK, TOOK_LOOSE, UNSEEN

cdef bint start(i64* t, i64* c, i64 hidden, i64* past) noexcept nogil
cdef i64 fit(i64* t, i64* c, i64 hidden, i64* past) noexcept nogil
cdef void next_hand(i64* t, i64 at, i64* past) noexcept nogil
cdef i64 misfit(i64* t, i64* past, i64 most) noexcept nogil
cdef void steps(i64* t, i64* past, i64 count) noexcept nogil
cdef void _swap(i64* t, i64* past, i64 most) noexcept nogil
cdef void _change_draw(i64* t, i64* past, i64 most) noexcept nogil
cdef i64 _turn_of(i64* past, i64 card) noexcept nogil
cdef void _shuffle(i64* t, i64* past, i64 unseen) noexcept nogil
cdef void _meld_taken(i64* t, i64* past, i64 known) noexcept nogil
cdef bint _first_draws(i64* past) noexcept nogil
cdef i64 _roll(i64* t, i64 bound) noexcept nogil
