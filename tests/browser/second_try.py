"""Which failures of tests of secrets are tried a second time."""

from typing import Final

import pytest

AFTER_TIMEOUT_ONLY: Final = pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"])
"""A page that showed nothing in time is tried once more; one that showed what it should not is never forgiven."""
