"""What anybody sees.

| part | shape, of whom | what it shows |
|---|---|---|
| `display` | grid 3 × 3 | by square: the gift that lies there, "" for none; until the next deal |
| `traps` | zone of slots, by square | `gift_trap` on each gift that moves nobody any more; only when there is one |
| `pack:COLOUR` | zone, a pile | how many cards; never a face (GT-A10) |
| `give`, `get` | tracks | by seat: where the pawn stands, −1 for who has left |
| `given:SEAT` | zone of slots, own seat alone | by receiver, then second parcels: what it gives, "" for nothing |
| `given_marks:SEAT` | zone of slots, own seat alone, as `given` | `give_more` where that lies, until all have given |
| `parcels:SEAT` | zone of slots, by giver (then again) | once all have given: `parcel`, then the gift in it |
| `marks:SEAT` | zone of slots, as its parcels | `give_more`, `get_more`, `both_more`; only where one is |
| `ratings:SEAT` | zone of slots, by square | `great`, `good`, `ok`, `no_way`, to others `rated` while face down |
| `holds_trap_card:SEAT`, `holds_give_more:SEAT`, `holds_get_more:SEAT` | tokens | a strategy card still to be played |
| `has_chosen:SEAT` | token | has locked what it gives, or how it rates |
| `dealer` | token | before the dealer |
| `turn` | token | before who chooses the pack, or opens parcels |
| `lifted` | token, and the fact `lifted_parcel` | before the giver of the parcel about to be opened; which of two |
| `left:SEAT` | token | has left |
| `step` | fact | `step_colour`, `step_give`, `step_rate`, `step_open`, `step_beat`, `step_over` |
| `beat` | fact | what a beat is before: `beat_give`, `beat_rate`, `beat_turn`, `beat_flip` |
| `round`, `cap` | facts | the number of the round, and of the last one where there is one |
| `colour` | fact | the colour of the pack on display |
| `on_top:COLOUR` | fact, while a pack is chosen | gifts of the table's own on top of it (GT-A27), where there are any |
"""

from mypy_extensions import i64

from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, HOME, PACKS, RANKS, SQUARES, TOKENS
from regift.games.gift_trap.position_packs_display_pawns_and_phase import BEAT, COLOUR, GIVE, OVER, RATE
from regift.games.gift_trap.position_parcels_and_tokens import NONE, OPENED, Position
from regift.kit.mypyc_safe_shift import bit
from regift.kit.view import PILE, SLOTS, Fact, Grid, Token, Track, View, Zone

COLUMNS: int = 3
STEPS: "list[str]" = ["step_colour", "step_give", "step_rate", "step_open", "step_beat", "step_over"]
BEATS: "list[str]" = ["beat_give", "beat_rate", "beat_turn", "beat_flip"]
PACK_IDS: "list[str]" = [f"pack:{colour}" for colour in COLOURS]
GIVEN_IDS: "list[str]" = [f"given:{seat}" for seat in range(HOME[1])]
GIVEN_MARKS: "list[str]" = [f"given_marks:{seat}" for seat in range(HOME[1])]
PARCELS: "list[str]" = [f"parcels:{seat}" for seat in range(HOME[1])]
MARKS: "list[str]" = [f"marks:{seat}" for seat in range(HOME[1])]
RATINGS: "list[str]" = [f"ratings:{seat}" for seat in range(HOME[1])]


def fill_view(position: Position, view: View) -> None:
    """Add every part that the view's seat sees."""
    add_board_parts(position, view)
    for seat in range(position.rules.seats):
        if position.plays(seat):
            add_parcel_parts(position, view, seat)
            add_rating_parts(position, view, seat)
            add_strategy_card_parts(position, view, seat)
        if not position.is_in(seat):
            view.parts.append(Token(f"left:{seat}", "left", seat))
    if view.seat >= 0 and position.plays(view.seat):
        view.parts.append(given_by(position, view.seat))
        if position.step == GIVE and position.more[view.seat] != NONE:
            view.parts.append(given_more_by(position, view.seat))
    add_turn_parts(position, view)


def add_board_parts(position: Position, view: View) -> None:
    """Show the display, the packs and the two tracks."""
    parts = view.parts
    cells = [position.rules.gifts[gift] for gift in position.display]
    while len(cells) < SQUARES:
        cells.append("")
    parts.append(Grid("display", "display", COLUMNS, cells))
    if position.trapped:
        faces = ["trap_card" if position.trapped & bit(square) else "" for square in range(SQUARES)]
        parts.append(Zone("traps", "traps", SLOTS, -1, faces))
    for colour in range(PACKS):
        pack = Zone(PACK_IDS[colour], PACK_IDS[colour].replace(":", "_"), PILE)
        pack.count = len(position.packs[colour])
        parts.append(pack)
    length = int(position.rules.length)
    parts.append(Track("give", "give", length, pawns_of(position, position.give)))
    parts.append(Track("get", "get", length, pawns_of(position, position.get)))


def pawns_of(position: Position, spaces: list[int]) -> list[int]:
    """Return where pawns stand, −1 for who has left."""
    return [space if position.is_in(seat) else -1 for seat, space in enumerate(spaces)]


