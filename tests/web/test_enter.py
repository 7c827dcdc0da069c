"""Games at a real table are entered on a phone: what comes out with pictures, decisions on the table."""

import json
import math
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from hotelier import replay
from hotelier.austria.entering.told import Told
from hotelier.core.game import Json
from hotelier.games import enter
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.test_everyone import violations

KEPT = "() => JSON.parse(localStorage['hotelier.entries'])[0]"
NOW = """() => {
  const told = JSON.parse(localStorage['hotelier.entries'] ?? '[]')[0]?.answers.length ?? 0;
  const page = document.querySelector(".page");
  const [asked, complete, unknown, over] = ["asked", "tell", "unknown", "save=over"].map((name) =>
    document.querySelector(`[data-${name}]`));
  const shown = page ?? asked;
  const busy = shown?.dataset.busy !== "false";
  const there = { complete: !!complete, unknown: !!unknown, over: !!over };
  return { told, busy, asked: asked?.dataset.asked ?? null, ...there };
}"""
TELL_MORE = """(answers) => {
  const [kept, ...others] = JSON.parse(localStorage['hotelier.entries']);
  localStorage['hotelier.entries'] = JSON.stringify([{ ...kept, answers }, ...others]);
}"""
OWN_VALUES = {
    "game": "austria",
    "name": "my box",
    "guests": [{"id": number, "vp": 30} for number in range(49, 105)],
}
LOOKED_AT = {"ballrooms", "guests", "coloured", "hotels", "cards"}
BY_HAND = 32
"""How many answers are tapped at the beginning, and at the end; those between are put into the browser."""
AT_THE_END = 12


def tell(field: str, places: list[int], values: list[Any], number: int = 0) -> Json:
    return {"action": None, "field": field, "number": number, "places": places, "values": values}


def act(action: str) -> Json:
    return {"action": action, "field": None, "number": 0, "places": [], "values": []}


def any_answers(now: Json, rng: Random) -> list[Json]:
    """Whatever could have happened next."""
    if now["question"] is None and now["legal"]:
        return [act(rng.choice(now["legal"])["notation"])]
    if now["question"] is None and now["unnamed"]:
        unnamed = now["unnamed"]
        return [tell("staff", [unnamed["place"]], [unnamed["staff"]]), act(unnamed["notation"])]
    asked = now["question"] or now["hand"]
    if asked["dice"]:
        return [tell(asked["field"], [], ["".join(sorted(rng.choices("123456", k=asked["dice"])))])]
    values: list[Any] = []
    places = asked["places"][:1] if asked["field"] == "staff" else asked["places"]
    for at, choices in zip(range(len(places)), asked["choices"], strict=False):
        values.append(rng.choice([each for each in choices if free(asked, values, at, each)]))
    return [tell(asked["field"], places, values, asked["number"])]


def free(asked: Json, values: list[Any], at: int, value: Any) -> bool:
    """What is in one place is in no other; in Overbooking all have the same cards, and hotels two sides."""
    if asked["field"] == "coloured":
        return True
    if asked["field"] == "hotels":
        return value[0] not in [each[0] for each in values]
    owner = [slot["seat"] for slot in asked["slots"]] or [0] * len(asked["places"])
    return all(value != each or owner[at] != owner[place] for place, each in enumerate(values))


def tell_more(page: Page, seed: int) -> None:
    """Tell all of the game but its end, and load the page anew."""
    kept = page.evaluate(KEPT)
    table = kept["game"], kept["seats"], kept["options"], kept["content"]
    rng, answers = Random(seed), list(kept["answers"])
    while (now := enter(*table, answers))["outcome"] is None:
        answers += any_answers(now, rng)
    page.evaluate(TELL_MORE, answers[:-AT_THE_END])
    page.reload()


