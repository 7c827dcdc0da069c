"""The site without a server: the built folder, served by Python's own static server, two levels down."""

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.building import built
from tests.web.conftest import DESKTOP, PHONE, Window
from tests.web.player import Player, begin
from tests.web.test_everyone import violations

CHOSEN = {"pace": "instant", "pencil": "known"}
LATER = """(stored) => {
  for (const [name, value] of Object.entries(stored)) localStorage["hotelier." + name] = value;
}"""


KEPT = """() => new Promise((done) => {
  const look = () => (navigator.serviceWorker.controller ? done() : setTimeout(look, 50));
  look();
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


class StaticHost:
    """A folder on the web, until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/games/hotelier/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for a static host, in which the site lies two levels down."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "games").mkdir()
    (folder / "games" / "hotelier").symlink_to(built())
    return folder


@pytest.fixture
def site(folder: Path) -> Iterator[StaticHost]:
    host = StaticHost(folder)
    yield host
    host.close()


def opened(browser: Browser, site: StaticHost, size: tuple[int, int], **media: Any) -> Window:
    """A browser that has never seen the site before its start page."""
    window = Window(browser, size[0] < 600, {})
    window.expected = "ERR_CONNECTION"
    window.page.add_init_script(f"({LATER})({CHOSEN})")
    window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.page.emulate_media(**{"reduced_motion": "reduce", **media})
    window.page.goto(site.url)
    return window


def played(page: Page, clicks: int) -> Player:
    """So many decisions."""
    player = Player(page, seed=3)
    player.play(done=lambda: player.clicks >= clicks or bool(player.seen()["over"]))
    return player


def wait_until_kept(page: Page) -> None:
    """Until the whole site is in the browser."""
    page.evaluate(KEPT)


def test_a_game_against_leopold_goes_on_after_its_tab_was_killed_and_without_a_network(
    browser: Browser, site: StaticHost
) -> None:
    window = opened(browser, site, DESKTOP)
    page = window.page
    expect(page.locator("[data-start=friends]")).to_be_disabled()
    expect(page.get_by_text("Links for friends need a server")).to_be_visible()
    page.locator("[data-start=leopold]").click()  # while the engine is still on its way
    page.locator("main.table").wait_for()
    assert page.url.startswith(site.url + "#/t/")
    page.keyboard.press("h")
    page.locator(".hint li button").first.click()
    expect(page.locator(".hint")).to_have_count(0)
    played(page, 12)
    page.locator(".page[data-busy=false]").wait_for()
    before = page.locator(".rounds").get_attribute("aria-label")
    page.locator("[data-action]:visible").first.evaluate("(button) => button.click()")
    page.close()

    again = window.context.new_page()
    again.on("pageerror", lambda error: window.complaints.append(str(error)))
    again.goto(site.url)
    again.locator("[data-table] a").click()
    again.locator("main.table").wait_for()
    assert again.locator(".rounds").get_attribute("aria-label") == before
    played(again, 5)

    wait_until_kept(again)
    site.close()
    again.goto(site.url)
    expect(again.locator("[data-start=leopold]")).to_be_enabled()
    again.locator("[data-table] a").click()
    again.locator("main.table").wait_for()
    played(again, 5)
    assert not window.complaints
    window.context.close()


def test_an_update_comes_with_a_word_and_leaves_the_game_as_it_is(
    browser: Browser, folder: Path, site: StaticHost
) -> None:
    window = opened(browser, site, DESKTOP)
    page = window.page
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()
    played(page, 4)
    wait_until_kept(page)
    old, new = folder / "games" / "hotelier", folder / "newer"
    shutil.copytree(old, new)
    for name in ("index.html", "offline.js"):
        text = (new / name).read_text(encoding="utf-8")
        changed = text.replace("<title>", "<meta name=newer><title>").replace('BUILD = "', 'BUILD = "new ')
        (new / name).write_text(changed, encoding="utf-8")
    old.unlink()
    old.symlink_to(new)
    try:
        page.reload()
        page.locator("[data-renew]").wait_for()
        page.locator("main.table").wait_for()
        page.locator("[data-renew]").click()
        page.locator("meta[name=newer]").wait_for(state="attached")
        page.locator("main.table").wait_for()
        played(page, 2)
        assert page.evaluate("caches.keys().then((names) => names.length)") == 1
    finally:
        old.unlink()
        old.symlink_to(built())
    assert not window.complaints
    window.context.close()


def test_a_whole_game_of_overbooking_on_a_phone_its_replay_and_carrying_it_away(
    browser: Browser, site: StaticHost
) -> None:
    window = opened(browser, site, PHONE, color_scheme="dark")
    page = window.page
    page.locator("progress").wait_for()
    found = {"start": violations(page)}
    begin(page, "bot", "Overbooking")
    Player(page, seed=1).play()
    found["result"] = violations(page)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.locator(".scrubber").wait_for()
    with page.expect_download() as download:
        page.go_back()
        page.get_by_role("dialog").locator("[data-download]").click()
    assert download.value.suggested_filename.endswith(".json")
    page.goto(site.url)
    page.locator("[data-table]").wait_for()
    with page.expect_download() as download:
        page.locator("[data-carry]").click()
    assert not any(found.values()), found
    assert not window.complaints

    another = opened(browser, site, DESKTOP)
    another.page.locator("[data-bring]").set_input_files(download.value.path())
    another.page.get_by_text("1 table has come.").wait_for()
    another.page.locator("[data-table] a").first.click()
    another.page.locator(".podium").wait_for()
    assert not another.complaints
    another.context.close()
    window.context.close()
