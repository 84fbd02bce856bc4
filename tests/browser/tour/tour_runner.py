"""Walk through one evening and show a visitor every screen of the table."""

from collections.abc import Sequence
from typing import Protocol

import pytest
from playwright.sync_api import Error

from tests.browser.tour.party import Party
from tests.browser.tour.screen_list import DEFAULT, PARTS, SCREENS, Screen

LOOKS = 2
"""So often a screen is looked at if it did not come up or something was found: only what is there again counts.

Other tests in a browser are run a second time when they fail; one walk serves too many tests for that."""


class Visitor(Protocol):
    """Looks at screens."""

    def visit(self, screen: Screen, party: Party) -> bool:
        """Look at one; `screen.show` brings it back after the page was made another size. Tell whether all is well."""


class Walk:
    """One walk, and what did not come up on it."""

    def __init__(self, party: Party, visitor: Visitor, screens: Sequence[Screen] = SCREENS) -> None:
        self.party = party
        self.visitor = visitor
        self.screens = screens
        self.missed: dict[str, str] = {}
        """Why, by screen."""
        self.twice: list[str] = []
        """What did not come up, or had something found on it, at the first look or at both."""
        self.errors: list[str] = []
        """What the pages themselves complained of."""

    def meet(self, moment: str) -> None:
        """Look at every screen of this moment."""
        for screen in [each for each in self.screens if each.moment == moment]:
            for _ in range(LOOKS):
                if self.look(screen):
                    break
                self.twice.append(screen.name)

    def look(self, screen: Screen) -> bool:
        """Look at one screen; tell whether all is well."""
        try:
            is_well = self.visitor.visit(screen, self.party)
            screen.hide(self.party)
        except Error as failure:
            self.missed[screen.name] = failure.message
            self.party.calm_down()
            return False
        self.missed.pop(screen.name, None)
        return is_well

    def go(self) -> None:
        """Walk until all is seen."""
        party = self.party
        party.come()
        self.meet("in the house")
        self.meet("at a table")
        if {screen.moment for screen in self.screens} <= {"in the house", "at a table"}:
            return
        party.lay_table()
        self.meet("at the door")
        party.sit_down()
        self.meet("in the lobby")


class TourTests:
    """Tests of the screens of one part, in a class of their own: `--dist loadscope` keeps a class on one worker."""

    part = ""


def draw_up_rows(metafunc: pytest.Metafunc) -> None:
    """Give each test of a part that asks for a screen one row for each of them."""
    if isinstance(metafunc.cls, type) and issubclass(metafunc.cls, TourTests) and "screen" in metafunc.fixturenames:
        names = [screen.name for screen in PARTS[metafunc.cls.part]]
        metafunc.parametrize("screen", [pytest.param(name, marks=marks_of(name)) for name in names])


def marks_of(name: str) -> list[pytest.MarkDecorator]:
    """Return the marks of a screen: those that ./check passes over are left to ./check --all."""
    return [] if name in DEFAULT else [pytest.mark.all]


def walk_by(part: str, visitor: Visitor, party: Party, request: pytest.FixtureRequest) -> Walk:
    """Walk once by the screens of a part that the tests of this run are about, and let the party go home."""
    items = [item for item in request.session.items if item.path == request.path and hasattr(item, "callspec")]
    named = {item.callspec.params.get("screen") for item in items}
    walk = Walk(party, visitor, [screen for screen in PARTS[part] if screen.name in named])
    walk.go()
    tell_again(request.config, walk)
    walk.errors = [error for guest in party.guests for error in guest.errors]
    party.leave()
    return walk


def tell_again(config: pytest.Config, walk: Walk) -> None:
    """Say among the results of the tests which screens were looked at a second time."""
    writer = config.get_terminal_writer()
    for screen in dict.fromkeys(walk.twice):
        writer.line(f"\nRERUN the screen {screen}")
