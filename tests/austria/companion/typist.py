"""Somebody at the keyboard of a companion: types given lines, then leaves."""

import io
from pathlib import Path
from typing import Any

from rich.console import Console

from hotelier.austria.companion.setup import book_for
from hotelier.core.game import Json
from hotelier.terminal.companion import CompanionSession, load

INSTEAD_OF_ENTER = ("u", "p", "skip", "?", "s")


class Typist:
    """Presses Enter where the companion only waits, unless the next line is for such a moment."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []
        """All questions but the pauses."""
        self.pauses: list[str] = []

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        if "Enter when" in prompt:
            self.pauses.append(prompt)
            return self.lines.pop(0) if self.lines[0] in INSTEAD_OF_ENTER else ""
        self.asked.append(prompt)
        return self.lines.pop(0)


def setup_with(**given: Any) -> dict[str, Any]:
    """A table without modules at hard; the first card is known where cards come from the box."""
    setup = {"difficulty": "hard", "edition": "revised", "promo": False, "seed": 4}
    setup |= {"modules": "", "entrance": "", "deck": "box", "walk": "no"}
    return setup | given


def talk(
    lines: list[str], *, file: Path | None = None, pack: Json | None = None, **given: Any
) -> tuple[str, Typist]:
    """What is on the screen after these lines, and who typed them."""
    screen = io.StringIO()
    typist = Typist(lines)
    setup = setup_with(**given)
    book = book_for(setup, pack)
    CompanionSession(setup, book, [], Console(file=screen, width=500), typist, file).run()
    return screen.getvalue(), typist


def go_on(lines: list[str], file: Path) -> tuple[str, Typist]:
    """The same with a saved companion."""
    screen = io.StringIO()
    typist = Typist(lines)
    setup, answers = load(file)
    book = book_for(setup, None)
    CompanionSession(setup, book, answers, Console(file=screen, width=500), typist, file).run()
    return screen.getvalue(), typist
