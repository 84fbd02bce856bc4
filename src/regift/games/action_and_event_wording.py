"""The words of a game, from the Fluent files in its folder: the same files and the same arguments as in the browser."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from regift.kit.action_arguments_and_action_table import CARD, CARDS, NUMBER, SEAT, WORD, Action, Value
from regift.kit.event import Event
from regift.kit.refusal_and_errors import RegiftError
from regift.kit.three_line_recap import RecapLine

NOBODY: Final = -1
"""In place of a reader: all who read it read the same."""
LANGUAGES: Final = ("en", "fr")
SHARED_FOLDER: Final = Path(__file__).parent
"""Where the words lie that all games share."""
SHARED: Final = ("story", "grammar")
GRAMMAR: Final = ("article", "gender")
"""Attributes of a card's label that a message may ask for beside it: "une", "f"."""
VARIABLES: Final[dict[str, tuple[str, ...]]] = {
    SEAT: ("", "_is"),
    NUMBER: ("",),
    CARDS: ("", "_quoted", "_count", "_seen"),
    CARD: ("", "_key", "_phrase", *[f"_{part}" for part in GRAMMAR]),
    WORD: ("", "_key", "_phrase", *[f"_{part}" for part in GRAMMAR]),
}
"""By type of an argument: what is added to its name in each variable that a message may use of it."""
VOWEL_SOUND: Final = re.compile("[aeiouyhàâäéèêëîïôöùûüœæ]", re.IGNORECASE)


KEPT: Final = 64
"""How many parsed texts are kept: the files of every game in both languages, and those of a few tables' own cards."""


class BadTranslation(RegiftError):
    """Raised for a message that asks for what its action or event does not have; its author can mend it."""


@lru_cache(maxsize=KEPT)
def parsed(text: str) -> Any:
    """Return what a Fluent text says; parsing takes far longer than all else, and the same few texts come again."""
    return FluentResource(text)


