"""The proof of a shuffle, on the vectors that the browser client shares."""

import json
from pathlib import Path
from typing import Any

import pytest

from regift.kit.commit_reveal_shuffle_proof_and_verification import Unproven, check_record

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "shuffles.json").read_text(encoding="utf-8"))
FIELD = {"digest": "digest", "secret": "commitment", "shares": "shares", "seed": "seed"}
"""By what is broken: the field that is named."""


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_a_record_holds_exactly_if_nothing_in_it_was_changed(vector: dict[str, Any]) -> None:
    if "broken" not in vector:
        assert check_record(vector["record"]) == vector["shares"]
        return
    with pytest.raises(Unproven, match=FIELD[vector["broken"]]):
        check_record(vector["record"])
