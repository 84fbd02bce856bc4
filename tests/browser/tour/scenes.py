"""All games amid which a table can be laid, by the name of the wish."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.browser.laid import Scene
from tests.browser.tour import gifts, hats, kung_fu, trap

SCENES: Final[dict[str, Callable[[], Scene]]] = {
    **{name: partial(kung_fu.scene_of, wish) for name, wish in kung_fu.WISHES.items()},
    **{name: partial(gifts.scene_of, wish) for name, wish in gifts.WISHES.items()},
    **{name: partial(hats.scene_of, wish) for name, wish in hats.WISHES.items()},
    **{name: partial(trap.scene_of, wish) for name, wish in trap.WISHES.items()},
}
