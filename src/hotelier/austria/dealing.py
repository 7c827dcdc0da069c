"""What is shuffled and dealt before a game at a real table, and a draft of staff cards: the setup of a game
of the engine, read off card by card."""

from hotelier.austria.content.components import FIRST_HAND
from hotelier.austria.content.printed import INTRO_LETTERS
from hotelier.austria.game import INFO, Austria
from hotelier.austria.modules.ballrooms.state import ball_in
from hotelier.austria.modules.celebrities.state import lounge_in
from hotelier.austria.modules.hotels.state import entrances_in
from hotelier.austria.options import CHOSEN
from hotelier.austria.rules.state import DRAFT
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json, Opening

SEATS = range(2, 5)


def deal(seats: int, seed: int, options: Json, content: Json | None, kept: list[int]) -> Json:
    """All that lies there, the hands, and the pack of whoever chooses next, after these cards were kept."""
    game = begun(seats, seed, options, content)
    for card in kept:
        if drafting(game) is None:
            raise BadInput(f"card {card} cannot be kept: the draft is over")
        game.apply(game.parse(f"draft {card}"))
    state, book = game.state, game.book
    seat = drafting(game)
    return {
        "start": state.start,
        "parts": lying(game),
        "sets": sets(game),
        "hands": [book.staff_numbers(player.hand) for player in state.players],
        "draft": None
        if seat is None
        else {
            "seat": seat,
            "pack": book.staff_numbers(state.packs[seat]),
            "number": state.players[seat].hand.bit_count() + 1,
            "all": FIRST_HAND,
        },
    }


def begun(seats: int, seed: int, options: Json, content: Json | None) -> Austria:
    """A game before its first decision."""
    if seats not in SEATS:
        raise BadOption(f"nothing is dealt to {seats}; allowed are {SEATS.start} to {SEATS.stop - 1}")
    chosen = INFO.choose(seats, options)
    if chosen.get("boards") == CHOSEN:
        raise BadOption(f"with boards={CHOSEN} everybody chooses and nothing is dealt; leave `boards` out")
    game = INFO.begin(Opening(seats, seed, chosen, content=content))
    assert isinstance(game, Austria)
    return game


def drafting(game: Austria) -> int | None:
    """Who keeps a card next."""
    kind, seat, *_ = game.state.stack[-1]
    return seat if kind == DRAFT else None


def lying(game: Austria) -> dict[str, list[str]]:
    """What comes out of the box at random, by its name in scripts; boards by seat, all else as it lies."""
    state, book = game.state, game.book
    ball, lounge, entrances = ball_in(state), lounge_in(state), entrances_in(state)
    parts = {
        "objectives": [book.objective_rows[place]["id"] for place in state.objectives],
        "emperor": [book.tile_rows[place]["id"] for place in state.tiles],
    }
    if game.options["board"] == "day":
        parts["boards"] = [player.board.name for player in state.players]
    if ball is not None:
        parts["ballrooms"] = [book.ids_of("ballroom")[hall] for hall in ball.halls]
    if lounge is not None:
        parts["celebrities"] = [book.ids_of("celebrity")[tile] for tile in lounge.tiles]
    if entrances is not None:
        parts["entrances"] = [book.ids_of("entrance")[place] for place in entrances.offers]
    return parts


def sets(game: Austria) -> list[str]:
    """S6: which introductory set each seat has, if they have any."""
    if game.options["staff"] != "intro":
        return []
    return [INTRO_LETTERS[(seat - game.state.start) % game.seats] for seat in range(game.seats)]
