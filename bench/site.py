"""How fast the site without a server is: `python -m bench.site`, after `make site`.

How it starts, from an empty browser and once more from what the browser keeps, each until the first
decision at a table can be made; as a laptop and as a phone on which the page computes four times slower.
Others may want the machine, too, so the least of several runs counts.

Then how long the bots think (bench/thinking.py), as computing time: that of this machine, and four times as
much for a phone. `--only starts` or `--only thinking` leaves the other part out.
"""

import argparse
import json
import shutil
import statistics
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import build_page
import build_site

TIMES = 5
SLOWER = {"laptop": 1, "phone": 4}
KEPT = """async () => {
  const memories = await caches.open("hotelier memory");
  const kept = async () => navigator.serviceWorker.controller && (await memories.keys()).length > 0;
  while (!(await kept())) await new Promise((done) => setTimeout(done, 50));
}"""
"""Until the browser has all that it keeps for the next start."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the site without a server.")
    parser.add_argument("--only", choices=("starts", "thinking"), help="leave the other part out")
    only = parser.parse_args().only
    build_site.build()
    if only != "thinking":
        measure_starts()
    if only != "starts":
        measure_thinking()


def measure_starts() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(build_site.SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, slower in SLOWER.items():
            both = [starts(browser, url, slower) for _ in range(TIMES)]
            first, second = (min(each) for each in zip(*both, strict=True))
            print(f"{name}: first start {first:.1f} s, second start {second:.1f} s (least of {TIMES})")
        browser.close()
    server.shutdown()


def measure_thinking() -> None:
    out = build_site.WORK / "thinking.json"
    packed = build_site.WORK / "hotelier.compiled.zip"
    program = build_page.ROOT / "bench" / "thinking.py"
    build_page.node("scripts/python.mjs", build_page.ROOT, program, out, packed, build_page.ROOT)
    for game, found in json.loads(out.read_text(encoding="utf-8")).items():
        print(f"{game}: {found.pop('random decisions/s'):,.0f} random decisions/s")
        for level, taken in found.items():
            for name, slower in SLOWER.items():
                mean, worst = slower * statistics.mean(taken), slower * max(taken)
                print(f"  {level}, {name}: {mean:.2f} s, worst {worst:.2f} s of {len(taken)}")


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
