"""What `batches` calls where the solvers are compiled: it lets other threads run meanwhile."""

from openrummy.core.solvers cimport many

ctypedef long long i64


def first_bad_hand(i64[::1] hands, i64 number, i64 most):
    cdef i64 found
    with nogil:
        found = many.first_bad_hand(hands, number, most)
    return found


def first_bad_counts(i64[::1] hands, i64 number, i64 most):
    cdef i64 found
    with nogil:
        found = many.first_bad_counts(hands, number, most)
    return found


def arrange(i64[::1] hands, i64 number, i64[::1] out):
    with nogil:
        many.arrange(hands, number, out)


def missing(
    i64[::1] hands, i64 number, i64 runs, i64 sets, i64 run_min, i64 set_min, i64 apart, i64 each,
    i64[::1] counts, i64[::1] work, i64[::1] out
):
    with nogil:
        many.missing(hands, number, runs, sets, run_min, set_min, apart, each, counts, work, out)


def most_points(
    i64[::1] hands, i64 first, i64 number, i64[::1] terms, i64[::1] values, i64[::1] penalty,
    i64[::1] counts, i64[::1] work, i64 room, i64[::1] laid, i64[::1] out
):
    cdef i64 done
    with nogil:
        done = many.most_points(
            hands, first, number, terms, values, penalty, counts, work, room, laid, out
        )
    return done
