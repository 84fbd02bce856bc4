"""Dealing: the start of a game, once everybody's part of the shuffle has come."""

import logging
from functools import partial
from typing import Final

from msgspec.structs import replace

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.limits.server_limit_values import KB
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.next_table_deal_and_reserved_seat_guards import check_host_not_expected
from regift.tables.open_tables.listing_conditions import without_listing
from regift.tables.people.bet_placement import forget_addresses_of_people_who_left
from regift.tables.people.host_commands import check_host
from regift.tables.play.player_shuffle_shares import PendingShuffle
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_card_editing import option_of, with_cards
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.setup_editor import check_complete
from regift.tables.storage.stored_table_json_without_its_parts import json_of
from regift.tables.storage.stored_table_records import Deal
from regift.tables.table_state import TableState, is_first_host, is_late

LARGE: Final = 4 * KB
"""Bytes of a deal that is counted: without cards of the table's own it has some hundreds."""

log = logging.getLogger(__name__)


async def start(table: Table, person: str) -> None:
    """Deal; where somebody takes part in the shuffle, once everybody's part has come."""
    async with table.lock:
        check_host(table, person, "lobby")
        check_host_not_expected(table)
        check_complete(table.game_setup)
        _charge(table, person)
        people = table.game_setup.people()
        pledges = {seat: table.pledges[each] for seat, each in people.items() if each in table.pledges}
        shuffle = PendingShuffle(table.stored.secret or table.services.entropy(32), pledges)
        table.pending_shuffle = shuffle
        if not shuffle.pledges:
            await _deal(table, shuffle)
            return
        table.broadcaster.tell_sealed()
    table.background_tasks.run(partial(_deal_when_shared, table, shuffle))


def _charge(table: TableState, person: str) -> None:
    """Count what a large deal takes in the journal for good, with own cards that the deal before did not have; TooMany.

    Others are dealt whatever large ones the same address has used up.
    """
    budget, address = table.services.budget, table.presence.address_of(person)
    own = table.game_setup.own
    is_kept = table.match is not None and table.match.deal.game_setup.own == own
    size = len(json_of(table.game_setup)) + (0 if is_kept else own.size)
    if size > LARGE:
        budget.check("deal", address)
        budget.spend("deal", address, size / KB)


def pledge(table: Table, person: str, pledged: bytes) -> None:
    """Note what a person pledges for the next shuffle."""
    if table.seat_of(person) >= 0 and table.pledges.get(person) != pledged:
        table.pledges[person] = pledged
        for listener in table.presence.listeners:
            if table.phase_for(listener.person) != "playing" and not is_late(table, listener.person):
                listener.hear_lobby()


def share(table: Table, person: str, shared: bytes) -> None:
    """Take a person's share of the shuffle that is being made, or RequestError."""
    if table.pending_shuffle is None:
        raise RequestError("share", "a shuffle that is being made")
    table.pending_shuffle.take(table.seat_of(person), shared)


async def _deal_when_shared(table: Table, shuffle: PendingShuffle) -> None:
    """Deal once the shares have come; the host's own comes over the very connection that asked for the start."""
    await shuffle.wait(table.services.clock, table.services.timing.share_limit)
    async with table.lock:
        if table.pending_shuffle is not shuffle:
            return
        try:
            await _deal(table, shuffle)
        except RegiftError as failure:
            log.error("a deal failed: %s", failure)
            # The shares are known now: the next shuffle takes another secret and other pledges.
            table.stored = replace(table.stored, secret=table.services.entropy(32))
            table.pledges.clear()
            table.broadcaster.tell_host(failure)
            table.broadcaster.tell_lobby()


def last_numbers(table: TableState) -> tuple[int, int]:
    """Return the number of the table's newest match and that of its last entry, 0 and 0 where none was dealt."""
    if table.match is not None:
        return table.match.deal.match, table.match.number
    return (table.unplayable.match, table.unplayable.last) if table.unplayable else (0, 0)


async def _deal(table: Table, shuffle: PendingShuffle) -> None:
    """Deal; where that fails the table is in its lobby as before."""
    table.pending_shuffle = None
    check_complete(table.game_setup)
    game_setup = _with_cards_of_people_at_table(table, without_listing(table.game_setup))
    game = game_setup.make()
    match, last = last_numbers(table)
    deal = Deal(
        match=match + 1,
        after=last,
        game_setup=game_setup,
        secret=shuffle.seed(),
        rules_version=game.rules_version,
        date=table.services.clock.date(),
        shuffle=shuffle.proof(),
    )
    stored = replace(
        table.stored,
        is_lobby=False,
        others_played=table.stored.others_played or len(table.game_setup.people()) > 1,
        is_paused=False,
        secret=table.services.entropy(32),
        bets={},
        wishes={},
        next="",
        away=(),
        reserved_for=(),
        hands_seen={},
        result=None,
    )
    bettors = table.stored.bets
    await table.commit_deal(stored, deal, game)
    forget_addresses_of_people_who_left(table, bettors)


def _with_cards_of_people_at_table(table: TableState, game_setup: GameSetup) -> GameSetup:
    """Return the setup to deal by: presents of people without a seat, that have not come up, wait out of the packs.

    Cards of the first host, and of people whom nobody knows here, are the table's. Packs too thin without those of
    the others take them in.
    """
    own = game_setup.own
    played = [
        card
        for card in own
        if card.has_come_up or not card.by or game_setup.seat_of(card.by) >= 0 or is_first_host(table, card.by)
    ]
    if len(played) == len(own) or option_of(game_setup) is None:
        return game_setup
    try:
        return replace(with_cards(game_setup, played), own=own)
    except RegiftError:
        return game_setup
