"""Measure the server: `python -m benchmarks.server [--rounds 5] [--seconds 4] [--json] [--write PAGE]`."""

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path

from benchmarks.server.report import content, markdown
from benchmarks.server.server_bench import bench_server
from benchmarks.server.server_process import is_measurable
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import check_file, write_section
from regift.commands.shared.progress_bar import progress_bar
from regift.compilation_status import engine, warn_if_slow


def main(arguments: list[str]) -> int:
    """Load a server of its own, each on its own core, and print what it took."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure the server under load.")
    parser.add_argument("--rounds", type=int, default=5, help="each figure is the median of so many rounds (5)")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each row is measured in a round (4)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.add_argument("--write", type=Path, help="also write the report into this file, in place of the last one")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or not 0 < given.seconds < 3600:
        parser.error(f"rounds and seconds: expected 1 or more, and more than 0, got {given.rounds} and {given.seconds}")
    if not (is_measurable() and find_spec("picows")):
        parser.error("expected Linux and picows (pip install picows)")
    if given.write is not None:
        check_file(given.write)
    warn_if_slow()
    with progress_bar("measuring", given.rounds, is_wanted=not given.json) as step:
        report = bench_server(str(engine()), given.rounds, given.seconds, step)
    text = markdown(report)
    if given.write is not None:
        write_section(given.write, "server", text)
    print(json.dumps(content(report), indent=2) if given.json else text, end="\n" if given.json else "")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
