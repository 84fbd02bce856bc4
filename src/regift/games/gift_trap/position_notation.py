"""Positions as text: `step give | asked 0 1 | colour red | display kazoo yo_yo … | parcels 1 . 3 / … | give 4 0 12`.

Gifts are named as their lists name them, squares by their numbers on the board. What is left out is as at the start;
cards that are named nowhere lie shuffled in their packs, never dealt.
"""

from typing import Final

from mypy_extensions import i64

from regift.games.gift_trap.determinization import put_early_on_top, toss
from regift.games.gift_trap.events import DEALS, STARTS
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, PACKS, SQUARES, TOKENS
from regift.games.gift_trap.position_packs_display_pawns_and_phase import GIVE, RATE
from regift.games.gift_trap.position_parcels_and_tokens import NONE, OPENED, Position
from regift.kit.conformance_checks.position_text_parser import is_number, number_of
from regift.kit.mypyc_safe_shift import bit
from regift.kit.refusal_and_errors import BadRecord

STEPS: Final = ["colour", "give", "rate", "open", "beat", "over"]
MOMENTS: Final = ["dealt", "given", "turning", "flipping"]
ENDS: Final = ["playing", "gifted", "capped", "broken"]
EMPTY: Final = "."
PARTS: Final = [
    "step", "after", "ended", "asked", "played", "players", "out", "round", "dealer", "revealer", "lifted", "colour",
    "display", "pack", "fresh", "picks", "parcels", "more", "get_more", "ranks", "turned", "trapped", "traps", "give",
    "get", "give_before", "get_before", "gains",
]  # fmt: skip
MOST_ROUNDS: Final = 1_000_000
MOST_PICKS: Final = 2 * SQUARES
"""GT-41: nobody has more gifts to give, or tokens to lay, at once."""


def write_position(position: Position) -> str:
    """Write a position as one line."""
    names = [f"step {STEPS[position.step]}", f"after {MOMENTS[position.after]}", f"ended {ENDS[position.ended]}"]
    parts = [*names, f"colour {COLOURS[position.colour]}", f"display {write_gifts(position, position.display)}"]
    for colour in range(PACKS):
        parts.append(f"pack {COLOURS[colour]} {write_gifts(position, position.packs[colour][::-1])}")
    numbers: dict[str, list[int]] = {
        "asked": write_bits(position.asked),
        "played": [int(position.is_played)],
        "players": write_bits(position.players),
        "out": write_bits(position.out),
        "round": [int(position.round)],
        "dealer": [int(position.dealer)],
        "revealer": [int(position.revealer)],
        "lifted": [int(position.lifted)],
        "fresh": position.fresh,
        "more": position.more,
        "get_more": position.get_more,
        "turned": write_bits(position.turned),
        "trapped": [square + 1 for square in write_bits(position.trapped)],
        "traps": write_bits(position.traps),
        "give": position.give,
        "get": position.get,
        "give_before": position.give_before,
        "get_before": position.get_before,
        "gains": position.gains,
    }
    for name, row in numbers.items():
        parts.append(f"{name} {' '.join([str(number) for number in row])}")
    parts.append("parcels " + " / ".join([write_squares(row) for row in rows_of(position)]))
    ranks = [position.ranks[seat * TOKENS : (seat + 1) * TOKENS] for seat in range(position.rules.seats)]
    parts.append("ranks " + " / ".join([write_squares(row) for row in ranks]))
    parts.append("picks " + " / ".join([" ".join([str(id) for id in picks]) for picks in position.picks]))
    return " | ".join([part.strip() for part in parts])


