"""What is told of the modules of Let's Waltz!; the values are worked out by hand."""

from typing import Any

from hotelier import Game, new_game
from tests.austria.laid import waltz_of
from tests.austria.shown.test_events import Event, event, only, plain, points, space, staff, told, visit
from tests.austria.table import Table

SCRIPT: dict[str, Any] = {
    "start": 0,
    "ballrooms": ["apollosaal", "goldener_strauss", "odeonsaal"],
    "objectives": ["krones_20", "floors_2", "three_of_each"],
    "emperor": ["A1", "B2", "C1"],
}


def begun(modules: list[int], **script: Any) -> Game:
    fields = {**SCRIPT, **script}
    if 1 not in modules:
        del fields["ballrooms"]
    return new_game("austria", seats=2, seed=1, modules=modules, script=fields, tell=True)


def play(game: Game, *actions: str) -> list[Event]:
    """Play these actions; what seat 0 sees of the last one."""
    for text in actions:
        game.apply(game.parse(text))
    return plain(game.events(0, since=game.decisions))


# Module 1: ballrooms ------------------------------------------------------------------------------


def test_w2_the_ballrooms_are_opened_and_rehearsal_rooms_taken() -> None:
    """The last seat in turn order chooses first."""
    game = begun([1])
    assert only(plain(game.events(0)), "ballrooms_opened") == {
        "kind": "ballrooms_opened",
        "ballrooms": ["apollosaal", "goldener_strauss", "odeonsaal"],
        "dancers": 10,
    }
    assert play(game, "rehearse 3")[0] == event("rehearsal_room_taken", seat=1, rehearsal=3)


def test_w3_w6_a_guest_goes_dancing_with_the_bonuses_of_row_and_rehearsal_room() -> None:
    """The middle row costs 2 champagne and gives 2 krones; the third dancer 2 krones of room 1. 74 is worth
    10 VP."""
    table = Table(modules=[1]).seat(guests=[74], complete=True, kitchen={"champagne": 3})
    table.rehearsal(1).dancers(0, "1 bottom", "2 bottom")
    row: dict[str, Any] = {"ballroom": "apollosaal", "row": "middle"}
    assert told(table, "ball 1 1 middle") == [
        event("went_dancing", table=1, guest=74, **row),
        {"kind": "guest_discarded", "guest": 74},
        points(10, "guests", {"kind": "guest", "guest": 74}),
        event("items_spent", items={"champagne": 2}),
        event("dancer_sent", **row),
        event("krones_gained", krones=2, lost=0, because={"kind": "row", **row}),
        event("krones_gained", krones=2, lost=0, because={"kind": "rehearsal", "rehearsal": 1}),
    ]


def test_w8_a_ballroom_is_scored_after_the_emperor() -> None:
    """Apollosaal: dancers times the highest row, 2 times 2; who has none there loses 5 VP."""
    table = Table(modules=[1]).seat(0, emperor=4).seat(1, emperor=4).dancers(0, "1 bottom", "1 middle")
    events = visit(table)
    start = [event["kind"] for event in events].index("ballroom_scored")
    because = {"kind": "ballroom", "ballroom": "apollosaal"}
    assert events[start : start + 3] == [
        {"kind": "ballroom_scored", "ballroom": "apollosaal", "dancers": [2, 0]},
        points(4, "ballrooms", because),
        points(-5, "ballrooms", because, seat=1),
    ]


def test_w9_a_penalty_takes_a_dancer() -> None:
    """B5: one of the middle ballroom."""
    table = Table(modules=[1], emperor=["A1", "B5", "C1"]).seat(1, emperor=6)
    table.dancers(0, "2 bottom", "2 top").dancers(1, "2 bottom")
    visit(table, 5)
    assert told(table, "recall 2 bottom")[0] == event(
        "dancer_lost", ballroom="goldener_strauss", row="bottom"
    )


def test_w4_a_card_spends_champagne_for_vp() -> None:
    """122 Symphonist: 5 VP."""
    table = Table(modules=[1]).seat(staff=[122], kitchen={"champagne": 1})
    assert told(table, "use 122") == [
        event("staff_used", staff=122, krones=0, steps=0, items={"champagne": 1}),
        points(5, "staff", staff(122)),
    ]


# Module 2: celebrities ----------------------------------------------------------------------------


