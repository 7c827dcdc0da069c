"""What is told of a game, word by word of the rulebook; the values are worked out by hand.

`told` is all that seat 0 sees happen from the first of these actions on. Automata have tests of their own
in solo/test_events.py, modules in modules/test_events.py.
"""

from typing import Any

from hotelier import new_game
from tests.austria.table import Table

Event = dict[str, Any]


def told(table: Table, *actions: str, seat: int | None = 0) -> list[Event]:
    """What a seat sees happen, without the number of the decision."""
    table.game.listen()
    table.play(*actions)
    return plain(table.game.events(seat))


def plain(events: list[Event]) -> list[Event]:
    return [{key: value for key, value in event.items() if key != "decision"} for event in events]


def event(kind: str, *, seat: int = 0, **fields: Any) -> Event:
    return {"kind": kind, "seat": seat, **fields}


def guest(number: int) -> Event:
    return {"kind": "guest", "guest": number}


def staff(number: int) -> Event:
    return {"kind": "staff", "staff": number}


def space(value: int) -> Event:
    return {"kind": "space", "value": value}


def points(vp: int, source: str, because: Event, seat: int = 0) -> Event:
    return event("points_scored", seat=seat, vp=vp, source=source, because=because)


def only(events: list[Event], kind: str) -> Event:
    """The one event of a kind."""
    (found,) = [event for event in events if event["kind"] == kind]
    return found


# S: setting up ------------------------------------------------------------------------------------

SCRIPT = {
    "version": 2,
    "start": 1,
    "objectives": ["krones_20", "floors_2", "three_of_each"],
    "emperor": ["A1", "B2", "C1"],
    "guests": [53, 52, 51, 50, 49],
}
FIRST_ITEMS = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


def test_s9_boards_are_named_by_those_who_choose() -> None:
    game = new_game("austria", seats=2, seed=1, script=SCRIPT, board="day", boards="chosen", tell=True)
    assert [seated["board"] for seated in game.events(None) if seated["kind"] == "seated"] == [None, None]
    game.apply(game.parse("board c"))
    assert plain(game.events(0, since=1)) == [event("board_chosen", seat=1, board="day_c")]


def test_s_the_table_is_laid_out() -> None:
    """56 guests without the queue, 48 staff cards without two hands of 6; the queue from left to right."""
    game = new_game("austria", seats=2, seed=1, script=SCRIPT, tell=True)
    events = plain(game.events(None))
    assert events[:3] == [
        {
            "kind": "set_up",
            "seats": 2,
            "start": 1,
            "objectives": ["krones_20", "floors_2", "three_of_each"],
            "tiles": ["A1", "B2", "C1"],
            "queue": [53, 52, 51, 50, 49],
            "guest_deck": 51,
            "staff_deck": 36,
        },
        event("seated", seat=0, board="night", krones=10, items=FIRST_ITEMS),
        event("seated", seat=1, board="night", krones=10, items=FIRST_ITEMS),
    ]
    assert events[3:] == [
        event("hand_dealt", seat=0, count=6, cards=None),
        event("hand_dealt", seat=1, count=6, cards=None),
    ]
    mine = only([event for event in game.events(1) if event.get("seat") == 1], "hand_dealt")
    assert mine["cards"] == game.view(1)["players"][1]["known_hand"]


def test_s_staff_are_drafted() -> None:
    """Six cards each; both keep one, then the other five are passed on."""
    game = new_game("austria", seats=2, seed=1, staff="draft", tell=True)
    packs = [event for event in plain(game.events(0)) if event["kind"] == "pack_passed"]
    assert [(pack["seat"], pack["count"], pack["cards"] is None) for pack in packs] == [
        (0, 6, False),
        (1, 6, True),
    ]
    first = game.to_move
    assert first is not None
    kept = packs[0]["cards"][0]
    game.apply(game.parse(f"draft {kept}") if first == 0 else game.legal_actions()[0])
    mine, theirs = (only(plain(game.events(seat, since=1)), "staff_kept") for seat in (first, 1 - first))
    assert (mine["seat"], theirs["staff"]) == (first, None)
    assert mine["staff"] is not None


def test_s5_the_first_room_goes_by_itself_and_is_told() -> None:
    """The first guest comes from any place for free; the first room is 1a, which nobody is asked for."""
    game = new_game("austria", seats=2, seed=1, script=SCRIPT, tell=True)
    game.apply(game.parse("guest 1"))
    events = plain(game.events(0, since=1))
    assert events[0] == event(
        "guest_taken", guest=53, order={"strudel": 1, "wine": 1}, place=1, table=1, krones=0
    )
    game.apply(game.parse("guest 1"))
    assert only(plain(game.events(0, since=2)), "room_prepared") == event(
        "room_prepared", seat=1, space="1a", krones=0
    )


