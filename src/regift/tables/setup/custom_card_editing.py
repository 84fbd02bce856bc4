"""A table's own cards: texts in its setup, photos beside it. Whoever may adds them in the lobby."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from regift.kit.added_and_removed_cards_option import (
    CardChanges,
    CustomCardsOption,
    custom_cards_option,
    read_card_changes,
)
from regift.tables.limits.photo_storage_quota_of_server_and_maker import space_for_photos
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_card_list import EARLY_OF_EACH, CustomCard, CustomCardList, early_cards
from regift.tables.setup.game_setup import GameSetup, added_by
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean, clean_line
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import TableState, is_first_host

MAX_CARDS: Final = DEFAULT.cards
"""Cards of its own at one table."""
MAX_PHOTO_BYTES: Final = DEFAULT.photos_of_table
"""Bytes of all its photos."""
LONGEST_NAME: Final = 36
LONGEST_LINE: Final = 80


class NewCard(Struct, frozen=True):
    """A card that somebody adds."""

    kind: str
    name: str
    line: str = ""
    photo: bytes = b""
    """As it is to be handed out; empty: none."""


def option_of(game_setup: GameSetup) -> CustomCardsOption | None:
    """Return the option of the game that is changed; None: the game takes no other cards."""
    return custom_cards_option(game_setup.make().schema)


def may_add(table: TableState, person: str) -> bool:
    """Return whether the person may add cards, as the table is kept."""
    is_seated = table.seat_of(person) >= 0
    return person == table.stored.host or (is_seated and table.manners.adders != "host")


def may_change(table: TableState, person: str, card: CustomCard) -> bool:
    """Return whether a card is the person's own; the host may change any, but not who only acts as host."""
    is_proper_host = person == table.stored.host and is_first_host(table, person)
    return is_proper_host or person == card.by


def may_see(table: TableState, person: str) -> bool:
    """Return whether the person sits at the table, or is there and may read what is played with."""
    is_at_table = person == table.stored.host or table.seat_of(person) >= 0 or table.is_here(person)
    return is_at_table and table.may_read(person)


def find(game_setup: GameSetup, id: str) -> CustomCard:
    """Return a card, or RequestError."""
    for card in game_setup.own:
        if card.id == id:
            return card
    raise RequestError("own_card", "a card of this table's own", id)


def check_adding(table: TableState, person: str) -> CustomCardsOption:
    """Return the option of the game, or RequestError when the person can't add cards now."""
    option = option_of(table.game_setup)
    if option is None:
        raise RequestError("game", "a game that takes cards of the table's own", table.game_setup.game)
    if not may_add(table, person):
        raise RequestError("own_cards", "the host, or somebody seated where the host lets others add cards")
    if table.phase != "lobby" or table.pending_shuffle is not None:
        raise RequestError("phase", "lobby", table.phase if table.pending_shuffle is None else "dealing")
    return option


def may_add_photos(table: TableState, person: str) -> bool:
    """Return whether what the person adds may have photos, as the table is kept."""
    return person == table.stored.host or table.manners.photos


def _check_photo(table: TableState, person: str, photo: bytes) -> None:
    """Object when somebody adds a photo where only the host may."""
    if photo and not may_add_photos(table, person):
        raise RequestError("own_photos", "no photo, where the host lets nobody else add any")


def check_many(own: Sequence[CustomCard], more: int) -> None:
    """Object when there would be more cards than there may be."""
    count = len(own) + more
    if count > MAX_CARDS:
        raise RequestError("own_count", f"at most {MAX_CARDS} cards", str(count))


def check_two_each(table: TableState, person: str, more: int) -> None:
    """Object when somebody would have added more than two cards, where only the host may."""
    is_limited = table.manners.adders == "two" and not is_first_host(table, person)
    count = added_by(table.game_setup, person) + more
    if is_limited and count > EARLY_OF_EACH:
        raise RequestError("own_two", f"at most {EARLY_OF_EACH} cards of each person", str(count))


async def add(table: Table, person: str, cards: Sequence[NewCard]) -> list[CustomCard]:
    """Add cards, all or none; RequestError or BadOption says why they can't be."""
    async with table.lock:
        option = check_adding(table, person)
        check_two_each(table, person, len(cards))
        own = _cards_that_stay(table, person, len(cards))
        check_many(own, len(cards))
        photos: dict[str, bytes] = {}
        taken = {card.id for card in own}
        added: list[CustomCard] = []
        for new in cards:
            _check_photo(table, person, new.photo)
            card = replace(checked(new, option), id=_new_id(table, taken), by=person)
            added.append(_with_photo(table, card, new.photo, photos))
        await _commit(table, [*own, *added], photos)
        return added


def _cards_that_stay(table: TableState, person: str, more: int) -> Sequence[CustomCard]:
    """Return the cards beside which somebody adds more: so many wait for people without a seat as seats leave room for.

    So nobody who acts as host, and lets in and shows out their own many, fills the packs; nor pushes out what waits for
    others: as long as the host is away, RequestError says that there are too many.
    """
    own = table.game_setup.own
    if table.manners.adders != "two" or is_first_host(table, person):
        return own
    counted = [card for card in own if card.by and not card.has_come_up and not is_first_host(table, card.by)]
    room = EARLY_OF_EACH * len(table.game_setup.seats)
    surplus = len(counted) + more - room
    if surplus > 0 and table.stored.first_host:
        raise RequestError("own_waiting", f"at most {room} cards of guests while the host is away", str(room + surplus))
    waiting = [card.id for card in counted if table.seat_of(card.by) < 0]
    gone = set(waiting[: max(surplus, 0)])
    return [card for card in own if card.id not in gone]


