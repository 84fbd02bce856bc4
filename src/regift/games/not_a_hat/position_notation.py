"""Positions as text: `turn 0 claim | gifts piano / muffin- / hat | gift guitar to 2 | shame / book | shop owl gong`.

Cards are named by their objects. What ends in a dash lies face down; a seat's oldest gift comes first, and the top of
the shop. Cards named nowhere lie shuffled under the shop.
"""

from typing import Final

from mypy_extensions import i64

from regift.games.not_a_hat.box_contents import SOMETHING_ELSE, WORDS
from regift.games.not_a_hat.card_objects import OBJECTS
from regift.games.not_a_hat.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.not_a_hat.events import DEALS, DISPLAYS, MISJUDGES, SHOWS, STARTS
from regift.games.not_a_hat.position import ANSWER, ENOUGH, NOBODY, NOTHING, SHOW, Position, cards_in
from regift.kit.conformance_checks.position_text_parser import number_of
from regift.kit.mypyc_safe_shift import bit
from regift.kit.refusal_and_errors import BadRecord

STEPS: Final = ["show", "claim", "answer", "break", "over"]
PARTS: Final = ["turn", "gifts", "gift", "claimed", "shame", "shop", "away", "menu", "lost", "round", "starter", "out"]
DOWN: Final = "-"
ELSE: Final = "something_else"


def write_position(position: Position) -> str:
    """Write a position as one line."""
    gifts = " / ".join(_write_gifts(position, seat) for seat in range(position.rules.seats))
    shame = " / ".join(_write(pile) for pile in position.shame)
    parts = [f"turn {position.giver} {STEPS[position.step]}", f"gifts {gifts}"]
    if position.gift != NOTHING:
        aim = "" if position.receiver == NOBODY else f" to {position.receiver}"
        parts.append(f"gift {OBJECTS[position.gift]}{aim}")
    if position.claim != NOTHING:
        parts.append(f"claimed {WORDS[position.claim].removeprefix('card-')}")
    parts += [f"shame {shame}", f"shop {_write(position.shop[::-1])}"]
    if position.away:
        parts.append(f"away {_write(position.away)}")
    if position.menu:
        parts.append(f"menu {_write(position.menu)}")
    lost = " ".join(str(points) for points in position.lost)
    parts += [f"lost {lost}", f"round {position.round}", f"starter {position.starter}", f"out {position.out}"]
    return " | ".join(parts)


def read_position(position: Position, text: str) -> None:
    """Put what the text says on an empty table; what it leaves out is as at the start of a round of seat 0."""
    parts = _split(text)
    seats = position.rules.seats
    _read_turn(position, parts.get("turn", "0 show"))
    for gifts in _by_seat(position.rules, parts.get("gifts", "")):
        _read_gifts(position, gifts.split())
    position.shame = [_read(pile.split()) for pile in _by_seat(position.rules, parts.get("shame", ""))]
    position.lost = [_number("lost", word) for word in parts.get("lost", "0 " * seats).split()]
    if len(position.lost) != seats:
        raise BadRecord(f"position: lost: expected {seats} numbers, got {len(position.lost)}")
    position.round = number_of("round", parts.get("round", "1"), 1, position.rules.rounds)
    position.starter = _seat(position.rules, "starter", parts.get("starter", "0"))
    position.out = _number("out", parts.get("out", "0"), bit(seats) - 1)
    _read_gift(position, parts.get("gift", "").split())
    claimed = parts.get("claimed", "")
    position.claim = SOMETHING_ELSE if claimed == ELSE else _card(claimed) if claimed else NOTHING
    position.away = _read(parts.get("away", "").split())
    position.menu = _read(parts.get("menu", "").split())
    position.shop = _read(parts.get("shop", "").split())[::-1]
    _fill_shop(position)
    check_counts(position)
    position.history = make_up_history(position)


def check_counts(position: Position) -> None:
    """Refuse a table that no game can come to: gifts, piles and the gift on its way as each step has them."""
    rules = position.rules
    for seat in range(rules.seats):
        pile = len(position.shame[seat])
        if pile > ENOUGH:
            raise BadRecord(f"position: shame: seat {seat} has {pile} cards, expected {ENOUGH} at most")
        gifts = len(position.gifts[seat])
        wanted = rules.gifts if position.is_in(seat) else 0
        if not position.is_resting() and gifts != wanted:
            raise BadRecord(f"position: gifts: seat {seat} has {gifts}, expected {wanted}")
    if not position.is_resting():
        check_gift_on_its_way(position)


