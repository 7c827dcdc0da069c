"""A table that knows nothing but events: if it agrees with the view after every action, none is missing.

It keeps no rule: what an event does not say, it does not know.
"""

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]


class Hotel:
    """What lies before one seat."""

    def __init__(self, event: Json) -> None:
        self.board: str | None = event["board"]
        self.krones = 0
        self.emperor = 0
        self.points = 0
        self.kitchen: dict[str, int] = dict(event["items"])
        self.tables: list[Json | None] = [None, None, None]
        self.orders: list[dict[str, int]] = [{}, {}, {}]
        self.vacant: set[str] = set()
        self.occupied: set[str] = set()
        self.groups: set[int] = set()
        self.by_source: dict[str, int] = {}
        self.hand_size = 0
        self.hand: set[int] = set()
        self.staff: list[Json] = []
        self.objectives: set[str] = set()
        self.covered = 0
        self.passed = False

    def sit_down(self, event: Json) -> None:
        table = event["table"] - 1
        self.tables[table] = {"guest": event["guest"], "missing": dict(event["order"])}
        self.orders[table] = event["order"]

    def leave(self, event: Json) -> None:
        seated = self.tables[event["table"] - 1]
        assert seated is not None and seated["guest"] == event["guest"]
        self.tables[event["table"] - 1] = None

    def missing_at(self, event: Json) -> dict[str, int]:
        seated = self.tables[event["table"] - 1]
        assert seated is not None and seated["guest"] == event["guest"]
        missing: dict[str, int] = seated["missing"]
        return missing

    def score(self, source: str, vp: int) -> None:
        self.by_source[source] = self.by_source.get(source, 0) + vp

    def as_seen(self) -> Json:
        return {
            "board": self.board,
            "krones": self.krones,
            "emperor": self.emperor,
            "points": self.points,
            "kitchen": self.kitchen,
            "tables": self.tables,
            "vacant": sorted(self.vacant),
            "occupied": sorted(self.occupied),
            "groups_paid": sorted(self.groups),
            "hand_size": self.hand_size,
            "staff": self.staff,
            "objectives": sorted(self.objectives),
            "turns_taken": self.covered,
            "passed": self.passed,
        }


def add(pile: dict[str, int], items: dict[str, int], sign: int = 1) -> None:
    """Put items onto a pile, or take them away; what is not there has no name."""
    for item, count in items.items():
        pile[item] = pile.get(item, 0) + sign * count
        assert pile[item] >= 0, f"no {item} left"
        if not pile[item]:
            del pile[item]


