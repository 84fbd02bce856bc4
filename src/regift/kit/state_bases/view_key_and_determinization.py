"""What a seat sees, what it alone knows, and which positions it cannot tell apart."""

from typing import Self

from mypy_extensions import i64, mypyc_attr

from regift.kit.event import EVERYONE, packed, seen_by
from regift.kit.game_definition_base_class_and_options import check_seat
from regift.kit.seeded_random_generator import Chance
from regift.kit.state_bases.table_timing_hooks import TimingRules
from regift.kit.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SecrecyRules(TimingRules):
    """What a game answers about knowledge, and what follows from it: information states and determinizations."""

    def look(self, view: View) -> None:
        """Add to the view every part that its seat sees (SPECTATOR: a watcher)."""
        raise NotImplementedError

    def private(self, seat: i64) -> list[int]:
        """Return the codes (0 to 255) of what the seat alone knows beside the history: its picks, its sealed choice."""
        return []

    def shared(self) -> list[int]:
        """Return the codes of what all see beside the history: who has locked a choice."""
        return []

    def deal_unseen(self, seat: i64) -> None:
        """Draw anew from the position's chance all that the seat cannot know; see `determinize`."""
        raise NotImplementedError

    def deal_forgotten(self) -> None:
        """Draw anew from the position's chance all that lies hidden now, and what was told of it; see `forgotten`."""
        raise NotImplementedError

    def key(self, seat: int) -> bytes:
        """Return the information state.

        Equal for two positions exactly when the seat, remembering everything, can't tell them apart. SPECTATOR and
        EVERYONE have one, too: what they saw.
        """
        check_seat(self.game, seat, EVERYONE)
        private = self.private(seat) if seat >= 0 else []
        seen = seen_by(seat, self.game.event_kinds, self.history)
        return packed(seen) + b"|" + bytes(self.shared()) + b"|" + bytes(private)

    def fingerprint(self) -> bytes:
        """Return all that is known to anybody, and every unannounced pick: equal for equal games so far."""
        parts = [packed(self.history), bytes(self.shared())]
        parts += [bytes(self.private(seat)) for seat in range(self.game.seats)]
        return b"|".join(parts)

    def determinize(self, seat: int, chance: Chance) -> Self:
        """Return a random full position consistent with `key(seat)`, drawing from a copy of `chance` alone.

        The seat's view, options and key are unchanged; other seats' unannounced picks and sealed choices are gone.
        """
        check_seat(self.game, seat)
        twin = self.copy()
        twin.chance = chance.copy()
        twin.deal_unseen(seat)
        return twin

    def forgotten(self, chance: Chance) -> Self:
        """Return a random position that looks the same now, whatever was shown before, in a game that `forgets`.

        What lies open, options and lasting events are the same for every seat; faces hidden now, and what fleeting
        events told of them, are other ones.
        """
        twin = self.copy()
        twin.chance = chance.copy()
        twin.deal_forgotten()
        return twin
