"""Two browsers at one table, and a server that falls over."""

import pytest
from playwright.sync_api import Page, expect

from hotelier import new_game
from hotelier.client import Refused, bot, person
from hotelier.core.chance import Seeded
from hotelier.wire.messages.opening import TableMade
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.player import Player, begin
from tests.web.tables import table_from
from tests.web.test_games import assert_result_adds_up

LAST_ROUND = 4


def invitation(page: Page) -> str:
    link = page.locator("dialog input[readonly]").input_value()
    page.get_by_role("button", name="Close").first.click()
    return link


def two_friends(visit: Visit, game: str) -> tuple[Player, Player]:
    """Ada sets a table, Béla comes by the link."""
    ada = visit(stored={"name": "Ada"})
    ada.get_by_role("radio", name=game).click()
    ada.locator("[data-start=friends]").click()
    ada.locator("[data-start=table]").click()
    ada.locator("dialog input[readonly]").wait_for()
    link = invitation(ada)
    bela = take_seat(visit, link[link.index("/t/") :], "Béla")
    return Player(ada, seed=5), Player(bela, seed=6)


def last_round(server: Running) -> TableMade:
    """A table for two at which the last round of Overbooking begins."""
    game, rng = new_game("overbooking", seats=2, seed=1), Seeded(1)
    while game.view(None)["round"] < LAST_ROUND:
        game.play_random_action(rng)
    return table_from(server.client(), game, person("Ada"), person("Béla"))


