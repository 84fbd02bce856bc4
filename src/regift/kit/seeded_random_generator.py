"""Where every random number of a game comes from."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.kit.mypyc_support.pickling import attributes_of, rebuilt, set_attributes

MASK: Final[i64] = 0xFFFFFFFF
WIDTH: Final = 128
"""Bits of the state of a `Chance`."""
NEGATIVE: Final = 0x243F6A8885A308D313198A2E03707344
"""Taken in after the bits of a negative seed: 128 bits of π."""
STREAMS: Final = 1 << 64
"""So many streams each seed has; see `stream_seed`."""
CHOICE_STREAM: Final = 1 << 63
"""Of the streams of a game's seed: the one for what is chosen in it, by bots or by lot. It has nothing of the deal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draw from xoshiro128++: small, fast and the same on every platform (Blackman and Vigna, 2019).

    `seed` is any integer, and each of its bits counts; equal seeds give equal draws, interpreted or compiled. The state
    is filled by SplitMix64 (Steele, Lea and Flood, 2014), so near seeds give far streams, and no two seeds from 0 to
    2¹²⁸ − 1 give one.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        left = seed if seed >= 0 else ~seed
        self._take_in_bits(left)
        left >>= WIDTH
        while left != 0:
            self._take_in_bits(left)
            left >>= WIDTH
        if seed < 0:
            self._take_in_bits(NEGATIVE)

    def word(self) -> i64:
        """Draw 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        total: i64 = (a + d) & MASK
        result: i64 = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, count: i64) -> i64:
        """Draw a whole number from 0 to `count` − 1, each as likely (to one part in 2³² / `count`)."""
        return (self.word() * count) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` in random order, in place (Fisher and Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card: int = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def copy(self) -> "Chance":
        """Return an independent source that will draw the same numbers from here on."""
        twin: Chance = _UnfilledChance()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def split(self) -> "Chance":
        """Return a source of other numbers, filled from 128 bits drawn here."""
        a: i64 = self.word()
        b: i64 = self.word()
        c: i64 = self.word()
        d: i64 = self.word()
        part: Chance = _UnfilledChance()
        part._take_in(a, b, c, d)
        return part

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as where it stands: it draws the same numbers from there on."""
        return rebuilt, (type(self), attributes_of(self))

    def _take_in_bits(self, bits: int) -> None:
        """Take in the lowest 128 bits of a number that is not negative."""
        a: i64 = bits & 0xFFFFFFFF
        b: i64 = (bits >> 32) & 0xFFFFFFFF
        c: i64 = (bits >> 64) & 0xFFFFFFFF
        d: i64 = (bits >> 96) & 0xFFFFFFFF
        self._take_in(a, b, c, d)

    def _take_in(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Fill the state anew from itself and from 128 bits, the lowest 32 first.

        The state is what SplitMix64 draws first, starting from the lower 64 bits. Its increment is the usual γ, to
        which the upper 64 bits are added, scattered: each 128 bits give another state.
        """
        step_high, step_low = _scattered(self.d ^ d, self.c ^ c)
        step_low += 0x7F4A7C15
        step_high += 0x9E3779B9 + (step_low >> 32)
        step_low &= MASK
        low: i64 = (self.a ^ a) + step_low
        high: i64 = (self.b ^ b) + step_high + (low >> 32)
        low &= MASK
        self.b, self.a = _scattered(high & MASK, low)
        low += step_low
        high += step_high + (low >> 32)
        self.d, self.c = _scattered(high & MASK, low & MASK)
        if self.a | self.b | self.c | self.d == 0:
            self.d = 1  # from zeros xoshiro128++ draws zeros for ever


@mypyc_attr(allow_interpreted_subclasses=True)
class _UnfilledChance(Chance):
    """One whose state is written by who makes it: filling it from a seed would be lost time."""

    def __init__(self) -> None:
        self.a = 0
        self.b = 0
        self.c = 0
        self.d = 0


class KeyedChance(_UnfilledChance):
    """Draw from a BLAKE2b stream keyed by a secret of 16 to 64 bytes: nobody without it can foretell a card."""

    def __init__(self, secret: bytes) -> None:
        if not 16 <= len(secret) <= 64:
            raise ValueError(f"secret: expected 16 to 64 bytes, got {len(secret)}")
        super().__init__()
        self.secret = secret
        self.block = 0
        self.words: list[int] = []

    def word(self) -> i64:
        """Draw 32 bits."""
        if not self.words:
            stream = blake2b(self.block.to_bytes(8, "big"), key=self.secret, digest_size=64).digest()
            self.block += 1
            self.words = [int.from_bytes(stream[at : at + 4], "big") for at in range(60, -4, -4)]
        return self.words.pop()

    def copy(self) -> Chance:
        """Return an independent source that will draw the same numbers from here on."""
        twin = KeyedChance(self.secret)
        twin.block = self.block
        twin.words = self.words[:]
        return twin

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as where it stands, with its secret."""
        return rebuilt_keyed_chance, (self.secret, attributes_of(self))


def rebuilt_keyed_chance(secret: bytes, held: dict[str, object]) -> KeyedChance:
    """Return a stream that goes on where one that was pickled stood."""
    chance = KeyedChance(secret)
    set_attributes(chance, held)
    return chance


class FoldedSeedChance(_UnfilledChance):
    """Draw as records without a `generator` were dealt: from 32 bits, to which the seed is folded.

    Seeds share streams here: 0 and 2³² + 3 are one. Nothing new is dealt from it.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        mixed: i64 = seed & 0xFFFFFFFF
        mixed ^= ((seed >> 32) & 0xFFFFFFFF) * 3 & MASK
        mixed = (mixed + 0x9E3779B9) & MASK
        self.a = _mix(mixed)
        mixed = (mixed + 0x9E3779B9) & MASK
        self.b = _mix(mixed)
        mixed = (mixed + 0x9E3779B9) & MASK
        self.c = _mix(mixed)
        mixed = (mixed + 0x9E3779B9) & MASK
        self.d = _mix(mixed) | 1


def stream_seed(seed: int, number: int) -> int:
    """Return the seed of one of the streams of `seed`: 128 bits, all of which depend on all bits of both.

    No two streams share a seed while `seed` is from 0 to 2⁶⁴ − 1. ValueError if `number` is not.
    """
    if not 0 <= number < STREAMS:
        raise ValueError(f"number: expected 0 to {STREAMS - 1}, got {number}")
    mixed = Chance(seed * STREAMS + number)
    state = 0
    for word in (mixed.d, mixed.c, mixed.b, mixed.a):
        state = state << 32 | int(word)
    return state


def _scattered(high: i64, low: i64) -> tuple[i64, i64]:
    """Return what SplitMix64 draws in a state: 64 bits as two times 32, since 64 do not fit an i64."""
    low ^= ((high << 2) | (low >> 30)) & MASK
    high ^= high >> 30
    product: i64 = low * 0x1CE4E5B9
    high = ((product >> 32) + low * (0xBF58476D - (1 << 32)) + high * 0x1CE4E5B9) & MASK
    low = product & MASK
    low ^= ((high << 5) | (low >> 27)) & MASK
    high ^= high >> 27
    product = low * 0x133111EB
    high = ((product >> 32) + low * (0x94D049BB - (1 << 32)) + high * 0x133111EB) & MASK
    low = product & MASK
    return high ^ (high >> 31), low ^ (((high << 1) | (low >> 31)) & MASK)


def _mix(word: i64) -> i64:
    """Scatter 32 bits (Mulvey's hash)."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & MASK
    word ^= word >> 15
    word = (word * 0x735A2D97) & MASK
    return word ^ (word >> 15)
