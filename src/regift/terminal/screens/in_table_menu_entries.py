"""The menu of a table: what may be asked of it now, by this reader. What makes no sense is not listed."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from rich.text import Text

from regift.tables.people.chat_history_and_rate import REACTIONS
from regift.tables.setup.table_settings_other_than_game_options import CLOCKS
from regift.terminal.evening_and_presents.evening_and_present_entries import evening_entries, present_entries
from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, GOLD, SOFT, flow
from regift.terminal.screens.absent_player_personal_choice_vote_lines import move_on_entry
from regift.terminal.screens.absent_player_removal_vote_notice_and_entry import withdrawal_entry
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.screens.next_game_entries import next_game_entries
from regift.terminal.screens.setting_line_and_next_value import next_value, setting_row
from regift.terminal.screens.spectator_bets_and_next_table import sees_all_hands, spectator_entries
from regift.terminal.table.table_model import TableModel, is_open
from regift.wire import all_messages as wire

HALF: Final = 4
"""Letters after which a seat code has a gap, so that it is read aloud with ease."""


class TableMenu:
    """Words the menu for one reader."""

    def __init__(self, table: TableModel, localizer: Localizer, *, is_local: bool = False) -> None:
        assert table.lobby is not None
        self.is_local = is_local
        """Whether nobody else can come: then there is nobody to talk to, and only clocks are worth setting."""
        self.table = table
        self.lobby = table.lobby
        self.localizer = localizer
        self.say = localizer.say

    def entries(self) -> list[MenuEntry]:
        """List all groups that have anything in them, each under its heading."""
        groups = {"": self._game(), "my-seat": self._own_seat(), "players": self._people(), "manners": self._manners()}
        listed: list[MenuEntry] = []
        for heading, group in groups.items():
            entries = list(group)
            if entries and heading:
                listed.append(MenuEntry("", Text(self.say(heading), GOLD)))
            listed += entries
        return listed

    # Reactions

    def reactions(self, width: int) -> Text:
        """Draw the quick reactions with their keys; nothing where talk is switched off."""
        if not self.may_react:
            return Text()
        pieces = [
            Text.assemble((f" {number + 1} ", GOLD), self.localizer.symbols.reaction(reaction))
            for number, reaction in enumerate(REACTIONS)
        ]
        return Text("\n").join([Text(self.say("reactions"), GOLD), *flow(pieces, width, "  ")])

    @property
    def may_react(self) -> bool:
        """Return whether talk is switched on, and anybody there to hear it."""
        return not self.is_local and any(
            manner.name == "chat" and manner.value is True for manner in self.lobby.manners
        )

    # The game and the own seat

    def _game(self) -> Iterator[MenuEntry]:
        yield from spectator_entries(self.table, self.localizer, is_local=self.is_local)
        if self.lobby.phase == "playing" and self.table.seat >= 0 and not sees_all_hands(self.table):
            is_on = not self.lobby.is_paused
            key = "pause" if is_on else "go-on"
            yield MenuEntry("pause", Text(f" {self.say(key)}", BRIGHT), self.say("paused-about"), wire.Pause(is_on))
        yield from present_entries(self.table, self.localizer)
        yield from next_game_entries(self.table, self.localizer)
        yield from evening_entries(self.table, self.localizer)

    def _own_seat(self) -> Iterator[MenuEntry]:
        code = self.table.seat_code
        if self.table.seat < 0 or self.is_local or not code:
            return
        shown = Text(f"{code[:HALF]} {code[HALF:]}", BRIGHT)
        yield MenuEntry("code", setting_row(self.say("seat-code"), shown, can_turn=False), self.say("seat-code-about"))
        logged_out, meant = self.say("log-out-others"), self.say("log-out-others-about")
        yield MenuEntry("log-out-others", Text(f" {logged_out}", BRIGHT), meant, wire.LogOutOthers(), logged_out)
        if sees_all_hands(self.table):
            return
        yield from self._hand_on()
        about = self.say("stand-up-playing" if self.lobby.phase == "playing" else "stand-up-lobby")
        said = self.say("stand-up")
        yield MenuEntry("stand-up", Text(f" {said}", BRIGHT), about, wire.StandUp(), said)

    def _hand_on(self) -> Iterator[MenuEntry]:
        """List the line by which the own seat in a game is offered to whoever watches, or no more."""
        someone_sees = any(self.table.manner(name) == "hands" for name in ("watchers", "out_sees"))
        is_locked = self.table.manner("lock") is True and not self.lobby.is_host
        if self.lobby.phase != "playing" or self.table.manner("delay") or someone_sees or is_locked:
            return
        chair = self.table.chair(self.table.seat)
        is_on = chair is None or not chair.is_offered
        said = self.say("hand-on" if is_on else "hand-on-not")
        about = self.say("hand-on-about" if is_on else "hand-on-offered")
        yield MenuEntry("hand-on", Text(f" {said}", BRIGHT), about, wire.HandOn(is_on=is_on))

    # People

    def _people(self) -> Iterator[MenuEntry]:
        if self.table.seat < 0:
            yield from self._open_seats()
            return
        for chair in self.lobby.chairs:
            if chair.who == "person" and chair.seat != self.table.seat:
                yield from self._ways_out(chair)
        if self.lobby.is_host and self.lobby.phase == "lobby":
            for one, other in pairwise(chair.seat for chair in self.lobby.chairs):
                said = self.say("swap", one=one + 1, other=other + 1)
                about = self.localizer.names([one, other])
                yield MenuEntry(f"swap-{one}", Text(f" {said}", BRIGHT), about, wire.Swap(one, other))

    def _ways_out(self, chair: wire.Chair) -> Iterator[MenuEntry]:
        """List the ways in which somebody else may be parted from a seat or a game."""
        seat, name, phase = chair.seat, self.localizer.name(chair.seat), self.lobby.phase
        if self.lobby.is_host and phase == "lobby":
            yield self._way(f"free-{seat}", name, "only-free", "", wire.Free(seat))
        if self.lobby.is_host:
            about = self.say("show-out-lobby" if phase == "lobby" else "show-out-playing", name=name)
            yield self._way(f"show-out-{seat}", name, "show-out", about, wire.ShowOut(seat))
        if phase == "playing":
            ways = [make(chair, self.table, self.localizer) for make in (move_on_entry, withdrawal_entry)]
            yield from [entry for entry in ways if entry]

    def _way(self, id: str, name: str, key: str, about: str, message: wire.ToServer) -> MenuEntry:
        said = self.say(key)
        title = f"{said} · {name}" if about else ""
        return MenuEntry(id, setting_row(name, Text(said, BRIGHT), can_turn=False), about, message, title)

    def _open_seats(self) -> Iterator[MenuEntry]:
        """List the seats that a spectator can have."""
        is_anybody_out = self.table.board is not None and bool(self.table.board.out)
        is_open_to_out = is_anybody_out and self.table.manner("out_sees") == "hands"
        if self.lobby.phase == "playing" and (self.table.manner("watchers") == "hands" or is_open_to_out):
            return
        if self.lobby.is_asking:
            yield MenuEntry("waits", Text(f" {self.say('waits-for-yes')}", SOFT))
            return
        seen = self.lobby.hand_seen
        if seen >= 0:
            said = self.say("one-hand-only", name=self.localizer.name(seen))
            yield MenuEntry("one-hand", Text(f" {said}", SOFT))
        is_bots_asked = self.lobby.phase == "playing" and not self.lobby.is_host
        keys = {"free": "take-free-seat", "bot": "ask-for-seat" if is_bots_asked else "take-bot-seat"}
        for chair in self.lobby.chairs:
            if not is_open(chair) or seen not in (-1, chair.seat):
                continue
            key = keys.get(chair.who, "ask-for-seat")
            said = self.say(key, number=chair.seat + 1, name=self.localizer.name(chair.seat))
            yield MenuEntry(f"sit-{chair.seat}", Text(f" {said}", BRIGHT), "", wire.AskSeat(chair.seat))

    # Manners

    def _manners(self) -> Iterator[MenuEntry]:
        for manner in self.lobby.manners:
            if self.is_local and manner.name not in CLOCKS | {"pace"}:
                continue
            key = f"manner-{manner.name}"
            value = Text(self.manner_value(manner), "bold" if manner.allowed else "")
            about = self.localizer.own.attribute(key, "about")
            if manner.is_fixed:
                about = f"{about}. {self.say('fixed-now')}" if about else self.say("fixed-now")
            yield MenuEntry(
                key,
                setting_row(self.say(key), value, can_turn=bool(manner.allowed)),
                about,
                turn=self._turner(manner) if manner.allowed else None,
            )

    def _turner(self, manner: wire.Choice) -> Callable[[int], wire.ToServer]:
        return lambda step: wire.SetManner(manner.name, next_value(manner, step))

    def manner_value(self, manner: wire.Choice) -> str:
        """Return what a manner is set to; a bare number is in seconds, that of a window in milliseconds."""
        value = manner.value
        if isinstance(value, bool):
            return self.localizer.value(value)
        said = self.localizer.own.say(f"manner-{manner.name}-{value}", {})
        if said or isinstance(value, str):
            return said or str(value)
        return self.say("seconds", count=value / 1000 if manner.name == "window" else value)
