"""A stranger's bot under a referee: a bot that breaks the rules loses the game, and the others play on."""

from collections.abc import Callable
from typing import Final

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.refusal_and_errors import RegiftError
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View

LONGEST_REASON: Final = 200
"""Characters of a reason that are kept."""


class Forfeit(RegiftError):
    """Raised by a bot that can't play on; the text says why."""


class RefereedBot(Bot):
    """Lets another bot play for as long as it keeps to the rules; then its seat plays at random, and has lost."""

    def __init__(self, make: Callable[[Chance], Bot], chance: Chance) -> None:
        super().__init__(chance)
        self.forfeit = ""
        """Why it has lost; "" while it has not."""
        self._bot: Bot | None = None
        try:
            self._bot = make(chance)
        except Exception as error:  # noqa: BLE001 (whatever it raises, it has lost)
            self._lose(error)

    def start(self, game: GameDefinition, seat: int) -> None:
        """Let it sit down."""
        try:
            if self._bot is not None:
                self._bot.start(game, seat)
        except Exception as error:  # noqa: BLE001 (the same)
            self._lose(error)

    def see(self, event: Event) -> None:
        """Let it take in an event."""
        try:
            if self._bot is not None:
                self._bot.see(event)
        except Exception as error:  # noqa: BLE001 (the same)
            self._lose(error)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return its choice if that is an option."""
        try:
            if self._bot is not None:
                chosen = self._bot.choose(view, list(options), sample)
                if chosen in options:
                    return chosen
                self._lose(Forfeit(f"played {chosen!r}, which is no option"))
        except Exception as error:  # noqa: BLE001 (the same)
            self._lose(error)
        return options[self.chance.below(len(options))]

    def _lose(self, error: Exception) -> None:
        kind = "" if isinstance(error, Forfeit) else f"{type(error).__name__}: "
        self.forfeit = self.forfeit or " ".join(f"{kind}{error}".split())[:LONGEST_REASON]
        self._bot = None
