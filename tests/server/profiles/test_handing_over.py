"""A profile on another device: by a link that is good once, or by a passkey."""

import json
from pathlib import Path
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from tests.server.profiles.authenticator import Authenticator
from tests.server.profiles.person import Person, new_table, newcomer, secret_key
from tests.server.sitting import API, Answered, House, headers_of, house

ORIGIN, HOST = "http://testserver", "testserver"


def take(code: str, **more: str) -> dict[str, str]:
    return {"code": code, "key": secret_key(), **more}


def test_a_second_device_plays_on(home: House) -> None:
    anna = newcomer(home, portrait="guest-62", label="the computer")
    table = new_table(home, 1, game="austria")
    path = f"/tables/{table['table']}"
    first = anna.join(table, 0)
    code = anna.ask("POST", "/profile/handover")["code"]
    assert home.ask("POST", "/handover/look", {"code": code}) == {"name": "Anna", "portrait": "guest-62"}
    made = home.ask("POST", "/handover/take", take(code, label="the telephone"), 201)
    devices = made["profile"]["devices"]
    assert [(each["label"], each["own"]) for each in devices] == [
        ("the computer", False),
        ("the telephone", True),
    ]
    phone = Person(home, made["secret"])
    assert phone.id == anna.id and phone.secret != anna.secret
    second = phone.token_for(table["table"])
    for token in (first, second):
        state = home.ask("GET", path, token=token)
        move = {"version": state["version"], "action": state["legal"][0]["notation"], "key": secret_key()}
        assert home.ask("POST", f"{path}/moves", move, token=token)["version"] > state["version"]
    anna.ask("DELETE", f"/profile/devices/{devices[1]['id']}")
    home.refused("wrong_token", "GET", path, token=second)
    phone.refused("wrong_profile", "GET", "/profile")
    assert home.ask("GET", path, token=first)["seat"] == 0, "the other device plays on"


def test_a_link_is_good_once(home: House) -> None:
    anna = newcomer(home)
    code = anna.ask("POST", "/profile/handover")["code"]
    asked = take(code)
    made = home.ask("POST", "/handover/take", asked, 201)
    assert home.ask("POST", "/handover/take", asked, 201) == made, "a lost answer is told again"
    home.refused("ticket_spent", "POST", "/handover/take", take(code))
    home.refused("ticket_spent", "POST", "/handover/take", {**asked, "label": "another"})
    home.refused("ticket_spent", "POST", "/handover/look", {"code": code})
    assert len(anna.profile()["devices"]) == 2


def test_a_new_link_takes_the_place_of_the_last(home: House) -> None:
    anna = newcomer(home)
    old, new = (anna.ask("POST", "/profile/handover")["code"] for _ in range(2))
    home.refused("ticket_spent", "POST", "/handover/take", take(old))
    home.ask("POST", "/handover/take", take(new), 201)
    for wrong in ("x", "x" * 32, anna.secret, anna.id):
        home.refused("ticket_spent", "POST", "/handover/take", take(wrong))
    home.refused("no_profile", "POST", "/profile/handover")


