"""Web Push: letters for browsers, encrypted for them alone (RFC 8291), signed by this house (RFC 8292)."""

import base64
import binascii
import hashlib
import os
import time
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from hotelier.server.post.letters import Letter, deliver
from hotelier.server.post.outside import NotAllowed, Outside

CURVE = ec.SECP256R1()
POINT = 65
"""The length of a public key."""
AUTH = 16
KEPT_SECONDS = 3 * 86_400
"""How long the push service keeps a letter for a device that is off."""
SIGNED_SECONDS = 12 * 3600


class PushKeys(msgspec.Struct):
    """What a browser gave, so that only it can read what is sent."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A key with which the house signs, as text for the database."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32))


class Signer:
    """Signs what is sent, so that push services know from whom it comes."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decoded(key)), CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """The key by which browsers know this house."""
        form = serialization.PublicFormat.UncompressedPoint
        return encoded(self.key.public_key().public_bytes(serialization.Encoding.X962, form))

    def header(self, url: str) -> str:
        parts = urlsplit(url)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        words = [encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self.key.sign(".".join(words).encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signed)
        return f"vapid t={'.'.join(words)}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def check_keys(keys: PushKeys) -> None:
    """Refuse what no browser gives."""
    try:
        point, auth = decoded(keys.p256dh), decoded(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, binascii.Error, InvalidSignature):
        raise NotAllowed("the keys of this subscription cannot be used") from None
    if len(point) != POINT or len(auth) != AUTH:
        raise NotAllowed("the keys of this subscription cannot be used")


def sealed(letter: Letter, keys: PushKeys) -> bytes:
    """A letter that only the browser with these keys can read."""
    told = {"title": letter.title, "text": letter.text, "link": letter.link, "tag": letter.tag}
    made: bytes = http_ece.encrypt(
        msgspec.json.encode(told),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(CURVE),
        dh=decoded(keys.p256dh),
        auth_secret=decoded(keys.auth),
        version="aes128gcm",
    )
    return made


async def send(outside: Outside, signer: Signer, url: str, keys: PushKeys, letter: Letter) -> None:
    headers = {
        "authorization": signer.header(url),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "topic": encoded(hashlib.sha256(letter.tag.encode()).digest()[:24]),
        "urgency": "normal",
    }
    await deliver(outside, url, headers, sealed(letter, keys))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
