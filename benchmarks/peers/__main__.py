"""The engine beside OpenSpiel, PettingZoo and RLCard (`python -m benchmarks.peers [--write]`).

Makes a virtual environment of its own with the peers at their pinned versions, in build/peers, and compiles the engine
as users get it, unless that was done. `--write` writes docs/benchmarks.md.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.build_ext import what_is_missing
from tools.compiled_copy import install_compiled
from tools.paths import BUILD, ROOT
from tools.steps import Steps
from tools.virtual_environment import Environment, SetupFailed

HOME = "build/peers"
PARTS = ["Environment for peers", "Libraries", "Peers"]
ENGINE = BUILD / "peers-engine"
"""The copy that is measured; that of the tests is less optimized."""

PAGE = ROOT / "docs" / "benchmarks.md"


def main(arguments: list[str]) -> int:
    """Set up, measure, and print the section or write it into the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of CPU time, for each row in each round")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    parser.add_argument("--here", action="store_true", help="measure what is installed here: nothing is set up")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("rounds and seconds: expected 1 or more, and more than 0")
    if given.here:
        return measure_here(given.rounds, given.seconds, PAGE if given.write else None)
    try:
        python = set_up()
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    os.environ.pop("REGIFT_OPTIMIZE", None)
    if missing := what_is_missing():
        print(f"NOT COMPILED: {missing}. Regift is measured in plain Python.", file=sys.stderr)
    elif code := install_compiled(sys.executable, ENGINE):
        return code
    regift = ROOT / "src" if missing else ENGINE
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(regift), str(ROOT)])}
    command = [python, "-m", "benchmarks.peers", "--here", *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def set_up() -> str:
    """Make the environment and return its Python. Where the peers cannot be installed, the others' tables say so."""
    home = Environment(HOME, "python -m benchmarks.peers")
    steps = Steps(PARTS)
    home.make(steps, PARTS[0])
    home.install(steps, PARTS[1], ["play"])
    for requirements in ("peers", "environments"):  # without RLCard, which has to be built, the others may still come
        try:
            home.install(steps, PARTS[2], [requirements])
            break
        except SetupFailed as failure:
            print(failure, file=sys.stderr)
    return home.python


def measure_here(rounds: int, seconds: float, page: Path | None) -> int:
    """Measure with this Python, and print the section or write it into the page."""
    from benchmarks.peers.measure import measure
    from benchmarks.peers.report import markdown
    from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import write_section

    text = markdown(measure(rounds, seconds))
    if page is None:
        print(text, end="")
    else:
        write_section(page, "peers", text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
