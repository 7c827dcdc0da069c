"""The wire types are true, and the page's copy of them is up to date."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from hotelier.core.chance import Seeded
from hotelier.games import NAMES, new_game
from hotelier.wire.schemas import all_schemas
from hotelier.wire.structs import PARTS, made_from, shapes_of
from hotelier.wire.typescript import typescript
from tests import contract
from tests.contract import Case

ROOT = Path(__file__).resolve().parents[2]


# The types of the page


def test_the_pages_types_are_up_to_date() -> None:
    file = ROOT / "web" / "src" / "wire.ts"
    assert file.read_text(encoding="utf-8") == typescript(), "run: make wire"


def test_lists_of_choices_are_written_with_brackets() -> None:
    text = typescript()
    assert "queue: (number | null)[];" in text
    assert 'export interface StateFrame {\n  type: "state";\n  state: TableState;\n}' in text
    objects, printed = "Record<string, unknown>", "ours: unknown;\n  theirs: unknown;"  # all may be printed
    assert "unknown" not in text.replace(objects, "").replace(printed, "")


def test_every_part_of_the_games_has_a_name() -> None:
    text = typescript()
    for part in PARTS:
        members = " | ".join(game.capitalize() + part for game in NAMES)
        assert f"export type {part} = {members};\n" in text
    assert "  view: View;\n  legal: Action[];\n" in text
    assert "  events: Event[];\n" in text
    assert "  because: Cause;\n" in text, "unions that a game has named are called by their names"


def test_every_reference_leads_somewhere() -> None:
    made = all_schemas()
    referred = set(references(made))
    assert referred <= {f"#/components/schemas/{name}" for name in made}
    assert len(referred) > 200


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, part in schema.items():
            if key == "$ref":
                yield part
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def test_no_game_is_named_where_types_are_made() -> None:
    package = ROOT / "src" / "hotelier"
    makers = [*(package / "wire").glob("*.py"), package / "server" / "http" / "openapi.py"]
    assert len(makers) > 4
    for file in makers:
        text = file.read_text(encoding="utf-8").lower()
        assert not [name for name in NAMES if name in text], file


# The games keep to their types


@pytest.mark.parametrize("case", contract.cases(), ids=lambda case: case.id)
def test_all_that_a_game_shows_has_the_types_of_the_wire(case: Case) -> None:
    """Of every game with all its options: decoding refuses fields that are unknown, missing or wrong."""
    given: dict[str, Any] = {**case.options}
    game = new_game(case.name, seats=case.seats, seed=4, tell=True, **given)
    shapes = shapes_of(case.name)
    rng = Seeded(4)
    while True:
        for seat in contract.seats_and_spectator(game):
            msgspec.convert(game.view(seat), shapes.view)
        contract.check_all([game.describe(action) for action in game.legal_actions()], shapes.action)
        if game.to_move is None:
            break
        contract.play_on(game, rng, 3)
    for seat in contract.seats_and_spectator(game):
        contract.check_all(game.events(seat), shapes.event)


@pytest.mark.parametrize("name", NAMES)
def test_a_field_too_many_or_too_few_is_refused(name: str) -> None:
    game = new_game(name, seats=2, seed=1, tell=True)
    contract.play_on(game, Seeded(1))
    shapes = shapes_of(name)
    for event in game.events(0):
        refused({**event, "more": 1}, shapes.event)
        for field in event:
            refused({key: value for key, value in event.items() if key != field}, shapes.event)
    begun = new_game(name, seats=2, seed=1)
    view, action = begun.view(0), begun.describe(begun.legal_actions()[0])
    refused({**view, "more": 1}, shapes.view)
    refused({**view, "question": {**view["question"], "more": 1}}, shapes.view)
    refused({**action, "more": 1}, shapes.action)
    refused({**action, "kind": "castle"}, shapes.action)


def refused(data: dict[str, Any], kind: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, kind)


# How Structs are made


class Pawn(TypedDict):
    """Goes ahead."""

    kind: Literal["pawn"]
    file: str


class Castle(TypedDict):
    kind: Literal["castle"]
    moved: bool | None
    beside: NotRequired[list[Pawn]]


class Board(TypedDict):
    game: Literal["chess"]
    pieces: dict[str, Pawn | Castle]
    last: Pawn | Castle | None


class TwoTags(TypedDict):
    kind: Literal["pawn"]
    colour: Literal["white"]


CHESS = {"View": Board, "Question": Pawn, "Action": Pawn | Castle, "Event": Castle, "Piece": Pawn | Castle}


def test_declarations_become_strict_structs() -> None:
    shapes = made_from("chess", CHESS, Counter(["Pawn", "Board", "Castle", "Castle"]))
    assert sorted(shapes.structs) == ["Board", "ChessCastle", "Pawn"], "a name that is in use elsewhere"
    assert shapes.unions == {"ChessAction": ["Pawn", "ChessCastle"], "Piece": ["Pawn", "ChessCastle"]}
    assert shapes.structs["Pawn"].__doc__ == "Goes ahead."
    pawn = {"kind": "pawn", "file": "e"}
    castle = {"kind": "castle", "moved": None}
    board = {"game": "chess", "pieces": {"e2": pawn, "h1": {**castle, "beside": [pawn]}}, "last": None}
    assert msgspec.to_builtins(msgspec.convert(board, shapes.view)) == board
    assert msgspec.to_builtins(msgspec.convert(castle, shapes.action)) == castle
    refused({**board, "game": "draughts"}, shapes.view)
    refused({"kind": "castle"}, shapes.action)
    refused({**castle, "file": "e"}, shapes.action)
    refused({**castle, "beside": [castle]}, shapes.action)


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(TypeError, match="more than one tag: kind, colour"):
        made_from("chess", {**CHESS, "Question": TwoTags}, Counter())
    again = TypedDict("Pawn", {"kind": Literal["again"]})  # type: ignore[name-match]  # noqa: UP013
    with pytest.raises(TypeError, match="two shapes of chess have the same name"):
        made_from("chess", {**CHESS, "Question": again}, Counter())