class Shadow:
    """The table as one audience was told."""

    def __init__(self, audience: int | None) -> None:
        self.audience = audience
        self.hotels: list[Hotel] = []
        self.queue: list[int | None] = []
        self.discard: list[int] = []
        self.dice = [0] * 6
        self.claimed = {"A": 0, "B": 0, "C": 0}
        self.packs: dict[int, set[int]] = {}
        self.coloured: Json | None = None
        self.tiles: Json = {}
        self.celebrities = 0
        self.celebrity_discard: list[str] = []
        self.guests_of_house: list[set[str]] = []
        self.used_celebrities: list[set[str]] = []
        self.dancers: list[dict[tuple[str, str], int]] = []
        self.supply: list[int] = []
        self.sent: list[int] = []
        self.rehearsals: dict[int, int] = {}
        self.ballrooms: list[str] = []
        self.scored: set[str] = set()
        self.offers: dict[str, tuple[int, int | None]] = {}
        self.entrances: dict[int, str] = {}
        self.tokens: list[int] | None = None
        self.own_objectives: dict[str, bool] = {}
        self.own_tiles: list[str] = []
        self.key: int | None = None
        self.turned: list[set[int]] = []
        self.solo: Json = {}
        self.rooms_kept: list[str | None] = []
        self.rival_items: list[str | None] = []
        self.rival_supply: dict[str, int] = {}
        self.stars = 0
        self.marked: list[int] = []
        self.tolls = [0] * 6
        self.result: Json | None = None
        self.round = 0
        self.start = 0

    def take(self, event: Json) -> None:
        """Something happened."""
        change: Callable[[Json], None] | None = getattr(self, f"on_{event['kind']}", None)
        if event["kind"] == "seated":
            assert event["seat"] == len(self.hotels)
            self.hotels.append(Hotel(event))
            self.turned.append(set())
            self.guests_of_house.append(set())
            self.used_celebrities.append(set())
        if "seat" in event:
            hotel = self.hotels[event["seat"]]
            hotel.krones += event.get("krones", 0)
            hotel.emperor += event.get("steps", 0)
            hotel.points += event.get("vp", 0)
            assert 0 <= hotel.krones <= 20 and 0 <= hotel.emperor <= 13, event
        if change is not None:
            change(event)

    def check(self, view: Json) -> None:
        """The view of the same audience says the same."""
        for mine, seen in zip(self.hotels, view["players"], strict=True):
            shown = {**seen, "vacant": sorted(seen["vacant"]), "occupied": sorted(seen["occupied"])}
            for field, value in mine.as_seen().items():
                assert shown[field] == value, (field, value, shown[field])
            self.check_sources(mine, seen)
        assert self.queue == view["queue"]
        assert self.discard == view["discard"]
        assert self.dice == view["dice"]
        assert self.guest_deck == view["guest_deck"]
        assert self.staff_deck == view["staff_deck"]
        assert (self.round, self.start) == (view["round"], view["start"])
        assert self.objectives == [objective["id"] for objective in view["objectives"]]
        assert list(self.claimed.values()) == [objective["claimed"] for objective in view["objectives"]]
        assert self.emperor_tiles == view["emperor_tiles"]
        self.check_hand(view)
        if "waltz" in view:
            self.check_modules(view["waltz"])
        if "solo" in view:
            self.check_automaton(view["solo"])

    def check_hand(self, view: Json) -> None:
        if self.audience is not None:
            mine = self.hotels[self.audience]
            assert sorted(mine.hand) == view["players"][self.audience]["known_hand"]
            question = view["question"]
            if question and question["kind"] == "draft" and question["seat"] == self.audience:
                assert sorted(self.packs[self.audience]) == question["cards"]

    def check_sources(self, mine: Hotel, seen: Json) -> None:
        """Points by source, staff card by card, as they were told."""
        staff = sum(card["vp"] for card in seen["staff"])
        assert mine.by_source.get("staff", 0) == staff
        for source, vp in seen["points_by_source"].items():
            assert mine.by_source.get(source, 0) == vp, source

    def check_modules(self, waltz: Json) -> None:
        if "ball" in waltz:
            self.check_ball(waltz["ball"])
        if "lounge" in waltz:
            lounge = waltz["lounge"]
            assert (self.coloured or dict.fromkeys(lounge["dice"])) == lounge["dice"]
            assert self.tiles == {colour: id for colour, id in lounge["tiles"].items() if id is not None}
            assert self.celebrities == lounge["deck"]
            assert sorted(self.celebrity_discard) == sorted(lounge["discard"])
            for seat, player in enumerate(lounge["players"]):
                assert self.guests_of_house[seat] == set(player["taken"])
                assert self.used_celebrities[seat] == set(player["used"])
        if "entrances" in waltz:
            self.check_entrances(waltz["entrances"])
        if "key" in waltz:
            assert self.key == waltz["key"]["holder"]
        if "flips" in waltz:
            assert [sorted(cards) for cards in self.turned] == [
                player["turned"] for player in waltz["flips"]["players"]
            ]

    def check_ball(self, ball: Json) -> None:
        assert self.ballrooms == [hall["id"] for hall in ball["halls"]]
        for hall in ball["halls"]:
            assert hall["scored"] == (hall["id"] in self.scored)
            for row, dancers in hall["rows"].items():
                assert dancers == [placed.get((hall["id"], row), 0) for placed in self.dancers]
        for seat, player in enumerate(ball["players"]):
            assert player["dancers"] == self.supply[seat]
            assert player["sent"] == self.sent[seat]
            assert player["rehearsal"] == self.rehearsals.get(seat)

    def check_entrances(self, entrances: Json) -> None:
        shown = {offer["id"]: (offer["bid"], offer["bidder"]) for offer in entrances["offers"]}
        assert self.offers == shown
        for seat, entrance in enumerate(entrances["players"]):
            assert entrance["entrance"] == self.entrances.get(seat)
            if entrance.get("tokens") is not None:
                assert entrance["tokens"] == (self.tokens or [])
            if entrance.get("tiles") is not None:
                assert entrance["tiles"] == self.own_tiles
            if entrance.get("objectives") is not None:
                assert {own["id"]: own["claimed"] for own in entrance["objectives"]} == self.own_objectives

    def check_automaton(self, solo: Json) -> None:
        for field in ("name", "seat", "difficulty", "staff_left", "cards_left", "countdown"):
            assert self.solo[field] == solo[field], field
        entrance = solo.get("entrance")
        assert self.solo["entrance"] == (entrance["id"] if entrance else None)
        if entrance is None:
            return
        if entrance["id"] == "hautel_couture":
            assert self.rooms_kept == entrance["rooms"]
            assert self.rival_items == entrance["items"]
            assert self.rival_supply == entrance["supply"]
        elif entrance["id"] == "nine_stars":
            assert self.stars == entrance["stars"]
        elif entrance["id"] == "sushi_resort":
            assert self.marked == entrance["marked"]
        else:
            assert self.tolls == entrance["tolls"]

    # Setting up

    def on_set_up(self, event: Json) -> None:
        self.objectives: list[str] = event["objectives"]
        self.emperor_tiles: list[str] = event["tiles"]
        self.queue = list(event["queue"])
        self.guest_deck: int = event["guest_deck"]
        self.staff_deck: int = event["staff_deck"]
        self.start = event["start"]

    def on_hand_dealt(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.hand_size += event["count"]
        hotel.hand |= set(self.known(event, "cards") or ())

    def on_pack_passed(self, event: Json) -> None:
        self.packs[event["seat"]] = set(self.known(event, "cards") or ())

    def on_staff_kept(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.hand_size += 1
        staff = self.known(event, "staff")
        if staff is not None:
            hotel.hand.add(staff)
            self.packs[event["seat"]].remove(staff)

    def known(self, event: Json, field: str) -> Any:
        """A field that only the seat itself is told."""
        assert (event[field] is not None) == (event["seat"] == self.audience)
        return event[field]

    # Rounds and turns

    def on_round_begins(self, event: Json) -> None:
        self.round, self.start = event["round"], event["start"]
        self.key = None

    def on_dice_rolled(self, event: Json) -> None:
        self.dice = list(event["dice"])
        self.coloured = event["coloured"] and dict(event["coloured"])
        self.nobody_passed()

    def on_dice_removed(self, event: Json) -> None:
        self.dice = [0] * 6
        self.coloured = None
        self.nobody_passed()

    def nobody_passed(self) -> None:
        for hotel in self.hotels:
            hotel.passed = False

    def on_passed(self, event: Json) -> None:
        self.hotels[event["seat"]].passed = True

    def on_round_ends(self, event: Json) -> None:
        assert event["round"] == self.round
        for hotel in self.hotels:
            hotel.covered = 0
            hotel.passed = False
            for card in hotel.staff:
                card["used"] = False

    def on_board_chosen(self, event: Json) -> None:
        self.hotels[event["seat"]].board = event["board"]

    # Guests

    def on_guest_arrives(self, event: Json) -> None:
        self.queue.insert(0, event["guest"])
        self.guest_deck = event["deck"]

    def on_deck_rebuilt(self, event: Json) -> None:
        assert event["deck"] == len(self.discard)
        self.discard = []

    def on_guest_taken(self, event: Json) -> None:
        assert self.queue.pop(event["place"] - 1) == event["guest"]
        self.hotels[event["seat"]].sit_down(event)

    def on_order_filled(self, event: Json) -> None:
        add(self.hotels[event["seat"]].missing_at(event), event["items"], -1)

    def on_order_complete(self, event: Json) -> None:
        assert not self.hotels[event["seat"]].missing_at(event)

    def on_moved_in(self, event: Json) -> None:
        self.hotels[event["seat"]].leave(event)

    def on_guest_discarded(self, event: Json) -> None:
        self.discard.append(event["guest"])

    def on_went_dancing(self, event: Json) -> None:
        self.on_moved_in(event)

    # Dice

    def on_die_taken(self, event: Json) -> None:
        assert self.dice[event["value"] - 1] == event["dice"]
        self.dice[event["value"] - 1] -= 1
        self.hotels[event["seat"]].covered += 1
        if event["colour"] is not None:
            assert self.coloured is not None and self.coloured[event["colour"]] == event["value"]
            self.coloured[event["colour"]] = None

    def on_automaton_takes_die(self, event: Json) -> None:
        self.on_die_taken(event)

    def on_die_moved(self, event: Json) -> None:
        self.dice[event["value"] - 1] -= 1
        self.dice[event["to"] - 1] += 1
        if event["colour"] is not None:
            assert self.coloured is not None and self.coloured[event["colour"]] == event["value"]
            self.coloured[event["colour"]] = event["to"]

    def on_key_taken(self, event: Json) -> None:
        self.key = event["seat"]
        self.hotels[event["seat"]].covered += 1

    # Items

    def on_item_placed(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        add(hotel.missing_at(event), {event["item"]: 1}, -1)
        if event["from_kitchen"]:
            add(hotel.kitchen, {event["item"]: 1}, -1)

    def on_items_kept(self, event: Json) -> None:
        add(self.hotels[event["seat"]].kitchen, event["items"])

    def on_items_spent(self, event: Json) -> None:
        add(self.hotels[event["seat"]].kitchen, event["items"], -1)

    # Points

    def on_points_scored(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.score(event["source"], event["vp"])
        if event["source"] == "staff":
            number = event["because"]["staff"]
            next(card for card in hotel.staff if card["staff"] == number)["vp"] += event["vp"]

    def on_steps_gained(self, event: Json) -> None:
        self.hotels[event["seat"]].score("emperor", event["vp"])

    def on_emperor_scored(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        assert hotel.emperor == event["position"] + event["steps"]
        hotel.score("emperor", event["vp"])

    def on_emperor_judges(self, event: Json) -> None:
        assert self.hotels[event["seat"]].emperor == event["position"]

    def on_penalty_suffered(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.score("emperor", event["vp"])
        add(hotel.kitchen, event["items"], -1)
        if event["orders"]:
            for table, seated in enumerate(hotel.tables):
                if seated is not None:
                    seated["missing"] = dict(hotel.orders[table])

    def on_toll_paid(self, event: Json) -> None:
        self.hotels[event["seat"]].score("entrances", event["vp"])
        self.tolls[event["value"] - 1] = event["tokens"]

    # Rooms

    def on_room_prepared(self, event: Json) -> None:
        self.hotels[event["seat"]].vacant.add(event["space"])

    def on_room_occupied(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.vacant.remove(event["space"])
        hotel.occupied.add(event["space"])

    def on_group_complete(self, event: Json) -> None:
        self.hotels[event["seat"]].groups.add(event["group"])

    def on_room_lost(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        (hotel.occupied if event["occupied"] else hotel.vacant).remove(event["space"])

    # Staff

    def on_staff_drawn(self, event: Json) -> None:
        self.staff_deck -= event["count"]
        if event["to_hand"]:
            self.on_hand_dealt(event)

    def on_staff_put_under(self, event: Json) -> None:
        self.staff_deck += 1
        staff = self.known(event, "staff")
        if event["from_hand"]:
            hotel = self.hotels[event["seat"]]
            hotel.hand_size -= 1
            if staff is not None:
                hotel.hand.remove(staff)

    def on_staff_played(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.staff.append({"staff": event["staff"], "vp": 0, "used": False})
        if event["from_hand"]:
            hotel.hand_size -= 1
            if event["seat"] == self.audience:
                hotel.hand.remove(event["staff"])

    def on_staff_used(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        next(card for card in hotel.staff if card["staff"] == event["staff"])["used"] = True
        add(hotel.kitchen, event["items"], -1)

    def on_staff_lost(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.staff = [card for card in hotel.staff if card["staff"] != event["staff"]]
        hotel.score("staff", event["vp"])

    def on_objective_claimed(self, event: Json) -> None:
        self.hotels[event["seat"]].objectives.add(event["objective"])
        self.claimed[event["objective"]] += 1
        assert self.claimed[event["objective"]] == event["claims"]

    def on_game_over(self, event: Json) -> None:
        self.result = event
        assert event["scores"] == [hotel.points for hotel in self.hotels]

    # Modules

    def on_ballrooms_opened(self, event: Json) -> None:
        self.ballrooms = event["ballrooms"]
        self.dancers = [{} for _ in self.hotels]
        self.supply = [event["dancers"]] * len(self.hotels)
        self.sent = [0] * len(self.hotels)

    def on_rehearsal_room_taken(self, event: Json) -> None:
        self.rehearsals[event["seat"]] = event["rehearsal"]

    def on_dancer_sent(self, event: Json) -> None:
        placed = self.dancers[event["seat"]]
        place = (event["ballroom"], event["row"])
        placed[place] = placed.get(place, 0) + 1
        self.supply[event["seat"]] -= 1
        self.sent[event["seat"]] += 1

    def on_dancer_lost(self, event: Json) -> None:
        self.dancers[event["seat"]][event["ballroom"], event["row"]] -= 1

    def on_ballroom_scored(self, event: Json) -> None:
        self.scored.add(event["ballroom"])
        standing = [
            sum(count for (ballroom, _), count in placed.items() if ballroom == event["ballroom"])
            for placed in self.dancers
        ]
        assert standing == event["dancers"]

    def on_celebrity_arrives(self, event: Json) -> None:
        self.tiles[event["colour"]] = event["celebrity"]
        self.celebrities = event["deck"]

    def on_celebrities_shuffled(self, event: Json) -> None:
        assert event["deck"] == len(self.celebrity_discard)
        self.celebrity_discard = []

    def on_celebrity_welcomed(self, event: Json) -> None:
        assert self.tiles.pop(event["colour"]) == event["celebrity"]
        self.guests_of_house[event["seat"]].add(event["celebrity"])

    def on_automaton_receives_celebrity(self, event: Json) -> None:
        assert self.tiles.pop(event["colour"]) == event["celebrity"]
        self.celebrity_discard.append(event["celebrity"])

    def on_celebrity_used(self, event: Json) -> None:
        self.used_celebrities[event["seat"]].add(event["celebrity"])

    def on_celebrities_leave(self, event: Json) -> None:
        assert self.guests_of_house[event["seat"]] == set(event["celebrities"])
        self.celebrity_discard += event["celebrities"]
        self.guests_of_house[event["seat"]] = set()
        self.used_celebrities[event["seat"]] = set()

    def on_entrances_offered(self, event: Json) -> None:
        self.offers = dict.fromkeys(event["entrances"], (0, None))

    def on_bid_made(self, event: Json) -> None:
        assert self.offers[event["entrance"]][1] == event["outbid"]
        self.offers[event["entrance"]] = (event["bid"], event["seat"])

    def on_entrance_taken(self, event: Json) -> None:
        self.entrances[event["seat"]] = event["entrance"]
        if self.solo:
            self.offers = {event["entrance"]: (0, event["seat"])}

    def on_table_added(self, event: Json) -> None:
        self.hotels[event["seat"]].tables.append(None)
        self.hotels[event["seat"]].orders.append({})

    def on_tokens_received(self, event: Json) -> None:
        self.tokens = list(event["tokens"])

    def on_token_used(self, event: Json) -> None:
        assert self.tokens is not None
        self.tokens.remove(event["token"])

    def on_own_objectives_drawn(self, event: Json) -> None:
        self.own_objectives = dict.fromkeys(event["objectives"], False)

    def on_own_objective_claimed(self, event: Json) -> None:
        self.own_objectives[event["objective"]] = True

    def on_own_tiles_drawn(self, event: Json) -> None:
        self.own_tiles = list(event["tiles"])

    def on_own_tile_used(self, event: Json) -> None:
        self.own_tiles.remove(event["tile"])

    def on_staff_turned_down(self, event: Json) -> None:
        self.turned[event["seat"]].add(event["staff"])

    # Automata

    def on_automaton_ready(self, event: Json) -> None:
        self.solo = {
            "name": event["name"],
            "seat": event["seat"],
            "difficulty": event["difficulty"],
            "staff_left": event["staff"],
            "cards_left": event["cards"],
            "countdown": dict.fromkeys("ABC", "absent"),
            "entrance": event["entrance"],
        }

    def on_instruction_drawn(self, event: Json) -> None:
        self.solo["cards_left"] = event["cards_left"]

    def on_automaton_takes_guest(self, event: Json) -> None:
        self.on_automaton_sends_guest(event)
        self.hotels[event["seat"]].occupied.add(event["space"])

    def on_automaton_sends_guest(self, event: Json) -> None:
        assert self.queue.pop(event["place"] - 1) == event["guest"]

    def on_automaton_turns_up_staff(self, event: Json) -> None:
        if event["staff"] is not None:
            self.solo["staff_left"] -= 1
            self.hotels[event["seat"]].staff.append({"staff": event["staff"], "vp": 0, "used": False})

    def on_countdown_moves(self, event: Json) -> None:
        self.solo["countdown"][event["objective"]] = event["countdown"]

    def on_automaton_invites(self, event: Json) -> None:
        hotel = self.hotels[event["seat"]]
        hotel.sit_down(event)
        hotel.vacant.add(event["space"])
        self.rooms_kept.append(event["space"])

    def on_items_laid_out(self, event: Json) -> None:
        self.rival_items = list(event["items"])
        self.rival_supply = event["supply"]

    def on_item_left(self, event: Json) -> None:
        assert self.rival_items[event["value"] - 1] == event["item"]
        self.rival_items[event["value"] - 1] = None

    def on_item_given(self, event: Json) -> None:
        add(self.hotels[event["seat"]].missing_at(event), {event["item"]: 1}, -1)

    def on_automaton_checks_in(self, event: Json) -> None:
        self.on_moved_in(event)
        self.on_room_occupied(event)

    def on_stars_move(self, event: Json) -> None:
        self.stars = event["stars"]

    def on_guest_marked(self, event: Json) -> None:
        if event["guest"] is not None:
            self.marked.append(event["guest"])

    def on_marks_removed(self, event: Json) -> None:
        assert event["guest"] in self.marked
        self.marked = [guest for guest in self.marked if guest != event["guest"]]

    def on_toll_left(self, event: Json) -> None:
        self.tolls[event["value"] - 1] = event["tokens"]