def test_a_link_runs_out(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        anna = newcomer(home)
        made = anna.ask("POST", "/profile/handover")
        store = home.http.app.state.service.store  # type: ignore[attr-defined]
        store.clock.hear(store.clock.time() + 1000 * made["seconds"])
        home.refused("ticket_spent", "POST", "/handover/take", take(made["code"]))


def test_a_profile_has_only_so_many_devices(home: House) -> None:
    anna = newcomer(home)
    for _ in range(19):
        anna.hand_over()
    code = anna.ask("POST", "/profile/handover")["code"]
    home.refused("too_many_devices", "POST", "/handover/take", take(code))


# Passkeys


class Browser:
    """Asks as a page of this house does."""

    def __init__(self, home: House, secret: str | None = None, origin: str | None = ORIGIN) -> None:
        self.home = home
        self.headers = headers_of(None, secret) | ({"Origin": origin} if origin else {})

    def ask(self, path: str, body: object = None, status: int = 200) -> Answered:
        response = self.home.http.post(f"{API}{path}", json=body, headers=self.headers)
        assert response.status_code == status, response.text
        answered: Answered = response.json()
        return answered

    def refused(self, code: str, path: str, body: object = None) -> None:
        response = self.home.http.post(f"{API}{path}", json=body, headers=self.headers)
        assert response.json()["error"]["code"] == code, response.text

    def options(self, path: str) -> dict[str, Any]:
        options: dict[str, Any] = self.ask(path)["options"]
        return options


def with_passkey(person: Person) -> Authenticator:
    """A passkey of a profile."""
    key = Authenticator(ORIGIN, HOST)
    page = Browser(person.home, person.secret)
    credential = key.made(page.options("/profile/passkeys/options"))
    asked = {"credential": credential, "label": "my key"}
    known = page.ask("/profile/passkeys", asked, 201)["passkeys"]
    assert [(each["label"], each["host"], each["used"]) for each in known] == [("my key", HOST, None)]
    assert page.ask("/profile/passkeys", asked, 201)["passkeys"] == known, "a lost answer is told again"
    return key


def test_a_passkey_opens_its_profile(home: House) -> None:
    anna, page = newcomer(home), Browser(home)
    key = with_passkey(anna)
    options = page.options("/passkey/options")
    assert options["rpId"] == HOST
    asked = {"credential": key.shown(options), "key": secret_key(), "label": "the telephone"}
    made = page.ask("/passkey/take", asked, 201)
    assert page.ask("/passkey/take", asked, 201)["secret"] == made["secret"], "a lost answer is told again"
    page.refused("ticket_spent", "/passkey/take", {**asked, "key": secret_key()})
    phone = Person(home, made["secret"])
    assert phone.id == anna.id
    (known,) = phone.profile()["passkeys"]
    assert known["used"] is not None
    phone.ask("DELETE", f"/profile/passkeys/{known['id']}")
    phone.refused("not_found", "DELETE", f"/profile/passkeys/{known['id']}")
    again = {"credential": key.shown(page.options("/passkey/options")), "key": secret_key()}
    page.refused("passkey_refused", "/passkey/take", again)


def test_a_passkey_of_another_house_or_person_is_refused(home: House) -> None:
    anna, berta, page = newcomer(home), newcomer(home, "Berta"), Browser(home)
    key = with_passkey(anna)
    elsewhere = Authenticator("http://elsewhere.example", "elsewhere.example")
    elsewhere.key, elsewhere.id, elsewhere.count = key.key, key.id, key.count
    stolen = Authenticator(ORIGIN, HOST)
    stolen.id, stolen.count = key.id, key.count
    for wrong in (elsewhere, stolen, Authenticator(ORIGIN, HOST)):
        asked = {"credential": wrong.shown(page.options("/passkey/options")), "key": secret_key()}
        page.refused("passkey_refused", "/passkey/take", asked)
    fresh = Authenticator(ORIGIN, HOST)
    options = Browser(home, anna.secret).options("/profile/passkeys/options")
    asked = {"credential": fresh.made(options)}
    Browser(home, berta.secret).refused("passkey_refused", "/profile/passkeys", asked)
    assert berta.profile()["passkeys"] == []


def test_an_answer_to_no_question_is_refused(home: House) -> None:
    anna, page = newcomer(home), Browser(home)
    key = with_passkey(anna)
    made_up = {"challenge": bytes_to_base64url(b"a question of my own")}
    page.refused("ticket_spent", "/passkey/take", {"credential": key.shown(made_up), "key": secret_key()})
    options = Browser(home, anna.secret).options("/profile/passkeys/options")
    page.refused("ticket_spent", "/passkey/take", {"credential": key.shown(options), "key": secret_key()})
    question = bytes_to_base64url(json.dumps({"challenge": options["challenge"]}).encode())
    for broken in (
        {},
        {"response": None},
        {"response": {"clientDataJSON": "???"}},
        {"response": {"clientDataJSON": bytes_to_base64url(b"[]")}},
        {"response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": "\xc3"}')}},
    ):
        page.refused("passkey_refused", "/passkey/take", {"credential": broken, "key": secret_key()})
        Browser(home, anna.secret).refused("passkey_refused", "/profile/passkeys", {"credential": broken})
    nonsense = {"id": "x", "response": {"clientDataJSON": question, "attestationObject": "oA"}}
    Browser(home, anna.secret).refused("passkey_refused", "/profile/passkeys", {"credential": nonsense})


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1:8000", "http://[::1]:8000"])
def test_passkeys_need_a_name(tmp_path: Path, origin: str | None) -> None:
    with house(tmp_path, origins=origin or "") as home:
        Browser(home, origin=origin).refused("passkey_refused", "/passkey/options")
        anna = newcomer(home)
        Browser(home, anna.secret, origin).refused("passkey_refused", "/profile/passkeys/options")
