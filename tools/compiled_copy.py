"""Install Regift, compiled, into build/compiled, for the tests that run on it (`python -m tools.compiled_copy`)."""

import os
import shutil
import subprocess
import sys

from tools.build_ext import what_is_missing
from tools.places import BUILD, ROOT
from tools.steps import LACKING

COMPILED = BUILD / "compiled"
"""The folder that goes before all others on the path of those tests."""


def main() -> int:
    """Build the wheel as a user would get it and unpack it there."""
    if missing := what_is_missing():
        print(f"NOT COMPILED: {missing} IS MISSING, SO NOTHING WAS TESTED COMPILED", file=sys.stderr)
        return LACKING
    shutil.rmtree(COMPILED, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(COMPILED), str(ROOT)]
    variables = {**os.environ, "REGIFT_COMPILE": "1", "REGIFT_SKIP_WEB": "1"}
    return subprocess.run(command, env=variables, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
