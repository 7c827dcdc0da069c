"""Several people at one screen: a curtain between them, and no hand behind it."""

import json
from itertools import pairwise

from playwright.sync_api import Page, Request, expect

import build_page
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player, Typist
from tests.web.test_everyone import violations
from tests.web.test_games import assert_result_adds_up

NAMES = json.loads((build_page.WEB / "src" / "i18n" / "names" / "en.json").read_text(encoding="utf-8"))
GUESTS = NAMES["guests"].values()
"""They are called by names that everybody may read; one of them has that of a staff card in it."""
HAND = """() => [...document.querySelectorAll(".hand [data-fly]")].flatMap((card) =>
  [card.dataset.fly, card.getAttribute("aria-label")])"""
SEATS = "() => JSON.parse(localStorage['hotelier.tables'])[0].together.map(({ token }) => token)"


def set_table(page: Page, game: str, *names: str, bots: int = 0, modules: tuple[int, ...] = ()) -> None:
    """From the start page to the first curtain."""
    page.get_by_role("radio", name=game).click()
    page.locator("[data-start=together]").click()
    for number, name in enumerate(names):
        page.locator(f'[data-person="{number}"]').fill(name)
    if bots:
        page.get_by_role("group", name="How many bots").get_by_text(str(bots), exact=True).click()
        page.get_by_label("Which bot").last.select_option("random")
    for module in modules:
        page.locator(f'dialog [data-module="{module}"]').check()
    page.locator("[data-start=screen]").click()
    page.locator("[data-curtain]").wait_for()


def lift(page: Page) -> str:
    """Whoever is called says “it's me”; the name."""
    button = page.locator("[data-action=lift]")
    name = button.inner_text().removeprefix("It’s me, ")
    button.click()
    page.locator("[data-fall]").wait_for()
    return name


def until_the_curtain(player: Player) -> None:
    """Whoever is at the screen plays until somebody else has to."""
    while "lift" not in (seen := player.seen())["actions"]:
        if seen["busy"] or not seen["actions"]:
            player.look_elsewhere(seen["places"])
        else:
            player.click(player.choose(seen["actions"]))


def everything(page: Page) -> str:
    """All that is written on the page, also where nobody sees it: attributes, tooltips, announcements."""
    return page.content()


def test_two_hands_stay_hidden_from_each_other(visit: Visit) -> None:
    """Overbooking from the form to the rematch, with a step taken back and a reload on the way."""
    page = visit(new=True)
    asked: list[str | None] = []
    page.on("request", lambda request: asked.append(token_of(request)))
    set_table(page, "Overbooking", "Anna", "Béla")
    player = Player(page, seed=8)
    hands: dict[str, list[str]] = {}
    for _ in range(2):
        name = lift(page)
        hands[name] = page.evaluate(HAND)
        assert hands[name] and all(word in everything(page) for word in hands[name])
        page.keyboard.press("l")
        until_the_curtain(player)
        page.keyboard.press("l")
        page.locator(".log").wait_for()
        page.locator(".card, .players").first.hover()
        for hand in hands.values():
            seen = [word for word in hand if word in everything(page)]
            assert (
                len(seen) <= 2 < len(hand)
            )  # the card that was played is there for all, under both its names
        page.keyboard.press("l")
    assert set(hands) == {"Anna", "Béla"} and hands["Anna"] != hands["Béla"]

    # A step is taken back by all who sit here, and nobody waits for a vote that cannot be seen.
    awaited = page.locator("[data-curtain]").get_attribute("data-curtain")
    page.locator("[data-undo-last]").click()
    page.locator("[data-undo-agree]").click()
    expect(page.locator("[data-curtain]")).not_to_have_attribute("data-curtain", str(awaited))
    assert page.locator(".proposals").count() == 0

    # After a reload the curtain is down, and no hand was even asked for.
    seats = page.evaluate(SEATS)
    asked.clear()
    page.reload()
    page.locator("[data-curtain]").wait_for()
    assert not set(asked) & set(seats)
    assert page.evaluate(HAND) == []

    # So is a step behind that of somebody else, from the own side of the table.
    lift(page)
    until_the_curtain(player)
    lift(page)
    version = page.locator(".page").get_attribute("data-version")
    page.locator("[data-undo]").click()
    page.locator("[data-undo-ask]").click()
    expect(page.locator(".page")).not_to_have_attribute("data-version", str(version))
    assert page.locator(".proposals, [data-curtain]").count() == 0

    player.play()
    assert_result_adds_up(page)
    podium = page.locator("dialog .podium")
    assert "Anna" in podium.inner_text() and "Béla" in podium.inner_text()
    expect(page.get_by_role("heading", name="Victory for")).to_be_visible()
    page.locator("dialog [data-rematch]").click()
    page.locator("[data-curtain]").wait_for()
    assert page.evaluate(HAND) == []
    page.goto(page.url[: page.url.index("/t/")])
    notes = page.locator("li[data-table]")
    expect(notes.first).to_contain_text("at this screen: Anna, Béla")
    assert notes.count() == 2  # the game and its rematch, once each


def token_of(request: Request) -> str | None:
    return (request.headers.get("authorization") or "").removeprefix("Bearer ") or None


def test_the_keyboard_alone_passes_the_screen_on(visit: Visit) -> None:
    """In Grand Austria Hotel; who still presses the key of the last decision lifts no curtain."""
    page = visit(stored={"pace": "instant", "pencil": "known"})
    page.get_by_role("radio", name="Grand Austria Hotel").click()
    page.locator("[data-start=together]:not(:disabled)").focus()
    page.keyboard.press("Enter")
    page.locator('[data-person="0"]').wait_for()
    assert violations(page) == []
    page.locator('[data-person="0"]').focus()
    for name in ("Anna", "Béla"):
        page.keyboard.type(name)
        page.keyboard.press("Tab")
    page.locator('[data-person="1"]').press("Enter")
    page.locator("[data-curtain]").wait_for()
    typist = Typist(page, seed=3)
    names: list[list[str]] = []
    for _ in range(2):
        page.keyboard.press("Enter")  # once too often: nothing comes of it
        page.keyboard.press("n")
        expect(page.locator("[data-action=lift]")).to_be_focused()
        assert violations(page) == []
        page.keyboard.press("Enter")
        page.locator("[data-fall]").wait_for()
        names.append(page.evaluate(HAND))
        until_the_curtain(typist)
        assert page.evaluate(HAND) == []
        hidden = [word for hand in names for word in hand if not any(word in guest for guest in GUESTS)]
        assert hidden and not [word for word in hidden if word in everything(page)]
    assert names[0] and names[1] and not set(names[0]) & set(names[1])

    # Somebody goes away for a moment, and finds everything as it was.
    page.locator("[data-action=lift]").click()
    page.locator("[data-fall]").click()
    page.locator("[data-curtain]").wait_for()
    assert page.evaluate(HAND) == []


def test_a_bot_and_an_auction_at_a_phone(visit: Visit) -> None:
    """The curtain falls only between people, also where they bid for entrances out of turn."""
    page = visit(size=PHONE)
    set_table(page, "Grand Austria Hotel", "Anna", "Béla", bots=1, modules=(3,))
    player = Player(page, seed=4)
    seen = []
    for _ in range(5):
        seen.append(lift(page))
        until_the_curtain(player)
    assert set(seen) == {"Anna", "Béla"}
    assert all(one != other for one, other in pairwise(seen))
