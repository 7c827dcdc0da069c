"""Games played by hand up to a moment at which something is hidden, and ways to look at them."""

from collections.abc import Sequence
from typing import Any

from hotelier import Seeded, new_game
from hotelier.overbooking.game import Overbooking
from tests.overbooking.invariants import HOUSES, beds_of, cards_in

SAMPLES = 100

# Positions ----------------------------------------------------------------------------------------


def dealt(
    *hotels: str,
    decks: Sequence[str] = (),
    memory: bool = False,
    later: tuple[list[str], ...] = (),
    tell: bool = False,
) -> Overbooking:
    """A fresh game, seat 0 to start; `decks` are the top cards of each seat, e.g. "fish 123 bird 6"."""
    script = {"start": 0, "hotels": [list(hotels), *later], "decks": [cards(deck) for deck in decks]}
    game = new_game("overbooking", seats=len(hotels), seed=1, script=script, memory=memory, tell=tell)
    assert isinstance(game, Overbooking)
    return game


def cards(text: str) -> list[str]:
    """ "fish 12 lion 6" is fish 1, fish 2, lion 6."""
    words = text.split()
    return [f"{house} {beds}" for house, many in zip(words[::2], words[1::2], strict=True) for beds in many]


def play(game: Overbooking, *actions: str) -> Overbooking:
    for text in actions:
        legal = [game.notation(action) for action in game.legal_actions()]
        assert text in legal, f"{text!r} is not among {legal}"
        game.apply(game.parse(text))
    return game


TIGHT = (
    "fish 123 bird 1 lion 456 stag 45 bird 23 lion 12 stag 6 fish 456 bird 45",
    "bird 2 lion 2 stag 6 fish 6 fish 2 bird 6 lion 6 fish 1 bird 1",
)


def stuck(deck_0: str = TIGHT[0], hotels: tuple[list[str], ...] = (), tell: bool = False) -> Overbooking:
    """Round 1: only the queue of hotel 1 (3b, small_groups) has places left when seat 0, with five large
    groups, should play its fifth card: it skips. Seat 1 is to play the last card."""
    game = dealt("3b", "5b", decks=[deck_0, TIGHT[1]], later=hotels, tell=tell)
    play(game, "fish 1 door 1", "bird 2 door 1", "fish 2 door 2", "lion 2 door 2")
    return play(game, "fish 3 queue 2", "stag 6 queue 2", "bird 1 queue 2", "fish 6 queue 2")


def in_round_2(*hotels: list[str]) -> Overbooking:
    """The same game in round 2 (3a two_houses, 5a no_back_door), seat 1 to start."""
    game = play(stuck(hotels=hotels), "decline")
    assert game.view(None)["round"] == 2 and game.to_move == 1
    return game


def stuck_twice() -> Overbooking:
    """Round 3. In round 2 only a queue of fish and bird had places when seat 0 held six lions and stags."""
    game = in_round_2()
    play(game, "fish 2 queue 1", "bird 2 queue 1", "bird 6 door 1", "lion 2 door 1", "lion 6 queue 2")
    play(game, "bird 3 queue 2", "fish 1 queue 2", "lion 1 queue 2", "bird 1 queue 2")
    assert game.view(None)["round"] == 3
    assert game.view(None)["players"][0]["skipped_in_rounds"] == [1, 2]
    return game


# What is looked at --------------------------------------------------------------------------------


def shown(game: Overbooking, seat: int | None, hotel: int, line: str = "queue") -> list[dict[str, Any]]:
    """The cards at a hotel as a seat is told of them."""
    told: list[dict[str, Any]] = game.view(seat)["hotels"][hotel - 1][line]
    return told


def told_beds(game: Overbooking, seat: int | None, hotel: int, line: str = "queue") -> list[int | None]:
    return [card["beds"] for card in shown(game, seat, hotel, line)]


def named(card: int) -> str:
    return f"{HOUSES[card % 24 // 6]} {beds_of(card)}"


def hand(game: Overbooking, seat: int) -> set[str]:
    return {named(card) for card in cards_in(game.state.players[seat].hand)}


def deck(game: Overbooking, seat: int) -> list[str]:
    """From the top."""
    return [named(card) for card in reversed(game.state.players[seat].deck)]


def queue(game: Overbooking, hotel: int) -> tuple[str, ...]:
    return tuple(named(card) for card in game.state.lines[2 * hotel - 2])


def door(game: Overbooking, hotel: int) -> tuple[str, ...]:
    return tuple(named(card) for card in game.state.lines[2 * hotel - 1])


def guesses(game: Overbooking, seat: int | None, count: int = SAMPLES) -> list[Overbooking]:
    rng = Seeded(99)
    return [game.resample(seat, rng) for _ in range(count)]


def views(game: Overbooking) -> list[dict[str, Any]]:
    return [game.view(seat) for seat in (*range(game.seats), None)]