def test_w20_celebrities_come_to_the_lounge() -> None:
    """Nine of them without module 1; three lie in the lounge."""
    game = begun([2], celebrities=["freud", "curie", "gandhi"])
    come = [event for event in plain(game.events(0)) if event["kind"] == "celebrity_arrives"]
    assert come == [
        {"kind": "celebrity_arrives", "colour": colour, "celebrity": name, "deck": 6}
        for colour, name in (("red", "freud"), ("yellow", "curie"), ("blue", "gandhi"))
    ]


def test_w20_w21_a_coloured_die_and_its_celebrity() -> None:
    """Freud costs 1 krone and is worth 1 VP; the red die lies alone on 4."""
    table = Table(modules=[2], celebrities=["freud", "curie"]).seat(krones=5).dice("1", "4-6")
    assert told(table, "die red", "celebrity freud", "take 0 steps") == [
        event("die_taken", value=4, dice=1, colour="red", boost=False, krones=0),
        event("celebrity_welcomed", colour="red", celebrity="freud", krones=-1),
        points(1, "celebrities", {"kind": "celebrity", "celebrity": "freud"}),
        event("action_begins", value=4, strength=1),
        event("krones_gained", krones=1, lost=0, because=space(4)),
    ]


def test_w21_items_are_exchanged_once() -> None:
    """Einstein: the only wine goes by itself, for another item of choice."""
    table = Table(modules=[2], celebrities=["einstein", "curie"]).seat(krones=5, kitchen={"wine": 1})
    table.dice("1", "4-6").play("die red", "celebrity einstein")
    assert told(table, "exchange", "get cake")[:4] == [
        event("celebrity_used", celebrity="einstein"),
        event("items_spent", items={"wine": 1}),
        event("items_received", items={"cake": 1}, because={"kind": "exchange"}),
        event("items_kept", items={"cake": 1}),
    ]


def test_w22_celebrities_leave_at_the_end_of_a_round_and_are_shuffled_when_nobody_is_left() -> None:
    """Freud leaves; the empty deck is made of those who have left: two, of whom one comes for red."""
    table = Table(modules=[2], celebrities=["freud", "curie", "gandhi"]).seat(krones=5).dice("1", "4-6")
    table.play("die red", "celebrity freud", "take 0 steps")
    waltz = waltz_of(table.game.state)
    assert waltz is not None and waltz.lounge is not None
    names = table.game.book.ids_of("celebrity")
    waltz.lounge.discard = [names.index("magie")]
    waltz.lounge.deck = []
    table.game.listen()
    table.end_round()
    events = [event for event in plain(table.game.events(0)) if "celebrit" in event["kind"]]
    assert events[0] == event("celebrities_leave", celebrities=["freud"])
    assert events[1] == {"kind": "celebrities_shuffled", "deck": 2}
    assert (events[2]["kind"], events[2]["colour"], events[2]["deck"]) == ("celebrity_arrives", "red", 1)
    assert events[2]["celebrity"] in ("freud", "magie")


# Module 3: entrances ------------------------------------------------------------------------------


def test_w40_entrances_are_auctioned_and_paid_for() -> None:
    """Seat 1 outbids seat 0, which must take the other one; Kozi gives a cake and a coffee."""
    game = begun([3], entrances=["kozi", "dove"])
    assert only(plain(game.events(0)), "entrances_offered") == {
        "kind": "entrances_offered",
        "entrances": ["kozi", "dove"],
    }
    assert play(game, "bid 1 kozi") == [event("bid_made", entrance="kozi", bid=1, outbid=None)]
    assert play(game, "bid 2 kozi") == [event("bid_made", seat=1, entrance="kozi", bid=2, outbid=0)]
    events = play(game, "bid 0 dove")
    assert events[0] == event("bid_made", entrance="dove", bid=0, outbid=None)
    taken = [event for event in events if event["kind"] == "entrance_taken"]
    assert sorted(taken, key=str) == [
        event("entrance_taken", seat=0, entrance="dove", krones=0),
        event("entrance_taken", seat=1, entrance="kozi", krones=-2),
    ]
    because = {"kind": "entrance", "entrance": "kozi"}
    assert event("items_received", seat=1, items={"cake": 1, "coffee": 1}, because=because) in events
    assert only(events, "tokens_received") == event("tokens_received", tokens=[1, 2, 3, 4, 5])


