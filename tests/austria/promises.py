"""Whether an action does what its description promised: the step is taken on a copy of the table, without
anything that follows from it."""

from collections.abc import Callable
from typing import Any

from hotelier.austria.content.actions import DONE
from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    CHAMPAGNE,
    COLOUR_NAMES,
    count_of,
    space_name,
)
from hotelier.austria.content.effects import GAIN_KRONES, GAIN_STEPS
from hotelier.austria.game import Austria
from hotelier.austria.modules.ballrooms.places import PLACES, hall_of, place_name
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.modules.celebrities.state import lounge_of
from hotelier.austria.modules.hotels.state import entrances_of
from hotelier.austria.rules.final_scoring import total
from hotelier.austria.rules.frames import ACTION_FRAMES, kind_of
from hotelier.austria.rules.state import DRAWN, EXCHANGE, RECEIVE, SPEND, State
from hotelier.austria.rules.steps import take_step
from hotelier.austria.shown.view import QUESTIONS

Json = dict[str, Any]


class Step:
    """The table before and after an action."""

    def __init__(self, game: Austria, action: int) -> None:
        assert game.to_move is not None
        self.seat = game.to_move
        self.book = game.book
        self.frame = game.state.stack[-1]
        self.before = game.state.copy()
        self.described = game.describe(action)
        self.twin = game.clone()
        self.twin.listen()
        self.after = self.twin.state
        take_step(self.after, action)

    def changed(self, number: Callable[[Any], int]) -> int:
        """By how much a number of the one who decides has changed."""
        return number(self.after.players[self.seat]) - number(self.before.players[self.seat])

    @property
    def krones(self) -> int:
        return self.changed(lambda player: player.krones)

    @property
    def steps(self) -> int:
        return self.changed(lambda player: player.emperor)

    @property
    def vp(self) -> int:
        return self.changed(total)

    def check_gains(self) -> None:
        told = self.described
        assert (self.krones, self.steps, self.vp) == (told["krones"], told["steps"], told["vp"])

    def paid_for(self, kind: str) -> int:
        """The krones that the only event of a kind took away."""
        assert self.twin.tale is not None
        (event,) = [told.event for told in self.twin.tale.told if told.event["kind"] == kind]
        return -int(event["krones"])

    def laid(self, kind: int) -> tuple[int, int, int, int, int]:
        """The frame of a kind that lies on the stack now and did not before."""
        (frame,) = [each for each in self.after.stack[len(self.before.stack) - 1 :] if each[0] == kind]
        return frame


def check_promise(game: Austria, action: int) -> str:
    """AssertionError where a description was wrong; the kind of the action."""
    step = Step(game, action)
    kind: str = step.described["kind"]
    if kind in CHECKS:
        CHECKS[kind](step)
    return kind


def items(pile: int) -> dict[str, int]:
    return {name: n for kind, name in enumerate(ALL_ITEM_NAMES) if (n := count_of(pile, kind))}


def guest_at(step: Step, state: State, seat: int) -> int | None:
    guest = state.players[seat].tables[step.described["table"] - 1]
    return step.book.guest_number[guest] if guest >= 0 else None


def done(step: Step) -> None:
    assert step.described["question"] == QUESTIONS[kind_of(step.frame)]
    assert step.krones == step.described["krones"]


def keep(step: Step) -> None:
    kitchen = step.after.players[step.seat].kitchen - step.before.players[step.seat].kitchen
    assert items(kitchen) == step.described["items"]


def pays(step: Step) -> None:
    assert step.krones == -step.described["cost"]


def guest(step: Step) -> None:
    pays(step)
    table = step.described["table"] - 1
    assert guest_at(step, step.before, step.seat) is None
    assert guest_at(step, step.after, step.seat) == step.described["guest"]
    assert (step.after.players[step.seat].missing[table] == 0) == step.described["filled"]


def die(step: Step) -> None:
    pays(step)
    assert step.vp == step.described["vp"]
    begins_action(step)


def begins_action(step: Step) -> None:
    _, _, strength, _, _ = step.laid(ACTION_FRAMES[step.described["value"]])
    assert strength == step.described["strength"]


def coloured_die(step: Step) -> None:
    pays(step)
    _, _, _, value, _ = step.after.stack[-1]
    assert value == step.described["value"]
    take_step(step.after, DONE)
    die(step)


def copy(step: Step) -> None:
    pays(step)
    begins_action(step)


def take(step: Step) -> None:
    step.check_gains()
    received = items(step.laid(RECEIVE)[2]) if step.described["items"] else {}
    assert received == step.described["items"]


def get(step: Step) -> None:
    take(step)
    cards = step.changed(lambda player: player.hand.bit_count())
    if step.described["what"] == "draw":
        cards = step.laid(DRAWN)[2].bit_count()
    assert cards == step.described["cards"]


def place(step: Step) -> None:
    table = step.described["table"] - 1
    assert guest_at(step, step.before, step.seat) == step.described["guest"]
    assert items(-step.changed(lambda player: player.missing[table])) == {step.described["item"]: 1}


def fill(step: Step) -> None:
    table = step.described["table"] - 1
    assert guest_at(step, step.before, step.seat) == step.described["guest"]
    assert items(-step.changed(lambda player: player.missing[table])) == step.described["items"]


