"""The layout of observations and the action table: `python -m hotelier.envs.describe austria --seats 3`."""

import argparse
import re
import sys

from hotelier.core.actions import ActionTable
from hotelier.core.errors import HotelierError
from hotelier.envs.austria.waltz_layout import WALTZ
from hotelier.envs.encoding.layout import Layout
from hotelier.envs.start import Start
from hotelier.games import NAMES

NUMBER = re.compile(r"\.\d+(?=\.|$)")


def layout_table(layout: Layout) -> str:
    """Every field with its place in the flat vector."""
    lines = ["| field | from | numbers | meaning |", "|---|--:|--:|---|"]
    for field in layout.fields:
        first = layout.slices[field.name].start
        lines.append(f"| `{field.name}` | {first} | {field.size} | {field.meaning} |")
    return "\n".join(lines)


def short_layout_table(layout: Layout) -> str:
    """Every kind of field once: `players.N.krones` stands for that of each player."""
    kinds: dict[str, list[int]] = {}
    meanings: dict[str, str] = {}
    for field in layout.fields:
        name = NUMBER.sub(".N", field.name)
        kinds.setdefault(name, []).append(field.size)
        if field.meaning in meanings.values() and len(field.meaning) > 100:
            first = next(other for other, said in meanings.items() if said == field.meaning)
            meanings.setdefault(name, f"as `{first}`")
        else:
            meanings.setdefault(name, field.meaning)
    lines = ["| field | numbers | meaning |", "|---|--:|---|"]
    for name, sizes in kinds.items():
        size = f"{len(sizes)} × {sizes[0]}" if len(sizes) > 1 else str(sizes[0])
        lines.append(f"| `{name}` | {size} | {meanings[name]} |")
    return "\n".join(lines)


def action_table(actions: ActionTable) -> str:
    """Neighbouring actions of the same kind in one line each."""
    lines = ["| actions | from | to |", "|---|--:|--:|"]
    first = 0
    for action in range(1, len(actions.texts) + 1):
        if action == len(actions.texts) or _kind(actions, action) != _kind(actions, first):
            texts = actions.texts[first], actions.texts[action - 1]
            shown = f"`{texts[0]}`" if first == action - 1 else f"`{texts[0]}` … `{texts[1]}`"
            lines.append(f"| {shown} | {first} | {action - 1} |")
            first = action
    return "\n".join(lines)


def _kind(actions: ActionTable, action: int) -> object:
    """What belongs into one line: the same kind of action; all that is done with staff cards."""
    data = actions.data[action]
    return "staff" if "staff" in data else (data["kind"], data.get("what"), data.get("boost"))


def main() -> int:
    parser = argparse.ArgumentParser(description="Print the layout of observations and the action table.")
    parser.add_argument("game", choices=(*NAMES, WALTZ))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--modules", help=f"of {WALTZ}, such as 1,3; all if not given")
    parser.add_argument("--short", action="store_true", help="every kind of field once, without its place")
    given = parser.parse_args()
    try:
        start = Start(given.game, given.seats, {"modules": given.modules} if given.modules else {})
    except HotelierError as error:
        print(f"hotelier: {error}", file=sys.stderr)
        return 2
    layout = start.layout
    print(f"Observations of {given.game}, seats: {given.seats}, version: {layout.version}")
    print(f"Numbers: {layout.size}\n")
    print(short_layout_table(layout) if given.short else layout_table(layout))
    print(f"\nActions: {start.num_actions}\n")
    print(action_table(start.new_game(0).actions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
