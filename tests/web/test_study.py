"""Learning from one's games in the page: the moves of a replay, playing on, what if, and an exercise."""

import re

from playwright.sync_api import Page, expect

from hotelier.analysis.exercises import all_exercises
from hotelier.client import bot, person
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.test_everyone import violations


def test_from_a_replay_to_a_plan_of_ones_own(visit: Visit, server: Running) -> None:
    """Through a list of moves to a position, on from there at a new table, where a plan is tried out."""
    client = server.client()
    made = client.make_table("austria", [person("Ada"), bot("random")], seed=5)
    place = client.at(made.table, made.seats[0].token)
    place.join("Ada")
    place.play(lambda state: str(state.legal[0]["notation"]))
    record = place.record()
    ended = [number for number, action in enumerate(record["actions"], 1) if action in ("end", "pass")]

    page = visit(f"/replay/{made.table}#{place.token}", size=PHONE)
    shown = page.locator("[data-step]")
    page.locator("[data-moves]").click()
    moves = page.locator(".moves")
    moves.locator(f"[data-move='{ended[3]}']").click()
    expect(shown).to_have_attribute("data-step", str(ended[3]))
    expect(moves.locator("[aria-current=step]")).to_have_attribute("data-move", str(ended[3]))
    assert violations(page) == []
    moves.get_by_role("button", name="Close").click()
    for key, step in (("PageDown", ended[4]), ("Home", 0), ("End", len(record["actions"]))):
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-step", str(step))
    while int(shown.get_attribute("data-step") or 0) > ended[3]:
        step = int(shown.get_attribute("data-step") or 0)
        page.keyboard.press("PageUp")
        expect(shown).not_to_have_attribute("data-step", str(step))

    page.locator("[data-from-here]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url(re.compile(r"/t/(?!" + made.table + ")"))
    page.locator(".page[data-busy=false] main.table").wait_for()
    page.get_by_role("button", name="What if?").click()
    before = page.locator(".page").get_attribute("data-version")
    watching = client.at(page.url.rpartition("/")[2], key_to_watch(page))
    page.keyboard.press("h")  # advice is for the table
    page.keyboard.press("c")
    page.get_by_role("dialog").locator('[data-action^="die "]').first.click()
    expect(page.locator(".whatif")).to_contain_text("1 decision")
    page.locator("[data-whatif-undo]").click()
    page.locator(".desk [data-action=pass]").click()
    expect(page.locator(".whatif")).to_contain_text("nobody knows")
    expect(page.locator(".hint")).to_have_count(0)
    assert str(watching.state().version) == before, "the table is as it was"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits a phone"
    page.locator("[data-whatif-undo]").click()
    expect(page.locator("[data-keep]")).to_be_disabled()
    page.locator(".desk [data-action=pass]").click()
    page.locator("[data-keep]").click()
    expect(page.locator(".whatif")).to_have_count(0)
    assert watching.state().version > int(before or 0), "the plan was played"
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-back]").click()
    expect(shown).to_have_attribute(
        "data-step", str(ended[3])
    )  # with the link that was given, and its step
    page.locator("[data-analyse]").click()
    page.locator("progress, [data-analysis=quick]").first.wait_for()


def key_to_watch(page: Page) -> str:
    """The link for watching of the table that this browser has made last."""
    watch: str = page.evaluate("JSON.parse(localStorage['hotelier.tables'])[0].watch")
    return watch


def test_an_exercise_is_answered_and_remembered(visit: Visit) -> None:
    page = visit("/exercises")
    first, second, *__ = all_exercises()
    expect(page.locator("[data-exercise]")).to_have_count(len(all_exercises()))
    assert violations(page) == []
    page.locator("[data-next]").click()
    expect(page.locator(".page")).to_have_attribute("data-exercise", first)
    page.locator("[data-plan='0']").click()
    expect(page.locator(".verdict")).to_contain_text("That is the best plan.")
    page.locator("[data-show='0']").click()
    assert violations(page) == []
    page.locator(".ways [data-next]").click()
    expect(page.locator(".page")).to_have_attribute("data-exercise", second)
    page.locator("[data-plan='1']").click()
    expect(page.locator(".verdict")).to_contain_text("Another plan brings more.")
    page.locator(".ways a").click()
    for id, answered in ((first, "found"), (second, "missed")):
        expect(page.locator(f"[data-exercise='{id}']")).to_have_class(re.compile(answered))
