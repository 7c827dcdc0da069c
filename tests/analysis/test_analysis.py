"""Analyses: figures that add up, blunders that are found, and nothing used that a seat could not know."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import hotelier
from hotelier.analysis import judging
from hotelier.analysis.analyst import Analyst
from hotelier.analysis.judging import Care, judge
from hotelier.analysis.shapes import Analysis
from hotelier.analysis.turns import PlayedTurn, turns_of
from hotelier.bots import make_bot
from hotelier.bots.levels import QUICK
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective
from hotelier.core.records import to_text
from tests.commands import run_here

HASTY = Care(20, QUICK, duels=3, flat_duels=10)
Blunder = Callable[[Game], int | None]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests in which it does not matter how good an analysis is."""
    monkeypatch.setitem(judging.CARE, "quick", HASTY)


def play(game: Game, bot: str, blunder: Blunder = lambda game: None) -> Json:
    """The record of a game between bots, in which somebody now and then does something else."""
    bots = [make_bot(bot, Seeded(seat)) for seat in range(game.seats)]
    while game.to_move is not None:
        planted = blunder(game)
        seat = game.to_move
        game.apply(bots[seat].choose(Perspective(game, seat)) if planted is None else planted)
    return game.record()


def played_turns(record: Json) -> list[PlayedTurn]:
    return turns_of(record)[1]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("austria", {"seats": 1}),
        ("austria", {"seats": 3}),
        ("austria", {"seats": 2, "modules": [1, 2, 3, 4, 5]}),
        ("overbooking", {"seats": 3}),
    ],
)
def test_every_game_can_be_analysed_and_the_figures_add_up(game: str, options: Json, hasty: None) -> None:
    record = play(hotelier.new_game(game, seed=3, **options), "random")
    found = hotelier.analyse(record, seed=1)
    outcome = hotelier.replay(record).outcome
    assert outcome is not None
    assert json.loads(json.dumps(found)) == found
    assert [step for turn in found["turns"] for step in turn["played"]] == record["actions"]
    assert found["scores"] == outcome.scores
    for share in found["shares"]:
        seat = share["seat"]
        score = outcome.scores[seat]
        rival = max(points for side, points in enumerate(outcome.scores) if side != seat)
        assert share["result"] == (score if found["measure"] == "points" else score - rival)
        gained = sum(turn["gained"] for turn in found["turns"] if turn["seat"] == seat)
        assert share["start"] + gained + share["fortune"] == pytest.approx(share["result"], abs=0.05)
        given_away = sum(turn["loss"] for turn in found["turns"] if turn["seat"] == seat)
        assert share["given_away"] == pytest.approx(given_away, abs=0.05)
    for side, score in enumerate(outcome.scores):
        curve = [each["points"] for each in found["curve"] if each["side"] == side]
        assert len(curve) > 1
        if found["measure"] == "points":
            assert curve[-1] == score


def test_the_same_seed_gives_the_same_analysis_and_another_one_another(hasty: None) -> None:
    record = play(hotelier.new_game("overbooking", seats=2, seed=5), "random")
    assert hotelier.analyse(record, seed=1) == hotelier.analyse(record, seed=1)
    assert hotelier.analyse(record, seed=1) != hotelier.analyse(record, seed=2)


def test_a_turn_is_judged_alike_whatever_was_judged_before(hasty: None) -> None:
    """So an analysis can be stopped, taken up and shared out."""
    record = play(hotelier.new_game("overbooking", seats=2, seed=5), "random")
    backwards = [Analyst(record).turn(number) for number in reversed(range(len(Analyst(record))))]
    assert Analyst(record).analysis(backwards[::-1]) == hotelier.analyse(record)


