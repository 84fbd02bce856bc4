"""Decks that a host mixes: read, refused with the reason, put into a lobby, and never thrown away in silence."""

from pathlib import Path

import pytest

from regift.games.cursed_gifts.deck.deck_option import BOX, CursedDeck
from tests.server.playing import Json, Served, serving

DECK = CursedDeck()
THIN = "gift_5=20,karma=3"
"""23 cards: enough for three."""


async def ask(served: Served, status: int = 200, **more: object) -> Json:
    """Ask what a deck is worth."""
    answer = await served.http.post("/api/decks", json={"game": "cursed_gifts", "seats": 4, **more})
    assert answer.status_code == status, answer.text
    news: Json = answer.json()
    return news


async def test_a_sheet_lists_cards_and_boxes_of_a_game_whose_deck_can_be_mixed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        sheet = (await served.http.get("/api/games/cursed_gifts")).json()["deck"]
        assert sheet["option"] == "deck"
        assert {"id": "karma", "kind": "defence", "source": "rulebook", "most": 60} in sheet["cards"]
        assert sheet["boxes"][0] == {"name": "one_box", "counts": BOX, "is_base": True}
        assert "deck" not in (await served.http.get("/api/games/kung_fu")).json()
        shelf = {card["id"]: card.get("has_deck", False) for card in (await served.http.get("/api/games")).json()}
        assert (shelf["cursed_gifts"], shelf["kung_fu"]) == (True, False)


async def test_a_deck_is_told_in_all_its_forms(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        text = DECK.write_counts(BOX)
        by_text = await ask(served, options={"deck": text}, name=" Mine\n")
        assert (by_text["counts"], by_text["fault"], by_text["seats"]) == (BOX, None, [2, 3, 4, 5, 6, 7, 8])
        by_code = await ask(served, options={"deck": by_text["code"]}, name="Mine")
        by_file = await ask(served, file=by_text["file"])
        assert by_text == by_code == by_file
        assert by_file["name"] == "Mine"
        assert by_text["link"] == f"http://{served.address}/deck/cursed_gifts#d={by_text['code']}&n=Mine"


async def test_a_deck_that_can_not_be_played_says_why_and_with_how_many_it_could(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        thin = await ask(served, options={"deck": THIN})
        assert thin["seats"] == [2, 3]
        assert (thin["fault"]["reason"], thin["fault"]["args"]) == ("deck_few", {"seats": 4, "count": 23, "least": 29})
        empty = await ask(served, options={"deck": ""})
        assert (empty["counts"], empty["fault"]["reason"]) == ({}, "deck_few")


@pytest.mark.parametrize(
    ("asked", "field", "reason"),
    [
        ({"options": {"deck": "carma=3"}}, "deck", "deck_card"),
        ({"options": {"deck": "karma=99"}}, "deck", "deck_count"),
        ({"options": {"deck": "1zzz"}}, "deck", "deck_code"),
        ({"options": {"deck": 4}}, "deck", ""),
        ({"options": {"edition": "es"}}, "edition", ""),
        ({"file": "no deck"}, "deck_file", ""),
        ({"file": 'regift_deck = 1\ngame = "kung_fu"\n[cards]'}, "deck_file", ""),
        ({"game": "kung_fu"}, "game", ""),
        ({"file": "#" * 40_000}, "", ""),
    ],
)
async def test_what_can_not_be_read_is_refused(asked: Json, field: str, reason: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        fault = await ask(served, 400, **asked)
        assert (fault["field"], fault.get("reason", "")) == (field, reason)


async def test_a_table_is_laid_with_a_deck_and_everybody_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        asked = {"game": "cursed_gifts", "seats": 3, "options": {"deck": THIN}}
        made = (await served.http.post("/api/tables", json=asked)).json()
        host = await served.enter(made["code"], "Ana", token=made["token"])
        friend = await served.enter(made["code"], "Bo")
        for player in (host, friend):
            decks = [choice for choice in player.last["lobby"]["choices"] if choice["name"] == "deck"]
            assert [deck["value"] for deck in decks] == [THIN]
        await host.say(t="seats", seats=4)
        fault = await host.answer("fault")
        assert (fault["field"], fault["reason"]) == ("deck", "deck_few")
        await host.say(t="add_bot", seat=2, bot="random")
        await host.say(t="start")
        await host.until(lambda: "board" in host.last)


async def test_no_table_is_laid_with_a_deck_that_can_not_be_played(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        asked = {"game": "cursed_gifts", "seats": 4, "options": {"deck": THIN}}
        answer = await served.http.post("/api/tables", json=asked)
        assert (answer.status_code, answer.json()["reason"]) == (400, "deck_few")


async def test_everybody_picks_a_sign_of_their_own_and_all_see_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        asked = {"game": "cursed_gifts", "seats": 3, "options": {"deck": "zodiac"}}
        made = (await served.http.post("/api/tables", json=asked)).json()
        host = await served.enter(made["code"], "Ana", token=made["token"])
        friend = await served.enter(made["code"], "Bo")
        watcher = await served.enter(made["code"], "Cy", watch=True)
        allowed = {choice["name"]: len(choice.get("allowed", [])) for choice in friend.last["lobby"]["choices"]}
        assert (allowed["sign_0"], allowed["sign_1"], allowed["edition"]) == (0, 13, 0)
        assert not any(choice.get("allowed") for choice in watcher.last["lobby"]["choices"])
        await friend.say(t="option", name="sign_1", value="leo")
        for player in (host, friend, watcher):
            while sign_of(player.last["lobby"], 1) != "leo":
                await player.hear()
        await friend.say(t="option", name="sign_0", value="leo")
        assert (await friend.answer("fault"))["field"] == "host"
        await watcher.say(t="option", name="sign_2", value="leo")
        assert (await watcher.answer("fault"))["field"] == "host"


def sign_of(lobby: Json, seat: int) -> object:
    """Return the sign of a seat."""
    return next(choice["value"] for choice in lobby["choices"] if choice["name"] == f"sign_{seat}")
