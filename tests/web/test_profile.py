"""A profile in real browsers: made by a guest, taken to a telephone, opened with a passkey, deleted."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from hotelier.client import bot, person
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.test_everyone import violations

REFUSED = "Failed to load resource"
"""What the console says of a request that was refused, as it should be."""


def guest_table(server: Running) -> tuple[str, dict[str, str]]:
    """A table at which a guest sits, and what their browser remembers of it."""
    client = server.client()
    made = client.make_table("overbooking", [person("Ada"), bot("random")])
    place = client.at(made.table, made.seats[0].token)
    place.join("Ada")
    key = {"table": made.table, "game": "overbooking", "token": place.token, "with": "a bot", "used": ""}
    return made.table, {"tables": json.dumps([key]), "name": "Ada"}


def make_profile(page: Page, portrait: str = "guest-53") -> None:
    page.locator(f"[data-portrait={portrait}]").click()
    page.locator("[data-make]").click()
    page.locator("[data-handover]").wait_for()


def test_a_guest_takes_tables_along_to_a_telephone(server: Running, visit: Visit, tmp_path: Path) -> None:
    table, stored = guest_table(server)
    ada = visit("/profile", stored=stored, new=True)
    found = {"guest": violations(ada)}
    make_profile(ada)
    expect(ada.get_by_role("status")).to_have_text("1 table came along.")
    found["profile"] = violations(ada)
    ada.get_by_label("Pace").select_option("calm")
    ada.locator("[data-handover]").click()
    found["handing over"] = violations(ada, "dialog[open]")
    link = ada.locator("[data-link]").input_value()

    phone = visit("/handover" + link[link.index("#") :], size=PHONE, new=True, expected=REFUSED)
    phone.get_by_text("The profile of Ada").wait_for()
    found["confirming"] = violations(phone)
    phone.locator("[data-take]").click()
    phone.locator(f"[data-table='{table}']").wait_for()
    assert link.partition("#")[2] not in phone.url
    assert phone.evaluate("localStorage['hotelier.pace']") == "calm", "settings came along"
    found["my games"] = violations(phone)
    expect(ada.get_by_role("dialog")).to_contain_text("It has arrived")
    ada.get_by_role("button", name="Close").click()

    phone.locator(f"[data-table='{table}'] a").click()
    before = version_of(phone)
    Player(phone, seed=3).play(done=lambda: version_of(phone) > before)

    again = visit("/handover" + link[link.index("#") :], expected=REFUSED)
    again.get_by_text("was used already").wait_for()

    ada.get_by_role("button", name="Forget").click()
    ada.get_by_role("button", name="Really forget?").click()
    expect(ada.get_by_text("this device", exact=True)).to_be_visible()
    expect(ada.locator("[data-handover]")).to_be_visible()
    phone.goto(f"{server.url}/t/{table}")
    phone.get_by_text("does not open this table").wait_for()
    ada.goto(f"{server.url}/t/{table}")
    ada.locator("main.table").wait_for()
    assert found == {screen: [] for screen in found}


def version_of(page: Page) -> int:
    page.locator("main.table").wait_for()
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def with_authenticator(page: Page) -> Any:
    """A passkey of this browser's own, in software, which always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def test_a_passkey_opens_the_profile_elsewhere(server: Running, visit: Visit, tmp_path: Path) -> None:
    """And everything can be taken away, and deleted. Passkeys belong to a name: this house is localhost."""
    home = f"http://localhost:{server.port}"
    ada = visit("/favicon.svg", new=True)
    session, authenticator = with_authenticator(ada)
    ada.goto(f"{home}/profile")
    ada.get_by_label("Your name").fill("Ada of the passkey")
    make_profile(ada, "staff-25")
    ada.locator("[data-passkey]").click()
    expect(ada.get_by_text("localhost · made on")).to_be_visible()
    held = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]

    other = visit("/favicon.svg", new=True, expected=REFUSED)
    session, authenticator = with_authenticator(other)
    for credential in held:
        asked = {"authenticatorId": authenticator, "credential": credential}
        session.send("WebAuthn.addCredential", asked)
    other.goto(f"{home}/profile")
    other.locator("[data-passkey]").click()
    expect(other.get_by_label("Your name")).to_have_value("Ada of the passkey")
    with other.expect_download() as saved:
        other.locator("[data-export]").click()
    whole = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert (whole["name"], whole["portrait"]) == ("Ada of the passkey", "staff-25")
    assert len(whole["devices"]) == 2
    other.locator("[data-delete]").press("Enter")
    expect(other.locator("[data-delete]")).to_be_focused()  # the keyboard stays where it is asked once more
    other.get_by_role("button", name="Really delete everything?").click()
    other.locator("[data-start=bot]").wait_for()
    other.locator("[data-profile]").click()
    other.locator("[data-passkey]").click()
    other.get_by_text("This passkey was not accepted").wait_for()


def test_my_games_of_a_guest(server: Running, visit: Visit) -> None:
    """Without a profile the list is this browser's own: with rematch, replay and a table like the last."""
    table, stored = guest_table(server)
    key = json.loads(stored["tables"])[0]
    server.client().at(table, key["token"]).play(lambda state: str(state.legal[0]["notation"]))
    page = visit("/games", stored=stored)
    row = page.locator("[data-table]")
    expect(row).to_contain_text(":")
    expect(row.locator("[data-analyse]")).to_have_attribute("href", f"/analysis/{table}")
    row.locator("[data-replay]").click()
    page.locator(".scrubber").wait_for()
    page.go_back()
    row.locator("[data-rematch]").click()
    page.locator("main.table").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="My games").click()
    expect(page.locator("[data-table]")).to_have_count(2)
    page.locator("[data-like]").click()
    page.locator("main.table").wait_for()
    page.goto(f"{server.url}/games")
    expect(page.locator("[data-table]")).to_have_count(3)
