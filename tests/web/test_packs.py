"""Content packs on the page: chosen, refused, told to everybody, and on the cards of one table only."""

import json
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from hotelier import Seeded, new_game
from hotelier.core.records import to_text
from hotelier.files import read_content
from tests.contract import play_on
from tests.web.conftest import PHONE, Visit
from tests.web.player import begin
from tests.web.test_friends import invitation

COST = 7
STAFF = read_content("hotelier.austria", ("staff",), None)["staff"]["cards"]
PRINTING: dict[str, Any] = {
    "game": "austria",
    "name": "my printing",
    "staff": [{"id": row["id"], "cost": COST} for row in STAFF],
}
DIFFERENT = sum(row["cost"] != COST for row in STAFF)
COINS = 8
BOX = {
    "game": "overbooking",
    "name": "my box",
    "coins": {house: [COINS] * 6 for house in ("fish", "bird", "lion", "stag")},
}
COUNT_COINS = "piles => piles.map(pile => pile.querySelectorAll('.drawing').length)"


def file(text: str) -> FilePayload:
    return {"name": "pack.json", "mimeType": "application/json", "buffer": text.encode()}


def costs(page: Page) -> set[str]:
    """The costs on the staff cards in hand."""
    page.locator(".hand .cost").first.wait_for()
    return {text.strip() for text in page.locator(".hand .cost").all_inner_texts()}


def test_a_pack_is_seen_by_all_and_at_its_table_only(visit: Visit) -> None:
    ada = visit(stored={"name": "Ada"}, expected="status of 400")  # what the browser says of a wrong pack
    ada.locator("[data-start=friends]").click()
    ada.locator("dialog [data-pack]").set_input_files(file('{"game": "austria",\n oops}'))
    expect(ada.locator("dialog [role=alert]")).to_contain_text("line 2, column 2")
    ada.locator("dialog [data-pack]").set_input_files(file(json.dumps(BOX)))
    expect(ada.locator("dialog [role=alert]")).to_contain_text("Overbooking")
    ada.locator("dialog [data-pack]").set_input_files(file(json.dumps(PRINTING)))
    told = f"Content pack “my printing” · {DIFFERENT} values differ"
    expect(ada.locator("dialog")).to_contain_text(told)
    ada.get_by_label("Open table.").check()
    ada.locator("[data-start=table]").click()
    ada.locator("dialog input[readonly]").wait_for()
    link = invitation(ada)
    assert costs(ada) == {str(COST)}

    stranger = visit(size=PHONE)
    expect(stranger.locator("li", has_text="my printing")).to_contain_text(f"{DIFFERENT} values differ")

    bela = visit(link[link.index("/t/") :], locale="de-DE")
    bela.get_by_text("Inhaltspaket „my printing“").click()
    row = next(row for row in STAFF if row["cost"] != COST)
    changed = bela.locator("tr", has_text=f"{row['cost']} Kronen").first
    expect(changed).to_contain_text(f"→ im Paket: {COST} Kronen")

    ada.get_by_role("button", name=told).click()
    expect(ada.locator("dialog tr")).to_have_count(DIFFERENT)
    ada.get_by_role("button", name="Close").first.click()
    ada.locator("header a").first.click()
    begin(ada, "bot")
    assert costs(ada) != {str(COST)}
    assert not ada.get_by_text("my printing").count()


def test_a_record_with_a_pack_is_looked_at_with_its_values(visit: Visit) -> None:
    """The page asks for the pack that the record names."""
    game = play_on(new_game("overbooking", seed=3, content=BOX), Seeded(3))
    page = visit(expected="status of 400")  # so it learns that there is a pack
    page.locator("label", has_text="Open the record").locator("input").set_input_files(
        file(to_text(game.record()))
    )
    expect(page.locator("main")).to_contain_text("my box")
    page.locator("[data-pack]").set_input_files(file(json.dumps(BOX)))
    page.get_by_label("View of").select_option("Seat 1")
    page.locator(".card .coins").first.wait_for()
    assert set(page.locator(".card .coins").evaluate_all(COUNT_COINS)) == {COINS}
