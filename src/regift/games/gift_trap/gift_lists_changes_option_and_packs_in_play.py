"""The gifts, read from the lists beside this file, what a table changed in them, and the packs as it plays them.

A list holds a gift a table; rows 1 and 2, 3 and 4 … are the two faces of one card (GT-3).
"""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, final

from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, HIDDEN_WORD
from regift.kit.added_and_removed_cards_option import CardChanges, CustomCardsOption, HouseCard, read_card_changes
from regift.kit.event import HIDDEN

MOST_OWN: Final = 400
"""So many gifts of its own a table may add."""
KEPT: Final = 16
"""So many texts of changes are remembered, and so many ways to lay out the packs: a lobby asks again and again."""


class Gift:
    """One face of a card: what it is, for bots and for who draws it. Its words stand in the Fluent files beside."""

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id = id
        self.kind = str(row["kind"])
        """What sort of gift: thing, wear, food, lesson, outing, trip, service, creature, show, home, sport, game."""
        self.place = str(row["place"])
        """Where it is enjoyed: home, outdoors, water, town, far."""
        self.company = str(row["with"])
        """With whom: alone, pair, others."""
        self.thrill = int(row["thrill"])
        """0 to 3, as the two below."""
        self.practical = int(row["practical"])
        self.silly = int(row["silly"])
        self.tags = [str(tag) for tag in row["tags"]]
        self.is_family = bool(row["family"])
        """False: for grown-ups (GT-A20)."""
        self.picture = [str(sprite) for sprite in row["picture"]]
        """The sprites it is drawn with, the main one first."""
        self.ground = str(row["ground"])
        """What is behind them."""
        self.badge = str(row.get("badge", ""))
        """A small sprite in the corner, "" for none."""


@cache
def gifts_of(colour: str) -> tuple[Gift, ...]:
    """Read the gifts of a pack, in the order in which they lie on its cards."""
    text = (Path(__file__).parent / f"{colour}.toml").read_text(encoding="utf-8")
    return tuple([Gift(id, row) for id, row in tomllib.loads(text).items()])


@cache
def colours_by_gift() -> dict[str, str]:
    """Return each gift's pack by the gift's id."""
    return {gift.id: colour for colour in COLOURS for gift in gifts_of(colour)}


class PackOption(CustomCardsOption):
    """What the table changed in the packs: gifts put away (GT-A20), and gifts of its own by colour."""

    def __init__(self) -> None:
        super().__init__("packs", COLOURS, MOST_OWN)

    def house(self) -> list[HouseCard]:
        """List the gifts, pack by pack."""
        return [HouseCard(id, f"card-{id}", colour) for id, colour in colours_by_gift().items()]

    def fit(self, value: object) -> "bool | int | str | None":
        """Return the text in order, or None; a lobby asks for the same one again and again."""
        return fitted(value) if isinstance(value, str) else None


@lru_cache(maxsize=KEPT)
def fitted(text: str) -> "bool | int | str | None":
    """Return the text in order, each change once, or None."""
    return CustomCardsOption.fit(PackOption(), text)


@final
class PacksInPlay:
    """All gifts that may lie on the display. It is shared by games: nobody changes it."""

    def __init__(self, *, is_family: bool, packs: str) -> None:
        self.is_family = is_family
        self.gifts: list[str] = []
        """By gift: its id, as words and pictures know it."""
        self.codes: list[int] = []
        """By gift: what stands for it in a history."""
        self.turned: list[int] = []
        """By gift: what comes up when its card is turned over (GT-A9); itself where the other face is put away."""
        self.early: list[bool] = []
        """By gift: whether it comes up before those of the game (GT-A27)."""
        self.has_early = False
        """Whether any gift does."""
        self.cards: list[list[int]] = [[] for _ in COLOURS]
        """By colour: a gift of each card."""
        self.words: list[str] = list(COLOURS)
        """What codes stand for."""
        self._fill(read_card_changes(packs))

    def _fill(self, changes: CardChanges) -> None:
        """Lay out the cards: two rows of a list are one card (GT-3), a gift of the table's own is one by itself."""
        off = set(changes.off)
        early = set(changes.early)
        self.has_early = bool(early)
        for colour, name in enumerate(COLOURS):
            rows = gifts_of(name)
            on = [row.id not in off and (row.is_family or not self.is_family) for row in rows]  # GT-A20
            for at in range(0, len(rows), 2):
                faces = list(range(at, min(at + 2, len(rows))))
                numbers = [self._add(f"card-{rows[face].id}") for face in faces]
                up = [number for face, number in zip(faces, numbers, strict=True) if on[face]]
                if len(up) == 2:
                    self.turned[up[0]] = up[1]
                    self.turned[up[1]] = up[0]
                if up:
                    self.cards[colour].append(up[0])
            for mine, id in changes.own:
                if mine == name:
                    number = self._add(f"own-{id}")
                    self.cards[colour].append(number)
                    self.early[number] = id in early

    def _add(self, word: str) -> int:
        """Give the gift the next number and the next code but that of a hidden face."""
        if len(self.words) == HIDDEN:
            self.words.append(HIDDEN_WORD)
        number = len(self.gifts)
        self.gifts.append(word)
        self.codes.append(len(self.words))
        self.turned.append(number)
        self.early.append(False)
        self.words.append(word)
        return number


@lru_cache(maxsize=KEPT)
def build_packs(is_family: bool, packs: str) -> PacksInPlay:  # noqa: FBT001, what is kept is known by position
    """Lay out the packs as the table changed them, or as they are."""
    return PacksInPlay(is_family=is_family, packs=packs)
