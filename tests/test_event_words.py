"""Every event of every game has its words."""

from importlib import import_module
from typing import Any

import pytest

from hotelier import Game, Seeded, new_game
from hotelier.games import NAMES
from tests.kinds import every_kind
from tests.told_kinds import event_kinds

GAMES = 60
NAMES_OF_SEATS = ["Anna", "Bruno", "Clara", "Dora"]


def words_of(name: str) -> Any:
    return import_module(f"hotelier.{name}.shown.event_words")


def book_of(game: Game) -> Any:
    return game.state.book  # type: ignore[attr-defined]


def names_of(game: Game) -> list[str]:
    return NAMES_OF_SEATS[: game.seats] + [name.capitalize() for name in game.automata]


def random_games(name: str) -> list[Game]:
    """Some games of well mixed options, played at random."""
    invariants = import_module(f"tests.{name}.invariants")
    games = []
    for number, (_, seats, options) in enumerate(every_kind(name)[:GAMES]):
        game = new_game(name, seats=seats, seed=number, tell=True, **options)
        style = [*invariants.STYLES][number % 2]
        for _ in invariants.walk(game, Seeded(number), style):
            pass
        games.append(game)
    return games


@pytest.mark.parametrize("name", NAMES)
def test_no_kind_of_event_is_without_words(name: str) -> None:
    assert set(words_of(name).WORDS) == event_kinds(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_random_games_is_a_sentence(name: str) -> None:
    words = words_of(name)
    for game in random_games(name):
        book, names = book_of(game), names_of(game)
        for seat in (0, None):
            events = game.events(seat)
            for event in events:
                text = words.sentence(book, event, names)
                assert text and text[0] != " " and "  " not in text
                assert not any(sign in text for sign in ("None", "{", "_", "\n")), text
                if "seat" in event:
                    assert names[event["seat"]] in text or event["kind"] in IMPERSONAL, text
            told = words.lines(book, events, names)
            assert all(line[0].isupper() or line[0].isdigit() for line in told)
            assert all(line.endswith(".") and not line.endswith(" .") for line in told)
            assert len(told) < len(events)


IMPERSONAL = {"items_laid_out"}
"""Whose sentence names nobody."""


@pytest.mark.parametrize("name", NAMES)
def test_secrets_of_others_are_not_in_the_words(name: str) -> None:
    """What another seat keeps, draws or plays face down is told without its name."""
    words = words_of(name)
    for game in random_games(name)[:10]:
        book, names = book_of(game), names_of(game)
        hidden = [
            event
            for event in game.events(None)
            if any(event.get(field, "") is None for field in ("cards", "staff", "beds"))
        ]
        for event in hidden:
            text = words.sentence(book, event, names)
            assert "(" not in text, text
