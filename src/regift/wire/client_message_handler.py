"""One person's conversation with a table: every message gets its answer here, whether it came over a network or not."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from regift.kit.event import SPECTATOR
from regift.kit.refusal_and_errors import IllegalAction, RegiftError
from regift.tables.evening import game_choice
from regift.tables.limits.writes_of_large_tables import check_writes
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import (
    bet_placement,
    entry_exit_rename_and_logout,
    host_commands,
    seat_requests_approval_and_seating,
    send_chat_line_or_reaction,
)
from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.play import player_commands, shuffle_exchange_and_deal
from regift.tables.play.match import RepeatedMove, StaleMove
from regift.tables.setup import setup_editor
from regift.tables.storage.stored_table_records import Guest
from regift.wire import all_messages as wire
from regift.wire.error_mapping import fault_of
from regift.wire.table_state_to_wire_messages import refused_of


class Speaker(Listener, Protocol):
    """One connection of one person, to which answers go."""

    def answer(self, message: wire.ToClient) -> None:
        """Send a message that answers one of the person's."""
        ...

    def fail(self, error: RegiftError) -> None:
        """Send what the person is to be told of a failure."""
        ...

    async def go_on(self, table: Table) -> None:
        """Take the person along to the next table."""
        ...

    async def log_out_others(self, table: Table, tokens: Sequence[str]) -> None:
        """Log the person's other devices out of the table and of linked ones; `tokens`: of these, to be renewed."""
        ...

    async def show_out_of_next_table(self, table: Table) -> None:
        """Show those who were shown out of this table out of the next one, too."""
        ...


class ClientMessageHandler:
    """What one person asks of the table they are at."""

    def __init__(self, table: Table, person: str, guest: Guest, speaker: Speaker) -> None:
        self.table = table
        self.person = person
        self.guest = guest
        self._speaker = speaker

    async def take(self, message: wire.ToServer) -> None:
        """Do what a message asks for, and answer it."""
        task, asking = asyncio.current_task(), self.table.lock.asking
        asking[task] = self._speaker
        try:
            await self._do(message)
        except IllegalAction as illegal:
            self._speaker.answer(refused_of(illegal.refusal))
        except RepeatedMove:
            self._tell_nothing_new()
        except StaleMove as stale:
            self._speaker.answer(fault_of(stale))
            self._tell_nothing_new()
        except RegiftError as error:
            self._speaker.fail(error)
        finally:
            del asking[task]

    async def _do(self, message: wire.ToServer) -> None:
        match message:
            case wire.Play(action, at):  # most messages are moves
                await player_commands.play(self.table, self.person, action, at)
            case wire.Ping():
                self._speaker.answer(wire.Pong())
            case wire.Resync():
                self._tell_everything()
            case wire.Why(spot):
                self._speaker.answer(refused_of(player_commands.why(self.table, self.person, spot)))
            case wire.HoldBots(is_on) | wire.HoldClock(is_on):
                hold = player_commands.hold_bots if isinstance(message, wire.HoldBots) else player_commands.hold_clock
                await hold(self.table, self._speaker, is_on=is_on)
            case wire.GoOn():
                await self._speaker.go_on(self.table)
            case wire.LogOutOthers(tokens):
                self.table.services.budget.use("log_outs", f"{self.table.id}/{self.person}")
                await self._speaker.log_out_others(self.table, tokens)
            case wire.ShowOut(seat):
                await host_commands.remove_player(self.table, self.person, seat)
                await self._speaker.show_out_of_next_table(self.table)
            case _:
                self._check_writes(message)
                await _carry_out(self.table, self.person, self.guest, message)
                if isinstance(message, wire.Rename):
                    self.guest = Guest(message.name, message.avatar)

    def _check_writes(self, message: wire.ToServer) -> None:
        """Raise TooMany where that would write a large table too often; who leaves, shows out or deals always may."""
        if not isinstance(message, wire.StandUp | wire.Start):
            check_writes(self.table, self._speaker.address or self.person)

    def _tell_everything(self) -> None:
        speaker, broadcaster = self._speaker, self.table.broadcaster
        speaker.hear_lobby()
        broadcaster.tell_snapshot(speaker)
        broadcaster.tell_clocks([speaker])
        broadcaster.tell_bets(speaker)

    def _tell_nothing_new(self) -> None:
        """Send the person's last update again, without what happened; nothing to a spectator and in the lobby."""
        viewer = self.table.viewer_for(self.person)
        if viewer and viewer.seat != SPECTATOR:
            self._speaker.hear(self.table.services.encoder.view_update(viewer.nothing_new()))


