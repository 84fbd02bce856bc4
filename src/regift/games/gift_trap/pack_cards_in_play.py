"""The packs as a table plays them: which gifts are on which cards, and what stands for each in a history."""

from functools import lru_cache
from typing import Final, final

from regift.games.gift_trap.gift_list_reader_and_changes_option import gifts_of
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, HIDDEN_WORD
from regift.kit.added_and_removed_cards_option import CardChanges, read_card_changes
from regift.kit.event import HIDDEN

KEPT: Final = 16
"""So many ways to lay out the packs are kept: a lobby asks again and again for that of its table."""


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
