"""No file of the browser client comes to import itself, not even for its types."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

from tools.paths import WEB

SOURCES = WEB / "src"
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"'?]+)["']""")
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts")


def imports_of(path: Path) -> set[Path]:
    """Return the sources that a file imports."""
    found = set()
    for said in IMPORTED.findall(path.read_text(encoding="utf-8")):
        target = (path.parent / said).resolve()
        there = [Path(f"{target}{ending}") for ending in ENDINGS if Path(f"{target}{ending}").is_file()]
        assert there or target.suffix in {".css", ".ftl", ".json", ".svg"}, f"{path.name} imports {said}"
        found.update(there[:1])
    return found


def test_there_is_no_circle_of_imports_in_the_client() -> None:
    files = [
        path
        for path in SOURCES.rglob("*")
        if path.suffix in {".ts", ".svelte"} and path.name != "vite_and_ftl_module_types.d.ts"
    ]
    assert len(files) > 200
    TopologicalSorter({path: imports_of(path) for path in files}).prepare()
