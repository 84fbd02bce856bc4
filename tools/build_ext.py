"""Compile the engine with mypyc into build/regift-mypyc, or take it from there (`python -m tools.build_ext`)."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from tools.content_hash import digest
from tools.paths import BUILD, ROOT, SOURCES

CACHE = Path(os.environ.get("REGIFT_COMPILE_CACHE") or BUILD) / "regift-mypyc"
"""One folder for each state of the sources, named by its hash; REGIFT_COMPILE_CACHE names another place, in which
several checkouts of the same sources find what the first of them compiled."""

STATE = re.compile(r"[0-9a-f]{32}")
"""What such a folder is called."""

FLAGS = ("CC", "CFLAGS", "LDFLAGS", "REGIFT_OPTIMIZE")
"""Environment variables that change what the C compiler makes."""

KEPT = 3
"""How many of those folders stay."""

DAY = 24 * 3600
"""Seconds after which nobody compiles any more what is unfinished."""


class CompilationFailed(Exception):
    """The engine could not be compiled; what mypyc or the compiler said went to standard error."""


def modules() -> list[str]:
    """Return the modules that pyproject.toml wants compiled, as paths below src/."""
    wanted = settings()["regift"]["compiled"]
    chosen = {path for glob in wanted["include"] for path in SOURCES.glob(glob)}
    chosen -= {path for glob in wanted["exclude"] for path in SOURCES.glob(glob)}
    return sorted(path.relative_to(SOURCES).as_posix() for path in chosen)


def settings() -> dict[str, Any]:
    """Return the tools' part of pyproject.toml."""
    tools: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    return tools


NOT_WANTED = {
    "0": "REGIFT_COMPILE=0 asked for it",
    "later": "./play compiles it in the background, for the next start",
}
"""Values of REGIFT_COMPILE that leave the engine as it is, and what is then said of it."""


def is_wanted() -> bool:
    """Return whether REGIFT_COMPILE leaves compiling on."""
    return os.environ.get("REGIFT_COMPILE", "") not in NOT_WANTED


def why_plain() -> str:
    """Return why no engine is compiled here, as far as that is known before trying."""
    asked = os.environ.get("REGIFT_COMPILE", "")
    return (what_is_missing() if asked != "0" else None) or NOT_WANTED.get(asked, "")


def is_required() -> bool:
    """Return whether REGIFT_COMPILE=1 makes a failure fatal."""
    return os.environ.get("REGIFT_COMPILE", "") == "1"


def what_is_missing() -> str | None:
    """Return what keeps this machine from compiling, if anything."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if sys.platform != "win32" and not shutil.which(compiler):
        return f"a C compiler ({compiler}) is missing"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (Python.h) are missing"
    return None


def state_of_sources(chosen: list[str]) -> str:
    """Return the hash of all that the compiled files depend on."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        raise CompilationFailed("mypy is missing: pip install 'mypy[mypyc]' setuptools") from None
    packages = sorted({(SOURCES / module).parent for module in chosen})
    neighbours = [file for package in packages for file in sorted(package.glob("*.py"))]
    platform = f"{compiler} {sys.version} {sysconfig.get_config_var('EXT_SUFFIX')}"
    flags = [f"{name}={os.environ.get(name, '')}" for name in FLAGS]
    asked = f"{platform} {settings()['mypy']} {chosen} {flags}"
    return digest(*neighbours, ROOT / "tools" / "mypyc_run.py", also=asked)


def compiled() -> Path | None:
    """Return the folder that holds the compiled files as a wheel does, making it if need be; None without modules."""
    chosen = modules()
    if not chosen:
        return None
    if missing := what_is_missing():
        raise CompilationFailed(missing)
    folder = CACHE / state_of_sources(chosen)
    if not folder.exists():
        compile_into(folder, chosen)
    folder.touch()
    kept = [entry for entry in CACHE.iterdir() if STATE.fullmatch(entry.name)]
    interrupted = [entry for entry in CACHE.glob("unfinished-*") if time.time() - entry.stat().st_mtime > DAY]
    for old in [*sorted(kept, key=lambda entry: entry.stat().st_mtime)[:-KEPT], *interrupted]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def compile_into(folder: Path, chosen: list[str]) -> None:
    """Run mypyc in a process of its own; the folder appears when all of it is there."""
    work = CACHE / f"unfinished-{os.getpid()}"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    command = [sys.executable, "-m", "tools.mypyc_run", str(work), *chosen]
    done = subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False)
    if done.returncode:
        shutil.rmtree(work, ignore_errors=True)
        raise CompilationFailed("mypyc or the C compiler reported errors")
    try:
        (work / "lib").rename(folder)
    except OSError:
        if not folder.exists():  # another process has just compiled the same
            raise
    shutil.rmtree(work, ignore_errors=True)


def main() -> int:
    """Compile, and say what was done or what is missing."""
    try:
        folder = compiled()
    except CompilationFailed as failure:
        print(f"not compiled: {failure}", file=sys.stderr)
        return 1
    count = 0 if folder is None else len(modules())
    print(f"compiled {count} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