async def _carry_out(table: Table, person: str, guest: Guest, message: wire.ToServer) -> None:
    """Do what a message asks for, or raise what its sender is to be told."""
    match message:
        case wire.Rename(name, avatar):
            await entry_exit_rename_and_logout.rename(table, person, name, avatar)
        case wire.AskSeat(seat):
            await seat_requests_approval_and_seating.ask_for_seat(table, person, guest, seat)
        case wire.StandUp():
            await entry_exit_rename_and_logout.stand_up(table, person)
        case wire.Say(text):
            send_chat_line_or_reaction.say(table, person, guest.name, text=text)
        case wire.React(reaction):
            send_chat_line_or_reaction.say(table, person, guest.name, reaction=reaction)
        case wire.MakeBet(on):
            await bet_placement.bet(table, person, guest, on)
        case wire.Pledge(pledge):
            shuffle_exchange_and_deal.pledge(table, person, bytes.fromhex(pledge))
        case wire.Share(share):
            shuffle_exchange_and_deal.share(table, person, bytes.fromhex(share))
        case _:
            await _as_player(table, person, message)
            await _as_host(table, person, message)


async def _as_player(table: Table, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.HandOn(is_on):
            await seat_requests_approval_and_seating.offer_seat(table, person, is_on=is_on)
        case wire.WishGame(game):
            await game_choice.wish_for_game(table, person, game)
        case wire.TakeBack(at):
            await player_commands.take_back(table, person, at)
        case wire.Hush(is_on):
            await player_commands.set_auto_pass(table, person, is_on=is_on)
        case wire.Hasten(is_on):
            await player_commands.hasten(table, person, is_on=is_on)
        case wire.PressOn():
            await player_commands.press_on(table, person)
        case wire.Pause(is_on):
            await player_commands.pause(table, person, is_paused=is_on)
        case wire.Withdraw(seat, is_on):
            await player_commands.withdraw(table, person, seat, is_on=is_on)
        case wire.MoveOn(seat, is_on):
            await player_commands.move_on(table, person, seat, is_on=is_on)


async def _as_host(table: Table, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.Start():
            await shuffle_exchange_and_deal.start(table, person)
        case wire.Rematch():
            await host_commands.return_to_lobby(table, person)
        case wire.ChooseGame(game):
            await game_choice.choose_game(table, person, game)
        case wire.SetManner(name, value):
            await host_commands.set_table_setting(table, person, name, value)
        case wire.Answer(asking, is_yes, seat):
            await host_commands.answer(table, person, asking, seat, is_yes=is_yes)
        case wire.SetSeats() | wire.SetOption() | wire.AddBot() | wire.Free() | wire.Swap():
            await _change_setup(table, person, message)


async def _change_setup(table: Table, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.SetSeats(seats):
            await host_commands.change_setup(table, person, partial(setup_editor.set_seats, count=seats))
        case wire.SetOption(name, value):
            await host_commands.set_game_option(table, person, name, value)
        case wire.AddBot(seat, bot):
            await host_commands.change_setup(table, person, partial(setup_editor.add_bot, seat=seat, bot=bot))
        case wire.Free(seat):
            await host_commands.change_setup(table, person, partial(setup_editor.free, seat=seat))
        case wire.Swap(one, other):
            await host_commands.change_setup(table, person, partial(setup_editor.swap, one=one, other=other))
