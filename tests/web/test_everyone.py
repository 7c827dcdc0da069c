"""For everyone: accessible, in five languages, small enough."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, Request

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.player import Player, begin, choose_modules

GRAVE = ("serious", "critical")
FIRST_LOAD = 275_000
DIALOG = "dialog[open]"


SCAN = """async ({ part, grave }) => {
  const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"] });
  const found = violations.filter(({ impact }) => grave.includes(impact));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""
"""All else that axe tells is long, and would be carried out of the browser in vain."""


def violations(page: Page, part: str | None = None) -> list[str]:
    """What is wrong, on the whole page or in a part of it that lies over what was looked at before."""
    page.wait_for_timeout(250)  # what fades in has its colours
    if page.evaluate("!window.axe"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(SCAN, {"part": part, "grave": GRAVE})
    return found


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_no_serious_violation_on_any_screen(
    visit: Visit, finished: str, size: tuple[int, int], scheme: str
) -> None:
    page = visit(size=size, color_scheme=scheme)
    page.locator("[data-start=bot]:not(:disabled)").wait_for()
    found = {"start": violations(page)}
    page.locator("[data-start=friends]").click()
    found["friends"] = violations(page, DIALOG)
    page.keyboard.press("Escape")
    begin(page, "bot", "Overbooking")
    found["overbooking"] = violations(page)
    page.get_by_label("To the start page").click()
    begin(page, "leopold")
    found["first decision"] = violations(page)
    Player(page, seed=1).play(done=lambda: page.locator('[data-action^="open"]:visible').count() > 0)
    found["turn"] = violations(page)
    page.locator('[data-action^="open"]:visible').first.click()
    found["die"] = violations(page)
    page.keyboard.press("Escape")
    for key, name in (("l", "log"), ("c", "choices"), ("?", "rules")):
        part = ".log" if key == "l" else DIALOG
        page.keyboard.press(key)
        page.locator(part).first.wait_for()
        found[name] = violations(page, part)
        page.keyboard.press("l" if key == "l" else "Escape")
    page.get_by_role("button", name="Menu").click()
    found["menu"] = violations(page, DIALOG)
    page = visit(finished, size=size, color_scheme=scheme)
    page.locator(".podium").wait_for()
    found["result"] = violations(page)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.locator(".scrubber").wait_for()
    found["replay"] = violations(page)
    assert found == {screen: [] for screen in found}


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_no_serious_violation_with_modules(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, color_scheme=scheme)
    choose_modules(page, 1, 2, 3, 4, 5)
    found = {"options": violations(page)}
    begin(page, "bot")
    page.locator('[data-action^="bid"]').first.wait_for()
    found["auction"] = violations(page)
    Player(page, seed=1).play(done=lambda: page.locator('[data-action^="open"]:visible').count() > 0)
    tabs, part = (".tabs button", ".front") if size == DESKTOP else ("nav.places button", None)
    for tab in page.locator(tabs).all():
        tab.click()
        found[tab.get_attribute("aria-label") or tab.inner_text()] = violations(page, part)
    assert len(found) >= 6
    assert found == {screen: [] for screen in found}


@pytest.mark.parametrize(
    ("locale", "turn"),
    [
        ("de-AT", "Einstellungen"),
        ("it-IT", "Impostazioni"),
        ("es-MX", "Ajustes"),
        ("ru-RU", "Настройки"),
    ],
)
def test_the_language_of_the_browser_is_spoken(visit: Visit, locale: str, turn: str) -> None:
    page = visit(locale=locale)
    page.get_by_role("button", name=turn).wait_for()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    begin(page, "leopold")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Menü").wait_for()


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything that comes over the wire until a table is shown, compressed as it is sent."""
    page = visit("/favicon.svg", new=True)
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    page.goto(page.url.replace("/favicon.svg", "/"))
    begin(page, "leopold")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < FIRST_LOAD
