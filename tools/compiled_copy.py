"""Install Regift, compiled, into a folder, by default that of the tests (`python -m tools.compiled_copy [FOLDER]`)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.build_ext import what_is_missing
from tools.paths import BUILD, ROOT
from tools.steps import LACKING

COMPILED = BUILD / "compiled"
"""The folder that goes before all others on the path of those tests."""


def install_compiled(python: str, folder: Path) -> int:
    """Build the wheel as a user would get it, unpack it there and return pip's exit code; the old content goes."""
    shutil.rmtree(folder, ignore_errors=True)
    command = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    command += ["--target", str(folder), str(ROOT)]
    variables = {**os.environ, "REGIFT_COMPILE": "1", "REGIFT_SKIP_WEB": "1"}
    return subprocess.run(command, env=variables, stdin=subprocess.DEVNULL, check=False).returncode


def main(arguments: list[str]) -> int:
    """Install it into the folder named, or into that of the tests; or say what this machine lacks."""
    if missing := what_is_missing():
        print(f"NOT COMPILED: {missing.upper()}, SO NOTHING WAS TESTED COMPILED", file=sys.stderr)
        return LACKING
    return install_compiled(sys.executable, Path(arguments[0]) if arguments else COMPILED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
