"""`regift site`: the client as files that any web server can hand out."""

import os
from pathlib import Path

from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import check_folder
from regift.commands.shared.user_fixable_command_error import CannotRun


def site(folder: Path) -> None:
    """Write a page of files that anyone can host: all games against bots and on one device, with no server.

    Upload the folder anywhere, under any path. Browsers that open it keep the tables themselves.

    Parameters
    ----------
    folder
        The folder to write; it must be empty, or not there yet.
    """
    from regift.server.operations.environment_settings import WEB_DIST, pace_from_environment
    from regift.server.write_static_site_folder import NotBuilt, write_site

    check_folder(folder)
    if any(folder.iterdir()):
        raise CannotRun(f"can't write {folder}: it is not empty")
    named = os.environ.get("REGIFT_BROWSER_TABLES", "")
    beside = WEB_DIST.parents[2] / "build" / "browser_tables" / "site"
    try:
        write_site(folder, WEB_DIST, Path(named) if named else beside, pace_from_environment())
    except NotBuilt as lacking:
        raise CannotRun(str(lacking)) from None
    except OSError as error:
        raise CannotRun(f"can't write {folder}: {error.strerror}") from None
    print(f"{folder}: written. Try it with: python -m http.server --bind 127.0.0.1 --directory {folder}")
