"""A section of a page is written anew and the rest of the page is left alone."""

from pathlib import Path

import pytest

from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import write_section
from regift.commands.shared.user_fixable_command_error import CannotRun


def test_a_section_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n", encoding="utf-8")
    write_section(page, "engine", "fast\n")
    write_section(page, "server", "small\n")
    write_section(page, "engine", "faster\n")
    assert page.read_text(encoding="utf-8") == (
        "# Page\n\n<!-- engine begins -->\nfaster\n<!-- engine ends -->\n\n"
        "<!-- server begins -->\nsmall\n<!-- server ends -->\n"
    )


def test_a_file_that_is_not_there_is_made(tmp_path: Path) -> None:
    write_section(tmp_path / "new.md", "engine", "fast\n")
    assert "fast" in (tmp_path / "new.md").read_text(encoding="utf-8")


def test_a_section_without_an_end_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- engine begins -->\n", encoding="utf-8")
    with pytest.raises(CannotRun, match="ends --> is not"):
        write_section(page, "engine", "fast\n")
