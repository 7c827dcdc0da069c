"""Draws the screenshot of the terminal in the README: `make screenshots`."""

import io
import json
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import hotelier
from hotelier.terminal.play import Session

ROOT = Path(__file__).parents[2]
ACTIONS = 170
"""How far into the example game."""


def main() -> None:
    record = json.loads((ROOT / "examples" / "game.json").read_text(encoding="utf-8"))
    record["actions"] = record["actions"][:ACTIONS]
    game = hotelier.replay(record)
    seat = game.to_move
    assert seat is not None
    console = Console(record=True, width=124, highlight=False, file=io.StringIO())
    session = Session(game, [None, None], console, input, None)
    session.face.draw(console, game, seat, session.names)
    session.show_choices(game.legal_actions())
    template = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    template = re.sub(r"<!--.*?-->", "", template, flags=re.DOTALL)
    svg = console.export_svg(title="hotelier play austria --terminal", code_format=template)
    (ROOT / "docs" / "images" / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
