"""The content editor: the values of a box are typed in by hand, checked, kept, saved and played with."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from hotelier.games import content_differences
from tests.web.conftest import PHONE, Visit
from tests.web.test_everyone import violations

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    return json.loads((EXAMPLES / name).read_text())


def card(page: Page, part: str, number: int | str) -> Locator:
    page.locator("[data-part]").select_option(part)
    return page.locator(f"[data-card='{part} {number}']")


def type_in(card: Locator, field: str, *values: int) -> None:
    inputs = card.locator(f"[data-field={field}] input[type=number]")
    for place, value in enumerate(values):
        inputs.nth(place).fill(str(value))


def so_printed(card: Locator, field: str) -> None:
    card.locator(f"[data-field={field}]").get_by_role("button", name="So it is printed").click()


def saved(page: Page) -> Any:
    expect(page.locator("[data-right]")).to_have_text("Nothing is wrong with it.")
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    return json.loads(Path(download.value.path()).read_text())


def test_a_pack_typed_in_on_a_phone_is_the_example_and_is_played_with(visit: Visit) -> None:
    page = visit("/box", size=PHONE, stored={"box": "overbooking", "name": "Ada"})
    expect(page.locator("[data-progress]")).to_have_attribute("data-progress", "0/30")
    type_in(card(page, "coins", "fish"), "coins", 3, 3, 2, 2, 1, 10)
    told = card(page, "coins", "fish").locator("[role=alert]")
    expect(told).to_contain_text("[3, 3, 2, 2, 1, 10]; it must be a list of 6 whole numbers from 0 to 9")
    expect(page.locator("[data-right]")).to_have_text("1 value is wrong: see the card.")
    for deed in ("play", "save"):
        expect(page.locator(f"[data-{deed}]")).to_be_disabled()

    page.reload()
    page.locator("[data-card='coins fish']").locator("input").nth(5).fill("1")
    expect(told).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    back = card(page, "hotels", "1b")
    type_in(back, "beds", 12)
    so_printed(back, "rule")
    for field in ("beds", "rule"):
        so_printed(card(page, "hotels", "7b"), field)
    expect(page.locator("[data-progress]")).to_have_attribute("data-progress", "5/30")
    assert saved(page) == example("my-box.json")
    assert not violations(page)
    page.locator("[data-play]").click()
    page.get_by_text("Content pack “my box”").first.wait_for(state="attached")


def test_a_whole_pack_with_effects_is_the_example_and_two_packs_are_compared(visit: Visit) -> None:
    page = visit("/box", expected="status of 400")
    page.get_by_label("Name of the pack").fill("my waltz")
    type_in(card(page, "staff", 120), "cost", 3)
    type_in(card(page, "staff", 166), "cost", 5)
    guest = card(page, "guests", 134)
    guest.get_by_role("button", name="Remove: strudel").click()
    guest.locator("[data-field=order] select").select_option("cake")
    type_in(guest, "vp", 3)
    type_in(card(page, "celebrities", "einstein"), "vp", 4)
    type_in(card(page, "rehearsal_rooms", 1), "rewards", 3, 2, 6)
    token = card(page, "dove_tokens", 2)
    token.get_by_role("button", name="As text (JSON)").click()
    effects = {"column": [{"gain": {"krones": 3}}], "floor": [{"gain": {"krones": 6}}]}
    token.get_by_role("textbox").fill(json.dumps(effects))
    values = card(page, "modules", 1)
    values.get_by_role("button", name="As text (JSON)").click()
    values.get_by_role("textbox").fill('{"champagne_costs": 5, "__proto__": [{}]}')
    expect(values.get_by_role("alert").first).to_contain_text("it must be a list of 3 whole numbers")
    values.get_by_role("textbox").fill("{}")
    values.get_by_role("button", name="As a form").click()
    type_in(values, "champagne_costs", 1, 2, 4)
    type_in(card(page, "modules", 2), "cost", 2)
    assert saved(page) == example("my-waltz.json")
    other_values = content_differences("austria", example("my-waltz.json"), None)
    page.get_by_text(f"What differs ({len(other_values)})").click()
    expect(page.locator("details[open] tr")).to_have_count(len(other_values))

    page.locator("[data-bring]").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": b"{"}
    )
    expect(page.locator(".desk [role=alert]")).to_contain_text("cannot be used. this is not a content pack")

    other = {"game": "austria", "name": "other", "staff": [{"id": 120, "cost": 3}, {"id": 166, "cost": 6}]}
    text = json.dumps(other).encode()
    page.locator("[data-compare]").set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": text}
    )
    compared = page.get_by_role("region", name="Compared with “other”")
    expect(compared.get_by_role("listitem")).to_have_count(9)
    expect(compared).to_contain_text("cost: 5 krones here, 6 krones there")
    page.locator("[data-bring]").set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": text}
    )
    expect(compared).to_contain_text("Both packs have the same values.")
    assert saved(page) == other
    page.reload()
    page.locator("[data-former]").click()
    assert saved(page) == example("my-waltz.json")
