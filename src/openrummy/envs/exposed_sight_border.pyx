"""The function of `exposed_sight`, compiled: it lets other threads run while it works."""

from openrummy.envs cimport exposed_sight

ctypedef long long i64
ctypedef unsigned char u8


def look_at_tables(
    i64[::1] t, i64 size, i64 first, i64 last, u8[::1] marks, i64 count, u8[::1] seats,
    u8[::1] seen, u8[::1] mask, i64[::1] moves,
):
    with nogil:
        exposed_sight.look_at_tables(
            t, size, first, last, marks, count, seats, seen, mask, moves
        )
