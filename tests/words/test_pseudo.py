"""The pseudo-language by which a word that is hard-coded is found."""

from tests.words.plain import plain_words
from tools.pseudo import pseudo, pseudo_rules, pseudo_words


def test_a_hard_coded_word_is_told_from_names_and_codes() -> None:
    assert plain_words("Ţĥéé Robin ŵííñš · MKF-10 · KNOT · http://game.test/KNOT", "KNOT", "Robin") == []
    assert plain_words("⟦Þļááý⟧ now", "") == ["now"]


def test_only_what_people_read_is_translated() -> None:
    said = pseudo_words(
        "card = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n    .tint = red\n    .about = Good\n"
    )
    assert pseudo("card") in said
    assert pseudo("Good") in said
    assert ".tint = red" in said
    assert "[one]" in said
    assert pseudo_rules("**MKF-1** Play.") == f"**MKF-1** {pseudo('Play')}."
