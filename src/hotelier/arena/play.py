"""Playing one game of a run, and the row of results that comes of it."""

from time import process_time

from hotelier.arena.observers import observer_of
from hotelier.arena.order import Order, Scheduled
from hotelier.arena.simulate import make_bots
from hotelier.arena.times import Clock
from hotelier.core.game import Game, Json
from hotelier.core.listening import hear, hear_action
from hotelier.core.perspective import Perspective
from hotelier.games import new_game


def play_game(order: Order, scheduled: Scheduled, content: Json | None) -> Json:
    """The row of a game; if a bot or the game fails, a row that says how, with the record up to there."""
    game: Game | None = None
    try:
        game = new_game(
            order.game, seats=order.seats, seed=scheduled.seed, content=content, tell=True, **order.options
        )
        return row_of(scheduled) | play_out(game, scheduled.bots)
    except Exception as error:  # whatever a bot does, the run goes on
        words = f"{type(error).__name__}: {' '.join(str(error).split())}".removesuffix(": ")
        if game is None:
            return failure(scheduled, words)
        return failure(scheduled, f"{turn_of(game, scheduled.bots)}{words}", game.record())


def row_of(scheduled: Scheduled) -> Json:
    """What is known of a game before it is played."""
    return {"number": scheduled.number, "seed": scheduled.seed, "bots": list(scheduled.bots)}


def failure(scheduled: Scheduled, error: str, record: Json | None = None) -> Json:
    """The row of a game that failed; without a record if nothing came back of it."""
    return row_of(scheduled) | {"error": error, "record": record}


def play_out(game: Game, codes: tuple[str, ...]) -> Json:
    """Let bots play a game to its end; all that is kept of it."""
    bots = make_bots(game, list(codes))
    perspectives = [Perspective(game, seat) for seat in range(game.seats)]
    clocks = [Clock() for _ in codes]
    observer = observer_of(game)
    take = observer.take
    for told in hear(game):
        take(told.event)
    while (seat := game.to_move) is not None:
        # Computing time: wall time would say more about the machine than about the bot.
        begun = process_time()
        action = bots[seat].choose(perspectives[seat])
        clocks[seat].add(process_time() - begun)
        for told in hear_action(game, action):
            take(told.event)
    outcome = game.outcome
    assert outcome is not None
    return {
        "sides": sides_of(game, codes),
        **outcome.to_json(),
        "decisions": [clock.decisions for clock in clocks],
        "facts": observer.facts(),
        "seconds": [round(clock.seconds, 6) for clock in clocks],
        "times": [clock.times() for clock in clocks],
    }


def sides_of(game: Game, codes: tuple[str, ...]) -> list[str]:
    """Everybody who has a score: the bots, and automata with their difficulty."""
    difficulty = game.options.get("difficulty")
    return [*codes, *(f"{name} {difficulty}" if difficulty else name for name in game.automata)]


def turn_of(game: Game, codes: tuple[str, ...]) -> str:
    """On whose turn something went wrong."""
    seat = game.to_move
    return f"seat {seat} ({codes[seat]}), decision {len(game.history) + 1}: " if seat is not None else ""
