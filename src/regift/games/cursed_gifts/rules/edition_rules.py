"""The two rulebooks as data: one game, two editions, and what differs between them (CG-D1 to CG-D28)."""

from typing import Final, final

from mypy_extensions import i64


@final
class Edition:
    """What one rulebook says where the two differ; everything else is the same in both."""

    def __init__(self, id: str, *, reshuffles: bool, has_pair: bool, has_zodiac: bool) -> None:
        self.id = id
        self.reshuffles = reshuffles
        """CG-D2: an empty deck is made anew from the discard pile; else the game ends once nobody plays any more."""
        self.has_pair = has_pair
        """CG-D3: two Useless Gifts may be offered as an Inevitable gift."""
        self.has_zodiac = has_zodiac
        """CG-D5: the Useless Gift of your own sign can be played."""
        self.plays: i64 = 3
        """CG-R4: so many cards may be played in a turn."""
        self.gifts: i64 = 1
        """CG-R5, CG-D22: so many Cursed Gifts may be offered in a turn."""
        self.threshold: i64 = 10
        """CG-R8: with so many points in the area a player is eliminated."""
        self.hand: i64 = 7
        """CG-R1: so many cards are dealt to each player."""
        self.pair_worth: i64 = 1
        """CG-D3: what two Useless Gifts are worth in an area."""


FR: Final = "fr"
EN_2023: Final = "en_2023"
EDITIONS: Final = [FR, EN_2023]
TRIO: Final[i64] = 3
"""CG-R21: so many Useless Gifts do what an Instant Karma does."""
PAIR: Final[i64] = 2
"""CG-D3: so many Useless Gifts make one Cursed Gift."""


def edition(id: str) -> Edition:
    """Return the edition of that id: the French one unless it is the English one of 2023."""
    if id == EN_2023:
        return Edition(EN_2023, reshuffles=False, has_pair=False, has_zodiac=False)
    return Edition(FR, reshuffles=True, has_pair=True, has_zodiac=True)