def take_seat(visit: Visit, address: str, name: str) -> Page:
    page = visit(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    page.locator("main.table").wait_for()
    return page


def test_friends_play_a_game_to_its_end(visit: Visit, server: Running) -> None:
    """The rounds before are played as by two at one screen (test_together.py)."""
    made = last_round(server)
    ada, bela = (
        Player(take_seat(visit, f"/t/{made.table}#{seat.token}", name), seed)
        for seat, name, seed in zip(made.seats, ("Ada", "Béla"), (5, 6), strict=True)
    )
    while not ada.seen()["over"]:
        ada.step()
        bela.step()
    bela.play()
    podium = "dialog .podium"
    assert ada.page.locator(podium).inner_text() == bela.page.locator(podium).inner_text()
    assert_result_adds_up(ada.page)
    assert "#" not in ada.page.url and "#" not in bela.page.url  # no secret stays in an address


def test_what_one_does_the_other_sees(visit: Visit) -> None:
    ada, bela = two_friends(visit, "Grand Austria Hotel")
    logs = [player.page.locator(".log li button") for player in (ada, bela)]
    for player in (ada, bela):
        player.page.keyboard.press("l")
    logs[0].first.wait_for()
    setup = logs[0].count()
    while not (ada.step() or bela.step()):
        pass
    for log in logs:
        expect(log).not_to_have_count(setup)
    assert logs[0].last.inner_text() == logs[1].last.inner_text()
    bela.page.get_by_label("Say something").fill("Grüß Gott!")
    bela.page.keyboard.press("Enter")
    ada.page.get_by_text("Grüß Gott!").wait_for()


HEAR = """() => {
  const make = AudioContext.prototype.createOscillator;
  window.tones = 0;
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1;
    return make.call(this);
  };
}"""


def test_the_tab_says_whose_turn_it_is_and_a_sound_calls(visit: Visit) -> None:
    """In the title and the icon of both browsers, while they look and while they do not."""
    players = two_friends(visit, "Overbooking")
    for player in players:
        player.page.evaluate(HEAR)
        player.page.locator("header.bar a").focus()
        player.page.keyboard.press("Shift")
    called = [player for player in players if "Your turn" in player.page.title()]
    assert len(called) == 1
    waiting = next(player for player in players if player not in called)
    assert waiting.page.title() == "hotelier"
    called[0].play(done=lambda: "Your turn" in waiting.page.title())
    expect(waiting.page).to_have_title("● Your turn – hotelier")
    expect(waiting.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    assert waiting.page.request.get(waiting.page.url.split("/t/")[0] + "/favicon-turn.svg").ok
    waiting.page.wait_for_function("window.tones > 0")
    expect(called[0].page).to_have_title("hotelier")
    expect(called[0].page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    assert called[0].page.evaluate("window.tones") == 0, "nobody is called who has just decided"
    waiting.page.locator("header.bar a").click()
    expect(waiting.page).to_have_title("hotelier")


def test_the_page_comes_back_after_the_server_was_killed(visit: Visit, server: Running) -> None:
    page = visit(expected="ERR_CON")  # no connection, or one that ends in the middle of the icon of the tab
    begin(page, "leopold")
    player = Player(page, seed=7)
    player.play(done=lambda: player.clicks >= 12)
    page.locator(".page[data-busy=false]").wait_for()
    version = page.locator(".page").get_attribute("data-version")
    server.kill()
    page.locator(".banner").wait_for()
    server.start()
    page.locator(".banner").wait_for(state="detached")
    assert page.locator(".page").get_attribute("data-version") == version
    player.play(done=lambda: player.clicks >= 20)


def test_a_link_that_was_handed_on_is_the_new_ones_alone(visit: Visit, server: Running) -> None:
    """Whoever follows it takes the seat; a used link opens nothing, and the table hears of it."""
    client = server.client()
    made = client.make_table("overbooking", [person("Ada"), person("Bela")])
    first = client.at(made.table, made.seats[1].token)
    first.join("Bela")
    page = take_seat(visit, f"/t/{made.table}#{first.token}", "Cleo")
    with pytest.raises(Refused, match="used already"):
        first.state()
    page.reload()
    page.locator("main.table").wait_for()
    page.keyboard.press("l")
    page.get_by_text("that was used before").wait_for()


def test_who_plays_alone_is_not_asked_for_a_name(visit: Visit, server: Running) -> None:
    """`hotelier play austria` opens such an address."""
    made = server.client().make_table("austria", [person("Ada")], {"difficulty": "easy"})
    page = visit(f"/t/{made.table}#{made.seats[0].token}")
    page.locator("main.table").wait_for()
    assert "#" not in page.url


def test_somebody_who_watches_sees_no_hand_and_can_do_nothing(visit: Visit, server: Running) -> None:
    made = server.client().make_table("austria", [bot("random"), bot("random")])
    page = visit(f"/t/{made.table}#{made.watch}")
    page.locator("main.table").wait_for()
    assert page.locator(".hand .card").count() == 0
    assert page.locator("main [data-action]").count() == 0


def test_the_owner_asks_somebody_to_leave_and_invites_somebody_else(visit: Visit) -> None:
    """The hands are others then, on the owner's screen too, and the house tells it in words of the page."""
    ada, bela = two_friends(visit, "Grand Austria Hotel")
    before = ada.page.locator("ul.hand").first.inner_html()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="People").click()
    ada.page.get_by_role("button", name="Mute", exact=True).click()
    ada.page.get_by_role("button", name="Let speak").wait_for()
    ada.page.get_by_role("button", name="Ask to leave").click()
    ada.page.get_by_role("button", name="Really?").click()
    link = ada.page.locator("dialog input[readonly]")
    link.wait_for()
    address = link.input_value()
    bela.page.get_by_text("This link was used already").wait_for()
    ada.page.get_by_role("button", name="Close").first.click()
    ada.page.keyboard.press("l")
    ada.page.get_by_text("The game is dealt anew.").wait_for()
    assert ada.page.locator("ul.hand").first.inner_html() != before
    take_seat(visit, address[address.index("/t/") :], "Cléo")


def test_something_is_reported(visit: Visit) -> None:
    ada, _ = two_friends(visit, "Overbooking")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="People").click()
    ada.page.get_by_label("About").select_option("Béla")
    ada.page.get_by_label("What is not right?").fill("He never moves.")
    ada.page.get_by_role("button", name="Send the report").click()
    ada.page.get_by_text("It will be looked at.").wait_for()
