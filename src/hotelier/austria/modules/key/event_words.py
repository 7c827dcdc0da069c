"""What happens with module 4, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import About, Cause, Words

WORDS: Final[dict[str, Words]] = {
    "key_taken": lambda t, e: "takes the key instead of a die",
}

ABOUT: Final[dict[str, About]] = {
    "key_taken": lambda e: {"kind": "key"},
}

CAUSES: Final[dict[str, Cause]] = {
    "key": lambda named, cause: "the key",
}
