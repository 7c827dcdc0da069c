"""A key in software that answers as a browser with a passkey would: for tests of what is refused."""

import hashlib
import json
from itertools import count
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text_of

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
numbers = count()


class Authenticator:
    """One passkey, at one house."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = f"passkey {next(numbers)}".encode()
        self.count = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as an answer to the options."""
        public = self.key.public_key().public_numbers()
        curve = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        data = self.data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + len(self.id).to_bytes(2) + self.id
        attested = {"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(curve)}
        client = self.client_data("webauthn.create", options["challenge"])
        return self.credential(clientDataJSON=client, attestationObject=cbor2.dumps(attested))

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """The passkey, as an answer to the question."""
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.data(PRESENT | VERIFIED)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def credential(self, **response: bytes) -> dict[str, Any]:
        written = {name: text_of(part) for name, part in response.items()}
        return {
            "id": text_of(self.id),
            "rawId": text_of(self.id),
            "type": "public-key",
            "response": written,
        }
