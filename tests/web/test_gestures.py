"""Gestures and shows: dragging, the split of a die, Leopold's steps, the check of bookings, hints."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Player, begin

STEPS = {"pace": "steps"}


def test_a_guest_is_dragged_from_the_queue_to_a_table(visit: Visit) -> None:
    page = visit()
    begin(page, "bot")
    guest = page.locator('[data-action^="guest"]').first
    guest.wait_for()
    name = guest.locator(".name").inner_text()
    guest.drag_to(page.locator("[data-drop=table-1]"))
    expect(page.locator("[data-drop=table-1] .name")).to_have_text(name)


def test_a_die_is_split_before_it_is_taken(visit: Visit) -> None:
    page = visit()
    begin(page, "leopold")
    fourth = page.locator('[data-action="open 4"]')
    Player(page, seed=4).play(done=lambda: fourth.count() > 0)
    krones, steps = (page.locator(f'.larder [data-at="{what}"] b') for what in ("purse", "crown"))
    before = [int(krones.inner_text()), int(steps.inner_text())]
    fourth.click()
    shares = [int(text) for text in page.locator(".splitter b").all_inner_texts()]
    page.locator(".splitter input").press("Home")  # all krones
    expect(page.locator(".splitter b").first).to_have_text(str(sum(shares)))
    page.get_by_role("button", name="Take the die").click()
    expect(krones).to_have_text(str(min(20, before[0] + sum(shares))))
    expect(steps).to_have_text(str(before[1]))


def test_leopold_can_be_followed_step_by_step_and_back(visit: Visit) -> None:
    page = visit(stored=STEPS)
    begin(page, "leopold")
    panel = page.get_by_role("complementary", name="Leopold’s turn")
    Player(page, seed=1).play(done=lambda: panel.count() > 0)
    expect(panel.locator("li.now")).to_contain_text("draws card")
    page.get_by_role("button", name="Next step").click()
    expect(panel.locator("li.now")).not_to_contain_text("draws card")
    page.get_by_role("button", name="One step back").click()
    expect(panel.locator("li.now")).to_contain_text("draws card")
    page.get_by_role("button", name="Skip").click()
    expect(panel).to_have_count(0)
    expect(page.locator(".page")).to_have_attribute("data-busy", "false")


def test_the_check_of_bookings_is_shown_hotel_by_hotel(visit: Visit) -> None:
    page = visit(stored=STEPS)
    begin(page, "bot", "Overbooking")
    check = page.locator("section.check")
    told = []
    player = Player(page, seed=1)
    while not page.get_by_text("Round 2 of 4").count():
        if not check.count():
            player.step()  # powers may ask in between
            continue
        expect(page.locator("li.hotel.checking")).to_have_count(1)
        told.append(check.locator("p").inner_text())
        page.get_by_role("button", name="Next step").click()
    opened = [text[: len("Hotel 1")] for text in told if "face up" in text]
    assert opened == ["Hotel 1", "Hotel 2"]
    assert any("left" in text or "too few" in text for text in told)


def test_a_hint_says_what_a_bot_would_do_and_does_it(visit: Visit) -> None:
    page = visit()
    begin(page, "bot")
    page.locator('[data-action^="guest"]').first.wait_for()
    version = int(page.locator(".page").get_attribute("data-version") or 0)
    page.keyboard.press("h")
    page.locator(".hint li").first.wait_for()
    page.get_by_role("button", name="Do it").first.click()
    expect(page.locator(".page")).not_to_have_attribute("data-version", str(version))
    expect(page.locator(".hint")).to_have_count(0)
