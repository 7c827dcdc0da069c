"""What every game of the house must keep to, whatever its rules: checks that know no single game."""

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from hotelier import BadInput, Game, IllegalAction, Outcome, Perspective, Seeded, new_game, replay
from hotelier.core.options import Value, shown
from hotelier.wire.structs import shapes_of
from tests.kinds import kinds

LONGEST_GAME = 20_000
"""No game may need more decisions than this."""
POSITIONS = 8
"""How many positions of a game are looked at closely, besides its beginning and its end."""
FOLLOWED = 3
"""For how many decisions a game and a guess of it are followed side by side."""
DELTAS = {"krones": "krones", "steps": "emperor"}
"""What events change, and what it is called in a view; points are compared at the end."""


class Case:
    """A game with certain options and a number of seats."""

    def __init__(self, name: str, options: dict[str, Value], seats: int) -> None:
        self.name = name
        self.options = options
        self.seats = seats
        self.id = " ".join(
            [name, str(seats), *(f"{option}={shown(value)}" for option, value in options.items())]
        )

    def begin(self, seed: int, script: dict[str, Any] | None = None, tell: bool = False) -> Game:
        given: dict[str, Any] = {**self.options}
        return new_game(self.name, seats=self.seats, seed=seed, script=script, tell=tell, **given)


@cache
def cases() -> list[Case]:
    """Every game with all its options and all its numbers of seats, and with every set of modules."""
    return [Case(name, options, seats) for name, seats, options in kinds()]


def play_on(game: Game, rng: Seeded, decisions: int = LONGEST_GAME) -> Game:
    """Play at random, for this many decisions or to the end."""
    for _ in range(decisions):
        if game.to_move is None:
            return game
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
    assert decisions < LONGEST_GAME, "the game does not end"
    return game