# R: rounds and turns ------------------------------------------------------------------------------


def test_r1_a_round_ends_and_the_next_begins_with_the_other() -> None:
    """Seat 0 began round 1; ten dice are rolled."""
    table = Table(rolls=["1122334456", "1112345566"])
    table.game.listen()
    table.end_round()
    assert plain(table.game.events(0)) == [
        {"kind": "round_ends", "round": 1},
        {"kind": "round_begins", "round": 2, "start": 1},
        {"kind": "dice_rolled", "dice": [3, 1, 1, 1, 2, 2], "coloured": None, "again": False},
        event("turn_begins", seat=1, extra=False),
    ]


def test_r2_a_turn_ends_and_the_next_begins() -> None:
    table = Table().dice("55").seat(hand=[])
    assert told(table, "die 5", "end")[-2:] == [
        event("turn_ends"),
        event("turn_begins", seat=1, extra=False),
    ]


def test_r4_who_passes_waits_and_the_dice_are_rolled_again_with_one_less() -> None:
    """Both pass with ten dice: nine are rolled."""
    table = Table(rolls=["1122334456", "111222333"])
    assert told(table, "pass", "pass") == [
        event("passed"),
        event("turn_begins", seat=1, extra=False),
        event("passed", seat=1),
        {"kind": "dice_rolled", "dice": [3, 3, 3, 0, 0, 0], "coloured": None, "again": True},
        event("turn_begins", extra=False),
    ]


def test_r4_the_last_die_is_gone_when_everybody_passes() -> None:
    """So the round is over."""
    events = told(Table().dice("1"), "pass", "pass")
    assert [event["kind"] for event in events[3:6]] == ["dice_removed", "round_ends", "round_begins"]


def test_e_the_first_edition_gives_an_extra_turn_without_a_die() -> None:
    """97 E. Gizia on 1b, which completes nothing."""
    table = Table(edition="first").seat(guests=[97], complete=True, vacant="1b", occupied="1a").dice("55")
    events = told(table, "move 1 1b", "die 5", "end")
    assert only(events, "extra_turn_gained") == event("extra_turn_gained", because=guest(97))
    assert events[-1] == event("turn_begins", extra=True)


# T1, S3: guests -----------------------------------------------------------------------------------


def test_t1_a_guest_is_taken_and_the_next_one_comes() -> None:
    """Place 1 costs 3; 56 guests without five in the queue, and one less now."""
    table = Table().queue(64, 49, 50, 51, 53).next_guests(82)
    assert told(table, "guest 1") == [
        event("guest_taken", guest=64, order={"coffee": 1}, place=1, table=1, krones=-3),
        {"kind": "guest_arrives", "guest": 82, "deck": 50},
    ]


def test_s3_the_discarded_guests_become_a_new_deck() -> None:
    table = Table().queue(64, 49, 50, 51, 53)
    state = table.game.state
    state.discard = state.deck
    state.deck = []
    events = told(table, "guest 5")
    assert events[1:] == [
        {"kind": "deck_rebuilt", "deck": 51},
        {"kind": "guest_arrives", "guest": table.queue_numbers()[0], "deck": 50},
    ]


def test_s3_nobody_is_left_to_come() -> None:
    table = Table().queue(64, 49, 50, 51, 53)
    table.game.state.deck = []
    assert told(table, "guest 5")[1:] == [{"kind": "guest_arrives", "guest": None, "deck": 0}]


def test_x4_a_guest_moves_in_with_vp_a_group_and_krones() -> None:
    """74 Earl: 10 VP; 1a is a blue group of one: 2 VP; the krone of the reward by itself."""
    table = Table().seat(guests=[74], complete=True, vacant="1a")
    assert told(table, "move 1 1a", "get krones") == [
        event("moved_in", table=1, guest=74, space="1a"),
        {"kind": "guest_discarded", "guest": 74},
        points(10, "guests", guest(74)),
        event("room_occupied", space="1a"),
        event("group_complete", group=0, colour="blue", size=1),
        points(2, "occupancy bonuses", {"kind": "group", "colour": "blue"}),
        event("reward_taken", because=guest(74), part="krones"),
        event("krones_gained", krones=1, lost=0, because=guest(74)),
    ]


