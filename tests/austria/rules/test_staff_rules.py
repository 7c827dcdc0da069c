"""What holds for all staff cards: cost and timing, playing, drawing and returning them, the intro sets."""

import pytest

from hotelier import new_game
from hotelier.austria.game import Austria
from hotelier.core.chance import Seeded
from tests.austria.table import Table

STAFF = [
    # number, name, cost, timing
    (1, "Breakfast Server", 4, "round"),
    (2, "Waitress", 6, "round"),
    (3, "Barkeeper", 4, "round"),
    (4, "Sous-Chef", 6, "round"),
    (5, "Groom", 4, "permanent"),
    (6, "Stableman", 1, "permanent"),
    (7, "Masseuse", 1, "permanent"),
    (8, "Tour Guide", 2, "permanent"),
    (9, "Butler", 5, "permanent"),
    (10, "Chauffeur", 5, "permanent"),
    (11, "Florist", 5, "permanent"),
    (12, "Executive Housekeeper", 2, "permanent"),
    (13, "Restaurant Manager", 2, "permanent"),
    (14, "Decorator", 2, "permanent"),
    (15, "Bootblack", 4, "permanent"),
    (16, "Laundress", 2, "permanent"),
    (17, "Kitchen Hand", 5, "permanent"),
    (18, "Checker", 2, "permanent"),
    (19, "Interior Architect", 3, "permanent"),
    (20, "Detective", 2, "permanent"),
    (21, "Chef", 3, "once"),
    (22, "Staff Manager", 3, "permanent"),
    (23, "Custodian", 5, "permanent"),
    (24, "Chief Waiter", 1, "permanent"),
    (25, "Delivery Boy", 6, "permanent"),
    (26, "Conference Manager", 5, "permanent"),
    (27, "Booking Manager", 4, "end"),
    (28, "Concierge", 4, "end"),
    (29, "Secretary", 5, "end"),
    (30, "Reception Clerk", 4, "end"),
    (31, "Chambermaid", 4, "end"),
    (32, "Assistant Manager", 4, "end"),
    (33, "Male Floor Housekeeper", 5, "permanent"),
    (34, "Receptionist", 5, "end"),
    (35, "Page Boy", 2, "once"),
    (36, "Sommelier", 2, "once"),
    (37, "Room Service", 3, "end"),
    (38, "Porter", 5, "once"),
    (39, "Confectioner", 3, "once"),
    (40, "Marketing Director", 2, "end"),
    (41, "Operator", 3, "end"),
    (42, "Gardener", 3, "permanent"),
    (43, "Barista", 3, "once"),
    (44, "Larder Cook", 2, "once"),
    (45, "Pool Attendant", 1, "once"),
    (46, "Female Floor Housekeeper", 2, "end"),
    (47, "Liftboy", 4, "end"),
    (48, "Hotel Manager", 4, "end"),
]
COSTS = [pytest.param(number, cost, id=f"staff {number} {name}") for number, name, cost, _ in STAFF]
TIMINGS = [pytest.param(number, timing, id=f"staff {number} {name}") for number, name, _, timing in STAFF]


def paying(card: int, krones: int, dice: str, edition: str = "revised") -> Table:
    """The die 5 is taken with this card as the hand."""
    return Table(edition=edition).seat(krones=krones, hand=[card]).dice(dice).play("die 5")


# K6: cost and timing of each card -----------------------------------------------------------------


def test_k6_there_are_48_staff_cards_by_these_names() -> None:
    book = Table().game.book
    printed = list(zip(book.staff_number, book.staff_name, strict=True))
    assert printed == [(number, name) for number, name, _, _ in STAFF]


@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_k6_d5_a_card_costs_its_price_less_the_strength(card: int, cost: int, strength: int) -> None:
    """K6, D5: with just the krones it needs it can be played, with one less it cannot."""
    price = max(0, cost - strength)
    table = paying(card, price, "5" * strength).play(f"play {card}")
    assert (table.player().krones, table.in_play(), table.hand()) == (0, [card], [])
    if price:
        table = paying(card, price - 1, "5" * strength)
        assert table.legal("play") == []
        assert (table.in_play(), table.hand()) == ([], [card])


