"""A real browser before a real server that serves the built page."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import build_page
from hotelier.client import bot, person
from tests.server.running import Running

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE_MS = 60_000

expect.set_options(timeout=PATIENCE_MS)

Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """It goes with the last test of the page: as long as it is there, its event loop runs in this process,
    and tests that want one of their own cannot have it."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("there is no chromium (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


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


@contextmanager
def opened(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    expected: str = "ERR_CONNECTION",
    **settings: Any,
) -> Iterator[Page]:
    """A page in a browser of its own. It must not complain: nothing but what is expected may come to its
    console."""
    stored = {"pace": "instant", **settings.pop("stored", {})}
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 600,
        **{"locale": "en-GB", "reduced_motion": "reduce", **settings},
    )
    context.set_default_timeout(PATIENCE_MS)
    for name, value in stored.items():
        context.add_init_script(f"localStorage['hotelier.{name}'] ??= '{value}'")
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and expected not in message.text:
            complaints.append(f"{message.type}: {message.text}")

    page = context.new_page()
    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(f"pageerror: {error}"))
    page.goto(address)
    yield page
    context.close()
    assert not complaints


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Opens an address of the server."""
    with ExitStack() as pages:

        def open_page(path: str = "/", size: tuple[int, int] = DESKTOP, **settings: Any) -> Page:
            return pages.enter_context(opened(browser, server.url + path, size, **settings))

        yield open_page
