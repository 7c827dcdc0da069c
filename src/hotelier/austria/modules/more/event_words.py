"""What happens with module 5, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import About, Words

WORDS: Final[dict[str, Words]] = {
    "staff_turned_down": lambda t, e: f"turns {t.staff(e['staff'])} face down",
}

ABOUT: Final[dict[str, About]] = {
    "staff_turned_down": lambda e: {"kind": "staff", "staff": e["staff"]},
}