@pytest.mark.parametrize(("card", "cost"), [row for row in COSTS if row.values[0] != 22])
def test_k6_p2_a_card_costs_its_whole_price_where_nothing_makes_it_cheaper(card: int, cost: int) -> None:
    """K6, P2: Staff Manager (22) plays a card at its normal cost when a die 3 is taken."""
    table = Table().seat(krones=cost, staff=[22], hand=[card]).dice("333").play("die 3", f"play {card}")
    assert (table.player().krones, table.in_play()) == (0, [22, card])
    table = Table().seat(krones=cost - 1, staff=[22], hand=[card]).dice("333").play("die 3")
    assert table.legal("play") == []


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_k6_a_card_costs_the_same_in_both_editions_but_for_kitchen_hand(
    card: int, cost: int, edition: str
) -> None:
    """K6, E: Kitchen Hand (17) costs 3 in the first edition and 5 in the revised one."""
    if card == 17 and edition == "first":
        cost = 3
    table = paying(card, 10, "5", edition).play(f"play {card}")
    assert table.player().krones == 10 - (cost - 1)


def test_k6_17_kitchen_hand_is_cheaper_in_the_first_edition() -> None:
    """E: 5 and 3, each less a strength of 1; with 3 krones only the old one can be paid."""
    assert paying(17, 3, "5", "revised").legal("play") == []
    assert paying(17, 3, "5", "first").play("play 17").player().krones == 1


@pytest.mark.parametrize(("card", "timing"), TIMINGS)
def test_k6_x3_only_round_cards_are_used_and_that_once_in_every_round(card: int, timing: str) -> None:
    """K6, X3, R6: after being played, and again in the next round, `use` is offered for them alone."""
    uses = [f"use {card}"] if timing == "round" else []
    table = paying(card, 10, "5").play(f"play {card}")
    assert table.legal("use") == uses
    table.play(*uses)
    assert table.legal("use") == []
    table.end_round().turn_of(0)
    assert table.legal("use") == uses


@pytest.mark.parametrize(("card", "timing"), TIMINGS)
def test_k6_only_once_cards_act_on_being_played(card: int, timing: str) -> None:
    """K6: with a guest to be served and vacant rooms; krones pay the cost exactly."""
    cost = next(cost for number, _, cost, _ in STAFF if number == card)
    table = Table().seat(krones=cost - 1, hand=[card], guests=[98], vacant="1b 1c").dice("5")
    table.play("die 5", f"play {card}")
    if "keep" in table.legal():
        table.play("keep")
    if "occupy 1b" in table.legal():
        table.play("occupy 1b", "occupy 1c")
    changed = (
        bool(table.kitchen())
        or bool(table.occupied())
        or bool(table.player().emperor)
        or table.missing(1) != {"strudel": 3}
    )
    assert changed is (timing == "once")
    assert (table.player().krones, table.points()) == (0, 0)


@pytest.mark.parametrize(("card", "timing"), TIMINGS)
def test_k6_f1_only_end_cards_count_at_final_scoring(card: int, timing: str) -> None:
    """K6, F1: 20 occupied rooms, an objective and position 8 - 7 = 1; the opponent has end card 31. Each
    end card brings something here and no other card does."""
    table = Table().round(7).seat(0, emperor=8, staff=[card], krones=20)
    table.seat(1, emperor=8, staff=[31] if card != 31 else [])
    names = "1a 1b 1c 1d 1e 2a 2b 2c 2d 2e 3a 3b 3c 3d 3e 4a 4b 4c 4d 4e"
    table.seat(0, occupied=names).play("claim A").end_round()
    outcome = table.game.outcome
    assert outcome is not None
    assert bool(outcome.breakdown[0]["staff"]) is (timing == "end")


# D5 -----------------------------------------------------------------------------------------------


def test_d5_exactly_one_card_is_played_and_none_is_drawn() -> None:
    """D5: the strength of four dice would pay for both."""
    table = Table().seat(krones=10, hand=[8, 12, 16]).dice("5555")
    deck = table.staff_deck_numbers()
    table.play("die 5", "play 12")
    assert (table.in_play(), table.hand(), table.player().krones) == ([12], [8, 16], 10)
    assert table.legal() == ["end"]
    assert table.staff_deck_numbers() == deck


