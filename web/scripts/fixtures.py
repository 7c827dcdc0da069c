"""Writes tables in the middle of games to `web/src/fixtures/`: tests of the page are made with them.

.venv/bin/python web/scripts/fixtures.py          # all of them
.venv/bin/python web/scripts/fixtures.py waltz    # those of one game
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import hotelier
from hotelier.core.game import Game

PLACE = Path(__file__).parent.parent / "src" / "fixtures"
EAGER = (
    *("flip", "token", "claim_own", "celebrity", "exchange", "ball", "dance", "tile", "shift"),
    *(
        "move",
        "claim",
        "place",
        "get",
        "room",
        "play",
        "use",
        "occupy",
        "guest",
        "coloured_die",
        "die",
        "take",
    ),
)
"""What the player of these games likes best, so that the tables are full of life."""

MOMENTS: dict[str, tuple[str, int, dict[str, Any], tuple[str, ...]]] = {
    "austria": (
        "austria",
        2,
        {},
        (
            "first_guest",
            "first_rooms",
            "turn",
            "dishes",
            "rooms",
            "krones",
            "staff",
            "receive",
            "serve",
            "reward",
            "copy",
            "over",
        ),
    ),
    "solo": ("austria", 1, {"difficulty": "medium"}, ("under", "turn", "reward", "receive", "over")),
    "four": ("austria", 4, {"board": "day"}, ("turn", "over")),
    "draft": ("austria", 3, {"staff": "draft"}, ("draft", "over")),
    "waltz": (
        "austria",
        3,
        {"modules": "1,2,3,4,5"},
        (
            *("bid", "rehearse", "turn", "dishes", "celebrity", "exchange", "others", "spend", "invite"),
            *("recall", "flip", "shifted", "reward", "first_guest", "over"),
        ),
    ),
    "elisabeth": (
        "austria",
        1,
        {"modules": "1,2,3,5", "difficulty": "hard", "entrance": "sushi_resort"},
        ("enter", "turn", "over"),
    ),
    "couture": ("austria", 1, {"modules": "3", "entrance": "hautel_couture"}, ("give", "turn", "over")),
    "stars": (
        "austria",
        1,
        {"modules": "3,5", "entrance": "nine_stars", "difficulty": "hard"},
        ("turn", "over"),
    ),
    "toll": ("austria", 1, {"modules": "3", "entrance": "toll_bridge"}, ("turn", "over")),
    "spanish": (
        "austria",
        2,
        {"edition": "first", "printing": "spanish", "board": "day", "boards": "chosen"},
        ("first_rooms", "penalty", "reward with move", "staff with serve", "over"),
    ),
    "overbooking": ("overbooking", 3, {"bonus": "expert"}, ("place", "nobles", "maids", "over")),
}
EARLIEST = {"turn": 60, "reward": 60, "receive": 40, "place": 20, "serve": 60}
"""Moments are taken from this decision of a game on."""
YES_OR_NO = ("flip", "give", "invite", "shifted", "celebrity", "recall", "penalty")
"""Questions that are worth a picture even with two answers or one."""


MOST = 20
"""The most entries of the log; tables at the end of a game have all of them."""

Log = list[tuple[int | None, list[int], int]]
"""Who moved, and points and round after it, for every version; version 0 is the setup."""


def choose(game: Game, rng: Random) -> int:
    actions = game.legal_actions()
    kinds = [game.describe(action)["kind"] for action in actions]
    best = min(EAGER.index(kind) if kind in EAGER else len(EAGER) for kind in kinds)
    liked = [
        action
        for action, kind in zip(actions, kinds, strict=True)
        if (EAGER.index(kind) if kind in EAGER else len(EAGER)) == best
    ]
    return rng.choice(liked if rng.random() < 0.85 else actions)


def table(game: Game, seat: int | None, log: Log, most: int | None = MOST) -> dict[str, Any]:
    """A `TableState` as the server sends it."""
    names = ["Ada", "Béla", "Clara", "Dora"]
    outcome = game.outcome
    return {
        "table": "fixture",
        "game": game.info.name,
        "options": dict(game.options),
        "version": len(log) - 1,
        "seat": seat,
        "invited": None,
        "owner": True,
        "to_move": game.to_move,
        "view": game.view(seat),
        "legal": [game.describe(action) for action in game.legal_actions()] if seat == game.to_move else [],
        "seats": [
            {
                "seat": n,
                "name": names[n],
                "kind": "person" if n == seat else "bot",
                "bot": None if n == seat else "random",
                "taken": True,
                "present": True,
                "resigned": False,
            }
            for n in range(game.seats)
        ],
        "automata": list(game.automata),
        "happenings": happenings(game, seat, log, most),
        "undo": "free",
        "undo_points": [],
        "undo_rule": "unseen",
        "redo": False,
        "proposals": [],
        "hints": True,
        "clock": None,
        "chat": [],
        "finished": outcome.to_json() if outcome else None,
        "closed": False,
        "rematch": None,
        "open": False,
        "known_seed": False,
        "watchers": 0,
        "created": "2026-11-15T09:00:00Z",
        "updated": "2026-11-15T09:30:00Z",
    }


def happenings(game: Game, seat: int | None, log: Log, most: int | None) -> list[dict[str, Any]]:
    """The last entries of the log as a seat may know them; all of them begin with the setup."""
    events = game.events(seat)
    told = [
        {
            "version": version,
            "seat": mover,
            "undone_to": None,
            "events": [event for event in events if event["decision"] == version],
            "points": points,
            "round": round,
            "at": "2026-11-15T09:00:00.000+00:00",
        }
        for version, (mover, points, round) in enumerate(log)
    ]
    return told if most is None else told[-most:]


def note(game: Game, mover: int | None, log: Log) -> None:
    """Write down how the table stands after a move."""
    view = game.view(None)
    log.append((mover, [player["points"] for player in view["players"]], view["round"]))


def dump(name: str, moment: str, state: dict[str, Any]) -> None:
    path = PLACE / f"{name}-{moment}.json"
    path.write_text(json.dumps(state, ensure_ascii=False, indent=1) + "\n")


def is_now(moment: str, game: Game) -> bool:
    """Whether the question of a moment is asked; "reward with move" wants to be offered a move besides."""
    asked, _, offered = moment.partition(" with ")
    if game.view(game.to_move)["question"]["kind"] != asked:
        return False
    kinds = {game.describe(action)["kind"] for action in game.legal_actions()}
    return not offered or offered in kinds


def play(name: str) -> None:
    kind, seats, options, moments = MOMENTS[name]
    wanted = set(moments)
    for seed in range(40):
        game = hotelier.new_game(kind, seats=seats, seed=seed, tell=True, **options)
        rng = Random(seed)
        log: Log = []
        note(game, None, log)
        if "over" in wanted:
            dump(name, "start", table(game, 0, log))
        while game.to_move is not None:
            asked = game.view(game.to_move)["question"]["kind"]
            choices = len(game.legal_actions())
            for moment in [each for each in wanted if is_now(each, game)]:
                if len(log) > EARLIEST.get(moment, 0) and (choices > 2 or asked in YES_OR_NO):
                    wanted.discard(moment)
                    dump(name, moment.replace(" with ", "-"), table(game, game.to_move, log))
            mover = game.to_move
            game.apply(choose(game, rng))
            note(game, mover, log)
        if "over" in wanted:
            wanted.discard("over")
            dump(name, "over", table(game, 0, log, None))
        if not wanted:
            return
    raise SystemExit(f"{name}: no game had {wanted}")


if __name__ == "__main__":
    PLACE.mkdir(parents=True, exist_ok=True)
    for each in sys.argv[1:] or MOMENTS:
        play(each)
