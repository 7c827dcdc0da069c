"""Games that were played are entered as if from a real table: the same answers make the same game."""

from typing import Any

import pytest

from hotelier import Seeded, new_game, replay
from hotelier.austria.entering.entering import enter
from hotelier.bots import make_bot
from hotelier.core.errors import BadInput
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective


def tell(field: str, places: list[int], values: list[Any], number: int = 0) -> Json:
    return {"action": None, "field": field, "number": number, "places": places, "values": values}


def act(action: str) -> Json:
    return {"action": action, "field": None, "number": 0, "places": [], "values": []}


def finished(seats: int, seed: int, bot_name: str = "greedy", **options: Any) -> Game:
    """A game of bots, with its draws read back from its record."""
    game = new_game("austria", seats=seats, seed=seed, **options)
    bot = make_bot(bot_name, Seeded(seed))
    while game.to_move is not None:
        game.apply(bot.choose(Perspective(game, game.to_move)))
    return game


AGAIN = ("rebuilt", "celebrities_again")
DECKS = ("guests", "celebrities", *AGAIN)


def from_record(question: Json, chance: Json, rolled: dict[str, int]) -> Json:
    """What somebody at the table reads off it."""
    field, places = question["field"], question["places"]
    if field == "rolls":
        return tell("rolls", [], [chance["rolls"][rolled["rolls"]]])
    if field == "start":
        return tell("start", [], [chance["start"]])
    if field in DECKS:
        deck = chance[field][question["number"]] if field in AGAIN else chance[field]
        assert all(deck[place] in question["choices"][0] for place in places)
        return tell(field, places, [deck[place] for place in places], question["number"])
    if field == "coloured":
        first = rolled["coloured"]
        return tell(field, places, [int(face) for face in chance[field][first : first + len(places)]])
    if field in ("own_objectives", "own_tiles"):
        each = len(places) // 3
        drawn = [name for cards in chance[field] for name in cards[:each]]
        assert all(name in allowed for name, allowed in zip(drawn, question["choices"], strict=True))
        return tell(field, places, drawn)
    assert all(value in allowed for value, allowed in zip(chance[field], question["choices"], strict=False))
    return tell(field, places, chance[field][: len(places)])


def entered(played: Game, all_hands: bool, content: Json | None = None) -> tuple[Json, list[Json]]:
    """The game entered anew: with all staff cards from the beginning, or each when it is played."""
    record = played.record()
    chance = record["chance"]
    answers: list[Json] = []
    real = new_game("austria", seats=played.seats, script=chance, content=content, **record["options"])
    if all_hands:
        answers.append(tell("staff", [*range(len(chance["staff"]))], chance["staff"]))
    rolled, made = {"rolls": 0, "coloured": 0}, 0
    while True:
        now = enter(played.seats, record["options"], content, answers)
        if now["question"] is not None:
            answers.append(from_record(now["question"], chance, rolled))
            field = now["question"]["field"]
            if field in rolled:
                rolled[field] += 1 if field == "rolls" else len(now["question"]["places"])
        elif now["outcome"] is not None:
            return now, answers
        else:
            action = record["actions"][made]
            assert real.to_move is not None
            if asked(now["view"]) != asked(
                real.view(real.to_move)
            ):  # could be, by what is known of the hand
                answers.append(act("done"))
            elif action not in [each["notation"] for each in now["legal"]]:
                card = int(action.split()[-1])
                assert card in now["hand"]["choices"][0]
                answers.append(tell("staff", now["hand"]["places"][:1], [card]))
            else:
                answers.append(act(action))
                real.apply(real.parse(action))
                made += 1


def asked(view: Json) -> Json:
    """What somebody at the table is asked, without cards that nobody else sees."""
    question: Json = view["question"]
    return {"to_move": view["to_move"], **{key: each for key, each in question.items() if key != "cards"}}


OWN_VALUES = {
    "game": "austria",
    "name": "my printing",
    "guests": [{"id": number, "vp": 30} for number in range(49, 105)],
}


