"""A tournament in real browsers: made on the start page, joined on a telephone, followed to its end."""

import httpx2
from playwright.sync_api import Page, expect

from tests.patience import SECONDS
from tests.server.cups.field import resign
from tests.server.profiles.person import Person, newcomer
from tests.server.running import Running
from tests.server.sitting import House
from tests.web.conftest import PHONE, Visit
from tests.web.test_everyone import violations
from tests.web.test_ratings import too_wide

ROUNDS = 3


def joins(page: Page) -> None:
    page.locator("[data-join]").click()
    page.locator("[data-leave]").wait_for()


def test_a_tournament_from_the_first_link_to_the_winner(server: Running, visit: Visit) -> None:
    """Everybody meets everybody: Ada and Béla, who give up all their games, and two bots."""
    with httpx2.Client(base_url=server.url, timeout=SECONDS) as http:
        home = House(http)  # type: ignore[arg-type]
        people = {name: newcomer(home, name, portrait="guest-53") for name in ("Ada", "Béla")}
        found = {}
        ada = visit(stored={"profile": people["Ada"].secret, "name": "Ada"})
        ada.get_by_role("radio", name="Overbooking").click()
        ada.locator("[data-start=cup]").click()
        ada.locator("[data-cup-title]").fill("The house cup")
        ada.locator("[data-form=round_robin]").click()
        ada.locator("[data-equal]").click()
        found["making"] = violations(ada, "dialog[open]")
        ada.locator("[data-make-cup]").click()
        ada.get_by_role("heading", name="The house cup").wait_for()
        joins(ada)
        ada.locator("[data-which-bot]").select_option("random")
        for count in (2, 3):
            ada.locator("[data-add-bot]").click()
            expect(ada.locator("[data-side]")).to_have_count(count)
        expect(ada.locator("[data-begin]")).to_be_disabled()
        link = ada.locator("[data-link]").input_value()

        phone = visit(
            link[link.index("/cup/") :], size=PHONE, new=True, stored={"profile": people["Béla"].secret}
        )
        joins(phone)
        found["waiting"] = violations(phone)
        assert not too_wide(phone)
        expect(ada.locator("[data-side]")).to_have_count(4)
        ada.locator("[data-begin]").click()
        phone.locator("[data-go]").click()
        phone.locator("main.table").wait_for()
        phone.go_back()

        cup = link.rpartition("/")[2]
        for number in range(ROUNDS):
            expect(ada.locator("[data-stage]")).to_contain_text(f"round {number + 1} of {ROUNDS}")
            for person in people.values():
                give_up(home, person, cup, number)
        for page in (ada, phone):
            expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "over")
            expect(page.locator("[data-standings] tbody tr")).to_have_count(4)
            expect(page.locator("[data-cross] .runs, [data-cross] .to_come")).to_have_count(0)
            expect(page.locator("[data-cross] .self")).to_have_count(4)
        found["over"] = violations(ada)
        found["over, on a phone"] = violations(phone)
        assert not too_wide(phone)
        for offered in ada.locator("[data-files] a").all():
            file = http.get(str(offered.get_attribute("href")))
            assert file.status_code == 200 and "attachment" in file.headers["content-disposition"]
        ada.locator("[data-game] a").first.click()
        ada.locator("main.table").wait_for()
        assert not any(found.values()), found


def give_up(home: House, person: Person, cup: str, number: int) -> None:
    """Somebody resigns in a round, unless the opponent has: then the game is played by bots for both."""
    state = person.ask("GET", f"/cups/{cup}")
    game = next(each for each in state["drawn"][number]["games"] if state["own"] in each["sides"])
    if game["points"] is None:
        resign(home, person.token_for(game["table"]), game["table"])
