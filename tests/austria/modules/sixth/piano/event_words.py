"""What happens with module 6, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import About, Cause, Words, plural

WORDS: Final[dict[str, Words]] = {
    "concert_given": lambda t, e: f"gives a concert of {plural(e['notes'], 'note')}",
}

ABOUT: Final[dict[str, About]] = {
    "concert_given": lambda e: {"kind": "concert"},
}

CAUSES: Final[dict[str, Cause]] = {
    "concert": lambda named, cause: "the concert",
}
