"""The ways to install Regift, each into an environment of its own that knows nothing of the checkout."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tools.build_ext import STATE
from tools.paths import REQUIREMENTS

SCRIPTS: Final = "Scripts" if sys.platform == "win32" else "bin"


class Workshop(NamedTuple):
    """What an installation needs: the sources as git has them, the tools that install, and a folder."""

    checkout: Path
    tools: Path
    """The folder of the programs `pyproject-build`, `pipx` and `uv`."""

    folder: Path

    @property
    def compiled(self) -> Path:
        """Return the folder in which all ways but one find what was compiled first, by one of them or by `./check`."""
        return Path(os.environ.get("REGIFT_COMPILE_CACHE") or self.folder / "compiled")

    def engines(self) -> set[Path]:
        """Return the compiled engines in that folder, one for each state of the sources."""
        return {path for path in self.compiled.glob("regift-mypyc/*") if STATE.fullmatch(path.name)}

    def run(self, *command: str | Path, **variables: str) -> str:
        """Run a command outside the checkout and return what it printed; fail with all of it."""
        clean = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "REGIFT_COMPILE"}}
        compiling = {"REGIFT_COMPILE_CACHE": str(self.compiled)}
        everywhere = {"UV_PYTHON": sys.executable, "UV_NO_PROGRESS": "1", **compiling}
        environment = {**clean, **everywhere, **variables}
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr

    def environment(self, name: str) -> Path:
        """Make an empty virtual environment and return the folder of its programs."""
        self.run(sys.executable, "-m", "venv", name)
        return self.folder / name / SCRIPTS

    def built(self, suffix: str) -> Path:
        """Return the sdist or the wheel, both built in isolation, the wheel from the sdist."""
        dist = self.folder / "dist"
        if not dist.exists():
            self.run(self.tools / "pyproject-build", "--outdir", dist, self.checkout)
        (found,) = dist.glob(f"*{suffix}")
        return found


def with_pip(workshop: Workshop, name: str, what: Path, **variables: str) -> list[str]:
    """Install with pip into a fresh environment and return the command."""
    programs = workshop.environment(name)
    workshop.run(programs / "python", "-m", "pip", "install", what, **variables)
    return [str(programs / "regift")]


@cache
def wheel(workshop: Workshop) -> list[str]:
    """Install the wheel."""
    return with_pip(workshop, "of-wheel", workshop.built(".whl"))


@cache
def sdist(workshop: Workshop) -> list[str]:
    """Install the sdist, which pip builds once more."""
    return with_pip(workshop, "of-sdist", workshop.built(".tar.gz"))


def folder(workshop: Workshop) -> list[str]:
    """`pip install .`"""  # noqa: D400
    return with_pip(workshop, "of-folder", workshop.checkout)


def pipx(workshop: Workshop) -> list[str]:
    """`pipx install .`"""  # noqa: D400
    home = workshop.folder / "pipx"
    places = {"PIPX_HOME": str(home), "PIPX_BIN_DIR": str(home / "programs"), "PIPX_MAN_DIR": str(home / "man")}
    workshop.run(workshop.tools / "pipx", "install", workshop.checkout, "--python", sys.executable, **places)
    return [str(home / "programs" / "regift")]


def uv_tool(workshop: Workshop) -> list[str]:
    """`uv tool install .`"""  # noqa: D400
    home = workshop.folder / "uv"
    # It compiles by itself, from the checkout, so that this is tried as well; how well the C compiler optimizes is no
    # matter of how it is installed.
    places = {
        "UV_TOOL_DIR": str(home / "tools"),
        "UV_TOOL_BIN_DIR": str(home / "programs"),
        "REGIFT_COMPILE_CACHE": str(home / "compiled"),
        "REGIFT_OPTIMIZE": "1",
    }
    workshop.run(workshop.tools / "uv", "tool", "install", workshop.checkout, **places)
    return [str(home / "programs" / "regift")]


def uvx(workshop: Workshop) -> list[str]:
    """`uvx --from . regift`"""  # noqa: D400
    return [str(workshop.tools / "uvx"), "--python", sys.executable, "--from", str(workshop.checkout), "regift"]


WAYS: Final[dict[str, Callable[[Workshop], list[str]]]] = {
    "wheel": wheel,
    "sdist": sdist,
    "pip install .": folder,
    "pipx install .": pipx,
    "uv tool install .": uv_tool,
    "uvx --from .": uvx,
}


def install_tools(folder: Path) -> Path:
    """Install what builds and installs, pinned, and return the folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    programs = folder / SCRIPTS
    wanted = ["--require-hashes", "-r", str(REQUIREMENTS / "install.txt")]
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", *wanted], check=True)
    return programs
