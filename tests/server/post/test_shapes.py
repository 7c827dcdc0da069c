"""What is sent to browsers, web addresses and mailboxes, as whoever is at the other end reads it."""

import asyncio

import msgspec
import pytest

from hotelier.server.post import push, webhooks
from hotelier.server.post.letters import Letter, Undelivered
from hotelier.server.post.mail import Mailer, check_mailbox
from hotelier.server.post.outside import NotAllowed, Outside
from hotelier.server.post.push import PushKeys, Signer, check_keys, new_key
from hotelier.server.settings import Settings
from tests.server.post.local import Browser, check_signature, mailboxes, padded, site

LETTER = Letter(
    kind="turn",
    title="Your turn",
    text="Overbooking · *Ada* <!here> @everyone",
    link="/t/abcdefgh2345",
    tag="table abcdefgh2345",
    tables=["abcdefgh2345"],
)
BASE = "https://play.example.org"


# Web Push


def test_the_reader_of_these_tests_reads_the_example_of_rfc_8291() -> None:
    receiver = int.from_bytes(padded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser = Browser(receiver, padded("BTBZMqHH6r4Tts7J_aSIgg"))
    sent = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(padded(sent)) == b"When I grow up, I want to be a watermelon"


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_house() -> None:
    browser, signer = Browser(), Signer(new_key(), "mailto:ops@example.org")
    with site() as service:
        url = f"{service.url}/send/1"
        asyncio.run(push.send(Outside([service.named]), signer, url, PushKeys(**browser.keys), LETTER))
        (came,) = service.posted
    assert LETTER.title.encode() not in came.body
    read = msgspec.json.decode(browser.read(came.body))
    assert read == {"title": LETTER.title, "text": LETTER.text, "link": LETTER.link, "tag": LETTER.tag}
    claims = check_signature(came.headers["authorization"], signer.public, service.url)
    assert claims["sub"] == "mailto:ops@example.org"
    assert came.headers["content-encoding"] == "aes128gcm"
    assert int(came.headers["ttl"]) > 0
    assert len(came.headers["topic"]) <= 32, "push services take no longer ones"
    with pytest.raises(Exception):  # noqa: B017 - cryptography's own, and it must be one
        Browser().read(came.body)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "", "auth": ""},
        {"p256dh": "A" * 87, "auth": "A" * 22},
        {"p256dh": Browser().keys["p256dh"], "auth": "AAAA"},
        {"p256dh": "é", "auth": "!"},
    ],
)
def test_keys_that_no_browser_gives_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(NotAllowed):
        check_keys(PushKeys(**keys))


@pytest.mark.parametrize(
    ("status", "why", "final"), [(410, "gone", True), (404, "gone", True), (500, "refused", False)]
)
def test_what_push_services_say_is_understood(status: int, why: str, final: bool) -> None:
    with site() as service:
        service.status = status
        sending = push.send(
            Outside([service.named]), Signer(new_key(), ""), service.url, PushKeys(**Browser().keys), LETTER
        )
        with pytest.raises(Undelivered) as failed:
            asyncio.run(sending)
    assert (failed.value.why, failed.value.final) == (why, final)


# Webhooks


@pytest.mark.parametrize("shape", ["discord", "slack", "json"])
def test_webhooks_get_the_shape_they_understand(shape: webhooks.Shape) -> None:
    with site() as room:
        asyncio.run(webhooks.send(Outside([room.named]), f"{room.url}/hook", shape, LETTER, BASE))
        (came,) = room.posted
    assert came.headers["content-type"] == "application/json"
    told = msgspec.json.decode(came.body)
    link = f"{BASE}/t/abcdefgh2345"
    if shape == "discord":
        assert told["allowed_mentions"] == {"parse": []}, "nobody is called by a name that somebody chose"
        assert told["content"].startswith("**Your turn**\n") and told["content"].endswith(f"\n{link}")
        assert "\\*Ada\\*" in told["content"]
    elif shape == "slack":
        assert told == {"text": f"*Your turn*\nOverbooking · *Ada* &lt;!here&gt; @everyone\n<{link}>"}
    else:
        assert told == {
            "kind": "turn",
            "title": "Your turn",
            "text": LETTER.text,
            "link": link,
            "tables": ["abcdefgh2345"],
        }


def test_a_redirect_is_a_refusal() -> None:
    with site() as room:
        room.status, room.answer_headers = 302, {"location": "http://127.0.0.1:9/"}
        with pytest.raises(Undelivered, match="refused"):
            asyncio.run(webhooks.send(Outside([room.named]), room.url, "json", LETTER, BASE))


# Mail


def settings(port: int) -> Settings:
    return Settings(
        smtp_host="127.0.0.1",
        smtp_port=port,
        smtp_security="none",
        smtp_from="hotelier <house@example.org>",
    )


def test_a_mail_arrives() -> None:
    with mailboxes() as (boxes, port):
        asyncio.run(Mailer(settings(port)).send("ada@example.org", LETTER, BASE))
        (mail,) = boxes.came
    assert (mail["To"], mail["From"]) == ("ada@example.org", "hotelier <house@example.org>")
    assert mail["Subject"] == "Your turn"
    assert mail["Auto-Submitted"] == "auto-generated", "nobody's holiday notice shall answer it"
    assert mail.get_content().split() == [*LETTER.text.split(), f"{BASE}/t/abcdefgh2345"]


def test_a_mailbox_that_does_not_exist_is_given_up_at_once() -> None:
    with mailboxes() as (boxes, port):
        boxes.refused.add("nobody@example.org")
        with pytest.raises(Undelivered) as failed:
            asyncio.run(Mailer(settings(port)).send("nobody@example.org", LETTER, BASE))
    assert (failed.value.why, failed.value.final) == ("refused", True)


def test_a_server_for_mails_that_is_away_is_tried_again() -> None:
    with mailboxes() as (_, port):
        pass
    with pytest.raises(Undelivered) as failed:
        asyncio.run(Mailer(settings(port)).send("ada@example.org", LETTER, BASE))
    assert (failed.value.why, failed.value.final) == ("no_mail", False)


def test_without_a_server_there_is_no_mail() -> None:
    assert not Mailer(Settings()).ready
    with pytest.raises(Undelivered) as failed:
        asyncio.run(Mailer(Settings()).send("ada@example.org", LETTER, BASE))
    assert failed.value.final


@pytest.mark.parametrize(
    "mailbox",
    [
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@localhost",
        "a b@example.org",
        "ada@example.org\nBcc: all@x.org",
        "ada@example.org,bela@example.org",
        "Ada <ada@example.org>",
        "a" * 65 + "@example.org",
        "ada@[127.0.0.1]",
    ],
)
def test_odd_mailboxes_are_refused(mailbox: str) -> None:
    with pytest.raises(NotAllowed):
        check_mailbox(mailbox)
