"""Gestures and shows: dragging, splitting a die, Leopold's steps, bookings checked, hints, explanations."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from hotelier import new_game
from hotelier.client import bot, person
from hotelier.core.chance import Seeded
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player, begin
from tests.web.tables import table_from

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
    page.get_by_role("button", name="Skip all").click()
    expect(panel).to_have_count(0)
    expect(page.locator(".page")).to_have_attribute("data-busy", "false")


def before_the_check(server: Running) -> str:
    """The first seat beside a bot, at its last decision before bookings are checked for the first time."""
    game, rng = new_game("overbooking", seats=2, seed=2), Seeded(2)
    last = 0
    while game.view(None)["round"] == 1:
        if game.to_move == 0:
            last = len(game.history)
        game.play_random_action(rng)
    made = table_from(server.client(), game, person("Ada"), bot("random"), at=last)
    return f"/t/{made.table}#{made.seats[0].token}"


def test_the_check_of_bookings_is_shown_hotel_by_hotel(visit: Visit, server: Running) -> None:
    page = visit(before_the_check(server), stored=STEPS)
    page.locator("main.table").wait_for()
    following = page.locator(".following")
    told = []
    player = Player(page, seed=1)
    player.hurries = False
    while not page.get_by_text("Round 2 of 4").count():
        if not following.count():
            player.step()  # powers may ask in between
            continue
        if following.get_attribute("data-step") == "check":
            expect(page.locator("li.hotel.checking")).to_have_count(1)
            told.append(following.locator(".now").inner_text())
        page.get_by_role("button", name="Next step").click()
    opened = [text[: len("Hotel 1")] for text in told if "face up" in text]
    assert opened == ["Hotel 1", "Hotel 2"]
    assert any("left" in text or "too few" in text for text in told)
    page.locator("[data-action=stage-skip], .page[data-busy=false]").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look at the last steps again").click()
    expect(following).to_be_visible()
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(following).to_have_count(0)


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


def middle(place: Locator) -> tuple[float, float]:
    place.wait_for()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_reaches_what_lies_beneath_an_explanation(visit: Visit) -> None:
    page = visit()
    begin(page, "leopold")
    explanation = page.locator(".explanation")
    for card in page.locator("[data-at^=queue-] button").all():
        card.hover()
        explanation.wait_for()
        x, y = middle(explanation)
        beneath = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('.explanation')", [x, y]
        )
        assert beneath is None, "the explanation takes the click"
        page.mouse.move(x, y)
        page.mouse.down()
        expect(explanation).to_have_count(0)
        page.mouse.up()
        page.keyboard.press("Escape")


def test_an_explanation_goes_with_the_pointer_escape_and_scrolling(visit: Visit) -> None:
    page = visit()
    begin(page, "bot")
    explanation = page.locator(".explanation")
    card = page.locator("[data-at=queue-1] button")
    ways_to_go: list[Callable[[], object]] = [
        lambda: page.mouse.move(1, 1),
        lambda: page.keyboard.press("Escape"),
        lambda: page.evaluate("document.dispatchEvent(new Event('scroll'))"),
        page.mouse.down,
    ]
    for go in ways_to_go:
        page.mouse.move(1, 1)
        card.hover()
        expect(explanation).to_be_visible()
        go()
        expect(explanation).to_have_count(0)


def test_the_rule_behind_an_explanation_is_a_key_away(visit: Visit) -> None:
    page = visit()
    begin(page, "bot")
    page.keyboard.press("Tab")  # whoever uses keys sees explanations where the focus is
    page.locator("[data-at=space-3] button").focus()
    expect(page.locator(".explanation .rule")).to_contain_text("Read the rule")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(1)
    expect(page.locator("dialog section.wanted")).to_be_in_viewport()


def test_a_long_touch_keeps_an_explanation_with_its_link(visit: Visit) -> None:
    page = visit(size=PHONE)
    begin(page, "bot")
    x, y = middle(page.locator("[data-at=queue-1] button"))
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    explanation = page.locator(".explanation.kept")
    explanation.wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    with page.expect_popup() as rules:
        explanation.get_by_role("link", name="Read the rule").tap()
    expect(rules.value.locator("section.wanted")).to_be_in_viewport()
    rules.value.close()
    expect(explanation).to_be_visible()
    page.touchscreen.tap(5, 5)
    expect(explanation).to_have_count(0)