class Scribe(Player):
    """Somebody who enters a game: taps what has come out, whatever it was, and what was decided."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.asked: set[str] = set()
        self.wrong: list[Any] = []

    def enter(self, until: float = math.inf) -> None:
        """Up to this many answers, or the whole game."""
        while True:
            now = self.page.evaluate(NOW)
            if now["over"] or (now["told"] >= until and not now["busy"]):
                return
            if now["busy"]:
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


def saved(page: Page) -> Json:
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    record: Json = json.loads(Path(download.value.path()).read_text())
    return record


def test_a_whole_game_that_is_entered_is_its_record(visit: Visit) -> None:
    """With modules, own values, a reload, an undo, and no connection for a while; no hand is told early."""
    page = visit(
        "/enter",
        size=PHONE,
        stored={"box.austria": json.dumps(OWN_VALUES)},
        expected="ERR_INTERNET_DISCONNECTED",
    )
    page.locator("[data-own-pack]").click()
    expect(page.get_by_text("Content pack “my box”")).to_be_visible()
    page.get_by_label("Seat 1").fill("Ada")
    for module in (1, 2, 3, 5):
        page.locator(f'[data-module="{module}"]').click()
    page.locator("[data-begin]").click()
    ada = page.locator("[data-asked=start]").get_by_role("button", name="Ada")
    ada.wait_for()
    page.context.set_offline(True)
    ada.click()
    expect(page.locator("[data-lost]")).to_be_visible()
    assert len(page.evaluate(KEPT)["answers"]) == 1, "kept before it is sent"
    page.locator("[data-undo]").click()
    ada.click()
    expect(page.locator("[data-lost]")).to_be_visible()
    page.context.set_offline(False)
    page.locator("[data-asked=objectives]").wait_for()
    page.locator("[data-undo]").click()
    ada.click()
    scribe = Scribe(page, seed=2)
    scribe.enter(until=BY_HAND)
    assert page.locator("[data-look]").count() or page.locator("[data-asked]").count()
    tell_more(page, seed=2)
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

    record = saved(page)
    answers = Told(page.evaluate(KEPT)["answers"])
    # whoever holds cards that nobody has named may have been asked about them, too
    assert [each for each in record["actions"] if each != "done"] == [
        each for each in answers.actions if each != "done"
    ]
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


SPOILT = """() => {
  const [kept] = JSON.parse(localStorage['hotelier.entries']);
  const wrong = { action: "die 9", field: null, number: 0, places: [], values: [] };
  const answers = [...kept.answers, wrong, wrong];
  localStorage['hotelier.entries'] = JSON.stringify([{ ...kept, answers }]);
}"""


def test_a_whole_game_of_overbooking_is_entered_by_the_backs_of_its_cards(visit: Visit) -> None:
    """It can be looked at before its end; answers that do not fit are left out; My games lists it."""
    page = visit("/enter", size=PHONE, expected="status of 400")
    page.get_by_role("radio", name="Overbooking").click()
    page.get_by_text("Nobody tells what is in a hand").wait_for()
    page.locator("[data-begin]").click()
    scribe = Scribe(page, seed=1)
    scribe.enter(until=6)
    expect(page.locator(".hotels [data-fly]")).to_have_count(4)
    assert len(saved(page)["actions"]) == 4
    assert not violations(page)
    page.evaluate(SPOILT)
    page.reload()
    expect(page.locator("[data-left-out]")).to_have_attribute("data-left-out", "2")
    while len(page.evaluate(KEPT)["answers"]) != 7:  # it goes on from what fits
        scribe.step()
    tell_more(page, seed=1)
    scribe.enter()
    assert {"start", "hotels", "cards"} <= scribe.asked
    assert not scribe.wrong
    record = saved(page)
    outcome = replay(record).outcome
    assert outcome is not None
    page.locator("[data-leave]").click()
    scores = " : ".join(map(str, outcome.scores))
    expect(page.locator("[data-entry]")).to_contain_text(f"Overbooking, {scores}")
    forget = page.locator("[data-drop-entry]")
    forget.click()
    expect(forget).to_have_text("Really forget it?")
    expect(page.locator("[data-entry]")).to_have_count(1)
    forget.click()
    expect(page.locator("[data-entry]")).to_have_count(0)


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
