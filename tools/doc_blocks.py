"""Write the table of limits into docs/operations.md (`python -m tools.doc_blocks`)."""

from pathlib import Path
from typing import Final

from regift.tables.limits.print_server_limits_table import limits_text
from regift.tables.limits.server_limit_values import Limits
from tools.paths import ROOT

OPERATIONS: Final = ROOT / "docs" / "operations.md"
LIMITS: Final = "limits"


def with_block(paper: str, name: str, text: str) -> str:
    """Return a paper with another text between the comments of that name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = paper.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{text}\n{end}{after}"


def limits_block() -> str:
    """Return what `regift serve --limits` prints, for a paper."""
    return f"```text\n{limits_text(Limits())}```\n"


def write_block(path: Path, name: str, text: str) -> None:
    """Write a block of a paper anew."""
    path.write_text(with_block(path.read_text(encoding="utf-8"), name, text), encoding="utf-8")


if __name__ == "__main__":
    write_block(OPERATIONS, LIMITS, limits_block())
