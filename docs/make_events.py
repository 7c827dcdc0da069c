"""Writes docs/events.md from the types of the events and from games in which each of them happens.

Run it with `python docs/make_events.py`; a test says when it must be run again.
"""

import inspect
import json
import re
import sys
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from hotelier import Game, Seeded, game_info, new_game
from hotelier.games import NAMES, shapes
from hotelier.wire.structs import all_declared

FILE = Path(__file__).with_name("events.md")
PEOPLE = ["Anna", "Bruno", "Clara", "Dora"]
SECTION = re.compile(r"^# (.+?) -+$")
CLASS = re.compile(r"^class (\w+)\(Told\):$")

INTRODUCTION = """\
# Events

What happened in a game, as data: this file is made from the types by `python docs/make_events.py`.

```python
game = hotelier.new_game("austria", seats=2, seed=7, tell=True)
game.apply(game.legal_actions()[0])
game.events(0)           # all that seat 0 saw happen, from the setup on
game.events(None)        # all that a spectator saw
game.events(0, since=1)  # what the first decision led to, and all after it
```

`hotelier.replay(record, tell=True)` tells a game that was recorded, `hotelier replay FILE --json` gives
its events, and `hotelier replay FILE --moves` tells them in words. Forced choices, which nobody is
asked for, are told like all others.

- An event is a JSON object with `kind` and `decision`: how many decisions had been applied. The setup
  has 0, and what the first decision led to has 1.
- `vp`, `krones` and `steps` are always changes of `seat`. Added up they give the points, krones and
  position on the emperor track of every seat, at any time. Amounts that change nothing have other
  names.
- Seats are numbered from 0; automata sit after the people. Places, tables and hotels are numbered from
  1; cards have their printed numbers.
- Some fields are secret: who may not know them finds `null` there. The examples show what the seat
  itself is told.

The types are in `src/hotelier/austria/shown/events/` and `src/hotelier/overbooking/shown/events.py`, those
of modules and automata in an `events.py` in their folders; for TypeScript in `web/src/wire.ts`. The words
under each example are those of `event_words.py` there.
"""