async def change(table: Table, person: str, id: str, new: NewCard) -> CustomCard:
    """Give a card other words, and return it; its photo stays."""
    async with table.lock:
        option = check_adding(table, person)
        card = _own_of(table, person, id)
        words = checked(new, option)
        changed = replace(card, kind=words.kind, name=words.name, line=words.line)
        await _commit(table, _with(table, changed))
        return changed


async def set_photo(table: Table, person: str, id: str, photo: bytes) -> CustomCard:
    """Give a card another photo, or none, and return it."""
    async with table.lock:
        check_adding(table, person)
        _check_photo(table, person, photo)
        card = _own_of(table, person, id)
        photos: dict[str, bytes] = {}
        changed = _with_photo(table, replace(card, photo="", size=0), photo, photos)
        await _commit(table, _with(table, changed), photos)
        return changed


async def remove(table: Table, person: str, ids: Iterable[str]) -> None:
    """Take cards away with their photos."""
    async with table.lock:
        check_adding(table, person)
        gone = [_own_of(table, person, id).id for id in ids]
        await _commit(table, [card for card in table.game_setup.own if card.id not in gone])


async def switch_cards(table: Table, person: str, ids: Iterable[str], *, is_on: bool) -> None:
    """Let the host put cards of the game away, or take them out again."""
    async with table.lock:
        option = check_adding(table, person)
        if person != table.stored.host:
            raise RequestError("host", "the host")
        chosen = set(ids)
        off = set(changes_in(table.game_setup, option).off)
        await _commit(table, table.game_setup.own, off=off - chosen if is_on else off | chosen)


async def commit_without_presents_of(table: Table, stored: StoredTable, person: str) -> None:
    """Commit a table that somebody leaves; in the lobby they take along what they have added for the next game.

    `stored`: the table without them. The caller holds the lock. So nobody who comes again and again as somebody else
    fills a table's packs. What the host has added stays with the table.
    """
    kept = [card for card in stored.game_setup.own if card.by != person or card.has_come_up]
    if is_first_host(table, person) or table.phase != "lobby" or len(kept) == len(stored.game_setup.own):
        await table.commit(stored)
    else:
        await _commit(table, kept, stored=stored)


def _own_of(table: TableState, person: str, id: str) -> CustomCard:
    """Return a card that the person may change, or RequestError."""
    card = find(table.game_setup, id)
    if not may_change(table, person, card):
        raise RequestError("own_cards", "a card that you have added yourself", id)
    return card


def _with(table: TableState, changed: CustomCard) -> list[CustomCard]:
    return [changed if card.id == changed.id else card for card in table.game_setup.own]


def _new_id(table: TableState, taken: set[str]) -> str:
    while (id := table.services.entropy(4).hex()) in taken:
        pass
    taken.add(id)
    return id


def _with_photo(table: TableState, card: CustomCard, photo: bytes, photos: dict[str, bytes]) -> CustomCard:
    if not photo:
        return card
    name = table.services.entropy(12).hex()
    photos[name] = photo
    return replace(card, photo=name, size=len(photo))


async def _commit(
    table: Table,
    cards: Sequence[CustomCard],
    photos: Mapping[str, bytes] | None = None,
    off: set[str] | None = None,
    stored: StoredTable | None = None,
) -> None:
    """Put the cards on disk with their new photos, forget the photos of none, then let it count.

    `stored`: the table as it is otherwise, where that changes, too.
    """
    otherwise = stored or table.stored
    room = sum(card.size for card in cards)
    if photos and room > MAX_PHOTO_BYTES:
        raise RequestError("own_room", f"at most {MAX_PHOTO_BYTES} bytes of photos", str(room))
    game_setup = with_cards(otherwise.game_setup, cards, off)
    shown = {card.photo for card in cards}
    gone = [card.photo for card in table.game_setup.own if card.photo and card.photo not in shown]
    journal, added = table.services.journal, photos or {}
    async with space_for_photos(journal, table.services.budget, added.values(), table.id):
        await table.commit(
            replace(otherwise, game_setup=game_setup),
            lambda kept: journal.photos.keep(table.id, kept, added, gone),
        )


def checked(new: NewCard, option: CustomCardsOption) -> CustomCard:
    """Return a card with its words as they may be shown, or RequestError."""
    if new.kind not in option.kinds:
        raise RequestError("kind", "one of " + ", ".join(option.kinds), new.kind)
    return CustomCard("", new.kind, *clean_card_words(new.name, new.line))


def clean_card_words(name: str, line: str) -> tuple[str, str]:
    """Return a card's name and line as they may be shown, or RequestError."""
    said = clean_line(line, "line", LONGEST_LINE) if line.strip() else ""
    return clean(name, "card_name", LONGEST_NAME), said


def changes_in(game_setup: GameSetup, option: CustomCardsOption) -> CardChanges:
    """Read what the setup changes."""
    return read_card_changes(str(game_setup.options.get(option.name, "")))


def with_cards(game_setup: GameSetup, cards: Sequence[CustomCard], off: set[str] | None = None) -> GameSetup:
    """Return the setup with these cards of its own, and these of the game put away; BadOption where that can't be."""
    option = custom_cards_option(game_setup.make().schema)
    assert option is not None
    away = sorted(off) if off is not None else changes_in(game_setup, option).off
    text = CardChanges(away, [(card.kind, card.id) for card in cards], early_cards(cards)).text()
    fitted = option.fit(text)
    if fitted is None:
        raise RequestError(option.name, option.says(), text)
    own = cards if isinstance(cards, CustomCardList) else CustomCardList(cards)
    changed = replace(game_setup, own=own, options={**game_setup.options, option.name: fitted})
    changed.make()
    return changed
