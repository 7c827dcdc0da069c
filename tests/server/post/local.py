"""Endpoints on this machine: a web server that notes what is posted to it, and one that takes mails."""

import base64
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest.mock import patch

import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hotelier.server.post import outside
from tests.patience import SECONDS

CURVE = ec.SECP256R1()


class Posted(msgspec.Struct):
    path: str
    headers: dict[str, str]
    body: bytes


class Listening(ThreadingHTTPServer):
    request_queue_size = 128
    """How many may come at once, however busy the machine is."""


class Site:
    """A web server; what it answers can be set."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status = 201
        self.answer_headers: dict[str, str] = {}
        self.came = threading.Condition()
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length") or 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with site.came:
                    site.posted.append(Posted(self.path, headers, body))
                    site.came.notify_all()
                self.send_response(site.status)
                for name, value in site.answer_headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"ok")

            def log_message(self, *_: Any) -> None:
                pass

        self.server = Listening(("127.0.0.1", 0), Handler)
        self.named = f"127.0.0.1:{self.server.server_address[1]}"
        self.url = f"http://{self.named}"

    def wait_for(self, count: int, seconds: float) -> None:
        until = time.monotonic() + seconds
        with self.came:
            while len(self.posted) < count:
                assert self.came.wait(max(0, until - time.monotonic())), f"only {len(self.posted)} came"


@contextmanager
def site() -> Iterator[Site]:
    """A site that is there; whoever calls it waits as long as a busy machine needs."""
    made = Site()
    thread = threading.Thread(target=made.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        with patch.object(outside, "SECONDS", SECONDS):
            yield made
    finally:
        made.server.shutdown()
        thread.join()
        made.server.server_close()


class Mailboxes:
    """What came by mail, and whom the server refuses."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.refused: set[str] = set()
        self.news = threading.Condition()

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:  # noqa: N802
        if address in self.refused:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        with self.news:
            self.came.append(mail)
            self.news.notify_all()
        return "250 OK"


@contextmanager
def mailboxes() -> Iterator[tuple[Mailboxes, int]]:
    """A server for mails, and its port."""
    boxes = Mailboxes()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(boxes, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield boxes, port
    finally:
        controller.stop()


class Browser:
    """A browser that has subscribed: it reads what was encrypted for it, by RFC 8291 and RFC 8188, and a
    push service that looks at signatures, by RFC 8292. Written from these, and not with what we send by."""

    def __init__(self, private: int | None = None, auth: bytes = b"sixteen secret b") -> None:
        self.key = (
            ec.generate_private_key(CURVE) if private is None else ec.derive_private_key(private, CURVE)
        )
        self.auth = auth

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": unpadded(self.point), "auth": unpadded(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender = body[21 : 21 + length]
        sealed = body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        first = mac(self.auth, shared)
        secret = expand(first, b"WebPush: info\0" + self.point + sender, 32)
        root = mac(salt, secret)
        key = expand(root, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(root, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, padding = opened.rpartition(b"\x02")
        assert not padding.strip(b"\0")
        return text


def check_signature(header: str, public: str, origin: str) -> dict[str, Any]:
    """What a push service finds in the header of a house that it knows; fails if the signature is wrong."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    words, _, signature = parts["t"].rpartition(".")
    raw = padded(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, padded(public))
    known.verify(der, words.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(padded(word)) for word in words.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    found: dict[str, Any] = claims
    return found


def mac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


def expand(key: bytes, info: bytes, length: int) -> bytes:
    return HKDFExpand(hashes.SHA256(), length, info).derive(key)


def unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
