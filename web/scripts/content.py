"""Write the facts that the page prints on cards, and their types: `python web/scripts/content.py`.

The engine's content files are the one source (`shown/facts.py` of every game); the page has words of its
own in five languages. Types are made from the rows that the engine declares and from what is put together.
"""

import json
from pathlib import Path
from typing import Any

from hotelier.austria.content import rows
from hotelier.austria.content import solo_rows as solo
from hotelier.austria.modules.ballrooms import rows as ballrooms
from hotelier.austria.modules.celebrities import rows as celebrities
from hotelier.austria.modules.hotels import rows as hotels
from hotelier.austria.shown.facts import ONLY_FOR_READERS, Austria, Waltz
from hotelier.games import NAMES, content_facts
from hotelier.overbooking.content import rows as overbooking_rows
from hotelier.overbooking.shown.facts import Overbooking
from hotelier.wire.rows import content_types

Row = dict[str, Any]

FOLDER = Path(__file__).resolve().parent.parent / "src" / "content"
HEAD = """\
// Made by web/scripts/content.py from the rows.py of every game and module: change those.

"""


def types() -> str:
    """The types of all that the page gets."""
    modules = [rows, ballrooms, celebrities, hotels, solo, overbooking_rows]
    return HEAD + content_types([Austria, Waltz, Overbooking], modules, ONLY_FOR_READERS)


def texts() -> dict[str, str]:
    """The files of the page, by name: a row to a line, so that a change reads well."""
    facts = {name: content for game in NAMES for name, content in content_facts(game).items()}
    return {**{f"{name}.json": lines(content) for name, content in facts.items()}, "types.ts": types()}


def lines(content: Row) -> str:
    parts = []
    for key, value in content.items():
        if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            each = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
            parts.append(f"  {json.dumps(key)}: {{\n{each}\n  }}")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
