"""Compare two folders of pictures: `python -m tests.browser.compare_pictures BEFORE AFTER`.

Both are written by `python -m tests.browser.screens`. It names the pictures that differ, the most changed first. Codes,
chosen portraits and figures that are counted live differ by chance.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

LEAST: Final = 24
"""Of 255: how far a pixel must be from what it was to count."""


def changed(before: Path, after: Path) -> int:
    """Return how many pixels differ; all of them where the sizes do."""
    one, other = (Image.open(path).convert("RGB") for path in (before, after))
    if one.size != other.size:
        return max(one.width * one.height, other.width * other.height)
    return sum(ImageChops.difference(one, other).convert("L").histogram()[LEAST + 1 :])


def main(arguments: list[str]) -> int:
    """Compare every picture; the exit code says whether one is missing on either side."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.compare_pictures", description="Compare two folders of pictures."
    )
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    given = parser.parse_args(arguments)
    one, other = (
        {path.relative_to(folder) for path in folder.rglob("*.png")} for folder in (given.before, given.after)
    )
    found = {name: changed(given.before / name, given.after / name) for name in one & other}
    for name, pixels in sorted(found.items(), key=lambda pair: -pair[1]):
        if pixels:
            print(f"{pixels:>9}  {name}")
    for name in sorted(one ^ other):
        print(f"  missing  {name}")
    print(f"{sum(not pixels for pixels in found.values())} of {len(found)} pictures are the same")
    return 1 if one ^ other else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
