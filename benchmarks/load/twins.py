"""Hold the law of twins many times over, in every game (`python -m benchmarks.load.twins --twins 25000`)."""

import argparse
import asyncio
import os
import time
from pathlib import Path

from regift.games import catalogue
from tests.server.twins.law import Law, ways_of

TINY = str(Path(__file__).parents[1] / "games")


async def run(twins: int, seed: int) -> None:
    """Share the twins among the games and the ways to play them and print what was compared."""
    ways = [way for game in catalogue.folders() for way in ways_of(game)]
    for game, options in ways:
        begun = time.monotonic()
        law = Law(game, seed, options=options)
        await law.hold(-(-twins // len(ways)))
        counts = ", ".join(f"{name} {count}" for name, count in sorted(law.tally.items()))
        name = " ".join([game, *map(str, options.values())])
        print(f"{name}: no difference in {time.monotonic() - begun:.0f} s: {counts}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--twins", type=int, default=25_000, help="how many, of all games and ways together")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    os.environ.setdefault("REGIFT_GAMES", TINY)
    asyncio.run(run(asked.twins, asked.seed))


if __name__ == "__main__":
    main()
