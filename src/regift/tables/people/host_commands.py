"""The host's part: what only the host of a table may do."""

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from regift.kit.refusal import RegiftError
from regift.tables.play.match import Match
from regift.tables.play.shuffle_entropy import PendingShuffle
from regift.tables.request_error import RequestError
from regift.tables.setup import table_settings
from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.setup.setup_editor import check_complete, is_own, set_option
from regift.tables.setup.table_settings import Setting
from regift.tables.storage.journal_interface import Deal, JournalConflict

if TYPE_CHECKING:
    from regift.tables.table import Phase, Table

log = logging.getLogger(__name__)


class HostCommands:
    """The host of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def change(self, person: str, how: Callable[[GameSetup], GameSetup]) -> None:
        """Change the setup in the lobby; RequestError or BadOption when that can't be."""
        async with self.table.lock:
            self._check(person, "lobby")
            await self.table.keep(replace(self.table.stored, game_setup=how(self.table.game_setup)))

    async def set_option(self, person: str, name: str, value: Setting) -> None:
        """Set an option of the game: the host any, others that of their own seat; RequestError or BadOption if not."""
        if person != self.table.stored.host and is_own(self.table.game_setup, name, person):
            person = self.table.stored.host
        await self.change(person, partial(set_option, name=name, value=value))

    async def set_table_setting(self, person: str, name: str, value: Setting) -> None:
        """Change how the table is kept, in a game only what is no other game; RequestError if it can't be."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby", "playing", "over")
            kept = table_settings.changed(table.manners, name, value, is_playing=table.phase == "playing")
            if kept == table.manners:
                return
            await table.keep(replace(table.stored, game_setup=replace(table.game_setup, manners=kept)))
            table.substitute_bots.refresh()
            if table.match_controller and name in table_settings.CLOCKS:
                table.match_controller.retime()

    async def start(self, person: str) -> None:
        """Deal; where somebody takes part in the shuffle, once everybody's part has come."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby")
            check_complete(table.game_setup)
            people = table.game_setup.people()
            pledges = {seat: table.pledges[each] for seat, each in people.items() if each in table.pledges}
            table.pending_shuffle = dealing = PendingShuffle(table.stored.secret or table.services.entropy(32), pledges)
            if not dealing.pledges:
                await self._deal(dealing)
                return
            table.announcer.tell_sealed(dealing)
        table.background_tasks.run(partial(self._deal_when_shared, dealing))

    async def _deal_when_shared(self, dealing: PendingShuffle) -> None:
        """Deal once the shares have come; the host's own comes over the very connection that asked for the start."""
        table = self.table
        await dealing.wait(table.services.clock, table.services.timing.share_limit)
        async with table.lock:
            if table.pending_shuffle is not dealing:
                return
            try:
                await self._deal(dealing)
            except RegiftError as failure:
                log.error("a deal failed: %s", failure)
                # The shares are known now: the next shuffle takes another secret and other pledges.
                table.stored = replace(table.stored, secret=table.services.entropy(32))
                table.pledges.clear()
                table.announcer.tell_host(failure)
                table.tell_lobby()

    async def _deal(self, dealing: PendingShuffle) -> None:
        """Deal; where that fails the table is in its lobby as before."""
        table = self.table
        table.pending_shuffle = None
        check_complete(table.game_setup)
        game = table.game_setup.make()
        before = table.match
        deal = Deal(
            match=before.deal.match + 1 if before else 1,
            after=before.number if before else 0,
            game_setup=table.game_setup,
            secret=dealing.seed(),
            rules_version=game.rules_version,
            date=table.services.clock.date(),
            shuffle=dealing.proof(),
        )
        fresh = {"secret": table.services.entropy(32), "bets": {}, "next": "", "away": ()}
        stored = replace(table.stored, is_lobby=False, is_paused=False, **fresh)
        try:
            await table.services.journal.deal(table.id, stored, deal)
        except JournalConflict:
            await table.catch_up()
            raise
        table.stored = stored
        table.pledges.clear()
        await table.follow(Match(deal, game))

    async def rematch(self, person: str) -> None:
        """Go back to the lobby with the same seats."""
        async with self.table.lock:
            self._check(person, "over")
            await self.table.keep(replace(self.table.stored, is_lobby=True, is_paused=False))

    async def remove_player(self, person: str, seat: int) -> None:
        """Show somebody out: the seat is free in the lobby, a bot's during a game, the token void."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby", "playing", "over")
            out = table.game_setup.people().get(seat, "")
            if not out or out == person:
                raise RequestError("seat", "the seat of another person", str(seat))
            place = FREE if table.phase == "lobby" else table.substitute_bots.bot_place()
            banned = (*table.stored.banned, out)
            await table.keep(replace(table.stored, game_setup=table.game_setup.seated(seat, place), banned=banned))
            table.player_commands.votes.pop(seat, None)
            for listener in table.presence.of(out):
                listener.hear_removed()
            table.substitute_bots.refresh()

    async def answer(self, person: str, asking: str, *, is_yes: bool) -> None:
        """Say yes or no to somebody who asks for a seat."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby", "playing", "over")
            ask = table.seat_codes.requests.get(asking)
            if ask is None:
                raise RequestError("person", "somebody who asks for a seat")
            try:
                if is_yes:
                    await table.admissions.grant(ask)
                table.seat_codes.requests.pop(asking, None)
            except RequestError:
                table.seat_codes.requests.pop(asking, None)
                raise
            finally:
                table.tell_lobby()

    def _check(self, person: str, *phases: "Phase") -> None:
        table = self.table
        if person != table.stored.host:
            raise RequestError("host", "the host")
        if table.phase not in phases or table.pending_shuffle is not None:
            raise RequestError("phase", " or ".join(phases), "dealing" if table.pending_shuffle else table.phase)
