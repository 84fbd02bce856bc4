"""An evening of several games: what the tour does so that each of its screens comes up."""

from typing import Final

from playwright.sync_api import Page

from regift.tables.evening.evening_games_and_people import Evening, EveningGame, EveningPerson, EveningSeat
from tests.browser.game_search import ME
from tests.browser.prepared_table import AVATARS, WHEN, Scene, prepare_table
from tests.browser.tour.party import Party, opened
from tests.browser.tour.scenes import SCENES

LAST: Final = "hats-end"
"""The last game of the evening."""
HANDED_ON: Final = "fu-turn"
"""A table at which somebody must go to bed."""
HOUR: Final = 3600.0
WEEK: Final = 168 * HOUR
ASIDE: Final = "Zoé"
"""Who only watched, and foresaw who won."""
GONE: Final = "Grand-mère Marie-Antoinette"
DAY: Final = ("Sunday", "June")
"""When the last evening was: a date is written as in English."""
NAMES: Final = (ASIDE, GONE, *DAY)


def evening_before(scene: Scene) -> Evening:
    """Return two games of this evening and one of last week's, played by those at the table and one who has gone."""
    people = {f"p{seat}": EveningPerson(name, AVATARS[seat]) for seat, name in enumerate(scene.names) if name}
    people |= {"aside": EveningPerson(ASIDE, "owl"), "gone": EveningPerson(GONE, "panda")}
    seated = [person for person in people if person != "aside"]
    games = []
    for number, (game, date) in enumerate((("gift_trap", -WEEK), ("kung_fu", -2 * HOUR), ("cursed_gifts", -HOUR))):
        order = seated[number:] + seated[:number]
        seats = tuple([EveningSeat(person, place=place) for place, person in enumerate(order, 1)])
        games.append(EveningGame("HERE", number, game, WHEN + date, seats, bets={"aside": 2}))
    return Evening(tuple(games), people)


def over(party: Party) -> Page:
    """Come to the end of a game, with all that the evening tells unfolded."""
    page = party.player.page
    if LAST not in party.laid:
        scene = SCENES[LAST]()
        party.laid[LAST] = prepare_table(party.served.data, scene, next(party.fresh), evening_before(scene))
    if not page.get_by_test_id("evening").is_visible():
        party.sit_at(LAST).get_by_test_id("evening").wait_for()
    return opened(page, page.get_by_test_id("evening").locator("summary"), page.get_by_test_id("evening-games"))


def forgetting(party: Party) -> Page:
    """Be asked whether the evening is to be deleted."""
    page = over(party)
    return opened(page, page.get_by_test_id("evening-forget"), page.get_by_test_id("sure-yes"))


def lobby(party: Party) -> Page:
    """Come to the lobby of the next game, with the games to choose from."""
    page = party.player.page
    if not page.get_by_test_id("lobby-start").is_visible():
        over(party).get_by_test_id("end-rematch").click()
        page.get_by_test_id("lobby-start").wait_for()
    return opened(page, page.get_by_test_id("next-game").locator("summary"), page.get_by_test_id("next-game-kung_fu"))


def wishing(party: Party) -> Page:
    """Wish for another game, as somebody who is not the host."""
    lobby(party)
    page, table = party.friend.page, party.laid[LAST]
    if not page.url.endswith(table.code):
        seat = next(seat for seat, token in enumerate(table.tokens) if token and seat != ME)
        page.goto(party.served.named_url)
        page.evaluate(
            "([code, token]) => localStorage.setItem(`regift.seat.${code}`, token)", [table.code, table.tokens[seat]]
        )
        page.goto(f"{party.served.named_url}/{table.code}")
    wish = page.get_by_test_id("next-game-kung_fu")
    wish.wait_for()
    if wish.get_attribute("aria-pressed") == "false":
        wish.click()
        page.get_by_test_id("wishers-kung_fu").wait_for()
    return page


def handing_on(party: Party) -> Page:
    """Offer one's seat to whoever watches."""
    page = party.sit_at(HANDED_ON)
    opened(page, page.get_by_test_id("table-sheet"), page.get_by_test_id("hand-on"))
    return opened(page, page.get_by_test_id("hand-on"), page.get_by_test_id("is-offered"))


def offered(party: Party) -> Page:
    """Watch a game in which a seat is offered."""
    if party.friend.page.get_by_test_id("bench").is_visible():
        return party.friend.page
    handing_on(party)
    party.player.page.keyboard.press("Escape")
    party.friend.join(f"{party.served.named_url}/{party.table(HANDED_ON).code}")
    party.friend.page.get_by_test_id(f"take-seat-{ME}").wait_for()
    return party.friend.page


def asked(party: Party) -> Page:
    """Be asked for the seat that one has offered."""
    page = party.sit_at(HANDED_ON)
    if not page.get_by_test_id("asking").is_visible():
        offered(party).get_by_test_id(f"take-seat-{ME}").click()
        page.get_by_test_id("asking").wait_for()
    return page


def refused(party: Party) -> None:
    """Keep the seat."""
    party.player.page.get_by_test_id("asking").get_by_role("button").first.click()
    party.stand_up()
    party.friend.page.goto(party.served.named_url)
