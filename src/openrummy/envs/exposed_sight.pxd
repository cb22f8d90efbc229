# The types with which `exposed_sight` compiles; what it does stands in exposed_sight.py alone.

ctypedef long long i64
ctypedef unsigned char u8

cdef i64[::1] BIT
cdef i64 ACTIONS, ADD, ADDS, ANSWER, BUYS, CONTRACT, DISCARD, DISCARDER, FACES, FACTS, HELD
cdef i64 KNOWN, LAY, LET_GO, MELDS, MOST, OFFERED, OFFERS, ON_TURN, OPENED, PHASE, PILE, PILED
cdef i64 ROUND, ROWS, SOLD, STANDING, STOCK, SWAP, SWAPS, TABLE, TAKEN, TOP, TURNS, LONGEST
cdef i64 K_ASKED, K_BUYS, K_CARDS, K_CONTRACT, K_CONTRACTS, K_DISCARD, K_DISCARDER, K_DRAWING
cdef i64 K_FORM, K_FORM_CARDS_AT, K_FORM_SIZE, K_HANDS, K_HELD, K_KIND, K_KNOWN, K_LAY
cdef i64 K_LENGTH, K_LET_GO, K_MELD_SIZE, K_MELDS, K_MOST_MELDS, K_NEW_SET_FORMS, K_NEXT
cdef i64 K_ON_MELD, K_OPENED, K_PASSED, K_PHASE, K_PILE, K_PILE_SIZE, K_PLAYING_ON, K_ROUNDS
cdef i64 K_RUN, K_SEATS, K_SET_SWAPS, K_SLOTS, K_SOLD, K_STOCK_SIZE, K_SWAPS, K_TABLE, K_TAKEN
cdef i64 K_TURN, K_TURNS

cpdef void look_at_tables(
    i64[::1] t, i64 size, i64 first, i64 last, u8[::1] marks, i64 count, u8[::1] seats,
    u8[::1] seen, u8[::1] mask, i64[::1] moves
) noexcept nogil
cdef void _piles(i64[::1] t, i64 at, i64 seat, u8[::1] seen, i64 to) noexcept nogil
cdef void _facts(i64[::1] t, i64 at, i64 seat, u8[::1] seen, i64 to) noexcept nogil
cdef void _cards(i64[::1] t, i64 cards, i64 length, u8[::1] seen, i64 to) noexcept nogil
cdef void _plain(
    i64[::1] t, i64 at, u8[::1] marks, i64 legal, u8[::1] mask, i64[::1] moves, i64 to
) noexcept nogil
cdef i64 _on_meld(i64[::1] t, i64 at, i64 code) noexcept nogil
cdef void _lay_downs(
    i64[::1] t, i64 at, i64 seat, u8[::1] marks, i64 legal, i64 count, u8[::1] seen, i64 rows,
    u8[::1] mask, i64[::1] moves, i64 to
) noexcept nogil
cdef i64 _size(i64[::1] t, i64 form) noexcept nogil
cdef i64 _length(i64 code) noexcept nogil
cdef void _new_meld(i64[::1] t, i64 hand, i64 code, u8[::1] seen, i64 to) noexcept nogil
