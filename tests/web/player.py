"""Plays on the page as a person does: sees what shines, clicks it. Knows no rules and calls no server."""

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from tests.patience import SECONDS

WISHES = (
    (" queue ", " door ", "end-really"),
    ("move", "ball", "claim", "place", "take", "die", "get", "occupy", "bid", "enter", "give", "rehearse"),
    ("room", "guest", "use", "under", "draft", "play", "card", "fill", "copy", "space", "pick"),
    ("dance", "celebrity", "flip", "token", "tile", "spend", "shift"),
    ("open", "keep", "choose", "discard", "remove", "recall", "exchange", "key"),
    ("end", "done", "decline", "suffer", "ignore"),
)
"""What a person would rather do, best first: gets a game on, and tries everything."""
BOLD = 0.1

SEEN = """() => {
  const dialog = document.querySelector("dialog[open]");
  const seen = (element) => element.checkVisibility() && !element.disabled;
  const page = document.querySelector(".page");
  const all = (part, what) => [...part.querySelectorAll(what)].filter(seen);
  return {
    over: document.querySelector("dialog .podium") !== null,
    busy: page?.dataset.busy !== "false",
    actions: all(dialog ?? page ?? document, "[data-action]").map((element) => element.dataset.action),
    places: dialog ? [] : all(document, "nav.places button").map((_, index) => index),
  };
}"""

NEXT_STEP = "document.querySelector('[data-action=stage-next]')?.click()"
"""Steps may be over before they are clicked."""


class Player:
    """Somebody before the page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.clicks = 0
        self.looked = 0
        self.hurries = True
        """Goes through what is shown step by step; else the test does."""

    def play(self, done: Callable[[], bool] | None = None, seconds: float = SECONDS) -> None:
        """Go on until the result is shown, or until something else is the case."""
        until = time.monotonic() + seconds
        while True:
            seen = self.seen()  # first: what comes while it is asked whether this is the end is not clicked
            if seen["over"] if done is None else done():
                return
            assert time.monotonic() < until, f"not done after {self.clicks} clicks: {seen}"
            self.step(seen)

    def step(self, seen: dict[str, list[str]] | None = None) -> bool:
        """Click something that can be done, or wait a little; whether there was something."""
        seen = seen or self.seen()
        if seen["busy"] and self.hurries and "stage-next" in seen["actions"]:
            self.page.evaluate(NEXT_STEP)
            return False
        if seen["over"] or seen["busy"]:
            self.page.wait_for_timeout(15)
            return False
        if not seen["actions"]:
            self.look_elsewhere(seen["places"])
            return False
        self.click(self.choose(seen["actions"]))
        return True

    def seen(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = self.page.evaluate(SEEN)
        return found

    def choose(self, actions: list[str]) -> str:
        if self.rng.random() < BOLD:
            return self.rng.choice(actions)
        for words in WISHES:
            liked = [action for action in actions if any(word in action for word in words)]
            if liked:
                return self.rng.choice(liked)
        return self.rng.choice(actions)

    def click(self, action: str) -> None:
        self.page.locator(f'[data-action="{action}"]:visible').first.click()
        self.clicks += 1

    def look_elsewhere(self, places: list[str]) -> None:
        """On a phone what can be done may lie in another part of the table."""
        if places:
            self.looked += 1
            place = self.page.locator("nav.places button").nth(self.looked % len(places))
            place.evaluate("(button) => button.click()")  # the result may come to lie over it just now
        self.page.wait_for_timeout(15)


class Typist(Player):
    """The same with the keyboard alone: N goes to the next thing that can be done, Enter does it."""

    HERE = "document.activeElement?.dataset.action ?? null"
    MOST_KEYS = 120

    def click(self, action: str) -> None:
        key = "Tab" if self.page.locator("dialog[open]").count() else "n"
        for _ in range(self.MOST_KEYS):
            if self.page.evaluate(self.HERE) == action:
                break
            self.page.keyboard.press(key)
        else:
            raise AssertionError(f"the keyboard does not reach {action}")
        self.page.keyboard.press("Enter")
        self.clicks += 1


def choose_modules(page: Page, *modules: int) -> None:
    """Tick modules among the options of the start page."""
    page.locator("details.options summary").click()
    for module in modules:
        page.locator(f'[data-module="{module}"]').check()


def begin(page: Page, way: str, game: str = "Grand Austria Hotel") -> None:
    """The two clicks from the start page to a table."""
    page.get_by_role("radio", name=game).click()
    page.get_by_label("Which bot").select_option("random")  # the fastest
    page.locator(f"[data-start={way}]").click()
    page.locator("main.table").wait_for()
