"""The wire types are true, and the page's copy of them is up to date."""

from pathlib import Path

import msgspec
import pytest

from hotelier.core.chance import Seeded
from hotelier.server.typescript import typescript
from hotelier.server.views import AutomatonEvent, View
from hotelier.server.wire import Action
from tests import contract
from tests.contract import Case

ROOT = Path(__file__).resolve().parents[2]


class StrictAction(Action, forbid_unknown_fields=True):
    """An action with no field that the page does not know."""


def test_the_pages_types_are_up_to_date() -> None:
    file = ROOT / "web" / "src" / "wire.ts"
    assert file.read_text(encoding="utf-8") == typescript(), "run: make wire"


def test_lists_of_choices_are_written_with_brackets() -> None:
    text = typescript()
    assert "queue: (number | null)[];" in text
    assert 'export interface StateFrame {\n  type: "state";\n  state: TableState;\n}' in text
    assert "unknown" not in text.replace("Record<string, unknown>", "")


@pytest.mark.parametrize("case", contract.cases(), ids=lambda case: case.id)
def test_views_actions_and_events_have_the_types_of_the_wire(case: Case) -> None:
    """Of every game with all its options: decoding refuses fields that are unknown, missing or wrong."""
    game = case.begin(4)
    rng = Seeded(4)
    while True:
        for seat in contract.seats_and_spectator(game):
            msgspec.convert(game.view(seat), View)
        for action in game.legal_actions():
            for seat in contract.seats_and_spectator(game):
                msgspec.convert(game.seen(action, seat), StrictAction)
        if game.to_move is None:
            break
        contract.play_on(game, rng, 17)
    msgspec.convert(game.event_data(), list[AutomatonEvent])