def claim(step: Step) -> None:
    assert step.vp == step.described["vp"] > 0
    place = "ABC".index(step.described["objective"])
    assert step.book.objective_rows[step.before.objectives[place]]["id"] == step.described["id"]


def claim_own(step: Step) -> None:
    assert step.vp == step.described["vp"]
    entrances = entrances_of(step.after)
    assert entrances.claimed >> "ABC".index(step.described["objective"]) & 1
    assert step.described["id"] in [step.book.objective_rows[each]["id"] for each in entrances.objectives]


def spaces(mask: int) -> list[str]:
    return [space_name(space) for space in range(20) if mask >> space & 1]


def coloured(step: Step) -> None:
    board = step.before.players[step.seat].board
    colour = board.colour_of[[space_name(space) for space in range(20)].index(step.described["space"])]
    assert COLOUR_NAMES[colour] == step.described["colour"]


def room(step: Step) -> None:
    coloured(step)
    assert step.paid_for("room_prepared") == step.described["cost"]
    if step.described["occupies"]:
        assert spaces(step.changed(lambda player: player.occupied)) == [step.described["space"]]
    else:
        pays(step)
        assert step.vp == step.described["vp"]
        assert spaces(step.changed(lambda player: player.vacant)) == [step.described["space"]]


def occupy(step: Step) -> None:
    coloured(step)
    assert spaces(step.changed(lambda player: player.occupied)) == [step.described["space"]]


def remove(step: Step) -> None:
    lost = (
        step.changed(lambda player: player.occupied)
        if step.described["occupied"]
        else step.changed(lambda player: player.vacant)
    )
    assert spaces(-lost) == [step.described["space"]]


def move(step: Step) -> None:
    occupy(step)
    assert guest_at(step, step.before, step.seat) == step.described["guest"]
    assert guest_at(step, step.after, step.seat) is None


def gives(step: Step, kind: int) -> bool:
    """Whether the staff card gives this by itself at once."""
    card = step.book.staff_number.index(step.described["staff"])
    return any(effect.kind == kind for effect in step.book.rewards[step.book.staff_reward + card])


def play(step: Step) -> None:
    assert step.paid_for("staff_played") == step.described["cost"]
    if not gives(step, GAIN_KRONES):
        pays(step)


def use(step: Step) -> None:
    told = step.described
    if not gives(step, GAIN_KRONES):
        pays(step)
    if not gives(step, GAIN_STEPS):
        assert step.steps == -told["steps_back"]
    assert items(-step.changed(lambda player: player.kitchen)) == told["items"]
    for kind, name in ((SPEND, "any_item"), (EXCHANGE, "exchange")):
        if told[name]:
            assert step.laid(kind)[2] == told[name]


def discard(step: Step) -> None:
    assert step.vp == step.described["vp"]


def dance(step: Step) -> None:
    champagne = -step.changed(lambda player: count_of(player.kitchen, CHAMPAGNE))
    assert champagne == step.described["champagne"]
    assert moved_dancer(step) == 1


def ball(step: Step) -> None:
    dance(step)
    assert guest_at(step, step.before, step.seat) == step.described["guest"]


def recall(step: Step) -> None:
    assert moved_dancer(step) == -1


def moved_dancer(step: Step) -> int:
    """How many dancers more stand in the row that was told."""
    told = step.described
    rows = [place_name(row) for row in range(PLACES)]
    row = rows.index(f"{told['hall']} {told['row']}")
    ball = ball_of(step.after)
    assert step.book.ids_of("ballroom")[ball.halls[hall_of(row)]] == told["ballroom"]
    return ball.placed[step.seat][row] - ball_of(step.before).placed[step.seat][row]


def celebrity(step: Step) -> None:
    pays(step)
    assert step.vp == step.described["vp"]


def exchange(step: Step) -> None:
    assert step.laid(EXCHANGE)[2] == step.described["count"]
    used = lounge_of(step.after).used[step.seat]
    assert step.described["celebrity"] in [
        each for place, each in enumerate(step.book.ids_of("celebrity")) if used >> place & 1
    ]


def shift(step: Step) -> None:
    pays(step)
    assert step.vp == step.described["vp"]
    assert step.after.dice[step.described["to"]] == step.described["dice"]


def tile(step: Step) -> None:
    assert step.steps == -step.described["steps_back"]


def give(step: Step) -> None:
    assert step.before.automaton is not None
    automaton = step.before.automaton.seat
    table = step.described["table"] - 1
    assert guest_at(step, step.before, automaton) == step.described["guest"]
    missing = step.before.players[automaton].missing[table] - step.after.players[automaton].missing[table]
    assert items(missing) == {step.described["item"]: 1}


CHECKS: dict[str, Callable[[Step], None]] = {
    "done": done,
    "keep": keep,
    "serve": pays,
    "ignore": pays,
    "guest": guest,
    "die": die,
    "space": die,
    "coloured_die": coloured_die,
    "copy": copy,
    "take": take,
    "get": get,
    "place": place,
    "fill": fill,
    "claim": claim,
    "claim_own": claim_own,
    "room": room,
    "occupy": occupy,
    "remove": remove,
    "move": move,
    "play": play,
    "use": use,
    "discard": discard,
    "dance": dance,
    "ball": ball,
    "recall": recall,
    "celebrity": celebrity,
    "exchange": exchange,
    "key": Step.check_gains,
    "shift": shift,
    "tile": tile,
    "give": give,
}
