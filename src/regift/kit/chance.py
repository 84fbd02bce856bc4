"""Where every random number of a game comes from."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regift.kit.mypyc_support.pickling import attributes_of, rebuilt, set_attributes

MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draw from xoshiro128++: small, fast and the same on every platform (Blackman and Vigna, 2019).

    `seed` is any integer; equal seeds give equal draws, interpreted or compiled.
    """

    def __init__(self, seed: int) -> None:
        mixed: i64 = seed & 0xFFFFFFFF
        mixed ^= ((seed >> 32) & 0xFFFFFFFF) * 3 & MASK
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        mixed = (mixed + 0x9E3779B9) & MASK
        self.a = _mix(mixed)
        mixed = (mixed + 0x9E3779B9) & MASK
        self.b = _mix(mixed)
        mixed = (mixed + 0x9E3779B9) & MASK
        self.c = _mix(mixed)
        mixed = (mixed + 0x9E3779B9) & MASK
        self.d = _mix(mixed) | 1

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
        twin = Chance(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as where it stands: it draws the same numbers from there on."""
        return rebuilt, (type(self), attributes_of(self))


class KeyedChance(Chance):
    """Draw from a BLAKE2b stream keyed by a secret of 16 to 64 bytes: nobody without it can foretell a card."""

    def __init__(self, secret: bytes) -> None:
        if not 16 <= len(secret) <= 64:
            raise ValueError(f"secret: expected 16 to 64 bytes, got {len(secret)}")
        super().__init__(0)
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


def _mix(word: i64) -> i64:
    """Scatter 32 bits so that near seeds give far streams (Mulvey's hash)."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & MASK
    word ^= word >> 15
    word = (word * 0x735A2D97) & MASK
    return word ^ (word >> 15)
