"""The projection: the one place where what a reader may know becomes bytes on the wire."""

from collections.abc import Iterable
from typing import Final

import msgspec

from regift.kit import view as kit
from regift.kit.action import CARD, CARDS, SEAT, Value
from regift.kit.game import Game
from regift.kit.refusal import Refusal
from regift.server import wire
from regift.tables import manners
from regift.tables.door import Ask
from regift.tables.reader import Prospect, Sight, Telling
from regift.tables.recipe import Place
from regift.tables.table import Table
from regift.tables.talk import Line
from regift.tables.timekeeper import Left

encoder: Final = msgspec.json.Encoder()


class Projection:
    """Words what readers are told."""

    def sight(self, sight: Sight) -> bytes:
        """Word the whole board."""
        return encode(
            wire.Board(
                at=sight.at,
                seat=sight.seat,
                parts=[part_of(part) for part in sight.parts],
                to_act=list(sight.prospect.to_act),
                options=options_of(sight.prospect),
                can_take_back=sight.prospect.can_take_back,
                standings=standings_of(sight.standings),
            )
        )

    def telling(self, telling: Telling) -> bytes:
        """Word what is new."""
        return encode(
            wire.Update(
                at=telling.at,
                since=telling.since if telling.since != telling.at - 1 else -1,
                events=[wire.Happening(event.kind, arguments_of(event.values)) for event in telling.events],
                parts=[part_of(part) for part in telling.parts if part.id not in telling.altered],
                changes={
                    part.id: change_of(part, telling.altered[part.id])
                    for part in telling.parts
                    if part.id in telling.altered
                },
                gone=telling.gone,
                to_act=list(telling.prospect.to_act),
                options=options_of(telling.prospect),
                can_take_back=telling.prospect.can_take_back,
                standings=standings_of(telling.standings),
            )
        )

    def clocks(self, left: list[Left], *, is_running: bool) -> bytes:
        """Word what time is left to whom."""
        times = [wire.TimeLeft(each.seat, round(each.seconds * 1000), round(each.whole * 1000)) for each in left]
        return encode(wire.Clocks(times, is_running))

    def line(self, line: Line) -> bytes:
        """Word what somebody says."""
        return encode(wire.Said(line.number, line.name, line.seat, line.text, line.reaction))

    def sealed(self, commitment: bytes, pledges: dict[int, bytes]) -> bytes:
        """Word what is fixed before a shuffle is revealed."""
        pledged = [wire.Pledged(seat, pledge.hex()) for seat, pledge in sorted(pledges.items())]
        return encode(wire.Sealed(commitment.hex(), pledged))


def encode(message: "wire.ToClient") -> bytes:
    """Encode a message."""
    return encoder.encode(message)


def refused_of(refusal: Refusal) -> wire.Refused:
    """Word a refusal."""
    return wire.Refused(refusal.clause, arguments_of(refusal.values))


def lobby_of(table: Table, person: str, base: str) -> wire.Lobby:
    """Word who sits where and what is played, for one person."""
    recipe = table.recipe
    is_open = table.phase == "lobby"
    game = recipe.make() if is_open or table.match is None else table.match.state.game
    is_free = is_open and recipe.free_seat() >= 0
    is_host = person == table.sitting.host
    asks = table.door.asks
    return wire.Lobby(
        code=table.code,
        game=recipe.game,
        phase=table.phase_for(person),
        chairs=[chair_of(table, seat, place) for seat, place in enumerate(recipe.seats)],
        choices=choices_of(game) if is_open else [],
        seat_range=game.seat_range,
        link=f"{base}/{table.code}",
        is_host=is_host,
        hint="hint_free_seats" if is_free else "",
        seat=table.seat_of(person),
        manners=manners_of(recipe.manners, is_playing=table.phase == "playing"),
        is_paused=table.sitting.is_paused,
        watching=table.watching,
        asking=[asking_of(ask) for ask in asks.values()] if is_host else [],
        is_asking=person in asks,
        commitment=table.commitment.hex(),
    )


def manners_of(kept: manners.Manners, *, is_playing: bool) -> list[wire.Choice]:
    """Word how the table is kept."""
    fixed = manners.FIXED if is_playing else ()
    return [
        wire.Choice(each.name, getattr(kept, each.name), each.default, each.allowed, is_fixed=each.name in fixed)
        for each in manners.SCHEMA
    ]


def asking_of(ask: Ask) -> wire.Asking:
    """Word who waits for the host's yes."""
    return wire.Asking(ask.person, ask.guest.name, ask.guest.avatar, ask.seat)


def chair_of(table: Table, seat: int, place: Place) -> wire.Chair:
    """Word one seat."""
    is_person = place.who == "person"
    return wire.Chair(
        seat,
        place.who,
        place.name,
        place.avatar,
        place.bot,
        is_here=not is_person or table.is_here(place.person),
        is_host=is_person and place.person == table.sitting.host,
        is_covered=seat in table.understudies.covered,
        pledge=table.pledges[place.person].hex() if place.person in table.pledges else "",
        votes=table.floor.votes_against(seat),
    )


def choices_of(game: Game) -> list[wire.Choice]:
    """Word the options of a game."""
    return [
        wire.Choice(each.name, game.settings[each.name], each.default, each.allowed, each.is_house)
        for each in game.schema
    ]


def options_of(prospect: Prospect) -> list[wire.Option]:
    """Word what a seat may do now."""
    return [
        wire.Option(offer.action.id, offer.action.verb, arguments_of(offer.action.values), offer.spot, offer.caution)
        for offer in prospect.offers
    ]


def standings_of(placings: Iterable[kit.Placing]) -> list[wire.Standing]:
    """Word where each seat ended."""
    return [wire.Standing(each.seat, each.place, each.score) for each in placings]


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


def change_of(part: kit.Part, fields: list[str]) -> wire.Change:
    """Word what changed of a part that the reader has."""
    return wire.Change(**{field: getattr(part, field) for field in fields})


def part_of(part: kit.Part) -> wire.AnyPart:
    """Word one part of a view."""
    id, name, owner = part.id, part.name, part.owner
    if isinstance(part, kit.Zone):
        return wire.Zone(id, name, owner, part.layout, part.count, part.faces, part.ghost)
    if isinstance(part, kit.Fact):
        return wire.Fact(id, name, owner, part.value)
    if isinstance(part, kit.Token):
        return wire.Token(id, name, owner)
    if isinstance(part, kit.Gauge):
        return wire.Gauge(id, name, owner, part.value, part.top)
    if isinstance(part, kit.Track):
        return wire.Track(id, name, owner, part.length, part.pawns)
    if isinstance(part, kit.Grid):
        return wire.Grid(id, name, owner, part.columns, part.cells)
    raise TypeError(f"part {id}: no client can draw a {part.shape}")
