"""After a game, and beside one: what the desk offers then, the record as a file, a rematch, the own tables,
and whoever watches."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from hotelier import replay
from hotelier.client import bot, person
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit


def test_the_desk_offers_what_can_be_done_with_a_game(visit: Visit, server: Running, finished: str) -> None:
    page = visit(finished, size=PHONE)
    page.get_by_role("dialog").get_by_role("button", name="Look at the table").click()
    desk = page.locator(".desk")
    for name in ("Rematch", "Result", "Replay", "Share", "Download"):
        expect(desk.get_by_role("button", name=name)).to_be_visible()
    with page.expect_download() as saved:
        desk.get_by_role("button", name="Download").click()
    written = Path(saved.value.path()).read_bytes()
    table, token = finished.removeprefix("/t/").split("#")
    place = server.client().at(table, token)
    kept = json.loads(written)
    assert kept == place.record(), "with every digit of the seed"
    assert replay(kept).outcome is not None
    assert saved.value.suggested_filename == f"hotelier-{table}.json"

    bots = [seat.name for seat in place.state().seats if seat.kind == "bot"]
    desk.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator("main.table").wait_for()
    for name in bots:
        expect(page.locator(".players").get_by_text(name)).to_be_visible()
    again = page.url.rpartition("/")[2]
    assert place.state().rematch == again

    page.goto(server.url)
    rows = page.locator("[data-table]")
    expect(rows.filter(has_text="Round 1")).to_have_attribute("data-table", again)
    expect(rows.filter(has_text=re.compile(r"\d+ : \d+"))).to_have_attribute("data-table", table)
    for row in rows.all():
        expect(row).to_contain_text(f"Overbooking with {bots[0]} (Random)", use_inner_text=True)
    page.goto(f"{server.url}/t/{table}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="To the rematch").click()
    page.wait_for_url(f"**/t/{again}")


def test_whoever_watches_is_told_so_and_chooses_whose_hotel_is_shown(visit: Visit, server: Running) -> None:
    client = server.client()
    made = client.make_table("austria", [person("Ada"), bot("random")])
    ada = client.at(made.table, made.seats[0].token)
    ada.join("Ada")
    ada.say("This was said long ago")
    page = visit(f"/t/{made.table}#{made.watch}")
    expect(page.locator(".desk")).to_contain_text("You are watching.")
    shown = page.get_by_role("region", name="Hotel of")
    names = page.get_by_label("Hotel shown").locator("option").all_inner_texts()
    for seat, name in enumerate(names):
        page.get_by_label("Hotel shown").select_option(str(seat))
        expect(shown).to_have_attribute("aria-label", f"Hotel of {name}")
    expect(page.locator(".desk").get_by_role("button")).to_have_count(0)
    expect(page.locator(".unread")).to_have_count(0)
    ada.say("This is new")
    expect(page.locator(".unread")).to_have_text(re.compile("^1"))
    page.keyboard.press("l")
    expect(page.locator(".log")).to_contain_text("This was said long ago")
    page.reload()
    page.locator("main.table").wait_for()
    expect(page.locator(".unread")).to_have_count(0)