def read_position(position: Position, text: str) -> None:
    """Put what the text says on an empty table; BadRecord says what can't be read."""
    position.set_up()
    seats = position.rules.seats
    parts = split(text)
    position.step = one_of(parts, "step", STEPS)
    position.after = one_of(parts, "after", MOMENTS)
    position.ended = one_of(parts, "ended", ENDS)
    position.colour = one_of(parts, "colour", COLOURS)
    position.round = number_in(parts, "round", 1, 1, MOST_ROUNDS)
    position.dealer = number_in(parts, "dealer", 0, 0, seats - 1)
    position.revealer = number_in(parts, "revealer", -1, -1, seats - 1)
    last = len(position.parcels) - 1
    position.lifted = number_in(parts, "lifted", -1, -1, last)
    position.is_played = number_in(parts, "played", 0, 0, 1) == 1
    everybody = list(range(seats))
    position.players = bits_in(parts, "players", everybody, seats - 1)
    if not position.players:
        raise BadRecord("position: players: expected a seat at least, found none")
    position.out = bits_in(parts, "out", [], seats - 1)
    position.ask_bits(bits_in(parts, "asked", everybody, seats - 1))
    if position.step in (GIVE, RATE):
        position.sealed = position.players & ~position.asked
    position.turned = bits_in(parts, "turned", [], seats - 1)
    position.traps = bits_in(parts, "traps", everybody if position.rules.strategy else [], seats - 1)
    position.trapped = bits_in(parts, "trapped", [], SQUARES) >> 1
    position.more = row_in(parts, "more", [NONE] * seats, -1, last)
    position.get_more = row_in(parts, "get_more", [NONE] * seats, -1, last)
    position.give = row_in(parts, "give", [0] * seats, 0, position.rules.length)
    position.get = row_in(parts, "get", [0] * seats, 0, position.rules.length)
    position.give_before = row_in(parts, "give_before", position.give[:], 0, position.rules.length)
    position.get_before = row_in(parts, "get_before", position.get[:], 0, position.rules.length)
    position.gains = row_in(parts, "gains", [0] * seats, -MOST_ROUNDS, MOST_ROUNDS)
    position.display = gifts_in(position, "display", parts.get("display", ""))
    if len(position.display) > SQUARES:
        raise BadRecord(f"position: display: {len(position.display)} gifts, expected {SQUARES} at most")
    read_packs(position, parts)
    read_tokens(position, parts)
    make_up_history(position)


def make_up_history(position: Position) -> None:
    """Make up a history that leads here: what lies there was dealt."""
    position.history = [STARTS, position.dealer, position.round]
    if position.display:
        position.history += [DEALS, position.dealer, position.colour, len(position.display)]
        position.history += [position.rules.codes[gift] for gift in position.display]


# Pieces written


def write_gifts(position: Position, gifts: list[int]) -> str:
    """Name gifts."""
    return " ".join([position.rules.gifts[gift].removeprefix("card-") for gift in gifts])


def write_bits(bits: i64) -> list[int]:
    """List the numbers of the bits that are set."""
    return [number for number in range(9) if bits & bit(number)]


def write_squares(row: list[int]) -> str:
    """Write squares by their numbers, those of opened parcels with a mark, and nothing as a dot."""
    written: list[str] = []
    for square in row:
        if square == NONE:
            written.append(EMPTY)
        else:
            written.append(f"{square - OPENED + 1}!" if square >= OPENED else f"{square + 1}")
    return " ".join(written)


def rows_of(position: Position) -> list[list[int]]:
    """Return the parcels before each seat, by giver; second ones after all first ones."""
    seats = position.rules.seats
    return [position.parcels[at : at + seats] for at in range(0, len(position.parcels), seats)]


# Pieces read


def split(text: str) -> dict[str, str]:
    """Split a position into its parts by name; packs are named with their colour."""
    parts: dict[str, str] = {}
    for part in text.split("|"):
        name, _, rest = part.strip().partition(" ")
        if name not in PARTS:
            raise BadRecord(f"position: {name!r} is not a part of one; expected {' or '.join(PARTS)}")
        if name == "pack":
            colour, _, rest = rest.strip().partition(" ")
            if colour not in COLOURS:
                raise BadRecord(f"position: pack: expected one of {', '.join(COLOURS)}, got {colour!r}")
            name = f"pack {colour}"
        if name in parts:
            raise BadRecord(f"position: {name}: expected once, found twice")
        parts[name] = rest.strip()
    return parts


def one_of(parts: dict[str, str], name: str, known: list[str]) -> int:
    """Read a word, the first of those known where it is left out."""
    word = parts.get(name, known[0])
    if word not in known:
        raise BadRecord(f"position: {name}: expected one of {', '.join(known)}, got {word!r}")
    return known.index(word)


def numbers_of(name: str, text: str, low: i64, high: i64) -> list[int]:
    """Read whole numbers from `low` to `high`."""
    return [number_of(name, word, low, high) for word in text.split()]


def number_in(parts: dict[str, str], name: str, usual: int, low: i64, high: i64) -> int:
    """Read one number."""
    return number_of(name, parts.get(name, str(usual)), low, high)


def row_in(parts: dict[str, str], name: str, usual: list[int], low: i64, high: i64) -> list[int]:
    """Read as many numbers as there usually are."""
    found = numbers_of(name, parts[name], low, high) if name in parts else usual
    if len(found) != len(usual):
        raise BadRecord(f"position: {name}: expected {len(usual)} numbers, got {len(found)}")
    return found


