"""Walk through one evening and show a visitor every screen of the table."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from tests.browser.tour.party import Party
from tests.browser.tour.rows import SCREENS, Screen

PATIENCE = 360.0
"""Seconds after which a screen that did not come up is given up."""
BREATH = 30
"""Milliseconds between one look round and the next."""


class Visitor(Protocol):
    """Looks at screens."""

    def visit(self, screen: Screen, party: Party) -> None:
        """Look at one that is there now; `screen.show` brings it back after the page was made another size."""


class Walk:
    """One walk, with what is still to be seen."""

    def __init__(self, party: Party, visitor: Visitor, screens: Sequence[Screen] = SCREENS) -> None:
        self.party = party
        self.visitor = visitor
        self.unseen = list(screens)
        self.moments: Counter[str] = Counter()
        party.meet = self.meet

    def meet(self, moment: str) -> None:
        """Look at every screen of this moment that was not seen yet."""
        self.moments[moment] += 1
        for screen in [each for each in self.unseen if each.moment == moment]:
            if self.moments[moment] >= screen.occasion and screen.show(self.party):
                self.visitor.visit(screen, self.party)
                screen.hide(self.party)
                self.unseen.remove(screen)

    def go(self) -> None:
        """Walk until all is seen, in as many games as it takes."""
        party = self.party
        party.come()
        self.meet("in the house")
        self.meet("at other tables")
        party.lay_table()
        self.meet("at the door")
        party.sit_down()
        self.meet("in the lobby")
        party.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if party.host.is_done():
                self.meet("at the end")
                if not self.unseen:
                    return
                party.again()
            party.go_on()
            party.page.wait_for_timeout(BREATH)
