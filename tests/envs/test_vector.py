"""Many games as arrays."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hotelier import BadInput, BadOption, IllegalAction, new_game
from hotelier.bots import BOTS, BotInfo
from hotelier.bots.random_bot import RandomBot
from hotelier.envs.encoders import encoder_for
from hotelier.envs.own_games import OwnGames
from hotelier.envs.playing.seeds import Seeds
from hotelier.envs.vector import Vector

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("austria", {"seats": 2}),
    ("austria", {"seats": 1, "difficulty": "medium"}),
    ("austria", {"seats": 3, "reward": "shaped"}),
    ("austria_waltz", {"seats": 2}),
    ("austria_waltz", {"seats": 1, "modules": "1,2"}),
    ("overbooking", {"seats": 2}),
    ("overbooking", {"seats": 4, "opponents": "random", "reward": "difference"}),
]


def chosen(games: Vector, rng: np.random.Generator) -> NDArray[Any]:
    """A random legal action in every game."""
    actions: NDArray[Any] = np.argmax(rng.random(games.masks.shape) * games.masks, axis=1)
    return actions


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_arrays_show_the_games_and_stay_where_they_are(name: str, options: dict[str, Any]) -> None:
    games = Vector(name, 5, **options)
    arrays = (games.observations, games.masks, games.movers, games.rewards, games.dones)
    encoder = encoder_for(games.start.new_game(0))
    rng = np.random.default_rng(1)
    games.reset(seed=9)
    for _ in range(150):
        for place, game in enumerate(games.games):
            assert games.movers[place] == game.to_move
            assert games.observations[place].tobytes() == encoder.encode(game, int(games.movers[place]))
            assert np.flatnonzero(games.masks[place]).tolist() == sorted(game.legal_actions())
        games.step(chosen(games, rng))
    now = (games.observations, games.masks, games.movers, games.rewards, games.dones)
    assert all(before is after for before, after in zip(arrays, now, strict=True))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_games_that_end_are_followed_by_others(name: str, options: dict[str, Any]) -> None:
    games = Vector(name, 4, **options)
    rng = np.random.default_rng(2)
    games.reset(seed=1)
    paid = np.zeros_like(games.rewards)
    seeds = {game.seed for game in games.games}
    ends = 0
    while ends < 12:
        games.step(chosen(games, rng))
        paid += games.rewards
        for place, last in zip(np.flatnonzero(games.dones), games.last_games, strict=True):
            assert last.to_move is None and last.outcome is not None
            assert games.games[place].seed not in seeds
            seeds.add(games.games[place].seed)
            if options.get("reward") == "difference":
                scores = last.outcome.scores
                best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
                assert paid[place].tolist() == [
                    own - other for own, other in zip(scores, best, strict=True)
                ]
            else:
                won = [seat in last.outcome.winners for seat in range(options["seats"])]
                assert (paid[place] > 0).tolist() == won
            paid[place] = 0
            ends += 1


def test_every_game_has_its_own_seed() -> None:
    games = Vector("overbooking", 3)
    games.reset(seed=[5, 7, 5])
    assert [game.seed for game in games.games] == [5, 7, 5]
    assert np.array_equal(games.observations[0], games.observations[2])
    assert not np.array_equal(games.observations[0], games.observations[1])
    games.reset(seed=11)
    assert [game.seed for game in games.games] == [11, 12, 13]
    games.reset(seed=np.int64(12))
    assert [game.seed for game in games.games] == [12, 13, 14]
    games.reset(seed=np.array([3, 2, 1]))
    assert [(game.seed, type(game.seed)) for game in games.games] == [(3, int), (2, int), (1, int)]
    games.reset()
    assert len({game.seed for game in games.games}) == 3
    games.reset(seed=[1, None, 2])
    assert [games.games[0].seed, games.games[2].seed] == [1, 2]
    fresh = [Vector("overbooking", 3), Vector("overbooking", 3)]
    for each in fresh:
        each.reset()
    assert not {game.seed for game in fresh[0].games} & {game.seed for game in fresh[1].games}


def test_without_a_seed_the_series_of_each_game_goes_on() -> None:
    twins = [Vector("overbooking", 3), Vector("overbooking", 3)]
    for games in twins:
        games.reset(seed=5)
        games.reset()
        games.reset(seed=[None, 8, None])
        games.reset()
    seeds = [game.seed for game in twins[0].games]
    assert seeds == [game.seed for game in twins[1].games]
    follow = [Seeds(5), Seeds(8), Seeds(7)]
    assert seeds == [
        [series.next() for _ in range(times)][-1] for series, times in zip(follow, (4, 2, 4), strict=True)
    ]


def test_the_learner_decides_only_in_its_own_seat() -> None:
    games = Vector("overbooking", 6, seats=3, opponents="random")
    fixed = Vector("overbooking", 6, seats=3, opponents="random", learner=1)
    rng = np.random.default_rng(3)
    games.reset(seed=1)
    fixed.reset(seed=1)
    for _ in range(60):
        assert games.movers.tolist() == [0, 1, 2, 0, 1, 2]
        assert fixed.movers.tolist() == [1] * 6
        games.step(chosen(games, rng))
        fixed.step(chosen(fixed, rng))


def test_bots_are_asked_and_random_ones_choose_as_the_game_itself_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The quick way of random opponents and the way of all other bots come to the same choices."""
    monkeypatch.setitem(
        BOTS, "polled", BotInfo("polled", "Polled", "random, but asked", lambda rng, _: RandomBot(rng))
    )
    quick = Vector("overbooking", 3, seats=3, opponents="random")
    asked = Vector("overbooking", 3, seats=3, opponents=["polled", "random"])
    quick.reset(seed=4)
    asked.reset(seed=4)
    for games, wanted in ((asked, True), (quick, False)):
        assert isinstance(games._players, OwnGames)
        assert bool(games._players.batch.opponents[0].bots) == wanted
    rng = np.random.default_rng(5)
    for _ in range(80):
        actions = chosen(quick, rng)
        quick.step(actions)
        asked.step(actions)
        assert np.array_equal(quick.observations, asked.observations)


