"""Find the browser that the tests drive (`python -m tools.browser` says which)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from tools import build_web
from tools.content_hash import digest
from tools.lock import locked
from tools.node import NodeMissing, find_node
from tools.paths import BUILD, ROOT
from tools.steps import LACKING

PACKAGE = ROOT / "tools" / "chromium"
"""The npm package that carries a browser, for machines that have none."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What a Chromium is called on the PATH."""

SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not localhost: no secure context, as on a phone in the local network.
    "--host-resolver-rules=MAP game.test 127.0.0.1",
)
"""How the tests start it: it talks to this machine alone."""


FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""
"""Where the carried browser finds its fonts: in its own folder, so that pictures do not depend on the machine's."""


class Browser(NamedTuple):
    """A Chromium to start."""

    program: str
    variables: dict[str, str]
    """Environment variables it needs to find its own libraries and fonts."""


class BrowserMissing(Exception):
    """No browser is here and none could be unpacked; the message says why."""


def find_browser() -> Browser:
    """Return $REGIFT_BROWSER, else one on the PATH, else the one that the npm package carries."""
    if named := os.environ.get("REGIFT_BROWSER"):
        if shutil.which(named) is None:
            raise BrowserMissing(f"REGIFT_BROWSER names {named}, which cannot be run")
        return Browser(named, {})
    for name in NAMES:
        if found := shutil.which(name):
            return Browser(found, {})
    return carried_browser()


def carried_browser() -> Browser:
    """Return the browser of the npm package, unpacked once into build/."""
    folder = BUILD / "browser" / digest(PACKAGE / "package-lock.json", PACKAGE / "unpack.js")
    if not folder.exists():
        with locked("browser"):
            if not folder.exists():
                unpack(folder)
    libraries = [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    variables = {
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
        "FONTCONFIG_PATH": str(folder / "fonts"),
    }
    return Browser(str(folder / "chromium"), variables)


def unpack(folder: Path) -> None:
    """Install the npm package and unpack its browser; the folder appears when all of it is there."""
    unfinished = folder.with_name(f"unfinished-{os.getpid()}")
    unfinished.mkdir(parents=True)
    try:
        node = find_node()
        build_web.install_packages(node, PACKAGE)
        variables = {**node.environment(), "TMPDIR": str(unfinished)}
        subprocess.run([node.program, str(PACKAGE / "unpack.js")], env=variables, check=True, stdout=sys.stderr)
        (unfinished / "fonts" / "fonts.conf").write_text(FONTS.format(folder=escape(str(folder))))
        unfinished.rename(folder)
    except (NodeMissing, build_web.WebBuildFailed, subprocess.CalledProcessError) as failure:
        raise BrowserMissing(f"no browser on the PATH, and none could be unpacked: {failure}") from failure
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def main() -> int:
    """Start the browser once to say its version."""
    try:
        browser = find_browser()
        command = [browser.program, "--no-sandbox", "--version"]
        subprocess.run(command, env={**os.environ, **browser.variables}, check=True)
    except (BrowserMissing, subprocess.CalledProcessError) as failure:
        print(f"NO BROWSER: {failure}", file=sys.stderr)
        return LACKING
    print(browser.program)
    return 0


if __name__ == "__main__":
    sys.exit(main())
