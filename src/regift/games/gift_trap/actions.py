"""Everything a seat can do, and the finite table of it."""

from typing import final

from mypy_extensions import i64

from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, PACKS, RANKS, SQUARES, TOKENS
from regift.kit.action_arguments_and_action_table import NUMBER, SEAT, WORD, Action, ActionTable, Value


@final
class Choose(Action):
    """The dealer chooses the pack of the round (GT-18)."""

    def __init__(self, colour: i64) -> None:
        word = COLOURS[colour]
        super().__init__("choose", f"choose {word}", [Value("colour", WORD, word)], f"pack:{word}")
        self.colour = colour


@final
class Wait(Action):
    """Let a beat pass (GT-A15)."""

    def __init__(self) -> None:
        super().__init__("wait", "wait", [])


@final
class Trap(Action):
    """Put the GiftTRAP card on a gift (GT-49)."""

    def __init__(self, square: i64) -> None:
        super().__init__("trap", f"trap {square + 1}", [Value("square", NUMBER, int(square) + 1)], f"display/{square}")
        self.square = square


@final
class GetMore(Action):
    """Slide GET MORE under a closed parcel (GT-46)."""

    def __init__(self, giver: i64, slot: i64, *, is_doubled: bool) -> None:
        said, values = parcel_of(giver, slot, is_doubled=is_doubled)
        super().__init__("get_more", f"get more from {said}", values)
        self.giver = giver
        self.slot = slot


@final
class Give(Action):
    """Lay the token of a gift before somebody (GT-23)."""

    def __init__(self, square: i64, target: i64) -> None:
        values = [Value("square", NUMBER, int(square) + 1), Value("target", SEAT, int(target))]
        super().__init__("give", f"give {square + 1} to {target}", values, f"display/{square}")
        self.square = square
        self.target = target


@final
class GiveMore(Action):
    """Put GIVE MORE to a token that was just laid (GT-44)."""

    def __init__(self, square: i64) -> None:
        values = [Value("square", NUMBER, int(square) + 1)]
        super().__init__("give_more", f"give more on {square + 1}", values, f"display/{square}")
        self.square = square


@final
class Rate(Action):
    """Lay a GET token on a gift (GT-29)."""

    def __init__(self, rank: i64, square: i64) -> None:
        word = RANKS[rank]
        values = [Value("rank", WORD, word), Value("square", NUMBER, int(square) + 1)]
        super().__init__("rate", f"{word.replace('_', ' ')} on {square + 1}", values, f"display/{square}")
        self.rank = rank
        self.square = square


@final
class Done(Action):
    """Lock what was given, or rated (GT-A12)."""

    def __init__(self) -> None:
        super().__init__("done", "done", [])


@final
class Open(Action):
    """Open the parcel of this giver next (GT-34)."""

    def __init__(self, giver: i64, slot: i64, *, is_doubled: bool) -> None:
        said, values = parcel_of(giver, slot, is_doubled=is_doubled)
        super().__init__("open", f"open from {said}", values)
        self.giver = giver
        self.slot = slot


def parcel_of(giver: i64, slot: i64, *, is_doubled: bool) -> "tuple[str, list[Value]]":
    """Name a parcel by who gave it, and where each gives two, by which of them it is."""
    values = [Value("target", SEAT, int(giver)), Value("parcel", NUMBER, int(slot) + 1 if is_doubled else 0)]
    return (f"{giver}, {slot + 1}" if is_doubled else f"{giver}"), values


@final
class GameActions:
    """The actions of one game, by what they stand for."""

    def __init__(self, table: ActionTable, seats: i64, *, is_doubled: bool) -> None:
        slots: i64 = 2 if is_doubled else 1
        self.choose = [Choose(colour) for colour in range(PACKS)]
        self.wait = Wait()
        self.trap = [Trap(square) for square in range(SQUARES)]
        self.get_more: list[GetMore] = []
        """By slot × seats + giver."""
        self.give: list[Give] = []
        """By target × squares + square."""
        self.give_more = [GiveMore(square) for square in range(SQUARES)]
        self.rate: list[Rate] = []
        """By rank × squares + square."""
        self.done = Done()
        self.open: list[Open] = []
        """By slot × seats + giver."""
        for slot in range(slots):
            for giver in range(seats):
                self.get_more.append(GetMore(giver, slot, is_doubled=is_doubled))
                self.open.append(Open(giver, slot, is_doubled=is_doubled))
        for target in range(seats):
            for square in range(SQUARES):
                self.give.append(Give(square, target))
        for rank in range(TOKENS):
            for square in range(SQUARES):
                self.rate.append(Rate(rank, square))
        groups: list[list[Action]] = [
            list(self.choose),
            [self.wait],
            list(self.trap),
            list(self.get_more),
            list(self.give),
            list(self.give_more),
            list(self.rate),
            [self.done],
            list(self.open),
        ]
        for group in groups:
            for action in group:
                table.add(action)
