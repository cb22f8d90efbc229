"""What `gin_batch` calls where the kernel is compiled: it lets other threads run meanwhile."""

from openrummy.kernels cimport gin, gin_chances, gin_duel, gin_match, gin_past, gin_play
from openrummy.kernels cimport gin_policy, gin_random, gin_search

ctypedef long long i64
ctypedef unsigned char u8


def reset(i64[::1] t, i64[::1] c, i64 first, i64 last, i64 seed):
    with nogil:
        gin_play.reset(&t[0], &c[0], first, last, seed)


def begin(i64[::1] t, i64 at, i64[::1] c, i64 upcard):
    gin.begin(&t[0], at, &c[0], upcard)


def clear_match(i64[::1] t, i64 at):
    gin_match.clear_match(&t[0], at)


def deal(i64[::1] t, i64 at, i64[::1] c):
    gin.deal(&t[0], at, &c[0])


def next_round(i64[::1] t, i64 at, i64[::1] c):
    gin.next_round(&t[0], at, &c[0])


def specials(i64[::1] t, i64 at, i64[::1] c):
    return gin.specials(&t[0], at, &c[0])


def discards(i64[::1] t, i64 at, i64[::1] c):
    return gin.discards(&t[0], at, &c[0])


def knocks(i64[::1] t, i64 at, i64[::1] c):
    return gin.knocks(&t[0], at, &c[0])


def may(i64[::1] t, i64 at, i64[::1] c, i64 action):
    return gin.may(&t[0], at, &c[0], action)


def step(i64[::1] t, i64 at, i64[::1] c, i64 action):
    gin.step(&t[0], at, &c[0], action)


def playouts(i64[::1] t, i64[::1] c, i64 games, i64 seed, i64 policy, i64[::1] counts):
    with nogil:
        gin_play.playouts(&t[0], &c[0], games, seed, policy, &counts[0])


def random_round(i64[::1] t, i64 at, i64[::1] c):
    cdef i64 decisions
    with nogil:
        decisions = gin_random.random_round(&t[0], at, &c[0])
    return decisions


def step_tables(
    i64[::1] t, i64[::1] c, i64 first, i64 last, i64 matches, i64[::1] actions,
    u8[::1] seen, u8[::1] mask, i64[::1] rewards, u8[::1] dones, u8[::1] seats,
):
    cdef i64 refused
    with nogil:
        refused = gin_play.step_tables(
            &t[0], &c[0], first, last, matches, &actions[0],
            &seen[0], &mask[0], &rewards[0], &dones[0], &seats[0],
        )
    return refused


def look_at_tables(
    i64[::1] t, i64[::1] c, i64 first, i64 last, u8[::1] seen, u8[::1] mask, u8[::1] seats
):
    with nogil:
        gin_play.look_at_tables(&t[0], &c[0], first, last, &seen[0], &mask[0], &seats[0])


def random_actions(i64[::1] t, i64[::1] c, i64 first, i64 last, i64[::1] actions):
    with nogil:
        gin_play.random_actions(&t[0], &c[0], first, last, &actions[0])


def rounds(
    i64[::1] t, i64[::1] c, i64 first, i64 games, i64 seed, i64[::1] own, i64 other_style,
    i64[::1] other, i64[::1] out,
):
    with nogil:
        gin_duel.rounds(&t[0], &c[0], first, games, seed, &own[0], other_style, &other[0], &out[0])


def matches(
    i64[::1] t, i64[::1] c, i64 first, i64 games, i64 seed, i64[::1] own, i64 other_style,
    i64[::1] other, i64[::1] out,
):
    with nogil:
        gin_duel.matches(&t[0], &c[0], first, games, seed, &own[0], other_style, &other[0], &out[0])


def choose(i64[::1] t, i64 at, i64[::1] c, i64[::1] w):
    return gin_policy.choose(&t[0], at, &c[0], &w[0])


def candidates(i64[::1] t, i64[::1] c, i64[::1] w, i64[::1] actions):
    return gin_search.candidates(&t[0], &c[0], &w[0], &actions[0])


def naive(i64[::1] t, i64 at, i64[::1] c):
    return gin_policy.naive(&t[0], at, &c[0])


def fit(i64[::1] t, i64[::1] c, i64 hidden, i64[::1] past):
    return gin_past.fit(&t[0], &c[0], hidden, &past[0])


def evaluate(
    i64[::1] t, i64[::1] c, i64[::1] w, i64[::1] knocker, i64 naives, i64 knocks,
    i64[::1] past, i64 hidden, i64 playouts, i64[::1] actions, i64 count, i64[::1] chances,
    i64 target, i64[::1] out,
):
    cdef i64 looked
    with nogil:
        looked = gin_search.evaluate(
            &t[0], &c[0], &w[0], &knocker[0], naives, knocks, &past[0], hidden, playouts,
            &actions[0], count, &chances[0], target, &out[0],
        )
    return looked


def deadwood_sample(i64[::1] t, i64[::1] c, i64[::1] w, i64 hidden, i64 kind, i64 worlds):
    return gin_search.deadwood_sample(&t[0], &c[0], &w[0], hidden, kind, worlds)


def write_chances(
    i64[::1] t, i64[::1] c, i64[::1] w, i64 games, i64 target, i64[::1] counts, i64[::1] chances
):
    with nogil:
        gin_chances.write(&t[0], &c[0], &w[0], games, target, &counts[0], &chances[0])
