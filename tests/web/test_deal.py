"""Shuffling and dealing for a real table, on a phone that goes from hand to hand."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from hotelier.games import deal
from tests.web.conftest import PHONE, Visit
from tests.web.test_everyone import violations


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['hotelier.deal']"))


def test_a_draft_goes_from_hand_to_hand_behind_a_curtain(visit: Visit) -> None:
    """What everybody has in the end is what the rules pass on to them."""
    page = visit("/deal", PHONE)
    for seat, name in enumerate(("Ada", "Bea")):
        page.locator(f"[data-name='{seat}']").fill(name)
    page.locator("label", has_text="Draft Keep one card").click()
    page.locator("label", has_text="Day Everybody").click()
    page.locator("[data-shuffle]").click()
    expect(page.locator("[data-part=boards] [data-id]")).to_have_count(2)
    assert not violations(page)
    page.reload()
    hands = page.locator(".hands")
    for number in range(10):
        expect(page.locator("[data-card]")).to_have_count(0)
        page.locator("[data-lift]").click()
        page.locator("[data-card] button").first.click()
        if number == 3:
            assert not violations(page)
            page.reload()
            expect(page.locator("[data-card]")).to_have_count(0)
            page.locator("[data-lift]").click()
            page.locator("[data-card] button").last.click()
        page.locator("[data-keep]").click()
        expect(hands).to_have_attribute("data-kept", str(number + 1))
        if number == 5:
            before = kept(page)["kept"]
            page.locator("[data-back]").click()
            page.locator("[data-back]").click()
            expect(hands).to_have_attribute("data-kept", str(number))
            page.locator("[data-lift]").click()
            page.locator(f"[data-card='{before[-1]}'] button").click()
            page.locator("[data-keep]").click()
            expect(hands).to_have_attribute("data-kept", str(number + 1))
    plan = kept(page)
    found = deal("austria", 2, plan["seed"], plan["options"], None, plan["kept"])
    expect(page.locator("[data-start]")).to_have_text(f"{('Ada', 'Bea')[found['start']]} starts")
    for seat in (0, 1):
        page.locator(f"[data-look='{seat}']").click()
        cards = page.locator("[data-card]")
        expect(cards).to_have_count(6)
        shown = cards.evaluate_all("(all) => all.map((card) => Number(card.dataset.card))")
        assert shown == found["hands"][seat]
        page.locator("[data-hide]").click()


def test_overbooking_is_dealt_its_hotels(visit: Visit) -> None:
    page = visit("/deal", PHONE)
    page.get_by_role("radio", name="Overbooking").click()
    page.locator("[data-count='3']").click()
    page.locator("[data-shuffle]").click()
    expect(page.locator("[data-part=hotels] [data-id]")).to_have_count(3)
