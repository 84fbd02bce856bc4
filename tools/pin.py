"""Pin every library and its hashes by pyproject.toml, with uv (`python -m tools.pin [--upgrade]`)."""

import os
import shutil
import subprocess
import sys

from tools.paths import ROOT

WANTED = {
    "check": ["pyproject.toml", "--extra", "fast", "--group", "check"],
    "play": ["pyproject.toml", "--extra", "fast"],
    "build": ["--group", "build"],
    "compile": ["--group", "compile"],
    "node": ["--group", "node"],
    "install": ["--group", "install"],
    "environments": ["--group", "environments"],
    "peers": ["--group", "peers"],
    "reference": ["--group", "reference"],
    "audit": ["--group", "audit"],
}
"""Requirements file: what of pyproject.toml it pins; all agree with the first."""


def pin(name: str, *options: str) -> None:
    """Write one requirements file, keeping the versions it has unless told to upgrade."""
    command = ["uv", "pip", "compile", *WANTED[name], "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--no-annotate", "--generate-hashes", "--output-file", f"requirements/{name}.txt", *options]
    if name != "check":
        command += ["--constraints", "requirements/check.txt"]
    header = {"UV_CUSTOM_COMPILE_COMMAND": "python -m tools.pin"}
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | header, stdout=subprocess.DEVNULL)


def main() -> int:
    """Write every requirements file."""
    if not shutil.which("uv"):
        print("Pinning needs uv: pip install uv")
        return 2
    for name in WANTED:
        pin(name, *sys.argv[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
