"""How fast the site without a server starts: `python -m bench.site`, after `make site`.

From an empty browser, and once more from what the browser keeps, each until the first decision at a table
can be made; as a laptop and as a phone that computes four times slower.
"""

import shutil
import statistics
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import build_site

TIMES = 3
SLOWER = {"laptop": 1, "phone": 4}
KEPT = """() => new Promise((done) => {
  const look = () => (navigator.serviceWorker.controller ? done() : setTimeout(look, 50));
  look();
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


def main() -> None:
    build_site.build()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(build_site.SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, slower in SLOWER.items():
            both = [starts(browser, url, slower) for _ in range(TIMES)]
            first, second = (statistics.median(each) for each in zip(*both, strict=True))
            print(f"{name}: first start {first:.1f} s, second start {second:.1f} s (medians of {TIMES})")
        browser.close()
    server.shutdown()


def starts(browser: Browser, url: str, slower: int) -> tuple[float, float]:
    """The seconds of the first start and of the second one."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def to_a_decision(way: str) -> float:
        began = time.monotonic()
        page.goto(url)
        page.locator(way).click()
        page.locator("[data-action]").first.wait_for()
        return time.monotonic() - began

    first = to_a_decision("[data-start=leopold]:not(:disabled)")
    page.evaluate(KEPT)
    page.goto("about:blank")
    second = to_a_decision("[data-table] a")
    context.close()
    return first, second


if __name__ == "__main__":
    main()
