"""`python -m tests.bless` writes what is kept."""

from pathlib import Path

import pytest

from tests import bless
from tests.goldens.stories import GAMES, HERE, STORIES
from tests.terminal.golden_screens import SCREENS


@pytest.mark.slow
def test_the_command_writes_the_goldens_as_they_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bless, "HERE", tmp_path)
    monkeypatch.setattr(bless, "GAMES", GAMES[-1:])
    monkeypatch.setattr(bless, "STORIES", STORIES[:1])
    monkeypatch.setattr(bless, "SCREENS", SCREENS[:1])
    assert bless.main([]) == 0
    written = sorted(tmp_path.iterdir())
    assert len(written) == 4  # a story, a screen, the figures of one game and of its bots
    assert [path.name for path in written if path.read_text() != (HERE / path.name).read_text()] == []
    assert capsys.readouterr().out.count(": written\n") == len(written)
