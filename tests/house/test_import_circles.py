"""No module comes to import itself, not even for its types, but for the circles that are still to go."""

from graphlib import CycleError, TopologicalSorter
from typing import Final

import grimp
import pytest

CIRCLES: Final = {
    "kit": ("regift.kit.game", "regift.kit.state"),
}
"""The modules of each circle that is left; a module that has come out of it is taken out of this list."""


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    """Return what each module imports, for its types alone, too."""
    graph = grimp.build_graph("regift", exclude_type_checking_imports=False, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_there_is_no_circle_but_those_that_are_known(imports: dict[str, set[str]]) -> None:
    inside = {module: set(circle) for circle in CIRCLES.values() for module in circle}
    others = {module: imported - inside.get(module, set()) for module, imported in imports.items()}
    TopologicalSorter(others).prepare()


@pytest.mark.parametrize("name", CIRCLES)
def test_what_is_listed_as_a_circle_is_one(imports: dict[str, set[str]], name: str) -> None:
    circle = set(CIRCLES[name])
    for module in circle:
        rest = {each: imports[each] & circle for each in circle}
        assert rest[module], f"{module} imports nothing of the circle"
        assert any(module in imported for imported in rest.values()), f"nothing of the circle imports {module}"
    with pytest.raises(CycleError):
        TopologicalSorter({each: imports[each] & circle for each in circle}).prepare()
