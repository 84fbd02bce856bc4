"""A table's own cards: texts in its recipe, photos beside it. Whoever may adds them in the lobby."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from regift.kit.own import Changes, OwnOption, own_option, read_changes
from regift.tables.names import clean
from regift.tables.objection import Objection
from regift.tables.recipe import OwnCard, Recipe

if TYPE_CHECKING:
    from regift.tables.table import Table

MOST: Final = 200
"""Cards of its own at one table."""
ROOM: Final = 12_000_000
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


class OwnCards:
    """Changes the cards of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def option(self) -> OwnOption | None:
        """Return the option of the game that is changed; None: the game takes no other cards."""
        return own_option(self.table.recipe.make().schema)

    def may_add(self, person: str) -> bool:
        """Return whether the person may add cards, as the table is kept."""
        table = self.table
        is_seated = table.seat_of(person) >= 0
        return person == table.sitting.host or (is_seated and table.manners.adders == "seated")

    def may_see(self, person: str) -> bool:
        """Return whether the person sits at the table, or is there."""
        table = self.table
        if person in table.sitting.banned:
            return False
        return person == table.sitting.host or table.seat_of(person) >= 0 or table.is_here(person)

    def find(self, id: str) -> OwnCard:
        """Return a card, or Objection."""
        for card in self.table.recipe.own:
            if card.id == id:
                return card
        raise Objection("own_card", "a card of this table's own", id)

    def check_adding(self, person: str) -> OwnOption:
        """Return the option of the game, or Objection when the person can't add cards now."""
        table = self.table
        option = self.option
        if option is None:
            raise Objection("game", "a game that takes cards of the table's own", table.recipe.game)
        if not self.may_add(person):
            raise Objection("own_cards", "the host, or somebody seated where the host lets all add cards")
        if table.phase != "lobby" or table.dealing is not None:
            raise Objection("phase", "lobby", table.phase if table.dealing is None else "dealing")
        return option

    def check_many(self, more: int) -> None:
        """Object when there would be more cards than there may be."""
        count = len(self.table.recipe.own) + more
        if count > MOST:
            raise Objection("own_count", f"at most {MOST} cards", str(count))

    async def add(self, person: str, cards: Sequence[NewCard]) -> list[OwnCard]:
        """Add cards, all or none; Objection or BadOption says why they can't be."""
        async with self.table.lock:
            option = self.check_adding(person)
            own = self.table.recipe.own
            self.check_many(len(cards))
            photos: dict[str, bytes] = {}
            taken = {card.id for card in own}
            added: list[OwnCard] = []
            for new in cards:
                card = replace(checked(new, option), id=self._new_id(taken), by=person)
                added.append(self._with_photo(card, new.photo, photos))
            await self._keep([*own, *added], photos)
            return added

    async def change(self, person: str, id: str, new: NewCard) -> OwnCard:
        """Return a card other words; its photo stays."""
        async with self.table.lock:
            option = self.check_adding(person)
            card = self._own_of(person, id)
            words = checked(new, option)
            changed = replace(card, kind=words.kind, name=words.name, line=words.line)
            await self._keep(self._with(changed))
            return changed

    async def show(self, person: str, id: str, photo: bytes) -> OwnCard:
        """Return a card another photo, or none."""
        async with self.table.lock:
            self.check_adding(person)
            card = self._own_of(person, id)
            photos: dict[str, bytes] = {}
            changed = self._with_photo(replace(card, photo="", size=0), photo, photos)
            await self._keep(self._with(changed), photos)
            return changed

    async def remove(self, person: str, ids: Iterable[str]) -> None:
        """Take cards away with their photos."""
        async with self.table.lock:
            self.check_adding(person)
            gone = [self._own_of(person, id).id for id in ids]
            await self._keep([card for card in self.table.recipe.own if card.id not in gone])

    async def put_away(self, person: str, ids: Iterable[str], *, is_on: bool) -> None:
        """Let the host put cards of the game away, or take them out again."""
        async with self.table.lock:
            option = self.check_adding(person)
            if person != self.table.sitting.host:
                raise Objection("host", "the host")
            chosen = set(ids)
            off = set(changes_in(self.table.recipe, option).off)
            await self._keep(self.table.recipe.own, off=off - chosen if is_on else off | chosen)

    def _own_of(self, person: str, id: str) -> OwnCard:
        """Return a card that the person may change: their own, the host any."""
        card = self.find(id)
        if person not in (card.by, self.table.sitting.host):
            raise Objection("own_cards", "a card that you have added yourself", id)
        return card

    def _with(self, changed: OwnCard) -> list[OwnCard]:
        return [changed if card.id == changed.id else card for card in self.table.recipe.own]

    def _new_id(self, taken: set[str]) -> str:
        while (id := self.table.means.entropy(4).hex()) in taken:
            pass
        taken.add(id)
        return id

    def _with_photo(self, card: OwnCard, photo: bytes, photos: dict[str, bytes]) -> OwnCard:
        if not photo:
            return card
        name = self.table.means.entropy(12).hex()
        photos[name] = photo
        return replace(card, photo=name, size=len(photo))

    async def _keep(
        self, cards: Sequence[OwnCard], photos: Mapping[str, bytes] | None = None, off: set[str] | None = None
    ) -> None:
        """Put the cards on disk with their new photos, forget the photos of none, then let it count."""
        table = self.table
        room = sum(card.size for card in cards)
        if photos and room > ROOM:
            raise Objection("own_room", f"at most {ROOM} bytes of photos", str(room))
        recipe = with_cards(table.recipe, cards, off)
        kept = {card.photo for card in cards}
        gone = [card.photo for card in table.recipe.own if card.photo and card.photo not in kept]
        sitting = replace(table.sitting, recipe=recipe)
        await table.means.journal.keep_photos(table.id, sitting, photos or {}, gone)
        table.sitting = sitting
        table.tell_lobby()


def checked(new: NewCard, option: OwnOption) -> OwnCard:
    """Return a card with its words as they may be shown, or Objection."""
    if new.kind not in option.kinds:
        raise Objection("kind", "one of " + ", ".join(option.kinds), new.kind)
    line = clean(new.line, "line", LONGEST_LINE) if new.line.strip() else ""
    return OwnCard("", new.kind, clean(new.name, "card_name", LONGEST_NAME), line)


def changes_in(recipe: Recipe, option: OwnOption) -> Changes:
    """Read what the recipe changes."""
    return read_changes(str(recipe.options.get(option.name, "")))


def with_cards(recipe: Recipe, cards: Sequence[OwnCard], off: set[str] | None = None) -> Recipe:
    """Return the recipe with these cards of its own, and these of the game put away; BadOption where that can't be."""
    option = own_option(recipe.make().schema)
    assert option is not None
    away = sorted(off) if off is not None else changes_in(recipe, option).off
    text = Changes(away, [(card.kind, card.id) for card in cards]).text()
    fitted = option.fit(text)
    if fitted is None:
        raise Objection(option.name, option.says(), text)
    changed = replace(recipe, own=tuple(cards), options={**recipe.options, option.name: fitted})
    changed.make()
    return changed


def words_of(recipe: Recipe) -> dict[str, dict[str, str]]:
    """Return name and line of the table's own cards by the keys that stand for them."""
    if not recipe.own:
        return {}
    option = own_option(recipe.make().schema)
    assert option is not None
    return {option.word_of(card.id): {"name": card.name, "line": card.line} for card in recipe.own}
