"""What is paid adds up to what the game was worth."""

import pytest

from hotelier import BadOption, Game, Seeded, new_game
from hotelier.envs.encoders import encoder_for
from hotelier.envs.playing.rewards import REWARDS, pay, reward_kind, win_shares
from hotelier.envs.start import Start
from tests.contract import play_on

TABLES = [
    ("austria", 1),
    ("austria", 2),
    ("austria", 4),
    ("austria_waltz", 1),
    ("austria_waltz", 3),
    ("overbooking", 2),
    ("overbooking", 3),
]


def returns(game: Game, reward: str) -> list[float]:
    """The sums of all that is paid in a random game."""
    encoder = encoder_for(game)
    rng = Seeded(game.seed)
    before = [0] * len(encoder.points(game))
    sums = [0.0] * len(before)
    while game.play_random_action(rng):
        after = encoder.points(game)
        paid = pay(reward_kind(reward), game, before, after)
        sums = [total + each for total, each in zip(sums, paid, strict=True)]
        before = after
    return sums


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up(name: str, seats: int, reward: str) -> None:
    for seed in range(5):
        game = Start(name, seats, {}).new_game(seed)
        paid = returns(game, reward)
        assert game.outcome is not None
        scores = game.outcome.scores
        best_other = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
        wanted = {
            "score": [float(score) for score in scores],
            "difference": [float(score - best) for score, best in zip(scores, best_other, strict=True)],
            "win": win_shares(game),
            "shaped": win_shares(game),
        }[reward]
        assert paid == pytest.approx(wanted)


def finished(winners: int) -> Game:
    """A finished game for three with this many winners."""
    for seed in range(3000):
        game = play_on(new_game("overbooking", seats=3, seed=seed), Seeded(seed))
        if game.outcome and len(game.outcome.winners) == winners:
            return game
    raise AssertionError("no such game was found")


def test_a_victory_is_worth_one_and_all_together_nothing() -> None:
    alone = finished(1)
    assert alone.outcome
    wanted = [1.0 if seat in alone.outcome.winners else -0.5 for seat in range(3)]
    assert win_shares(alone) == pytest.approx(wanted)


def test_a_shared_victory_is_shared() -> None:
    shared = finished(2)
    assert shared.outcome
    wanted = [0.25 if seat in shared.outcome.winners else -0.5 for seat in range(3)]
    assert win_shares(shared) == pytest.approx(wanted)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown reward 'money'; there are: win, score"):
        reward_kind("money")
