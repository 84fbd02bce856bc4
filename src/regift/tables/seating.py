"""What the host may change in the lobby: each function gives another recipe, or Objection."""

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.games import catalogue as games
from regift.kit.deck import BadDeck
from regift.kit.own import own_option, read_changes
from regift.kit.refusal import BadOption
from regift.tables.objection import Objection
from regift.tables.recipe import FREE, Place, Recipe, Setting


def set_seats(recipe: Recipe, count: int) -> Recipe:
    """Change the number of seats: free seats go first, then bots, the last ones first; people never."""
    fewest, most = games.find(recipe.game).SEATS
    people = sum(place.who == "person" for place in recipe.seats)
    if not max(fewest, people) <= count <= most:
        raise Objection("seats", f"{max(fewest, people)} to {most}", str(count))
    seats = list(recipe.seats) + [FREE] * (count - len(recipe.seats))
    first = recipe.first
    for who in ("free", "bot"):
        for seat in reversed(range(len(seats))):
            if len(seats) > count and seats[seat].who == who:
                del seats[seat]
                if first is not None and seat <= first:
                    first = first - 1 if seat < first else None
    return without_misfits(replace(recipe, seats=tuple(seats)).beginning(first))


def without_misfits(recipe: Recipe) -> Recipe:
    """Put options back to their default that the game does not take with this many seats."""
    while True:
        try:
            recipe.make()
        except BadOption as bad:
            if bad.option not in recipe.options or isinstance(bad, BadDeck) or bad.option == own_name(recipe):
                raise  # somebody has mixed that deck, or added those cards: they are not thrown away
            kept = {name: value for name, value in recipe.options.items() if name != bad.option}
            recipe = replace(recipe, options=kept)
        else:
            return recipe


def set_option(recipe: Recipe, name: str, value: Setting) -> Recipe:
    """Set one option of the game."""
    known = [option.name for option in recipe.make().schema]
    if name not in known:
        raise Objection("name", "one of " + ", ".join(known), name)
    changed = replace(recipe, options={**recipe.options, name: value})
    try:
        changed.make()
        check_own(changed)
    except BadOption as bad:
        kept = without_misfits(changed)  # what only the former value asked for, such as the signs of a zodiac
        if name not in kept.options:
            raise bad from None
        return kept
    return changed


def own_name(recipe: Recipe) -> str:
    """Name the option by which the cards of the recipe's game are changed, "" where it has none."""
    option = own_option(games.game(recipe.game, seats=len(recipe.seats)).schema)
    return option.name if option else ""


def check_own(recipe: Recipe) -> None:
    """Object when the game is to be played with other cards of the table's own than the recipe has words for."""
    name = own_name(recipe)
    said = str(recipe.options.get(name, "")) if name else ""
    if name and sorted(read_changes(said).own) != sorted((card.kind, card.id) for card in recipe.own):
        raise Objection(name, "no cards but the table's own", said)


def is_own(recipe: Recipe, name: str, person: str) -> bool:
    """Return whether an option belongs to the seat on which that person sits."""
    seat = recipe.seat_of(person)
    return seat >= 0 and any(option.name == name and option.seat == seat for option in recipe.make().schema)


def add_bot(recipe: Recipe, seat: int, bot: str) -> Recipe:
    """Put a bot on a free seat, or another in place of a bot."""
    _check_seat(recipe, seat)
    if recipe.seats[seat].who == "person":
        raise Objection("seat", "a seat where nobody sits", str(seat))
    offered = bots.names(recipe.game)
    if bot not in offered:
        raise Objection("bot", "one of " + ", ".join(offered), bot)
    return recipe.seated(seat, Place(who="bot", bot=bot))


def free(recipe: Recipe, seat: int) -> Recipe:
    """Free a seat."""
    _check_seat(recipe, seat)
    return recipe.seated(seat, FREE)


def swap(recipe: Recipe, one: int, other: int) -> Recipe:
    """Let two seats change places; who is named to begin still is, and what is a seat's own goes along."""
    _check_seat(recipe, one)
    _check_seat(recipe, other)
    first = {one: other, other: one}.get(-1 if recipe.first is None else recipe.first, recipe.first)
    swapped = recipe.seated(one, recipe.seats[other]).seated(other, recipe.seats[one]).beginning(first)
    schema = recipe.make().schema
    own = [[option for option in schema if option.seat == seat] for seat in (one, other)]
    options = dict(swapped.options)
    for mine, theirs in zip(*own, strict=True):
        options[mine.name] = recipe.options.get(theirs.name, theirs.default)
        options[theirs.name] = recipe.options.get(mine.name, mine.default)
    return replace(swapped, options=options)


def check_complete(recipe: Recipe) -> None:
    """Object when a seat is still free."""
    if recipe.free_seat() >= 0:
        raise Objection("seats", "no free seat", str(recipe.free_seat()))


def _check_seat(recipe: Recipe, seat: int) -> None:
    if not 0 <= seat < len(recipe.seats):
        raise Objection("seat", f"0 to {len(recipe.seats) - 1}", str(seat))
