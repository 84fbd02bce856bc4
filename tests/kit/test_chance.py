"""Chance: every bit of a seed counts, and streams have nothing to do with one another.

The seeds are fixed, so what is said of streams holds always or never. Each bound is one that even draws would break for
one choice of seeds in a million: by Hoeffding's inequality for shares of bits, by its quantile for chi-square.
"""

from collections import Counter
from itertools import pairwise
from math import log, sqrt
from statistics import NormalDist

import pytest

from regift.kit.seeded_random_generator import (
    CHOICE_STREAM,
    STREAMS,
    Chance,
    FoldedSeedChance,
    KeyedChance,
    stream_seed,
)

ERROR = 1e-6
"""How likely the most likely of these tests would be to fail, had its seeds been drawn by lot."""
BITS = 32
"""Of a word."""
EMPTY = 0x64166969B3969A0A << 64
"""The one seed of 128 bits whose state would be nothing but zeros."""
FOLDED_SEVEN = [1742169388, 2285352193, 3410323112, 2631554479]
"""What releases before drew first from the seed 7."""


def words(chance: Chance, count: int = 4) -> list[int]:
    return [int(chance.word()) for _ in range(count)]


def streams(seeds: int, numbers: int) -> list[int]:
    """Return the first words of the first streams of the first seeds."""
    return [words(Chance(stream_seed(seed, number)), 1)[0] for seed in range(seeds) for number in range(numbers)]


@pytest.mark.parametrize(
    ("seed", "low", "high"),
    [
        (0, 0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4),
        (1234567, 6457827717110365317, 3203168211198807973),
        (STREAMS - 1, 0xE4D971771B652C20, 0xE99FF867DBF682C9),
    ],
)
def test_a_seed_of_64_bits_fills_the_state_as_splitmix64_does(seed: int, low: int, high: int) -> None:
    chance = Chance(seed)
    assert int(chance.b) << BITS | int(chance.a) == low
    assert int(chance.d) << BITS | int(chance.c) == high


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1 << 32, 3),
        (1 << 32, 0),
        (1 << 64, 0),
        (1 << 64, 1),
        (1 << 127, 0),
        (1 << 128, 0),
        (1 << 128, 1),
        (1 << 1000, 0),
        (-1, 0),
        (-1, (1 << 32) - 1),
        (-1, (1 << 64) - 1),
        (-1, (1 << 128) - 1),
        (-5, 5),
        (-(1 << 128), 1 << 128),
    ],
)
def test_every_bit_of_a_seed_counts(one: int, other: int) -> None:
    assert not set(words(Chance(one))) & set(words(Chance(other)))


def test_the_seed_of_which_splitmix64_makes_zeros_draws_something() -> None:
    assert len(set(words(Chance(EMPTY), 100))) > 90


@pytest.mark.parametrize("number", [-1, STREAMS])
def test_a_stream_whose_number_has_not_64_bits_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"number: expected 0 to 18446744073709551615, got {number}"):
        stream_seed(1, number)


def test_no_two_streams_have_one_seed() -> None:
    numbers = [0, 1, 2, 3, 1 << 31, 1 << 32, 3 << 32, CHOICE_STREAM, STREAMS - 1, *range(1000, 1050)]
    seeds = [*numbers, -1, -2, -STREAMS, STREAMS, 1 << 200]
    assert len({stream_seed(seed, number) for seed in seeds for number in numbers}) == len(seeds) * len(numbers)


@pytest.mark.parametrize("chance", [Chance(5), KeyedChance(bytes(32)), FoldedSeedChance(5)], ids=type)
def test_a_copy_draws_the_same_numbers_and_what_is_split_off_draws_others(chance: Chance) -> None:
    twin = chance.copy()
    parts = [chance.split(), chance.split()]
    drawn = [words(each, 50) for each in (*parts, chance)]
    assert len({word for row in drawn for word in row}) == 150
    assert [words(each, 50) for each in (twin.split(), twin.split(), twin)] == drawn


def test_seeds_were_folded_before_records_named_their_generator() -> None:
    assert words(FoldedSeedChance(1 << 32)) == words(FoldedSeedChance(3))
    assert words(FoldedSeedChance(7)) == FOLDED_SEVEN


def test_the_first_words_of_many_streams_are_even() -> None:
    first = streams(seeds=100, numbers=200)
    for shift in (0, 8, 16, 24):
        assert chi_square([word >> shift & 255 for word in first], 256) < quantile(255, ERROR / 4), f"bits from {shift}"
    assert len(set(first)) > 19_900  # 20,000 words of 32 bits: 0.05 pairs are expected to be alike


def test_each_bit_of_a_seed_turns_half_of_the_first_word() -> None:
    seeds, wide = 300, 128
    turned = [[0] * BITS for _ in range(wide)]
    for number in range(seeds):
        seed = stream_seed(2026, number)
        word = words(Chance(seed), 1)[0]
        for bit in range(wide):
            change = word ^ words(Chance(seed ^ 1 << bit), 1)[0]
            for place in range(BITS):
                turned[bit][place] += change >> place & 1
    most = hoeffding(seeds, ERROR / (wide * BITS))
    for bit, row in enumerate(turned):
        for place, times in enumerate(row):
            assert abs(times - seeds / 2) < most, f"bit {bit} of the seed turned bit {place} of the word {times} times"


@pytest.mark.parametrize(
    "near",
    [
        [Chance(seed) for seed in range(500)],
        [Chance(stream_seed(seed, 0)) for seed in range(500)],
        [Chance(stream_seed(1, number)) for number in range(500)],
        [Chance(seed << 32) for seed in range(500)],
        [source.split() for source in [Chance(1)] * 500],
    ],
    ids=["seeds", "first games", "games", "high bits", "split off"],
)
def test_neighbouring_streams_are_not_correlated(near: list[Chance]) -> None:
    count, lags = 40, (0, 1, 2, 3)
    rows = [words(chance, count + max(lags)) for chance in near]
    bits = count * BITS
    for lag in lags:
        alike = [
            bits - sum((a ^ b).bit_count() for a, b in zip(one[:count], other[lag:], strict=False))
            for one, other in pairwise(rows)
        ]
        pairs = len(alike)
        assert abs(sum(alike) - pairs * bits / 2) < hoeffding(pairs * bits, ERROR / 8), f"all together, lag {lag}"
        worst = max(alike, key=lambda each: abs(each - bits / 2))
        assert abs(worst - bits / 2) < hoeffding(bits, ERROR / (8 * pairs)), f"one pair, lag {lag}"


def hoeffding(draws: int, error: float) -> float:
    """Return how far so many even bits fall short of or exceed their half, except with so small a probability."""
    return sqrt(draws * log(2 / error) / 2)


def chi_square(values: list[int], kinds: int) -> float:
    """Return how unevenly the values fall on so many kinds."""
    expected = len(values) / kinds
    found = Counter(values)
    return sum((found[kind] - expected) ** 2 / expected for kind in range(kinds))


def quantile(freedom: int, error: float) -> float:
    """Return what chi-square exceeds with that probability (Wilson and Hilferty, 1931)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + NormalDist().inv_cdf(1 - error) * sqrt(part)) ** 3
