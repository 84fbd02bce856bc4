"""What commands ask of the server that has a data folder."""

from pathlib import Path
from typing import TypeVar

from regift.user_data_and_state_folders import data_home

Answer = TypeVar("Answer")


def ask_server(data: Path | None, method: str, path: str, kind: type[Answer], body: object = None) -> Answer:
    """Return the answer of the running server, or say in one line why there is none."""
    from regift.server.operator.operator_client import ask

    return ask(data or data_home(), method, path, kind, body)
