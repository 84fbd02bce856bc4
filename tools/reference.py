"""Write the reference of the library from its docstrings, as web pages (`python -m tools.reference [FOLDER]`)."""

import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import regift.kit
from tools.paths import BUILD, ROOT
from tools.steps import Steps
from tools.virtual_environment import Environment, SetupFailed

HOME: Final = "build/reference"
PARTS: Final = ("Reference", "Libraries")
PAGES: Final = BUILD / "reference-pages"
BESIDE_THE_KIT: Final = (
    "regift",
    "regift.bots.catalogue",
    "regift.games.catalogue",
    "regift.games.game_words_check",
    "regift.lab.simulate",
    "regift.lab.single_game_runner",
)
"""What has a page beside the modules of the kit: what people outside call."""
INTERNAL: Final = ("regift.kit.mypyc_support", "regift.kit.conformance_checks")
"""Parts of the kit that nobody outside calls."""


def modules() -> list[str]:
    """Return the modules that have a page."""
    kit = [found.name for found in pkgutil.walk_packages(regift.kit.__path__, "regift.kit.")]
    return [*BESIDE_THE_KIT, "regift.kit", *(name for name in kit if not name.startswith(INTERNAL))]


def environment() -> Environment:
    """Return the environment that has the tool that writes the pages, and what it imports."""
    home = Environment(HOME, "python -m tools.reference")
    steps = Steps(list(PARTS))
    home.make(steps, PARTS[0])
    home.install(steps, PARTS[1], ["play", "reference"])
    return home


def write(home: Environment, folder: Path) -> int:
    """Write the pages from the sources, which have the docstrings; return the exit code of pdoc."""
    variables = {**os.environ, **home.variables(), "PYTHONPATH": str(ROOT / "src")}
    command = [home.python, "-m", "pdoc", "--no-include-undocumented", "-o", str(folder), *modules()]
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def main() -> int:
    """Write the pages, and say where."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGES
    try:
        home = environment()
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    if code := write(home, folder):
        return code
    print(f"The reference begins in {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
