"""Folders and classes that can be taken in at a glance."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

import regift
from tools.paths import ROOT

MOST_FILES = 20
MOST_METHODS = 15
NEED_TOOLS = ("regift.envs.", "regift.bots.kung_fu.learned_")
"""Modules that need what is not installed here; the base classes of environments are those of their tools."""
HANDLERS = ("action_", "on_")
"""What Textual calls by name when a key is pressed or something happens."""


def folders() -> list[Path]:
    """Return every folder of sources; `web_dist` is built from them."""
    found = [ROOT / "src" / "regift", ROOT / "web" / "src", ROOT / "benchmarks"]
    below = [path for folder in found for path in folder.rglob("*") if path.is_dir()]
    return found + [path for path in below if "web_dist" not in path.parts]


def classes() -> Iterator[type]:
    """Return every class of the package."""
    for found in pkgutil.walk_packages(regift.__path__, "regift."):
        if not found.name.endswith("__main__") and not found.name.startswith(NEED_TOOLS):
            module = importlib.import_module(found.name)
            for _, each in inspect.getmembers(module, inspect.isclass):
                if each.__module__ == module.__name__:
                    yield each


def methods_of(each: type) -> list[str]:
    """Return the public methods that a class itself brings, not those that its base asks for."""
    is_screen = any(base.__module__.startswith("textual.") for base in each.__mro__)
    return [
        name
        for name, value in vars(each).items()
        if isinstance(value, FunctionType | property | classmethod | staticmethod)
        and not name.startswith("_")
        and not any(hasattr(base, name) for base in each.__bases__)
        and not (is_screen and name.startswith(HANDLERS))
    ]


@pytest.mark.parametrize("folder", folders(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_folder_has_more_files_than_fit_on_a_screen(folder: Path) -> None:
    files = [path.name for path in folder.iterdir() if path.suffix in {".py", ".ts", ".svelte", ".js"}]
    assert len([name for name in files if name != "__init__.py"]) <= MOST_FILES


def test_no_class_has_more_public_methods_than_fit_on_a_screen() -> None:
    large = {f"{each.__module__}.{each.__qualname__}": methods_of(each) for each in classes()}
    assert {name: found for name, found in large.items() if len(found) > MOST_METHODS} == {}