class Sample:
    """A game in which something rare happens: `liked` actions are chosen first, then any."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        liked: tuple[str, ...] = (),
        generous: bool = False,
        **options: Any,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.liked = liked
        self.generous = generous
        """Whether guests order just one wine and pay well."""
        self.options = options

    def play(self) -> Game:
        content = generous_guests() if self.generous else None
        game = new_game(
            self.game, seats=self.seats, seed=self.seed, content=content, tell=True, **self.options
        )
        rng = Seeded(self.seed)
        while game.to_move is not None:
            game.apply(self.choose(game, rng))
        return game

    def choose(self, game: Game, rng: Seeded) -> int:
        legal = game.legal_actions()
        texts = [game.notation(action) for action in legal]
        for liked in self.liked:
            wanted = [action for action, text in zip(legal, texts, strict=True) if text.startswith(liked)]
            if wanted:
                return wanted[rng.below(len(wanted))]
        return legal[rng.below(len(legal))]


def generous_guests() -> dict[str, Any]:
    """A content pack with which hotels fill quickly, so that decks run out and purses overflow."""
    from hotelier.austria.content.book import book_of

    reward = [{"gain": {"krones": 9}}, {"gain": {"wine": 1}}]
    numbers = book_of("revised", False).guest_number
    guests = [{"id": number, "order": {"wine": 1}, "reward": reward} for number in numbers]
    return {"game": "austria", "name": "generous guests", "guests": guests}


HOSTS: tuple[str, ...] = (
    "claim",
    "token",
    "move",
    "occupy",
    "place",
    "get krones",
    "get wine",
    "serve",
    "guest",
    "die 2",
)
HOSTS += ("take 0 coffee", "die 3", "room 1c", "room 1d", "room 2c", "room 2d", "room")
"""What fills a hotel."""
ALONE: dict[str, Any] = {"modules": "1,2,3,5", "difficulty": "hard"}
SAMPLES = (
    Sample("austria", 2, 1),
    Sample("austria", 4, 17, modules="1,2,3,4,5", staff="draft"),
    Sample("austria", 3, 31, modules="1,2,3,4,5", staff="draft"),
    Sample("austria", 4, 15, HOSTS, generous=True, modules="3"),
    Sample("austria", 2, 5, HOSTS, generous=True, modules="3"),
    Sample("austria", 2, 30, HOSTS, edition="first", printing="spanish", board="day", boards="chosen"),
    Sample("austria", 2, 0, ("pass",)),
    Sample("austria", 1, 4, entrance="hautel_couture", **ALONE),
    Sample("austria", 1, 12, entrance="hautel_couture", **ALONE),
    Sample("austria", 1, 15, entrance="nine_stars", **ALONE),
    Sample("austria", 1, 2, entrance="sushi_resort", **ALONE),
    Sample("austria", 1, 3, entrance="toll_bridge", **ALONE),
    Sample("austria", 1, 9, modules="1", difficulty="hard"),
    Sample("austria", 1, 28, difficulty="hard"),
    Sample("overbooking", 3, 73, bonus="expert"),
)
"""Games in which, taken together, everything happens."""


class Example:
    """An event that has happened, and the same in words."""

    def __init__(self, event: dict[str, Any], words: str) -> None:
        self.event = event
        self.words = words


def examples(name: str) -> dict[str, Example]:
    """The first event of each kind, with all that the seat itself is told."""
    words = import_module(f"hotelier.{name}.shown.event_words")
    found: dict[str, Example] = {}
    for sample in SAMPLES:
        if sample.game != name:
            continue
        game = sample.play()
        assert game.tale is not None
        names = PEOPLE[: game.seats] + [automaton.capitalize() for automaton in game.automata]
        book: Any = game.state.book  # type: ignore[attr-defined]
        for told in game.tale.told:
            kind = told.event["kind"]
            if kind not in found:
                found[kind] = Example(told.event, words.sentence(book, told.event, names))
    return found


def sections(name: str) -> list[tuple[str, list[Any]]]:
    """The types of the events under the headings of the files that declare them."""
    found: list[tuple[str, list[Any]]] = []
    for module in dict.fromkeys(sys.modules[event.__module__] for event in get_args(shapes(name).Event)):
        for line in inspect.getsource(module).splitlines():
            if heading := SECTION.match(line):
                found.append((heading[1], []))
            elif declared := CLASS.match(line):
                found[-1][1].append(getattr(module, declared[1]))
    return [(heading, members) for heading, members in found if members]


def fields_of(declared: Any) -> dict[str, Any]:
    """The fields of a type that are its own, without the tag."""
    hints = get_type_hints(declared)
    return {name: hint for name, hint in hints.items() if name not in ("kind", "decision")}


def kind_of(declared: Any) -> str:
    kind: str = get_args(get_type_hints(declared)["kind"])[0]
    return kind


def type_words(hint: Any) -> str:
    """A type as a reader of JSON calls it."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return ", ".join(f"`{part}`" for part in parts)
    if origin in (Union, UnionType):
        if any(is_typeddict(part) for part in parts):
            return "cause"
        return " or ".join("null" if part is type(None) else type_words(part) for part in parts)
    if origin is list:
        return f"list of {type_words(parts[0])}"
    if origin is dict:
        return f"{type_words(parts[1])} by name"
    if is_typeddict(hint):
        return f"[{hint.__name__}](#{types_title(hint.__module__.split('.')[1]).lower().replace(' ', '-')})"
    return {int: "number", str: "text", bool: "true or false"}[hint]


def fields_words(declared: Any) -> str:
    return "; ".join(f"`{name}` {type_words(hint)}" for name, hint in fields_of(declared).items())


def types_title(name: str) -> str:
    return f"Types of {game_info(name).title}"


def types_of(name: str) -> list[str]:
    """What fields are made of: causes, cards."""
    events = get_args(shapes(name).Event)
    found: dict[type, None] = {}
    all_declared(shapes(name).Event, found)
    lines = []
    for declared in found:
        if declared in events:
            continue
        title = f"`{kind_of(declared)}`" if "kind" in get_type_hints(declared) else declared.__name__
        fields = fields_words(declared)
        lines.append(f"| {title} | {declared.__doc__} | {fields} |")
    return lines


def event_words(declared: Any, example: Example) -> list[str]:
    fields = fields_words(declared)
    meaning = " ".join((declared.__doc__ or "").split())
    return [
        f"**`{kind_of(declared)}`** {meaning}" + (f" Fields: {fields}." if fields else ""),
        "",
        "```json",
        json.dumps(example.event, ensure_ascii=False),
        "```",
        f"*{example.words}.*",
        "",
    ]


def chapter(name: str) -> list[str]:
    """All events of a game."""
    found = examples(name)
    lines = [f"## {game_info(name).title}", ""]
    for heading, members in sections(name):
        lines += [f"### {heading}", ""]
        for declared in members:
            kind = kind_of(declared)
            if kind not in found:
                raise LookupError(f"{kind} is in no game of SAMPLES: change a seed there, or add a game")
            lines += event_words(declared, found[kind])
    because = " (`because`, told apart by its `kind`)" if name == "austria" else ""
    return [
        *lines,
        f"### {types_title(name)}",
        "",
        f"| type{because} | meaning | fields |",
        "|---|---|---|",
        *types_of(name),
        "",
    ]


def document() -> str:
    return "\n".join([INTRODUCTION, *(line for name in NAMES for line in chapter(name))]).rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
