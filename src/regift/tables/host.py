"""The host's part: what only the host of a table may do."""

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from regift.kit.refusal import RegiftError
from regift.tables import manners
from regift.tables.dealing import Dealing
from regift.tables.journal import Deal, JournalConflict
from regift.tables.manners import Setting
from regift.tables.match import Match
from regift.tables.objection import Objection
from regift.tables.recipe import FREE, Recipe
from regift.tables.seating import check_complete, is_own, set_option

if TYPE_CHECKING:
    from regift.tables.table import Phase, Table

log = logging.getLogger(__name__)


class Host:
    """The host of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def change(self, person: str, how: Callable[[Recipe], Recipe]) -> None:
        """Change the recipe in the lobby; Objection or BadOption when that can't be."""
        async with self.table.lock:
            self._check(person, "lobby")
            await self.table.keep(replace(self.table.sitting, recipe=how(self.table.recipe)))

    async def set_option(self, person: str, name: str, value: Setting) -> None:
        """Set an option of the game: the host any, others that of their own seat; Objection or BadOption if not."""
        if person != self.table.sitting.host and is_own(self.table.recipe, name, person):
            person = self.table.sitting.host
        await self.change(person, partial(set_option, name=name, value=value))

    async def set_manner(self, person: str, name: str, value: Setting) -> None:
        """Change how the table is kept, in a game only what is no other game; Objection if it can't be."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby", "playing", "over")
            kept = manners.changed(table.manners, name, value, is_playing=table.phase == "playing")
            if kept == table.manners:
                return
            await table.keep(replace(table.sitting, recipe=replace(table.recipe, manners=kept)))
            table.understudies.see_to()
            if table.umpire and name in manners.CLOCKS:
                table.umpire.retime()

    async def start(self, person: str) -> None:
        """Deal; where somebody takes part in the shuffle, once everybody's part has come."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby")
            check_complete(table.recipe)
            people = table.recipe.people()
            pledges = {seat: table.pledges[each] for seat, each in people.items() if each in table.pledges}
            table.dealing = dealing = Dealing(table.sitting.secret or table.means.entropy(32), pledges)
            if not dealing.pledges:
                await self._deal(dealing)
                return
            table.herald.tell_sealed(dealing)
        table.errands.run(partial(self._deal_when_shared, dealing))

    async def _deal_when_shared(self, dealing: Dealing) -> None:
        """Deal once the shares have come; the host's own comes over the very connection that asked for the start."""
        table = self.table
        await dealing.wait(table.means.clock, table.means.pace.share_limit)
        async with table.lock:
            if table.dealing is not dealing:
                return
            try:
                await self._deal(dealing)
            except RegiftError as failure:
                log.error("a deal failed: %s", failure)
                # The shares are known now: the next shuffle takes another secret and other pledges.
                table.sitting = replace(table.sitting, secret=table.means.entropy(32))
                table.pledges.clear()
                table.herald.tell_host(failure)
                table.tell_lobby()

    async def _deal(self, dealing: Dealing) -> None:
        """Deal; where that fails the table is in its lobby as before."""
        table = self.table
        table.dealing = None
        check_complete(table.recipe)
        game = table.recipe.make()
        before = table.match
        deal = Deal(
            match=before.deal.match + 1 if before else 1,
            after=before.number if before else 0,
            recipe=table.recipe,
            secret=dealing.seed(),
            rules_version=game.rules_version,
            date=table.means.clock.date(),
            shuffle=dealing.proof(),
        )
        fresh = {"secret": table.means.entropy(32), "bets": {}, "next": "", "away": ()}
        sitting = replace(table.sitting, is_lobby=False, is_paused=False, **fresh)
        try:
            await table.means.journal.deal(table.id, sitting, deal)
        except JournalConflict:
            await table.catch_up()
            raise
        table.sitting = sitting
        table.pledges.clear()
        await table.follow(Match(deal, game))

    async def rematch(self, person: str) -> None:
        """Go back to the lobby with the same seats."""
        async with self.table.lock:
            self._check(person, "over")
            await self.table.keep(replace(self.table.sitting, is_lobby=True, is_paused=False))

    async def show_out(self, person: str, seat: int) -> None:
        """Show somebody out: the seat is free in the lobby, a bot's during a game, the token void."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby", "playing", "over")
            out = table.recipe.people().get(seat, "")
            if not out or out == person:
                raise Objection("seat", "the seat of another person", str(seat))
            place = FREE if table.phase == "lobby" else table.understudies.bot_place()
            banned = (*table.sitting.banned, out)
            await table.keep(replace(table.sitting, recipe=table.recipe.seated(seat, place), banned=banned))
            table.floor.votes.pop(seat, None)
            for listener in table.attendance.of(out):
                listener.hear_shown_out()
            table.understudies.see_to()

    async def answer(self, person: str, asking: str, *, is_yes: bool) -> None:
        """Say yes or no to somebody who asks for a seat."""
        table = self.table
        async with table.lock:
            self._check(person, "lobby", "playing", "over")
            ask = table.door.asks.get(asking)
            if ask is None:
                raise Objection("person", "somebody who asks for a seat")
            try:
                if is_yes:
                    await table.doorman.grant(ask)
                table.door.asks.pop(asking, None)
            except Objection:
                table.door.asks.pop(asking, None)
                raise
            finally:
                table.tell_lobby()

    def _check(self, person: str, *phases: "Phase") -> None:
        table = self.table
        if person != table.sitting.host:
            raise Objection("host", "the host")
        if table.phase not in phases or table.dealing is not None:
            raise Objection("phase", " or ".join(phases), "dealing" if table.dealing else table.phase)