@pytest.mark.parametrize(
    ("seats", "seed", "options", "content"),
    [
        (2, 1, {"edition": "first", "board": "day", "promo": True}, None),
        (3, 2, {"staff": "intro", "board": "day", "boards": "chosen"}, OWN_VALUES),
    ],
)
def test_a_whole_game_that_is_entered_is_the_game_that_was_played(
    seats: int, seed: int, options: dict[str, Any], content: Json | None
) -> None:
    """With the values of the box on the table too, by which it counts."""
    played = finished(seats, seed, content=content, **options)
    record = played.record()
    now, answers = entered(played, True, content)
    come = max(place for each in answers if each["field"] == "guests" for place in each["places"])
    for chance in (now["record"]["chance"], record["chance"]):  # what nobody has seen is not known
        del chance["guests"][come + 1 :], chance.get("boards", [])[seats:]
    assert now["record"] == record | {"seed": 0}
    assert replay(now["record"], content=content).outcome == played.outcome
    assert played.outcome is not None and (max(played.outcome.scores) > 200) == (content is not None)


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (4, 3)])
def test_a_whole_game_with_all_modules_is_entered(seats: int, seed: int) -> None:
    """Ballrooms, celebrities, coloured dice, entrances and what two of these draw for their owners. In the
    first game both own objectives and own tiles are drawn, in the second celebrities are shuffled again."""
    played = finished(seats, seed, modules="1,2,3,4,5")
    record = played.record()
    now, answers = entered(played, all_hands=False)
    told = {answer["field"] for answer in answers}
    assert {"ballrooms", "celebrities", "coloured", "entrances"} <= told
    assert now["record"]["actions"] == record["actions"]
    again = replay(now["record"])
    assert again.outcome == played.outcome
    for field in ("rolls", "coloured"):
        assert again.chance()[field] == record["chance"][field]
    further = {"own_objectives", "own_tiles"} if seats == 2 else {"own_objectives", "celebrities_again"}
    assert further <= told


@pytest.mark.parametrize(("seed", "staff"), [(5, "standard"), (4, "draft")])
def test_hands_may_stay_unknown_until_a_card_is_played(seed: int, staff: str) -> None:
    played = finished(2, seed, staff=staff)
    now, answers = entered(played, all_hands=False)
    assert now["record"]["actions"] == played.record()["actions"]
    again = replay(now["record"])
    assert again.outcome == played.outcome
    assert again.chance()["rolls"] == played.chance()["rolls"]
    named = [answer for answer in answers if answer["field"] == "staff"]
    drafted = next((place for place, each in enumerate(answers) if "draft" in (each["action"] or "")), None)
    if drafted is not None:  # what somebody keeps is known, or it could not be played later
        before = enter(2, played.record()["options"], None, answers[: drafted - 1])
        assert before["legal"] == [] and before["unnamed"] is None and before["hand"] is not None
    assert 0 < len(named) < len(played.chance()["staff"])


def test_a_card_that_is_named_late_changes_nothing_that_was_told() -> None:
    """When staff could be played, some hands held cards that turn out to be too dear, others none."""
    played = finished(2, 7, "random")
    now, __ = entered(played, all_hands=False)
    ours, theirs = (
        [each for each in record["actions"] if each != "done"]
        for record in (now["record"], played.record())
    )
    assert ours == theirs, "only questions about cards that stayed unknown come on top"
    assert replay(now["record"]).outcome == played.outcome


def test_nothing_is_shown_that_nobody_has_told() -> None:
    start = enter(2, {}, None, [])
    assert start["question"] == {
        "field": "start", "number": 0, "places": [0], "choices": [[0, 1]], "dice": 0, "slots": [],
    }  # fmt: skip
    assert start["view"] is None and start["legal"] == []
    goals = [
        tell("start", [], [1]),
        tell("objectives", [], ["krones_20", "floors_2", "three_of_each"]),
        tell("emperor", [], ["A1", "B2", "C3"]),
    ]
    queue = enter(2, {}, None, goals)["question"]
    assert (queue["field"], queue["places"]) == ("guests", [0, 1, 2, 3, 4])
    answers = [*goals, tell("guests", [0, 1, 2, 3, 4], [55, 59, 63, 67, 71])]
    now = enter(2, {}, None, answers)
    assert now["view"]["queue"] == [55, 59, 63, 67, 71]
    assert [player["known_hand"] for player in now["view"]["players"]] == [[], []]
    assert [player["hand_size"] for player in now["view"]["players"]] == [6, 6]
    assert now["view"]["to_move"] == 0, "the last player takes the first guest (S7)"
    taken = enter(2, {}, None, [*answers, act(now["legal"][0]["notation"])])
    assert (taken["question"]["field"], taken["question"]["places"]) == ("guests", [5])


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([tell("weather", [], ["rain"])], "'weather' cannot be told with 1 values; allowed are: start"),
        ([tell("staff", [0, 1], [5, 5])], "card 5 was named already"),
        ([tell("staff", [0], [])], "0 cards are named for 1 places"),
        ([tell("guests", [0], ["Ada"])], "'Ada' is not the printed number of a card"),
        ([tell("start", [], [7])], "start is 7"),
        ([tell("staff", [500], [5])], "there is no place 500; allowed are 0 to "),
        ([tell("celebrities", [0], [3])], "3 is not the id of a celebrity"),
        ([tell("coloured", [], [7])], "'coloured' cannot be told with 1 values"),
        ([tell("own_tiles", [], ["A1", "A2"])], "'own_tiles' cannot be told with 2 values"),
    ],
)
def test_what_cannot_be_is_refused(answers: list[Json], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        enter(2, {}, None, answers)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {}, "allowed are 2 to 4"),
        (5, {}, "allowed are 2 to 4"),
    ],
)
def test_games_that_cannot_be_entered_are_named(seats: int, options: Json, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        enter(seats, options, None, [])
