"""The log and the replay: what happened is told in full, to who comes late too."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import Player, begin

NOT_WORDS = re.compile(r"undefined|null|NaN|[{}]|[a-z]_[a-z]|place \d")


def read(page: Page) -> list[str]:
    """The lines of the log."""
    page.locator(".page[data-busy=false]").wait_for()
    if not page.locator(".log").count():
        page.keyboard.press("l")
    page.locator(".log li").first.wait_for()
    return page.locator(".log :is(h3, li)").all_inner_texts()


@pytest.mark.parametrize(
    ("way", "game"),
    [("leopold", "Grand Austria Hotel"), ("bot", "Grand Austria Hotel"), ("bot", "Overbooking")],
)
def test_the_log_is_complete_after_a_reload(visit: Visit, way: str, game: str) -> None:
    page = visit()
    begin(page, way, game)
    player = Player(page, seed=5)
    player.play(done=lambda: player.clicks >= 18)
    before = read(page)
    assert "Round 1" in before
    assert not NOT_WORDS.search("\n".join(before))
    page.reload()
    page.locator("main.table").wait_for()
    assert read(page) == before


def test_a_decision_is_taken_back_and_struck_out(visit: Visit) -> None:
    page = visit()
    begin(page, "leopold")
    player = Player(page, seed=3)
    player.play(done=lambda: page.locator('[data-action^="room"]').count() > 0)
    rooms = page.locator(".room.vacant").count()
    player.click(page.locator('[data-action^="room"]').first.get_attribute("data-action") or "")
    expect(page.locator(".room.vacant")).to_have_count(rooms + 1)
    page.locator(".page[data-busy=false]").wait_for()
    page.keyboard.press("Control+z")
    expect(page.locator(".room.vacant")).to_have_count(rooms)
    read(page)
    expect(page.locator(".log li").last).to_contain_text("You take the last step back")
    assert page.locator(".log li.gone").count() > 0


def test_a_replay_tells_every_step(visit: Visit, finished: str) -> None:
    page = visit(finished)
    page.locator(".podium").wait_for()
    page.goto(re.sub("/t/", "/replay/", page.url))
    words = page.locator(".scrubber .words")
    for step in range(1, 6):
        page.get_by_role("button", name="Next step").click()
        expect(page.locator(".page")).to_have_attribute("data-step", str(step))
        assert words.inner_text()
        assert not NOT_WORDS.search(words.inner_text())
