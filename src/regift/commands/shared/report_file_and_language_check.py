"""What has to be right before anything is played where a page is to be written."""

from pathlib import Path
from typing import Final

from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import check_file
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games.action_and_event_wording import LANGUAGES
from regift.lab.balance_report import charts

NO_CHARTS: Final = "html needs pygal, which the extra `report` installs: pip install pygal"


def check_report(html: Path | None, language: str | None) -> None:
    """Raise CannotRun where the page could not be written, or a language is given for none."""
    if html is None:
        if language is not None:
            raise CannotRun(f"language: expected --html FILE, the page that is written in {language!r}, got no file")
        return
    if language is not None and language not in LANGUAGES:
        raise CannotRun(f"language: expected {', '.join(LANGUAGES)}, got {language!r}")
    if not charts.is_installed():
        raise CannotRun(NO_CHARTS)
    check_file(html)