# D: dice and actions ------------------------------------------------------------------------------


def test_d_a_die_with_a_boost_brings_items_to_a_guest_and_to_the_kitchen() -> None:
    """Two dice and a krone: strength 3. 77 waits for a cake only."""
    table = Table().dice("1123").seat(guests=[49, 77])
    assert told(table, "die 1+", "take 1 cake", "place cake 2") == [
        event("die_taken", value=1, dice=2, colour=None, boost=True, krones=-1),
        event("action_begins", value=1, strength=3),
        event("items_received", items={"strudel": 2, "cake": 1}, because=space(1)),
        event("item_placed", item="cake", table=2, guest=77, from_kitchen=False),
        event("order_complete", table=2, guest=77),
        event("items_kept", items={"strudel": 2}),
    ]


def test_d3_rooms_are_prepared_for_their_cost_and_the_rest_is_declined() -> None:
    table = Table().dice("333").seat(vacant="1a")
    assert told(table, "die 3", "room 2a", "done")[2:] == [
        event("room_prepared", space="2a", krones=-1),
        event("action_declined", value=3),
    ]


def test_d3_an_icon_scores_when_the_room_is_put_there() -> None:
    """3d: 2 krones and 1 VP."""
    table = Table().dice("33").seat(vacant="1d 2d")
    assert told(table, "die 3", "room 3d")[2:4] == [
        event("room_prepared", space="3d", krones=-2),
        points(1, "room icons", {"kind": "room", "space": "3d"}),
    ]


def test_d4_krones_beyond_the_limit_are_lost_and_steps_beyond_the_end_are_vp() -> None:
    """From 19 krones one of two fits; from 12 one step of two."""
    table = Table().dice("4444").seat(krones=19, emperor=12)
    assert told(table, "die 4", "take 2 steps")[2:] == [
        event("steps_gained", steps=1, vp=1, because=space(4)),
        event("krones_gained", krones=1, lost=1, because=space(4)),
    ]


def test_d6_an_action_is_copied_for_a_krone() -> None:
    table = Table().dice("66")
    assert told(table, "die 6", "copy 4", "take 1 steps") == [
        event("die_taken", value=6, dice=2, colour=None, boost=False, krones=0),
        event("action_begins", value=6, strength=2),
        event("action_copied", value=4, krones=-1),
        event("action_begins", value=4, strength=2),
        event("steps_gained", steps=1, vp=0, because=space(4)),
        event("krones_gained", krones=1, lost=0, because=space(4)),
    ]


def test_g5_a_space_is_used_without_its_die() -> None:
    table = Table().seat(guests=[97], complete=True, vacant="1b", occupied="1a").dice("33")
    assert told(table, "move 1 1b", "space 3")[-3:] == [
        event("reward_taken", because=guest(97), part="action"),
        event("space_used", value=3, boost=False, krones=0),
        event("action_begins", value=3, strength=2),
    ]


# I, X1: items -------------------------------------------------------------------------------------


def test_x1_serving_costs_a_krone() -> None:
    table = Table().dice("1").seat(guests=[49, 77], kitchen={"wine": 1, "cake": 2})
    assert told(table, "serve", "place wine 1") == [
        event("serving", krones=-1),
        event("item_placed", item="wine", table=1, guest=49, from_kitchen=True),
        event("order_complete", table=1, guest=49),
    ]


def test_p7_an_order_is_filled_from_the_supply() -> None:
    """38 Porter costs 5, 2 less with two dice; 73 waits for a wine and two coffee."""
    table = Table().dice("55").seat(hand=[38], guests=[73])
    assert told(table, "die 5", "play 38")[2:] == [
        event("staff_played", staff=38, from_hand=True, krones=-3),
        event("reward_taken", because=staff(38), part="fill"),
        event("order_filled", table=1, guest=73, items={"wine": 1, "coffee": 2}),
        event("order_complete", table=1, guest=73),
    ]


# X5: rewards --------------------------------------------------------------------------------------


def test_x5_parts_of_a_reward_are_taken_or_declined() -> None:
    """52 Tailor: a strudel and 2 krones."""
    table = Table().seat(guests=[52], complete=True, vacant="1b", occupied="1a")
    assert told(table, "move 1 1b", "get krones", "done")[3:] == [
        event("reward_taken", because=guest(52), part="krones"),
        event("krones_gained", krones=2, lost=0, because=guest(52)),
        event("reward_declined", because=guest(52)),
    ]


