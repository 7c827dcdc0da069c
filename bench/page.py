"""Measures the page in a real browser: `python -m bench.page`. Figures are in docs/page.md.

- how long until the start page can be used, from an empty cache
- how long from the arrival of an answer until the table is drawn anew
- frames per second while things travel over the table
"""

import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Running
from tests.web.player import Player, begin

WATCH = """
  window.drawn = [];
  window.frames = [];
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request);
    const read = response.json.bind(response);
    response.json = async () => {
      const answer = await read();
      const arrived = performance.now();
      if (answer.version !== undefined)
        requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - arrived)));
      return answer;
    };
    return response;
  };
  let last = performance.now();
  const frame = (now) => {
    const moving = document.getAnimations().some((each) => each.playState === "running");
    if (moving) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
"""
LOADS = 5
MOVES = 60
FRAME_MS = 1000 / 60


def load_times(browser: Browser, url: str) -> list[float]:
    """Milliseconds until the first button of the start page works."""
    times = []
    for _ in range(LOADS):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.locator("[data-start=leopold]:not(:disabled)").wait_for()
        times.append(float(page.evaluate("performance.now()")))
        context.close()
    return times


def watch_moves(page: Page) -> None:
    begin(page, "leopold")
    player = Player(page, seed=1)
    player.play(done=lambda: player.clicks >= MOVES or bool(player.seen()["over"]))


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(f"sqlite+aiosqlite:///{folder}/tables.sqlite", Path(folder, "log"))
        running.wait_until_ready()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        loads = load_times(browser, running.url)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB")
        page.add_init_script(WATCH)
        page.goto(running.url)
        watch_moves(page)
        drawn, frames = page.evaluate("[window.drawn, window.frames]")
        browser.close()
        running.stop()
    late = sum(each > 1.5 * FRAME_MS for each in frames) / len(frames)
    print(f"usable after {median(loads):.0f} ms, median of {len(loads)} first loads")
    print(f"drawn {median(drawn):.0f} ms after an answer, worst {max(drawn):.0f} ms ({len(drawn)} moves)")
    print(f"{1000 / median(frames):.0f} frames a second in movement, {late:.0%} of {len(frames)} late")


if __name__ == "__main__":
    main()
