"""What happens at a table, told: a method for every event of events.py, called beside the change.

The rules speak in the numbers of the state; here they become printed numbers and names.
"""

from hotelier.austria.content.book import Book
from hotelier.austria.content.cards import Price
from hotelier.austria.rules.causes import cause_of
from hotelier.austria.rules.components import (
    ALL_ITEM_NAMES,
    COLOUR_NAMES,
    ITEM_NAMES,
    NONE,
    items_of,
    space_name,
)
from hotelier.austria.rules.effects import PART_NAMES
from hotelier.core.tale import Json, Tale


class AustriaTale(Tale):
    """The tale of one game of Grand Austria Hotel."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def copy(self) -> "AustriaTale":
        twin = AustriaTale(self.book)
        twin.go_on_from(self)
        return twin

    # Names

    def _guest(self, guest: int) -> int | None:
        return self.book.guest_number[guest] if guest != NONE else None

    def _die_colour(self, colour: int) -> str | None:
        return self.book.die_colours[colour] if colour != NONE else None

    def _row(self, hall: int, row: str) -> Json:
        return {"ballroom": self._part("ballroom", hall), "row": row}

    def _part(self, kind: str, place: int) -> str:
        """What only a module knows, by its id."""
        return self.book.parts(kind)[place].id

    # Setting up

    def set_up(
        self,
        seats: int,
        start: int,
        objectives: list[int],
        tiles: list[int],
        queue: list[int],
        guest_deck: int,
        staff_deck: int,
    ) -> None:
        self.tell(
            {
                "kind": "set_up",
                "seats": seats,
                "start": start,
                "objectives": [self.book.objective_rows[place]["id"] for place in objectives],
                "tiles": [self.book.tile_rows[place]["id"] for place in tiles],
                "queue": [self._guest(guest) for guest in queue],
                "guest_deck": guest_deck,
                "staff_deck": staff_deck,
            }
        )

    def seated(self, seat: int, board: str | None, krones: int, kitchen: int) -> None:
        self.tell(
            {"kind": "seated", "seat": seat, "board": board, "krones": krones, "items": items_of(kitchen)}
        )

    def hand_dealt(self, seat: int, cards: int) -> None:
        self._secret_cards({"kind": "hand_dealt", "seat": seat}, seat, cards)

    def pack_passed(self, seat: int, cards: int) -> None:
        self._secret_cards({"kind": "pack_passed", "seat": seat}, seat, cards)

    def _secret_cards(self, event: Json, seat: int, cards: int) -> None:
        """Everybody sees how many cards there are, and the seat which they are."""
        event["count"] = cards.bit_count()
        event["cards"] = self.book.staff_numbers(cards)
        self.tell_secret(event, seat, {"cards": None})

    def staff_kept(self, seat: int, card: int) -> None:
        event = {"kind": "staff_kept", "seat": seat, "staff": self.book.staff_number[card]}
        self.tell_secret(event, seat, {"staff": None})

    # Rounds and turns

    def round_begins(self, number: int, start: int) -> None:
        self.tell({"kind": "round_begins", "round": number, "start": start})

    def dice_rolled(self, dice: list[int], coloured: list[int] | None, again: bool) -> None:
        colours = self.book.die_colours
        self.tell(
            {
                "kind": "dice_rolled",
                "dice": dice[1:],
                "coloured": None
                if coloured is None
                else {colours[colour]: value or None for colour, value in enumerate(coloured)},
                "again": again,
            }
        )

    def dice_removed(self) -> None:
        self.tell({"kind": "dice_removed"})

    def turn_begins(self, seat: int, extra: bool) -> None:
        self.tell({"kind": "turn_begins", "seat": seat, "extra": extra})

    def passed(self, seat: int) -> None:
        self.tell({"kind": "passed", "seat": seat})

    def turn_ends(self, seat: int) -> None:
        self.tell({"kind": "turn_ends", "seat": seat})

    def round_ends(self, number: int) -> None:
        self.tell({"kind": "round_ends", "round": number})

    # Guests

    def guest_arrives(self, guest: int, deck: int) -> None:
        self.tell({"kind": "guest_arrives", "guest": self._guest(guest), "deck": deck})

    def deck_rebuilt(self, deck: int) -> None:
        self.tell({"kind": "deck_rebuilt", "deck": deck})

    def guest_discarded(self, guest: int) -> None:
        self.tell({"kind": "guest_discarded", "guest": self._guest(guest)})

    def guest_taken(self, seat: int, guest: int, place: int, table: int, paid: int) -> None:
        self.tell(
            {
                "kind": "guest_taken",
                "seat": seat,
                "guest": self._guest(guest),
                "order": items_of(self.book.guest_order[guest]),
                "place": place + 1,
                "table": table + 1,
                "krones": -paid,
            }
        )

    def order_filled(self, seat: int, table: int, guest: int, items: int) -> None:
        self.tell(
            {
                "kind": "order_filled",
                "seat": seat,
                "table": table + 1,
                "guest": self._guest(guest),
                "items": items_of(items),
            }
        )

    def order_complete(self, seat: int, table: int, guest: int) -> None:
        self.tell({"kind": "order_complete", "seat": seat, "table": table + 1, "guest": self._guest(guest)})

    def moved_in(self, seat: int, table: int, guest: int, space: int) -> None:
        self.tell(
            {
                "kind": "moved_in",
                "seat": seat,
                "table": table + 1,
                "guest": self._guest(guest),
                "space": space_name(space),
            }
        )

    def went_dancing(self, seat: int, table: int, guest: int, hall: int, row: str) -> None:
        self.tell(
            {
                "kind": "went_dancing",
                "seat": seat,
                "table": table + 1,
                "guest": self._guest(guest),
                **self._row(hall, row),
            }
        )

    # Dice and actions

    def die_taken(self, seat: int, value: int, dice: int, colour: int, boost: bool) -> None:
        self.tell(
            {
                "kind": "die_taken",
                "seat": seat,
                "value": value,
                "dice": dice,
                "colour": self._die_colour(colour),
                "boost": boost,
                "krones": -int(boost),
            }
        )

    def space_used(self, seat: int, value: int, boost: bool) -> None:
        self.tell(
            {"kind": "space_used", "seat": seat, "value": value, "boost": boost, "krones": -int(boost)}
        )

    def action_begins(self, seat: int, value: int, strength: int) -> None:
        self.tell({"kind": "action_begins", "seat": seat, "value": value, "strength": strength})

    def action_copied(self, seat: int, value: int, paid: int) -> None:
        self.tell({"kind": "action_copied", "seat": seat, "value": value, "krones": -paid})

    def action_declined(self, seat: int, value: int) -> None:
        self.tell({"kind": "action_declined", "seat": seat, "value": value})

    # Items

    def items_received(self, seat: int, items: int, why: int) -> None:
        self.tell(
            {
                "kind": "items_received",
                "seat": seat,
                "items": items_of(items),
                "because": cause_of(self.book, why),
            }
        )

    def item_placed(self, seat: int, item: int, table: int, guest: int, from_kitchen: bool) -> None:
        self.tell(
            {
                "kind": "item_placed",
                "seat": seat,
                "item": next(iter(items_of(item))),
                "table": table + 1,
                "guest": self._guest(guest),
                "from_kitchen": from_kitchen,
            }
        )

    def items_kept(self, seat: int, items: int) -> None:
        self.tell({"kind": "items_kept", "seat": seat, "items": items_of(items)})

    def serving(self, seat: int, paid: int) -> None:
        self.tell({"kind": "serving", "seat": seat, "krones": -paid})

    def items_spent(self, seat: int, items: int) -> None:
        self.tell({"kind": "items_spent", "seat": seat, "items": items_of(items)})

    # Rewards, tracks and points

    def reward_taken(self, seat: int, source: int, effect: int) -> None:
        self.tell(
            {
                "kind": "reward_taken",
                "seat": seat,
                "because": cause_of(self.book, source),
                "part": PART_NAMES[effect],
            }
        )

    def waiting_krones_taken(self, seat: int, source: int) -> None:
        self.tell(
            {
                "kind": "reward_taken",
                "seat": seat,
                "because": cause_of(self.book, source),
                "part": "waiting_krones",
            }
        )

    def reward_declined(self, seat: int, source: int) -> None:
        self.tell({"kind": "reward_declined", "seat": seat, "because": cause_of(self.book, source)})

    def krones_gained(self, seat: int, krones: int, lost: int, why: int) -> None:
        self.tell(
            {
                "kind": "krones_gained",
                "seat": seat,
                "krones": krones,
                "lost": lost,
                "because": cause_of(self.book, why),
            }
        )

    def krones_wait(self, seat: int, krones: int, why: int) -> None:
        self.tell(
            {
                "kind": "krones_wait",
                "seat": seat,
                "waiting": krones,
                "because": cause_of(self.book, why),
            }
        )

    def steps_gained(self, seat: int, steps: int, vp: int, why: int) -> None:
        self.tell(
            {
                "kind": "steps_gained",
                "seat": seat,
                "steps": steps,
                "vp": vp,
                "because": cause_of(self.book, why),
            }
        )

    def points_scored(self, seat: int, vp: int, source: int, why: int) -> None:
        self.tell(
            {
                "kind": "points_scored",
                "seat": seat,
                "vp": vp,
                "source": self.book.source_names[source],
                "because": cause_of(self.book, why),
            }
        )

    def staff_earned(self, seat: int, vp: int, card: int) -> None:
        self.tell(
            {
                "kind": "points_scored",
                "seat": seat,
                "vp": vp,
                "source": "staff",
                "because": cause_of(self.book, self.book.staff_reward + card),
            }
        )

    def extra_turn_gained(self, seat: int, source: int) -> None:
        self.tell({"kind": "extra_turn_gained", "seat": seat, "because": cause_of(self.book, source)})

    # Rooms

    def room_prepared(self, seat: int, space: int, paid: int) -> None:
        self.tell({"kind": "room_prepared", "seat": seat, "space": space_name(space), "krones": -paid})

    def room_occupied(self, seat: int, space: int) -> None:
        self.tell({"kind": "room_occupied", "seat": seat, "space": space_name(space)})

    def group_complete(self, seat: int, group: int, colour: int, size: int) -> None:
        self.tell(
            {
                "kind": "group_complete",
                "seat": seat,
                "group": group,
                "colour": COLOUR_NAMES[colour],
                "size": size,
            }
        )

    def room_lost(self, seat: int, space: int, occupied: bool) -> None:
        self.tell({"kind": "room_lost", "seat": seat, "space": space_name(space), "occupied": occupied})

    # Staff

    def staff_drawn(self, seat: int, cards: int, to_hand: bool) -> None:
        self._secret_cards({"kind": "staff_drawn", "seat": seat, "to_hand": to_hand}, seat, cards)

    def staff_put_under(self, seat: int, card: int, from_hand: bool) -> None:
        event = {
            "kind": "staff_put_under",
            "seat": seat,
            "staff": self.book.staff_number[card],
            "from_hand": from_hand,
        }
        self.tell_secret(event, seat, {"staff": None})

    def staff_played(self, seat: int, card: int, from_hand: bool, paid: int) -> None:
        self.tell(
            {
                "kind": "staff_played",
                "seat": seat,
                "staff": self.book.staff_number[card],
                "from_hand": from_hand,
                "krones": -paid,
            }
        )

    def staff_used(self, seat: int, card: int, price: Price | None) -> None:
        self.tell(
            {
                "kind": "staff_used",
                "seat": seat,
                "staff": self.book.staff_number[card],
                "krones": -price.krones if price is not None else 0,
                "steps": -price.steps if price is not None else 0,
                "items": items_of(price.items) if price is not None else {},
            }
        )

    def staff_lost(self, seat: int, card: int, earned: int) -> None:
        self.tell(
            {"kind": "staff_lost", "seat": seat, "staff": self.book.staff_number[card], "vp": -earned}
        )

    def objective_claimed(self, seat: int, place: int, claims: int) -> None:
        self.tell({"kind": "objective_claimed", "seat": seat, "objective": "ABC"[place], "claims": claims})

    # The emperor and the end

    def emperor_comes(self, scoring: int, tile: int) -> None:
        self.tell({"kind": "emperor_comes", "visit": scoring + 1, "tile": self.book.tile_rows[tile]["id"]})

    def emperor_scored(self, seat: int, position: int, vp: int, back: int) -> None:
        self.tell({"kind": "emperor_scored", "seat": seat, "position": position, "vp": vp, "steps": -back})

    def emperor_judges(self, seat: int, position: int, tile: int, verdict: str) -> None:
        self.tell(
            {
                "kind": "emperor_judges",
                "seat": seat,
                "position": position,
                "tile": self.book.tile_rows[tile]["id"],
                "verdict": verdict,
            }
        )

    def board_chosen(self, seat: int, board: str) -> None:
        self.tell({"kind": "board_chosen", "seat": seat, "board": board})

    def penalty_averted(self, seat: int, tile: int, cost: int) -> None:
        self.tell(
            {
                "kind": "penalty_averted",
                "seat": seat,
                "tile": self.book.tile_rows[tile]["id"],
                "krones": -cost,
            }
        )

    def penalty_suffered(
        self, seat: int, tile: int, vp: int, krones: int, items: int, orders: bool
    ) -> None:
        self.tell(
            {
                "kind": "penalty_suffered",
                "seat": seat,
                "tile": self.book.tile_rows[tile]["id"],
                "vp": -vp,
                "krones": -krones,
                "items": items_of(items),
                "orders": orders,
            }
        )

    def final_scoring(self) -> None:
        self.tell({"kind": "final_scoring"})

    def game_over(self, scores: list[int], ranking: list[int]) -> None:
        self.tell(
            {
                "kind": "game_over",
                "scores": scores,
                "ranking": ranking,
                "winners": [seat for seat, rank in enumerate(ranking) if rank == 1],
            }
        )

    # Let's Waltz!

    def ballrooms_opened(self, halls: list[int], dancers: int) -> None:
        ids = self.book.ids_of("ballroom")
        self.tell(
            {"kind": "ballrooms_opened", "ballrooms": [ids[hall] for hall in halls], "dancers": dancers}
        )

    def rehearsal_room_taken(self, seat: int, room: int) -> None:
        self.tell({"kind": "rehearsal_room_taken", "seat": seat, "rehearsal": room + 1})

    def dancer_sent(self, seat: int, hall: int, row: str) -> None:
        self.tell({"kind": "dancer_sent", "seat": seat, **self._row(hall, row)})

    def dancer_lost(self, seat: int, hall: int, row: str) -> None:
        self.tell({"kind": "dancer_lost", "seat": seat, **self._row(hall, row)})

    def ballroom_scored(self, hall: int, dancers: list[int]) -> None:
        self.tell({"kind": "ballroom_scored", "ballroom": self._part("ballroom", hall), "dancers": dancers})

    def celebrity_arrives(self, colour: int, celebrity: int, deck: int) -> None:
        self.tell(
            {
                "kind": "celebrity_arrives",
                "colour": self.book.die_colours[colour],
                "celebrity": self._part("celebrity", celebrity),
                "deck": deck,
            }
        )

    def celebrities_shuffled(self, deck: int) -> None:
        self.tell({"kind": "celebrities_shuffled", "deck": deck})

    def celebrity_welcomed(self, seat: int, colour: int, celebrity: int, paid: int) -> None:
        self.tell(
            {
                "kind": "celebrity_welcomed",
                "seat": seat,
                "colour": self.book.die_colours[colour],
                "celebrity": self._part("celebrity", celebrity),
                "krones": -paid,
            }
        )

    def celebrity_used(self, seat: int, celebrity: int) -> None:
        self.tell({"kind": "celebrity_used", "seat": seat, "celebrity": self._part("celebrity", celebrity)})

    def celebrities_leave(self, seat: int, celebrities: int) -> None:
        ids = self.book.ids_of("celebrity")
        left = [each for place, each in enumerate(ids) if celebrities >> place & 1]
        self.tell({"kind": "celebrities_leave", "seat": seat, "celebrities": left})

    def entrances_offered(self, offers: list[int]) -> None:
        names = [self._part("entrance", entrance) for entrance in offers]
        self.tell({"kind": "entrances_offered", "entrances": names})

    def bid_made(self, seat: int, entrance: int, bid: int, outbid: int) -> None:
        self.tell(
            {
                "kind": "bid_made",
                "seat": seat,
                "entrance": self._part("entrance", entrance),
                "bid": bid,
                "outbid": outbid if outbid != NONE else None,
            }
        )

    def entrance_taken(self, seat: int, entrance: int, paid: int) -> None:
        self.tell(
            {
                "kind": "entrance_taken",
                "seat": seat,
                "entrance": self._part("entrance", entrance),
                "krones": -paid,
            }
        )

    def table_added(self, seat: int) -> None:
        self.tell({"kind": "table_added", "seat": seat})

    def tokens_received(self, seat: int, tokens: int) -> None:
        ids = self.book.ids_of("token")
        numbers = [int(id) for place, id in enumerate(ids) if tokens >> place & 1]
        self.tell({"kind": "tokens_received", "seat": seat, "tokens": numbers})

    def token_used(self, seat: int, token: int, floor: bool) -> None:
        self.tell(
            {
                "kind": "token_used",
                "seat": seat,
                "token": int(self._part("token", token)),
                "completed": "floor" if floor else "column",
            }
        )

    def own_objectives_drawn(self, seat: int, objectives: list[int]) -> None:
        ids = [self.book.objective_rows[objective]["id"] for objective in objectives]
        self.tell({"kind": "own_objectives_drawn", "seat": seat, "objectives": ids})

    def own_objective_claimed(self, seat: int, objective: int) -> None:
        self.tell(
            {
                "kind": "own_objective_claimed",
                "seat": seat,
                "objective": self.book.objective_rows[objective]["id"],
            }
        )

    def own_tiles_drawn(self, seat: int, tiles: list[int]) -> None:
        ids = [self.book.tile_rows[tile]["id"] for tile in tiles]
        self.tell({"kind": "own_tiles_drawn", "seat": seat, "tiles": ids})

    def own_tile_used(self, seat: int, tile: int, back: int) -> None:
        self.tell(
            {
                "kind": "own_tile_used",
                "seat": seat,
                "tile": self.book.tile_rows[tile]["id"],
                "steps": -back,
            }
        )

    def die_moved(self, seat: int, value: int, to: int, colour: int) -> None:
        self.tell(
            {
                "kind": "die_moved",
                "seat": seat,
                "value": value,
                "to": to,
                "colour": self._die_colour(colour),
            }
        )

    def key_taken(self, seat: int) -> None:
        self.tell({"kind": "key_taken", "seat": seat})

    def staff_turned_down(self, seat: int, card: int) -> None:
        self.tell({"kind": "staff_turned_down", "seat": seat, "staff": self.book.staff_number[card]})

    # Automata

    def automaton_ready(
        self, seat: int, name: str, difficulty: str, staff: int, cards: int, entrance: str | None
    ) -> None:
        self.tell(
            {
                "kind": "automaton_ready",
                "seat": seat,
                "name": name,
                "difficulty": difficulty,
                "staff": staff,
                "cards": cards,
                "entrance": entrance,
            }
        )

    def instruction_drawn(self, seat: int, card: int, right_to_left: bool, left: int) -> None:
        self.tell(
            {
                "kind": "instruction_drawn",
                "seat": seat,
                "card": card,
                "hand": "right_to_left" if right_to_left else "left_to_right",
                "cards_left": left,
            }
        )

    def _chosen_guest(self, guest: int, place: int, icon: int, tied: int) -> Json:
        colour = self.book.guest_colour[guest]
        reason = "white_icon" if icon == NONE else "of_colour" if icon == colour else "none_of_colour"
        return {
            "guest": self._guest(guest),
            "place": place + 1,
            "icon": _icon_colour(icon),
            "reason": reason,
            "tied": tied,
        }

    def automaton_takes_guest(
        self, seat: int, guest: int, place: int, icon: int, tied: int, space: int
    ) -> None:
        chosen = self._chosen_guest(guest, place, icon, tied)
        self.tell({"kind": "automaton_takes_guest", "seat": seat, **chosen, "space": space_name(space)})

    def automaton_sends_guest(
        self, seat: int, guest: int, place: int, icon: int, tied: int, arrows: int
    ) -> None:
        chosen = self._chosen_guest(guest, place, icon, tied)
        self.tell({"kind": "automaton_sends_guest", "seat": seat, **chosen, "arrows": arrows})

    def automaton_finds_no_guest(self, seat: int, icon: int) -> None:
        self.tell({"kind": "automaton_finds_no_guest", "seat": seat, "icon": _icon_colour(icon)})

    def automaton_takes_die(
        self, seat: int, value: int, dice: int, colour: int, shown: list[int], reason: str, tied: int
    ) -> None:
        self.tell(
            {
                "kind": "automaton_takes_die",
                "seat": seat,
                "value": value,
                "dice": dice,
                "colour": self._die_colour(colour),
                "shown": shown.copy(),
                "reason": reason,
                "tied": tied,
            }
        )

    def automaton_receives_celebrity(self, seat: int, colour: int, celebrity: int) -> None:
        self.tell(
            {
                "kind": "automaton_receives_celebrity",
                "seat": seat,
                "colour": self.book.die_colours[colour],
                "celebrity": self._part("celebrity", celebrity),
            }
        )

    def automaton_turns_up_staff(self, seat: int, card: int) -> None:
        number = self.book.staff_number[card] if card != NONE else None
        self.tell({"kind": "automaton_turns_up_staff", "seat": seat, "staff": number})

    def countdown_moves(self, seat: int, objective: int, countdown: str, shown: bool, tied: int) -> None:
        self.tell(
            {
                "kind": "countdown_moves",
                "seat": seat,
                "objective": "ABC"[objective],
                "countdown": countdown,
                "reason": "shown" if shown else "furthest_behind",
                "tied": tied,
            }
        )

    def automaton_finds_no_objective(self, seat: int) -> None:
        self.tell({"kind": "automaton_finds_no_objective", "seat": seat})

    def automaton_sends_dancer(self, seat: int, arrows: int) -> None:
        self.tell({"kind": "automaton_sends_dancer", "seat": seat, "arrows": arrows})

    def automaton_finds_no_dancer(self, seat: int) -> None:
        self.tell({"kind": "automaton_finds_no_dancer", "seat": seat})

    # Own entrances of automata

    def automaton_invites(self, seat: int, guest: int, table: int, space: int) -> None:
        self.tell(
            {
                "kind": "automaton_invites",
                "seat": seat,
                "guest": self._guest(guest),
                "order": items_of(self.book.guest_order[guest]),
                "table": table + 1,
                "space": space_name(space),
            }
        )

    def items_laid_out(self, seat: int, items: list[int], supply: list[int]) -> None:
        self.tell(
            {
                "kind": "items_laid_out",
                "seat": seat,
                "items": [ITEM_NAMES[kind] if kind != NONE else None for kind in items[1:]],
                "supply": {name: supply.count(kind) for kind, name in enumerate(ITEM_NAMES)},
            }
        )

    def item_left(self, seat: int, value: int, kind: int, wanted: bool) -> None:
        self.tell(
            {
                "kind": "item_left",
                "seat": seat,
                "value": value,
                "item": ALL_ITEM_NAMES[kind],
                "wanted": wanted,
            }
        )

    def item_given(self, seat: int, table: int, guest: int, kind: int) -> None:
        self.tell(
            {
                "kind": "item_given",
                "seat": seat,
                "table": table + 1,
                "guest": self._guest(guest),
                "item": ALL_ITEM_NAMES[kind],
            }
        )

    def automaton_checks_in(self, seat: int, table: int, guest: int, space: int) -> None:
        self.tell(
            {
                "kind": "automaton_checks_in",
                "seat": seat,
                "table": table + 1,
                "guest": self._guest(guest),
                "space": space_name(space),
            }
        )

    def stars_move(self, seat: int, stars: int, more: bool) -> None:
        self.tell({"kind": "stars_move", "seat": seat, "stars": stars, "more": more})

    def guest_marked(self, seat: int, space: int, guest: int) -> None:
        self.tell(
            {
                "kind": "guest_marked",
                "seat": seat,
                "space": space_name(space),
                "guest": self._guest(guest),
            }
        )

    def marks_removed(self, seat: int, guest: int, paid: int, scored: bool) -> None:
        self.tell(
            {
                "kind": "marks_removed",
                "seat": seat,
                "guest": self._guest(guest),
                "krones": -paid,
                "scored": scored,
            }
        )

    def toll_left(self, seat: int, value: int, tokens: int) -> None:
        self.tell({"kind": "toll_left", "seat": seat, "value": value, "tokens": tokens})

    def toll_paid(self, seat: int, value: int, tokens: int, paid: int, lost: int) -> None:
        self.tell(
            {
                "kind": "toll_paid",
                "seat": seat,
                "value": value,
                "tokens": tokens,
                "krones": -paid,
                "vp": -lost,
            }
        )


def _icon_colour(icon: int) -> str:
    """The colour that a guest icon asks for."""
    return "white" if icon == NONE else COLOUR_NAMES[icon]
