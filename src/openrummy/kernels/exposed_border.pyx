"""Functions of `exposed_many` and the search, compiled: they let other threads run while the kernel works."""

from openrummy.kernels cimport exposed_many, exposed_search

ctypedef long long i64
ctypedef unsigned char u8


def play_matches(i64[::1] t, i64 games, i64 seed, i64 policy, i64[::1] w, i64[::1] counts):
    cdef bint done
    with nogil:
        done = exposed_many.play_matches(t, games, seed, policy, w, counts)
    return done


def play_on(i64[::1] t, i64 policy, i64[::1] w):
    cdef bint done
    with nogil:
        done = exposed_many.play_on(t, policy, w)
    return done


def reset(i64[::1] tables, i64 size, i64 first, i64 last, i64 seed):
    with nogil:
        exposed_many.reset(tables, size, first, last, seed)


def step(
    i64[::1] tables, i64 size, i64 first, i64 last, i64 matches, i64[::1] actions,
    i64[::1] rewards, u8[::1] dones, i64[::1] w, i64[::1] tally,
):
    with nogil:
        exposed_many.step(
            tables, size, first, last, matches, actions, rewards, dones, w, tally
        )


def look(
    i64[::1] tables, i64 size, i64 first, i64 last, u8[::1] seen, i64 each, u8[::1] marks,
    i64 count, u8[::1] asked, i64[::1] w, i64[::1] tally,
):
    with nogil:
        exposed_many.look(
            tables, size, first, last, seen, each, marks, count, asked, w, tally
        )


def choose(
    i64[::1] tables, i64 size, i64 first, i64 last, i64 policy, i64[::1] actions, i64[::1] w,
    i64[::1] tally,
):
    with nogil:
        exposed_many.choose(tables, size, first, last, policy, actions, w, tally)


def evaluate(
    i64[::1] t, i64 seat, i64[::1] unseen, i64 worlds, i64 most, i64[::1] actions, i64 count,
    i64 won, i64[::1] k, i64[::1] v, i64[::1] one, i64[::1] two, i64[::1] w, i64[::1] out,
    i64[::1] sums,
):
    cdef i64 done
    with nogil:
        done = exposed_search.evaluate(
            t, seat, unseen, worlds, most, actions, count, won, k, v, one, two, w, out, sums
        )
    return done