def bits_in(parts: dict[str, str], name: str, usual: list[int], high: i64) -> i64:
    """Read numbers, each as the bit of that number."""
    bits: i64 = 0
    for number in numbers_of(name, parts[name], 0, high) if name in parts else usual:
        bits |= bit(number)
    return bits


def gifts_in(position: Position, name: str, text: str) -> list[int]:
    """Read gifts by name."""
    found: list[int] = []
    for word in text.split():
        id = word if word.startswith("own-") else f"card-{word}"
        if id not in position.rules.gifts:
            raise BadRecord(f"position: {name}: {word!r} is no gift")
        found.append(position.rules.gifts.index(id))
    return found


def squares_in(position: Position, name: str, text: str, count: int) -> list[int]:
    """Read so many squares, or dots."""
    words = text.split()
    if len(words) != count:
        raise BadRecord(f"position: {name}: expected {count} squares or dots, got {text!r}")
    found: list[int] = []
    for word in words:
        number = word.removesuffix("!")
        is_square = is_number(number) and 1 <= int(number) <= len(position.display)
        if word != EMPTY and (not is_square or (number != word and name != "parcels")):
            raise BadRecord(f"position: {name}: expected a square with a gift, got {word!r}")
        opened = OPENED if word.endswith("!") else 0
        found.append(NONE if word == EMPTY else int(number) - 1 + opened)
    return found


def read_packs(position: Position, parts: dict[str, str]) -> None:
    """Read the packs; a card that is named nowhere goes on top of its own, shuffled, either face up (GT-A9)."""
    turned = position.rules.turned
    for colour in range(PACKS):
        name = f"pack {COLOURS[colour]}"
        pack = gifts_in(position, name, parts.get(name, ""))[::-1]
        named = [min(gift, turned[gift]) for gift in pack + position.display]
        missing = [gift for gift in position.rules.cards[colour] if min(gift, turned[gift]) not in named]
        position.chance.shuffle(missing)
        position.packs[colour] = pack + put_early_on_top(toss(missing, turned, position.chance), position.rules.early)
        position.fresh[colour] = len(missing)
    if "fresh" in parts:
        position.fresh = row_in(parts, "fresh", position.fresh, 0, MOST_ROUNDS)


def read_tokens(position: Position, parts: dict[str, str]) -> None:
    """Read parcels, GET tokens and picks."""
    seats = position.rules.seats
    rows = parts["parcels"].split("/") if "parcels" in parts else []
    if len(rows) > seats * position.rules.each:
        raise BadRecord(f"position: parcels: expected {seats * position.rules.each} rows, got {len(rows)}")
    position.parcels = [NONE] * len(position.parcels)
    for at, row in enumerate(rows):
        position.parcels[at * seats : (at + 1) * seats] = squares_in(position, "parcels", row, seats)
    ranks = parts["ranks"].split("/") if "ranks" in parts else []
    if len(ranks) > seats:
        raise BadRecord(f"position: ranks: expected {seats} rows, got {len(ranks)}")
    for seat, row in enumerate(ranks):
        position.ranks[seat * TOKENS : (seat + 1) * TOKENS] = squares_in(position, "ranks", row, int(TOKENS))
    rows = parts["picks"].split("/") if "picks" in parts else []
    if len(rows) > seats:
        raise BadRecord(f"position: picks: expected {seats} rows, got {len(rows)}")
    last = len(position.rules.actions) - 1
    for seat, row in enumerate(rows):
        position.picks[seat] = numbers_of("picks", row, 0, last)
        if len(position.picks[seat]) > MOST_PICKS:
            raise BadRecord(
                f"position: picks: seat {seat} has {len(position.picks[seat])}, expected {MOST_PICKS} at most"
            )
    remember_spent(position)


def remember_spent(position: Position) -> None:
    """Work out which squares each seat has given in this step, or rated."""
    for seat in range(position.rules.seats):
        spent: i64 = 0
        if position.step == 1:
            for slot in range(position.rules.each):
                for receiver in range(position.rules.seats):
                    square = position.holds(position.at(seat, receiver, slot))
                    spent |= 0 if square == NONE else bit(square)
        else:
            for rank in range(TOKENS):
                rated: i64 = position.ranks[seat * TOKENS + rank]
                spent |= 0 if rated == NONE else bit(rated)
        position.spent[seat] = spent
