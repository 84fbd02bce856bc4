"""Draw gifts or objects by lot, to be rated by somebody who does not know them yet.

`python -m tests.words.sample gifts --language en --count 120 --seed 1` prints what people read of each, with a number
before it. Write delightful, fine or dull after every number; docs/words-tried.md says how that went before.
"""

import argparse
import random
import tomllib
from typing import Final

from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.games.not_a_hat.card_objects import OBJECTS
from tools.gifts import COLOURS, LISTS
from tools.paths import SOURCES

HAT: Final = SOURCES / "regift" / "games" / "not_a_hat"


def main(arguments: list[str] | None = None) -> None:
    """Print the sample."""
    parser = argparse.ArgumentParser(description="Draw gifts or objects by lot, to be rated.")
    parser.add_argument("what", choices=["gifts", "objects"], help="what is drawn")
    parser.add_argument("--language", choices=LANGUAGES, required=True, help="the words to read")
    parser.add_argument("--count", type=int, default=120, help="how many of them")
    parser.add_argument("--seed", type=int, required=True, help="another seed, another sample")
    asked = parser.parse_args(arguments)
    lines = gift_lines(asked.language) if asked.what == "gifts" else object_lines(asked.language)
    for number, line in enumerate(sample(lines, asked.count, asked.seed), 1):
        print(f"{number}. {line}")


def sample(lines: list[str], count: int, seed: int) -> list[str]:
    """Return so many of the lines, in an order that the seed gives."""
    return random.Random(seed).sample(lines, min(count, len(lines)))


def gift_lines(language: str) -> list[str]:
    """Return the name of each gift of GiftTRAP with the line below it, in the order of the lists."""
    words = GameTranslations(LISTS, language, str)
    ids = [id for colour in COLOURS for id in tomllib.loads((LISTS / f"{colour}.toml").read_text(encoding="utf-8"))]
    return [f"{words.label(f'card-{id}')}: {words.attribute(f'card-{id}', 'line')}" for id in ids]


def object_lines(language: str) -> list[str]:
    """Return each object of That's Not a Hat with its article."""
    words = GameTranslations(HAT, language, str)
    return [f"{words.attribute(f'card-{thing}', 'article')} {words.label(f'card-{thing}')}" for thing in OBJECTS]


if __name__ == "__main__":
    main()
