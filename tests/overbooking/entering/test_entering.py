"""Games that were played are entered as if from a real table: by backs, and by what is turned up."""

from typing import Any

import pytest

from hotelier import Seeded, new_game, replay
from hotelier.bots import make_bot
from hotelier.core.errors import BadInput
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective
from hotelier.overbooking.entering.entering import enter


def tell(field: str, places: list[int], values: list[Any]) -> Json:
    return {"action": None, "field": field, "number": 0, "places": places, "values": values}


def act(action: str) -> Json:
    return {"action": action, "field": None, "number": 0, "places": [], "values": []}


def finished(seats: int, seed: int, bot_name: str, **options: Any) -> Game:
    game = new_game("overbooking", seats=seats, seed=seed, tell=True, **options)
    bot = make_bot(bot_name, Seeded(seed))
    while game.to_move is not None:
        game.apply(bot.choose(Perspective(game, game.to_move)))
    return game


def placements(game: Game) -> list[Json]:
    """What everybody saw of the placements, and what turned out to lie there."""
    kinds = ("card_placed", "placement_declined", "placement_skipped")
    seen = game.events(None)
    return [event for event in seen if event["kind"] in kinds]


def back_of(card: str) -> tuple[str, bool]:
    house, beds = card.split()
    return house, int(beds) > 3


class Witness:
    """Somebody who saw a whole game, and tells of it only what everybody could see then."""

    def __init__(self, played: Game) -> None:
        self.record = played.record()
        self.seen = placements(played)
        self.powers = [each for each in self.record["actions"] if each.split()[0] in ("choose", "done")]
        own = [played.events(seat) for seat in range(played.seats)]
        self.cards = [
            [f"{event['house']} {event['beds']}" for event in own[seat] if placed_by(event, seat)]
            for seat in range(played.seats)
        ]
        self.answers: list[Json] = []
        self.now: Json = {}

    def tell_all(self) -> None:
        while True:
            self.now = enter(self.record["seats"], self.record["options"], None, self.answers)
            question = self.now["question"]
            if question is not None:
                self.answers.append(self.seen_now(question))
            elif self.now["outcome"] is not None:
                return
            else:
                self.answers.append(act(self.decided(self.now["view"])))

    def seen_now(self, question: Json) -> Json:
        field, places, chance = question["field"], question["places"], self.record["chance"]
        if field == "start":
            return tell("start", [], [chance["start"]])
        if field == "hotels":
            values = chance["hotels"][question["number"]]
        else:
            values = [self.cards[place // 20][place % 20] for place in places]
            backs = [(slot["house"], slot["large"]) for slot in question["slots"]]
            assert [back_of(value) for value in values] == backs
        assert all(value in allowed for value, allowed in zip(values, question["choices"], strict=True))
        return tell(field, places, values)

    def decided(self, view: Json) -> str:
        if view["phase"] == "checking":
            return str(self.powers.pop(0))
        event = self.seen.pop(0)
        while event["seat"] != view["to_move"]:  # nobody can place any card, so this is not asked
            assert event["kind"] == "placement_skipped"
            event = self.seen.pop(0)
        if event["kind"] == "placement_declined":
            return "decline"
        if event["kind"] == "placement_skipped":
            assert self.now["skip"]
            return "skip"
        where = [event[key] for key in ("house", "large", "hotel", "to")]
        [deed] = [
            each
            for each in self.now["legal"]
            if each["kind"] == "play" and [each[key] for key in ("house", "large", "hotel", "to")] == where
        ]
        return str(deed["notation"])


def placed_by(event: Json, seat: int) -> bool:
    return bool(event["kind"] == "card_placed" and event["seat"] == seat)


@pytest.mark.parametrize(
    ("seats", "seed", "bot", "options"),
    [(2, 2, "random", {"bonus": "expert"}), (4, 3, "random", {}), (3, 2, "greedy", {})],
)
def test_a_whole_game_that_is_entered_is_the_game_that_was_played(
    seats: int, seed: int, bot: str, options: dict[str, Any]
) -> None:
    """Nobody tells of a hand, or of a card before it is turned up. In the first game somebody skips."""
    played = finished(seats, seed, bot, **options)
    assert (seats == 2) == any(each["kind"] == "placement_skipped" for each in placements(played))
    witness = Witness(played)
    witness.tell_all()
    entered, record = witness.now["record"], played.record()
    assert entered["actions"] == record["actions"]
    assert [entered["chance"][field] for field in ("start", "hotels")] == [
        record["chance"][field] for field in ("start", "hotels")
    ]
    assert replay(entered).outcome == played.outcome
    assert played.outcome is not None and witness.now["outcome"] == played.outcome.to_json()


HOTELS = ["1a", "2a"]
BEGUN = [tell("start", [], [0]), tell("hotels", [], HOTELS)]


def test_nothing_is_shown_that_nobody_has_seen() -> None:
    start = enter(2, {}, None, [])
    assert start["question"]["field"] == "start" and start["view"] is None
    hotels = enter(2, {}, None, BEGUN[:1])["question"]
    assert (hotels["field"], hotels["places"], len(hotels["choices"][0])) == ("hotels", [0, 1], 16)
    now = enter(2, {}, None, BEGUN)
    mover = now["view"]["players"][0]
    assert (mover["hand_size"], mover["deck"]) == (9, 15)
    assert len(mover["known_hand"]) == 8, "one card for each back: four houses, small and large"
    placed = enter(2, {}, None, [*BEGUN, act(now["legal"][-1]["notation"])])
    lying = [card for hotel in placed["view"]["hotels"] for card in hotel["queue"] + hotel["door"]]
    assert [card["beds"] for card in lying] == [None]
    assert placed["record"]["actions"], "it can be looked at before the end"


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([tell("weather", [], ["rain"])], "'weather' cannot be told with 1 values; allowed are: start"),
        ([BEGUN[0], tell("hotels", [], ["1a", "1b"])], "the card of '1b' is used twice"),
        ([*BEGUN, act("skip")], "action 1, 'skip', is not legal there"),
        ([*BEGUN, act("done")], "action 1, 'done', is not legal there"),
        ([*BEGUN, act("bird 1 queue 4")], "action 1, 'bird 1 queue 4', is not legal there"),
        ([*BEGUN, tell("cards", [0], ["cat 1"])], "no card 'cat 1'"),
        ([*BEGUN, tell("cards", [0], [])], "0 cards are named for 1 places"),
        ([*BEGUN, tell("cards", [0, 1], ["bird 1", "bird 1"])], "'bird 1' was named already"),
        ([*BEGUN, tell("cards", [0], ["bird 1"]), act("bird 4 queue 1")], "'bird 1' cannot lie in place 0"),
    ],
)
def test_what_cannot_be_is_refused(answers: list[Json], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        enter(2, {}, None, answers)
