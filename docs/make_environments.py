"""Writes the tables of docs/environments.md from the layouts of observations and the action tables.

Run it with `python docs/make_environments.py`; a test says when it must be run again. A table stands
between two comments that name it, and everything outside of them is written by hand.
"""

import re
from pathlib import Path

from hotelier.envs.austria.waltz_layout import WALTZ
from hotelier.envs.describe import action_table, short_layout_table
from hotelier.envs.start import Start
from hotelier.games import NAMES, game_info

FILE = Path(__file__).with_name("environments.md")
SEATS = range(1, 5)
MADE = re.compile(r"<!-- made: (.+?) -->\n.*?<!-- /made -->", re.DOTALL)


def sizes() -> str:
    """How many numbers an observation has, by environment and seats."""
    lines = [f"| seats | {' | '.join(map(str, SEATS))} | version |", f"|---|{'--:|' * (len(SEATS) + 1)}"]
    for name in sorted((*NAMES, WALTZ)):
        seats_of = game_info("austria" if name == WALTZ else name).seats
        cells = [f"{Start(name, seats, {}).layout.size:,}" if seats in seats_of else "–" for seats in SEATS]
        lines.append(f"| {name} | {' | '.join(cells)} | {Start(name, seats_of[0], {}).layout.version} |")
    return "\n".join(lines)


def fields(name: str, seats: int) -> str:
    return short_layout_table(Start(name, seats, {}).layout)


def actions(name: str, seats: int) -> str:
    return action_table(Start(name, seats, {}).new_game(0).actions)


def counted(name: str, seats: int, table: str) -> str:
    return f"{Start(name, seats, {}).num_actions} actions:\n\n{table}"


def beyond(table: str, known: str) -> str:
    """What a table has beyond one that the reader has seen; its head stays."""
    head, rows = table.split("\n")[:2], table.split("\n")[2:]
    return "\n".join([*head, *(row for row in rows if row not in known.split("\n"))])


def tables() -> dict[str, str]:
    """All tables by their names. One seat shows what only the solo game has."""
    base, base_actions = fields("austria", 1), actions("austria", 2)
    return {
        "sizes": sizes(),
        "fields of austria": base,
        "fields of austria_waltz": beyond(fields(WALTZ, 1), base),
        "fields of overbooking": fields("overbooking", 2),
        "actions of austria": counted("austria", 2, base_actions),
        "actions of austria_waltz": counted(WALTZ, 2, beyond(actions(WALTZ, 2), base_actions)),
        "actions of overbooking": counted("overbooking", 2, actions("overbooking", 2)),
    }


def document() -> str:
    """The file with all its tables made anew."""
    made = tables()
    return MADE.sub(
        lambda found: f"<!-- made: {found[1]} -->\n{made[found[1]]}\n<!-- /made -->",
        FILE.read_text(encoding="utf-8"),
    )


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
