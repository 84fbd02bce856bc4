"""Draw paths by lot for a blind test of names: `python -m tools.path_sample --seed 11`.

A reader who has not seen the code writes down, from these paths alone, what each file does. Another compares the lines
with the code: 1 for right, ½ for half right, 0 for wrong. What is guessed wrong has a wrong name (decision 0021).
"""

import argparse
import random
import sys
from typing import Final

from tools.paths import ROOT

FOLDERS: Final = ("src/regift", "web/src")
SUFFIXES: Final = frozenset({".py", ".ts", ".svelte"})
"""Code; words and rules sheets are named by their game and language."""


def paths() -> list[str]:
    """Return the paths of all files of code, without generated ones and package maps, in alphabetical order."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)
    names = (path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py")
    return sorted(name for name in names if "/generated/" not in name)


def main(arguments: list[str]) -> int:
    """Print one path a line."""
    parser = argparse.ArgumentParser(prog="python -m tools.path_sample", description="Draw paths for a blind test.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=70)
    given = parser.parse_args(arguments)
    everything = paths()
    print("\n".join(random.Random(given.seed).sample(everything, min(given.count, len(everything)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
