"""Positions as text: `turn 0 attack | rows 1 2 3 / 1 2g | hands 4t / g | pile 56 | discards 7 | turns 3`.

A card is 1 to 7, t (thief), o (tornado) or g (granny). In a row, `2g` is a granny standing for level 2. The pile's top
comes first, the discards' top last. Cards named nowhere lie shuffled under the pile.
"""

from typing import Final

from mypy_extensions import i64

from regift.games.kung_fu.box_contents import COUNTS, GRANNY, HAND_SIZE, KINDS, TOP_LEVEL
from regift.games.kung_fu.events import DISCARDS, DRAWS, PLACES, STARTS
from regift.games.kung_fu.packed_hands_and_rows import EMPTY, REAL, WILD, at_level, cards_of, hand_of, laid
from regift.games.kung_fu.position import NOTHING, Position, count_players
from regift.kit.conformance_checks.position_text_parser import is_number, number_of, split_parts, split_seats
from regift.kit.mypyc_safe_shift import bit
from regift.kit.refusal_and_errors import BadRecord

LETTERS: Final = "1234567tog"
STEPS: Final = ["", "", "attack", "place", "tidy", "window", "over"]
PARTS: Final = ["turn", "rows", "hands", "pile", "discards", "picked"]
NUMBERS: Final = ["turns", "winner", "crown", "out", "kind", "power", "target", "way", "keeps", "level", "duel"]
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
    """Put what the text says on an empty table; what it leaves out is as at the start of the turn of seat 0.

    Cards are counted before they are packed: four bits hold no sixteenth card of a kind.
    """
    game = position.rules
    parts = _split(text)
    _read_turn(position, parts.get("turn", "0 attack"))
    position.rows = [_read_row(row) for row in split_seats("rows", parts.get("rows", ""), game.seats)]
    hands = [_read_cards("hands", hand) for hand in split_seats("hands", parts.get("hands", ""), game.seats)]
    for seat, hand in enumerate(hands):
        if len(hand) > HAND_SIZE:
            raise BadRecord(f"position: hands: seat {seat} holds {len(hand)} cards, expected {HAND_SIZE} at most")
    discards = _read_cards("discards", parts.get("discards", ""))
    pile = _read_cards("pile", parts.get("pile", ""))[::-1]
    picked = _read_cards("picked", parts.get("picked", ""))
    if len(picked) > HAND_SIZE:
        raise BadRecord(f"position: picked: {len(picked)} cards, expected {HAND_SIZE} at most")
    _read_numbers(position, parts["numbers"].split())
    rest = _rest_of_box(position, [*hands, discards, pile])
    position.hands = [hand_of(hand) for hand in hands]
    position.sizes = [len(hand) for hand in hands]
    position.discards = hand_of(discards)
    position.top = discards[-1] if discards else NOTHING
    position.picked = hand_of(picked)
    position.chance.shuffle(rest)
    position.deck = rest + pile
    for seat in range(game.seats):
        position.wild += _row_cards(position.rows[seat]).count(GRANNY)
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
        int(position.is_duel),
    ]


def _split(text: str) -> dict[str, str]:
    """Split a position into its parts by name; the numbers are one part, wherever they stand."""
    numbers: list[str] = []
    others: list[str] = []
    for part in text.split("|"):
        (numbers if part.strip().partition(" ")[0] in NUMBERS else others).append(part)
    return {**split_parts("|".join(others), PARTS), "numbers": " ".join(numbers)}


def _read_numbers(position: Position, words: list[str]) -> None:
    """Read the fields that are numbers; whether it is a duel follows from who has left, unless it is said."""
    seats = position.rules.seats
    values = _numbers_of(position)
    found: list[str] = []
    for name, text in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in NUMBERS or not is_number(text) or name in found:
            raise BadRecord(f"position: expected each of {' or '.join(NUMBERS)} once with a number, got {name} {text}")
        found.append(name)
        values[NUMBERS.index(name)] = int(text)
    position.turns = values[0]
    position.winner = values[1]
    position.crown = number_of("crown", str(values[2]), 0, 1)
    position.out = number_of("out", str(values[3]), 0, bit(seats) - 1)
    position.attack_kind = values[4]
    position.attack_power = values[5]
    position.target = values[6]
    position.way = values[7]
    position.keeps = values[8]
    position.level = values[9]
    count_players(position)
    if "duel" in found:
        position.is_duel = number_of("duel", str(values[10]), 0, 1) == 1


def _read_turn(position: Position, text: str) -> None:
    seat, _, step = text.partition(" ")
    if step not in STEPS[2:]:
        raise BadRecord(f"position: turn: expected a seat and one of {', '.join(STEPS[2:])}, got {text!r}")
    position.turn = number_of("turn", seat, 0, position.rules.seats - 1)
    position.step = STEPS.index(step)


def _read_cards(name: str, text: str) -> list[int]:
    cards: list[int] = []
    for letter in text.replace(" ", ""):
        if letter not in LETTERS:
            raise BadRecord(f"position: {name}: {letter!r} is no card; expected one of {LETTERS}")
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


def _rest_of_box(position: Position, piles: list[list[int]]) -> list[int]:
    """List the cards that lie neither in these piles nor in a row; BadRecord when there are more than in the box."""
    used: list[int] = [0] * KINDS
    for pile in piles:
        for kind in pile:
            used[kind] += 1
    for row in position.rows:
        for kind in _row_cards(row):
            if kind >= 0:
                used[kind] += 1
    used[GRANNY] += position.crown
    missing: list[int] = []
    for kind in range(KINDS):
        if used[kind] > COUNTS[kind]:
            raise BadRecord(f"position: {used[kind]} of card {LETTERS[kind]!r}, the box holds {COUNTS[kind]}")
        missing += [kind] * (COUNTS[kind] - used[kind])
    return missing
