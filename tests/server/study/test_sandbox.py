"""What if: decisions tried out on a copy change nothing, tell nobody, and show nothing hidden."""

from collections.abc import Iterator
from typing import Any

import pytest

from hotelier import Seeded, new_game
from hotelier.core.playout import play_randomly
from hotelier.server.study.sandbox import tried
from tests.server.sitting import House, Sitting, house

PERSON = {"kind": "person"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("austria", 1, {}),
    ("austria", 3, {"staff": "draft"}),
    ("austria", 2, {"modules": "1,2,3,4,5"}),
    ("overbooking", 3, {"memory": True}),
]
at_every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def at_own_turn(home: House, **asked: Any) -> tuple[Sitting, int]:
    """A table of Grand Austria Hotel at which somebody is to take a die."""
    sitting = home.table("austria", 2, seed=5, **asked)
    state = sitting.play_until(lambda state: state["round"] if "round" in state else state["view"]["round"])
    return sitting, state["to_move"]


@at_every_table
def test_what_is_tried_out_depends_on_what_the_seat_knows_alone(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """Games that differ only in what the seat cannot know answer the same to every plan, and a plan shows
    nothing that has come out of a guess: to its end the table says as much as before it."""
    plans = 0
    for seed in range(5):
        game = new_game(name, seats=seats, seed=seed, **options)
        play_randomly(game, Seeded(seed), 9 + 8 * seed)
        seat = game.to_move
        if seat is None:
            continue
        twins = [game.resample(seat, Seeded(other)) for other in range(2)]
        rng, plan = Seeded(seed), list[str]()
        while True:
            found = tried(game, seat, plan, 7)
            assert all(tried(twin, seat, plan, 7) == found for twin in twins)
            assert found.view["to_move"] == seat
            if found.ends or len(plan) > 20:
                break
            plan.append(found.legal[rng.below(len(found.legal))]["notation"])
            plans += 1
        assert len(found.steps) == len(plan) - found.ends
        before = tried(game, seat, plan[:-1], 7) if found.ends else found
        assert found.view == before.view
    assert plans >= 5


def test_a_plan_is_what_would_happen_as_long_as_nothing_comes_out(home: House) -> None:
    """The same decisions, made at the table then, lead to the same."""
    sitting, seat = at_own_turn(home)
    before = sitting.state(seat)
    die = next(each["notation"] for each in before["legal"] if each["kind"] == "die")
    found = sitting.post(seat, "try", version=before["version"], plan=[die])
    assert sitting.state(seat) == before, "the table is as it was"
    played = sitting.play(seat, die, before["version"])
    assert found["plan"] == [die] and not found["ends"]
    assert found["view"] == played["view"]
    assert found["legal"] == played["legal"]
    told = played["happenings"][-1]["events"]
    without = [{**event, "decision": 0} for event in told]
    assert [{**event, "decision": 0} for event in found["steps"][0]] == without


def test_a_turn_that_is_given_up_ends_the_plan(home: House) -> None:
    sitting, seat = at_own_turn(home)
    version = sitting.state()["version"]
    found = sitting.post(seat, "try", version=version, plan=["pass"])
    assert found["ends"] and found["legal"] == [] and found["steps"] == []
    assert found["view"] == sitting.state(seat)["view"]
    sitting.refused("illegal_action", seat, "try", version=version, plan=["pass", "die 1"])


def test_what_cannot_be_tried_out_is_refused(home: House) -> None:
    sitting, seat = at_own_turn(home)
    version = sitting.state()["version"]
    sitting.refused("not_your_turn", 1 - seat, "try", version=version, plan=[])
    sitting.refused("illegal_action", seat, "try", version=version, plan=["die 9"])
    sitting.refused("stale_version", seat, "try", version=version - 1, plan=[])
    sitting.refused("bad_request", seat, "try", version=version, plan=["die 1"] * 101)
    asked = {"version": version, "plan": []}
    home.refused("no_token", "POST", f"{sitting.path}/try", asked)
    home.refused("seat_needed", "POST", f"{sitting.path}/try", asked, token=sitting.made["watch"])


def test_a_table_may_do_without_any_advice(home: House) -> None:
    """Everybody can see that, those who are invited too, and a rematch is played alike."""
    sitting, seat = at_own_turn(home, advice="never")
    state = sitting.state(seat)
    assert sitting.state(None)["advice_rule"] == "never" and not state["hints"]
    sitting.refused("advice_off", seat, "try", version=state["version"], plan=[])
    home.refused("advice_off", "GET", f"{sitting.path}/hint", token=sitting.tokens[seat])
    sitting.refused("advice_off", seat, "proposals", kind="hints", key="hints")


def test_all_hear_that_somebody_was_advised(home: House) -> None:
    """Where several people play, and once for a decision, however often its seat asks."""
    sitting, seat = at_own_turn(home)
    sitting.post(0, "proposals", kind="hints", key="hints")
    number = sitting.state(1)["proposals"][0]["number"]
    sitting.post(1, f"proposals/{number}/vote", agree=True)
    for __ in range(2):
        home.ask("GET", f"{sitting.path}/hint", token=sitting.tokens[seat])
    told = [line["told"] for line in sitting.state(1 - seat)["chat"]]
    assert [(each["kind"], each["seat"]) for each in told if each["kind"] == "advised"] == [
        ("advised", seat)
    ]
