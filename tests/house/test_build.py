"""What is tested is what was meant to be tested: compiled or interpreted."""

import os
from importlib.util import find_spec

import pytest

from tools.build_ext import modules

EXPECTED = os.environ.get("REGIFT_EXPECT", "")


def origin(module: str) -> str:
    """Return the file that a module, given as a path below src/, is loaded from."""
    found = find_spec(module.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    assert found is not None, module
    assert found.origin is not None, module
    return found.origin


@pytest.mark.skipif(EXPECTED != "compiled", reason="not the compiled run of ./check")
def test_every_module_meant_to_be_compiled_is_loaded_compiled() -> None:
    assert [module for module in modules() if not origin(module).endswith((".so", ".pyd"))] == []


@pytest.mark.skipif(EXPECTED != "interpreted", reason="not the interpreted run of ./check")
def test_every_module_is_loaded_from_its_source() -> None:
    assert [module for module in modules() if not origin(module).endswith(".py")] == []
