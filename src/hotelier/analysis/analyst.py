"""The analysis of a whole game, turn by turn: so it can show how far it is, and be stopped."""

from collections.abc import Iterator

from hotelier.analysis.judging import CARE, evaluator_of, judge, reasons
from hotelier.analysis.shapes import FORMAT, Analysis, Depth, Expectation, Measure, Share, Turn
from hotelier.analysis.turns import PlayedTurn, turns_of
from hotelier.bots.evaluation.evaluator import lead
from hotelier.core.chance import SEEDS, Seeded
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json
from hotelier.core.perspective import Perspective
from hotelier.games import replay

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
        self.game = replay(record, content=content)
        if self.game.outcome is None:
            raise BadInput("only a game that is over can be analysed")
        self.outcome = self.game.outcome
        begin = replay({**record, "actions": []}, content=content)
        self.played = list(turns_of(begin, self.game.history))
        self.turns: list[Turn] = []
        self.curve: list[Expectation] = []

    def __len__(self) -> int:
        return len(self.played)

    @property
    def measure(self) -> Measure:
        return "lead" if evaluator_of(self.game, 0).is_flat else "points"

    def run(self) -> Iterator[Turn]:
        """Look at one turn after the other; after the last one all is known."""
        for number in range(len(self.turns), len(self)):
            turn = self.played[number]
            rng = Seeded((self.seed + number * SEEDS // len(self)) % SEEDS)  # whatever came before
            judged = self.judged(turn, rng)
            self.turns.append(judged)
            self.curve += self.expected(turn, judged, rng)
            yield judged

    def judged(self, turn: PlayedTurn, rng: Seeded) -> Turn:
        found = judge(turn, CARE[self.depth], rng)
        game = turn.before
        return Turn(
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
            themes=reasons(turn, found.best, rng),
        )

    def expected(self, turn: PlayedTurn, judged: Turn, rng: Seeded) -> list[Expectation]:
        """What its seat could expect before and after a turn, and the automata before it."""
        seat, before, after = turn.seat, judged["decision"], judged["decision"] + judged["length"]
        guess = Perspective(turn.before, seat).resample(rng)
        forecast = evaluator_of(guess, seat).forecast(guess, rng)
        return [
            Expectation(decision=before, side=seat, points=judged["expected"]),
            Expectation(decision=after, side=seat, points=round(judged["expected"] + judged["gained"], 2)),
            *(
                Expectation(decision=before, side=side, points=round(points, 2))
                for side, points in enumerate(forecast)
                if side >= self.game.seats
            ),
        ]

    def result(self) -> Analysis:
        """All of it; what has not been looked at yet is now."""
        for __ in self.run():
            pass
        game = self.game
        results = [self.result_of(side) for side in range(len(self.outcome.scores))]
        last = [
            Expectation(decision=game.decisions, side=side, points=points)
            for side, points in enumerate(results)
        ]
        return Analysis(
            hotelier_analysis=FORMAT,
            game=game.info.name,
            seats=game.seats,
            depth=self.depth,
            seed=self.seed,
            measure=self.measure,
            scores=self.outcome.scores,
            winners=self.outcome.winners,
            curve=[*self.curve, *last],
            turns=self.turns,
            costliest=[self.costliest(seat) for seat in range(game.seats)],
            shares=[self.share(seat, results[seat]) for seat in range(game.seats)],
        )

    def result_of(self, side: int) -> float:
        scores = [float(score) for score in self.outcome.scores]
        return scores[side] if self.measure == "points" else lead(scores, side)

    def costliest(self, seat: int) -> list[int]:
        own = [place for place, turn in enumerate(self.turns) if turn["seat"] == seat and turn["loss"] > 0]
        return sorted(own, key=lambda place: -self.turns[place]["loss"])[:MOST_COSTLY]

    def share(self, seat: int, result: float) -> Share:
        own = [turn for turn in self.turns if turn["seat"] == seat]
        start = own[0]["expected"] if own else result
        gained = sum(turn["gained"] for turn in own)
        return Share(
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
    return Analyst(record, depth, seed, content).result()
