"""Plays with the piano as if its folder lay beside those of the five modules, and prints what was seen.

python -m tests.austria.modules.sixth.play
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import hotelier.austria.modules

hotelier.austria.modules.__path__.append(str(Path(__file__).parent))

# The folder has to be there first.
from hotelier import BadOption, Game, Seeded, new_game, replay  # noqa: E402
from hotelier.austria.shown.event_words import sentence  # noqa: E402
from hotelier.bots import make_bot  # noqa: E402
from hotelier.core.perspective import Perspective  # noqa: E402
from hotelier.games import shapes  # noqa: E402
from hotelier.terminal.austria import question, words  # noqa: E402
from hotelier.wire.schemas import all_schemas  # noqa: E402
from tests.typed import check  # noqa: E402


def notes(game: Game) -> list[int]:
    shown: list[int] = game.view(None)["waltz"]["piano"]["notes"]
    return shown


def krones(game: Game, seat: int) -> int:
    counted: int = game.view(seat)["players"][seat]["krones"]
    return counted


def chosen(texts: list[str], rng: Seeded) -> str:
    """Concerts whenever they can be given, and krones for them; the rest is chance."""
    for wanted in ("concert", "applause krones"):
        if wanted in texts:
            return wanted
    return texts[rng.below(len(texts))]


def played() -> tuple[Game, list[dict[str, Any]]]:
    """A whole game, and what was seen of every concert in it."""
    game = new_game("austria", seats=2, seed=11, modules=[3, 6], tell=True)
    rng, types = Seeded(1), shapes("austria")
    concerts: list[dict[str, Any]] = []
    while game.to_move is not None:
        seat = game.to_move
        before, purse, twin = notes(game), krones(game, seat), game.clone()
        legal = {game.actions.texts[each]: words(game, each) for each in game.legal_actions()}
        action = chosen(list(legal), rng)
        told = {"action": legal[action], "question": question(game)}
        check(game.view(seat), types.View, "view")
        number = game.actions.texts.index(action)
        check(game.describe(number), types.Action, "action")
        game.apply(number)
        assert notes(twin) == before, "a clone is touched by its original"
        if action == "concert":
            asked = game.view(seat)["question"]
            concerts.append({"before": before[seat], "after": notes(game)[seat], "asked": asked} | told)
        elif action == "applause krones":
            concerts[-1] |= {"purse": purse, "then": krones(game, seat), "applause": told}
    return game, concerts


def happened(game: Game) -> list[dict[str, Any]]:
    """What was told of concerts, each with what came of it, and in words."""
    events = game.events(None)
    for event in events:
        check(event, shapes("austria").Event, "event")
    names, book = ["Anna", "Bruno"], game.book  # type: ignore[attr-defined]
    return [
        {
            "concert": {name: event[name] for name in ("kind", "notes")},
            "then": {name: then[name] for name in ("kind", "because")},
            "same": event["seat"] == then["seat"],
            "words": sentence(book, event, names),
            "reason": sentence(book, then, names),
        }
        for event, then in pairwise(events)
        if event["kind"] == "concert_given"
    ]


def played_by_bots() -> bool:
    """Whether bots that have never heard of it come to the end of a game."""
    game = new_game("austria", seats=2, seed=5, modules=[6])
    bots = [make_bot("greedy", Seeded(1)), make_bot("search:5", Seeded(2))]
    while game.to_move is not None:
        seat = game.to_move
        game.apply(bots[seat].choose(Perspective(game, seat)))
    return game.outcome is not None


def refused() -> str:
    try:
        new_game("austria", seats=2, modules=[7])
    except BadOption as error:
        return str(error)
    return ""


def main() -> None:
    game, concerts = played()
    again = replay(json.loads(json.dumps(game.record())))
    other = new_game("austria", seats=2, seed=11, modules=[3])
    plain = new_game("austria", seats=2, seed=11)
    seen = {
        "guests": game.book.guest_number[-1],  # type: ignore[attr-defined]
        "concerts": concerts,
        "happened": happened(game),
        "schemas": [name for name in all_schemas() if "Concert" in name],
        "notes": notes(game),
        "vp": [[event["vp"] for event in game.events(None) if is_of_notes(event, seat)] for seat in (0, 1)],
        "sections": list(game.view(None)["waltz"]),
        "bots": played_by_bots(),
        "replayed": again.view(None) == game.view(None),
        "other": "concert" in other.actions.texts or "piano" in other.view(None)["waltz"],
        "plain": "waltz" in plain.view(None) or bool(plain.state.parts or plain.state.modules.in_play),  # type: ignore[attr-defined]
        "refused": refused(),
    }
    print(json.dumps(seen))


def is_of_notes(event: Any, seat: int) -> bool:
    """Points for guests at the very end: nobody else gives such."""
    kind: str = event["kind"]
    return (
        kind == "points_scored"
        and event["seat"] == seat
        and event["source"] == "guests"
        and event["because"]["kind"] == "end"
    )


if __name__ == "__main__":
    main()
