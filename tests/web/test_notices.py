"""Notices in a real browser: switched on, pushed by way of a push service of ours, shown, and followed."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Playwright, expect

from hotelier.client import person
from tests.patience import SECONDS
from tests.server.post.local import Browser as Subscribed
from tests.server.post.local import Mailboxes, Site, check_signature, mailboxes, site
from tests.server.running import Running
from tests.web.conftest import BROWSERS, DESKTOP, PATIENCE_MS, PHONE, chromium
from tests.web.test_everyone import violations

SUBSCRIBE = """([endpoint, keys]) => {
  const made = (options) => ({
    options: { applicationServerKey: options.applicationServerKey },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => true,
  });
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options.applicationServerKey;
    return made(options);
  };
  PushManager.prototype.getSubscription = async () => null;
}"""
"""There is no push service of the browser's maker here: what it would give is given by the test."""
TRIES = 60
SHOWN = """navigator.serviceWorker.ready
  .then((registration) => registration.getNotifications())
  .then((all) => all.map(({ title, body, data }) => [title, body, data.link]))"""
OPENED = """() => {
  self.opened = [];
  self.clients.openWindow = async (address) => self.opened.push(address);
}"""
CLICKED = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


class Town:
    """A house, a site at which pushes and webhooks arrive, mailboxes, and Ada's browser."""

    def __init__(self, server: Running, room: Site, boxes: Mailboxes, page: Page) -> None:
        self.server = server
        self.room = room
        self.boxes = boxes
        self.page = page
        self.own = Subscribed()

    def came(self, path: str, count: int) -> Any:
        """What arrived somewhere, when all have come that are waited for."""
        self.room.wait_for(count, SECONDS)
        return [each for each in self.room.posted if each.path == path][-1]

    def shown(self, count: int, seconds: float = SECONDS) -> list[list[str]]:
        """The notifications that are shown, once there are `count`."""
        until = time.monotonic() + seconds
        while len(shown := self.page.evaluate(SHOWN)) != count:
            assert time.monotonic() < until, shown
            self.page.wait_for_timeout(20)
        found: list[list[str]] = shown
        return found

    def push(self, devtools: CDPSession, registration: str, body: bytes, count: int) -> list[list[str]]:
        """As the push service hands it to the browser, which decrypts it; what is shown afterwards.

        A browser whose worker is only just beginning may drop it: push services try again, too."""
        told = {"origin": self.server.url, "registrationId": registration}
        told["data"] = self.own.read(body).decode()
        for _ in range(TRIES):
            devtools.send("ServiceWorker.deliverPushMessage", told)
            with suppress(AssertionError):
                return self.shown(count, SECONDS / TRIES)
        return self.shown(count, 0)


