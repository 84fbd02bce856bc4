"""Test `regift.envs` where the tools that it is for are installed (`python -m tools.environment_tests`)."""

import os
import subprocess
import sys

from tools.paths import ROOT
from tools.steps import Steps
from tools.virtual_environment import Environment, SetupFailed

HOME = "build/environments"
PARTS = ["Environments", "Libraries", "Tools"]


def main() -> int:
    """Install PettingZoo, Gymnasium and OpenSpiel beside the libraries of the tests, and run tests/envs there."""
    home = Environment(HOME, "./check --all")
    steps = Steps(PARTS)
    try:
        home.make(steps, PARTS[0])
        home.install(steps, PARTS[1], ["check"])
        home.install(steps, PARTS[2], ["environments"])
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    variables = {**os.environ, **home.variables(), "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [home.python, "-m", "pytest", "-m", "environments", "--durations=20", "tests/envs", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
