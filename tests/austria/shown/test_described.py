"""What `describe` says of an action before it is chosen comes true."""

import pytest

from hotelier import Seeded, new_game
from hotelier.austria.content.manifests import parts_called
from hotelier.austria.shown.described import DETAILS
from hotelier.austria.solo.details import DETAILS as OF_AUTOMATA
from hotelier.core.game import Json
from hotelier.core.options import Value
from hotelier.core.perspective import Perspective
from tests.austria import invariants
from tests.austria.promises import CHECKS, check_promise
from tests.austria.table import Table

ALONE: list[tuple[int, dict[str, Value]]] = [
    (1, {"difficulty": "hard"}),
    (1, {"modules": "3", "entrance": "toll_bridge"}),
    (1, {"modules": "3", "entrance": "sushi_resort"}),
    (1, {"modules": "3", "entrance": "hautel_couture"}),
]
PLAIN = invariants.option_sets()
WITH_MODULES = invariants.module_sets()


def check_game(seats: int, seed: int, options: dict[str, Value], style: str) -> set[str]:
    """Every legal action of a whole game; the kinds that came up."""
    kinds: set[str] = set()
    for game in invariants.walk(invariants.begin(seats, seed, options), Seeded(seed), style):
        kinds |= {check_promise(game, action) for action in game.legal_actions()}
    return kinds


@pytest.mark.parametrize("style", invariants.STYLES)
def test_promises_of_every_action_come_true(style: str) -> None:
    first = list(invariants.STYLES).index(style)
    sets = PLAIN[first::28] + WITH_MODULES[first::21] + ALONE[first::7]
    for number, (seats, options) in enumerate(sets):
        check_game(seats, 100 * first + number, options, style)


def test_every_detail_is_checked() -> None:
    """Beyond what stands in the frame itself: the tile of a penalty, and what was completed for a token.
    What a penalty of choice costs is checked beside its rule (E2)."""
    kinds = {*DETAILS, *OF_AUTOMATA}
    for part in parts_called("details"):
        kinds |= part.DETAILS.keys()
    assert kinds - CHECKS.keys() == {"suffer", "suffer_vp", "token"}


def told(table: Table, text: str) -> Json:
    """What is told of a legal action, without its text and kind."""
    assert text in table.legal()
    described = table.game.describe(table.game.parse(text))
    assert described.pop("notation") == text
    described.pop("kind")
    return described


def test_t1_a_guest_costs_what_its_place_says_and_gets_the_first_free_table() -> None:
    table = Table().seat(krones=3, guests=[50]).queue(51, 52, 53, 54, 55)
    assert told(table, "guest 1") == {"place": 1, "guest": 51, "table": 2, "cost": 3, "filled": False}
    assert told(table, "guest 5") == {"place": 5, "guest": 55, "table": 2, "cost": 0, "filled": False}
    table.seat(staff=[25])  # guests for free
    assert told(table, "guest 1")["cost"] == 0


def test_t2_t4_p1_a_die_has_the_strength_of_dice_boost_and_staff() -> None:
    table = Table().seat(krones=3).dice("3335")
    plain = {"value": 3, "boost": False, "strength": 3, "cost": 0, "vp": 0, "takes": []}
    assert told(table, "die 3") == plain
    assert told(table, "die 3+") == {**plain, "boost": True, "strength": 4, "cost": 1}


def test_d1_what_is_taken_is_told_item_by_item() -> None:
    table = Table().dice("111").play("die 1")
    assert told(table, "take 1 cake") == {
        "what": "cake",
        "count": 1,
        "items": {"strudel": 2, "cake": 1},
        "krones": 0,
        "steps": 0,
        "vp": 0,
    }