def check_gift_on_its_way(position: Position) -> None:
    """Refuse a gift on its way that its step does not have."""
    if not position.is_in(position.giver):
        raise BadRecord(f"position: turn: seat {position.giver} has left, expected one that has not")
    if position.gift == NOTHING:
        raise BadRecord("position: gift: expected one on its way, found none")
    if not position.shop:
        raise BadRecord("position: shop: expected a card at least, found none")
    is_aimed = position.receiver != NOBODY
    if is_aimed != (position.step != SHOW):
        raise BadRecord("position: gift: expected 'to' and a seat exactly once it is turned over")
    if is_aimed and not (position.is_in(position.receiver) and position.receiver != position.giver):
        raise BadRecord(f"position: gift: expected another seat that has not left, got {position.receiver}")
    if (position.claim != NOTHING) != (position.step == ANSWER):
        raise BadRecord("position: claimed: expected a name exactly where it is to be answered")


def make_up_history(position: Position) -> list[int]:
    """Make up a history that leads here: everybody was dealt what lies there, and was wrong about the rest."""
    history: list[int] = [STARTS, position.starter, position.round]
    for seat in range(position.rules.seats):
        history += [DEALS, seat, len(position.gifts[seat]), *position.gifts[seat]]
        for card in position.shame[seat]:
            history += [MISJUDGES, seat, (seat + 1) % position.rules.seats, card]
    if position.gift != NOTHING:
        history += [SHOWS, position.giver, position.gift]
    return [*history, DISPLAYS, position.top()]


def _write(cards: list[int]) -> str:
    return " ".join(OBJECTS[card] for card in cards)


def _write_gifts(position: Position, seat: i64) -> str:
    shown: i64 = position.open[seat]
    return " ".join(OBJECTS[card] + ("" if at < shown else DOWN) for at, card in enumerate(position.gifts[seat]))


def _split(text: str) -> dict[str, str]:
    """Split a position into its parts by name."""
    parts: dict[str, str] = {}
    for part in text.split("|"):
        name, _, rest = part.strip().partition(" ")
        if name not in PARTS:
            raise BadRecord(f"position: {name!r} is not a part of one; expected {' or '.join(PARTS)}")
        parts[name] = rest.strip()
    return parts


def _by_seat(game: ConfiguredGame, text: str) -> list[str]:
    """Split what stands for each seat; seats left out at the end have nothing."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) > game.seats:
        raise BadRecord(f"position: {len(parts)} seats are described, the game has {game.seats}")
    return parts + [""] * (game.seats - len(parts))


def _read_turn(position: Position, text: str) -> None:
    seat, _, step = text.partition(" ")
    if step not in STEPS:
        raise BadRecord(f"position: turn: expected a seat and one of {', '.join(STEPS)}, got {text!r}")
    position.giver = _seat(position.rules, "turn", seat)
    position.step = STEPS.index(step)


def _read_gifts(position: Position, words: list[str]) -> None:
    """Read what lies before the next seat; face-up gifts are the oldest."""
    position.gifts.append(_read([word.removesuffix(DOWN) for word in words]))
    shown = [not word.endswith(DOWN) for word in words]
    if shown != sorted(shown, reverse=True):
        raise BadRecord(f"position: gifts: a gift face up lies above one face down in {' '.join(words)!r}")
    position.open.append(sum(shown))


def _read_gift(position: Position, words: list[str]) -> None:
    if not words:
        return
    if len(words) not in {1, 3} or words[1:2] not in ([], ["to"]):
        raise BadRecord(f"position: gift: expected a card, and perhaps 'to' and a seat, got {' '.join(words)!r}")
    position.gift = _card(words[0])
    if len(words) > 1:
        position.receiver = _seat(position.rules, "gift", words[2])


def _read(words: list[str]) -> list[int]:
    return [_card(word) for word in words]


def _card(word: str) -> int:
    if word not in OBJECTS:
        raise BadRecord(f"position: {word!r} is no card")
    return OBJECTS.index(word)


def _number(name: str, text: str, high: i64 = 10_000) -> int:
    return number_of(name, text, 0, high)


def _seat(game: ConfiguredGame, name: str, text: str) -> int:
    return number_of(name, text, 0, game.seats - 1)


def _fill_shop(position: Position) -> None:
    """Put every card that lies nowhere under the shop; BadRecord when one lies in two places."""
    named = cards_in(position)
    for card in named:
        if named.count(card) > 1 or card not in position.rules.deck:
            raise BadRecord(f"position: {OBJECTS[card]!r} lies in two places, or is not played with")
    missing = [card for card in position.rules.deck if card not in named]
    position.chance.shuffle(missing)
    position.shop = missing + position.shop
