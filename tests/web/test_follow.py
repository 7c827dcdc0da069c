"""What others do can be followed: turns step by step, the emperor, the final scoring; and read later."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

import hotelier
from hotelier.client import Place, bot, person
from hotelier.core.game import Json
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import table_from

STEPS = {"pace": "steps"}
WIDE = (1440, 900)
PHONE = (390, 844)

IS_SHEET = """() => {
  const { width, bottom } = document.querySelector(".log").getBoundingClientRect();
  return width === innerWidth && bottom === innerHeight;
}"""

DEEDS: dict[str, Callable[[Json], str]] = {
    "guest_taken": lambda event: "to the café",
    "die_taken": lambda event: f"takes a die from space {event['value']}",
    "room_prepared": lambda event: f"prepares room {event['space']}",
    "moved_in": lambda event: f"moves into room {event['space']}",
    "staff_played": lambda event: " plays ",
    "passed": lambda event: "passes",
}
"""What a scene says about what somebody did."""


class Seat(NamedTuple):
    """A seat at a table, and whoever looks on there."""

    address: str
    watcher: Place


def sit_down(server: Running, number: int, turns: int = 0, **options: Any) -> Seat:
    """The first seat beside a bot, at the beginning of an own turn of a round."""
    game = hotelier.new_game("austria", seats=2, seed=11, **options)
    rng = Random(5)
    while not on_turn(game.view(0), number, turns):
        game.apply(rng.choice(game.legal_actions()))
    client = server.client()
    made = table_from(client, game, person("Ada"), bot("waiter"))
    return Seat(f"/t/{made.table}#{made.seats[0].token}", client.at(made.table, made.watch))


def on_turn(view: Json, number: int, turns: int) -> bool:
    asked = view["to_move"] == 0 and view["question"]["kind"] == "turn" and not view["turn"]["die_taken"]
    return bool(asked and view["round"] == number and view["players"][0]["turns_taken"] == turns)


def caption(page: Page) -> Locator:
    return page.locator(".following .now")


def press_through(page: Page) -> list[str]:
    """Goes from step to step until the own decision is asked; what was told."""
    told: list[str] = []
    while True:
        page.locator(".following, .page[data-busy=false] .desk:not(:has(.waiting))").first.wait_for()
        if not page.locator(".following").count():
            return told
        told.append(caption(page).inner_text())
        page.keyboard.press("ArrowRight")


def events_of(watcher: Place, after: int = 0) -> list[Json]:
    """What everybody saw happen after a version."""
    told = [happening for happening in watcher.state().happenings if happening.version > after]
    return [event for happening in told for event in happening.events]


def deeds_of(seat: int, events: list[Json]) -> list[str]:
    return [
        DEEDS[str(event["kind"])](event)
        for event in events
        if event.get("seat") == seat and event["kind"] in DEEDS
    ]


def appear_in_order(wanted: list[str], told: list[str]) -> bool:
    rest = iter(told)
    return all(any(part in line for line in rest) for part in wanted)


SEEN_WHOLE = """(selector) => {
  const inside = ({ left, right, top, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const hit = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const parts = [selector, "[data-action=stage-next]", "[data-action=stage-skip]"];
  return parts.map((part) => document.querySelector(part))
    .every((part) => inside(part.getBoundingClientRect()) && hit(part));
}"""


def assert_scene_is_seen(page: Page, scene: str) -> None:
    """In every kind of window the scene and the controls to follow it lie in sight."""
    before = page.viewport_size
    for width, height in (PHONE, (768, 1024), (720, 450), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SEEN_WHOLE, arg=scene)
    assert before
    page.set_viewport_size(before)


def test_the_turn_of_a_bot_is_followed_step_by_step(visit: Visit, server: Running) -> None:
    address, watcher = sit_down(server, 2)
    before = watcher.state().version
    page = visit(address, WIDE, stored=STEPS)
    page.locator("main.table").wait_for()
    following = page.locator(".following")
    player = Player(page, seed=2)
    player.play(done=lambda: following.count() > 0)

    # The header says who decides, in words too, and every name once.
    now = page.locator(".order [aria-current=true]")
    expect(now).to_contain_text("decides now")
    names = page.locator(".order .name").all_inner_texts()
    assert len(names) == len(set(names))

    # One step after the other, by itself where that is wished for.
    first = caption(page).inner_text()
    page.get_by_label("Pace of").select_option("calm")
    expect(caption(page)).not_to_have_text(first)
    page.get_by_label("Pace of").select_option("steps")

    told = [first, *press_through(page)]
    page.locator(".page[data-busy=false]").wait_for()
    wanted = deeds_of(1, events_of(watcher, before))
    assert wanted
    page.get_by_role("button", name="Look at the last steps again").click()
    again = press_through(page)
    assert appear_in_order(wanted, again), (wanted, again)
    assert set(told) <= set(again)

    # What was done stays to be read, with its cards.
    strip = page.locator('[data-deeds="1"]')
    expect(strip).to_contain_text(":")
    page.keyboard.press("l")
    log = page.locator(".log")
    log.locator("li").first.wait_for()
    headings = [int(text.removeprefix("Round ")) for text in log.locator("h3").all_inner_texts()]
    assert headings == list(range(headings[0], headings[-1] + 1))
    table, beside = page.locator("main.table").bounding_box(), log.bounding_box()
    assert table and beside
    assert table["x"] + table["width"] <= beside["x"]
    expect(log.locator("li").last).to_be_in_viewport()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(strip).to_be_visible()
    page.wait_for_function(IS_SHEET)


def test_steps_can_be_skipped_and_nobody_has_to_wait(visit: Visit, server: Running) -> None:
    page = visit(sit_down(server, 2).address, stored=STEPS)
    page.locator("main.table").wait_for()
    following, done = page.locator(".following"), page.locator(".page[data-busy=false]")
    waits = following.get_by_text("Your decision waits:")
    player = Player(page, seed=2)
    player.play(done=lambda: waits.count() > 0)
    page.locator("[data-action=stage-skip]").click()
    expect(done).to_have_count(1)
    expect(following).to_have_count(0)
    space = page.locator("main.table [data-at=space-3] button").first
    for skip in (partial(page.keyboard.press, "Escape"), partial(space.click, force=True)):
        version = page.locator(".page").get_attribute("data-version")
        page.get_by_role("button", name="Look at the last steps again").click()
        expect(following).to_have_count(1)
        skip()
        expect(following).to_have_count(0)
        expect(page.locator(".page")).to_have_attribute("data-version", str(version))
    card = page.locator("[data-deeds] .card").first
    if card.count():
        card.hover()
        expect(page.locator(".explanation")).to_contain_text(card.inner_text())


def test_the_emperor_and_the_final_scoring_have_scenes(visit: Visit, server: Running) -> None:
    address, watcher = sit_down(server, 7, turns=1)
    page = visit(address, stored=STEPS)
    page.locator("main.table").wait_for()
    visit_rows = page.locator("aside.visit tbody tr")
    player = Player(page, seed=2)
    player.play(done=lambda: visit_rows.count() > 0)
    events = [event for event in events_of(watcher) if event["kind"] == "emperor_scored"][-2:]
    figures = [[int(cell) for cell in row.locator("td").all_inner_texts()[:3]] for row in visit_rows.all()]
    assert figures == [[each["position"], each["vp"], each["position"] + each["steps"]] for each in events]
    assert_scene_is_seen(page, "aside.visit")

    final = page.locator("aside.final")
    player.play(done=lambda: final.count() > 0)
    expect(final.locator("tbody tr")).to_have_count(1)
    assert_scene_is_seen(page, "aside.final")
    while final.count():
        totals = [int(text.replace("−", "-")) for text in final.locator("tfoot td").all_inner_texts()]
        page.keyboard.press("ArrowRight")
        page.locator("aside.final, dialog .podium").first.wait_for()
    outcome = watcher.state().finished
    assert outcome
    assert totals == outcome.scores
    expect(page.locator("dialog .podium")).to_be_visible()