def test_a_turn_belongs_to_one_seat_and_ends_with_its_end_or_a_pass() -> None:
    turns = played_turns(play(hotelier.new_game("austria", seats=2, seed=1), "random"))
    ends = 0
    for turn in turns:
        texts = [turn.before.notation(action) for action in turn.actions]
        assert "end" not in texts[:-1]
        assert "pass" not in texts[:-1]
        ends += texts[-1] in ("end", "pass")
    assert ends >= 28, "two players have two turns each in seven rounds"


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_a_judgement_uses_only_what_the_seat_knew(game: str) -> None:
    """The same turn in a game in which all that its seat could not know was dealt otherwise."""
    record = play(hotelier.new_game(game, seats=2, seed=8), "random")
    turns = [turn for turn in played_turns(record) if turn.is_choice]
    for turn in turns[:: len(turns) // 5]:
        twin = PlayedTurn(turn.before.resample(turn.seat, Seeded(99)), turn.seat)
        twin.actions, twin.is_choice = turn.actions, True
        first, second = judge(turn, HASTY, Seeded(4)), judge(twin, HASTY, Seeded(4))
        assert (first.best, first.expected, first.loss) == (second.best, second.expected, second.loss)


def idles_in_round(number: int) -> Blunder:
    """A die for krones that are not wanted, and the turn is over: no guest, no item, no room."""

    def blunder(game: Game) -> int | None:
        if game.view(None)["round"] != number:
            return None
        choices = {game.notation(action): action for action in game.legal_actions()}
        return next((choices[text] for text in ("end", "done", "die 4") if text in choices), None)

    return blunder


def costliest(found: Analysis, seat: int) -> list[str]:
    turns = [found["turns"][place] for place in found["costliest"][seat]]
    return [f"round {turn['round']}: {' '.join(turn['played'])}" for turn in turns]


def test_planted_blunders_are_the_costliest_turns() -> None:
    """Whoever does nothing for a whole round has thrown two turns away."""
    record = play(hotelier.new_game("austria", seats=1, seed=1), "concierge", idles_in_round(5))
    found = hotelier.analyse(record)
    for idle in costliest(found, 0)[:2]:
        assert re.fullmatch(r"round 5: die \d done end", idle)
    assert all(found["turns"][place]["loss"] > 5 for place in found["costliest"][0][:2])


def test_who_plays_at_random_gives_more_away() -> None:
    game = hotelier.new_game("overbooking", seats=2, seed=4)
    rng = Seeded(7)
    record = play(game, "manager", lambda game: game.pick(rng) if game.to_move == 0 else None)
    careless, careful = hotelier.analyse(record)["shares"]
    assert careless["given_away"] > 2 * careful["given_away"]
    assert careless["gained"] < careful["gained"]


def test_what_cannot_be_analysed_is_refused() -> None:
    game = hotelier.new_game("austria", seats=2, seed=1)
    with pytest.raises(hotelier.BadInput, match="only a game that is over can be analysed"):
        hotelier.analyse(game.record())
    record = play(game, "random")
    with pytest.raises(hotelier.BadOption, match="unknown depth 'long'; there are: quick, deep"):
        hotelier.analyse(record, depth="long")  # type: ignore[arg-type]


def test_the_command_tells_it_in_words_as_data_and_as_a_page(tmp_path: Path, hasty: None) -> None:
    record = play(hotelier.new_game("overbooking", seats=2, seed=4), "random")
    file = tmp_path / "<b>evening.json"
    file.write_text(to_text(record))
    said = run_here("analyse", str(file)).stdout
    assert "won." in said
    assert "Round 1" in said
    assert json.loads(run_here("analyse", str(file), "--json").stdout) == hotelier.analyse(record)
    page = tmp_path / "page.html"
    assert run_here("analyse", str(file), "--html", "--out", str(page)).stdout == f"wrote {page}\n"
    written = page.read_text()
    assert "&lt;b&gt;evening" in written
    assert "<b>" not in written
    assert "http" not in written.replace("http://www.w3.org", "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--json", "--html"], "--json and --html exclude each other"),
        (["--depth", "long"], "--depth is quick or deep, not 'long'"),
        (["--seed", "-1"], "seed -1 is not a whole number from 0"),
        (["--out", "nowhere/page.html"], "cannot write nowhere/page.html"),
    ],
)
def test_the_command_refuses_in_one_line(arguments: list[str], message: str) -> None:
    done = run_here("analyse", "examples/game.json", *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(f"hotelier: {message}")
    assert done.stdout == ""
