"""The projection: the one place where what a reader may know becomes bytes on the wire."""

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Final, TypeVar, get_args

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import fields

from regift.kit import view as kit
from regift.kit.action import CARD, CARDS, SEAT, Value
from regift.kit.event import Event
from regift.kit.game import Game, Option
from regift.kit.look import Change
from regift.kit.own import own_option
from regift.kit.refusal import Refusal
from regift.kit.story import Tale
from regift.server import wire, wire_http
from regift.tables import manners
from regift.tables.bets import Opened
from regift.tables.door import Ask
from regift.tables.manners import Setting
from regift.tables.match import Match
from regift.tables.reader import Offer, Prospect, Sight, Telling
from regift.tables.recipe import OwnCard, Place
from regift.tables.table import Phase, Table
from regift.tables.talk import Line
from regift.tables.timekeeper import Left

encoder: Final = msgspec.json.Encoder()
WHOLE: Final = 2048
"""Bytes of a board that what happened before may fill up."""

Worded = dict[str, object]
"""A message, or a piece of one, as `wire` has it, without the fields that stand at their defaults."""
Piece = TypeVar("Piece")


def defaults_of(shape: type[wire.Part]) -> list[tuple[str, object]]:
    """Return the fields of a part that may be left out, and what they are then."""
    found: list[tuple[str, object]] = []
    for field in fields(shape):
        if field.name not in {"id", "name"}:
            is_list = field.default is NODEFAULT
            found.append((field.name, [] if is_list else field.default))
    return found


SHAPES: Final = {str(shape.__struct_config__.tag): defaults_of(shape) for shape in get_args(wire.AnyPart)}
"""By tag: what a part has beside its id and name."""


class Projection:
    """Words what readers are told."""

    def sight(self, sight: Sight) -> bytes:
        """Word the whole board."""
        board: Worded = {"t": "board", "at": sight.at, "seat": sight.seat}
        board["parts"] = [part_of(part) for part in sight.parts]
        board["to_act"] = sight.prospect.to_act
        if sight.prospect.out:
            board["out"] = sight.prospect.out
        frame = encoder.encode(board | prospect_of(sight.prospect) | end_of(sight.standings, sight.story))
        past = past_of(sight, WHOLE - len(frame) - len(b',"past":[]'))
        return frame[:-1] + b',"past":[' + b",".join(past) + b"]}" if past else frame

    def telling(self, telling: Telling) -> bytes:
        """Word what is new."""
        update: Worded = {"t": "update", "at": telling.at}
        if telling.since != telling.at - 1:
            update["since"] = telling.since
        worded = telling.worded
        if telling.events:
            update["events"] = [once(event_of, event, worded) for event in telling.events]
        if telling.parts:
            update["parts"] = [once(part_of, part, worded) for part in telling.parts]
        if telling.changes:
            update["changes"] = {change.part.id: once(change_of, change, worded) for change in telling.changes}
        if telling.gone:
            update["gone"] = telling.gone
        if telling.is_turn_new:
            update["to_act"] = telling.prospect.to_act
        if telling.is_out_new:
            update["out"] = telling.prospect.out
        return encoder.encode(update | prospect_of(telling.prospect) | end_of(telling.standings, telling.story))

    def clocks(self, left: list[Left], *, is_running: bool) -> bytes:
        """Word what time is left to whom."""
        times = [wire.TimeLeft(each.seat, round(each.seconds * 1000), round(each.whole * 1000)) for each in left]
        return encode(wire.Clocks(times, is_running))

    def line(self, line: Line) -> bytes:
        """Word what somebody says."""
        return encode(wire.Said(line.number, line.name, line.seat, line.text, line.reaction))

    def bets(self, own: int, opened: list[Opened]) -> bytes:
        """Word somebody's own bet, −1 for none, and at the end all of them."""
        return encode(wire.Bets(own, [opened_of(each) for each in opened]))

    def sealed(self, commitment: bytes, pledges: dict[int, bytes]) -> bytes:
        """Word what is fixed before a shuffle is revealed."""
        pledged = [wire.Pledged(seat, pledge.hex()) for seat, pledge in sorted(pledges.items())]
        return encode(wire.Sealed(commitment.hex(), pledged))


def once(word: Callable[[Piece], object], piece: Piece, worded: dict[object, object]) -> object:
    """Word a piece, unless it was worded for another reader of the same move."""
    found = worded.get(piece)
    if found is None:
        found = worded[piece] = word(piece)
    return found


def encode(message: "wire.ToClient") -> bytes:
    """Encode a message."""
    return encoder.encode(message)


