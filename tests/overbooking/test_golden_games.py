"""Whole games, kept as records: they replay as they were, and a second reckoning comes to the same end.

OP1-OP6, OB1-OB6, OW1-OW7, ON1-ON3, OE1-OE3.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier import Game, Seeded, new_game, replay
from hotelier.core.records import to_text
from tests.overbooking.recount import Recount

FOLDER = Path(__file__).parent / "golden"
SCORES = {
    "two_players": [34, 38],
    "three_players_beginner": [42, 45, 46],
    "four_players_expert": [46, 46, 50, 50],
}
WINNERS = {
    "two_players": [1],
    "three_players_beginner": [2],
    "four_players_expert": [2],  # OE3: six cards worth three coins against five
}

each_game = pytest.mark.parametrize("name", SCORES)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def record_of(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(text_of(name))
    return record


def check_against_recount(game: Game, recount: Recount) -> None:
    """OE1-OE3: the same cards, coins, tokens, bonus, scores and winners."""
    outcome = game.outcome
    assert outcome is not None
    for seat, player in enumerate(game.view(None)["players"]):
        assert sorted(player["collected"]) == sorted(recount.collected[seat])
        assert player["coins"] == recount.coins_by_round[seat]
        assert player["tokens"] == recount.tokens[seat]
        assert sum(outcome.breakdown[seat]["bonus"].values()) == recount.bonus[seat]
        assert sorted(game.view(seat)["players"][seat]["known_hand"]) == sorted(recount.hands[seat])
    assert outcome.scores == recount.scores
    assert outcome.winners == recount.winners


def test_every_golden_game_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(SCORES)


@each_game
def test_a_golden_game_replays_to_its_end_and_to_the_same_record(name: str) -> None:
    game = replay(record_of(name))
    assert game.outcome is not None
    assert game.outcome.scores == SCORES[name]
    assert game.outcome.winners == WINNERS[name]
    assert to_text(game.record()) == text_of(name)


@each_game
def test_a_golden_game_recounted_from_its_record(name: str) -> None:
    recount = Recount(record_of(name))
    assert recount.scores == SCORES[name]
    assert recount.winners == WINNERS[name]
    check_against_recount(replay(record_of(name)), recount)


@pytest.mark.parametrize("bonus", ["none", "beginner", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_at_random_recounted_from_their_records(seats: int, bonus: str) -> None:
    for seed in range(12):
        game = new_game("overbooking", seats=seats, seed=seed, bonus=bonus)
        rng = Seeded(seed)
        while game.to_move is not None:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
        check_against_recount(game, Recount(game.record()))