def test_x5_krones_that_do_not_fit_wait_until_the_reward_was_taken() -> None:
    """The red group of four brings 10 krones, but 20 are the limit; 90 gives a wine and 3 krones."""
    table = Table().seat(guests=[90], complete=True, vacant="1c", occupied="1d 2c 2d", krones=17)
    events = told(table, "move 1 1c")
    assert events[4:] == [
        event("group_complete", group=2, colour="red", size=4),
        event("krones_wait", waiting=10, because={"kind": "group", "colour": "red"}),
    ]
    assert told(table, "get income") == [
        event("reward_taken", because=guest(90), part="waiting_krones"),
        event("krones_gained", krones=3, lost=7, because=guest(90)),
    ]


def test_x5_a_room_of_a_reward_is_occupied() -> None:
    """58 Actress: occupy a vacant room; 1e is a blue group of one: 2 VP."""
    table = Table().seat(guests=[58], complete=True, vacant="1b 1e", occupied="1a")
    assert told(table, "move 1 1b", "occupy 1e")[-4:] == [
        event("reward_taken", because=guest(58), part="occupy"),
        event("room_occupied", space="1e"),
        event("group_complete", group=3, colour="blue", size=1),
        points(2, "occupancy bonuses", {"kind": "group", "colour": "blue"}),
    ]


# D5, X3: staff ------------------------------------------------------------------------------------


def test_d5_a_card_is_played_with_what_it_brings_at_once() -> None:
    """45 Pool Attendant costs 1, and 2 less with two dice; 3 steps."""
    table = Table().dice("55").seat(hand=[45])
    assert told(table, "die 5", "play 45")[2:] == [
        event("staff_played", staff=45, from_hand=True, krones=0),
        event("steps_gained", steps=3, vp=0, because=staff(45)),
    ]


def test_x3_a_card_is_used_once_a_round() -> None:
    assert told(Table().seat(staff=[1], guests=[91]), "use 1") == [
        event("staff_used", staff=1, krones=0, steps=0, items={}),
        event("items_received", items={"strudel": 1}, because=staff(1)),
    ]


def test_x3_a_permanent_card_scores() -> None:
    """16 Laundress: 4 VP with a die 4."""
    assert points(4, "staff", staff(16)) in told(Table().seat(staff=[16]).dice("4"), "die 4")


def drawing() -> Table:
    """76 Duke: draw 3 staff cards, play one of them for free."""
    table = Table().seat(guests=[76], complete=True, vacant="3a", occupied="1a")
    return table.staff_deck(45, 21, 31)


def test_x3_cards_are_drawn_to_play_one_and_the_others_go_under_the_deck() -> None:
    actions = ("move 1 3a", "get draw", "play 45", "under 21")
    assert told(drawing(), *actions)[4:] == [
        event("reward_taken", because=guest(76), part="draw"),
        event("staff_drawn", count=3, cards=[21, 31, 45], to_hand=False),
        event("staff_played", staff=45, from_hand=False, krones=0),
        event("steps_gained", steps=3, vp=0, because=staff(45)),
        event("staff_put_under", staff=21, from_hand=False),
        event("staff_put_under", staff=31, from_hand=False),
    ]


def test_x3_others_see_only_how_many_cards_there_were() -> None:
    events = told(drawing(), "move 1 3a", "get draw", "done", "under 21", "under 31", seat=1)
    assert only(events, "staff_drawn") == event("staff_drawn", count=3, cards=None, to_hand=False)
    assert events[-2:] == [event("staff_put_under", staff=None, from_hand=False)] * 2


# X2: objectives -----------------------------------------------------------------------------------


def test_x2_an_objective_is_claimed_for_15_and_10() -> None:
    assert told(Table().seat(krones=20), "claim A") == [
        event("objective_claimed", objective="A", claims=1),
        points(15, "objectives", {"kind": "objective", "objective": "A"}),
    ]
    table = Table().seat(krones=20)
    table.game.state.claimed[0] = 1
    assert told(table, "claim A")[1]["vp"] == 10


# M: the emperor -----------------------------------------------------------------------------------


def visit(table: Table, number: int = 3) -> list[Event]:
    """The emperor's visit after a round, up to the next decision."""
    table.round(number).game.listen()
    table.end_round()
    return plain(table.game.events(0))