def test_d5_t5_no_card_need_be_played() -> None:
    """D5, T5."""
    table = Table().seat(hand=[8]).dice("5").play("die 5", "done")
    assert (table.in_play(), table.hand(), table.player().krones) == ([], [8], 10)


def test_d5_the_cost_never_falls_below_nothing() -> None:
    """D5: Waitress costs 6, Stableman 1; ten dice and no krone."""
    for card in (2, 6):
        table = paying(card, 0, "5555555555").play(f"play {card}")
        assert (table.in_play(), table.player().krones) == ([card], 0)


def test_d5_t4_a_boost_makes_the_card_cheaper_by_one() -> None:
    """D5, T4: Waitress costs 6 - 2 - 1, and the boost 1."""
    table = Table().seat(krones=10, hand=[2]).dice("55").play("die 5+", "play 2")
    assert table.player().krones == 10 - 1 - 3


def test_d5_only_cards_of_the_own_hand_are_played() -> None:
    """D5: what the opponent holds, what lies in play or in the deck cannot be played."""
    table = Table().seat(0, hand=[8], staff=[12]).seat(1, hand=[16], staff=[20]).dice("55555")
    table.staff_deck(24).play("die 5")
    assert table.legal("play") == ["play 8"]


def test_d5_d6_a_copied_d5_has_the_strength_of_space_6() -> None:
    """D5, D6: two dice show 6, four show 5; Waitress costs 6 - 2, and the copy 1."""
    table = Table().seat(krones=10, hand=[2]).dice("555566").play("die 6", "copy 5", "play 2")
    assert table.player().krones == 10 - 1 - 4


# P11, P12: drawing cards and putting them under the deck ------------------------------------------


def test_p11_cards_returned_go_under_the_deck_in_the_order_chosen() -> None:
    """P11: the penalty of A3 takes two hand cards of choice; the last one chosen lies at the bottom."""
    table = Table(emperor=["A3", "B2", "C1"]).seat(0, hand=[8, 12, 16]).seat(1, emperor=4)
    table.round(3).end_round()
    assert table.legal() == ["under 8", "under 12", "under 16"]
    table.play("under 16", "under 8")
    assert table.hand() == [12]
    assert table.staff_deck_numbers()[-2:] == [16, 8]
    assert (table.points(), table.in_play()) == (0, [])


def test_p11_drawn_cards_that_are_not_played_go_under_the_deck_in_the_order_chosen() -> None:
    """P11, G3: 75 Baroness draws three; none is played."""
    table = Table().seat(guests=[75], complete=True, vacant="1a").staff_deck(8, 12, 16, 20)
    table.play("move 1 1a", "get draw", "done", "under 12", "under 16")  # then 8 is the only one
    assert table.staff_deck_numbers()[0] == 20
    assert table.staff_deck_numbers()[-3:] == [12, 16, 8]
    assert (table.hand(), table.in_play()) == ([], [])


@pytest.mark.parametrize(
    ("deck", "drawn"), [([8, 12, 16, 20], 3), ([8, 12, 16], 3), ([8, 12], 2), ([8], 1)]
)
def test_p12_of_a_short_deck_there_is_drawn_what_there_is(deck: list[int], drawn: int) -> None:
    """P12: 91 Tezcatlipoca draws three cards."""
    table = Table().only_staff_deck(*deck).seat(guests=[91], complete=True, vacant="1b")
    table.play("move 1 1b", "get cards")
    assert table.hand() == deck[:drawn]
    assert table.staff_deck_numbers() == deck[drawn:]


def test_p12_from_an_empty_deck_nothing_is_drawn() -> None:
    """P12: the rest of the reward is not lost: 67 Sovereign brings 2 VP, two cards and 2 steps."""
    table = Table().only_staff_deck().seat(guests=[67], complete=True, vacant="3a").play("move 1 3a")
    assert table.legal() == ["done", "get steps"]
    table.play("get steps")
    assert (table.hand(), table.player().emperor, table.points()) == ([], 2, 2)


