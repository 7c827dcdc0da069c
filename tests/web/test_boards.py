"""S9: day boards are chosen by picture, with the mouse, a finger or the keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.player import Player, Typist, begin
from tests.web.test_everyone import violations

OWN = '.house [data-at^="room-"]'


def choose_options(page: Page, *labels: str) -> None:
    """Options of the start page, one after the other: some are there only with another one."""
    page.locator("details.options summary").click()
    for label in labels:
        page.get_by_label(label).check()


@pytest.mark.parametrize(
    ("way", "player", "size"), [("leopold", Player, PHONE), ("bot", Typist, DESKTOP)], ids=["phone", "keys"]
)
def test_a_hotel_is_chosen_by_its_picture(
    visit: Visit, way: str, player: type[Player], size: tuple[int, int]
) -> None:
    page = visit(size=size)
    choose_options(page, "First The edition", "Spanish", "Day Everybody", "Chosen")
    begin(page, way)
    pictures = page.locator('.desk [data-action^="board "]')
    pictures.first.wait_for()
    assert pictures.count() in ([4] if way == "leopold" else [3, 4])
    expect(pictures.first).to_have_accessible_name(re.compile(r"^Choose hotel [A-D] \(blue groups: "))
    expect(page.locator(f"{OWN}.unknown")).to_have_count(20)
    assert violations(page) == []
    someone = player(page, seed=1)
    letter = (pictures.last.get_attribute("data-action") or "")[-1]
    someone.click(f"board {letter}")
    expect(page.locator(f"{OWN}.unknown")).to_have_count(0)
    corner = {"a": "red", "b": "blue", "c": "red", "d": "red"}[letter]
    expect(page.locator(f'{OWN}[data-at="room-1a"].{corner}')).to_have_count(1)
    rounds = page.get_by_label("Round 1 of 7")
    someone.play(done=lambda: rounds.count() > 0)
