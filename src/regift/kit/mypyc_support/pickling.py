"""What `pickle` and `copy` are told of the kit's objects, so that they come back the same interpreted and compiled."""

from collections.abc import Callable
from typing import cast


def attributes_of(thing: object) -> dict[str, object]:
    """Return all attributes of an object by name: those in its `__dict__`, and those that a compiled class holds."""
    held: dict[str, object] = {}
    for name in cast("tuple[str, ...]", getattr(type(thing), "__mypyc_attrs__", ())):
        if hasattr(thing, name):
            held[name] = getattr(thing, name)
    held.update(getattr(thing, "__dict__", {}))
    return held


def set_attributes(thing: object, held: dict[str, object]) -> None:
    """Give an object the attributes that another had."""
    for name, value in held.items():
        setattr(thing, name, value)


def rebuilt(kind: type, held: dict[str, object]) -> object:
    """Return an object of a class that can be made without its `__init__`, with these attributes."""
    made = cast("Callable[[type], object]", kind.__new__)(kind)
    set_attributes(made, held)
    return made


def rebuilt_error(kind: type, arguments: tuple[object, ...], held: dict[str, object]) -> object:
    """Return an error with these arguments, as `args` holds them, and these attributes."""
    made = cast("Callable[..., object]", kind.__new__)(kind, *arguments)
    set_attributes(made, held)
    return made
