"""A real browser before a real server that serves the built page."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

import build_page
from hotelier.client import bot, person
from tests.server.running import Running

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE_MS = 60_000

expect.set_options(timeout=PATIENCE_MS)

Visit = Callable[..., Page]


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first is the same browser without all that belongs to windows: a fifth less to compute. It cannot
show notices."""
COMPILES_ONCE = "--js-flags=--no-opt --liftoff-only"
"""A page lives for seconds here: to compile it a second time, and better, takes longer than it saves, above
all Python for the page without a server."""


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """It goes with the last test of the page: as long as it is there, its event loop runs in this process,
    and tests that want one of their own cannot have it."""
    with sync_playwright() as playwright:
        yield playwright


def chromium(playwright: Playwright, *names: str) -> Browser:
    """The first of these browsers that is installed."""
    paths = [path for name in names if (path := shutil.which(name))]
    if not paths:
        pytest.skip("there is no chromium (Debian, Ubuntu: apt install chromium)")
    return playwright.chromium.launch(executable_path=paths[0], args=["--no-sandbox", COMPILES_ONCE])


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium(playwright, *BROWSERS) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert build_page.STAMP.exists(), "the page is not built: python build_page.py"
    folder: Path = tmp_path_factory.mktemp("web")
    running = Running(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}", folder / "server.log")
    running.wait_until_ready()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def finished(server: Running) -> str:
    """The address of a table where a game of Overbooking is over. It was played without a page: clicking
    through whole games is tested for itself."""
    client = server.client()
    made = client.make_table("overbooking", [person("Ada"), bot("random")])
    place = client.at(made.table, made.seats[0].token)
    place.join("Ada")
    place.play(lambda state: str(state.legal[0]["notation"]))
    return f"/t/{made.table}#{place.token}"


class Window:
    """A page in a browser of its own. It must not complain: nothing but what is expected may come to its
    console."""

    def __init__(self, browser: Browser, touch: bool, settings: dict[str, Any]) -> None:
        self.context = browser.new_context(has_touch=touch, **{"locale": "en-GB", **settings})
        self.context.set_default_timeout(PATIENCE_MS)
        self.expected = ""
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"pageerror: {error}"))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and self.expected not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def look_away(self, server: Running) -> None:
        """Go where nothing of ours runs, but what was stored can be reached; the hand leaves the mouse."""
        for other in self.context.pages[1:]:
            other.close()
        self.page.goto(server.url + "/favicon.svg")
        self.page.mouse.up()
        self.page.mouse.move(0, 0)

    def open(self, address: str, size: tuple[int, int], stored: dict[str, str], **media: Any) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(**{"reduced_motion": "reduce", "color_scheme": "light", **media})
        self.page.evaluate(STORE, {"pace": "instant", "pencil": "known", "lessons": TAUGHT, **stored})
        self.page.goto(address)


TAUGHT = json.dumps({"known": [f"waltz_{number}" for number in range(1, 6)]})
"""No module is new, so no lesson is offered."""
STORE = """(stored) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage["hotelier." + name] = value;
}"""
MEDIA = ("color_scheme", "forced_colors", "reduced_motion")


@pytest.fixture(scope="package")
def windows(browser: Browser) -> dict[bool, list[Window]]:
    """Windows that nobody looks at, by whether they can be touched. Used by one test after the other: a new
    one takes three times as long to show a table."""
    return {False: [], True: []}


@pytest.fixture
def visit(browser: Browser, server: Running, windows: dict[bool, list[Window]]) -> Iterator[Visit]:
    """Opens an address of the server, with nothing stored but what is given. A `new` window has seen
    nothing before, and so has one with settings of its own; who listens to a page needs a new one."""
    with ExitStack() as opened:

        def open_page(path: str = "/", size: tuple[int, int] = DESKTOP, **settings: Any) -> Page:
            return opened.enter_context(looked_at(browser, server, windows, path, size, **settings))

        yield open_page


@contextmanager
def looked_at(
    browser: Browser,
    server: Running,
    windows: dict[bool, list[Window]],
    path: str,
    size: tuple[int, int],
    *,
    new: bool = False,
    expected: str = "ERR_CONNECTION",
    stored: dict[str, str] | None = None,
    **settings: Any,
) -> Iterator[Page]:
    media = {name: settings.pop(name) for name in MEDIA if name in settings}
    touch = size[0] < 600
    free = [] if new or settings else windows[touch]
    window = free.pop() if free else Window(browser, touch, settings)
    if not window.page.url.startswith(server.url):  # no test before this one has left it there
        window.look_away(server)
    window.expected = expected
    window.complaints.clear()
    window.open(server.url + path, size, stored or {}, **media)
    yield window.page
    if new or settings:
        window.context.close()
    else:
        window.look_away(server)
        windows[touch].append(window)
    assert not window.complaints
