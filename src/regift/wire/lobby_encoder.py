"""Words a table for one person on the wire: its lobby, chairs, settings, and who asks for a seat."""

from itertools import islice
from math import ceil
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from regift.kit.added_and_removed_cards_option import custom_cards_option
from regift.kit.game import Game, Option
from regift.tables.people import (
    entry_exit_rename_and_logout,
    hand_visibility_and_limits_for_those_who_see_all,
    seat_requests_approval_and_seating,
)
from regift.tables.people.seat_codes_and_requests import SeatRequest
from regift.tables.play.absent_player_removal_votes import seconds_to_withdrawal, votes_for
from regift.tables.play.bot_choice_for_absent_player_votes import move_on_votes_for, seconds_to_move_on
from regift.tables.play.match import Match
from regift.tables.setup import table_settings_other_than_game_options
from regift.tables.setup.custom_card_editing import may_add
from regift.tables.setup.custom_card_list import CustomCardList
from regift.tables.setup.game_setup import SeatAssignment, added_by
from regift.tables.setup.table_settings_other_than_game_options import Setting
from regift.tables.storage.match_restorer import UnplayableMatch
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_last_use_and_keep_time import has_played, last_used, lifetime
from regift.tables.table_state import (
    NO_SEAT,
    Phase,
    TableState,
    game_setup_for,
    has_big_screen,
    is_late,
    match_for,
    sees_match_before,
)
from regift.wire import all_messages as wire
from regift.wire import evening_encoder, http_messages

STAMP: Final = 12
"""Digits that tell whether a list of cards is another."""

MOST_ASKING: Final = 8
"""So many of those who ask for a seat are told at a time, the first ones."""


def lobby_of(table: TableState, person: str, base: str) -> wire.Lobby:
    """Word who sits where and what is played, for one person."""
    game_setup = game_setup_for(table, person)
    phase = table.phase_for(person)
    is_open, sees_late = phase == "lobby", is_late(table, person)
    match = match_for(table, person)
    game = game_setup.make() if is_open or match is None else match.game
    is_free = is_open and game_setup.free_seat() >= 0
    is_host = person == table.stored.host
    asks = table.seat_codes.requests
    return wire.Lobby(
        code=table.code,
        game=game_setup.game,
        phase=phase,
        chairs=chairs_of(table, person),
        choices=choices_of(game, is_host=is_host, seat=table.seat_of(person)) if is_open else [],
        seat_range=game.seat_range,
        link=f"{base}/{table.code}",
        is_host=is_host,
        hint="hint_free_seats" if is_free else "",
        seat=table.seat_of(person),
        manners=manners_of(table, game_setup.manners, game, is_playing=phase == "playing", is_host=is_host),
        is_paused=table.stored.is_paused and not sees_match_before(table, person),
        watching=count_spectators(table),
        has_big_screen=has_big_screen(table),
        first_host="" if sees_late else first_host_of(table),
        asking=[
            asking_of(table, ask)
            for ask in islice(
                (ask for ask in asks.values() if seat_requests_approval_and_seating.answers(table, person, ask)),
                MOST_ASKING,
            )
        ],
        is_asking=person in asks,
        hand_seen=hand_visibility_and_limits_for_those_who_see_all.hand_seen_by(table, person)
        if phase == "playing" and table.seat_of(person) < 0
        else NO_SEAT,
        commitment="" if sees_late else table.commitment.hex(),
        next="" if sees_late else table.stored.next,
        own=custom_cards_stamp(game_setup.own) if person else "",
        may_add=is_open and custom_cards_option(game.schema) is not None and may_add(table, person),
        unplayable=unplayable_of(table, table.unplayable) if table.unplayable else None,
        kept_for=round(lifetime(table)),
        has_played=has_played(table),
        evening=evening_encoder.summary_of(table, person),
    )


def count_spectators(table: TableState) -> int:
    """Return how many people watch."""
    return table.presence.count_but(set(table.game_setup.people().values()))


def unplayable_of(table: TableState, match: UnplayableMatch) -> wire.UnplayableGame:
    """Word why the newest game is gone, and how it ended where that is known."""
    result = table.stored.result
    if result is None or result.match != match.match:
        return wire.UnplayableGame(match.reason)
    standings = [wire.Standing(each.seat, each.place, each.score) for each in result.standings]
    chairs = [
        wire.Chair(seat, place.who, place.name, place.avatar, place.bot) for seat, place in enumerate(result.seats)
    ]
    return wire.UnplayableGame(match.reason, standings, chairs)


def custom_cards_stamp(cards: CustomCardList) -> str:
    """Return what changes whenever the cards do, "" for none."""
    return cards.digest[:STAMP]


def news_of(table: TableState, person: str) -> http_messages.TableNews:
    """Word how the table is doing for somebody who sits at it: no more than a look at it would show them."""
    phase = table.phase_for(person)
    snapshot = table.snapshot_for(person)
    return http_messages.TableNews(
        code=table.code,
        game=table.game_setup.game,
        phase=phase,
        chairs=[chair_of(table, seat, place, phase) for seat, place in enumerate(table.game_setup.seats)],
        seat=table.seat_of(person),
        to_act=list(snapshot.turn_options.to_act) if snapshot and phase == "playing" else [],
        kept_until=round(last_used(table) + lifetime(table)) if lifetime(table) else 0,
    )


