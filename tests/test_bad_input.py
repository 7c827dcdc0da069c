"""Whatever is given from outside: what is wrong is said in one line, and nothing else happens."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hotelier import (
    BadInput,
    BadOption,
    BadRecord,
    BadScript,
    Game,
    HotelierError,
    IllegalAction,
    Perspective,
    Seeded,
    advise,
    game_info,
    new_game,
    replay,
)
from hotelier.austria.game import Austria
from hotelier.files import read_json
from hotelier.games import NAMES
from tests.austria.table import FULL_DICE, Table
from tests.contract import play_on, snapshot


def refused(kind: type[HotelierError], *words: str, **given: Any) -> None:
    """Beginning a game with these arguments fails with one line that holds all these words."""
    with pytest.raises(kind) as error:
        new_game(given.pop("game", "austria"), **given)
    check_line(error.value, *words)


def check_line(error: BaseException, *words: str) -> None:
    message = str(error)
    assert message and "\n" not in message and len(message) < 1000
    for word in words:
        assert word in message


# Options -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "", "Austria", None, 7, ["austria"]], ids=repr)
def test_an_unknown_game_is_refused(name: object) -> None:
    refused(BadOption, f"unknown game {name!r}", "austria", game=name)


@pytest.mark.parametrize("seats", [0, 5, -2, 2.0, "2", True, None, [2]], ids=repr)
@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_number_of_seats_is_refused(name: str, seats: object) -> None:
    allowed = game_info(name).seats
    refused(BadOption, f"played by {allowed[0]} to {allowed[-1]}", repr(seats), game=name, seats=seats)


def test_overbooking_cannot_be_played_alone() -> None:
    refused(BadOption, "played by 2 to 4", game="overbooking", seats=1)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.0, "7", True, [1]], ids=repr)
def test_a_wrong_seed_is_refused(seed: object) -> None:
    refused(BadOption, "seed", repr(seed), "0 to 2**64 - 1", seed=seed)


@pytest.mark.parametrize("seed", [0, 1, (1 << 64) - 1])
def test_the_smallest_and_the_greatest_seed_are_fine(seed: int) -> None:
    assert new_game("austria", seed=seed).seed == seed


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    refused(BadOption, "unknown option 'colour'", "edition", "board", "staff", "promo", colour="red")


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("edition", "third", "revised, first"),
        ("edition", "First", "revised, first"),
        ("edition", None, "revised, first"),
        ("edition", 1, "revised, first"),
        ("edition", ["first"], "revised, first"),
        ("board", "evening", "night, day"),
        ("board", True, "night, day"),
        ("staff", "random", "standard, intro, draft"),
        ("staff", {}, "standard, intro, draft"),
        ("promo", "maybe", "no, yes"),
        ("promo", 1, "no, yes"),
        ("promo", 0, "no, yes"),
        ("promo", None, "no, yes"),
    ],
)
def test_a_wrong_value_of_an_option_is_refused(option: str, value: object, allowed: str) -> None:
    refused(BadOption, f"option {option} cannot be", f"allowed are: {allowed}", **{option: value})


@pytest.mark.parametrize(
    ("word", "value"),
    [("yes", True), ("TRUE", True), ("on", True), ("no", False), ("False", False), ("off", False)],
)
def test_yes_and_no_may_be_written_in_words(word: str, value: bool) -> None:
    assert new_game("austria", seed=1, promo=word).options["promo"] is value


# Scripts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ([], ["a script is a JSON object"]),
        ("rolls", ["a script is a JSON object"]),
        ({"dice": ["123"]}, ["unknown field 'dice'", "start", "rolls"]),
        ({7: []}, ["unknown field 7"]),
        ({"version": 1}, ["version is 1", "allowed is 2, or no version"]),
        ({"version": 3}, ["version is 3", "allowed is 2"]),
        ({"version": True}, ["version is True", "allowed is 2"]),
        ({"version": 2.0}, ["version is 2.0", "allowed is 2"]),
        ({"version": "2"}, ["version is '2'", "allowed is 2"]),
        ({"version": None}, ["version is None", "allowed is 2"]),
        ({"start": 2}, ["start is 2", "0 to 1"]),
        ({"start": -1}, ["start is -1", "0 to 1"]),
        ({"start": True}, ["start is True"]),
        ({"start": "0"}, ["start is '0'"]),
        ({"start": None}, ["start is None"]),
        ({"objectives": "krones_20"}, ["objectives must be a list"]),
        ({"objectives": ["krones_20"]}, ["objectives", "three", "A, B, C"]),
        (
            {"objectives": ["floors_2", "krones_20", "three_of_each"]},
            ["'floors_2'", "category A", "krones_20"],
        ),
        ({"objectives": ["gold", "floors_2", "three_of_each"]}, ["'gold'", "category A"]),
        ({"objectives": [["krones_20"], "floors_2", "three_of_each"]}, ["objectives", "category A"]),
        ({"emperor": ["A1", "B1", "B2"]}, ["'B2'", "category C", "C1, C2, C3, C4"]),
        ({"emperor": [1, 2, 3]}, ["emperor", "category A"]),
        ({"boards": ["day_a", "day_b"]}, ["board=day"]),
        ({"guests": 49}, ["guests must be a list"]),
        ({"guests": [1]}, ["guests", "unknown card 1", "49"]),
        ({"guests": [49, 50, 49]}, ["guests", "49", "twice"]),
        ({"guests": ["Sculptor", 49]}, ["guests", "49", "twice"]),
        ({"guests": ["Nobody"]}, ["guests", "unknown card 'Nobody'", "'Sculptor'"]),
        ({"guests": [117]}, ["guests", "unknown card 117"]),
        ({"guests": [[49]]}, ["guests", "unknown card [49]"]),
        ({"staff": [0]}, ["staff", "unknown card 0", "1 to 48"]),
        ({"staff": [49]}, ["staff", "unknown card 49", "1 to 48"]),
        ({"staff": [17, 17]}, ["staff", "17", "twice"]),
        ({"staff": [True]}, ["staff", "unknown card True"]),
        ({"staff": {"17": 1}}, ["staff must be a list"]),
        ({"rolls": "1123345566"}, ["rolls must be a list"]),
        ({"rolls": [1123345566]}, ["roll 1", "1123345566", "faces 1 to 6"]),
        ({"rolls": ["1123345567"]}, ["roll 1", "1123345567", "faces 1 to 6"]),
        ({"rolls": ["1123345566", ""]}, ["roll 2"]),
        ({"rolls": [["1", "2"]]}, ["roll 1"]),
        ({"rolls": ["١١٢٣٤٥٦١٢٣"]}, ["roll 1", "faces 1 to 6"]),
        ({"rebuilt": [49]}, ["rebuilt must be a list"]),
        ({"rebuilt": [[49, 49]]}, ["rebuilt", "49", "twice"]),
        ({"rebuilt": [[7]]}, ["rebuilt", "unknown card 7"]),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_a_wrong_script_is_refused(script: Any, words: list[str]) -> None:
    refused(BadScript, *words, script=script, seed=1)


@pytest.mark.parametrize(
    ("boards", "words"),
    [
        ("day_a", ["boards must be a list"]),
        (["day_a", "night"], ["no board 'night'", "day_a, day_b, day_c, day_d"]),
        (["day_a", "day_e"], ["no board 'day_e'"]),
        (["day_a", ["day_b"]], ["no board"]),
        (["day_a", "day_a"], ["different board"]),
        (["day_a"], ["1 boards for 2 seats"]),
    ],
)
def test_wrong_boards_are_refused(boards: object, words: list[str]) -> None:
    refused(BadScript, *words, script={"boards": boards}, board="day")


def test_a_card_of_the_intro_sets_cannot_lie_in_the_deck() -> None:
    refused(BadScript, "staff", script={"staff": [3]}, staff="intro")


@pytest.mark.parametrize("faces", ["123", "12345612345"])
def test_the_first_roll_must_have_as_many_dice_as_are_rolled(faces: str) -> None:
    """The roll comes after the last decision of the setup: that one is refused."""
    game = new_game("austria", seats=2, seed=1, script={"rolls": [faces]})
    check_stopped_by_the_script(game, "roll 1", f"{len(faces)} dice", "10 are rolled")


def test_a_wrong_number_of_dice_in_a_later_roll_leaves_the_game_as_it_was() -> None:
    game = new_game("austria", seats=2, seed=1, script={"rolls": [FULL_DICE[2], "123"]})
    check_stopped_by_the_script(game, "roll 2", "3 dice")


def test_a_guest_deck_rebuilt_from_wrong_guests_leaves_the_game_as_it_was() -> None:
    """Guest 49 is in the queue, so it cannot come back from the discard pile."""
    game = new_game("austria", seed=1, script={"guests": [49], "rebuilt": [[49]]})
    assert isinstance(game, Austria)
    game.state.deck, game.state.discard = [], game.state.deck
    before = snapshot(game)
    with pytest.raises(BadScript) as error:
        game.apply(game.parse("guest 1"))
    check_line(error.value, "rebuilt")
    assert snapshot(game) == before


def check_stopped_by_the_script(game: Game, *words: str) -> None:
    """Play on at random until the script forbids to; then all is as before, and others can be chosen."""
    rng = Seeded(1)
    while True:
        before = snapshot(game)
        legal = game.legal_actions()
        action = legal[rng.below(len(legal))]
        try:
            game.apply(action)
        except BadScript as error:
            check_line(error, *words)
            break
    assert snapshot(game) == before
    with pytest.raises(BadScript):
        game.clone().apply(action)
    rolls = len(game.chance().get("rolls", []))
    assert len(game.record()["chance"].get("rolls", [])) == rolls
    guess = game.resample(game.to_move, rng)  # the script is not known to a guess, which goes on
    play_on(guess, rng)
    assert guess.outcome is not None


def test_another_choice_is_possible_after_the_script_forbade_one() -> None:
    """Only one die is left in the round and the second roll is wrong: taking the die and ending the turn
    leads into the roll, but other things can be done before."""
    table = Table(rolls=[FULL_DICE[2], "123"]).seat(1, covered=2).seat(covered=1, kitchen={"wine": 1})
    table.seat(guests=[51], vacant="1b").dice("4").play("die 4", "done")
    before = snapshot(table.game)
    with pytest.raises(BadScript, match="roll 2 gives 3 dice, but 10 are rolled"):
        table.game.apply(table.game.parse("end"))
    assert snapshot(table.game) == before
    table.play("serve", "move 1 1b")  # the wine for the Composer, who then takes the yellow room
    assert table.occupied() == "1b"


# Records -----------------------------------------------------------------------------------------


@cache
def _record_text() -> str:
    return json.dumps(play_on(new_game("austria", seats=2, seed=3), Seeded(3)).record())


def record() -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(_record_text())
    return copy


def not_replayed(wrong: Any, *words: str, kind: type[HotelierError] = BadRecord) -> None:
    with pytest.raises(kind) as error:
        replay(wrong)
    check_line(error.value, *words)


def test_an_edited_record_with_an_illegal_move_names_number_and_text() -> None:
    wrong = record()
    wrong["actions"][19] = "draft 17"
    not_replayed(wrong, "action 20", "'draft 17'", "legal are:")


def test_a_record_with_an_action_taken_out_is_refused_where_it_breaks() -> None:
    wrong = record()
    first_die = next(place for place, text in enumerate(wrong["actions"]) if text.startswith("die"))
    del wrong["actions"][first_die]
    not_replayed(wrong, "action ", "legal are:")


def test_a_record_of_another_game_is_refused() -> None:
    not_replayed(record() | {"game": "chess"}, "unknown game 'chess'", kind=BadInput)


@pytest.mark.parametrize("seats", [0, 5])
def test_a_record_with_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    not_replayed(record() | {"seats": seats}, "played by", str(seats), kind=BadInput)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_record_with_another_number_of_seats_is_refused(seats: int) -> None:
    not_replayed(record() | {"seats": seats}, kind=BadInput)


def test_a_record_with_a_wrong_seed_is_refused() -> None:
    not_replayed(record() | {"seed": -1}, "seed -1", kind=BadInput)


@pytest.mark.parametrize("options", [{"edition": "third"}, {"colour": "red"}, {"promo": 3}], ids=repr)
def test_a_record_with_wrong_options_is_refused(options: dict[str, object]) -> None:
    not_replayed(record() | {"options": options}, "option", kind=BadInput)


@pytest.mark.parametrize("field", ["start", "objectives", "emperor", "guests", "staff", "rolls"])
def test_a_record_without_a_result_of_chance_is_refused(field: str) -> None:
    wrong = record()
    del wrong["chance"][field]
    not_replayed(wrong, "too early", field.removesuffix("s"))


def test_a_record_whose_rolls_are_cut_is_refused() -> None:
    wrong = record()
    wrong["chance"]["rolls"] = wrong["chance"]["rolls"][:3]
    not_replayed(wrong, "too early", "draw 4 of 'roll'")


@pytest.mark.parametrize("field", ["guests", "staff"])
def test_a_deck_that_is_cut_never_becomes_another_game(field: str) -> None:
    """Decks may be given in part: the rest comes from the seed, which is in the record too."""
    cut = record()
    cut["chance"][field] = cut["chance"][field][:7]
    assert replay(cut).record() == record()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("start", 9),
        ("staff", [1, 1]),
        ("guests", ["Nobody"]),
        ("rolls", ["777"]),
        ("dice", []),
        ("version", 1),
    ],
)
def test_a_record_with_wrong_results_of_chance_is_refused(field: str, value: object) -> None:
    wrong = record()
    wrong["chance"][field] = value
    not_replayed(wrong, "results of chance are wrong")


def test_a_record_with_a_roll_of_the_wrong_size_is_refused() -> None:
    wrong = record()
    wrong["chance"]["rolls"][2] = "123"
    not_replayed(wrong, "results of chance are wrong", "roll 3")


@pytest.mark.parametrize("cut", [0, 1, 40, 500, -2, -40])
def test_a_record_file_that_is_cut_off_is_refused_with_the_line(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game.json"
    path.write_text(_record_text()[:cut], encoding="utf-8")
    with pytest.raises(BadInput) as error:
        read_json(path, "record")
    check_line(error.value, str(path), "record", "line 1")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    for name in ("missing.json", "bytes.json", "deep.json", "."):
        with pytest.raises(BadInput) as error:
            read_json(tmp_path / name, "record")
        check_line(error.value, str(tmp_path))


# Numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_numbers_of_other_libraries_are_as_good_as_those_of_python(name: str) -> None:
    """Compiled functions take nothing but an int where they say so."""
    numpy = pytest.importorskip("numpy")
    zero, one, two = (numpy.int64(number) for number in range(3))
    game = new_game(name, seats=two, seed=one, tell=True)
    while game.to_move != 1:  # so the seat that is asked for is not the first
        game.apply(game.legal_actions()[0])
    action = game.legal_actions()[-1]
    number = numpy.array(game.legal_actions())[-1]
    perspective = Perspective(game, one)
    assert type(perspective.seat) is int
    for asked in (game, perspective):
        assert asked.notation(number) == game.notation(action)
        assert asked.describe(number) == game.describe(action)
    assert game.view(one) == perspective.view() == game.view(1)
    assert game.events(one, since=one) == game.events(1, since=1)
    assert game.resample(one, zero) == game.resample(1, 0)
    assert Seeded(two) == Seeded(2)
    assert game.info.options_for(two) == game.info.options_for(2)
    told = advise(game, one, iterations=two, seed=two, most=one)
    assert told[0].action == advise(game, 1, iterations=2, seed=2, most=1)[0].action
    game.apply(number)
    assert game.history[-1] == action and json.dumps(game.record())


@pytest.mark.parametrize("wrong", ["1", 1.0, [1]], ids=repr)
def test_what_is_no_number_is_refused_as_a_seat_or_an_action(wrong: Any) -> None:
    game = new_game("overbooking", seed=1, tell=True)
    for ask in (game.view, game.events, lambda seat: game.resample(seat, 1)):
        with pytest.raises(BadInput) as error:
            ask(wrong)
        check_line(error.value, repr(wrong), "is not a seat")
    for tell in (game.apply, game.notation, game.describe):
        with pytest.raises(IllegalAction) as illegal:
            tell(wrong)
        check_line(illegal.value, repr(wrong), "actions are whole numbers")
