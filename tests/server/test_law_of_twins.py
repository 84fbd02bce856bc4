"""The law of twins at the real server: what a reader can't tell apart on the table, it can't tell apart on the wire."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from regift.games import catalogue
from regift.tables.setup.game_setup import Setting
from tests.server.twins.law import Law, ways_of

TINY = Path(__file__).parents[1] / "games"
GAMES = sorted({*catalogue.folders(), *(each.parent.name for each in TINY.glob("*/__init__.py"))})
WAYS = [way for game in GAMES for way in ways_of(game)]
FIRST = [ways_of(game)[0] for game in GAMES]
"""What ./check plays of each game."""
TWINS = 1000
"""Of all games together, each as it stands; other ways to play one come on top."""
KINDS = {
    "bell": {"window", "picks", "turn"},
    "cursed_gifts": {"window", "picks", "turn"},
    "gift_trap": {"sealed"},
    "kung_fu": {"window", "picks", "turn"},
    "sprint": {"sealed", "turn"},
}
"""What must have come up, where it is known."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param(*way, marks=[] if way in FIRST else pytest.mark.all) for way in WAYS],
    ids=[" ".join([game, *map(str, options.values())]) for game, options in WAYS],
)
async def test_twins_are_sent_equal_bytes_at_equal_times(
    game: str, options: Mapping[str, Setting], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(TINY))
    law = Law(game, options=options)
    await law.hold(-(-TWINS // len(GAMES)))
    assert law.tally["that differ"] > law.tally["twins"] // 2
    assert KINDS.get(game, set()) <= law.tally.keys()
    assert {"give_signs", "bet", "go_on"} <= law.tally.keys()
    assert {"announce", "wait", "come_back", "ask_why", "be_covered", "pause", "play_oneself"} <= law.tally.keys()