class GameTranslations:
    """Says what a game's keys, actions and events mean, in one language."""

    def __init__(self, folder: Path | None, language: str, name_of: Callable[[int], str], more: str = "") -> None:
        """Read the words of a folder, if one is given, and further messages as Fluent text."""
        self.language = language
        self.name_of = name_of
        """Gives the name of a seat."""
        self.added: Mapping[str, Mapping[str, str]] = {}
        """By key: name and line of each card that the table has added to the game."""
        functions: Any = {"DE": elided, "ORD": ordinal}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        own = written(folder, language) if folder else ""
        shared = [(SHARED_FOLDER / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in SHARED]
        for text in (own, more, *shared):  # of two messages with one key the first counts
            self.bundle.add_resource(parsed(text))

    def has(self, key: str) -> bool:
        """Return whether there are words for a key."""
        return self.bundle.has_message(key)

    def label(self, key: str) -> str:
        """Return what a key means; a key without words is shown as it is."""
        if key in self.added:
            return self.added[key]["name"]
        return self.say(key, {}) or key

    def attribute(self, key: str, name: str) -> str:
        """Return an attribute of a key, such as the glyph of a card; "" where there is none."""
        if not self.bundle.has_message(key):
            return ""
        pattern = self.bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, {})[0])

    def action(self, action: Action, reader: int = -1) -> str:
        """Return what an action does, as `reader` would read it on a button."""
        return self.say(f"act-{action.verb}", self.arguments(action.values, reader)) or action.name

    def event(self, event: Event, reader: int = -1) -> str:
        """Return what happened, as `reader` would read it in the log; "" when the game has no words for it."""
        return self.say(f"event-{event.kind}", self.arguments(event.values, reader))

    def tale(self, tale: RecapLine) -> str:
        """Say one line of the story of a game."""
        return self.say(f"story-{tale.key}", self.arguments(tale.values, NOBODY)) or tale.key

    def arguments(self, values: list[Value], reader: int) -> dict[str, int | str]:
        """Spread every argument into the variables that a message may use."""
        given: dict[str, int | str] = {}
        for value in values:
            given.update(self._spread(value, reader))
        return given

    def _spread(self, value: Value, reader: int) -> dict[str, int | str]:
        name, what = value.name, value.value
        if isinstance(what, int) and value.type == SEAT:
            return {name: self.name_of(what), f"{name}_is": "me" if what == reader else "other"}
        if isinstance(what, list) and value.type == SEAT:
            names = self.join_names([self.name_of(int(seat)) for seat in what])
            return {name: names, f"{name}_count": len(what), f"{name}_is": "me" if str(reader) in what else "other"}
        if isinstance(what, int) and value.type == NUMBER:
            return {name: what}
        if value.type == CARDS:
            return self._spread_cards(name, what)
        key = "hidden" if what is None else str(what)
        label = "hidden-card" if value.type == CARD and what is None else key
        grammar = {f"{name}_{part}": self.attribute(label, part) for part in GRAMMAR}
        said = self.label(label)
        is_written = key in self.added  # who wrote it gave it no article
        phrase = self.say("quoted", {"what": said}) if is_written else with_article(said, grammar[f"{name}_article"])
        return {name: said, f"{name}_key": key, f"{name}_phrase": phrase, **grammar}

    def _spread_cards(self, name: str, what: object) -> dict[str, int | str]:
        if not isinstance(what, list):
            count = what if isinstance(what, int) else 0
            hidden = self.label("hidden-card")
            return {name: hidden, f"{name}_quoted": hidden, f"{name}_count": count, f"{name}_seen": "no"}
        labels = [self.label(card) for card in what]
        quoted = [self.say("quoted", {"what": label}) for label in labels]
        return {
            name: self.join_names(with_counts(labels)),
            f"{name}_quoted": self.join_names(with_counts(quoted)),
            f"{name}_count": len(labels),
            f"{name}_seen": "yes",
        }

    def join_names(self, names: list[str]) -> str:
        """Name several in a row: "Léa, Robin and Tom"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("listed", {"first": ", ".join(names[:-1]), "last": names[-1]})

    def say(self, key: str, given: Mapping[str, float | str]) -> str:
        """Say a message with its variables; "" where there is none."""
        if not self.bundle.has_message(key):
            return ""
        message = self.bundle.get_message(key)
        if message.value is None:
            return ""
        said, errors = self.bundle.format_pattern(message.value, dict(given))
        if errors:
            raise BadTranslation(f"words.{self.language}.ftl: {key}: {errors[0]}")
        return str(said)


def variables_of(name: str, type: str) -> list[str]:
    """Return the variables that a message may use of an argument of this name and type."""
    return [name + end for end in VARIABLES[type]]


def written(folder: Path, language: str) -> str:
    """Return all that a game's folder says in a language: words.en.ftl first, then what lies beside it."""
    first = folder / f"words.{language}.ftl"
    others = sorted(path for path in folder.glob(f"*.{language}.ftl") if path != first)
    return "\n".join(path.read_text(encoding="utf-8") for path in (first, *others) if path.is_file())


def with_counts(labels: list[str]) -> list[str]:
    """Return each label once, in the order of the first of each: "2 × Level 6" for two that are called alike."""
    return [
        label if count == 1 else f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{label}"
        for label, count in Counter(labels).items()
    ]


def with_article(label: str, article: str) -> str:
    """Put an article before a label: "a kazoo", "de l’encre", and "fries" where it has none."""
    return article + ("" if not article or article.endswith("’") else " ") + label


def elided(name: object) -> str:
    """Return French "de" before a name: "de Léa", "d’Alice"."""
    return ("d’" if VOWEL_SOUND.match(str(name)) else "de ") + str(name)


def ordinal(number: object) -> str:
    """Return the plural kind of an ordinal: "one" for the first, "other" for the rest."""
    return "one" if str(number) == "1" else "other"
