"""A long list by its names: ten first, then in the order of the alphabet; looked up without case and accents."""

import json
import re
import unicodedata
from typing import Final, NamedTuple

from regift.terminal.localization import Localizer
from regift.wire import all_messages as wire

GAP: Final = re.compile(r"[’'\-\s]+")
NOT_AT_ALL: Final = 3
"""How far a name is from what is sought where it does not hold it."""
FIRST: Final = 10
"""How many are offered before anything is sought."""
WHOLE: Final = 60
"""Of fewer options none is offered before the others."""


class OptionMatch(NamedTuple):
    """An option, and by which other name it was found, "" where the option says that itself."""

    option: wire.Option
    by: str = ""
    is_first: bool = False
    """Whether it is offered before the others."""


def is_long(options: list[wire.Option], keys: int) -> bool:
    """Return whether there are more options than keys, and none that could be pointed at on the table."""
    return len(options) > keys and not any(option.spot for option in options)


def normalized(name: str) -> str:
    """Return a name as it is looked up: without case, accents, hyphens and apostrophes."""
    whole = unicodedata.normalize("NFD", name.lower().replace("œ", "oe").replace("æ", "ae"))
    return GAP.sub(" ", "".join(sign for sign in whole if not unicodedata.combining(sign))).strip()


def distance(name: str, sought: str) -> int:
    """Return how well a name fits what is sought: 0 is best."""
    word = normalized(name)
    if word == sought:
        return 0
    if f" {word}".find(f" {sought}") >= 0:
        return 1
    return 2 if sought in word else NOT_AT_ALL


def cards_of(option: wire.Option) -> list[str]:
    """List the cards that an option names."""
    said = [each for each in option.args.values() if isinstance(each, str)]
    return [each[1:] for each in said if each.startswith("#") and each != "#?"]


def _is_thing(card: str, localizer: Localizer) -> bool:
    return bool(localizer.game.attribute(card, "article"))


def in_order(options: list[wire.Option], localizer: Localizer) -> list[wire.Option]:
    """Put options in the order of the alphabet; what has a name without an article comes last."""

    def place(option: wire.Option) -> tuple[bool, str]:
        cards = cards_of(option)
        label = " ".join(localizer.label(card) for card in cards) or localizer.option(option)
        return not any(_is_thing(card, localizer) for card in cards), normalized(label)

    return sorted(options, key=place)


def lot_of(text: str) -> int:
    """Return a number that looks drawn by lot, and is the same for the same text; the browser's is the same."""
    mixed = 2166136261
    for letter in text:
        mixed = (mixed * 16777619 & 0xFFFFFFFF) ^ ord(letter)
    return mixed


def first_offered(cards: list[str], parts: list[wire.AnyPart]) -> list[str]:
    """Return ten of these cards, the same as in a browser: none that lies open, the others by lot.

    The lot depends on what lies on the table now, and on nothing else: it tells nothing of what goes round.
    """
    zones = [part for part in parts if isinstance(part, wire.Zone)]
    lying = {face for zone in zones for face in zone.faces}
    shown = [[part.id, part.faces if isinstance(part, wire.Zone) else part.owner] for part in parts]
    table = json.dumps(shown, separators=(",", ":"), ensure_ascii=False)
    return sorted((card for card in cards if card not in lying), key=lambda card: lot_of(table + card))[:FIRST]


def search_options(
    options: list[wire.Option], typed: str, localizer: Localizer, parts: list[wire.AnyPart]
) -> list[OptionMatch]:
    """Return the options that are called so, the best first; where nothing is sought all, ten of them first."""
    sought = normalized(typed)
    ordered = in_order(options, localizer)
    if not sought:
        cards = [card for option in ordered for card in cards_of(option) if _is_thing(card, localizer)]
        first = first_offered(cards, parts) if len(options) >= WHOLE else []
        found = [OptionMatch(option, is_first=any(card in first for card in cards_of(option))) for option in ordered]
        return sorted(found, key=lambda each: not each.is_first)
    rated = [_rated(option, sought, localizer) for option in ordered]
    return [each for far, each in sorted(rated, key=lambda pair: (pair[0], pair[1].by != "")) if far < NOT_AT_ALL]


def _rated(option: wire.Option, sought: str, localizer: Localizer) -> tuple[int, OptionMatch]:
    cards = cards_of(option)
    names = [name for card in cards for name in localizer.called(card)] or [localizer.option(option)]
    far, best = min(((distance(name, sought), name) for name in names), key=lambda pair: pair[0])
    is_said = not cards or any(best.lower() in localizer.label(card).lower() for card in cards)
    return far, OptionMatch(option, "" if is_said else best)
