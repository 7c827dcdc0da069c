"""Whole games, played sensibly and kept as records: they must end for ever as they ended at the table.

The results below were counted a second time, action by action, by recount.py, which has its own
arithmetic; it does so again in every run.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hotelier import Game, new_game, replay
from hotelier.core.records import to_text
from tests.austria.recount import Recount

FOLDER = Path(__file__).parent / "golden"
SOURCES = (
    "guests",
    "room icons",
    "occupancy bonuses",
    "emperor",
    "objectives",
    "occupied rooms",
    "krones",
    "items",
    "waiting guests",
)

# For each seat: VP by source in the order of SOURCES, VP of staff cards, the sum.
Result = tuple[list[int], dict[str, int], int]
RESULTS: dict[str, list[Result]] = {
    # In round 5 the dice run out by passing; E. Gizia; an end card is lost to tile C4; A, B, C claimed.
    "two_players": [
        ([17, 0, 9, 7, 0, 10, 3, 0, -15], {"31": 5}, 36),
        ([21, 2, 9, 13, 45, 28, 11, 9, 0], {}, 138),
    ],
    # A turn more for E. Gizia; tiles A3 and C2; the Secretary copies.
    "three_players_first_edition_draft_day": [
        ([15, 3, 11, 11, 20, 11, 14, 8, -5], {"29": 10, "37": 4, "28": 9}, 111),
        ([27, 2, 17, 15, 15, 21, 0, 2, -5], {"34": 12}, 106),
        ([26, 2, 5, 22, 15, 25, 4, 4, -5], {"31": 13}, 111),
    ],
    # Both promotional guests; every space of two objectives is claimed; tiles A3, B4 and C3.
    "four_players_intro_promo": [
        ([12, 0, 4, 31, 0, 5, 0, 2, -15], {"41": 12, "34": 7}, 58),
        ([19, 6, 2, 35, 35, 31, 3, 9, 0], {"8": 2, "48": 4}, 146),
        ([20, 8, 6, 21, 40, 29, 3, 8, -5], {"32": 8}, 138),
        ([27, 4, 4, 30, 10, 24, 4, 8, 0], {"12": 8, "27": 12, "40": 10}, 141),
    ],
}
RANKS = {
    "two_players": [2, 1],
    "three_players_first_edition_draft_day": [1, 3, 2],  # 111 each; krones and items decide
    "four_players_intro_promo": [4, 1, 3, 2],
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def played(name: str) -> Game:
    return replay(json.loads(text_of(name)))


every_game = pytest.mark.parametrize("name", RESULTS)


def test_every_record_is_checked() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(RESULTS)


@every_game
def test_f1_f5_the_game_ends_as_it_ended(name: str) -> None:
    outcome = played(name).outcome
    assert outcome is not None
    for breakdown, (by_source, staff, total) in zip(outcome.breakdown, RESULTS[name], strict=True):
        assert breakdown == {**dict(zip(SOURCES, by_source, strict=True)), "staff": staff}
        assert total == sum(by_source) + sum(staff.values())
    assert outcome.scores == [total for _, _, total in RESULTS[name]]
    assert outcome.ranking == RANKS[name]
    assert outcome.winners == [RANKS[name].index(1)]


@every_game
def test_f2_f3_f4_the_final_position_is_worth_what_it_shows(name: str) -> None:
    """Occupied rooms by floor, krones, items and waiting guests, counted from the view."""
    game = played(name)
    outcome = game.outcome
    assert outcome is not None
    for player, breakdown in zip(game.view(None)["players"], outcome.breakdown, strict=True):
        floors = [space[0] for space in player["occupied"]]
        worth = floors.count("1") + 2 * floors.count("2") + 3 * floors.count("3") + 4 * floors.count("4")
        assert breakdown["occupied rooms"] == worth
        assert breakdown["krones"] == player["krones"]
        assert breakdown["items"] == sum(player["kitchen"].values())
        assert breakdown["waiting guests"] == -5 * (3 - player["tables"].count(None))


@every_game
def test_the_accounts_of_a_second_counter_agree_after_every_action(name: str) -> None:
    record = json.loads(text_of(name))
    counter = Recount(record)
    counter.follow()
    for account, (by_source, staff, total) in zip(counter.accounts, RESULTS[name], strict=True):
        assert [account.points[source] for source in SOURCES] == by_source
        assert {str(number): vp for number, vp in account.staff.items() if vp} == staff
        assert account.points.total() + account.staff.total() == total


@every_game
def test_the_record_of_the_replayed_game_is_the_same_text(name: str) -> None:
    assert to_text(played(name).record()) == text_of(name)


def test_s3_an_old_record_is_written_again_with_the_queue_from_left_to_right() -> None:
    """It has no version of its script: its first guest was the rightmost."""
    old = json.loads((FOLDER.parent / "golden_rules_2" / "two_players.json").read_text(encoding="utf-8"))
    first, second, third, fourth, fifth, *others = old["chance"]["guests"]
    written = replay(old).record()
    assert written["chance"] == {
        "version": 2,
        **old["chance"],
        "guests": [fifth, fourth, third, second, first, *others],
    }
    assert written["actions"] == old["actions"]
    assert to_text(written) == text_of("two_players")


OPTIONS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "edition": "first", "board": "day", "promo": True},
    {"seats": 3, "staff": "draft"},
    {"seats": 3, "staff": "intro", "edition": "first"},
    {"seats": 4, "board": "day", "staff": "intro"},
    {"seats": 4, "edition": "first", "staff": "draft", "promo": True},
    {"seats": 2, "edition": "first", "printing": "spanish", "board": "day", "boards": "chosen"},
    {"seats": 4, "edition": "first", "printing": "spanish"},
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_second_counter_agrees_in_games_at_random(options: dict[str, Any], seed: int) -> None:
    """Choices at random, but guests are served and move in where they can, so that much happens."""
    rng = random.Random(seed)
    game = new_game("austria", seed=seed, **options)
    while game.to_move is not None:
        legal = game.legal_actions()
        kinds = [game.notation(action).split()[0] for action in legal]
        good = [
            action for action, kind in zip(legal, kinds, strict=True) if kind in ("move", "place", "claim")
        ]
        some = [
            action
            for action, kind in zip(legal, kinds, strict=True)
            if kind not in ("pass", "done", "keep")
        ]
        game.apply(rng.choice(good or some or legal) if rng.random() < 0.8 else rng.choice(legal))
    Recount(game.record()).follow()
