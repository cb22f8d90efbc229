# The types with which `exposed_shapes` compiles; what it does stands in exposed_shapes.py alone.

ctypedef long long i64

cdef i64 DISTINCT_SUITS, FORM_CARDS_AT, JOKER, RUN, SET, SET_SHAPE, STANDS

cdef void sort(i64[::1] shapes, i64 count) noexcept nogil
cdef i64 _order(i64 shape) noexcept nogil
cdef i64 length(i64 shape) noexcept nogil
cdef void write(i64[::1] t, i64 form, i64[::1] shapes, i64 count) noexcept nogil
cdef i64 _lacking_card(i64 shape) noexcept nogil