def test_m_positions_score_go_back_and_are_judged() -> None:
    """At 6: 4 VP, back to 3, reward of A1; at 4: 3 VP, back to 1, nothing. Seat 0 began the round."""
    table = Table().seat(0, emperor=6, krones=10).seat(1, emperor=4)
    assert visit(table) == [
        {"kind": "emperor_comes", "visit": 1, "tile": "A1"},
        event("emperor_scored", seat=0, position=6, vp=4, steps=-3),
        event("emperor_scored", seat=1, position=4, vp=3, steps=-3),
        event("emperor_judges", seat=0, position=3, tile="A1", verdict="reward"),
    ]
    tile = {"kind": "tile", "tile": "A1"}
    assert told(table, "get krones")[:3] == [
        event("reward_taken", seat=0, because=tile, part="krones"),
        event("krones_gained", seat=0, krones=3, lost=0, because=tile),
        event("emperor_judges", seat=1, position=1, tile="A1", verdict="nothing"),
    ]


def test_m_a_penalty_takes_krones_or_else_vp() -> None:
    """A1: 3 krones, else 5 VP."""
    events = visit(Table().seat(0, krones=3).seat(1, krones=2))
    assert [event for event in events if event["kind"] == "penalty_suffered"] == [
        event("penalty_suffered", seat=0, tile="A1", vp=0, krones=-3, items={}, orders=False),
        event("penalty_suffered", seat=1, tile="A1", vp=-5, krones=0, items={}, orders=False),
    ]


def test_m_a_penalty_takes_items_of_kitchen_and_orders() -> None:
    """B1 after round 5: all items in the kitchen and on guests."""
    table = Table(emperor=["A1", "B1", "C1"]).seat(0, kitchen={"wine": 2}).seat(1, emperor=6)
    suffered = only(visit(table, 5), "penalty_suffered")
    assert suffered == event("penalty_suffered", tile="B1", vp=0, krones=0, items={"wine": 2}, orders=True)


def test_m_a_penalty_is_averted_for_a_krone() -> None:
    """26 Conference Manager."""
    table = Table().seat(0, staff=[26], krones=5).seat(1, emperor=4)
    visit(table)
    assert told(table, "ignore")[0] == event("penalty_averted", tile="A1", krones=-1)


def test_m_a_penalty_takes_a_room() -> None:
    """A4: a vacant room of the highest floor possible."""
    table = Table(emperor=["A4", "B2", "C1"]).seat(0, vacant="1a 2a 2b").seat(1, emperor=4)
    visit(table)
    assert told(table, "remove 2a")[0] == event("room_lost", space="2a", occupied=False)


def test_m_a_penalty_takes_an_end_card_with_its_vp() -> None:
    """C4 after round 7; end cards have brought nothing before final scoring."""
    table = Table(emperor=["A1", "B2", "C4"]).seat(0, staff=[27, 28]).seat(1, emperor=8)
    visit(table, 7)
    assert told(table, "discard 28")[0] == event("staff_lost", staff=28, vp=0)


def test_m_a_penalty_takes_cards_of_the_hand() -> None:
    """A3: two cards under the deck."""
    table = Table(emperor=["A3", "B2", "C1"]).seat(0, hand=[1, 2, 3]).seat(1, emperor=4)
    visit(table)
    assert told(table, "under 1", "under 3")[:2] == [
        event("staff_put_under", staff=1, from_hand=True),
        event("staff_put_under", staff=3, from_hand=True),
    ]


# F: the end ---------------------------------------------------------------------------------------


def test_f_the_hotels_are_scored_source_by_source() -> None:
    """C1 costs seat 1 8 VP. Seat 0: 13 on the track 9 VP, back to 6, 8 VP of C1; then two rooms on floor 1
    and one on floor 2: 4 VP; 7 krones, 2 items, a guest who waits: -5; 31 Chambermaid: 3 rooms, 3 VP."""
    table = Table().seat(0, emperor=13, krones=7, kitchen={"wine": 2}, guests=[49], occupied="1a 1b 2a")
    table.seat(0, staff=[31]).seat(1, krones=0)
    events = visit(table, 7)
    start = events.index({"kind": "final_scoring"})
    end = {"kind": "end"}
    mine = [event for event in events[start:] if event.get("seat") == 0]
    assert sorted(mine, key=str) == sorted(
        [
            points(4, "occupied rooms", end),
            points(7, "krones", end),
            points(2, "items", end),
            points(-5, "waiting guests", end),
            points(3, "staff", staff(31)),
        ],
        key=str,
    )
    assert events[-1] == {
        "kind": "game_over",
        "scores": [9 + 8 + 4 + 7 + 2 - 5 + 3, -8],
        "ranking": [1, 2],
        "winners": [0],
    }