def test_p12_g3_fewer_than_three_cards_to_choose_from() -> None:
    """P12, G3: 76 Duke draws two cards and plays one for free; the other goes back under the deck."""
    table = Table().only_staff_deck(2, 4).seat(krones=0, guests=[76], complete=True, vacant="1a")
    table.play("move 1 1a", "get draw")
    assert table.legal() == ["done", "play 2", "play 4"]
    table.play("play 4")
    assert (table.in_play(), table.staff_deck_numbers(), table.player().krones) == ([4], [2], 0)


def test_p12_g3_from_an_empty_deck_nothing_is_drawn_to_play() -> None:
    """P12, G3: 76 Duke brings 4 VP, and 1a, a blue group of one, 2 VP."""
    table = Table().only_staff_deck().seat(guests=[76], complete=True, vacant="1a").play("move 1 1a")
    assert table.legal("get") == []
    assert (table.points(), table.in_play()) == (6, [])


# S6: the intro sets -------------------------------------------------------------------------------

SETS = {
    "A": [3, 6, 9, 38, 39, 48],
    "B": [1, 13, 25, 30, 32, 44],
    "C": [4, 11, 24, 27, 40, 43],
    "D": [2, 7, 10, 28, 36, 41],
}


def intro(seats: int, start: int, seed: int = 1) -> Austria:
    game = new_game("austria", seats=seats, seed=seed, script={"start": start}, staff="intro")
    assert isinstance(game, Austria)
    return game


def hands_seen_by(game: Austria, seat: int) -> list[list[int]]:
    return [player["known_hand"] for player in game.view(seat)["players"]]


def deck_of(game: Austria) -> list[int]:
    return [game.book.staff_number[card] for card in game.state.staff_deck]


@pytest.mark.parametrize(
    ("seats", "start", "letters"),
    [
        (2, 0, "AB"),
        (2, 1, "BA"),
        (3, 0, "ABC"),
        (3, 1, "CAB"),
        (3, 2, "BCA"),
        (4, 0, "ABCD"),
        (4, 1, "DABC"),
        (4, 2, "CDAB"),
        (4, 3, "BCDA"),
    ],
)
def test_s6_intro_deals_set_a_to_the_start_player_then_clockwise(
    seats: int, start: int, letters: str
) -> None:
    """S6: every player sees the own set and no other; the rest is in the deck."""
    game = intro(seats, start)
    hands = [SETS[letter] for letter in letters]
    for seat in range(seats):
        own = [hand if place == seat else [] for place, hand in enumerate(hands)]
        assert hands_seen_by(game, seat) == own
        assert hands_seen_by(game.resample(seat, Seeded(5)), seat) == own
    dealt = {card for hand in hands for card in hand}
    assert sorted(deck_of(game)) == [card for card in range(1, 49) if card not in dealt]


def test_s6_intro_shuffles_the_unused_sets_into_the_deck() -> None:
    """S6: with another seed the cards of sets C and D lie elsewhere, and no player knows where."""
    game = intro(2, 0)
    assert deck_of(game) != deck_of(intro(2, 0, seed=2))
    unused = {*SETS["C"], *SETS["D"]}
    places = [place for place, card in enumerate(deck_of(game)) if card in unused]
    assert len(places) == 12
    assert places not in (list(range(12)), list(range(24, 36)))  # neither at the bottom nor on top
    assert all(game.view(seat)["known_in_staff_deck"] == [] for seat in (0, 1))


def test_s6_what_is_drawn_later_is_known_only_to_the_one_who_draws() -> None:
    """S6: 91 Tezcatlipoca draws three cards from the deck."""
    table = Table(staff="intro").seat(guests=[91], complete=True, vacant="1b").staff_deck(5, 8, 12)
    table.play("move 1 1b", "get cards")
    assert hands_seen_by(table.game, 0)[0] == [5, 8, 12]
    assert hands_seen_by(table.game, 1)[0] == []
    assert table.game.view(1)["players"][0]["hand_size"] == 3
