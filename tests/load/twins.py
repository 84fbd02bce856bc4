"""Hold the law of twins many times over, in every game (`python -m tests.load.twins --twins 25000`)."""

import argparse
import asyncio
import os
import time
from pathlib import Path

from regift.games import catalogue
from tests.server.twins.law import Law

TINY = str(Path(__file__).parents[1] / "games")


async def run(twins: int, seed: int) -> None:
    """Share the twins among the games and print what was compared."""
    games = list(catalogue.folders())
    for game in games:
        begun = time.monotonic()
        law = Law(game, seed)
        await law.hold(-(-twins // len(games)))
        counts = ", ".join(f"{name} {count}" for name, count in sorted(law.tally.items()))
        print(f"{game}: no difference in {time.monotonic() - begun:.0f} s: {counts}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--twins", type=int, default=25_000, help="how many, of all games together")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    os.environ.setdefault("REGIFT_GAMES", TINY)
    asyncio.run(run(asked.twins, asked.seed))


if __name__ == "__main__":
    main()
