"""The deal of the day in a real browser: what is told before the own attempt is over, and what after it."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.daily.test_daily import begin, play
from tests.server.profiles.person import newcomer
from tests.server.running import Running
from tests.server.sitting import House
from tests.web.conftest import PHONE, Window, looked_at
from tests.web.test_everyone import violations
from tests.web.test_ratings import too_wide

GAME = "overbooking"
BERTA = "Berta Maximiliana von Hohenstein-Weiß"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its own, whose bot for the deal of the day is quick."""
    where = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    running = Running(where, tmp_path / "server.log", daily_bot="waiter")
    running.wait_until_ready()
    yield running
    running.stop()


def test_a_deal_is_played_and_compared(server: Running, browser: Browser, tmp_path: Path) -> None:
    """Berta has played. Anna sees that somebody has, and no points; she makes a profile, plays, and then
    sees the table, and the house's bot in it. On a telephone a guest plays the day before."""
    windows: dict[bool, list[Window]] = {False: [], True: []}
    with (
        httpx2.Client(base_url=server.url, timeout=60) as http,
        looked_at(browser, server, windows, "/", (1280, 800)) as page,
        looked_at(browser, server, windows, "/favicon.svg", PHONE, color_scheme="dark") as phone,
    ):
        home = House(http)  # type: ignore[arg-type]
        date = home.ask("GET", "/daily")["today"]
        yesterday(tmp_path / "tables.sqlite")
        bertas = play(home, begin(newcomer(home, BERTA), date), seed=1)["finished"]["scores"]
        found = {}
        page.reload()
        page.locator("footer").scroll_into_view_if_needed()
        expect(page.locator("[data-daily]")).to_contain_text("1 attempt is over")
        page.locator("[data-daily]").get_by_text("All days").click()
        page.get_by_text("Today’s deal needs a profile").wait_for()
        expect(page.locator("[data-play]")).to_have_count(0)
        found["without a profile"] = violations(page)
        page.get_by_text("To the profile").click()
        page.locator("[data-make]").click()
        page.locator("[data-handover]").wait_for()

        page.goto(f"{server.url}/daily/{date}/{GAME}")
        page.get_by_text("More is told when").wait_for()
        assert f"{bertas[0]} :" not in page.locator("main").inner_text()
        page.locator("[data-play]").click()
        page.locator("main.table").wait_for()
        (key,) = json.loads(page.evaluate("localStorage['hotelier.tables']"))
        page.goto(f"{server.url}/daily")
        expect(page.locator(f"[data-deal={GAME}]")).to_contain_text("Your attempt is running.")
        annas = play(home, key, seed=2)["finished"]["scores"]
        page.goto(f"{server.url}/t/{key['table']}")
        page.locator("dialog [data-daily]").click()

        places = [1, 1] if annas[0] == bertas[0] else [1, 2]
        ranked = sorted([annas, bertas], key=lambda points: -points[0])
        wanted = [
            f"{place} {points[0]} : {points[1]} : {points[2]}"
            for place, points in zip(places, ranked, strict=True)
        ]
        expect(page.locator("[data-row]")).to_have_count(2)
        assert [row_of(page, number) for number in range(2)] == wanted
        expect(page.locator("[data-mine]")).to_contain_text(f"{annas[0]} : ")
        expect(page.locator("[data-house]")).to_contain_text("Waiter")
        found["results"] = violations(page)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert not too_wide(page)
        expect(page.locator("[data-row] [data-replay]").first).to_be_in_viewport(ratio=1)
        found["results on a telephone"] = violations(page)
        page.locator("[data-row] [data-replay]").first.click()
        page.locator("main.table").wait_for()

        phone.goto(f"{server.url}/daily")
        found["on a telephone"] = violations(phone)
        phone.locator(f"[data-past={GAME}]").click()
        phone.get_by_text("Play out of competition").click()
        phone.locator("main.table").wait_for()
        assert found == {screen: [] for screen in found}


def row_of(page: Page, number: int) -> str:
    """The place and the points of a row."""
    cells = page.locator("[data-row]").nth(number).locator("td")
    return f"{cells.nth(0).inner_text()} {cells.nth(1).inner_text()}"


def yesterday(file: Path) -> None:
    """The day before had its deals, too."""
    day = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO days SELECT ?, game, setup, 1 FROM days", (day,))
    database.close()
