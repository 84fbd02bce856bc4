"""What the host may change in the lobby: each function gives another setup, or RequestError."""

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.games import catalogue as games
from regift.kit.added_and_removed_cards_option import CardChanges, custom_cards_option, read_card_changes
from regift.kit.deck_builder_option_and_deck_code import BadDeck
from regift.kit.refusal_and_errors import BadOption
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_card_list import early_cards
from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment, Setting


def set_seats(game_setup: GameSetup, count: int) -> GameSetup:
    """Change the number of seats: free seats go first, then bots, the last ones first; people never.

    The usual bot takes the place of one that does not play at so many.
    """
    fewest, most = games.find(game_setup.game).SEATS
    people = sum(place.who == "person" for place in game_setup.seats)
    if not max(fewest, people) <= count <= most:
        raise RequestError("seats", f"{max(fewest, people)} to {most}", str(count))
    seats = list(game_setup.seats) + [FREE] * (count - len(game_setup.seats))
    first = game_setup.first
    for who in ("free", "bot"):
        for seat in reversed(range(len(seats))):
            if len(seats) > count and seats[seat].who == who:
                del seats[seat]
                if first is not None and seat <= first:
                    first = first - 1 if seat < first else None
    fitting = tuple([replace(seat, bot=bots.fitting(seat.bot, game_setup.game, count)) for seat in seats])
    return without_misfits(replace(game_setup, seats=fitting).beginning(first))


def without_misfits(game_setup: GameSetup) -> GameSetup:
    """Put options back to their default that the game does not take with this many seats."""
    while True:
        try:
            game_setup.make()
        except BadOption as bad:
            if bad.option not in game_setup.options or isinstance(bad, BadDeck) or bad.option == own_name(game_setup):
                raise  # somebody has mixed that deck, or added those cards: they are not thrown away
            kept = {name: value for name, value in game_setup.options.items() if name != bad.option}
            game_setup = replace(game_setup, options=kept)
        else:
            return game_setup


def with_known_options(game_setup: GameSetup) -> GameSetup:
    """Return the setup of an older release without what this one does not take; the table's own cards stay."""
    try:
        return without_misfits(game_setup)
    except BadOption as bad:
        kept = {name: value for name, value in game_setup.options.items() if name != bad.option}
        if bad.option == own_name(game_setup):
            own = game_setup.own
            kept[bad.option] = CardChanges([], [(card.kind, card.id) for card in own], early_cards(own)).text()
        return without_misfits(replace(game_setup, options=kept))


def set_option(game_setup: GameSetup, name: str, value: Setting) -> GameSetup:
    """Set one option of the game."""
    known = [option.name for option in game_setup.make().schema]
    if name not in known:
        raise RequestError("name", "one of " + ", ".join(known), name)
    changed = replace(game_setup, options={**game_setup.options, name: value})
    try:
        changed.make()
        check_own(changed)
    except BadOption as bad:
        kept = without_misfits(changed)  # what only the former value asked for, such as the signs of a zodiac
        if name not in kept.options:
            raise bad from None
        return kept
    return changed


def own_name(game_setup: GameSetup) -> str:
    """Name the option by which the cards of the setup's game are changed, "" where it has none."""
    option = custom_cards_option(replace(game_setup, options={}).make().schema)
    return option.name if option else ""


def check_own(game_setup: GameSetup) -> None:
    """Object when the game is to be played with other cards of the table's own than the setup has words for."""
    name = own_name(game_setup)
    said = str(game_setup.options.get(name, "")) if name else ""
    if name and sorted(read_card_changes(said).own) != sorted((card.kind, card.id) for card in game_setup.own):
        raise RequestError(name, "no cards but the table's own", said)


def is_own(game_setup: GameSetup, name: str, person: str) -> bool:
    """Return whether an option belongs to the seat on which that person sits."""
    seat = game_setup.seat_of(person)
    return seat >= 0 and any(option.name == name and option.seat == seat for option in game_setup.make().schema)


def add_bot(game_setup: GameSetup, seat: int, bot: str) -> GameSetup:
    """Put a bot on a free seat, or another in place of a bot."""
    _check_seat(game_setup, seat)
    if game_setup.seats[seat].who == "person":
        raise RequestError("seat", "a seat where nobody sits", str(seat))
    offered = bots.names(game_setup.game, len(game_setup.seats))
    if bot not in offered:
        raise RequestError("bot", "one of " + ", ".join(offered), bot)
    return game_setup.seated(seat, SeatAssignment(who="bot", bot=bot))


def free(game_setup: GameSetup, seat: int) -> GameSetup:
    """Free a seat."""
    _check_seat(game_setup, seat)
    return game_setup.seated(seat, FREE)


def swap(game_setup: GameSetup, one: int, other: int) -> GameSetup:
    """Let two seats change places; who is named to begin still is, and what is a seat's own goes along."""
    _check_seat(game_setup, one)
    _check_seat(game_setup, other)
    first = {one: other, other: one}.get(-1 if game_setup.first is None else game_setup.first, game_setup.first)
    swapped = game_setup.seated(one, game_setup.seats[other]).seated(other, game_setup.seats[one]).beginning(first)
    schema = game_setup.make().schema
    own = [[option for option in schema if option.seat == seat] for seat in (one, other)]
    options = dict(swapped.options)
    for mine, theirs in zip(*own, strict=True):
        options[mine.name] = game_setup.options.get(theirs.name, theirs.default)
        options[theirs.name] = game_setup.options.get(mine.name, mine.default)
    return replace(swapped, options=options)


def check_complete(game_setup: GameSetup) -> None:
    """Object when a seat is still free."""
    if game_setup.free_seat() >= 0:
        raise RequestError("seats", "no free seat", str(game_setup.free_seat()))


def _check_seat(game_setup: GameSetup, seat: int) -> None:
    if not 0 <= seat < len(game_setup.seats):
        raise RequestError("seat", f"0 to {len(game_setup.seats) - 1}", str(seat))
