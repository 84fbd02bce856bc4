"""Positions as text: `turn 0 attack | rows 1 2 3 / 1 2g | hands 4t / g | pile 56 | discards 7 | turns 3`.

A card is 1 to 7, t (thief), o (tornado) or g (granny). In a row, `2g` is a granny standing for level 2. The pile's top
comes first, the discards' top last. Cards named nowhere lie shuffled under the pile.
"""

from typing import Final

from mypy_extensions import i64

from regift.games.kung_fu.bit_packing import EMPTY, REAL, WILD, at_level, cards_of, count_of, laid, one_of
from regift.games.kung_fu.box_contents import COUNTS, GRANNY, KINDS, TOP_LEVEL
from regift.games.kung_fu.configured_game import ConfiguredGame
from regift.games.kung_fu.events import DISCARDS, DRAWS, PLACES, STARTS
from regift.games.kung_fu.position import NOTHING, Position
from regift.kit.refusal import BadRecord

LETTERS: Final = "1234567tog"
STEPS: Final = ["", "", "attack", "place", "tidy", "window", "over"]
PARTS: Final = ["turn", "rows", "hands", "pile", "discards", "picked"]
NUMBERS: Final = ["turns", "winner", "crown", "out", "kind", "power", "target", "way", "keeps", "level"]
"""Fields written as numbers, in this order, after the cards."""


def write_position(position: Position) -> str:
    """Write a position as one line."""
    seats = range(position.rules.seats)
    rows = " / ".join(_write_row(position.rows[seat]) for seat in seats)
    hands = " / ".join(_write_cards(cards_of(position.hands[seat])) for seat in seats)
    pile = _write_cards(position.deck[::-1])
    discards = cards_of(position.discards)
    if position.top != NOTHING:
        discards.remove(position.top)
        discards.append(position.top)
    numbers = " ".join(f"{name} {value}" for name, value in zip(NUMBERS, _numbers_of(position), strict=True))
    return (
        f"turn {position.turn} {STEPS[position.step]} | rows {rows} | hands {hands} | pile {pile} | "
        f"discards {_write_cards(discards)} | picked {_write_cards(cards_of(position.picked))} | {numbers}"
    )


def read_position(position: Position, text: str) -> None:
    """Put what the text says on an empty table; what it leaves out is as at the start of the turn of seat 0."""
    parts = _split(text)
    _read_turn(position, parts.get("turn", "0 attack"))
    for row in _by_seat(position.rules, parts.get("rows", "")):
        position.rows.append(_read_row(row))
    for hand in _by_seat(position.rules, parts.get("hands", "")):
        position.hands.append(0)
        position.sizes.append(0)
        for kind in _read_cards(hand):
            position.gain(len(position.hands) - 1, kind)
    discards = _read_cards(parts.get("discards", ""))
    for kind in discards:
        position.discards += one_of(kind)
    position.top = discards[-1] if discards else NOTHING
    for kind in _read_cards(parts.get("picked", "")):
        position.picked += one_of(kind)
    position.deck = _read_cards(parts.get("pile", ""))[::-1]
    _read_numbers(position, parts["numbers"].split())
    for seat in range(position.rules.seats):
        position.wild += _row_cards(position.rows[seat]).count(GRANNY)
    _fill_pile(position)
    position.history = make_up_history(position, discards)


def make_up_history(position: Position, discards: list[int]) -> list[int]:
    """Make up a history that leads to these hands, rows and discards: everybody draws, then lays, then throws away."""
    history: list[int] = [STARTS, position.turn]
    for seat in range(position.rules.seats):
        lain = [kind for kind in _row_cards(position.rows[seat]) if kind >= 0]
        thrown = discards if seat == 0 else []
        crown = [GRANNY] if position.crown and seat == position.winner else []
        drawn = cards_of(position.hands[seat]) + lain + thrown + crown
        history += [DRAWS, seat, len(drawn), *drawn]
        for level, kind in enumerate(_row_cards(position.rows[seat]), 1):
            if kind >= 0:
                history += [PLACES, seat, kind, level]
        if crown:
            history += [PLACES, seat, GRANNY, TOP_LEVEL + 1]
        if thrown:
            history += [DISCARDS, seat, len(thrown), *thrown]
    return history


def _numbers_of(position: Position) -> list[int]:
    return [
        position.turns,
        position.winner,
        position.crown,
        position.out,
        position.attack_kind,
        position.attack_power,
        position.target,
        position.way,
        position.keeps,
        position.level,
    ]