@pytest.mark.parametrize("die", ["die 1", "die 1+", "die 2", "die 4", "die 4+"])
@pytest.mark.parametrize("staff", [[], [15]], ids=["no staff", "Bootblack"])
def test_d1_d2_d4_a_die_tells_beforehand_how_its_strength_can_be_shared(die: str, staff: list[int]) -> None:
    """With 18 krones the boost makes room for one more; Bootblack gives krones and steps with a 4 (P10)."""
    table = Table().seat(krones=18, staff=staff).dice("111222444")
    takes = told(table, die)["takes"]
    table.play(die)
    game = table.game
    described = [game.describe(action) for action in game.legal_actions()]
    assert takes == [action for action in described if action["kind"] == "take"] != []


def test_d4_k2_krones_and_steps_end_with_their_tracks() -> None:
    """Strength 4: three steps from 12 are one step and 2 VP; two krones at 19 are one."""
    table = Table().seat(krones=19, emperor=12).dice("4444").play("die 4")
    nothing = {"what": "steps", "items": {}}
    assert told(table, "take 3 steps") == {**nothing, "count": 3, "krones": 1, "steps": 1, "vp": 2}
    assert told(table, "take 2 steps") == {**nothing, "count": 2, "krones": 1, "steps": 1, "vp": 1}
    assert told(table, "take 0 steps") == {**nothing, "count": 0, "krones": 1, "steps": 0, "vp": 0}


def test_d3_a_room_costs_its_floor() -> None:
    table = Table().seat(krones=5, vacant="1a 2a").dice("3").play("die 3")
    colour = table.game.describe(table.game.parse("room 3a"))["colour"]
    assert told(table, "room 3a") == {
        "space": "3a",
        "colour": colour,
        "cost": 2,
        "vp": 0,
        "occupies": False,
    }
    assert told(table, "room 1b")["cost"] == 0
    assert told(table, "done") == {"question": "rooms", "krones": 0}


def test_d6_copying_costs_a_krone() -> None:
    table = Table().seat(krones=1).dice("66").play("die 6")
    assert told(table, "copy 4") == {"value": 4, "strength": 2, "cost": 1}


def test_x1_serving_costs_a_krone_unless_staff_24_serves() -> None:
    table = Table().seat(krones=1, guests=[50], missing=[{"cake": 2}], kitchen={"cake": 2})
    assert told(table, "serve") == {"cost": 1}
    table.seat(staff=[24])
    assert told(table, "serve") == {"cost": 0}
    table.seat(missing=[{"cake": 1, "wine": 1}], guests=[50], kitchen={"cake": 1, "wine": 1}).play("serve")
    assert told(table, "place cake 1") == {"item": "cake", "table": 1, "guest": 50}


def test_w4_a_dancer_costs_champagne() -> None:
    table = Table(modules=[1]).seat(kitchen={"champagne": 2}, guests=[50], complete=True)
    assert told(table, "ball 1 2 middle") == {
        "table": 1,
        "guest": 50,
        "hall": 2,
        "ballroom": "goldener_strauss",
        "row": "middle",
        "champagne": 2,
    }


def test_an_action_that_is_not_legal_is_told_with_its_arguments_only() -> None:
    game = new_game("austria", seats=2, seed=1)
    assert game.describe(game.parse("die 3+")) == {
        "notation": "die 3+",
        "kind": "die",
        "value": 3,
        "boost": True,
    }
    assert game.describe(game.parse("play 17")) == {"notation": "play 17", "kind": "play", "staff": 17}


def test_others_are_told_no_more_than_the_arguments() -> None:
    """Whether a card can be played would betray the hand."""
    game = new_game("austria", seats=2, seed=3, staff="draft")
    mover = game.to_move
    assert mover is not None
    for action in game.legal_actions():
        assert Perspective(game, mover).describe(action) == game.describe(action)
    rng = Seeded(3)
    while game.to_move is not None:
        other = Perspective(game, 1 - game.to_move)
        for action in game.legal_actions():
            arguments = {"notation": game.notation(action), **game.actions.data[action]}
            assert other.describe(action) == arguments
        game.play_random_action(rng)
