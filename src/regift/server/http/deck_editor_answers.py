"""Decks that a host mixes, as a client reads them; what can be played with is for the game to say."""

from urllib.parse import urlencode

from msgspec import UNSET, UnsetType

from regift.games import catalogue
from regift.games.deck_file_format import LONGEST_NAME, BadDeckFile, read_deck, write_deck
from regift.kit.deck_builder_option_and_deck_code import BadDeck, DeckOption, deck_option
from regift.kit.game import Game
from regift.tables.request_error import RequestError
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_if_any
from regift.wire import deck_and_balance_messages
from regift.wire.error_mapping import fault_of


def deck_shelf_of(game: Game) -> deck_and_balance_messages.DeckShelf | UnsetType:
    """Return the cards and boxes of a game; UNSET where its deck can't be mixed."""
    option = deck_option(game.schema)
    if option is None:
        return UNSET
    return deck_and_balance_messages.DeckShelf(
        option.name,
        cards=[deck_and_balance_messages.DeckCard(card.id, card.kind, card.source, card.most) for card in option.cards],
        boxes=[deck_and_balance_messages.DeckBox(box.name, box.counts, box.is_base) for box in option.boxes],
        most=option.most_cards,
    )


def news_of(asked: deck_and_balance_messages.DeckAsked, base: str) -> deck_and_balance_messages.DeckNews:
    """Look at a deck that somebody mixes; BadDeck or RequestError says what can't be read of it."""
    folder = catalogue.find(asked.game)
    name, written = read_uploaded_deck(asked) if asked.file else (asked.name, None)
    fewest, most = folder.SEATS
    game = folder.make(min(max(asked.seats, fewest), most), {})
    option = deck_option(game.schema)
    if option is None:
        raise RequestError("game", "a game whose deck can be mixed", asked.game)
    text = asked.options.get(option.name, option.default) if written is None else written
    known = [each.name for each in game.schema if each is not option]
    settings = game.settings_with({each: value for each, value in asked.options.items() if each in known})
    value = option.fit(text)
    if not isinstance(value, str):
        raise RequestError(option.name, option.says(), str(text))
    counts = option.counts_of(value, game.seats)
    complaints = {seats: complaint(option, value, seats, settings) for seats in range(fewest, most + 1)}
    trouble = complaints[game.seats]
    code = option.write_code(counts)
    name = clean_if_any(name, LONGEST_NAME)
    place = urlencode({"d": code, **({"n": name} if name else {})})
    return deck_and_balance_messages.DeckNews(
        value=value,
        code=code,
        link=f"{base}/deck/{asked.game}#{place}",
        counts=counts,
        seats=[seats for seats, found in complaints.items() if found is None],
        name=name,
        file=write_deck(option, asked.game, name, counts),
        fault=None if trouble is None else fault_of(trouble),
    )


def read_uploaded_deck(asked: deck_and_balance_messages.DeckAsked) -> tuple[str, str]:
    """Read the name and the counts in a file."""
    try:
        deck = read_deck(asked.file)
    except BadDeckFile as wrong:
        raise RequestError("deck_file", str(wrong)) from None
    if deck.game != asked.game:
        raise RequestError("deck_file", f"a deck of {asked.game}", deck.game)
    return deck.name or asked.name, deck.counts


def complaint(option: DeckOption, value: str, seats: int, settings: dict[str, bool | int | str]) -> BadDeck | None:
    """Return why so many can't play with a deck under these options, None where they can."""
    try:
        option.check(option.counts_of(value, seats), seats, settings)
    except BadDeck as wrong:
        return wrong
    return None
