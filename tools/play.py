"""Set up what a game night needs, then serve it: what ./play does."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from tools import build_ext
from tools.content import digest
from tools.environment import Environment, SetupFailed
from tools.lock import locked
from tools.node import system_node
from tools.places import REQUIREMENTS, ROOT, SOURCES, WEB
from tools.steps import Steps

STEPS = ("Python environment", "Libraries", "Browser client", "Fast engine", "Regift")
"""What a set-up goes through."""

SLOWER = "Regift runs without its fast engine: bots think more slowly, nothing else changes"
"""What is said, with the reason, where the engine is not compiled."""


def main(arguments: list[str]) -> int:
    """Set up if anything changed, then become the server."""
    options = serve_options(arguments)
    home = Environment(".venv", "./play")
    obstacle = obstacle_to_compiling()
    try:
        content = digest(SOURCES, WEB, REQUIREMENTS, ROOT / "tools", ROOT / "pyproject.toml", also=str(obstacle))
        if home.installed().get("Regift") != content:
            with locked("play") as lock:
                if home.installed().get("Regift") != content:
                    set_up(home, content, obstacle, Steps(STEPS, lock))
        serve(home, options)
    except (SetupFailed, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def serve_options(arguments: list[str]) -> list[str]:
    """Check the options and return those for `regift serve`."""
    parser = argparse.ArgumentParser(prog="./play", description="Set up Regift and open a table in the browser.")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--port", type=int, help="the port to serve on")
    parser.add_argument("--host", help="the address to serve on")
    parser.add_argument("--data", type=Path, help="the folder that keeps the tables")
    given = parser.parse_args(arguments)
    options = ["--no-open" if given.no_open else "--open"]
    for name in ("port", "host", "data"):
        if (value := getattr(given, name)) is not None:
            options += [f"--{name}", str(value)]
    return options


def obstacle_to_compiling() -> str | None:
    """Say why the engine will not be compiled here, if so."""
    if not build_ext.is_wanted():
        return "REGIFT_COMPILE=0 asks for it"
    missing = build_ext.what_is_missing()
    return f"{missing} is missing" if missing else None


def set_up(home: Environment, content: str, obstacle: str | None, steps: Steps) -> None:
    """Make the environment, build the browser client and the engine, and install Regift."""
    print("Setting up Regift: this takes a minute or two the first time.", flush=True)
    home.make(steps)
    needed = ["play", "build"] + ([] if obstacle else ["compile"]) + ([] if system_node() else ["node"])
    home.install(steps, "Libraries", needed)
    home.expect(steps.run("Browser client", [home.python, "-m", "tools.build_web"]))
    is_compiled = obstacle is None and compile_engine(home, steps)
    if obstacle:
        print(f"{SLOWER} ({obstacle}).", flush=True)
    here = ["--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)]
    home.pip(steps, "Regift", content, here, REGIFT_COMPILE=str(int(is_compiled)))


def compile_engine(home: Environment, steps: Steps) -> bool:
    """Compile the engine and say whether that went well."""
    outcome = steps.run("Fast engine", [home.python, "-m", "tools.build_ext"])
    if outcome.code:
        print(f"{SLOWER} (it could not be compiled: {outcome.log.relative_to(ROOT)}).", flush=True)
    return outcome.code == 0


def serve(home: Environment, options: list[str]) -> NoReturn:
    """Hand over to `regift serve`."""
    command = [str(home.programs / "regift"), "serve", *options]
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, check=False).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)
