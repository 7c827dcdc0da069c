"""Secrets in links: unguessable, kept only as hashes, compared in constant time."""

import base64
import hashlib
import hmac
import secrets

BYTES = 24
TABLE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_LENGTH = 12


def new_token() -> str:
    """192 random bits: nobody guesses it, so a plain hash keeps it safe."""
    return secrets.token_urlsafe(BYTES)


def made_from(key: str, salt: str) -> str:
    """The token that a request with this key was answered with: as unguessable as the key, which only the
    asker has. So a lost answer can be given again, although no token is kept."""
    mac = hmac.digest(key.encode(), salt.encode(), "sha256")
    return base64.urlsafe_b64encode(mac[:BYTES]).decode()


def new_table_id() -> str:
    """The name of a table in links: no secret, but not to be guessed either."""
    return "".join(secrets.choice(TABLE_ALPHABET) for _ in range(TABLE_LENGTH))


def table_id_from(key: str) -> str:
    """The table that a request with this key makes, whenever it is sent."""
    return id_from("table", key)


def id_from(kind: str, key: str) -> str:
    """The name of what a request with this key makes; it does not tell the key."""
    number = int.from_bytes(hashlib.sha256(f"{kind} {key}".encode()).digest())
    letters = ""
    for _ in range(TABLE_LENGTH):
        number, letter = divmod(number, len(TABLE_ALPHABET))
        letters += TABLE_ALPHABET[letter]
    return letters


def is_table_id(text: str) -> bool:
    """Whether a text could name a table; anything else is not even looked for."""
    return is_id(text)


def is_id(text: str) -> bool:
    """Whether a text could name anything of ours, such as a table or a profile."""
    return len(text) == TABLE_LENGTH and all(letter in TABLE_ALPHABET for letter in text)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(kept: str, given: str) -> bool:
    """Whether two hashes are the same, in a time that tells nothing."""
    return hmac.compare_digest(kept, given)