@pytest.mark.parametrize(
    ("count", "options", "message"),
    [
        (0, {}, "the number of games is 0; it must be 1 or more"),
        (2, {"learner": 1}, "a learner's seat is given, but no opponents"),
        (2, {"workers": 0}, "the number of workers is 0; it must be 1 to 2"),
        (2, {"workers": 3}, "the number of workers is 3; it must be 1 to 2"),
        (2, {"workers": True}, "the number of workers is True"),
        (2, {"learner": 5, "opponents": "random"}, "there is no seat 5"),
        (2, {"opponents": "nobody"}, "unknown bot 'nobody'"),
        (2, {"reward": "fame"}, "unknown reward 'fame'"),
        (2, {"memory": "often"}, "option memory cannot be 'often'"),
    ],
)
def test_bad_arguments_are_refused(count: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Vector("overbooking", count, **options)


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    numbers: dict[str, Any] = {"seats": np.int64(3), "learner": np.uint8(2), "workers": np.int32(1)}
    games = Vector("overbooking", np.int64(2), opponents="random", **numbers)  # type: ignore[arg-type]
    assert (games.count, games.seats, games.learners.tolist()) == (2, 3, [2, 2])
    assert {type(each) for each in (games.count, games.seats, games.start.seats)} == {int}


def test_a_game_that_there_is_not_is_told_with_all_that_there_are() -> None:
    with pytest.raises(BadOption, match=r"unknown game 'Austria'; there are: austria, .*, austria_waltz"):
        Vector("Austria", 2)


def test_bad_seeds_and_actions_are_refused() -> None:
    games = Vector("overbooking", 2)
    with pytest.raises(BadOption, match="1 seeds were given for 2 games"):
        games.reset(seed=[1])
    with pytest.raises(BadOption, match="seed -1 is not a whole number"):
        games.reset(seed=-1)
    with pytest.raises(BadInput, match="call reset"):
        games.step([0, 0])
    games.reset(seed=1)
    for wrong in ([0], [0.5, 1.0], [[0, 1], [0, 1]], ["0", "1"]):
        with pytest.raises(BadInput, match="actions must be 2 whole numbers, one for each game"):
            games.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="game 0: action 9999 is not legal now"):
        games.step([9999, 9999])
    assert new_game("overbooking", seed=1).view(0) == games.games[0].view(0)
