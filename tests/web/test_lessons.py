"""The guided first game, by mouse, by keyboard and on a phone; left and taken up; lessons of modules."""

import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.patience import SECONDS
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.player import choose_modules
from tests.web.test_everyone import violations

BUBBLE = ".bubble"
STEP = "document.querySelector('.bubble')?.dataset.step.split('.').at(-1) ?? null"
SUGGESTED = "document.querySelector('[data-suggested]')?.dataset.action ?? null"
READS = "document.querySelector('.bubble')?.dataset.reads === 'true'"
OFFERED = (
    "[...document.querySelectorAll('.page [data-action]')].map(({ dataset }) => dataset.action).join()"
)
TOLD = [
    *["welcome", "aim", "queue", "card", "first_guest", "first_rooms"],
    *["dice", "strength", "guest", "die", "place", "serve", "move", "reward", "court", "group", "move_too"],
    *["end", "rival", "turns", "die_rooms", "rooms"],
    *["round", "staff", "die_staff", "engage", "use", "goals", "emperor", "die_court", "farewell"],
]
"""Two rounds, word by word."""
HIDDEN = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }, [x, y]) => left < x && x < right && top < y && y < bottom;
  const scrolledAway = (each, middle) => {
    for (let around = each.parentElement; around; around = around.parentElement) {
      const clips = getComputedStyle(around).overflowY !== "visible";
      if (clips && !inside(around.getBoundingClientRect(), middle)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll("main [data-action], .desk button")].filter((each) => {
    if (!each.checkVisibility()) return false;
    const { left, top, width, height } = each.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    return inside(bubble, middle) && !scrolledAway(each, middle);
  }).map((each) => each.dataset.action ?? each.textContent);
}"""
"""What the bubble lies over, by its middle; what was scrolled away lies nowhere."""

ENDING = (
    "=end-really",
    "='get krones'",
    "=keep",
    "=done",
    "=end",
    "*=' queue '",
    "*=' door '",
    "^='card '",
)
"""What is done where nothing is suggested, the best first."""

Press = Callable[[Page, str], None]


def click(page: Page, what: str) -> None:
    page.locator(f"{what}:visible").first.click()


def press(page: Page, what: str) -> None:
    """With the keyboard alone: what is read has the focus, N leads to what is suggested."""
    if what != "[data-lesson=next]":
        for _ in range(80):
            if page.evaluate(f"document.activeElement.matches({what!r})"):
                break
            page.keyboard.press("Tab" if page.locator("dialog[open]").count() else "n")
        else:
            raise AssertionError(f"the keyboard does not reach {what}")
        page.keyboard.press("Enter")
    elif page.evaluate("document.activeElement.matches('.bubble button')"):
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("Escape")


class Learner:
    """Does what the guide suggests, else what ends the turn."""

    def __init__(self, page: Page, use: Press) -> None:
        self.page = page
        self.use = use
        self.told: list[str] = []

    def learn(self, last: str) -> None:
        """Until the last word, which is read."""
        page = self.page
        page.locator("main.table").wait_for()
        until = time.monotonic() + SECONDS
        while last not in self.told:
            assert time.monotonic() < until, f"not taught {last}: {self.told}, {self.seen()}"
            page.locator(".page[data-busy=false]").wait_for()
            step = page.evaluate(STEP)
            if step is None:
                self.go_on()
            else:
                self.hear(step)

    def hear(self, step: str) -> None:
        if step not in self.told:
            self.told.append(step)
        if self.page.evaluate(READS):
            until = time.monotonic() + SECONDS
            while hidden := self.page.evaluate(HIDDEN):  # the bubble goes to its place when the table rests
                assert time.monotonic() < until, f"{step} hides {hidden}"
                self.page.wait_for_timeout(15)
            self.change(lambda: self.use(self.page, "[data-lesson=next]"))
        else:
            self.page.locator("[data-suggested]").wait_for()
            self.change(lambda: self.use(self.page, "[data-suggested]"))

    def go_on(self) -> None:
        """Nothing is said: the rest of a reward, rooms that are not wanted, the end of a turn."""
        for which in ENDING:
            if self.page.locator(f"[data-action{which}]:visible").count():
                self.change(partial(self.use, self.page, f"[data-action{which}]"))
                return
        self.page.wait_for_timeout(15)

    def change(self, deed: Callable[[], None]) -> None:
        """Something is done, and seen: another word, another suggestion, another state."""
        before = self.seen()
        deed()
        really = self.page.locator("[data-action=end-really]")
        until = time.monotonic() + SECONDS
        while self.seen() == before:
            assert time.monotonic() < until, f"nothing changes after {self.told}: {before}"
            if really.count():
                self.use(self.page, "[data-action=end-really]")
            self.page.wait_for_timeout(15)

    def seen(self) -> list[object]:
        seen: list[object] = self.page.evaluate(
            f"[{STEP}, {SUGGESTED}, document.querySelector('.page').dataset.version, {OFFERED}]"
        )
        return seen


@pytest.mark.parametrize(
    ("size", "use"),
    [(DESKTOP, click), (DESKTOP, press), (PHONE, click)],
    ids=["mouse", "keyboard", "phone"],
)
def test_the_whole_guided_first_game(visit: Visit, size: tuple[int, int], use: Press) -> None:
    page = visit(size=size)
    start = page.locator("[data-start=first]:not(:disabled)")  # a key does not wait for that
    start.click() if use is click else start.press("Enter")
    learner = Learner(page, use)
    learner.learn("farewell")
    assert learner.told == TOLD
    assert page.locator(".status .rounds .now").inner_text().strip() == "2"


def test_a_lesson_is_left_taken_up_and_answers_what_was_not_suggested(visit: Visit) -> None:
    page = visit()
    click(page, "[data-start=first]")
    bubble = page.locator(BUBBLE)
    expect(bubble).to_contain_text("Welcome to Vienna!")
    expect(page.get_by_role("status").filter(has_text="Welcome to Vienna!")).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(bubble).to_contain_text("These are your points")
    click(page, "[data-lesson=leave]")
    expect(bubble).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    click(page, "[data-lesson=take-up]")
    expect(bubble).to_contain_text("These are your points")
    for _ in range(3):
        click(page, "[data-lesson=next]")
    expect(bubble).to_contain_text("Choose your first guest")
    click(page, '[data-action="guest 5"]')
    expect(bubble).to_contain_text("That is a good way, too")
    page.get_by_role("button", name="Undo").click()
    expect(bubble).to_contain_text("Choose your first guest")
    page.locator("[data-at=queue-1]").hover()
    page.locator(".explanation").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_have_count(0)
    expect(bubble).to_contain_text("Choose your first guest")  # Escape has done something else
    page.get_by_role("button", name="What if?").click()
    expect(page.locator(".whatif")).to_be_visible()
    expect(bubble).to_have_count(0)
    click(page, "[data-drop]")
    expect(bubble).to_contain_text("Choose your first guest")
    page.goto("/".join(page.url.split("/")[:3]))
    expect(page.locator("[data-start=first]")).to_have_count(0)  # nobody is new any more
    expect(page.locator("[data-lesson=austria]")).to_be_visible()


def test_a_module_is_taught_where_it_is_chosen_and_at_the_first_table_with_it(visit: Visit) -> None:
    page = visit(stored={"lessons": "{}"})
    choose_modules(page, 4)
    expect(
        page.get_by_role("radio", name="Fixed sets")
    ).to_be_checked()  # as the rulebook has it for who is new
    assert page.get_by_label("Which bot").input_value() == "waiter"
    page.get_by_label("Which bot").select_option("random")
    click(page, "[data-start=bot]")
    bubble = page.locator(BUBBLE)
    expect(bubble).to_contain_text("something new on this table")
    click(page, "[data-lesson=show]")
    learner = Learner(page, click)
    learner.learn("key")
    expect(bubble).to_contain_text("Whoever has the key begins the next round")
    assert page.locator("[data-spoken]").get_attribute("data-at") == "key"
    page.go_back()
    page.locator("details.options summary").click()
    click(page, "[data-lesson=waltz_1]")
    expect(bubble).to_contain_text("Vienna dances!")
    click(page, "[data-lesson=next]")
    expect(bubble).to_contain_text("Champagne opens the doors")


def test_overbooking_is_taught_in_a_round_and_a_half(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="Overbooking").click()
    page.locator("[data-start=first]:not(:disabled)").press("Enter")
    learner = Learner(page, press)
    learner.learn("farewell")
    assert "door" in learner.told
