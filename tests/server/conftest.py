"""Give the server's own processes all the time that a busy machine takes."""

import pytest

from regift.server.http import balance_simulation_runner
from regift.server.uploads import photo_worker_runner
from tests.waiting import HUNG


@pytest.fixture(autouse=True)
def patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let photos be painted and decks be weighed however slowly."""
    monkeypatch.setattr(photo_worker_runner, "SECONDS", HUNG)
    monkeypatch.setattr(balance_simulation_runner, "SECONDS", HUNG)
