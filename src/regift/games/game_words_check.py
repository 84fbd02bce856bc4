"""The conformance kit for words: a game's Fluent files say all that can be said of it, in both languages, and no more.

`check_words` raises AssertionError with a line for each fault: the file, the message, what is wrong, what was expected.
"""

from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, variables_of
from regift.kit.action_arguments_and_action_table import CARD, CARDS, SEAT, WORD, Value
from regift.kit.deck_builder_option_and_deck_code import DeckOption
from regift.kit.event import EventKind
from regift.kit.game import Game
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.three_line_recap import TURN
from regift.kit.view import Fact, Grid, View, Zone

FUNCTIONS: Final = ("DE", "ORD", "NUMBER", "DATETIME")
"""What a message may call; the first two are `regift.games.action_and_event_wording`'."""
CHOICES: Final[dict[str, tuple[str, ...]]] = {"_is": ("me", "other"), "_seen": ("yes", "no")}
"""By the end of a variable's name: all that it can be."""
DEALS: Final = 12
MOST_ACTIONS: Final = 400
EVERY: Final = 3
"""In one position of about so many, all that is refused is asked for."""


def check_words(game: Game, folder: Path | None = None) -> None:
    """Check the words in the game's folder, which is that of its id unless another is given."""
    home = folder or catalogue.folders()[game.id]
    needed = Needed(game)
    needed.play()
    books = [WordBook(home, language) for language in LANGUAGES]
    faults: list[str] = []
    for book in books:
        faults += book.faults
        faults += missing_keys(book, needed)
        for key in book.messages:
            if key in needed.reasons:  # other messages are for a client's own presentation of the game
                faults += wrong_variables(book, key, needed.given.get(key, []))
    faults += differences(books[0], books[1])
    faults += missing_clauses(home, needed)
    assert not faults, f"{game}: " + "\n".join(faults)


class Needed:
    """All that can be said of a game: keys, the variables that each is given, and the clauses that refuse."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.given: dict[str, list[str]] = {}
        """By key of an action, an event or a line of the story: the variables that its message may use."""
        self.reasons: dict[str, str] = {"game-name": "the game's name"}
        """By key: what asks for it."""
        self.clauses: list[str] = []
        for action in game.actions:
            self._add(f"act-{action.verb}", f"action {action.name!r}", variables_in(action.values))
            for value in action.values:
                self._add_value(value)
        for kind in game.event_kinds:
            self._add_event(kind)
        for word in game.words:
            self._need(word, "a word of the game (`Game.words`)")
        for option in game.schema:
            self._need(f"option-{option.name}", f"option {option.name!r}")
            if isinstance(option, DeckOption):
                for row in option.cards:
                    self._need(f"deck-kind-{row.kind}", f"kind {row.kind!r} of the deck option {option.name!r}")

    def play(self) -> None:
        """Play a few deals by chance, and note every part of a view and every clause that refuses."""
        for seed in range(DEALS):
            state, chance = self.game.deal(seed), Chance(seed)
            for _ in range(MOST_ACTIONS):
                seat = chance.below(self.game.seats + 1)
                self._look_at(state.view(None if seat == self.game.seats else seat))
                if chance.below(EVERY) == 0:
                    self._ask_for_clauses(state)
                if state.is_over:
                    break
                seats = state.to_act()
                seat = seats[chance.below(len(seats))]
                options = state.options(seat)
                state.apply(seat, options[chance.below(len(options))])

    def _ask_for_clauses(self, state: State) -> None:
        for seat in state.to_act():
            for action in self.game.actions:
                refusal = state.refuse(seat, action)
                clause = state.caution(seat, action) if refusal is None else refusal.clause
                if clause and clause not in self.clauses:
                    self.clauses.append(clause)

    def _look_at(self, view: View) -> None:
        for part in view.parts:
            said = f"part {part.id!r} of a view"
            self._need(part.name, said)
            if isinstance(part, Fact) and isinstance(part.value, str):
                self._need(part.value, f"the value of {said}")
            faces = part.faces if isinstance(part, Zone) else part.cells if isinstance(part, Grid) else []
            for face in faces:
                if face:
                    self._need(face, f"a face of {said}")

    def _add_event(self, kind: EventKind) -> None:
        given: list[str] = []
        for field in kind.fields:
            given += variables_of(field.name, field.type)
            if field.only and field.type in (CARD, CARDS):
                self._need("hidden-card", f"the hidden field {field.name!r} of event {kind.name!r}")
        self._add(f"event-{kind.name}", f"event {kind.name!r}", given)
        for tale in kind.tales:
            own = [*given, "turn", "round", "gap"] if tale == TURN else [*variables_of("who", SEAT), "count"]
            self._add(f"story-{tale}-{kind.name}", f"event {kind.name!r}, which has the tale {tale!r}", [*own, "pick"])

    def _add_value(self, value: Value) -> None:
        if value.type in (CARD, WORD) and isinstance(value.value, str):
            self._need(value.value, f"the argument {value.name!r} of an action")

    def _add(self, key: str, reason: str, given: list[str]) -> None:
        self._need(key, reason)
        known = self.given.setdefault(key, given)
        self.given[key] = [name for name in known if name in given]

    def _need(self, key: str, reason: str) -> None:
        self.reasons.setdefault(key, reason)


class WordBook:
    """The messages of a game's folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.messages: dict[str, Any] = {}
        self.files: dict[str, str] = {}
        """By key: in which file it is."""
        self.faults: list[str] = []
        first = f"words.{language}.ftl"
        names = sorted([path.name for path in folder.glob(f"*.{language}.ftl")])
        if first not in names:
            self.faults.append(f"{first}: there is no such file in {folder.name}; expected the words in {language!r}")
        for name in names:
            self._read(name, (folder / name).read_text(encoding="utf-8"))

    def _read(self, name: str, text: str) -> None:
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                junk = str(entry.content)
                line = text.count("\n", 0, text.index(junk)) + 1
                self.faults.append(f"{name}: line {line} cannot be read: {junk.splitlines()[0]!r}")
            elif isinstance(entry, ast.Message):
                key = str(entry.id.name)
                if key in self.messages:
                    self.faults.append(f"{name}: {key} stands here a second time, after {self.files[key]}")
                self.messages.setdefault(key, entry)
                self.files.setdefault(key, name)

    def said(self, key: str) -> str:
        """Name a message in a fault."""
        return f"{self.files[key]}: {key}"


