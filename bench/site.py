"""How large and how fast the site without a server is: `python -m bench.site`, after `make site`.

How it starts, from an empty browser and once more from what the browser keeps, each until the first
decision at a table can be made; as a laptop, as a phone on which the page alone computes four times slower,
and as one on which everything does: there the browser's processes for pages stand still for three quarters
of the time (on Linux alone). Others may want the machine, too, so the least of several runs counts. What
the second start computes on a laptop is counted apart, by thread: that is the same on a busy machine (on
Linux alone, too).

Then how long the bots think (bench/thinking.py), as computing time: that of this machine, and four times as
much for a phone. `--only starts` or `--only thinking` leaves the other part out.
"""

import argparse
import itertools
import json
import os
import shutil
import signal
import statistics
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

import build_page
import build_site

TIMES = 5
SLOWER = {"laptop": 1, "phone": 4}
PERIOD = 0.02
"""Seconds after which a browser that is slowed down has moved and stood still once."""
THREADS = {
    "chromium": "the page",
    "DedicatedWorker": "its worker",
    "ThreadPoolForeg": "the browser beside them",
}
"""What is told of the threads of a page, by their names."""
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
    measure_sizes()
    if only != "thinking":
        measure_starts()
    if only != "starts":
        measure_thinking()


def measure_sizes() -> None:
    """What the engine weighs, and all that a browser keeps to start without a connection."""
    for part in json.loads(build_site.PARTS.read_text(encoding="utf-8")):
        print(f"{part['name']}: {part['size'] / 1e6:.2f} MB")
    for name, files in (("engine", build_site.SITE / "engine"), ("all files", build_site.SITE)):
        held = sum(file.stat().st_size for file in files.rglob("*") if file.is_file())
        print(f"{name}: {held / 1e6:.1f} MB")


def measure_starts() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(build_site.SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, slower in SLOWER.items():
            runs = [starts(browser, url, slower) for _ in range(TIMES)]
            tell_starts(name, runs)
            if slower == 1 and Path("/proc").exists():
                for thread, what in THREADS.items():
                    print(
                        f"  {what} computes {min(run[2][thread] for run in runs):.2f} s in the second start"
                    )
        if Path("/proc").exists():
            with slowed_down(browser, SLOWER["phone"]):
                tell_starts("phone, workers too", [starts(browser, url, 1) for _ in range(TIMES)])
        browser.close()
    server.shutdown()


def tell_starts(name: str, runs: list[tuple[float, float, dict[str, float]]]) -> None:
    first, second = min(run[0] for run in runs), min(run[1] for run in runs)
    print(f"{name}: first start {first:.1f} s, second start {second:.1f} s (least of {TIMES})")


@contextmanager
def slowed_down(browser: Browser, slower: int) -> Iterator[None]:
    """The browser's processes for pages, with all their threads, run this many times slower."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    own = next(process["id"] for process in processes if process["type"] == "browser")
    over = threading.Event()

    def slow_down() -> None:
        pages: list[int] = []
        owed = 0.0  # so long they must still stand still for what they have moved
        for turn in itertools.count():
            stopped = time.monotonic()
            tell_all(pages, signal.SIGSTOP)
            if turn % 25 == 0:
                pages = pages_of(own)
            time.sleep(max(owed, 0))
            moved = time.monotonic()
            tell_all(pages, signal.SIGCONT)
            if over.wait(PERIOD / slower):
                return
            owed += (time.monotonic() - moved) * (slower - 1) - (moved - stopped)

    thread = threading.Thread(target=slow_down)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def pages_of(browser: int) -> list[int]:
    """The processes of a browser that show pages."""
    parents: dict[int, int] = {}
    shows: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            number = int(folder.name)
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                shows.append(number)

    def is_own(number: int) -> bool:
        return number == browser or (number in parents and is_own(parents[number]))

    return [number for number in shows if is_own(number)]


def tell_all(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


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


def starts(browser: Browser, url: str, slower: int) -> tuple[float, float, dict[str, float]]:
    """The seconds of the first start and of the second one, and what threads computed in that."""
    system = browser.new_browser_cdp_session()
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
    before = computed(system)
    second = to_a_decision("[data-table] a")
    after = computed(system)
    context.close()
    by_name: dict[str, float] = defaultdict(float)
    for (number, name), seconds in after.items():
        by_name[name] += seconds - before.get((number, name), 0.0)
    return first, second, by_name


def computed(system: CDPSession) -> dict[tuple[str, str], float]:
    """The seconds that each thread of a page has computed, by its number and name."""
    seconds: dict[tuple[str, str], float] = {}
    for process in system.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            for thread in Path(f"/proc/{process['id']}/task").glob("*/stat"):
                name, _, figures = thread.read_text().partition("(")[2].rpartition(")")
                ticks = sum(int(each) for each in figures.split()[11:13])
                seconds[thread.parent.name, name] = ticks / os.sysconf("SC_CLK_TCK")
    return seconds


if __name__ == "__main__":
    main()
