"""The lobby as a list: seats, how many there are, the options of the game. The host changes a line with ← and →."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec import UNSET
from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.screens.setting_line_and_next_value import next_value, setting_row
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire


class LobbyLine(NamedTuple):
    """One line of the lobby."""

    drawn: Text
    turn: Callable[[int], wire.ToServer | None]
    """Gives what to say when the line is turned on by one, or back."""


class LobbyList:
    """Words the lobby for one reader."""

    def __init__(self, table: TableModel, localizer: Localizer, bots: list[str]) -> None:
        assert table.lobby is not None
        self.lobby = table.lobby
        self.localizer = localizer
        self.bots = bots

    def lines(self) -> list[LobbyLine]:
        """List all that can be seen, and be changed by the host."""
        chairs = [LobbyLine(self._chair(chair), partial(self._turn_chair, chair)) for chair in self.lobby.chairs]
        choices = [LobbyLine(self._choice(choice), partial(self._turn_choice, choice)) for choice in self.lobby.choices]
        return [*chairs, LobbyLine(self._seats(), self._turn_seats), *choices]

    def _row(self, side: str, value: Text, *, can_turn: bool) -> Text:
        return setting_row(side, value, can_turn=can_turn and self.lobby.is_host)

    def _chair(self, chair: wire.Chair) -> Text:
        side = self.localizer.say("seat-number", number=chair.seat + 1)
        if chair.who == "free":
            return self._row(side, Text(self.localizer.say("free-seat")), can_turn=True)
        value = Text(self.localizer.name(chair.seat), "bold")
        notes = [self.localizer.say("you")] if chair.seat == self.lobby.seat else []
        notes += [self.localizer.say("host")] if chair.is_host else []
        if chair.who == "bot":
            own = chair.bot.partition(":")[2]
            notes.append(f"{self.localizer.say('bot')}, {own or self.localizer.say('bot-' + chair.bot)}")
        elif not chair.is_here:
            notes.append(self.localizer.say("away"))
        value.append(f" ({', '.join(notes)})" if notes else "")
        return self._row(side, value, can_turn=chair.who != "person")

    def _turn_chair(self, chair: wire.Chair, step: int) -> wire.ToServer | None:
        if chair.who == "person":
            return None
        ways = ["", *self.bots]
        at = ways.index(chair.bot) if chair.bot in ways else 0
        bot = ways[(at + step) % len(ways)]
        return wire.AddBot(chair.seat, bot) if bot else wire.Free(chair.seat)

    def _seats(self) -> Text:
        least, most = self.lobby.seat_range
        count = len(self.lobby.chairs)
        said = self.localizer.say("seats-value", count=count, least=least, most=most)
        return self._row(self.localizer.say("seats-count"), Text(said, "bold"), can_turn=True)

    def _turn_seats(self, step: int) -> wire.ToServer | None:
        least, most = self.lobby.seat_range
        count = len(self.lobby.chairs) + step
        return wire.SetSeats(count) if least <= count <= most else None

    def _choice(self, choice: wire.Choice) -> Text:
        value = Text(self._value(choice), "" if choice.default is UNSET else "bold")
        value.append(f" ({self.localizer.say('house-rule')})" if choice.is_house else "")
        return self._row(self.localizer.label(f"option-{choice.name}"), value, can_turn=True)

    def _value(self, choice: wire.Choice) -> str:
        if choice.name == "first" and isinstance(choice.value, int) and not isinstance(choice.value, bool):
            return self.localizer.name(choice.value) if choice.value >= 0 else self.localizer.say("drawn")
        if isinstance(choice.value, str) and "=" in choice.value:  # counts: a deck that somebody mixed
            return self.localizer.say(
                "mixed-deck", count=sum(int(part.split("=")[1]) for part in choice.value.split(","))
            )
        return self.localizer.value(choice.value)

    def _turn_choice(self, choice: wire.Choice, step: int) -> wire.ToServer | None:
        return wire.SetOption(choice.name, next_value(choice, step)) if choice.allowed else None