def test_w41_what_other_entrances_begin_with() -> None:
    """Kaufman: a fourth table; Ninas Melange: own objectives; The Grand Wray: own tiles."""
    game = begun([3], entrances=["kaufman", "dove"])
    assert only(play(game, "bid 0 kaufman", "bid 0 dove"), "table_added") == event("table_added")
    own = ["staff_6", "columns_2", "red_4_yellow_3"]
    game = begun([3], entrances=["ninas_melange", "dove"], own_objectives=[[each] for each in own])
    assert only(play(game, "bid 0 ninas_melange", "bid 0 dove"), "own_objectives_drawn") == event(
        "own_objectives_drawn", objectives=own
    )
    tiles = [["A2", "A3"], ["B1", "B3"], ["C2", "C3"]]
    game = begun([3], entrances=["grand_wray", "dove"], own_tiles=tiles)
    assert only(play(game, "bid 0 grand_wray", "bid 0 dove"), "own_tiles_drawn") == event(
        "own_tiles_drawn", tiles=["A2", "A3", "B1", "B3", "C2", "C3"]
    )


def test_w41_a_token_is_used_for_a_floor() -> None:
    """Dove; 1e is the last room of floor 1."""
    table = Table(entrances=["dove", "kozi"])
    table.seat(guests=[65], complete=True, vacant="1e", occupied="1a 1b 1c 1d").play("move 1 1e")
    assert told(table, "token 3")[0] == event("token_used", token=3, completed="floor")


def test_w41_an_own_objective_is_completed() -> None:
    """15 VP in rounds 1 to 3."""
    drawn = {"own_objectives": [["emperor_10"], ["columns_2"], ["red_4_yellow_3"]]}
    table = Table(entrances=["ninas_melange", "dove"], drawn=drawn).seat(emperor=10)
    assert told(table, "claim own A") == [
        event("own_objective_claimed", objective="emperor_10"),
        points(15, "entrances", {"kind": "entrance", "entrance": "ninas_melange"}),
    ]


def test_w41_an_own_tile_is_used_for_steps() -> None:
    """An A tile costs 1 step; A1 gives 3 krones."""
    tiles = {"own_tiles": [["A1", "A2"], ["B1", "B3"], ["C1", "C3"]]}
    table = Table(entrances=["grand_wray", "dove"], emperor=["A4", "B2", "C2"], drawn=tiles)
    events = told(table.seat(emperor=3), "tile A1", "get krones")
    assert events == [
        event("own_tile_used", tile="A1", steps=-1),
        event("reward_taken", because={"kind": "tile", "tile": "A1"}, part="krones"),
        event("krones_gained", krones=3, lost=0, because={"kind": "tile", "tile": "A1"}),
    ]


def test_w41_a_die_is_moved_before_its_space_is_used() -> None:
    """Kozi: from 1 to 2, where two lie then."""
    table = Table(entrances=["kozi", "dove"]).dice("1123")
    assert told(table, "shift 1 2", "die 2")[:3] == [
        event("die_moved", value=1, to=2, colour=None),
        event("die_taken", value=2, dice=2, colour=None, boost=False, krones=0),
        event("action_begins", value=2, strength=2),
    ]


# Modules 4 and 5 ----------------------------------------------------------------------------------


def test_w50_the_key_is_taken_instead_of_a_die() -> None:
    """A step and a krone."""
    assert told(Table(modules=[4]), "key") == [
        event("key_taken"),
        event("steps_gained", steps=1, vp=0, because={"kind": "key"}),
        event("krones_gained", krones=1, lost=0, because={"kind": "key"}),
    ]


def test_w60_a_card_is_turned_face_down() -> None:
    """172 Chef de Rang: 5 steps after three drinks."""
    table = Table(modules=[5]).seat(staff=[172]).dice("222")
    assert told(table, "die 2", "take 0 coffee", "flip 172")[-2:] == [
        event("staff_turned_down", staff=172),
        event("steps_gained", steps=5, vp=0, because=staff(172)),
    ]


def test_w60_a_card_is_used_for_steps_back() -> None:
    """177 Hairdresser: 2 back, and a card for 3 less."""
    table = Table(modules=[5]).seat(staff=[177], emperor=3, hand=[45])
    assert told(table, "use 177")[0] == event("staff_used", staff=177, krones=0, steps=-2, items={})