def add_parcel_parts(position: Position, view: View, seat: i64) -> None:
    """GT-25: show from whom the parcels before a seat are, and nothing of what is in those still closed."""
    if position.step == GIVE:
        return
    faces: list[str] = []
    marks: list[str] = []
    for slot in range(position.rules.each):
        for giver in range(position.rules.seats):
            parcel = position.at(giver, seat, slot)
            faces.append(face_of(position, parcel))
            marks.append(mark_of(position, parcel))
    if any(faces):
        view.parts.append(Zone(PARCELS[seat], "parcels", SLOTS, int(seat), faces))
    if any(marks):
        view.parts.append(Zone(MARKS[seat], "marks", SLOTS, int(seat), marks))


def face_of(position: Position, parcel: i64) -> str:
    """Return what anybody sees of a parcel."""
    square: i64 = position.parcels[parcel]
    if square >= OPENED:
        return position.rules.gifts[position.display[square - OPENED]]
    return "" if square == NONE else "parcel"


def mark_of(position: Position, parcel: i64) -> str:
    """Name the doubling cards at a parcel."""
    is_given = position.more[position.giver_of(parcel)] == parcel
    is_got = position.get_more[position.receiver_of(parcel)] == parcel
    if is_given and is_got:
        return "both_more"
    if is_given:
        return "give_more"
    return "get_more" if is_got else ""


def given_by(position: Position, seat: i64) -> Zone:
    """Show a seat what it gives to whom."""
    faces: list[str] = []
    for slot in range(position.rules.each):
        for receiver in range(position.rules.seats):
            square = position.holds(position.at(seat, receiver, slot))
            faces.append("" if square == NONE else position.rules.gifts[position.display[square]])
    return Zone(GIVEN_IDS[seat], "given", SLOTS, int(seat), faces)


def given_more_by(position: Position, seat: i64) -> Zone:
    """Show a seat which of its gifts GIVE MORE lies with, before all see it (GT-A13)."""
    faces: list[str] = []
    for slot in range(position.rules.each):
        for receiver in range(position.rules.seats):
            faces.append("give_more" if position.more[seat] == position.at(seat, receiver, slot) else "")
    return Zone(GIVEN_MARKS[seat], "given_marks", SLOTS, int(seat), faces)


def add_rating_parts(position: Position, view: View, seat: i64) -> None:
    """Show a seat's GET tokens: to itself always, to all their places once all have rated, and ranks once turned."""
    is_own = view.seat == seat
    is_turned = position.turned & bit(seat) != 0
    has_rated = position.step != RATE and position.ranks[seat * TOKENS] != NONE
    is_placed = has_rated and (is_turned or not position.rules.hides_places)
    if not is_own and not is_placed:
        return
    faces = [""] * len(position.display)
    for rank in range(TOKENS):
        square: i64 = position.ranks[seat * TOKENS + rank]
        if square != NONE:
            faces[square] = RANKS[rank] if is_own or is_turned else "rated"
    view.parts.append(Zone(RATINGS[seat], "ratings", SLOTS, int(seat), faces))


def add_strategy_card_parts(position: Position, view: View, seat: i64) -> None:
    """Show which strategy cards a seat can still play, and whether it has chosen."""
    owner = int(seat)
    if position.rules.strategy:
        is_sealed = position.step == GIVE and view.seat != seat
        if position.more[seat] == NONE or is_sealed:
            view.parts.append(Token(f"holds_give_more:{seat}", "holds_give_more", owner))
        if position.get_more[seat] == NONE:
            view.parts.append(Token(f"holds_get_more:{seat}", "holds_get_more", owner))
        if position.traps & bit(seat):
            view.parts.append(Token(f"holds_trap_card:{seat}", "holds_trap_card", owner))
    if (position.step == GIVE or position.step == RATE) and position.is_locked(seat):
        view.parts.append(Token(f"has_chosen:{seat}", "has_chosen", owner))


def add_turn_parts(position: Position, view: View) -> None:
    """Show what goes on, and whose turn it is."""
    parts = view.parts
    parts.append(Token("dealer", "dealer", int(position.dealer)))
    if position.is_revealing():
        parts.append(Token("turn", "turn", int(position.revealer)))
    elif position.step == COLOUR:
        parts.append(Token("turn", "turn", int(position.dealer)))
    if position.lifted != NONE:
        parts.append(Token("lifted", "lifted", int(position.giver_of(position.lifted))))
        if position.rules.each > 1:
            parts.append(Fact("lifted_parcel", "lifted_parcel", int(position.slot_of(position.lifted)) + 1))
    parts.append(Fact("step", "step", STEPS[position.step]))
    if position.step == BEAT:
        parts.append(Fact("beat", "beat", BEATS[position.after]))
    parts.append(Fact("round", "round", int(position.round)))
    if position.rules.cap:
        parts.append(Fact("cap", "cap", int(position.rules.cap)))
    if position.display:
        parts.append(Fact("colour", "colour", COLOURS[position.colour]))
    if position.step == COLOUR and position.rules.has_early:
        add_early_parts(position, view)


def add_early_parts(position: Position, view: View) -> None:
    """GT-A27: tell who chooses a pack in which of them gifts of the table's own lie on top, and all others."""
    for colour in range(PACKS):
        count: i64 = position.early_on_top(colour)
        if count:
            view.parts.append(Fact(f"on_top:{COLOURS[colour]}", f"on_top_{COLOURS[colour]}", int(count)))


def spot_of_parcel(position: Position, seat: i64, giver: i64, slot: i64) -> str:
    """Name the place of a parcel before a seat, "" while no parcels lie there."""
    if position.step == GIVE or position.step == OVER or not position.closed_before(seat):
        return ""
    return f"{PARCELS[seat]}/{slot * position.rules.seats + giver}"
