"""What a player of That's Not a Hat sees on the table now."""

from typing import Final

from regift.bots.not_a_hat.gift_location_and_memory_trace_tracking import CARD
from regift.kit.view import Fact, Token, View, Zone

UNSAFE: Final = ("menu", "gift")
"""Zones whose faces say nothing of where a card lies."""


class VisibleTable:
    """What lies open, who is asked, and who has lost how many points."""

    def __init__(self, view: View) -> None:
        zones = [part for part in view.parts if isinstance(part, Zone)]
        self.open = {face for zone in zones if zone.id not in UNSAFE for face in zone.faces if face.startswith(CARD)}
        """Drawings that anybody can see elsewhere: a gift that is face down is none of them."""
        facts = {part.id: part.value for part in view.parts if isinstance(part, Fact)}
        self.claim = str(facts.get("claim", ""))
        owners = {part.id: part.owner for part in view.parts if isinstance(part, Token)}
        self.giver = owners.get("turn", -1)
        self.receiver = owners.get("receiver", -1)
        self.piles = {
            zone.owner: zone.count for zone in zones if zone.name == "shame" and f"left:{zone.owner}" not in owners
        }
        """By seat that still plays: how many cards its pile of shame has."""
        self.before = {seat: int(facts.get(f"points:{seat}", 0)) for seat in self.piles}
        """The same seats: the points lost in earlier rounds."""
        self.is_last_round = facts.get("round", 1) == facts.get("rounds", 1)
