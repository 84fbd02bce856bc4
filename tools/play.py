"""Set up what a game night needs, then serve it: what ./play does."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from tools import build_browser_tables, fast_engine
from tools.content_hash import digest
from tools.lock import locked
from tools.node import system_node
from tools.paths import REQUIREMENTS, ROOT, SOURCES, WEB
from tools.steps import Steps
from tools.virtual_environment import Environment, SetupFailed

STEPS = ("Python environment", "Libraries", "Browser client", "Regift")
"""What a set-up goes through."""


def main(arguments: list[str]) -> int:
    """Set up if anything changed, then become the server."""
    options = serve_options(arguments)
    home = Environment(".venv", "./play")
    try:
        content = digest(SOURCES, WEB, REQUIREMENTS, ROOT / "tools", ROOT / "pyproject.toml")
        if home.installed().get("Regift") != content:
            with locked("play") as lock:
                if home.installed().get("Regift") != content:
                    set_up(home, content, Steps(STEPS, lock))
        build_browser_tables.build_later(home.python, content)
        fast_engine.compile_later(home, content)
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
    parser.add_argument("--name", action="append", help="a name under which the server is reached from the internet")
    said = "make a new signing key in place of a lost one: nobody gets a seat kept so far back"
    parser.add_argument("--new-key", action="store_true", help=said)
    parser.add_argument("--https", action="store_true", help="serve HTTPS with a certificate of this server's own")
    parser.add_argument("--certificate", type=Path, help="serve HTTPS with this certificate")
    parser.add_argument("--certificate-key", type=Path, help="the key of that certificate")
    given = parser.parse_args(arguments)
    options = ["--no-open" if given.no_open else "--open"]
    options += ["--new-key"] if given.new_key else []
    options += ["--https"] if given.https else []
    for name in ("port", "host", "data", "certificate", "certificate-key"):
        if (value := getattr(given, name.replace("-", "_"))) is not None:
            options += [f"--{name}", str(value)]
    for name in given.name or ():
        options += ["--name", name]
    return options


def set_up(home: Environment, content: str, steps: Steps) -> None:
    """Make the environment, build the browser client and install Regift in plain Python."""
    print("Setting up Regift: this takes a minute the first time.", flush=True)
    with steps.stopped_at_the_end():
        # The client needs nothing but Node: it is built while pip fetches the libraries.
        node = system_node()
        client = steps.start("Browser client", [sys.executable, "-m", "tools.build_web"]) if node else None
        home.make(steps)
        home.install(steps, "Libraries", ["play", "build"] if node else ["play", "build", "node"])
        client = client or steps.start("Browser client", [home.python, "-m", "tools.build_web"])
        home.expect(steps.wait([client]))
    fast_engine.forget(home)
    here = ["--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)]
    home.pip(steps, "Regift", content, here, REGIFT_COMPILE=os.environ.get("REGIFT_COMPILE", "later"))


def serve(home: Environment, options: list[str]) -> NoReturn:
    """Hand over to `regift serve`."""
    os.environ.setdefault("REGIFT_BROWSER_TABLES", str(build_browser_tables.SITE))
    command = [str(home.programs / "regift"), "serve", *options]
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, check=False).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)