def manners_of(
    table: TableState,
    kept: table_settings_other_than_game_options.TableSettings,
    game: Game,
    *,
    is_playing: bool,
    is_host: bool,
) -> list[wire.Choice]:
    """Word how the table is kept."""
    fixed = table_settings_other_than_game_options.FIXED if is_playing else ()
    of_own_cards = {table_settings_other_than_game_options.ADDERS, table_settings_other_than_game_options.PHOTOS}
    useless = of_own_cards if custom_cards_option(game.schema) is None else set()
    useless |= set() if game.has_personal_choices else {table_settings_other_than_game_options.MOVE_ON}
    useless |= set() if table.services.lists_tables else {table_settings_other_than_game_options.LISTED}
    return [
        choice_of(each, getattr(kept, each.name), is_host=is_host, is_fixed=each.name in fixed)
        for each in table_settings_other_than_game_options.SCHEMA
        if each.name not in useless
    ]


def choice_of(option: Option, value: Setting, *, is_host: bool, is_fixed: bool = False) -> wire.Choice:
    """Word an option and what it is set to; what else it may be is for who can set it."""
    default = UNSET if value == option.default else option.default
    allowed = option.allowed if is_host and not is_fixed else []
    return wire.Choice(option.name, value, default, allowed, option.is_house, is_fixed, option.seat)


def asking_of(table: TableState, ask: SeatRequest) -> wire.Asking:
    """Word who waits for a yes."""
    is_like_banned = entry_exit_rename_and_logout.comes_like_banned(table, ask.person)
    name = seat_requests_approval_and_seating.name_unlike_seated(table, ask)
    return wire.Asking(ask.person, name, ask.guest.avatar, ask.seat, is_like_banned)


def first_host_of(table: TableState) -> str:
    """Return the name of who is host again once they are back, "" where the host is no stand-in."""
    return table.stored.people.get(table.stored.first_host, Guest()).name


def match_chairs(table: TableState, match: Match) -> list[wire.Chair]:
    """Word who sat where in the match; in the lobby of the next one seats change hands."""
    game_setup = match.deal.game_setup if table.stored.is_lobby else table.game_setup
    return [wire.Chair(seat, each.who, each.name, each.avatar, each.bot) for seat, each in enumerate(game_setup.seats)]


def chairs_of(table: TableState, person: str) -> list[wire.Chair]:
    """Word all seats for one person; who sees the game late is told neither what goes on now nor who has gone on."""
    phase, sees_wishes = table.phase_for(person), table.sees_now(person)
    chairs = [
        chair_of(table, seat, place, phase, sees_wishes=sees_wishes)
        for seat, place in enumerate(game_setup_for(table, person).seats)
    ]
    sees_late = is_late(table, person)
    if sees_late or sees_match_before(table, person):
        chairs = [_without_what_goes_on(chair) for chair in chairs]
    return [_as_when_dealt(table, person, chair) for chair in chairs] if sees_late else chairs


def _as_when_dealt(table: TableState, person: str, chair: wire.Chair) -> wire.Chair:
    """Return the seat without who has gone on since the deal, and with the host of then."""
    host = table.spectator_feed.shown_match.host if table.spectator_feed else table.stored.host
    is_host = chair.who == "person" and game_setup_for(table, person).seats[chair.seat].person == host
    return replace(chair, is_away=False, is_host=is_host)


def _without_what_goes_on(chair: wire.Chair) -> wire.Chair:
    """Return the seat as who sees an earlier moment, or an earlier match, may know it: without what is so now."""
    return replace(
        chair,
        pledge="",
        is_covered=False,
        was_covered=False,
        is_awaited=False,
        move_on_in=0,
        move_on_voters=[],
        voters=[],
        out_in=0,
        hastens=False,
        is_offered=False,
        wish="",
        added=0,
    )


def chair_of(
    table: TableState, seat: int, place: SeatAssignment, phase: Phase, *, sees_wishes: bool = False
) -> wire.Chair:
    """Word one seat."""
    is_person = place.who == "person"
    is_awaited = is_person and seat in table.personal_choice.awaited  # not who has just been shown out
    is_here, is_covered = not is_person or table.is_here(place.person), seat in table.covered
    pledge = table.pledges.get(place.person, b"") if phase != "playing" else b""
    return wire.Chair(
        seat,
        place.who,
        place.name,
        place.avatar,
        place.bot,
        is_here=is_here,
        is_host=is_person and place.person == table.stored.host,
        is_covered=is_covered,
        pledge=pledge.hex(),
        voters=votes_for(table, seat),
        out_in=ceil(1000 * (seconds_to_withdrawal(table, seat) or 0)),
        is_awaited=is_awaited,
        move_on_in=ceil(1000 * seconds_to_move_on(table, seat)) if is_awaited else 0,
        move_on_voters=move_on_votes_for(table, seat) if is_awaited else [],
        is_away=is_person and place.person in table.stored.away,
        hastens=sees_wishes
        and table.match_controller is not None
        and seat in table.match_controller.progress.fast_forward_votes,
        was_covered=phase == "playing"
        and not (is_here or is_covered)
        and table.match_controller is not None
        and table.match_controller.substitute_moves.is_by_bot(seat),
        is_offered=phase == "playing" and seat_requests_approval_and_seating.is_offered(table, seat),
        wish=table.stored.wishes.get(place.person, "") if is_person and phase != "playing" else "",
        added=added_by(table.game_setup, place.person) if is_person and phase == "lobby" else 0,
    )


def choices_of(game: Game, *, is_host: bool, seat: int = -1) -> list[wire.Choice]:
    """Word the options of a game, for who sits on a seat."""
    return [
        choice_of(each, game.settings[each.name], is_host=is_host or 0 <= seat == each.seat) for each in game.schema
    ]
