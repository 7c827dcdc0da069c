"""A game at a real table is entered on a phone: what comes out with pictures, decisions on the table."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from hotelier import replay
from hotelier.austria.entering.told import Told
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.test_everyone import violations

KEPT = "() => JSON.parse(localStorage['hotelier.enter']).answers"
NOW = """() => {
  const told = JSON.parse(localStorage['hotelier.enter'] ?? '{"answers": []}').answers.length;
  const page = document.querySelector(".page");
  const [asked, complete, unknown, save] = ["asked", "tell", "unknown", "save"].map((name) =>
    document.querySelector(`[data-${name}]`));
  const shown = page ?? asked;
  const busy = shown?.dataset.busy !== "false" || (page && Number(page.dataset.told) !== told);
  const there = { complete: !!complete, unknown: !!unknown, over: !!save };
  return { told, busy, asked: asked?.dataset.asked ?? null, ...there };
}"""
OWN_VALUES = {
    "game": "austria",
    "name": "my box",
    "guests": [{"id": number, "vp": 30} for number in range(49, 105)],
}
LOOKED_AT = {"ballrooms", "guests", "coloured"}
RELOADED_AFTER = 60
"""The page is loaded anew after this many answers."""


def told(page: Page) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = page.evaluate(KEPT)
    return answers


class Scribe(Player):
    """Somebody who enters a game: taps what has come out, whatever it was, and what was decided."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.asked: set[str] = set()
        self.wrong: list[Any] = []
        self.reloaded = False

    def enter(self) -> None:
        """The whole game."""
        while True:
            now = self.page.evaluate(NOW)
            if now["over"]:
                return
            if now["told"] == RELOADED_AFTER and not self.reloaded:
                self.reloaded = True
                self.page.reload()
                self.page.locator("[data-go-on]").click()
            elif now["busy"]:
                self.page.wait_for_timeout(15)
            elif now["asked"]:
                self.tell(now)
            else:
                self.step()

    def tell(self, now: dict[str, Any]) -> None:
        field = now["asked"]
        if field in LOOKED_AT - self.asked:
            self.wrong += violations(self.page)
        self.asked.add(field)
        if now["unknown"]:
            self.page.locator("[data-unknown]").click()
        elif now["complete"]:
            self.page.locator("[data-tell]").click()
        else:
            values = self.page.locator(f"[data-asked={field}] [data-value]")
            values.nth(self.rng.randrange(values.count())).click()


def test_a_whole_game_that_is_entered_is_its_record(visit: Visit) -> None:
    """With modules, own values, a reload and an undo; nobody is named before it matters."""
    page = visit("/enter", size=PHONE, stored={"box.austria": json.dumps(OWN_VALUES)})
    page.locator("[data-own-pack]").click()
    expect(page.get_by_text("Content pack “my box”")).to_be_visible()
    page.get_by_label("Seat 1").fill("Ada")
    for module in (1, 2, 3, 5):
        page.locator(f'[data-module="{module}"]').click()
    page.locator("[data-begin]").click()
    page.locator("[data-asked=start]").get_by_role("button", name="Ada").click()
    page.locator("[data-asked=objectives]").wait_for()
    page.locator("[data-undo]").click()
    page.locator("[data-asked=start]").get_by_role("button", name="Ada").click()
    scribe = Scribe(page, seed=2)
    scribe.enter()
    assert not scribe.wrong
    drawn = {
        "objectives",
        "emperor",
        "ballrooms",
        "entrances",
        "guests",
        "celebrities",
        "rolls",
        "coloured",
    }
    assert drawn <= scribe.asked

    with page.expect_download() as download:
        page.locator("[data-save]").click()
    record = json.loads(Path(download.value.path()).read_text())
    answers = Told(told(page))
    assert record["actions"] == answers.actions
    for field in ("start", "objectives", "emperor", "rolls", "coloured"):
        assert record["chance"][field] == answers.values[field]
    for (field, _), cards in answers.decks.items():
        if field != "rebuilt":
            assert all(record["chance"][field][place] == card for place, card in cards.items())
    outcome = replay(record, content=OWN_VALUES).outcome
    assert outcome is not None
    page.locator("[data-look]").click()
    page.locator(".scrubber").wait_for()
    page.keyboard.press("End")
    scores = [f"Seat {seat + 1} {score}".replace("-", "−") for seat, score in enumerate(outcome.scores)]
    expect(page.get_by_role("region", name="Replay")).to_contain_text(", ".join(scores))
    expect(page.get_by_role("link", name="Analysis")).to_be_visible()


def test_guests_are_found_by_number_and_by_name_in_any_language(visit: Visit) -> None:
    page = visit("/enter", size=PHONE)
    page.locator("[data-begin]").click()
    page.locator("[data-asked=start] button").first.click()
    for field in ("objectives", "emperor"):
        for _ in range(3):
            page.locator(f"[data-asked={field}] [data-value]").first.click()
        page.locator("[data-tell]").click()
    guests = page.locator("[data-asked=guests] [data-value]")
    for text, number in (("59", "59"), ("poet", "59"), ("Bildhauer", "49"), ("Пётр", None)):
        page.get_by_label("Name or number").fill(text)
        if number:
            expect(guests).to_have_count(1)
            expect(guests).to_have_attribute("data-value", number)
        else:
            expect(guests).to_have_count(0)
