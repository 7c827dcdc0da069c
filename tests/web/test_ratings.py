"""Rated tables in a real browser: chosen, played, on the ladder, and on the page of a profile."""

import json

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.player import begin
from tests.web.test_everyone import violations

KEY = "the key of a profile for ratings"


def new_profile(server: Running) -> str:
    """A profile that is there already; the secret of its first device."""
    wish = {"name": "Ada", "portrait": "guest-53", "key": KEY, "settings": {"pace": "instant"}}
    made = server.client().http.post("/profile", json=wish).json()
    return str(made["secret"])


def play_on(server: Running, page: Page) -> tuple[str, str]:
    """End the game without the page; the table and the token of the own seat."""
    table = page.url.rpartition("/")[2]
    keys = json.loads(page.evaluate("localStorage['hotelier.tables']"))
    (token,) = (key["token"] for key in keys if key["table"] == table)
    server.client().at(table, token).play(lambda state: str(state.legal[0]["notation"]))
    return table, token


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_at_a_rated_table_with_friends_whose_time_is_up_has_lost(server: Running, visit: Visit) -> None:
    """Nothing else is offered then, whatever was chosen before."""
    ada = visit(stored={"profile": new_profile(server), "name": "Ada"}, new=True)
    ada.locator("[data-start=friends]").click()
    ada.locator("[data-clock-kind=live]").click()
    bot, lost = (ada.get_by_role("radio", name=name) for name in ("a bot stands in", "the game is lost"))
    bot.check()
    ada.locator("[data-rated]").check()
    expect(bot).to_have_count(0)
    expect(lost).to_be_checked()
    ada.locator("[data-start=table]").click()
    expect(ada.locator(".bar").get_by_text("Rated")).to_be_visible()


def test_a_rated_game_leads_to_the_ladder_and_to_a_page_of_ones_own(server: Running, visit: Visit) -> None:
    guest = visit()
    guest.locator("details.options summary").click()
    expect(guest.locator("[data-rated]")).to_be_disabled()
    expect(guest.get_by_role("link", name="For this you need a profile")).to_be_visible()

    ada = visit(stored={"profile": new_profile(server), "name": "Ada"}, new=True)
    ada.locator("details.options summary").click()
    ada.locator("[data-rated]").check()
    begin(ada, "leopold")
    expect(ada.locator(".bar").get_by_text("Rated")).to_be_visible()
    expect(ada.get_by_role("button", name="Hint")).to_have_count(0)
    table, token = play_on(server, ada)
    expect(ada.locator("[data-rated=yes]")).to_contain_text("The result is rated.")
    found = {"result": violations(ada, "dialog[open]")}

    ada.locator("[data-rated=yes]").get_by_role("link", name="Ratings").click()
    rows = ada.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(ada.locator("nav [aria-current=page]")).to_contain_text("Grand Austria Hotel")
    expect(rows.filter(has_text="Leopold, Medium")).to_have_count(1)
    own = rows.filter(has_text="Ada")
    expect(own).to_contain_text("± 15.8")
    found["ladder"] = violations(ada)
    own.get_by_role("link", name="Ada").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(ada.get_by_role("img", name="Rating over the last 1 games")).to_be_visible()
    end = server.client().at(table, token).state().finished
    assert end is not None
    expect(ada.locator(".figures")).to_contain_text(str(end.scores[0]).replace("-", "−"))
    found["person"] = violations(ada)

    phone = visit(ada.url.partition(server.url)[2], size=PHONE, color_scheme="dark")
    expect(phone.get_by_role("heading", name="Where the points came from")).to_be_visible()
    found["person on a phone"] = violations(phone)
    assert not too_wide(phone)
    phone.goto(server.url + "/ratings")
    expect(phone.locator("tbody tr").first).to_be_visible()
    assert not too_wide(phone)
    assert not any(found.values()), found
