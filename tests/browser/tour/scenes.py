"""All games amid which a table can be laid, by the name of the wish."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.browser.prepared_table import Scene
from tests.browser.tour import cursed_gifts_scenes, gift_trap_scenes, kung_fu_scenes, not_a_hat_scenes

SCENES: Final[dict[str, Callable[[], Scene]]] = {
    **{name: partial(kung_fu_scenes.scene_of, wish) for name, wish in kung_fu_scenes.WISHES.items()},
    **{name: partial(cursed_gifts_scenes.scene_of, wish) for name, wish in cursed_gifts_scenes.WISHES.items()},
    **{name: partial(not_a_hat_scenes.scene_of, wish) for name, wish in not_a_hat_scenes.WISHES.items()},
    **{name: partial(gift_trap_scenes.scene_of, wish) for name, wish in gift_trap_scenes.WISHES.items()},
}
