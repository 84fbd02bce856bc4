"""Samples of gifts and objects to be rated: by lot, the same for the same seed."""

import pytest

from tests.words import sample


def drawn(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    sample.main(list(words))
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("what", ["gifts", "objects"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seed_draws_its_own_sample(what: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = (what, "--language", language, "--count", "20", "--seed")
    first = drawn(capsys, *asked, "1")
    assert len({line.partition(". ")[2] for line in first}) == 20
    assert drawn(capsys, *asked, "1") == first
    assert drawn(capsys, *asked, "2") != first
