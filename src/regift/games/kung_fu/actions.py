"""Everything a seat can do, and the finite table of it."""

from typing import final

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import (
    CARDS,
    GRANNY,
    HAND_WAY,
    KINDS,
    LABELS,
    ROW_WAY,
    THIEF,
    TOP_LEVEL,
    TORNADO,
    WORDS,
)
from regift.kit.action_arguments_and_action_table import CARD, NUMBER, SEAT, WORD, Action, ActionTable, Value


@final
class CleanUp(Action):
    """Go straight to step 4, leaving out what could still be done before it (MKF-7, MKF-8)."""

    def __init__(self) -> None:
        super().__init__("clean_up", "clean up", [])


@final
class Place(Action):
    """Lay a card in front of you as your next level (step 3)."""

    def __init__(self, kind: i64) -> None:
        super().__init__("place", f"place {LABELS[kind]}", [Value("card", CARD, CARDS[kind])])
        self.kind = kind


@final
class Attack(Action):
    """Begin an attack with a card, for what it does itself or what a granny replaces (step 2)."""

    def __init__(self, kind: i64, power: i64) -> None:
        said = "" if kind == power else f" as {LABELS[power]}"
        values = [Value("card", CARD, CARDS[kind]), Value("power", CARD, CARDS[power])]
        super().__init__("attack", f"attack with {LABELS[kind]}{said}", values)
        self.kind = kind
        self.power = power


@final
class Target(Action):
    """Choose whom to attack."""

    def __init__(self, seat: i64) -> None:
        super().__init__("target", f"seat {seat}", [Value("seat", SEAT, seat)], f"@{seat}")
        self.seat = seat


@final
class Way(Action):
    """Choose how the thief steals: a random card from the hand, or the card you need from the row."""

    def __init__(self, way: i64, *, keeps: bool = False) -> None:
        said = ", keeping a granny" if keeps else ""
        super().__init__(
            "way_keep" if keeps else "way", f"from the {WORDS[way]}{said}", [Value("way", WORD, WORDS[way])]
        )
        self.way = way
        self.keeps = keeps
        """House option `keep_stolen_granny`: a granny stolen at random stays in the hand."""


@final
class Take(Action):
    """Take the card that stands for a level out of the victim's row."""

    def __init__(self, level: i64) -> None:
        super().__init__("take", f"take level {level}", [Value("level", NUMBER, level)])
        self.level = level


@final
class Let(Action):
    """Let the attack through."""

    def __init__(self) -> None:
        super().__init__("let", "let it through", [])


@final
class Block(Action):
    """Stop the attack with a granny from your hand."""

    def __init__(self) -> None:
        super().__init__("block", "block with granny", [Value("card", CARD, CARDS[GRANNY])])


@final
class Discard(Action):
    """Pick a card to throw away in step 4."""

    def __init__(self, kind: i64) -> None:
        super().__init__("discard", f"discard {LABELS[kind]}", [Value("card", CARD, CARDS[kind])])
        self.kind = kind


@final
class Done(Action):
    """Throw away what was picked, draw back up to seven, and end the turn."""

    def __init__(self) -> None:
        super().__init__("done", "done", [])


@final
class GameActions:
    """The actions of one game, also by what they stand for."""

    def __init__(self, table: ActionTable, seats: i64) -> None:
        self.clean_up = CleanUp()
        self.place = [Place(kind) for kind in range(KINDS) if kind < THIEF or kind == GRANNY]
        """Levels 1 to 7, then the granny."""
        self.attack = [
            Attack(THIEF, THIEF),
            Attack(TORNADO, TORNADO),
            Attack(GRANNY, THIEF),
            Attack(GRANNY, TORNADO),
        ]
        self.target = [Target(seat) for seat in range(seats)]
        self.from_hand = Way(HAND_WAY)
        self.from_hand_keeping = Way(HAND_WAY, keeps=True)
        self.from_row = Way(ROW_WAY)
        self.take = [Take(level) for level in range(1, TOP_LEVEL + 1)]
        """By level − 1."""
        self.let = Let()
        self.block = Block()
        self.discard = [Discard(kind) for kind in range(KINDS)]
        self.done = Done()
        alone: list[Action] = [self.clean_up]
        ways: list[Action] = [self.from_hand, self.from_hand_keeping, self.from_row]
        window: list[Action] = [self.let, self.block, self.done]
        for action in alone + list(self.place) + list(self.attack) + list(self.target) + ways:
            table.add(action)
        for action in list(self.take) + window + list(self.discard):
            table.add(action)