@cache
def _line(case: Case, seed: int, tell: bool) -> tuple[Game, ...]:
    """The beginning, some positions on the way, and the end of a random game."""
    length = len(play_on(case.begin(seed), Seeded(seed)).history)
    game = case.begin(seed, tell=tell)
    rng = Seeded(seed)
    positions = [game.clone()]
    stops = sorted({length * part // (POSITIONS + 1) for part in range(1, POSITIONS + 1)} | {length})
    for stop in stops:
        play_on(game, rng, stop - len(game.history))
        positions.append(game.clone())
    return tuple(positions)


def positions(case: Case, seed: int = 1, tell: bool = False) -> list[Game]:
    """Positions of a random game, as copies: the first its beginning, the last its end."""
    return [game.clone() for game in _line(case, seed, tell)]


@cache
def _snapshots(case: Case) -> tuple[bytes, ...]:
    return tuple(snapshot(game) for game in _line(case, 1, False))


def positions_as_they_are(case: Case) -> list[tuple[Game, bytes]]:
    """The same positions, each with its snapshot, as which it must come out of what leaves it alone."""
    return list(zip(positions(case), _snapshots(case), strict=True))


def seats_and_spectator(game: Game) -> list[int | None]:
    return [*range(game.seats), None]


def snapshot(game: Game) -> bytes:
    """All that can be seen of a game from outside, as one text."""
    return msgspec.json.encode(
        {
            "to_move": game.to_move,
            "legal": game.legal_actions(),
            "views": [game.view(seat) for seat in seats_and_spectator(game)],
            "outcome": None if game.outcome is None else game.outcome.to_json(),
            "record": None if game.hypothetical else game.record(),
            "revealed": game.revealed,
            "history": game.history,
        },
        order="sorted",
    )


def is_plain(data: Any) -> bool:
    """Whether data is what JSON can hold: it comes back as it was."""
    return bool(msgspec.json.decode(msgspec.json.encode(data)) == data)


def check_to_move_and_legal_actions(game: Game) -> None:
    """Somebody must decide and can, until the game is over; then nobody."""
    legal = game.legal_actions()
    if game.outcome is not None:
        assert game.to_move is None
        assert legal == []
        return
    assert game.to_move in range(game.seats)
    assert legal, "nothing to choose, but the game is not over"
    assert all(type(action) is int and 0 <= action < game.num_actions for action in legal)
    assert len(set(legal)) == len(legal)
    assert game.legal_actions() == legal == game.clone().legal_actions()
    legal.clear()  # the list is the caller's own
    assert game.legal_actions()


def check_every_legal_action_can_be_applied(game: Game, before: bytes) -> None:
    for action in game.legal_actions():
        twin = game.clone()
        twin.apply(action)
        assert twin.history == [*game.history, action]
        check_to_move_and_legal_actions(twin)
    assert snapshot(game) == before


def check_no_other_action_can_be_applied(game: Game, before: bytes) -> None:
    legal = set(game.legal_actions())
    for action in range(-1, game.num_actions + 1):
        if action not in legal:
            refusal = _refusal_of(game, action)
            assert "\n" not in refusal
    assert snapshot(game) == before


def _refusal_of(game: Game, action: int) -> str:
    """Asked of thousands of actions: pytest.raises takes longer than all else about it."""
    try:
        game.apply(action)
    except IllegalAction as error:
        return str(error)
    raise AssertionError(f"{action} was applied, but is not legal")


def check_clone_is_independent(game: Game, before: bytes, rng: Seeded) -> None:
    twin = game.clone()
    assert snapshot(twin) == before
    play_on(twin, rng, 40)
    assert snapshot(game) == before, "playing a copy changed the original"
    copy = game.clone()
    play_on(game, rng, 40)
    assert snapshot(copy) == before, "playing the original changed a copy"


def check_copies_play_alike(game: Game, other: Game, rng: Seeded) -> None:
    """From the same position the same choices lead to the same game, whatever chance brings."""
    play_on(game, rng.copy())
    play_on(other, rng.copy())
    assert snapshot(game) == snapshot(other)


def check_answers_belong_to_the_caller(game: Game, before: bytes) -> None:
    """Changing what a game has answered does not change the game."""
    _wreck(game.record())
    for seat in seats_and_spectator(game):
        _wreck(game.view(seat))
    for action in game.legal_actions():
        _wreck(game.describe(action))
    if game.outcome is not None:
        _wreck(game.outcome.to_json())
    assert snapshot(game) == before


def _wreck(data: Any) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _wreck(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _wreck(value)
        data.clear()


def check_action_table(game: Game) -> None:
    """Every action has a text of its own, from which it is found again, and is described."""
    texts = [game.notation(action) for action in range(game.num_actions)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert text and text == " ".join(text.split()), "texts are tidy: they stand in records"
        assert game.parse(text) == action
        described = game.describe(action)
        assert described["notation"] == text
        assert isinstance(described["kind"], str) and described["kind"]
        assert is_plain(described)


def check_views(game: Game) -> None:
    """Views are plain data, and what the seat to move can choose is only in its own view."""
    legal = [game.notation(action) for action in game.legal_actions()]
    for seat in seats_and_spectator(game):
        view = game.view(seat)
        assert is_plain(view)
        assert view == game.view(seat)
        if seat is not None:
            perspective = Perspective(game, seat)
            assert perspective.view() == view
            assert perspective.legal_actions() == (game.legal_actions() if seat == game.to_move else [])
        if legal:
            assert _holds(view, legal) == (seat == game.to_move)


def _holds(data: Any, wanted: list[str]) -> bool:
    """Whether a list stands anywhere in nested data."""
    if data == wanted:
        return True
    if isinstance(data, dict):
        return any(_holds(value, wanted) for value in data.values())
    return isinstance(data, list) and any(_holds(value, wanted) for value in data)


def check_outcome(outcome: Outcome, seats: int) -> None:
    """Complete: a score, a rank and a breakdown for everybody, and who has won.

    Whoever plays alone may have an opponent that is no seat; it stands behind the seat in all lists."""
    everybody = len(outcome.scores)
    assert len(outcome.ranking) == len(outcome.breakdown) == everybody
    assert everybody == seats or (seats == 1 and everybody == 2)
    assert all(type(score) is int for score in outcome.scores)
    assert outcome.winners == [place for place in range(everybody) if outcome.ranking[place] == 1]
    assert outcome.winners
    for place, rank in enumerate(outcome.ranking):
        assert rank == 1 + sum(other < rank for other in outcome.ranking)
        for other in range(everybody):
            if outcome.scores[other] > outcome.scores[place]:
                assert outcome.ranking[other] < rank
        assert _sum(outcome.breakdown[place]) == outcome.scores[place]
    assert is_plain(outcome.to_json())


def _sum(data: Any) -> int:
    return sum(_sum(value) for value in data.values()) if isinstance(data, dict) else int(data)


# What games tell ----------------------------------------------------------------------------------


def told(game: Game) -> list[list[dict[str, Any]]]:
    """What happened, as every audience knows it."""
    return [game.events(audience) for audience in seats_and_spectator(game)]


def check_events(game: Game) -> None:
    """Plain data in the order of decisions, of the types that the game declares."""
    shapes = shapes_of(game.info.name)
    for audience in seats_and_spectator(game):
        events = game.events(audience)
        assert events and events[0]["decision"] == 0, "the setup is told too"
        assert is_plain(events)
        check_all(events, shapes.event)
        decisions = [event["decision"] for event in events]
        assert decisions == sorted(decisions) and decisions[-1] <= game.decisions
        for since in (0, 1, game.decisions // 2, game.decisions, game.decisions + 1):
            later = [event for event in events if event["decision"] >= since]
            assert game.events(audience, since) == later
        assert game.events(audience, since=since) == later


def check_shapes(game: Game) -> None:
    """Views, and the actions that can be chosen, are of the types that the game declares."""
    shapes = shapes_of(game.info.name)
    for seat in seats_and_spectator(game):
        view = game.view(seat)
        msgspec.convert(view, shapes.view)
        if view["question"] is not None:
            msgspec.convert(view["question"], shapes.question)
    check_all([game.describe(action) for action in game.legal_actions()], shapes.action)


def check_all(shown: list[dict[str, Any]], shape: Any) -> None:
    """All are of a declared type; asked at once, because msgspec makes a union of types anew each time."""
    msgspec.convert(shown, list[shape])


def check_a_silent_game_has_nothing_to_tell(game: Game, before: bytes, telling: Game) -> None:
    """It says so, and is the same game otherwise; when somebody begins to listen, it tells what follows."""
    assert snapshot(telling) == before
    assert game.tale is None
    for audience in seats_and_spectator(game):
        with pytest.raises(BadInput, match="tell=True"):
            game.events(audience)
    game.listen()
    assert all(events == [] for events in told(game))
    for action in game.legal_actions()[:1]:
        game.apply(action)
        telling.apply(action)
        for audience in seats_and_spectator(game):
            assert game.events(audience) == telling.events(audience, since=game.decisions)


def check_copies_tell_apart(game: Game, rng: Seeded) -> None:
    """A copy knows what happened, and both go on telling for themselves."""
    before = told(game)
    twin = game.clone()
    assert told(twin) == before
    play_on(twin, rng.copy(), 40)
    assert told(game) == before, "what a copy told came to the original"
    for old, new in zip(before, told(twin), strict=True):
        assert new[: len(old)] == old, "what was told has changed"
        assert (len(new) > len(old)) == (game.to_move is not None), "nothing was told of what followed"
    copy = game.clone()
    play_on(game, rng.copy(), 40)
    assert told(copy) == before, "what the original told came to a copy"
    assert told(game) == told(twin)


def check_deltas(game: Game) -> None:
    """Changes of krones, of the emperor track and of points add up to what everybody has."""
    for audience in seats_and_spectator(game):
        sums: Counter[tuple[int, str]] = Counter()
        for event in game.events(audience):
            for what in ("vp", *DELTAS):
                if what in event:
                    assert type(event[what]) is int
                    sums[event["seat"], what] += event[what]
        for place, player in enumerate(game.view(audience)["players"]):
            for what, shown_as in DELTAS.items():
                if shown_as in player:
                    assert sums[place, what] == player[shown_as], f"{what} of {place}"
        if game.outcome is not None:
            assert [sums[place, "vp"] for place in range(len(game.outcome.scores))] == game.outcome.scores


def check_events_belong_to_the_caller(game: Game) -> None:
    before = told(game)
    for audience in seats_and_spectator(game):
        _wreck(game.events(audience))
    assert told(game) == before


def check_replay_tells_the_same(game: Game) -> None:
    again = replay(game.record(), tell=True)
    assert told(again) == told(game)
    assert snapshot(again) == snapshot(game)


def check_a_guess_tells_what_its_seat_knows(game: Game, rng: Seeded) -> None:
    """A guess has forgotten all else, whoever asks it, and goes on telling where the game was."""
    for audience in seats_and_spectator(game):
        known = game.events(audience)
        guess = game.resample(audience, rng)
        assert guess.tale is not None
        assert all(events == known for events in told(guess)), "a guess knows what its seat does not"
        play_on(guess, rng, 10)
        later = guess.events(audience)
        assert later[: len(known)] == known
        assert all(one["decision"] <= other["decision"] for one, other in pairwise(later))


def check_events_tell_no_secrets(game: Game, rng: Seeded, decisions: int = FOLLOWED) -> int:
    """What an audience is told does not depend on what it cannot know.

    A game and a guess of it look the same to the audience. Whenever they still do after the next decision,
    and nothing hidden has come out, the same must have been told. Both are followed for some decisions; how
    often they were compared.
    """
    compared = 0
    for audience in seats_and_spectator(game):
        pair = (game.clone(), game.resample(audience, rng))
        for _ in range(decisions):
            ways = [_ways_on(position, audience) for position in pair]
            alike = sorted(ways[0].keys() & ways[1].keys())
            for looks in alike:
                compared += _compare_tellings(pair[0], ways[0][looks], ways[1][looks], audience)
            if not alike:
                break
            looks = alike[rng.below(len(alike))]
            pair = (ways[0][looks][0], ways[1][looks][0])
    return compared


def _ways_on(game: Game, audience: int | None) -> dict[bytes, list[Game]]:
    """All positions after the next decision, by the kind of decision and how they look to an audience."""
    ways: dict[bytes, list[Game]] = {}
    for action in game.legal_actions():
        twin = game.clone()
        twin.apply(action)
        looks = msgspec.json.encode([game.describe(action)["kind"], twin.view(audience)], order="sorted")
        ways.setdefault(looks, []).append(twin)
    return ways


def _compare_tellings(before: Game, one: list[Game], other: list[Game], audience: int | None) -> bool:
    """Several decisions can lead to what looks the same, and tell of it differently; but each of them can
    be made in both games, and so each telling of it. Where cards came out they may have been others, and
    gone again before anybody looks."""
    if any(game.revealed != before.revealed for game in (*one, *other)):
        return False
    since = before.decisions + 1
    tellings = [
        {msgspec.json.encode(game.events(audience, since), order="sorted") for game in games}
        for games in (one, other)
    ]
    assert tellings[0] == tellings[1], "what is told depends on what cannot be known"
    return True
