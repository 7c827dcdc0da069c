"""How far an analysis can be trusted (docs/analysis.md).

    python bench/analysis.py agreement --turns 100     # quick findings beside those of ten times the time
    python bench/analysis.py calibration --games 500   # what was expected, beside what came out

Both play their games with bots, the same ones every time, and print figures as they go. `calibration` also
draws the picture of that document.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import correlation, fmean, stdev

from hotelier.analysis.judging import CARE, QUICK_PLAYER, Care, evaluator_of, judge, result_of
from hotelier.analysis.turns import PlayedTurn, turns_of
from hotelier.bots import make_bot
from hotelier.bots.levels import QUICK
from hotelier.bots.rollouts import THOROUGH
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective
from hotelier.games import new_game

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "analysis_calibration.svg"
TEN_TIMES = Care(2400, THOROUGH, duels=100, flat_duels=2000)
MOMENTS = {"at the start": 0.0, "in the middle": 0.5, "before the last turn": 1.0}
ROLLOUTS = 12


def played_by(bot: str, seats: int, seed: int) -> Game:
    """A whole game between bots of the same kind."""
    game = new_game("austria", seats=seats, seed=seed)
    bots = [make_bot(bot, Seeded(seed * seats + seat)) for seat in range(seats)]
    while game.to_move is not None:
        game.apply(bots[game.to_move].choose(Perspective(game, game.to_move)))
    return game


def turns_in(game: Game) -> list[PlayedTurn]:
    return turns_of(game.record())[1]


def some_turns(bot: str, number: int) -> Iterator[PlayedTurn]:
    """A turn out of the middle of each game."""
    for seed in range(number):
        choices = [turn for turn in turns_in(played_by(bot, 2, seed)) if turn.is_choice and turn.round]
        yield choices[Seeded(seed).below(len(choices))]


def agreement(bot: str, number: int) -> None:
    """How often the plan of the quick analysis is that of ten times the time, and what it costs if not."""
    same = 0
    quick_losses: list[float] = []
    long_losses: list[float] = []
    missed: list[float] = []
    for place, turn in enumerate(some_turns(bot, number), 1):
        quick = judge(turn, CARE["quick"], Seeded(place))
        long = judge(turn, TEN_TIMES, Seeded(place))
        signature = evaluator_of(turn.before, turn.seat).signature
        same += signature(quick.best) == signature(long.best)
        missed.append(difference(long.best, quick.best, turn, Seeded(place)))
        quick_losses.append(quick.loss)
        long_losses.append(long.loss)
        if place % 10 == 0 or place == number:
            print(
                f"{place} turns of {bot}: same plan {same / place:.0%}; the other plan is worth "
                f"{fmean(missed):.1f} points more; losses {fmean(quick_losses):.1f} and "
                f"{fmean(long_losses):.1f}, correlation {correlation(quick_losses, long_losses):.2f}",
                flush=True,
            )


def difference(better: list[int], plan: list[int], turn: PlayedTurn, rng: Seeded) -> float:
    """What one plan brings more than another, in new rollouts with the same luck."""
    perspective = Perspective(turn.before, turn.seat)
    found = []
    for __ in range(ROLLOUTS):
        guess, luck = perspective.resample(rng), rng.below(1 << 30)
        first, second = (result_of(each, guess, turn.seat, QUICK, luck) for each in (better, plan))
        found.append(first - second)
    return fmean(found)


def calibration(bot: str, number: int) -> None:
    """What was expected at three moments of a game, and what the seat had in the end."""
    expected: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
    results: list[float] = []
    for seed in range(number):
        game = played_by(bot, 2, seed)
        assert game.outcome is not None
        seat = seed % 2
        own = [turn for turn in turns_in(game) if turn.seat == seat and turn.round]
        results.append(float(game.outcome.scores[seat]))
        for moment, part in MOMENTS.items():
            turn = own[int(part * (len(own) - 1))]
            expected[moment].append(expectation(turn, Seeded(seed)))
        if (seed + 1) % 25 == 0 or seed + 1 == number:
            print(
                f"{seed + 1} games of {bot}, {fmean(results):.1f} ± {stdev(results):.1f} points", flush=True
            )
            for moment, values in expected.items():
                print(f"  {line_of(moment, values, results)}", flush=True)
    draw(expected, results)


def expectation(turn: PlayedTurn, rng: Seeded) -> float:
    """What an analysis says is to be expected before a turn."""
    perspective = Perspective(turn.before, turn.seat)
    return fmean(
        result_of(QUICK_PLAYER, perspective.resample(rng), turn.seat, QUICK, rng.below(1 << 30))
        for __ in range(ROLLOUTS)
    )


def line_of(moment: str, expected: list[float], results: list[float]) -> str:
    errors = [result - value for value, result in zip(expected, results, strict=True)]
    return (
        f"{moment}: result less expectation {fmean(errors):+.1f} ± {stdev(errors):.1f}, "
        f"correlation {correlation(expected, results):.2f}"
    )


def draw(expected: dict[str, list[float]], results: list[float]) -> None:
    import matplotlib.pyplot as plt

    figure, panels = plt.subplots(1, len(expected), figsize=(10, 3.6), sharex=True, sharey=True)
    for panel, (moment, values) in zip(panels, expected.items(), strict=True):
        panel.scatter(values, results, s=7, alpha=0.45, color="#8c2f39", linewidths=0)
        low, high = min(results), max(results)
        panel.plot([low, high], [low, high], color="#8a7f76", linewidth=1)
        panel.set_title(moment)
        panel.set_xlabel("expected points")
    panels[0].set_ylabel("points in the end")
    figure.tight_layout()
    figure.savefig(PICTURE)


STUDIES: dict[str, Callable[[str, int], None]] = {"agreement": agreement, "calibration": calibration}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("--bot", default="concierge", help="who plays the games")
    parser.add_argument("--games", "--turns", type=int, default=100, dest="number")
    given = parser.parse_args()
    STUDIES[given.study](given.bot, given.number)


if __name__ == "__main__":
    main()
