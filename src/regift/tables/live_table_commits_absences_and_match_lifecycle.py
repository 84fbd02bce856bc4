"""A live table: commits what changes at it to the journal, and does all that follows from what changed."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from regift.kit.game import Game
from regift.tables.background_tasks import BackgroundTasks
from regift.tables.evening.finished_game_entry import with_match
from regift.tables.limits.writes_of_large_tables import charge_write
from regift.tables.open_tables.listing_conditions import with_listing_ended
from regift.tables.people.absence_bots_acting_host_and_seat_removal import substitute_bot, substitution, with_next_host
from regift.tables.people.presence_tracker_and_connection_listener import Presence
from regift.tables.people.seat_tokens import shown_out
from regift.tables.play.absent_player_removal_votes import due_withdrawal, update_withdrawals
from regift.tables.play.bot_choice_for_absent_player_votes import update_moved_on
from regift.tables.play.match import Match
from regift.tables.play.match_controller_clocks_and_reaction_windows import MatchController
from regift.tables.play.match_shared_runtime_state_and_table_callbacks import MatchSurroundings
from regift.tables.request_error import NoSuchTable
from regift.tables.setup.setup_editor import with_known_options
from regift.tables.setup.table_settings_other_than_game_options import is_clock_other
from regift.tables.shared_services import SharedServices
from regift.tables.storage.match_restorer import UnplayableMatch, final_standings, restore_match
from regift.tables.storage.storage_interface import JournalConflict
from regift.tables.storage.stored_table_records import Deal, Entry, MatchResult, StoredTable, TableRow
from regift.tables.table_state import TableState, has_big_screen, is_late, seats_without_device
from regift.tables.watching.delayed_spectator_feed import SpectatorFeed, seconds_late, with_setup_of
from regift.tables.watching.notify_person_of_substitute_moves import tell_substitute_moves
from regift.tables.watching.table_broadcaster import TableBroadcaster, tell_game_counted

SOON: Final = 0.05
"""Seconds between two looks at who is gone at least, however the remainders of a clock fall."""

Write = Callable[[StoredTable], Awaitable[None]]
"""Puts a stored table into the journal, with what belongs to it."""


class Table(TableState):
    """One live table. Every change goes through its lock, one at a time, and through one of its commits."""

    def __init__(self, kept: TableRow, services: SharedServices) -> None:
        super().__init__(kept, services)
        self.broadcaster = TableBroadcaster(self)
        self.background_tasks = BackgroundTasks(services.clock)
        self._look: asyncio.Task[None] | None = None
        """Waits until somebody has been gone for long enough."""

    # Commits: write before you tell

    async def commit(self, stored: StoredTable, write: Write | None = None) -> None:
        """Write what changed to the journal, let it count, and do what follows; the caller holds the lock.

        `write`: how it is written where more than the stored table is. NoSuchTable once the table has ended.
        """
        if self.is_closed:
            raise NoSuchTable(f"table {self.code}: it has ended")
        if stored is self.stored and write is None:
            return
        seated = set(stored.game_setup.people().values())
        known = {*seated, stored.host, stored.first_host}
        stored = replace(
            stored,
            people={person: guest for person, guest in stored.people.items() if person in known},
            wishes={person: game for person, game in stored.wishes.items() if person in seated},
            reserved_for=tuple([person for person in stored.reserved_for if person not in {*seated, *stored.banned}]),
        )
        if stored != self.stored or write is not None:
            before = self.stored
            charge_write(self, stored)
            await self._write(stored, write or partial(self.services.journal.keep, self.id))
            self._follow_up(before)

    async def commit_move(self, seat: int, said: str, at: int = -1, stored: StoredTable | None = None) -> None:
        """Write a move that is not refused to the journal, let it count, and tell everyone; the caller holds the lock.

        `said`: the name of an action, TAKE_BACK, SIT or WITHDRAW; `at`: the number of the update that it answers;
        `stored`: the table as the move changes it.
        """
        match = self.match
        assert match is not None
        entry = Entry(match.number + 1, seat, said, self.services.clock.date())
        try:
            await self.services.journal.append(self.id, entry, stored)
        except JournalConflict:
            await self.catch_up()
            raise
        self.stored = stored or self.stored
        self.broadcaster.tell(match.carry_out(seat, said, at, is_checked=True))
        if match.state.is_over:
            self.background_tasks.run(partial(self._keep_result, match))

    async def _keep_result(self, match: Match) -> None:
        """Keep how the match ended, in the evening and for a later release that cannot find it out again.

        The evening is told to all who have seen the end.
        """
        async with self.lock:
            kept = self.stored.result
            if match is self.match and (kept is None or kept.match != match.deal.match):
                standings = final_standings(match)
                result = MatchResult(match.deal.match, self.game_setup.seats, standings)
                evening = self.stored.evening if self.stored.is_lobby else with_match(self, match)
                stored = replace(self.stored, result=result, evening=evening)
                await self._write(stored, partial(self.services.journal.keep, self.id))
                tell_game_counted(self)

    async def commit_sitting_down(self, seat: int, stored: StoredTable) -> None:
        """Write that a person has the seat from now on, during a game; the caller holds the lock."""
        before = self.stored
        assert self.match_controller is not None
        await self.match_controller.sit(seat, stored)
        self.use = self.use._replace(is_played=True)
        self._follow_up(before)

    async def commit_deal(self, stored: StoredTable, deal: Deal, game: Game) -> None:
        """Write the start of a game to the journal and play it; the caller holds the lock."""
        await self._write(stored, lambda table: self.services.journal.deal(self.id, table, deal))
        self.pledges.clear()
        await self.follow(Match(deal, game))

    async def _write(self, stored: StoredTable, write: Write) -> None:
        stored = with_listing_ended(stored)
        try:
            await write(stored)
        except JournalConflict:
            await self.catch_up()
            raise
        self.stored = stored

    def _follow_up(self, before: StoredTable) -> None:
        """Drop what no longer holds, tell everyone what changed, and see to bots and clocks."""
        after = self.stored
        if self.spectator_feed is not None:
            self.spectator_feed.keep_what_was_played(before, after)
        for seat, (old, new) in enumerate(zip(before.game_setup.seats, after.game_setup.seats, strict=False)):
            if old.person != new.person:
                self._forget_withdrawal(seat)
        had_seat, has_seat = set(before.game_setup.people().values()), set(after.game_setup.people().values())
        seats = len(after.game_setup.seats)
        self.seat_codes.drop(
            lambda each: each.person in has_seat - had_seat or (each.seat >= seats and not is_late(self, each.person))
        )
        unsaid = replace(after, bets=before.bets, secret=before.secret, generations=before.generations)
        if unsaid != before:
            self.broadcaster.tell_lobby()
        for person in set(after.banned) - set(before.banned):
            for listener in self.presence.of(person):
                listener.hear_removed(shown_out())
        self.refresh()
        if self.match_controller and is_clock_other(before.game_setup.manners, after.game_setup.manners):
            self.match_controller.clock.ask(is_new=True)
        for person in sorted((had_seat ^ has_seat) - set(after.banned)):
            self.broadcaster.tell_everything(person)

    # Who is gone

    def refresh(self) -> None:
        """Let bots play for who is gone as long as somebody else is here, and everything rest while nobody is."""
        before = self._absences()
        update_moved_on(self)
        found = substitution(self)
        self.covered, self.personal_choice.awaited = found.covered, found.awaited
        next_withdrawal = update_withdrawals(self)
        held = self.bot_hold.left(set(self.game_setup.people().values()), self.services.clock.now())
        if self.phase == "playing" and self.match_controller is not None:
            substitute = substitute_bot(self.game_setup.game)
            bots = self.game_setup.bots() | dict.fromkeys(sorted(self.covered), substitute)
            self.match_controller.set_bots(bots, self.covered)
            self.match_controller.clock.hold(seats_without_device(self))
            if found.is_deserted or self.stored.is_paused or held > 0:
                self.match_controller.suspend()
            else:
                self.match_controller.resume()
        waits = [each for each in (found.next_change, next_withdrawal, held or None) if each is not None]
        self._look_again(min(waits, default=None))
        if self._absences() != before:
            self.broadcaster.tell_lobby()

    def _absences(self) -> tuple[set[int], set[int], set[int]]:
        """Return what all are told of who is gone, but for the votes."""
        return self.covered, self.personal_choice.awaited, set(self.withdrawal_deadlines)

    def _look_again(self, seconds: float | None) -> None:
        """See to it again when the next person's time of grace is over, and no sooner."""
        if self._look and self._look is not asyncio.current_task():
            self._look.cancel()
        self._look = None
        if seconds is not None:
            self._look = self.background_tasks.run(partial(self._look_after, seconds))

    async def _look_after(self, seconds: float) -> None:
        await self.services.clock.sleep(max(seconds, SOON))
        async with self.lock:
            self._look = None
            await self.commit(with_next_host(self, self.stored))
            await self._withdraw_those_due()
            self.refresh()
            self.broadcaster.tell_lobby()

    async def _withdraw_those_due(self) -> None:
        """Take out the seats whose people were asked back in vain; the caller holds the lock."""
        update_withdrawals(self)
        while (seat := due_withdrawal(self)) is not None and self.match_controller is not None:
            self._forget_withdrawal(seat)
            await self.match_controller.withdraw(seat)
            update_withdrawals(self)

    def _forget_withdrawal(self, seat: int) -> None:
        self.withdrawal_votes.pop(seat, None)
        self.withdrawal_deadlines.pop(seat, None)
        self.offered_seats.discard(seat)
        self.personal_choice.forget(seat)

    # From the journal, and back to it alone

    async def open(self) -> None:
        """Take up the match that the journal holds."""
        async with self.lock:
            await self._take_up_match()
            self.refresh()

    async def catch_up(self) -> None:
        """Read table and match anew from the journal, and show everyone what is there."""
        kept = await self.services.journal.find(self.code)
        if kept is not None:
            self.stored = kept.stored
        await self._take_up_match()

    async def _take_up_match(self) -> None:
        """Follow the match that the journal holds; where that can't be, the table is in its lobby without one."""
        restored = await restore_match(self.services.journal, self.id, self.stored.result)
        if isinstance(restored, UnplayableMatch):
            await self._stop_match()
            self.match = self.match_controller = self.spectator_feed = None
            self.unplayable = restored
        elif restored is not None:
            await self.follow(restored)
        if self.phase == "lobby":
            self.stored = replace(self.stored, game_setup=with_known_options(self.game_setup))

    async def end(self) -> None:
        """Tell all who are here that the table is no more, and close it."""
        async with self.lock:
            for listener in list(self.presence.listeners):
                listener.hear_closed()
            self.presence = Presence()
            await self.close()

    async def close(self) -> None:
        """Stop clocks, bots and all other background tasks."""
        self.is_closed = True
        await self.background_tasks.stop()
        await self._stop_match()

    async def _stop_match(self) -> None:
        if self.match_controller:
            await self.match_controller.stop()
        if self.spectator_feed:
            await self.spectator_feed.stop()

    async def follow(self, match: Match) -> None:
        """Play this match from now on."""
        await self._stop_match()
        broadcaster = self.broadcaster
        is_next = self.match is not None and self.match.deal.match != match.deal.match
        unseen = self.spectator_feed if is_next else None
        self.match, self.unplayable = match, None
        surroundings = MatchSurroundings(
            self.lock,
            self.commit_move,
            lambda: self.manners,
            self.payer,
            broadcaster.tell_clocks,
            broadcaster.tell_fast_forward,
            self.refresh,
            partial(tell_substitute_moves, self),
            partial(has_big_screen, self),
        )
        self.match_controller = MatchController(match, self.services, surroundings, self.code)
        if seconds_late(match, unseen) > 0:
            match.watch()
        host, clock = self.stored.first_host or self.stored.host, self.services.clock
        self.spectator_feed = SpectatorFeed(match, host, clock, broadcaster.show_spectators, unseen)
        self.withdrawal_votes.clear()
        self.withdrawal_deadlines.clear()
        self.offered_seats.clear()
        self.personal_choice.begin(0)
        self.bot_hold.begin(self.services.clock.now())
        self.refresh()
        broadcaster.tell_lobby()
        for listener in self.presence.listeners:
            broadcaster.tell_snapshot(listener)
        if self.stored.is_lobby:
            self.spectator_feed.keep_what_was_played(with_setup_of(match, self.stored), self.stored)
        else:
            self.match_controller.begin()
        if match.state.is_over:
            self.background_tasks.run(partial(self._keep_result, match))
        broadcaster.tell_clocks()
