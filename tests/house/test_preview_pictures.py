"""The pictures of link previews are those of the lids as they are now."""

from pathlib import Path

import pytest

from regift.games import catalogue
from tools import preview_pictures


def test_every_game_has_a_picture_drawn_from_its_lid_as_it_is_now() -> None:
    assert preview_pictures.out_of_date() == [], "run `python -m tools.preview_pictures`"
    assert {"regift", "kung_fu"} <= {path.stem for path in preview_pictures.FOLDER.iterdir()}


def test_a_picture_of_another_lid_is_out_of_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview_pictures, "LAY_OUT", "another way")
    assert preview_pictures.out_of_date() == ["regift", *catalogue.folders()]


def test_a_file_that_is_not_there_is_no_picture(tmp_path: Path) -> None:
    assert not preview_pictures.is_drawn(tmp_path / "none.jpg", "")
