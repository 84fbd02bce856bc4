"""Two folders of pictures are compared pixel by pixel."""

from pathlib import Path

import pytest
from PIL import Image

from tests.browser.compare_pictures import main


def test_what_differs_is_named_with_its_pixels_and_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("before", "after"):
        (tmp_path / folder).mkdir()
        for name in ("alike", "moved", "grown"):
            Image.new("RGB", (4, 3), "white").save(tmp_path / folder / f"{name}.png")
    moved = Image.new("RGB", (4, 3), "white")
    moved.putpixel((1, 1), (0, 0, 0))
    moved.save(tmp_path / "after" / "moved.png")
    Image.new("RGB", (4, 5), "white").save(tmp_path / "after" / "grown.png")
    assert main([str(tmp_path / "before"), str(tmp_path / "after")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split() for line in said[:2]] == [["20", "grown.png"], ["1", "moved.png"]]
    assert said[2] == "1 of 3 pictures are the same"
    (tmp_path / "after" / "alike.png").unlink()
    assert main([str(tmp_path / "before"), str(tmp_path / "after")]) == 1
    assert "missing  alike.png" in capsys.readouterr().out
