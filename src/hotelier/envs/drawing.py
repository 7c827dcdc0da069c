"""The table as text: what `render` shows."""

from io import StringIO

from rich.console import Console

from hotelier.core.errors import BadOption
from hotelier.core.game import Game
from hotelier.terminal.faces import face_of

MODES = ["human", "ansi"]
WIDTH = 108


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadOption(f"unknown render mode {mode!r}; there are: {', '.join(MODES)}")
    return mode


def table_as_text(game: Game, seat: int | None) -> str:
    """The table as a seat sees it; None is a spectator, who sees no hands."""
    page = StringIO()
    names = [f"seat {number}" for number in range(game.seats)]
    names += [name.capitalize() for name in game.automata]
    face_of(game).draw(Console(file=page, width=WIDTH, highlight=False), game, seat, names)
    return page.getvalue()


def render(game: Game, seat: int | None, mode: str | None) -> str | None:
    """What an environment's `render` gives: a text for `ansi`; for `human` it is printed."""
    if mode is None:
        return None
    text = table_as_text(game, seat)
    if mode == "ansi":
        return text
    print(text)
    return None
