"""Give the server's own processes all the time that a busy machine takes."""

import pytest

from regift.server import balances, photos
from tests.waiting import HUNG


@pytest.fixture(autouse=True)
def patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let photos be painted and decks be weighed however slowly."""
    monkeypatch.setattr(photos, "SECONDS", HUNG)
    monkeypatch.setattr(balances, "SECONDS", HUNG)
