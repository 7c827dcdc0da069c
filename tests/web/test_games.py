"""Whole games, clicked through in a real browser by somebody who only sees the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.player import Player, Typist, begin, choose_modules

ENLARGED = (720, 450)
"""A window of 1440 × 900, enlarged to 200 %."""


def number(text: str) -> int:
    """A figure as it is printed, with a true minus."""
    return int(text.replace("−", "-"))


BREAKDOWN = """async () => {
  const { table, token } = JSON.parse(localStorage.getItem("hotelier.tables"))[0];
  const answer = await fetch(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).finished.breakdown;
}"""
"""What the server says about where the points came from."""


def play_to_the_end(page: Page, way: str, game: str = "Grand Austria Hotel") -> None:
    begin(page, way, game)
    Player(page, seed=1).play()
    assert_result_adds_up(page)


def assert_result_adds_up(page: Page) -> None:
    """The podium is in order, and the breakdown adds up to it."""
    found = [number(text) for text in page.locator("dialog .podium .score").all_inner_texts()]
    assert len(found) == 2
    assert found == sorted(found, reverse=True)
    totals = page.locator("dialog tfoot td").all_inner_texts()
    assert [number(text) for text in totals] == found


@pytest.mark.parametrize(
    ("way", "game", "size"),
    [
        ("bot", "Grand Austria Hotel", DESKTOP),
        ("leopold", "Grand Austria Hotel", DESKTOP),
        ("bot", "Overbooking", DESKTOP),
        ("leopold", "Grand Austria Hotel", ENLARGED),
        ("bot", "Overbooking", PHONE),
    ],
)
def test_a_whole_game(visit: Visit, way: str, game: str, size: tuple[int, int]) -> None:
    play_to_the_end(visit(size=size), way, game)


@pytest.mark.parametrize(
    ("way", "modules", "size"),
    [
        ("bot", (1, 2, 3, 4, 5), DESKTOP),
        ("leopold", (1, 2, 3, 5), PHONE),
    ],
)
def test_a_whole_game_with_modules(
    visit: Visit, way: str, modules: tuple[int, ...], size: tuple[int, int]
) -> None:
    page = visit(size=size)
    choose_modules(page, *modules)
    play_to_the_end(page, way)
    rows = page.locator("dialog tbody th").all_inner_texts()
    given = {source for side in page.evaluate(BREAKDOWN) for source, points in side.items() if points}
    names = {"ballrooms": "Ballrooms", "celebrities": "Celebrities", "entrances": "Entrance"}
    for source, words in names.items():
        assert (words in rows) == (source in given)
    assert len(rows) >= len(given - {"staff"})
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator(".log li.event", has_text="is scored")).to_have_count(3)


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.locator("[data-start=leopold]:not(:disabled)").focus()
    page.keyboard.press("Enter")
    page.locator("main.table").wait_for()
    player = Typist(page, seed=2)
    player.play()
    assert player.clicks > 30
    assert_result_adds_up(page)


def test_the_table_fits_a_laptop_without_scrolling(visit: Visit) -> None:
    page = visit()
    begin(page, "bot")
    height, width = page.evaluate("[document.body.scrollHeight, document.body.scrollWidth]")
    assert (height, width) <= (800, 1280)
    inside = page.evaluate("""() => [...document.querySelectorAll("main.table *")].every((element) => {
      const box = element.getBoundingClientRect();
      return box.width === 0 || (box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1);
    })""")
    assert inside
