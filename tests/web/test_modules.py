"""Modules of Let's Waltz! are chosen on the start page and lie on the table."""

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.player import Player, begin, choose_modules
from tests.web.test_follow import sit_down


def test_elisabeth_plays_with_the_modules_that_can_be_played_alone(visit: Visit) -> None:
    page = visit()
    way = page.locator("article", has=page.locator("[data-start=leopold]"))
    expect(way).to_contain_text("Play Leopold")
    choose_modules(page, 1, 2, 3, 4)
    expect(way).to_contain_text("Play Elisabeth")
    expect(way).to_contain_text("Module 4 cannot be played alone.")
    page.get_by_label("Toll Bridge Hotel").check()
    begin(page, "leopold")
    expect(page.locator(".tabs").get_by_role("button", name="Ballrooms")).to_be_visible()
    expect(page.locator("[data-at^=lounge-]")).to_have_count(3)


def test_modules_of_a_table_with_bots_fit_a_laptop(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    choose_modules(page, 1, 2)
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
    choose_modules(page, 2)
    begin(page, "bot")
    spaces = page.locator('[data-action^="open "]')
    Player(page, seed=3).play(done=lambda: spaces.count() > 0)
    page.get_by_role("navigation").get_by_text("Market").click()
    expect(page.locator(".means")).to_be_in_viewport()  # krones and kitchen, beside what they buy
    # one turn of a bot takes one of the three coloured dice at most
    colour = next(each for each in ("red", "yellow", "blue") if with_die(page, each).count())
    with_die(page, colour).click()
    other = page.locator(f'[data-action="open {colour}"]')
    if other.count():
        other.click()
    page.locator(f'[data-action="die {colour}"]').click()
    invitation = page.locator('.desk [data-action^="celebrity "]')
    celebrity = page.locator(f"[data-at=lounge-{colour}] .name").inner_text()
    invitation.click()
    page.get_by_role("navigation").get_by_text("Staff").click()
    expect(page.get_by_role("img", name=celebrity)).to_be_visible()


def with_die(page: Page, colour: str) -> Locator:
    """The action space on which the die of a colour lies."""
    return page.locator(f'.space[aria-label*="{colour} die"]')


def test_an_entrance_is_auctioned_and_shown(visit: Visit) -> None:
    page = visit()
    choose_modules(page, 3)
    begin(page, "bot")
    bid = page.locator('.desk [data-action^="bid "]')
    bid.first.wait_for()
    expect(bid).to_have_count(2)
    entrance = page.locator(".front article.entrance").first
    while not entrance.count():  # who has a krone more may bid more: then for the other one
        page.locator(".desk input[type=range]").first.press("End")
        action = bid.first.get_attribute("data-action") or ""
        assert action.startswith(("bid 9 ", "bid 10 "))
        bid.first.click()
        expect(page.locator(f'.desk [data-action="{action}"]')).to_have_count(0)
        entrance.or_(bid.first).first.wait_for(state="attached")
    page.locator(".tabs").get_by_role("button", name="Entrances").click()
    expect(entrance).to_be_visible()
    expect(page.locator('[data-at="purse"] b')).to_have_text("0")


def test_a_ballroom_that_is_scored_has_a_scene_of_its_own(visit: Visit, server: Running) -> None:
    page = visit(sit_down(server, 3, turns=1, modules="1").address, stored={"pace": "steps"})
    page.locator("main.table").wait_for()
    scene = page.locator("aside.scored")
    Player(page, seed=5).play(done=lambda: scene.count() > 0)
    expect(scene.locator("h2")).to_contain_text("is scored")
    expect(scene.locator("li")).to_have_count(2)
    page.get_by_role("button", name="Next step").click()
    expect(scene).to_have_count(0)


def test_elisabeth_can_be_followed_step_by_step(visit: Visit) -> None:
    page = visit(stored={"pace": "steps"})
    choose_modules(page, 1, 2)
    begin(page, "leopold")
    panel = page.get_by_role("complementary", name="Elisabeth’s turn")
    Player(page, seed=1).play(done=lambda: panel.count() > 0)
    expect(panel.locator("li.now")).to_contain_text("Elisabeth draws card")
    page.get_by_role("button", name="Next step").click()
    expect(panel.locator("li.now")).not_to_contain_text("draws card")
