"""Everything that is written on the screen, in the reader's language: the client's own words and those of the game."""

from pathlib import Path
from typing import Final

from regift.bots.character_assignment import character_at
from regift.games.action_and_event_wording import LANGUAGES, BadTranslation, GameTranslations
from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD, Action, Value
from regift.kit.event import Event, EventKind
from regift.kit.three_line_recap import RecapLine
from regift.terminal.rendering.emoji_or_letter_symbols import Symbols
from regift.terminal.table.received_table_facts import PresenceNote, TableFacts, Told
from regift.wire import all_messages as wire
from regift.wire import http_messages

HERE: Final = Path(__file__).parent
BOTS: Final = HERE.parent / "bots"
TABLES: Final = HERE.parent / "tables"


class Localizer:
    """Words one table in one language at a time."""

    def __init__(self, table: TableFacts, sheet: http_messages.GameSheet, language: str) -> None:
        self.table = table
        self.sheet = sheet
        self.language = language
        self.custom_cards: dict[str, dict[str, str]] = {}
        """By key: name and line of each card that the table has added to the game."""
        self.games: list[http_messages.GameCard] = []
        """The games that the table may play next, none at a table in this process."""
        self.symbols = Symbols(self.say, self.label)
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """Change the language."""
        self.language = language
        characters = (BOTS / f"characters.{language}.ftl").read_text(encoding="utf-8")
        request_errors = (TABLES / f"request_errors.{language}.ftl").read_text(encoding="utf-8")
        notices = (TABLES / f"table_notices.{language}.ftl").read_text(encoding="utf-8")
        self.own = GameTranslations(HERE, language, str, characters + request_errors + notices)
        self.game = self.symbols.game = self._words_of(language)
        others = [self._words_of(other) for other in LANGUAGES if other != language and other in self.sheet.words]
        self._all = [self.game, *others]
        self._called: dict[str, list[str]] = {}

    def _words_of(self, language: str) -> GameTranslations:
        words = GameTranslations(None, language, self.name, self.sheet.words.get(language) or self.sheet.words["en"])
        words.added = self.custom_cards
        return words

    def switch_language(self) -> None:
        """Go on to the next language."""
        self.set_language(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def say(self, key: str, **given: float | str) -> str:
        """Say something of the client's own; a key without words shows itself."""
        return self.own.say(key, given) or key

    def why(self, objection: wire.Fault | wire.Refused) -> str:
        """Return why something did not work; "" where a clause forbids it that the game has no sentence for."""
        given = self.game.arguments([value_of(*each) for each in objection.args.items()], self.table.seat)
        if isinstance(objection, wire.Refused):
            return self.game.say(f"refused-{objection.clause}", given)
        key = f"reason-{objection.reason}"
        if objection.reason and (said := self.game.say(key, given) or self.own.say(key, given)):
            return said
        expected = {"field": objection.field, "expected": objection.expected}
        return self.own.say(f"fault-{objection.field}", {}) or self.say("fault", **expected)

    def label(self, key: str) -> str:
        """Return what a key of the game means."""
        if key in self.custom_cards:
            return self.custom_cards[key]["name"]
        return self.game.say(key, {}) or self.own.say(key, {}) or words_from_key(key)

    def called(self, card: str) -> list[str]:
        """List all that a card may be called, its label in the reader's language first."""
        if card not in self._called:
            names = [self.label(card)]
            for words in self._all:
                names += [words.label(card), *words.attribute(card, "aliases").split(", ")]
            self._called[card] = [name for name in names if name]
        return self._called[card]

    def name(self, seat: int, chair: wire.Chair | None = None) -> str:
        """Return what whoever sits there is called, or sat there on the chair of another game."""
        chair = chair or self.table.chair(seat)
        if chair and chair.name:
            return chair.name
        if chair and chair.who == "bot":
            return self.say(f"character-{character_at(self.table.code, seat)}")
        return self.say("seat-number", number=seat + 1)

    def names(self, seats: list[int]) -> str:
        """Name several, joined."""
        return self.own.join_names([self.name(seat) for seat in seats])

    def score(self, score: int) -> str:
        """Say a result in what the game counts it in, or in points."""
        return self.game.say("score", {"score": score}) or self.say("score", score=score)

    def option(self, option: wire.Option) -> str:
        """Return what an option does."""
        action = Action(option.verb, words_from_key(option.verb), values_of(option.args))
        try:
            return self.game.action(action, self.table.seat)
        except BadTranslation:
            return action.name

    def event(self, event: wire.Happening) -> str:
        """Return what happened."""
        values = values_of(event.args)
        try:
            said = self.game.event(Event(EventKind(event.kind, []), [], values), self.table.seat)
        except BadTranslation:
            said = ""
        return said or " ".join([words_from_key(event.kind), *[str(value.value) for value in values]])

    def tale(self, tale: wire.Happening) -> str:
        """Say one of the three lines in which a game is told."""
        try:
            return self.game.tale(RecapLine(tale.kind, values_of(tale.args)))
        except BadTranslation:
            return words_from_key(tale.kind)

    def _notice(self, notice: wire.Notice) -> str:
        """Say what whoever runs the server says."""
        return self.say("operator-says", text=notice.fr if self.language == "fr" and notice.fr else notice.text)

    def line(self, each: Told) -> str:
        """Say one line of the story."""
        if isinstance(each, wire.SubstituteMoves):
            return self._substitute_moves(each)
        if isinstance(each, PresenceNote):
            return self.say("covered-log" if each.is_covered else "back-log", name=self.name(each.seat))
        if isinstance(each, wire.Notice):
            return self._notice(each)
        if isinstance(each, wire.Happening):
            return self.event(each)
        return f"{each.name}: {each.text}" if each.text else f"{each.name} {self.symbols.reaction(each.reaction)}"

    def _substitute_moves(self, moves: wire.SubstituteMoves) -> str:
        """Say what a bot or the clock has played in the reader's name."""
        said = [self.say(f"made-moves-{moves.by}", count=moves.moves)] if moves.moves else []
        if moves.choices:
            said += [self.say(f"made-choices-{moves.by}"), " · ".join(map(self._choice, moves.choices))]
        return " ".join([*said, self.say("made-open")] if moves.is_open else said)

    def _choice(self, choice: wire.Option) -> str:
        """Say what was chosen, with the card that it was played on."""
        card = choice.args.get("card")
        return f"{self.option(choice)} ({self.label(card[1:])})" if isinstance(card, str) else self.option(choice)

    def value(self, value: bool | int | str) -> str:  # noqa: FBT001 (a value is no flag)
        """Say the value of an option or a fact."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return str(value) if isinstance(value, int) else self.label(value)

    @property
    def rules(self) -> str:
        """Return the rules sheet, in Markdown."""
        return self.sheet.rules.get(self.language) or self.sheet.rules.get("en", "")


def words_from_key(key: str) -> str:
    """Return what to show for a key that has no words: never nothing."""
    return key.replace("_", " ").replace("-", " ").strip()


def values_of(arguments: wire.Arguments) -> list[Value]:
    """Read arguments off the wire, each by its sigil."""
    return [value_of(name, said) for name, said in arguments.items()]


def value_of(name: str, said: wire.Argument) -> Value:
    """Read one argument."""
    if isinstance(said, int):
        return Value(name, NUMBER, said)
    if isinstance(said, list) and said and said[0].startswith("@"):
        return Value(name, SEAT, [seat.removeprefix("@") for seat in said])
    if isinstance(said, list):
        return Value(name, CARDS, [card.removeprefix("#") for card in said])
    if said == "#?":
        return Value(name, CARD, None)
    for sigil, type in (("@", SEAT), ("~", CARDS)):
        if said.startswith(sigil) and said[1:].isdigit():
            return Value(name, type, int(said[1:]))
    return Value(name, CARD, said[1:]) if said.startswith("#") else Value(name, WORD, said)
