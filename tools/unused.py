"""Find functions, classes, methods and imports that nothing uses (`python -m tools.unused`)."""

import sys

from vulture import Vulture

from tools.paths import ROOT

FOLDERS = ("src", "tests", "tools")
"""What is read; a test counts as a use."""

KINDS = frozenset({"class", "function", "import", "method", "property", "unreachable_code"})
"""What may not lie about. Fields are for readers outside Python, and ruff looks after arguments and variables."""

CALLED_FROM_OUTSIDE = {
    "_action_to_string": "pyspiel asks a state written in Python",
    "_apply_action": "the same",
    "_legal_actions": "the same",
    "make_py_observer": "pyspiel asks a game written in Python",
    "set_from": "pyspiel asks an observer written in Python",
    "string_from": "the same",
    "PageServer": "the worker of a page calls it",
    "RegiftBuildHook": "hatchling takes the only hook in the file",
    "dependencies": "hatchling asks the hook",
    "handle_data": "Python's parser of HTML calls it for a text",
    "handle_endtag": "the same, for the end of an element",
    "handle_startendtag": "the same, for an element without content",
    "handle_starttag": "the same, for the start of one",
    "handle_exit": "uvicorn calls it when a signal comes",
    "initialize": "hatchling asks the hook",
    "pytest_collection_modifyitems": "pytest asks the file of what tests share",
    "pytest_runtest_makereport": "pytest asks the file of what tests share",
    "pytest_generate_tests": "pytest asks the module of a test",
    "pytest_terminal_summary": "pytest asks the file of what tests share",
    "send_receive_event_to_app": "the websocket protocol of uvicorn calls it for a whole message",
    "visit_AnnAssign": "the visitor of Python's own syntax calls it by the kind of node",
    "visit_JoinedStr": "the same",
    "visit_Message": "the visitor of Fluent calls it by the kind of node",
    "visit_Pattern": "the same",
    "visit_SelectExpression": "the same",
    "visit_TextElement": "the same",
    "visit_VariableReference": "the same",
}
"""Names that something else calls, and what; one that is used after all, or gone, must leave this list."""

DECORATORS = ["@pytest.fixture", "@fixture", "@pytest_asyncio.fixture", "@rule", "@invariant", "@initialize"]
"""Decorators by which a test library comes to know a function."""

COMMANDS = "src/regift/commands/"
"""Where each module holds the function of its own name, which the command line finds by it."""

SCREENS = "src/regift/terminal/"
"""Where Textual calls methods by their names."""
CALLED_BY_TEXTUAL = ("action_", "on_", "compose")
"""What those begin with."""

BY_EVENT_KIND = "take_in_"
"""What the methods begin with that the tiny game of hidden gifts calls by the kind of an event."""


def is_command(item_name: str, file: str) -> bool:
    """Return whether this is a command of `regift`."""
    return file == f"{COMMANDS}{item_name}.py"


def is_called_by_textual(item_name: str, file: str) -> bool:
    """Return whether Textual finds this method by its name."""
    return file.startswith(SCREENS) and item_name.startswith(CALLED_BY_TEXTUAL)


def main() -> int:
    """Print what is unused, and the names of the list that need not be there."""
    reader = Vulture(ignore_decorators=DECORATORS)
    reader.scavenge([str(ROOT / folder) for folder in FOLDERS], exclude=["node_modules"])
    found = [item for item in reader.get_unused_code() if item.typ in KINDS]
    stale = sorted(CALLED_FROM_OUTSIDE.keys() - {item.name for item in found})
    unused = [item for item in found if item.name not in CALLED_FROM_OUTSIDE]
    lines = []
    for item in unused:
        file = item.filename.relative_to(ROOT).as_posix() if item.filename.is_absolute() else item.filename.as_posix()
        is_named = is_command(item.name, file) or is_called_by_textual(item.name, file)
        if not is_named and not item.name.startswith(BY_EVENT_KIND):
            lines.append(f"{file}:{item.first_lineno}: unused {item.typ.replace('_', ' ')} {item.name}")
    lines += [f"tools/unused.py: {name} need not be listed as called from outside" for name in stale]
    print("\n".join(lines) or "nothing is unused")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
