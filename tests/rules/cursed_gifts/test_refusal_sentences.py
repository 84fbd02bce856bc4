"""What a refusal says, in both languages, of the card that came and of the one that was to answer it."""

import pytest

from regift.games.action_and_event_wording import GameTranslations
from tests.rules.cursed_gifts.scene import Scene, long, scene
from tests.words.test_refusals import SHELF


def told(table: Scene, name: str, language: str) -> str | None:
    """Say why whoever is asked may not do this."""
    seat = table.actors()[0]
    refused = table.state.refuse(seat, table.state.named(long(name)))
    assert refused is not None
    words = GameTranslations(SHELF / "cursed_gifts", language, ["Léa", "Tom"].__getitem__)
    return words.say(f"refused-{refused.clause}", words.arguments(refused.values, seat))


@pytest.mark.parametrize(
    ("language", "gift", "treachery", "nothing"),
    [
        (
            "en",
            "A Cursed Gift came, and this card answers Treacheries only.",
            "A Treachery came, and this card answers Cursed Gifts only.",
            "Not now: this card answers Treacheries only.",
        ),
        (
            "fr",
            "C’est un Maudit Cadeau qui arrive, et cette carte ne répond qu’aux Fourberies.",
            "C’est une Fourberie qui arrive, et cette carte ne répond qu’aux Maudits Cadeaux.",
            "Pas maintenant\u00a0: cette carte ne répond qu’aux Fourberies.",
        ),
    ],
)
def test_cg_r17_a_refusal_names_what_came_and_what_the_card_answers(
    language: str, gift: str, treachery: str, nothing: str
) -> None:
    by_gift = scene("g1 g2|manta g1").play("play g1", "seat 1")
    by_treachery = scene("snatch g1|not_at_home g1", box="house").play("play snatch", "seat 1", "pay with g1")
    own_turn = scene("g1 g2|manta g1", turn=1)
    assert [
        told(table, name, language)
        for table, name in (
            (by_gift, "answer with manta"),
            (by_treachery, "answer with not_at_home"),
            (own_turn, "answer with manta"),
        )
    ] == [gift, treachery, nothing]
