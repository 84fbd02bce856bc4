"""This server beside another build of it: `python -m benchmarks.server_builds FOLDER FOLDER [ROUNDS] [SECONDS]`.

Each folder holds a compiled copy of Regift, made in its checkout by `python -m tools.compiled_copy FOLDER`. It needs
Linux and picows. In every round each build gets a server of its own, one after the other. A ratio is the median of the
rounds' own ratios, second to first.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from benchmarks.server.server_bench import come_back, play_fast
from benchmarks.server.server_process import serving

ROUNDS: Final = 5
SECONDS: Final = 4.0


class Figures(NamedTuple):
    """What one round of one build showed."""

    moves: float
    """Moves told to all four players, written to the disk, a CPU-second of the server."""
    bytes: float
    """Bytes of a move, all clients together."""
    back: float
    """Bytes sent to a client that comes back at move 400."""
    memory: float
    """Megabytes that the server holds after the round."""


NAMES: Final = Figures.__annotations__


def measure(build: str, seconds: float) -> Figures:
    """Serve with one build and play."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", PYTHONPATH=build) as server:
        fast = asyncio.run(play_fast(server, seconds))
        back = asyncio.run(come_back(server))
        return Figures(fast.moves / fast.cpu, fast.bytes / fast.moves, float(back), server.memory())


def main(arguments: list[str]) -> int:
    """Measure both builds in turn and print a line for each figure."""
    first, second = (str(Path(folder).resolve()) for folder in arguments[:2])
    rounds = int(arguments[2]) if len(arguments) > 2 else ROUNDS
    seconds = float(arguments[3]) if len(arguments) > 3 else SECONDS
    found = [(measure(first, seconds), measure(second, seconds)) for _ in range(rounds)]
    print("| figure | first | second | ratio |\n|---|---:|---:|---:|")
    for at, name in enumerate(NAMES):
        ones, others = [one[at] for one, _ in found], [other[at] for _, other in found]
        ratio = median(other / one for one, other in zip(ones, others, strict=True))
        print(f"| {name} | {median(ones):,.0f} | {median(others):,.0f} | {ratio:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
