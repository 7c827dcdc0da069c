"""Modules of Let's Waltz! are chosen on the start page and lie on the table."""

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.player import Player, begin


def choose(page: Page, *modules: int) -> None:
    """Tick modules among the options of the start page."""
    page.locator("details.options summary").click()
    for module in modules:
        page.locator(f'[data-module="{module}"]').check()


def test_elisabeth_plays_with_the_modules_that_can_be_played_alone(visit: Visit) -> None:
    page = visit()
    way = page.locator("article", has=page.locator("[data-start=leopold]"))
    expect(way).to_contain_text("Play Leopold")
    choose(page, 1, 2, 3, 4)
    expect(way).to_contain_text("Play Elisabeth")
    expect(way).to_contain_text("Module 4 cannot be played alone.")
    page.get_by_label("Toll Bridge Hotel").check()
    begin(page, "leopold")
    expect(page.locator(".tabs").get_by_role("button", name="Ballrooms")).to_be_visible()
    expect(page.locator("[data-at^=lounge-]")).to_have_count(3)


def test_modules_of_a_table_with_bots_fit_a_laptop(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    choose(page, 1, 2)
    begin(page, "bot")
    for name in ("Ballrooms", "Lounge", "Emperor"):
        page.locator(".tabs").get_by_role("button", name=name).click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        inside = page.evaluate("""() => [...document.querySelectorAll(".front *")].every((element) => {
          const box = element.getBoundingClientRect();
          return box.width === 0 || (box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1);
        })""")
        assert inside, name


def test_a_coloured_die_is_taken_and_its_celebrity_invited_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    choose(page, 2)
    begin(page, "bot")
    player = Player(page, seed=3)
    invitation = page.locator('.desk [data-action^="celebrity "]')
    player.play(done=lambda: invitation.count() > 0)
    name = page.locator(".desk .words .words").inner_text().split(" is in the lounge")[0]
    invitation.click()
    page.get_by_role("navigation").get_by_text("Staff").click()
    expect(page.get_by_role("img", name=name)).to_be_visible()
