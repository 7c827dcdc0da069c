"""What `render` shows: the table as text or as a picture."""

from importlib.util import find_spec
from io import StringIO
from typing import Any

from rich.console import Console

from hotelier.core.errors import BadOption
from hotelier.core.game import Game
from hotelier.extras import missing
from hotelier.terminal.faces import face_of

HUMAN, ANSI, RGB_ARRAY = "human", "ansi", "rgb_array"
MODES = [HUMAN, ANSI, RGB_ARRAY]
WIDTH = 108


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadOption(f"unknown render mode {mode!r}; there are: {', '.join(MODES)}")
    if mode == RGB_ARRAY and find_spec("PIL") is None:
        raise missing("envs", "pictures", "pillow")
    return mode


def table_as_text(game: Game, seat: int | None) -> str:
    """The table as a seat sees it; None is a spectator, who sees no hands."""
    page = StringIO()
    names = [f"seat {number}" for number in range(game.seats)]
    names += [name.capitalize() for name in game.automata]
    face_of(game).draw(Console(file=page, width=WIDTH, highlight=False), game, seat, names)
    return page.getvalue()


def render(game: Game, seat: int | None, mode: str | None) -> Any:
    """What an environment's `render` gives: a text, a picture, or nothing where the text is printed."""
    if mode is None:
        return None
    if mode == RGB_ARRAY:
        from hotelier.envs.pictures import picture_of

        return picture_of(game, seat)
    text = table_as_text(game, seat)
    if mode == ANSI:
        return text
    print(text)
    return None
