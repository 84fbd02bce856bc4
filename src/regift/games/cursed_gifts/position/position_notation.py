"""Positions between two moves as text: card ids with counts, seats divided by a stroke.

`turn 0 | plays 3 | hands karma gift_3*2 / | areas gift_3+gracula gift_2 / useless_mug&useless_tie | deck draw_2`.

The deck's top comes first, the top of the discard pile last; cards named nowhere lie shuffled under the deck, or on the
discard pile where the text has an empty `deck`. A card that is being played is not written: it shows in the view.
"""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.deck.card import ATTACH, GIFT, USELESS
from regift.games.cursed_gifts.events import DISCARDS, DRAWS, LANDS, STARTS
from regift.games.cursed_gifts.position.card_zones import NOTHING, PlacedGift
from regift.games.cursed_gifts.position.position import Position
from regift.kit.conformance_checks.position_text_parser import number_of, split_parts, split_seats
from regift.kit.refusal_and_errors import BadRecord

PARTS: Final = ["turn", "plays", "gifts", "turns", "idle", "hands", "areas", "tables", "deck", "discards", "out"]


def write_position(position: Position) -> str:
    """Write a position as one line."""
    seats = range(position.rules.seats)
    parts = [
        f"turn {position.turn}",
        f"plays {position.plays}",
        f"gifts {position.gifts}",
        f"turns {position.turns}",
        f"idle {position.idle}",
        "hands " + " / ".join(_write_cards(position, position.hands[seat]) for seat in seats),
        "areas " + " / ".join(" ".join(_write_unit(position, unit) for unit in position.areas[seat]) for seat in seats),
        "tables " + " / ".join(_write_cards(position, position.tables[seat]) for seat in seats),
        "deck " + _write_cards(position, position.deck[::-1]),
        "discards " + _write_cards(position, position.discards),
        "out " + " ".join(str(wave) for wave in position.fell),
    ]
    return " | ".join(parts)


def read_position(position: Position, text: str) -> None:
    """Put what the text says on an empty table; what it leaves out is as at the start of the turn of seat 0."""
    parts = split_parts(text, PARTS)
    edition = position.rules.edition
    position.turn = _read_number(parts, "turn", 0, position.rules.seats - 1)
    position.plays = _read_number(parts, "plays", edition.plays, 20)
    position.gifts = _read_number(parts, "gifts", edition.gifts, 20)
    cap = position.rules.turn_cap * position.rules.seats
    position.turns = _read_number(parts, "turns", 0, cap - 1 if cap else 1_000_000)
    position.idle = _read_number(parts, "idle", 0, 1000)
    for seat, hand in enumerate(_by_seat(position, parts, "hands")):
        for kind in _read_cards(position, "hands", hand):
            position.gain(seat, kind)
    for seat, lying in enumerate(_by_seat(position, parts, "tables")):
        position.tables[seat] = _read_cards(position, "tables", lying)
    for seat, area in enumerate(_by_seat(position, parts, "areas")):
        for word in area.split():
            position.land(seat, _read_unit(position, word))
    _read_waves(position, parts.get("out", "").split())
    position.deck = _read_cards(position, "deck", parts.get("deck", ""))[::-1]
    position.discards = _read_cards(position, "discards", parts.get("discards", ""))
    _put_rest(position, has_deck=parts.get("deck", "x") != "")
    position.history = _make_up_history(position)


def _make_up_history(position: Position) -> list[int]:
    """Make up a history that leads here: everybody draws what lies about, lays down the gifts, throws the rest away."""
    history: list[int] = [STARTS, position.turn]
    for seat in range(position.rules.seats):
        thrown = position.discards[:] if seat == 0 else []
        thrown += position.tables[seat]
        for unit in position.areas[seat]:
            thrown += unit.cards() + unit.placed
        drawn = position.hands[seat] + thrown
        history += [DRAWS, seat, len(drawn), *drawn]
        if thrown:
            history += [DISCARDS, seat, len(thrown), *thrown]
        for unit in position.areas[seat]:
            history += [LANDS, seat, unit.kind, min(position.points[seat], 254)]
    return history