def refused_of(refusal: Refusal) -> wire.Refused:
    """Word a refusal."""
    return wire.Refused(refusal.clause, arguments_of(refusal.values))


def lobby_of(table: Table, person: str, base: str) -> wire.Lobby:
    """Word who sits where and what is played, for one person."""
    recipe = table.recipe
    phase = table.phase_for(person)
    is_open = table.phase == "lobby"
    game = recipe.make() if is_open or table.match is None else table.match.state.game
    is_free = is_open and recipe.free_seat() >= 0
    is_host = person == table.sitting.host
    asks = table.door.asks
    return wire.Lobby(
        code=table.code,
        game=recipe.game,
        phase=phase,
        chairs=[
            chair_of(table, seat, place, phase, sees_wishes=table.sees_now(person))
            for seat, place in enumerate(recipe.seats)
        ],
        choices=choices_of(game, is_host=is_host, seat=table.seat_of(person)) if is_open else [],
        seat_range=game.seat_range,
        link=f"{base}/{table.code}",
        is_host=is_host,
        hint="hint_free_seats" if is_free else "",
        seat=table.seat_of(person),
        manners=manners_of(recipe.manners, game, is_playing=phase == "playing", is_host=is_host),
        is_paused=table.sitting.is_paused,
        watching=table.watching,
        asking=[asking_of(ask) for ask in asks.values()] if is_host else [],
        is_asking=person in asks,
        commitment=table.commitment.hex(),
        next=table.sitting.next,
        own=stamp_of(recipe.own) if person else "",
        may_add=is_open and own_option(game.schema) is not None and table.own_cards.may_add(person),
    )


def stamp_of(cards: tuple[OwnCard, ...]) -> str:
    """Return what changes whenever the cards do, "" for none."""
    return blake2b(encoder.encode(cards), digest_size=6).hexdigest() if cards else ""


def news_of(table: Table, person: str) -> wire_http.TableNews:
    """Word how the table is doing for somebody who sits at it: no more than a look at it would show them."""
    phase = table.phase_for(person)
    sight = table.sight_for(person)
    return wire_http.TableNews(
        code=table.code,
        game=table.recipe.game,
        phase=phase,
        chairs=[chair_of(table, seat, place, phase) for seat, place in enumerate(table.recipe.seats)],
        seat=table.seat_of(person),
        to_act=list(sight.prospect.to_act) if sight and phase == "playing" else [],
    )


def manners_of(kept: manners.Manners, game: Game, *, is_playing: bool, is_host: bool) -> list[wire.Choice]:
    """Word how the table is kept."""
    fixed = manners.FIXED if is_playing else ()
    return [
        choice_of(each, getattr(kept, each.name), is_host=is_host, is_fixed=each.name in fixed)
        for each in manners.SCHEMA
        if each.name != manners.ADDERS or own_option(game.schema) is not None
    ]


def choice_of(option: Option, value: Setting, *, is_host: bool, is_fixed: bool = False) -> wire.Choice:
    """Word an option and what it is set to; what else it may be is for who can set it."""
    default = UNSET if value == option.default else option.default
    allowed = option.allowed if is_host and not is_fixed else []
    return wire.Choice(option.name, value, default, allowed, option.is_house, is_fixed, option.seat)


def opened_of(opened: Opened) -> wire.OpenedBet:
    """Word a bet on a game that is over."""
    bet = opened.bet
    return wire.OpenedBet(bet.name, bet.avatar, bet.seat, bet.on, opened.turn, opened.points)


def asking_of(ask: Ask) -> wire.Asking:
    """Word who waits for the host's yes."""
    return wire.Asking(ask.person, ask.guest.name, ask.guest.avatar, ask.seat)


def chairs_then(table: Table, match: Match) -> list[wire.Chair]:
    """Word who sat where in the match; in the lobby of the next one seats change hands."""
    recipe = match.deal.recipe if table.sitting.is_lobby else table.recipe
    return [wire.Chair(seat, each.who, each.name, each.avatar, each.bot) for seat, each in enumerate(recipe.seats)]


def chair_of(table: Table, seat: int, place: Place, phase: Phase, *, sees_wishes: bool = False) -> wire.Chair:
    """Word one seat."""
    is_person = place.who == "person"
    pledge = table.pledges.get(place.person, b"") if phase != "playing" else b""
    return wire.Chair(
        seat,
        place.who,
        place.name,
        place.avatar,
        place.bot,
        is_here=not is_person or table.is_here(place.person),
        is_host=is_person and place.person == table.sitting.host,
        is_covered=seat in table.understudies.covered,
        pledge=pledge.hex(),
        votes=table.floor.votes_against(seat),
        is_away=is_person and place.person in table.sitting.away,
        hastens=sees_wishes and table.umpire is not None and seat in table.umpire.haste.wishes,
    )


