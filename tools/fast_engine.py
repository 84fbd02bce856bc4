"""Compile the engine while ./play serves, for its next start (`python -m tools.fast_engine CONTENT`)."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import build_ext
from tools.failure_advice import known_failure
from tools.lock import LockTaken, locked
from tools.paths import BUILD, ROOT
from tools.steps import Outcome, Steps
from tools.virtual_environment import Environment, SetupFailed

ENGINES = BUILD / "engines"
"""One folder for each state of the checkout: Regift, whole, with its engine compiled."""

FAILURE = BUILD / "engine-failure.txt"
"""The state of the checkout that could not be compiled, so that no later start tries it in vain."""

KEPT = 2
"""How many of those folders stay: a server that runs may still read from the last but one."""

STEPS = ("Compiler environment", "Compiler", "Fast engine")
SLOWER = "Regift runs in plain Python: bots think more slowly, nothing else changes"
"""What is said, with the reason, where the engine is not compiled."""

LINK = "import os, sys; folder = {folder!r}; os.path.isdir(folder) and sys.path.insert(0, folder)\n"
"""What Python runs as it starts in the environment of ./play: the compiled copy goes before the plain one."""


def link(home: Environment) -> Path:
    """Return the file in the environment that names the compiled copy to use."""
    base = {"base": str(home.folder), "platbase": str(home.folder)}
    return Path(sysconfig.get_path("purelib", "venv", base)) / "regift-engine.pth"


def is_ready(home: Environment, content: str) -> bool:
    """Return whether the next start has the engine of this state of the checkout."""
    file = link(home)
    folder = ENGINES / content
    return file.exists() and file.read_text() == LINK.format(folder=str(folder)) and folder.exists()


def forget(home: Environment) -> None:
    """Let no compiled copy of another state go before what is installed."""
    link(home).unlink(missing_ok=True)


def compile_later(home: Environment, content: str) -> None:
    """Say how the engine runs, and start compiling it at low priority unless that is done or cannot be."""
    obstacle = build_ext.why_plain()
    if obstacle:
        forget(home)
    elif is_ready(home, content):
        return
    if not obstacle and FAILURE.exists() and FAILURE.read_text() == content and not build_ext.is_required():
        obstacle = f"it could not be compiled, see {build_log()}; REGIFT_COMPILE=1 ./play tries again"
    if obstacle:
        print(f"{SLOWER} ({obstacle}).", flush=True)
        return
    print(
        "The fast engine is being compiled in the background: bots think more slowly until the next start.", flush=True
    )
    subprocess.Popen([sys.executable, "-m", "tools.fast_engine", content], cwd=ROOT, stdin=subprocess.DEVNULL)


def build_log() -> Path:
    """Return where the compiler's output is."""
    return (BUILD / "logs" / "fast-engine.log").relative_to(ROOT)


def main(arguments: list[str]) -> int:
    """Compile and link, and say in one line how that ended."""
    home = Environment(".venv", "./play")
    lower_priority()
    try:
        with locked("engine", is_patient=False) as lock:
            why_not = compile_and_link(home, arguments[0], Steps(STEPS, lock, is_quiet=True))
    except LockTaken:
        return 0
    except (SetupFailed, OSError) as failure:
        why_not = str(failure).splitlines()[-1]
    except KeyboardInterrupt:
        return 130
    if why_not:
        print(f"{SLOWER}. {why_not}", flush=True)
        return 1
    print("The fast engine is ready: the next start uses it.", flush=True)
    return 0


def lower_priority() -> None:
    """Leave the machine to whoever plays on it."""
    if sys.platform != "win32":
        os.nice(19)


def compile_and_link(home: Environment, content: str, steps: Steps) -> str:
    """Compile in an environment of its own, then let the next start find the result; return why not, if so."""
    compiler = Environment("build/compiler", "./play")
    compiler.make(steps, STEPS[0])
    compiler.install(steps, STEPS[1], ["build", "compile"])
    folder = ENGINES / content
    unfinished = folder.with_name(f"unfinished-{os.getpid()}")
    try:
        outcome = steps.run(STEPS[2], [compiler.python, "-m", "tools.compiled_copy", str(unfinished)])
        if outcome.code:
            return why_it_failed(outcome, content)
        shutil.rmtree(folder, ignore_errors=True)
        unfinished.rename(folder)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    if home.installed().get("Regift") == content:
        write_whole(link(home), LINK.format(folder=str(folder)))
    for old in sorted(ENGINES.iterdir(), key=lambda entry: entry.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return ""


def why_it_failed(outcome: Outcome, content: str) -> str:
    """Return why there is no engine, and keep the next start from trying again where that would end the same way."""
    if words := known_failure(outcome):
        return f"The engine could not be compiled: {words}, and the next start tries again."
    FAILURE.write_text(content)
    return f"The engine could not be compiled: all it said is in {build_log()}."


def write_whole(file: Path, text: str) -> None:
    """Write a file that no reader ever sees half of."""
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_text(text)
    unfinished.replace(file)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