def _read_number(parts: dict[str, str], name: str, default: i64, top: i64) -> i64:
    return number_of(name, parts.get(name, str(default)), 0, top)


def _read_waves(position: Position, waves: list[str]) -> None:
    """Read who is out: 0 for who still plays, one of whom is in turn, −1 for who left, else in which wave."""
    seats = position.rules.seats
    if len(waves) > seats:
        raise BadRecord(f"position: out: expected {seats} numbers at most, got {len(waves)}")
    for seat, wave in enumerate(waves):
        position.fell[seat] = number_of("out", wave, -1, seats)
        position.wave = max(position.wave, position.fell[seat])
    living = position.living()
    if position.turn not in living or len(living) == 1:
        raise BadRecord(
            f"position: out: expected seat {position.turn}, which is in turn, and another to be in the game"
        )


def _by_seat(position: Position, parts: dict[str, str], name: str) -> list[str]:
    """Split what stands for each seat; seats left out at the end have nothing."""
    return split_seats(name, parts.get(name, ""), position.rules.seats)


def _kind(position: Position, name: str, id: str) -> int:
    if id not in position.rules.words:
        raise BadRecord(f"position: {name}: the deck has no card {id!r}")
    return position.rules.kind_of(id)


def _read_cards(position: Position, name: str, text: str) -> list[int]:
    """Read cards; those of a kind are counted before they are laid down."""
    cards: list[int] = []
    for word in text.split():
        id, star, count = word.partition("*")
        kind = _kind(position, name, id)
        times = number_of(f"{name}: {id}*", count, 1, position.rules.counts[kind]) if star else 1
        cards += [kind] * times
    return cards


def _write_cards(position: Position, kinds: list[int]) -> str:
    words: list[str] = []
    at = 0
    while at < len(kinds):
        end = at
        while end < len(kinds) and kinds[end] == kinds[at]:
            end += 1
        id = position.rules.words[kinds[at]]
        words.append(id if end == at + 1 else f"{id}*{end - at}")
        at = end
    return " ".join(words)


def _read_unit(position: Position, word: str) -> PlacedGift:
    """Read a gift: its card, or two Useless Gifts joined by &, then what is placed on it, each after a plus."""
    gift, *placed = word.split("+")
    first, pair, second = gift.partition("&")
    kinds = [_kind(position, "areas", id) for id in ([first, second] if pair else [first])]
    for kind in kinds:
        if position.card(kind).type != (USELESS if pair else GIFT):
            raise BadRecord(f"position: areas: expected a Cursed Gift, or two Useless Gifts joined by &, got {gift!r}")
    on_it = [_kind(position, "areas", id) for id in placed]
    worth = position.rules.edition.pair_worth if pair else position.card(kinds[0]).value
    for id, treachery in zip(placed, on_it, strict=True):
        if not position.card(treachery).has(ATTACH):
            raise BadRecord(f"position: areas: expected a card that is placed on a gift, got {id!r}")
        for step in position.card(treachery).steps:
            worth += step.amount if step.family == ATTACH else 0
    return PlacedGift(kinds[0], kinds[1] if pair else NOTHING, worth, on_it)


def _write_unit(position: Position, unit: PlacedGift) -> str:
    words = position.rules.words
    gift = "&".join(words[kind] for kind in unit.cards())
    return "+".join([gift, *[words[kind] for kind in unit.placed]])


def _put_rest(position: Position, *, has_deck: bool) -> None:
    """Put every card that lies nowhere under the deck, or where there is none on the discard pile."""
    used: list[int] = [0] * len(position.rules.counts)
    piles = [position.deck, position.discards, *position.hands, *position.tables]
    for area in position.areas:
        for unit in area:
            piles += [unit.cards(), unit.placed]
    for pile in piles:
        for kind in pile:
            used[kind] += 1
    missing: list[int] = []
    for kind, count in enumerate(position.rules.counts):
        if used[kind] > count:
            raise BadRecord(f"position: {used[kind]} of card {position.rules.words[kind]}, the deck holds {count}")
        missing += [kind] * (count - used[kind])
    position.chance.shuffle(missing)
    if has_deck:
        position.deck = missing + position.deck
    else:
        position.discards = missing + position.discards
