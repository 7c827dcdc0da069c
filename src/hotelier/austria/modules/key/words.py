"""Module 4 in English words."""

from typing import Final

from hotelier.austria.modules.key.page import key_page
from hotelier.austria.rules.state import State
from hotelier.austria.shown.named import plural
from hotelier.austria.shown.words import Words


def _key(state: State, action: int) -> str:
    page = key_page(state.book)
    gains = f"{plural(page.krones, 'krone')}, {plural(page.steps, 'emperor step')}"
    return f"take the key instead of a die: {gains}, and the first turn of the next round"


ACTIONS: Final[dict[str, Words]] = {"key": _key}
