"""An invitation leads from where the friends are to the table."""

import io
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, Visit, looked_at
from tests.web.test_everyone import violations

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, as a proxy before the server has."""
SHARED = """() => {
  window.shared = [];
  Object.defineProperty(navigator, "share", { value: async (what) => void window.shared.push(what) });
}"""


class Proxy:
    """Passes connections on from another address to the server, byte by byte."""

    def __init__(self) -> None:
        self.to = 0
        self.open: list[socket.socket] = []
        self.listener = socket.create_server((ELSEWHERE, 0))
        self.url = f"http://{ELSEWHERE}:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):  # until it is closed
            while True:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.to))
                self.open += [client, server]
                for one, other in ((client, server), (server, client)):
                    threading.Thread(target=pass_on, args=(one, other), daemon=True).start()

    def close(self) -> None:
        for each in (self.listener, *self.open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()


def pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):  # one of them went away
        while data := one.recv(65536):
            other.sendall(data)
        other.shutdown(socket.SHUT_WR)


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    made = Proxy()
    yield made
    made.close()


@pytest.fixture
def named(proxy: Proxy, tmp_path: Path) -> Iterator[Running]:
    """A server whose operator has named the address of the proxy before it."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    running = Running(database, tmp_path / "server.log", public_url=f"{proxy.url}/")
    proxy.to = running.port
    running.wait_until_ready()
    yield running
    running.stop()


def set_table(page: Page) -> str:
    """A table for friends; the link that the invitation shows."""
    page.get_by_role("radio", name="Overbooking").click()
    page.locator("[data-start=friends]").click()
    page.locator("[data-start=table]").click()
    return page.locator("dialog input[readonly]").input_value()


def code_of(page: Page) -> str:
    """What the camera of a phone reads on the screen."""
    page.locator("[data-qr] svg").wait_for()
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.locator("[data-qr]").screenshot())))
    return found[0].text if found else ""


def test_an_invitation_leads_to_the_table_from_another_address(
    browser: Browser, proxy: Proxy, named: Running
) -> None:
    """The maker sits at the server itself; the friend comes by the address that the invitation names."""
    with looked_at(browser, named, {False: [], True: []}, "/", DESKTOP, stored={"name": "Ada"}) as ada:
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        link = set_table(ada)
        assert link.startswith(f"{proxy.url}/t/") and "#" in link
        assert code_of(ada) == link
        ada.locator("[data-copy=message]").click()
        expect(ada.locator("[data-copy=message]")).to_have_text("Copied")
        pasted = ada.evaluate("() => navigator.clipboard.readText()")
        assert pasted == f"Ada invites you to a game of Overbooking. Your seat is here: {link}"

        friend = browser.new_context(locale="en-GB").new_page()
        friend.goto(link)
        friend.get_by_label("Your name").fill("Béla")
        friend.get_by_role("button", name="Take the seat").click()
        friend.locator("main.table").wait_for()
        assert friend.url.startswith(proxy.url)
        ada.get_by_role("button", name="Close").first.click()
        expect(ada.locator("[data-at=seat-1]")).to_contain_text("Béla")  # it came over the live connection
        friend.context.close()


def test_a_link_for_this_machine_alone_says_so(visit: Visit) -> None:
    """With the command that lets others in; on a phone its own way to share is offered."""
    page = visit(stored={"name": "Ada"})
    page.evaluate(SHARED)
    link = set_table(page)
    warning = page.locator("[data-reaches=machine]")
    expect(warning).to_contain_text("This link works on this machine only")
    expect(warning).to_contain_text("Whoever runs the server can give it an address")
    assert code_of(page) == link
    assert violations(page, "dialog[open]") == []
    page.locator("[data-share-sheet]").click()
    assert page.evaluate("() => window.shared") == [
        {"text": "Ada invites you to a game of Overbooking. Your seat is here:", "url": link}
    ]

    # At an address in the house the browser keeps its clipboard to itself: copying works there, too.
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator("[data-copy=link]").click()
    expect(page.locator("[data-copy=link]")).to_have_text("Copied")
    page.get_by_role("button", name="Close").first.click()
