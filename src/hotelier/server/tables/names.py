"""Names and lines of chat: what may be written, and that nobody passes for somebody else."""

import unicodedata
from collections.abc import Iterable

from hotelier.server.refusals import Refusal
from hotelier.wire.messages.base import LONGEST_NAME

HOUSE = "the house"
"""Who tells what the server has done."""
OWNER = "the owner"
WATCHER = "a watcher"
OURS = (HOUSE, OWNER, WATCHER, "das Haus", "la casa", "дом")
"""In the words of all pages."""
READERS = ("you", "du", "tu", "вы")
"""What the pages call whoever reads them: as a name it would be somebody else for every reader."""
TWINS = str.maketrans(
    "0135$|" + "авеёһіјкмнорстухԁѕԛ" + "αβεικνορτυχ" + "ɡıℓ",
    "oiessi" + "abeehijkmhopctyxdsq" + "abeikvoptux" + "gil",
)
"""Figures and letters of other scripts that look like Latin letters."""


def clean(text: str, most: int = LONGEST_NAME) -> str:
    """A name or a line of chat without what could disturb the page: control and formatting characters,
    runs of blanks. Whoever shows it still has to show it as text."""
    kept = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in text)
    words = " ".join(unicodedata.normalize("NFC", kept).split())
    if not words:
        raise Refusal("bad_request", "a name or a line of chat needs at least one letter that can be seen")
    if len(words) > most:  # some letters become several
        raise Refusal("bad_request", f"this is too long: {most} letters are allowed")
    return words


def look_of(name: str) -> str:
    """What a name looks like at a glance: two names of the same look pass for each other."""
    folded = unicodedata.normalize("NFKD", name).casefold().translate(TWINS)
    letters = "".join(letter for letter in folded if letter.isalnum() or is_vowel_sign(letter))
    return letters.replace("l", "i").replace("rn", "m") or folded


def is_vowel_sign(letter: str) -> bool:
    """Whether a mark is a part of its word, as in Indian scripts, and not an accent."""
    return unicodedata.category(letter)[0] == "M" and not unicodedata.combining(letter)


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that could be taken for the house's or for that of somebody else at the table."""
    look = look_of(name)
    if look in {look_of(ours) for ours in OURS}:
        raise Refusal("name_taken", f"{name!r} could be taken for the house itself; choose another name")
    if look in {look_of(reader) for reader in READERS}:
        raise Refusal("name_taken", f"everybody reads {name!r} as themselves; choose another name")
    for other in others:
        if look == look_of(other):
            raise Refusal("name_taken", f"{name!r} could be taken for {other!r}; choose another name")