@pytest.fixture
def town(playwright: Playwright, tmp_path: Path) -> Iterator[Town]:
    shows_notices = BROWSERS[1:]
    with (
        site() as room,
        mailboxes() as (boxes, port),
        chromium(playwright, *shows_notices) as browser,
    ):
        smtp = {"smtp_host": "127.0.0.1", "smtp_port": str(port), "smtp_security": "none"}
        database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        given = {"excepted_hosts": room.named, "smtp_from": "house@example.org", **smtp}
        server = Running(database, tmp_path / "server.log", **given)
        server.wait_until_ready()
        context = browser.new_context(locale="en-GB", timezone_id="Europe/Vienna", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        context.grant_permissions(["notifications"], origin=server.url)
        page = context.new_page()
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        yield Town(server, room, boxes, page)
        context.close()
        server.stop()


def test_a_notice_is_pushed_to_a_browser_and_leads_to_the_table(town: Town) -> None:
    page, url = town.page, town.server.url
    page.goto(f"{url}/profile")
    page.get_by_label("name").fill("Ada")
    page.locator("[data-make]").click()
    form = page.locator("section.notices")
    form.get_by_text("Nowhere yet").wait_for()
    assert page.evaluate("navigator.serviceWorker.getRegistration()") is None, (
        "nobody is asked before a click"
    )
    page.evaluate(SUBSCRIBE, [f"{town.room.url}/push", town.own.keys])
    form.get_by_role("button", name="Switch on for this device").click()
    form.get_by_role("button", name="Send me a try").click()
    came = town.came("/push", 1)
    key = page.evaluate("window.subscribedWith")
    check_signature(came.headers["authorization"], key, town.room.url)

    devtools = page.context.new_cdp_session(page)
    found: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    registration = found[-1]["registrationId"]
    shown = town.push(devtools, registration, came.body, 1)
    assert shown == [["It works", "Notices of hotelier reach you here.", "/profile"]]

    table = play_until_adas_turn(town)
    pushed = town.came("/push", 2)
    assert json.loads(town.own.read(pushed.body))["title"] == "Your turn"
    shown = town.push(devtools, registration, pushed.body, 2)
    assert ["Your turn", "Overbooking · Béla", f"/t/{table}"] in shown
    (worker,) = page.context.service_workers
    page.evaluate(
        "navigator.serviceWorker.ready.then((it) => it.getNotifications({ tag: 'try' }))"
        ".then(([trial]) => trial.close())"
    )
    assert town.shown(1) == [["Your turn", "Overbooking · Béla", f"/t/{table}"]]
    worker.evaluate(OPENED)
    worker.evaluate(CLICKED)
    town.shown(0)
    assert worker.evaluate("self.opened") == [f"{url}/t/{table}"]

    page.goto(f"{url}/t/{table}")
    expect(page).to_have_title("● Your turn – hotelier")
    page.locator("[data-action]").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Notices of this table").select_option("off")
    expect(page.get_by_label("Notices of this table")).to_have_value("off")


def play_until_adas_turn(town: Town) -> str:
    """Ada sits at a table with her profile, and is not there when it becomes her turn."""
    client = town.server.client()
    made = client.make_table("overbooking", [person("Ada"), person("Béla")])
    bela = client.at(made.table, made.seats[1].token)
    bela.join("Béla")
    join = """([table, token]) => fetch(`/api/v1/tables/${table}/join`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Hotelier-Profile": localStorage["hotelier.profile"],
      },
      body: JSON.stringify({ name: "Ada", key: "a key that nobody can guess" }),
    }).then((answer) => answer.ok)"""
    assert town.page.evaluate(join, [made.table, made.seats[0].token])
    while (state := bela.state()).to_move == 1:
        bela.move(str(state.legal[0]["notation"]), state.version)
    return str(made.table)


def test_webhook_and_mail_are_set_up_on_the_page(town: Town) -> None:
    page = town.page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(f"{town.server.url}/profile")
    page.get_by_label("name").fill("Ada")
    page.locator("[data-make]").click()
    form = page.locator("section.notices")
    form.get_by_label("Address, https").fill("https://127.0.0.1/hook")
    form.get_by_role("button", name="Add").first.click()
    expect(form.get_by_role("alert")).to_have_text("Notices cannot be sent to this address.")
    form.get_by_label("Kind").select_option("slack")
    form.get_by_label("Address, https").fill(f"{town.room.url}/hook")
    form.get_by_role("button", name="Add").first.click()
    form.get_by_text("Slack · 127.0.0.1").wait_for()
    form.get_by_role("button", name="Send me a try").click()
    assert json.loads(town.came("/hook", 1).body)["text"].startswith("*It works*\n")

    form.get_by_label("Mail address").fill("ada@example.org")
    form.get_by_role("button", name="Add").last.click()
    form.get_by_text("A code was sent there").wait_for()
    with town.boxes.news:
        assert town.boxes.news.wait_for(lambda: len(town.boxes.came) == 1, SECONDS)
    words = town.boxes.came[0].get_content().split()
    form.get_by_label("Code").fill(next(word for word in words if word.isdigit()))
    form.get_by_role("button", name="Confirm").click()
    expect(form.get_by_role("button", name="Send me a try")).to_have_count(2)

    form.get_by_label("When").select_option("daily")
    form.get_by_label("Quiet hours").check()
    form.get_by_text("In the time zone Europe/Vienna").wait_for()
    form.get_by_label("Every day at").fill("19:30")
    assert violations(page) == []
    town.room.status = 410
    form.get_by_role("button", name="Send me a try").first.click()
    town.room.wait_for(2, SECONDS)
    page.reload()
    form.get_by_text("No longer used: it said that it is gone.").wait_for()
    expect(form.get_by_label("Every day at")).to_have_value("19:30")
    expect(form.get_by_label("from")).to_have_value("22:00")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    form.get_by_role("button", name="Remove").first.click()
    expect(form.get_by_role("button", name="Remove")).to_have_count(1)
