"""Browsers and mailboxes from the request of their owner to what arrives there."""

from pathlib import Path

import msgspec
import pytest

from hotelier.server.post.endpoints import CODE_LIFE
from tests.server.calls.town import Town, town
from tests.server.post.local import Browser, Mailboxes, check_signature, mailboxes
from tests.server.profiles.person import newcomer
from tests.server.times import Times

SMTP = {"smtp_host": "127.0.0.1", "smtp_security": "none", "smtp_from": "house@example.org"}


def subscribed(here: Town, browser: Browser, path: str) -> dict[str, object]:
    return {"kind": "push", "address": f"{here.room.url}{path}", "keys": browser.keys}


def test_a_browser_reads_what_is_pushed_and_the_service_knows_the_house(tmp_path: Path) -> None:
    browser = Browser()
    with town(tmp_path) as here:
        told = here.ada.ask("POST", "/profile/endpoints", subscribed(here, browser, "/push/1"), 201)
        assert [each["own"] for each in told["endpoints"]] == [False, True]
        game = here.table()
        game.until_turn()
        here.settle()
        (came,) = [each for each in here.room.posted if each.path == "/push/1"]
        check_signature(came.headers["authorization"], told["push_key"], here.room.url)
        read = msgspec.json.decode(browser.read(came.body))
        assert read == {
            "title": "Your turn",
            "text": "Overbooking · Béla",
            "link": f"/t/{game.id}",
            "tag": f"table {game.id}",
        }
    with town(tmp_path) as again:
        assert again.ada.ask("GET", "/profile/notices")["push_key"] == told["push_key"], "it is kept"


def test_a_browser_shows_the_notices_of_one_person(tmp_path: Path) -> None:
    """Whoever switches them on there takes the place of who did so before."""
    with town(tmp_path) as here:
        asked = subscribed(here, Browser(), "/push/1")
        here.ada.ask("POST", "/profile/endpoints", asked, 201)
        bela = newcomer(here.home, "Béla")
        assert len(bela.ask("POST", "/profile/endpoints", asked, 201)["endpoints"]) == 1
        left = here.ada.ask("GET", "/profile/notices")["endpoints"]
        assert [each["kind"] for each in left] == ["webhook"]


def test_a_new_subscription_takes_the_place_of_the_devices_last_one(tmp_path: Path) -> None:
    with town(tmp_path) as here:
        for path in ("/push/1", "/push/2"):
            told = here.ada.ask("POST", "/profile/endpoints", subscribed(here, Browser(), path), 201)
        assert [each["kind"] for each in told["endpoints"]] == ["webhook", "push"]


# Mail


def code_in(boxes: Mailboxes) -> str:
    words: list[str] = boxes.came[-1].get_content().split()
    return next(word for word in words if word.isdigit())


def test_a_mailbox_is_used_after_its_owner_has_confirmed_it(tmp_path: Path) -> None:
    with mailboxes() as (boxes, port), town(tmp_path, smtp_port=port, **SMTP) as here:
        ada = here.ada
        assert ada.ask("GET", "/profile/notices")["mail"]
        told = ada.ask("POST", "/profile/endpoints", {"kind": "mail", "address": "ada@example.org"}, 201)
        endpoint = told["endpoints"][-1]
        assert not endpoint["confirmed"]
        here.table().until_turn()
        here.settle()
        assert len(boxes.came) == 1, "nothing but the code"
        assert "http" not in boxes.came[0].get_content(), "a stranger's mail shall not lead anywhere"
        path = f"/profile/endpoints/{endpoint['id']}"
        ada.refused("not_found", "POST", f"{path}/try")
        ada.refused("wrong_code", "POST", f"{path}/confirm", {"code": "1"})
        newcomer(here.home).refused("wrong_code", "POST", f"{path}/confirm", {"code": code_in(boxes)})
        told = ada.ask("POST", f"{path}/confirm", {"code": code_in(boxes)})
        assert told["endpoints"][-1]["confirmed"]
        game = here.table()
        game.until_turn()
        here.settle()
        assert [mail["Subject"] for mail in boxes.came] == ["Your code for hotelier", "Your turn"]
        assert f"http://testserver/t/{game.id}" in boxes.came[1].get_content()


@pytest.mark.parametrize("way", ["guessing", "late"])
def test_a_code_can_neither_be_guessed_nor_used_late(times: Times, tmp_path: Path, way: str) -> None:
    with mailboxes() as (boxes, port), town(tmp_path, smtp_port=port, **SMTP) as here:
        asked = {"kind": "mail", "address": "ada@example.org"}
        endpoint = here.ada.ask("POST", "/profile/endpoints", asked, 201)["endpoints"][-1]
        here.settle()
        path = f"/profile/endpoints/{endpoint['id']}/confirm"
        if way == "guessing":
            for guess in range(5):
                here.ada.refused("wrong_code", "POST", path, {"code": str(guess)})
        else:
            times.go_on(CODE_LIFE / 1000 + 1)
        here.ada.refused("wrong_code", "POST", path, {"code": code_in(boxes)})


def test_nobody_is_flooded_with_codes(tmp_path: Path) -> None:
    """Not by one person, nor by several."""
    with mailboxes() as (_, port), town(tmp_path, smtp_port=port, **SMTP) as here:
        asked = {"kind": "mail", "address": "ada@example.org"}
        for person in (here.ada, here.ada, newcomer(here.home)):
            person.ask("POST", "/profile/endpoints", asked, 201)
        shouted = {**asked, "address": "ADA@example.org"}
        newcomer(here.home).refused("too_many_requests", "POST", "/profile/endpoints", shouted)


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with town(tmp_path) as here:
        assert not here.ada.ask("GET", "/profile/notices")["mail"]
        asked = {"kind": "mail", "address": "ada@example.org"}
        error = here.ada.refused("bad_endpoint", "POST", "/profile/endpoints", asked)
        assert "no mails" in error["message"]
