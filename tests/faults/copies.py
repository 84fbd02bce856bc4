"""Keep private copies of the checkout, in which faults are planted."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from tests.faults.fault import Fault
from tools.node import find_node
from tools.paths import BUILD, ROOT, WEB_DIST

FOLDER = BUILD / "faults"
"""Where the copies lie."""

LINKED = ("web/node_modules",)
"""Folders of libraries: their files are linked, not copied."""


LIMIT = 2400.0
"""The seconds after which a command counts as hanging."""


class Outcome(NamedTuple):
    """How a command ended."""

    code: int
    said: str


class Copy:
    """One copy of the checkout; at most one fault at a time is planted in it."""

    def __init__(self, folder: Path) -> None:
        """Name the copy that lies, or will lie, in this folder."""
        self.folder = folder
        self.planted = 0

    def renew(self) -> None:
        """Make the copy equal to the checkout, keeping what its tools have cached."""
        shutil.rmtree(self.folder / "src", ignore_errors=True)
        for left in self.folder.glob("*"):
            if left.name not in {"build", "web"}:
                shutil.rmtree(left) if left.is_dir() else left.unlink()
        for left in (self.folder / "web").glob("*"):
            if left.name != "node_modules":
                shutil.rmtree(left) if left.is_dir() else left.unlink()
        for name in committed():
            target = self.folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
        shutil.copytree(WEB_DIST, self.folder / WEB_DIST.relative_to(ROOT), dirs_exist_ok=True)
        for name in LINKED:
            if not (self.folder / name).exists():
                shutil.copytree(ROOT / name, self.folder / name, symlinks=True, copy_function=os.link)
        (self.folder / "build").mkdir(exist_ok=True)
        if (BUILD / "web.stamp").exists():
            shutil.copy2(BUILD / "web.stamp", self.folder / "build")
        if (BUILD / "browser").exists() and not (self.folder / "build" / "browser").exists():
            (self.folder / "build" / "browser").symlink_to(BUILD / "browser")
        subprocess.run(["git", "init", "--quiet"], cwd=self.folder, check=True)

    @contextmanager
    def holding(self, fault: Fault) -> Iterator[None]:
        """Plant a fault for a while, then put the file back as it was.

        Its time of change is another for each fault: Python trusts what it compiled of a file of the same second.
        """
        path = self.folder / fault.file
        before, times = path.read_bytes(), path.stat()
        self.planted += 1
        try:
            path.write_bytes(fault.planted_in(before.decode()).encode())
            os.utime(path, (times.st_atime, int(times.st_mtime) + self.planted))
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def run(self, command: tuple[str, ...], folder: str = "") -> Outcome:
        """Run a command in the copy, whose sources come first, and end all it has started."""
        variables = {**find_node().environment(), "NO_COLOR": "1"}
        variables["PYTHONPATH"] = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        variables |= {"REGIFT_EXPECT": "interpreted", "MYPY_CACHE_DIR": str(self.folder / "build" / "mypy")}
        process = subprocess.Popen(
            command,
            cwd=self.folder / folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=LIMIT)
            return Outcome(process.returncode, said)
        except subprocess.TimeoutExpired:
            return Outcome(-1, "it hangs")
        finally:
            end(process)


def committed() -> list[str]:
    """Return the files that git knows or would take up."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).exists()]


def end(process: subprocess.Popen[str]) -> None:
    """End what a command has left running."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
