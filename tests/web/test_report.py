"""The report of the arena on a phone: every table fits, and no chart hides its figures."""

import pytest
from playwright.sync_api import Browser

from hotelier.arena.report import make_report
from tests.arena.test_report import results
from tests.web.conftest import PHONE

TOO_WIDE = """[...document.querySelectorAll(".scroll")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.closest('section').id)"""
HIDDEN = """[...document.querySelectorAll('td.chart')].filter((chart) => {
    const cells = [...chart.parentElement.children];
    const figures = cells.filter((cell) => cell !== chart && cell.innerText.trim());
    const top = chart.getBoundingClientRect().top;
    return figures.some((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect().bottom > top + 1;
    });
}).length"""


@pytest.mark.parametrize(
    ("game", "options"), [("austria", {"modules": "1,2,3,4,5"}), ("overbooking", {}), ("austria", {})]
)
def test_all_tables_fit_a_phone(browser: Browser, game: str, options: dict[str, str]) -> None:
    played = results(game, 2, ["random"], 40, **options)
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    page.set_content(make_report(played))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator("td.chart").count() > 3 and page.evaluate(HIDDEN) == 0
    page.close()
