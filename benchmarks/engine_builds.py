"""This engine beside another build of it: `python -m benchmarks.engine_builds FOLDER FOLDER [ROUNDS]`.

Each folder holds a compiled copy of Regift, made in its checkout by `python -m tools.compiled_copy FOLDER`. The builds
take turns in every round; a figure is CPU time, and a ratio the median of the rounds' own ratios, second to first.
"""

import json
import os
import subprocess
import sys
import time
from statistics import median
from typing import Final

GAMES: Final = ("kung_fu", "cursed_gifts", "gift_trap", "not_a_hat")
SEATS: Final = 4
SECONDS: Final = 0.7
LONGEST: Final = 3_000
"""Moves after which a random game is given up."""


def main(arguments: list[str]) -> int:
    """Measure both builds in turn and print a line for each game and way of driving it."""
    if arguments[:1] == ["--one"]:
        print(json.dumps(measured()))
        return 0
    first, second = arguments[:2]
    rounds = int(arguments[2]) if len(arguments) > 2 else 5
    found = [(in_build(first), in_build(second)) for _ in range(rounds)]
    print("| random games a CPU-second | first | second | ratio |\n|---|---:|---:|---:|")
    for name in found[0][0]:
        ones, others = [one[name] for one, _ in found], [other[name] for _, other in found]
        ratio = median(other / one for one, other in zip(ones, others, strict=True))
        print(f"| {name} | {median(ones):,.0f} | {median(others):,.0f} | {ratio:.2f} |")
    return 0


def in_build(folder: str) -> dict[str, float]:
    """Measure one build in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.engine_builds", "--one"]
    ran = subprocess.run(command, env=os.environ | {"PYTHONPATH": folder}, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def measured() -> dict[str, float]:
    """Return games a CPU-second for each game, played by a compiled loop and driven from Python."""
    import regift
    from regift.kit import state as engine
    from regift.kit.random_playout import play_out
    from regift.kit.seeded_random_generator import Chance
    from regift.kit.state import State

    def driven(state: State, chance: Chance) -> None:
        for _ in range(LONGEST):
            if not (seats := state.to_act()):
                return
            options = getattr(state, "canonical_options", state.options)(seats[0])  # an earlier build has but one list
            state.apply(seats[0], options[chance.below(len(options))])

    assert not (engine.__file__ or "").endswith(".py"), f"{engine.__file__} is not compiled"
    figures: dict[str, float] = {}
    for id in GAMES:
        game = regift.game(id, seats=SEATS)
        for way, play in (
            ("compiled loop", lambda state, chance: play_out(state, chance, LONGEST)),
            ("driven from Python", driven),
        ):
            count, begun = 0, time.process_time()
            while time.process_time() - begun < SECONDS:
                count += 1
                play(game.deal(count), Chance(-count))
            figures[f"{id}, {way}"] = count / (time.process_time() - begun)
    return figures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
