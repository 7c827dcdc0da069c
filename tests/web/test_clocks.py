"""Clocks on the page: chosen, seen, run out, and stood still on vacation."""

import sqlite3

from playwright.sync_api import expect

from hotelier.client import person
from hotelier.wire.messages.opening import ClockRule
from tests.patience import SECONDS
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.test_everyone import violations
from tests.web.test_friends import invitation


def crash_for(server: Running, seconds: int) -> None:
    """The server is killed, and when it comes back its house has been open for longer: so nobody waits."""
    server.kill()
    file = server.environment["HOTELIER_DATABASE_URL"].partition("///")[2]
    with sqlite3.connect(file, timeout=SECONDS) as database:
        database.execute("UPDATE house SET open_for = open_for + ?", (1000 * seconds,))
    database.close()
    server.start()


def test_one_of_two_runs_out_of_time_and_comes_back(visit: Visit, server: Running) -> None:
    """Over a server that is killed twice: the pages come back by themselves, with the right time."""
    ada = visit(stored={"name": "Ada"}, expected="net::ERR_")
    ada.get_by_role("radio", name="Overbooking").click()
    ada.locator("[data-start=friends]").click()
    ada.locator("[data-clock-kind=live]").click()
    ada.get_by_text("15 min + 20 sec").click()
    ada.get_by_label("Minutes for the game").fill("10")
    ada.get_by_role("group", name="Clock").get_by_label("Which bot").select_option("random")
    assert violations(ada) == []
    ada.locator("[data-start=table]").click()
    ada.locator("dialog input[readonly]").wait_for()
    link = invitation(ada)
    expect(ada.locator('[data-clock="0"]')).to_contain_text("10:00")
    bela = visit(link[link.index("/t/") :], PHONE, expected="net::ERR_")
    bela.get_by_text("10 min + 20 sec, then a bot stands in").wait_for()
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Take the seat").click()
    bela.locator("main.table").wait_for()
    players = [Player(ada, seed=5), Player(bela, seed=6)]
    first = int(ada.locator(".clocks [aria-current]").get_attribute("data-clock") or 0)
    other = ada.locator(f'[data-clock="{1 - first}"][aria-current]')
    while not other.count():
        players[first].step()
    seat = 1 - first
    page, rival = (ada, bela)[seat], (ada, bela)[first]
    crash_for(server, 590)
    page.get_by_text("Not much time left").wait_for(state="attached")
    expect(page.locator(f'[data-clock="{seat}"].low svg, [data-clock="{seat}"].low img')).to_have_count(1)
    for each in (page, rival):
        expect(each.locator(f'[data-clock="{seat}"]')).to_contain_text("0:")
    crash_for(server, 60)
    page.get_by_text("Your time is up.").wait_for()
    back = page.get_by_role("button", name="Take my seat again")
    expect(rival.locator(f'[data-clock="{first}"]')).not_to_have_attribute("aria-current", "true")
    ended = ("Béla", "Ada")[seat]  # it is the other one's turn: the bot has ended its own
    expect(page.locator(".status .now")).to_contain_text(ended)
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(f'[data-clock="{seat}"]')).to_contain_text("1:00")
    rival.keyboard.press("l")
    rival.get_by_text("is up: Random stands in").wait_for()
    assert violations(page) == []


def test_on_vacation(visit: Visit, server: Running) -> None:
    client = server.client()
    rule = ClockRule(kind="correspondence", turn=86_400, bank=86_400, vacation=7, bot="random")
    made = client.make_table("overbooking", [person("Ada"), person("Bela")], clock=rule)
    places = [client.at(made.table, link.token) for link in made.seats]
    for number, place in enumerate(places):
        place.join(f"player {number}")
    page = visit(f"/t/{made.table}#{places[0].token}")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator('[data-clock="0"]')).to_contain_text("2 days")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Vacation").select_option("3 days")
    page.get_by_role("button", name="Go on vacation").click()
    expect(page.locator('[data-clock="0"]')).to_contain_text("on vacation")
    page.get_by_text("Your time stands still for").wait_for()
    page.get_by_role("button", name="I am back").click()
    expect(page.locator('[data-clock="0"]')).not_to_contain_text("on vacation")