def choices_of(game: Game, *, is_host: bool, seat: int = -1) -> list[wire.Choice]:
    """Word the options of a game, for who sits on a seat."""
    return [
        choice_of(each, game.settings[each.name], is_host=is_host or 0 <= seat == each.seat) for each in game.schema
    ]


def prospect_of(prospect: Prospect) -> Worded:
    """Word what a seat may do now."""
    worded: Worded = {}
    if prospect.offers:
        worded["options"] = [option_of(offer) for offer in prospect.offers]
    if prospect.can_take_back:
        worded["can_take_back"] = True
    if prospect.can_hasten:
        worded["can_hasten"] = True
    return worded


def past_of(sight: Sight, room: int) -> list[bytes]:
    """Word the last that happened, in the order it did: what there is room for, but never fewer than the least."""
    past: list[bytes] = []
    for event in reversed(sight.past):
        worded = encoder.encode(event_of(event))
        room -= len(worded) + 1
        if room < 0 and len(past) >= sight.least:
            break
        past.append(worded)
    return past[::-1]


def end_of(standings: list[kit.Placing], story: list[Tale]) -> Worded:
    """Word where all ended, and how it came."""
    worded: Worded = {}
    if standings:
        worded["standings"] = [wire.Standing(each.seat, each.place, each.score) for each in standings]
    if story:
        worded["story"] = story_in(story)
    return worded


def story_in(story: list[Tale]) -> list[object]:
    """Word the story of a game."""
    return [[tale.key, arguments_of(tale.values)] for tale in story]


def option_of(offer: Offer) -> list[object]:
    """Word an option, up to the last field that says anything."""
    action = offer.action
    option: list[object] = [action.id, action.verb]
    if action.values or offer.spot or offer.caution:
        option.append(arguments_of(action.values))
    if offer.spot or offer.caution:
        option.append(offer.spot)
    if offer.caution:
        option.append(offer.caution)
    return option


def arguments_of(values: Iterable[Value]) -> wire.Arguments:
    """Word arguments, each by its sigil."""
    return {value.name: argument_of(value) for value in values}


def argument_of(value: Value) -> wire.Argument:
    """Word one argument; what the reader may not see is "#?", or the number of cards."""
    said = value.value
    if said is None:
        return "#?"
    if value.type == SEAT:
        return f"@{said}"
    if value.type == CARD:
        return f"#{said}"
    if value.type == CARDS:
        return f"~{said}" if isinstance(said, int) else [f"#{card}" for card in said]
    return said


def event_of(event: Event) -> list[object]:
    """Word an event."""
    worded: list[object] = [event.kind, arguments_of(event.values)]
    return worded if event.is_lasting else [*worded, True]


def change_of(change: Change) -> Worded:
    """Word what changed of a part that the reader has; of many faces only those that are others than before."""
    part, names = change.part, change.fields
    if len(names) == 1 and names[0] not in {"faces", "cells"}:
        return {names[0]: getattr(part, names[0])}
    worded: Worded = {}
    for name in names:
        value = getattr(part, name)
        splice = splice_of(getattr(change.old, name), value) if name in {"faces", "cells"} and change.old else None
        if splice is not None and len(splice) < len(value):
            worded["splice"] = splice
        else:
            worded[name] = value
    if isinstance(part, kit.Zone) and "faces" in names:
        worded.pop("count", None)
        if part.count != wire.count_of(part.faces):
            worded["count"] = part.count
    return worded


def splice_of(former: list[str], faces: list[str]) -> list[int | str]:
    """Return where faces begin to be others than before, how many are taken out there, and those put in."""
    short = min(len(former), len(faces))
    start = 0
    while start < short and former[start] == faces[start]:
        start += 1
    alike = 0
    while alike < short - start and former[-1 - alike] == faces[-1 - alike]:
        alike += 1
    return [start, len(former) - alike - start, *faces[start : len(faces) - alike]]


def part_of(part: kit.Part) -> Worded:
    """Word one part of a view."""
    id = part.id
    if part.shape not in SHAPES:
        raise TypeError(f"part {id}: no client can draw a {part.shape}")
    worded: Worded = {"t": part.shape, "id": id}
    if part.name != wire.named_by(id):
        worded["name"] = part.name
    for name, standing in SHAPES[part.shape]:
        value = getattr(part, name)
        if value != standing:
            worded[name] = value
    if isinstance(part, kit.Zone) and part.count == wire.count_of(part.faces):
        worded.pop("count", None)
    return worded
