"""The analysis of a whole game, turn by turn: it can show how far it is, be stopped, and be shared out."""

from collections.abc import Iterator

from hotelier.analysis.judging import CARE, evaluator_of, judge, reasons
from hotelier.analysis.shapes import FORMAT, Analysis, Depth, Expectation, JudgedTurn, Measure, ResultShare
from hotelier.analysis.turns import turns_of
from hotelier.bots.evaluation.evaluator import lead
from hotelier.core.chance import SEEDS, Seeded
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json
from hotelier.core.perspective import Perspective

MOST_COSTLY = 3
DEPTHS = tuple(CARE)


class Analyst:
    """Looks at one game. The same record, depth and seed give the same analysis."""

    def __init__(
        self, record: Json, depth: Depth = "quick", seed: int = 0, content: Json | None = None
    ) -> None:
        if depth not in CARE:
            raise BadOption(f"unknown depth {depth!r}; there are: {', '.join(DEPTHS)}")
        self.depth: Depth = depth
        self.seed = seed
        self.game, self.played = turns_of(record, content)
        if self.game.outcome is None:
            raise BadInput("only a game that is over can be analysed")
        self.outcome = self.game.outcome

    def __len__(self) -> int:
        return len(self.played)

    def turn(self, number: int) -> JudgedTurn:
        """What is to be said of a turn; it does not matter which ones were looked at before."""
        turn = self.played[number]
        rng = Seeded((self.seed + number * SEEDS // len(self)) % SEEDS)
        found = judge(turn, CARE[self.depth], rng)
        game = turn.before
        guess = Perspective(game, turn.seat).resample(rng)
        forecast = evaluator_of(guess, turn.seat).forecast(guess, rng)
        return JudgedTurn(
            decision=game.decisions,
            length=len(turn.actions),
            seat=turn.seat,
            round=turn.round,
            played=[game.notation(action) for action in turn.actions],
            best=[game.notation(action) for action in found.best],
            expected=round(found.expected, 2),
            gained=round(found.gained, 2),
            loss=round(found.loss, 2),
            error=round(found.error, 2),
            automata=[round(points, 2) for points in forecast[game.seats :]],
            themes=reasons(turn, found.best, rng),
        )

    def run(self) -> Iterator[JudgedTurn]:
        """One turn after the other."""
        for number in range(len(self)):
            yield self.turn(number)

    def analysis(self, turns: list[JudgedTurn]) -> Analysis:
        """What all turns together say."""
        game = self.game
        scores = [float(score) for score in self.outcome.scores]
        measure: Measure = "lead" if evaluator_of(game, 0).is_flat else "points"
        results = scores if measure == "points" else [lead(scores, side) for side in range(len(scores))]
        return Analysis(
            hotelier_analysis=FORMAT,
            game=game.info.name,
            seats=game.seats,
            depth=self.depth,
            seed=self.seed,
            measure=measure,
            scores=self.outcome.scores,
            winners=self.outcome.winners,
            curve=curve_of(turns, game.seats, results),
            turns=turns,
            costliest=[costliest(turns, seat) for seat in range(game.seats)],
            shares=[share_of(turns, seat, results[seat]) for seat in range(game.seats)],
        )


def curve_of(turns: list[JudgedTurn], seats: int, results: list[float]) -> list[Expectation]:
    """What every side could expect, in the order of decisions: a seat before and after its own turns."""
    curve: list[Expectation] = []
    for turn in turns:
        before, after = turn["decision"], turn["decision"] + turn["length"]
        curve.append(Expectation(decision=before, side=turn["seat"], points=turn["expected"]))
        gained = round(turn["expected"] + turn["gained"], 2)
        curve.append(Expectation(decision=after, side=turn["seat"], points=gained))
        for automaton, points in enumerate(turn["automata"], seats):
            curve.append(Expectation(decision=before, side=automaton, points=points))
    end = turns[-1]["decision"] + turns[-1]["length"]
    return curve + [
        Expectation(decision=end, side=side, points=points) for side, points in enumerate(results)
    ]


def costliest(turns: list[JudgedTurn], seat: int) -> list[int]:
    own = [place for place, turn in enumerate(turns) if turn["seat"] == seat and turn["loss"] > 0]
    return sorted(own, key=lambda place: -turns[place]["loss"])[:MOST_COSTLY]


def share_of(turns: list[JudgedTurn], seat: int, result: float) -> ResultShare:
    own = [turn for turn in turns if turn["seat"] == seat]
    start = own[0]["expected"] if own else result
    gained = sum(turn["gained"] for turn in own)
    return ResultShare(
        seat=seat,
        start=start,
        gained=round(gained, 2),
        fortune=round(result - start - gained, 2),
        result=result,
        given_away=round(sum(turn["loss"] for turn in own), 2),
    )


def analyse(
    record: Json, *, depth: Depth = "quick", seed: int = 0, content: Json | None = None
) -> Analysis:
    """What a finished game could have been: see docs/analysis.md."""
    analyst = Analyst(record, depth, seed, content)
    return analyst.analysis(list(analyst.run()))
