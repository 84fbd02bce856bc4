"""The player that any other has to beat."""

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.view import View


class RandomBot(Bot):
    """Chooses any of its options, each as likely."""

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        return options[self.chance.below(len(options))]
