"""Build the browser client into src/regift/web_dist (`python -m tools.build_web [--packages]`)."""

import subprocess
import sys
from pathlib import Path

from tools.content_hash import digest
from tools.node import Node, NodeMissing, find_node
from tools.paths import BUILD, ROOT, SOURCES, WEB, WEB_DIST

STAMP = BUILD / "web.stamp"
"""The hash of the sources that web_dist was built from."""

TELEVISION = "television/vite.config.js"
"""What builds the big screen once more, for televisions of 2019; it needs the client to be built."""


class WebBuildFailed(Exception):
    """The browser client could not be built; what npm or vite said went to standard error."""


def sources() -> str:
    """Return the hash of all that the client is built from: its own folder and the words it shares with Python."""
    return digest(WEB, *sorted(SOURCES.rglob("*.ftl")), *sorted(SOURCES.rglob("RULES.*.md")))


def is_there() -> bool:
    """Return whether this checkout has a browser client to build."""
    return (WEB / "package.json").exists()


def is_up_to_date() -> bool:
    """Return whether web_dist was built from the sources as they are now."""
    return (WEB_DIST / "tv.html").exists() and STAMP.exists() and STAMP.read_text() == sources()


def install_packages(node: Node, folder: Path = WEB) -> None:
    """Install exactly the packages of package-lock.json, unless they are already there."""
    lock = digest(folder / "package-lock.json", folder / "package.json", also=node.program)
    stamp = folder / "node_modules" / ".regift-lock"
    if stamp.exists() and stamp.read_text() == lock:
        return
    run([*node.npm, "ci", "--ignore-scripts"], node, folder)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(lock)


def build() -> None:
    """Install the packages and let vite build both clients, or raise WebBuildFailed or NodeMissing."""
    node = find_node()
    before = sources()
    STAMP.unlink(missing_ok=True)
    install_packages(node)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    run([node.program, str(vite), "build", "--outDir", str(WEB_DIST), "--emptyOutDir"], node, WEB)
    run([node.program, str(vite), "build", "--config", TELEVISION, "--outDir", str(WEB_DIST)], node, WEB)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(before)


def run(command: list[str], node: Node, folder: Path) -> None:
    """Run one command of the build, its output going to standard error."""
    done = subprocess.run(command, cwd=folder, env=node.environment(), stdout=sys.stderr, check=False)
    if done.returncode:
        name = " ".join(Path(part).name for part in command[:3])
        raise WebBuildFailed(f"the browser client was not built: `{name}` ended with {done.returncode}")


def main() -> int:
    """Build where that is needed, or with --packages only install, and say what was done."""
    if not is_there():
        print("no browser client here: web/package.json is missing")
        return 0
    try:
        if "--packages" in sys.argv:
            install_packages(find_node())
            return 0
        if is_up_to_date():
            print("already built")
            return 0
        build()
    except (WebBuildFailed, NodeMissing) as failure:
        print(failure, file=sys.stderr)
        return 1
    size = sum(file.stat().st_size for file in WEB_DIST.rglob("*") if file.is_file())
    print(f"built {WEB_DIST.relative_to(ROOT)}, {size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