def missing_keys(book: WordBook, needed: Needed) -> list[str]:
    """Say which keys have no message, or one without a text."""
    faults: list[str] = []
    for key, reason in needed.reasons.items():
        if key not in book.messages:
            near = get_close_matches(key, [other for other in book.messages if other not in needed.reasons], 1)
            hint = f" ({book.files[near[0]]} has {near[0]}, which nothing asks for)" if near else ""
            faults.append(f"words.{book.language}.ftl: {key} is missing: it names {reason}{hint}")
        elif book.messages[key].value is None:
            faults.append(f"{book.said(key)} has attributes and no text: it names {reason}")
    return faults


def wrong_variables(book: WordBook, key: str, given: list[str]) -> list[str]:
    """Say what a message asks for and is not given, and which variants can never be chosen."""
    faults: list[str] = []
    message = book.messages[key]
    said = book.said(key)
    for node in nodes_in(message):
        if isinstance(node, ast.VariableReference) and node.id.name not in given:
            expected = ", ".join([f"${name}" for name in given]) or "no variables"
            faults.append(f"{said} asks for ${node.id.name}, which it is not given; expected {expected}")
        elif isinstance(node, ast.FunctionReference) and node.id.name not in FUNCTIONS:
            faults.append(f"{said} calls {node.id.name}(), which there is not; expected one of {', '.join(FUNCTIONS)}")
        elif isinstance(node, ast.MessageReference) and node.id.name not in book.messages:
            faults.append(f"{said} refers to {node.id.name}, which is no message here")
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            faults += wrong_variants(said, node)
    return faults


def wrong_variants(said: str, node: Any) -> list[str]:
    """Say which variants a variable with few values can never choose."""
    name = str(node.selector.id.name)
    faults: list[str] = []
    for end, values in CHOICES.items():
        if name.endswith(end):
            for variant in node.variants:
                value = str(getattr(variant.key, "name", getattr(variant.key, "value", "")))
                if value not in values:
                    faults.append(f"{said}: ${name} is never [{value}]; expected {' or '.join(values)}")
    return faults


def differences(one: WordBook, other: WordBook) -> list[str]:
    """Say which keys stand in one language only."""
    faults: list[str] = []
    for book, against in ((one, other), (other, one)):
        for key in book.messages:
            if key not in against.messages:
                faults.append(f"words.{against.language}.ftl: {key} is missing: {book.files[key]} has it")
    return faults


def missing_clauses(home: Path, needed: Needed) -> list[str]:
    """Say which clauses that refuse or caution are not in the rules sheets, where there are any."""
    faults: list[str] = []
    for language in LANGUAGES:
        path = home / f"RULES.{language}.md"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for clause in needed.clauses:
            if text and f"**{clause}**" not in text and clause != "turn":
                faults.append(f"{path.name}: no paragraph begins with **{clause}**, which refuses or cautions a move")
    return faults


def variables_in(values: list[Value]) -> list[str]:
    """Return the variables that a message gets from an action's arguments."""
    given: list[str] = []
    for value in values:
        given += variables_of(value.name, value.type)
    return given


def nodes_in(node: Any) -> list[Any]:
    """Return a piece of a message and all pieces in it."""
    found = [node]
    for value in vars(node).values():
        pieces = value if isinstance(value, list) else [value]
        for piece in pieces:
            if isinstance(piece, ast.SyntaxNode):
                found += nodes_in(piece)
    return found