def _split(text: str) -> dict[str, str]:
    """Split a position into its parts by name; the numbers are one part, wherever they stand."""
    parts = {"numbers": ""}
    for part in text.split("|"):
        name, _, rest = part.strip().partition(" ")
        if name in NUMBERS:
            parts["numbers"] += f" {part}"
        elif name in PARTS:
            parts[name] = rest.strip()
        elif name:
            raise BadRecord(f"position: {name!r} is not a part of one; expected {' or '.join(PARTS)}")
    return parts


def _read_numbers(position: Position, words: list[str]) -> None:
    values = _numbers_of(position)
    for name, text in zip(words[::2], words[1::2], strict=False):
        if name not in NUMBERS or not text.lstrip("-").isdigit():
            raise BadRecord(f"position: expected {' or '.join(NUMBERS)} and a number, got {name} {text}")
        values[NUMBERS.index(name)] = int(text)
    position.turns = values[0]
    position.winner = values[1]
    position.crown = values[2]
    position.out = values[3]
    position.attack_kind = values[4]
    position.attack_power = values[5]
    position.target = values[6]
    position.way = values[7]
    position.keeps = values[8]
    position.level = values[9]


def _read_turn(position: Position, text: str) -> None:
    seat, _, step = text.partition(" ")
    if not seat.isdigit() or int(seat) >= position.rules.seats or step not in STEPS[2:]:
        raise BadRecord(f"position: turn: expected a seat and one of {', '.join(STEPS[2:])}, got {text!r}")
    position.turn = int(seat)
    position.step = STEPS.index(step)


def _by_seat(game: ConfiguredGame, text: str) -> list[str]:
    """Split what stands for each seat; seats left out at the end have nothing."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) > game.seats:
        raise BadRecord(f"position: {len(parts)} seats are described, the game has {game.seats}")
    return parts + [""] * (game.seats - len(parts))


def _read_cards(text: str) -> list[int]:
    cards: list[int] = []
    for letter in text.replace(" ", ""):
        if letter not in LETTERS:
            raise BadRecord(f"position: {letter!r} is no card; expected one of {LETTERS}")
        cards.append(LETTERS.index(letter))
    return cards


def _write_cards(cards: list[int]) -> str:
    return "".join(LETTERS[kind] for kind in cards)


def _read_row(text: str) -> i64:
    row: i64 = 0
    for word in text.split():
        if word[0] not in LETTERS[:TOP_LEVEL] or word[1:] not in ("", "g"):
            raise BadRecord(f"position: rows: {word!r} is no level; expected 1 to 7, or 2g for a granny standing for 2")
        level: i64 = int(word[0])
        if at_level(row, level) != EMPTY:
            raise BadRecord(f"position: rows: level {level} stands twice in one row")
        row += laid(WILD if word[1:] else REAL, level)
    return row


def _write_row(row: i64) -> str:
    words: list[str] = []
    for level in range(1, TOP_LEVEL + 1):
        what = at_level(row, level)
        if what != EMPTY:
            words.append(f"{level}g" if what == WILD else str(level))
    return " ".join(words)


def _row_cards(row: i64) -> list[int]:
    """Return what stands for each level, lowest first: a kind, or −1."""
    cards: list[int] = []
    for level in range(1, TOP_LEVEL + 1):
        what = at_level(row, level)
        cards.append(-1 if what == EMPTY else GRANNY if what == WILD else level - 1)
    return cards


def _fill_pile(position: Position) -> None:
    """Put every card that lies nowhere under the pile; BadRecord when more lie about than the box holds."""
    used: list[int] = [0] * KINDS
    for kind in position.deck:
        used[kind] += 1
    for kind in range(KINDS):
        used[kind] += count_of(position.discards, kind)
        for seat in range(position.rules.seats):
            used[kind] += count_of(position.hands[seat], kind) + _row_cards(position.rows[seat]).count(kind)
    used[GRANNY] += position.crown
    missing: list[int] = []
    for kind in range(KINDS):
        if used[kind] > COUNTS[kind]:
            raise BadRecord(f"position: {used[kind]} of card {LETTERS[kind]!r}, the box holds {COUNTS[kind]}")
        missing += [kind] * (COUNTS[kind] - used[kind])
    position.chance.shuffle(missing)
    position.deck = missing + position.deck
