"""Games and perspectives are copied, pickled and compared; what a copy does is its own."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hotelier import BadInput, BadRecord, Game, Outcome, Perspective, Seeded, new_game, replay
from hotelier.core.copies import PICKLE_FORMAT, restored, saved
from hotelier.core.playout import play_randomly
from hotelier.games import game_info, new_secret_game

EXAMPLES = Path(__file__).parents[2] / "examples"
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("austria", {"seats": 3}),
    ("austria", {"seats": 4, "staff": "draft", "edition": "first"}),
    ("austria", {"seats": 2, "modules": "1,2,3,4"}),
    ("austria", {"seats": 1}),
    ("overbooking", {"seats": 3}),
    ("overbooking", {"seats": 4, "memory": True}),
]
every_kind = pytest.mark.parametrize(("name", "options"), KINDS)


def by_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, by_pickle]
every_copy = pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])


def played(name: str, decisions: int, **options: Any) -> Game:
    game = new_game(name, seed=5, **options)
    play_randomly(game, Seeded(decisions), decisions)
    return game


@every_copy
@every_kind
def test_a_copy_is_equal_and_goes_on_alike_on_its_own(
    name: str, options: dict[str, Any], copied: Callable[[Game], Game]
) -> None:
    for decisions in (0, 20):
        game = played(name, decisions, **options)
        twin = copied(game)
        assert twin == game and twin is not game
        before = game.record()
        play_randomly(twin, Seeded(1))
        assert twin != game and game.record() == before
        play_randomly(game, Seeded(1))
        assert twin == game and game.outcome is not None and twin.outcome == game.outcome
        assert copied(twin) == game


@every_copy
def test_a_copy_has_heard_what_the_original_has(copied: Callable[[Game], Game]) -> None:
    game = played("austria", 30, seats=3, tell=True)
    assert copied(game).events(0) == game.events(0)
    late = played("austria", 30, seats=3)
    late.listen()
    assert copied(late).events(None) == []
    play_randomly(late, Seeded(2), 15)
    assert late.events(1) and copied(late).events(1) == late.events(1)


@every_copy
def test_a_copy_keeps_results_that_are_still_to_come(copied: Callable[[Game], Game]) -> None:
    whole = played("austria", 10_000, seats=2)
    game = new_game("austria", seats=2, seed=77, script=whole.chance())
    for action in whole.history[:25]:
        game.apply(action)
    twin = copied(game)
    assert twin == game
    for action in whole.history[25:]:
        twin.apply(action)
    assert twin.chance() == whole.chance()


def test_games_are_told_apart() -> None:
    game = played("austria", 20, seats=2)
    assert game == replay(game.record())
    assert game != new_game("austria", seats=2, seed=5)
    assert new_game("austria", seats=2, seed=5) != new_game("austria", seats=2, seed=6)
    assert new_game("austria", seats=2, seed=5) != new_game("austria", seats=3, seed=5)
    assert new_game("austria", seed=5) != new_game("austria", seed=5, promo=True)
    assert new_game("austria", seed=5) != new_game("overbooking", seed=5)
    scripted = new_game("austria", seats=2, seed=5, script={"rolls": ["1122334455"]})
    assert scripted != new_game("austria", seats=2, seed=5)
    assert game not in ("a game", None)


def test_a_game_of_a_key_is_copied_with_its_secret_future() -> None:
    game = new_secret_game("overbooking", seats=2)
    twin = by_pickle(game)
    assert twin == game and new_secret_game("overbooking", seats=2) != game
    play_randomly(game, Seeded(1))
    play_randomly(twin, Seeded(1))
    assert twin.record() == game.record()


def test_a_pickle_brings_its_content_pack() -> None:
    pack = json.loads((EXAMPLES / "my-box.json").read_text(encoding="utf-8"))
    game = new_game("overbooking", seats=2, seed=5, content=pack)
    twin = by_pickle(game)
    assert twin == game and twin.content.name == "my box"
    assert game != new_game("overbooking", seats=2, seed=5)


def test_what_changes_has_no_hash() -> None:
    game = new_game("overbooking", seed=1)
    for thing in (game, Perspective(game, 0), Seeded(1)):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


@every_kind
def test_guesses_are_compared_by_all_that_they_hide(name: str, options: dict[str, Any]) -> None:
    game = played(name, 12, **options)
    seat = game.to_move
    guess = game.resample(seat, Seeded(7))
    assert guess == game.resample(seat, Seeded(7)) == guess.clone() == copy.deepcopy(guess)
    assert guess != game and game != guess
    assert guess != game.resample(seat, Seeded(8))
    twin = guess.clone()
    play_randomly(twin, Seeded(1), 1)
    assert twin != guess


def test_a_guess_is_not_pickled_and_says_what_to_do() -> None:
    guess = played("austria", 12).resample(0, 1)
    for thing in (guess, Perspective(guess, 0)):
        with pytest.raises(BadInput, match="pickle the game and resample it"):
            pickle.dumps(thing)


def test_a_pickle_of_other_rules_or_content_is_refused_with_a_word() -> None:
    game = played("overbooking", 5)
    info = game_info("overbooking")
    for change in (
        {"format": PICKLE_FORMAT + 1},
        {"record": {**game.record(), "rules": 0}},
        {"record": {**game.record(), "content": {"name": "hotelier", "digest": "0"}}},
        {"record": {**game.record(), "actions": ["no such action"]}},
    ):
        with pytest.raises(BadRecord, match=r"pickled by hotelier 0\.0\.9.*records .* are for keeping"):
            restored(info, {**saved(game), "hotelier": "0.0.9", **change})


def test_a_pickle_of_a_hotelier_that_pickled_states_is_refused_with_a_word() -> None:
    with pytest.raises(BadRecord, match="older hotelier"):
        new_game("overbooking", seed=1).__setstate__({"seed": 1})


@every_copy
def test_perspectives_are_copied_and_equal_if_they_show_the_same(copied: Callable[[Any], Any]) -> None:
    game = played("austria", 20, seats=3)
    seat = game.to_move
    assert seat is not None
    seen = Perspective(game, seat)
    twin = copied(seen)
    assert twin == seen and twin.legal_actions() == seen.legal_actions()
    assert seen != Perspective(game, (seat + 1) % 3) and seen != seat
    game.apply(game.legal_actions()[0])
    assert twin != seen


def test_a_seat_cannot_tell_the_truth_from_a_guess_by_comparing() -> None:
    game = played("austria", 20, seats=3)
    seen = Perspective(game, 0)
    assert all(Perspective(seen.resample(seed), 0) == seen for seed in range(5))


def test_all_kinds_of_chance_survive_a_pickle() -> None:
    for game in (
        new_game("austria", seed=3),
        new_game("austria", seed=3, script={"rolls": ["1122334455"]}),
        new_secret_game("austria", seats=2),
    ):
        twin = by_pickle(game.source)
        assert twin == game.source == copy.deepcopy(twin) and type(twin) is type(game.source)
        assert twin.roll("rolls", 10) == game.source.copy().roll("rolls", 10)
        assert twin != game.source


def test_outcomes_are_compared_and_copied() -> None:
    outcome = played("overbooking", 10_000).outcome
    assert outcome is not None and by_pickle(outcome) == copy.deepcopy(outcome) == outcome
    assert outcome != Outcome([0, 0], [1, 1], [0, 1], [{}, {}]) and outcome != 3


def test_repr_tells_the_game_the_round_and_who_moves() -> None:
    game = new_game("austria", seats=3, seed=5)
    assert repr(game) == "<Grand Austria Hotel, before the first round, seat 1 of 3 to move, 0 decisions>"
    play_randomly(game, Seeded(1), 40)
    assert f"round {game.view(None)['round']}, seat {game.to_move} of 3" in repr(game)
    assert repr(Perspective(game, 2)).startswith("<Perspective of seat 2: Grand Austria Hotel, round ")
    assert repr(game.resample(0, 1)).startswith("<a guess: Grand Austria Hotel, round ")
    play_randomly(game, Seeded(1))
    assert game.outcome is not None
    assert f"over, {game.outcome.scores[0]} : " in repr(game)
    assert "scores" in repr(game.outcome)


def test_repr_tells_no_secret() -> None:
    game = played("austria", 20, seats=3)
    shown = repr(game).replace(str(game.decisions), "")
    assert all(repr(guess).endswith(", 0 decisions>") for guess in (game.resample(0, 1),))
    assert "seed" not in shown


def test_there_is_one_of_each_game_in_the_registry() -> None:
    info = game_info("austria")
    assert by_pickle(info) is info and copy.deepcopy(info) is info
    assert "Grand Austria Hotel" in repr(info)


# Generators of others ---------------------------------------------------------------------------------


def test_resample_takes_a_seed() -> None:
    game = played("austria", 20, seats=3)
    assert game.resample(0, 9) == game.resample(0, Seeded(9)) == Perspective(game, 0).resample(9)


def test_resample_takes_generators_and_draws_from_them() -> None:
    np = pytest.importorskip("numpy")
    game = played("austria", 20, seats=3)
    makers: list[Callable[[], Any]] = [
        lambda: Seeded(4),
        lambda: random.Random(4),
        lambda: np.random.default_rng(4),
        lambda: np.random.RandomState(4),
    ]
    for make in makers:
        rng = make()
        first, second = game.resample(0, rng), game.resample(0, rng)
        assert first != second and first == game.resample(0, make())
        assert first.view(0) == game.view(0)
    assert game.resample(0, np.int64(9)) == game.resample(0, 9)


@pytest.mark.parametrize("wrong", ["x", None, True, -1, 1 << 64, 1.5, random.Random])
def test_what_gives_no_random_numbers_is_refused(wrong: Any) -> None:
    with pytest.raises(BadInput, match=r"random|seed"):
        new_game("overbooking", seed=1).resample(0, wrong)
