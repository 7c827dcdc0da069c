"""L6-L8: which guest Leopold takes, where its room goes, and which die; all tie-breakers in rulebook order.

On easy the cards used here show: 193, 205, 210 blue; 194 red; 196, 201 yellow; 204, 209 green; 195, 208,
211 white; 212 yellow and white. The hand points to the right (left to right) on 193, 195, 199, 201, 203,
205, 207, 209, 211, to the left on 194, 196, 200, 204, 208, 210, 212. A queue is written from its newest
guest, at the left, to the oldest.
"""

import pytest

from tests.austria.solo.table import LEOPOLD, YOU, SoloTable

BLUE = "1a 1e 3a 3c 4a 4c 4e"
RED = "1c 1d 2c 2d 3b 4b 4d"
YELLOW = "1b 2a 2b 2e 3d 3e"
"""The spaces of the night board by colour: lowest floor first, left to right."""
GREEN = "1e 2e 3e 4e 1d 2d 3d 4d 1c 2c 3c 4c 1b 2b 3b 4b 1a 2a 3a 4a"
"""Where tourists go: column by column from the right, each from the bottom."""


def all_but(*empty: str) -> str:
    """A full house but for these spaces."""
    return " ".join(space for space in GREEN.split() if space not in empty)


# L6: the guest ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "queue", "taken"),
    [
        # The example of the rulebook: two yellow guests of 0 VP, the hand points from right to left.
        pytest.param(
            196, [52, 74, 53, 82, 92], 53, id="two yellow with 0 VP, hand to the left: the right one"
        ),
        pytest.param(
            201, [52, 74, 53, 82, 92], 52, id="two yellow with 0 VP, hand to the right: the left one"
        ),
        pytest.param(196, [51, 74, 53, 82, 92], 51, id="most VP of the colour before the hand to the left"),
        pytest.param(
            201, [53, 74, 51, 82, 92], 51, id="most VP of the colour before the hand to the right"
        ),
        pytest.param(210, [69, 64, 74, 72, 90], 74, id="blue: 10 VP before 7, 7 and 0"),
        pytest.param(210, [69, 82, 72, 90, 64], 72, id="blue: 7 VP twice, hand to the left"),
        pytest.param(193, [69, 82, 72, 90, 64], 69, id="blue: 7 VP twice, hand to the right"),
        pytest.param(
            194, [74, 78, 77, 81, 79], 77, id="red: 1 VP before three with 0, whatever others are worth"
        ),
        pytest.param(209, [97, 74, 103, 95, 100], 97, id="green: 4 VP three times, hand to the right"),
        pytest.param(204, [97, 74, 103, 95, 100], 100, id="green: 4 VP three times, hand to the left"),
        pytest.param(204, [64, 92, 74, 55, 82], 92, id="green: the only tourist, though worth 0"),
    ],
)
def test_l6_of_the_colour_of_the_icon_the_most_vp_then_the_hand(
    card: int, queue: list[int], taken: int
) -> None:
    assert SoloTable().queue(*queue).leopold(card).taken() == [taken]


@pytest.mark.parametrize(
    ("card", "queue", "taken"),
    [
        pytest.param(210, [82, 55, 97, 59, 92], 55, id="no blue: 7 VP twice, hand to the left"),
        pytest.param(193, [82, 55, 97, 59, 92], 82, id="no blue: 7 VP twice, hand to the right"),
        pytest.param(194, [63, 64, 68, 95, 49], 68, id="no red: 4 VP are the most"),
        pytest.param(196, [80, 68, 97, 63, 92], 97, id="no yellow: 4 VP three times, hand to the left"),
        pytest.param(209, [64, 72, 82, 55, 49], 72, id="no green: 7 VP three times, hand to the right"),
        pytest.param(204, [64, 72, 82, 55, 49], 55, id="no green: 7 VP three times, hand to the left"),
    ],
)
def test_l6_with_no_guest_of_the_colour_the_most_vp_of_all(card: int, queue: list[int], taken: int) -> None:
    assert SoloTable().queue(*queue).leopold(card).taken() == [taken]


@pytest.mark.parametrize(
    ("card", "queue", "taken"),
    [
        pytest.param(195, [64, 49, 92, 65, 78], 65, id="3 VP before 0, hand to the right"),
        pytest.param(208, [64, 65, 92, 49, 78], 65, id="3 VP before 0, hand to the left"),
        pytest.param(195, [69, 82, 55, 97, 64], 69, id="7 VP in three colours, hand to the right"),
        pytest.param(208, [69, 82, 55, 97, 64], 55, id="7 VP in three colours, hand to the left"),
        pytest.param(211, [63, 64, 78, 49, 92], 63, id="all 0, hand to the right: the newest"),
        pytest.param(208, [63, 64, 78, 49, 92], 92, id="all 0, hand to the left: the oldest"),
    ],
)
def test_l6_a_white_icon_takes_the_most_vp_of_all(card: int, queue: list[int], taken: int) -> None:
    assert SoloTable().queue(*queue).leopold(card).taken() == [taken]


@pytest.mark.parametrize(
    ("card", "occupied", "queue", "taken"),
    [
        pytest.param(
            201, YELLOW, [55, 58, 80, 97, 64], 80, id="yellow icon, no yellow space, hand to the right"
        ),
        pytest.param(
            196, YELLOW, [55, 58, 80, 97, 64], 97, id="yellow icon, no yellow space, hand to the left"
        ),
        pytest.param(
            210, BLUE, [74, 72, 78, 49, 93], 93, id="blue icon, no blue space: all others are worth 0"
        ),
        pytest.param(
            194, RED, [82, 90, 78, 64, 55], 55, id="red icon, no red space: 7 VP of the yellow guest"
        ),
        pytest.param(
            195, BLUE, [74, 72, 80, 103, 92], 80, id="white icon passes over those without a space"
        ),
        pytest.param(208, BLUE, [74, 72, 80, 103, 92], 103, id="white icon, hand to the left"),
        pytest.param(
            204, RED, [82, 90, 74, 92, 64], 92, id="a tourist fits anywhere as long as anything is empty"
        ),
        pytest.param(
            209, RED, [82, 64, 74, 90, 72], 74, id="green icon without a tourist: not those without a space"
        ),
        pytest.param(
            201, all_but("2b"), [74, 52, 90, 49, 97], 52, id="one space of the icon's colour left"
        ),
        pytest.param(201, all_but("4a"), [55, 74, 90, 64, 58], 74, id="one space left, of another colour"),
    ],
)
def test_l6_guests_without_an_empty_space_of_their_colour_are_passed_over(
    card: int, occupied: str, queue: list[int], taken: int
) -> None:
    table = SoloTable().seat(LEOPOLD, occupied=occupied).queue(*queue)
    assert table.leopold(card).taken() == [taken]


@pytest.mark.parametrize(
    ("occupied", "queue"),
    [
        pytest.param(GREEN, [74, 55, 82, 97, 49], id="the house is full"),
        pytest.param(
            all_but("4a"), [55, 58, 82, 90, 49], id="a blue space, but neither blue nor green guests"
        ),
        pytest.param(
            all_but("3d", "3e"), [74, 72, 82, 90, 64], id="yellow spaces, but only blue and red guests"
        ),
    ],
)
@pytest.mark.parametrize("card", [196, 208], ids=["yellow icon", "white icon"])
def test_l6_if_none_can_be_placed_he_takes_no_guest_and_goes_on(
    occupied: str, queue: list[int], card: int
) -> None:
    """196 shows die 4 and 2 steps; 208 shows dice 3 and 4 and 1 step."""
    table = SoloTable().seat(LEOPOLD, occupied=occupied).queue(*queue).dice("144")
    table.leopold(card)
    assert table.taken() == []
    assert table.queue_numbers() == queue
    assert table.occupied(LEOPOLD).split() == sorted(occupied.split())
    assert table.points(LEOPOLD) == 0
    assert table.dice_left() == "14"
    assert table.player(LEOPOLD).emperor == {196: 2, 208: 1}[card]


def test_l6_the_queue_slides_right_and_is_refilled_from_the_left() -> None:
    table = SoloTable().queue(52, 74, 53, 82, 92).next_guests(104)
    assert table.leopold(196).queue_numbers() == [104, 52, 74, 82, 92]


def test_l6_two_icons_from_left_to_right() -> None:
    """212, hand to the left: yellow takes 58, then white the best of the others."""
    table = SoloTable().queue(55, 58, 74, 82, 92).next_guests(49)
    assert table.leopold(212).taken() == [58, 74]
    assert table.occupied(LEOPOLD) == "1a 1b"


def test_l6_the_queue_is_refilled_before_the_next_icon() -> None:
    """212, hand to the left: the Earl comes for 58 and is taken at once, then another guest comes."""
    table = SoloTable().queue(55, 58, 64, 82, 92).next_guests(74, 50)
    assert table.leopold(212).taken() == [58, 74]
    assert table.queue_numbers() == [50, 55, 64, 82, 92]


def test_l6_the_first_guest_can_take_the_last_space() -> None:
    """212 with only 4a empty: yellow takes the Duchess (blue, 0 VP), and for white nobody fits."""
    table = SoloTable().seat(LEOPOLD, occupied=all_but("4a")).queue(55, 58, 64, 82, 49)
    table.next_guests(97)
    assert table.leopold(212).taken() == [64]
    assert table.queue_numbers() == [97, 55, 58, 82, 49]
    assert table.his("guests") == 0


def test_l6_the_guest_is_free() -> None:
    table = SoloTable().queue(52, 50, 53, 82, 92).leopold(196)
    assert table.taken() == [53]
    assert table.player(LEOPOLD).krones == 0
    assert table.player(YOU).krones == 10


# L7: the room -------------------------------------------------------------------------------------


def test_l7_the_example_of_the_rulebook() -> None:
    """Yellow, blue, yellow, green, red, green, blue go to 1b, 1a, 2a, 1e, 1c, 2e, 3a."""
    table = SoloTable()
    rooms: list[str] = []
    for card, guest in [(196, 49), (193, 63), (201, 50), (209, 91), (194, 78), (204, 92), (205, 64)]:
        before = table.occupied(LEOPOLD).split()
        table.queue(guest, *[other for other in (74, 82, 58, 99) if not same_colour(table, guest, other)])
        table.dice("111").leopold(card)
        rooms += [room for room in table.occupied(LEOPOLD).split() if room not in before]
    assert table.taken() == [49, 63, 50, 91, 78, 92, 64]
    assert rooms == ["1b", "1a", "2a", "1e", "1c", "2e", "3a"]


def same_colour(table: SoloTable, guest: int, other: int) -> bool:
    colours = table.game.book.guest_colour
    return colours[table.guest(guest)] == colours[table.guest(other)]


@pytest.mark.parametrize(
    ("card", "guests", "order"),
    [
        pytest.param(193, [63, 64, 65, 66, 67], BLUE, id="blue"),
        pytest.param(194, [77, 78, 79, 80, 81], RED, id="red"),
        pytest.param(196, [49, 50, 51, 52, 53], YELLOW, id="yellow"),
        pytest.param(204, [91, 92, 93, 94, 95], GREEN, id="green"),
    ],
)
def test_l7_the_first_empty_space_of_the_colour_and_tourists_from_the_right(
    card: int, guests: list[int], order: str
) -> None:
    """Until there is no space any more: then no guest of that colour is taken."""
    table = SoloTable()
    rooms: list[str] = []
    for _ in range(len(order.split()) + 1):
        before = table.occupied(LEOPOLD).split()
        table.queue(*guests).dice("123456")
        table.leopold(card)
        rooms += [room for room in table.occupied(LEOPOLD).split() if room not in before]
    assert rooms == order.split()


@pytest.mark.parametrize(
    ("card", "guest", "occupied", "space", "icon"),
    [
        pytest.param(196, 59, "1b 2a 2b 2e", "3d", 1, id="yellow 3d"),
        pytest.param(196, 59, "1b 2a 2b 2e 3d", "3e", 1, id="yellow 3e"),
        pytest.param(193, 59, "1b 2a 2b 2e 3d", "3e", 1, id="yellow 3e for a blue icon"),
        pytest.param(193, 75, "1a 1e 3a 3c 4a", "4c", 2, id="blue 4c"),
        pytest.param(193, 75, "1a 1e 3a 3c 4a 4c", "4e", 2, id="blue 4e"),
        pytest.param(194, 89, "1c 1d 2c 2d 3b 4b", "4d", 2, id="red 4d"),
        pytest.param(204, 99, "1e 2e", "3e", 1, id="green 3e"),
        pytest.param(204, 99, "1e 2e 3e 1a 1b", "4e", 2, id="green 4e"),
        pytest.param(204, 99, "1e 3e 4e", "2e", 0, id="green 2e, no icon"),
        pytest.param(193, 75, "1a 1e 3a 3c", "4a", 0, id="blue 4a, no icon"),
    ],
)
def test_l7_vp_of_the_guest_and_of_the_icon(
    card: int, guest: int, occupied: str, space: str, icon: int
) -> None:
    """The guests are worth 5 VP; the others in the queue are worth nothing and of another colour."""
    table = SoloTable()
    others = [78, 79, 81] if guest != 89 else [63, 64, 49]
    table.seat(LEOPOLD, occupied=occupied).queue(others[0], guest, *others[1:], 83 if guest != 89 else 92)
    table.leopold(card)
    assert table.taken() == [guest]
    assert table.occupied(LEOPOLD).split() == sorted([*occupied.split(), space])
    assert table.his("guests") == 5
    assert table.his("room icons") == icon
    assert table.points(LEOPOLD) == 5 + icon


@pytest.mark.parametrize(
    ("card", "guest", "occupied", "vp"),
    [
        pytest.param(193, 65, "", 3, id="the blue group 1a would give 2 VP"),
        pytest.param(195, 62, "1b 2a", 4, id="the yellow group 1b 2a 2b would give 6 steps"),
        pytest.param(195, 85, "1c 1d 2c", 3, id="the red group 1c 1d 2c 2d would give 10 krones"),
    ],
)
def test_l7_no_occupancy_bonus(card: int, guest: int, occupied: str, vp: int) -> None:
    """193 and 195 have no emperor icon on easy."""
    table = SoloTable().seat(LEOPOLD, occupied=occupied).queue(49, 78, guest, 92, 91)
    table.leopold(card)
    assert table.taken() == [guest]
    assert table.points(LEOPOLD) == vp
    assert table.player(LEOPOLD).emperor == 0
    assert table.player(LEOPOLD).krones == 0


@pytest.mark.parametrize(
    "guest",
    [
        pytest.param(62, id="62: a guest and 3 steps"),
        pytest.param(74, id="74: a krone"),
        pytest.param(99, id="99: a staff card and 2 steps"),
        pytest.param(72, id="72: one more occupied room"),
        pytest.param(90, id="90: a wine and 3 krones"),
        pytest.param(76, id="76: draw 3 staff cards and play one"),
        pytest.param(97, id="97: an action"),
    ],
)
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_l7_no_reward(guest: int, edition: str) -> None:
    table = SoloTable(edition=edition)
    table.queue(guest, 49, 63, 78, 91)
    before = len(table.game.state.staff_deck)
    table.leopold(195)
    player = table.player(LEOPOLD)
    assert table.taken() == [guest]
    assert len(table.occupied(LEOPOLD).split()) == 1
    assert table.vacant(LEOPOLD) == ""
    assert (player.krones, player.kitchen, player.emperor, player.hand, player.played) == (0, 0, 0, 0, [])
    assert len(table.game.state.staff_deck) == before
    assert table.game.view(YOU)["question"] == {"kind": "turn", "seat": YOU, "extra": False}


def test_l7_no_adjacency_and_no_cost() -> None:
    """1e lies apart from 1a; a room on floor 4 would cost 3 krones, which he does not have."""
    table = SoloTable().seat(LEOPOLD, occupied="1a").queue(63, 49, 78, 50, 79)
    assert table.leopold(193).occupied(LEOPOLD) == "1a 1e"
    table.seat(LEOPOLD, occupied="1a 1e 3a 3c").queue(64, 49, 78, 50, 79).dice("1")
    assert table.leopold(193).occupied(LEOPOLD) == "1a 1e 3a 3c 4a"


def test_l7_s3_the_guest_is_not_in_the_deck_that_is_rebuilt_while_the_queue_is_refilled() -> None:
    """196 takes 53, the rightmost of two yellow guests with 0 VP, and 104, the last guest of the deck,
    comes for it. At once 70, 71 and 72 are the new deck; only then 53 is discarded."""
    table = SoloTable().queue(52, 74, 53, 82, 92).guests_left([104], [70, 71, 72])
    table.leopold(196)
    assert table.queue_numbers() == [104, 52, 74, 82, 92]
    assert sorted(table.deck_numbers()) == [70, 71, 72]
    assert [sorted(order) for order in table.game.chance()["rebuilt"]] == [[70, 71, 72]]
    assert table.taken() == [53]
    kinds = [event["kind"] for event in table.events()]
    come, rebuilt, gone = (
        kinds.index(kind) for kind in ("guest_arrives", "deck_rebuilt", "guest_discarded")
    )
    assert max(come, rebuilt) < gone


def test_l7_s3_a_discarded_guest_comes_back_when_the_deck_is_rebuilt_the_next_time() -> None:
    """212: for yellow 58, the rightmost of two with 7 VP, and 49 comes, the last of the deck: the new one
    is 50. For white 74 with 10 VP, and 50 comes: the new deck is 58, without 74."""
    table = SoloTable().queue(55, 58, 74, 82, 92).guests_left([49], [50])
    table.leopold(212)
    assert table.queue_numbers() == [50, 49, 55, 82, 92]
    assert table.game.chance()["rebuilt"] == [[50], [58]]
    assert table.deck_numbers() == [58]
    assert table.taken() == [74]


# L8: the die --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "dice", "value"),
    [
        pytest.param(193, "12222", 1, id="1 shown"),
        pytest.param(194, "12555", 2, id="2 shown"),
        pytest.param(195, "1113", 3, id="3 shown"),
        pytest.param(196, "4666", 4, id="4 shown"),
        pytest.param(197, "11225", 5, id="5 shown"),
        pytest.param(198, "11226", 6, id="6 shown"),
        pytest.param(195, "1112556", 1, id="3 shown and none there: the fullest space"),
        pytest.param(195, "1155", 1, id="3 shown and none there: two fullest, hand to the right"),
        pytest.param(194, "1155", 5, id="2 shown and none there: two fullest, hand to the left"),
        pytest.param(207, "122", 2, id="1 and 2 shown: more dice on 2, before the hand to the right"),
        pytest.param(207, "112", 1, id="1 and 2 shown: more dice on 1"),
        pytest.param(207, "12", 1, id="1 and 2 shown: as many dice, hand to the right"),
        pytest.param(207, "11223333", 1, id="1 and 2 shown: as many dice, a fuller space does not count"),
        pytest.param(207, "1666", 1, id="1 and 2 shown: only 1 has a die"),
        pytest.param(207, "3366", 3, id="1 and 2 shown: neither has a die, hand to the right"),
        pytest.param(208, "34", 4, id="3 and 4 shown: as many dice, hand to the left"),
        pytest.param(208, "334", 3, id="3 and 4 shown: more dice on 3, before the hand to the left"),
        pytest.param(208, "1112", 1, id="3 and 4 shown: neither has a die, the fullest space"),
        pytest.param(208, "2255", 5, id="3 and 4 shown: neither has a die, hand to the left"),
        pytest.param(209, "11115566", 5, id="5 and 6 shown: as many dice, hand to the right"),
        pytest.param(210, "2233", 3, id="2 and 3 shown: as many dice, hand to the left"),
        pytest.param(211, "45", 4, id="4 and 5 shown: as many dice, hand to the right"),
        pytest.param(212, "1166", 6, id="1 and 6 shown: as many dice, hand to the left"),
        pytest.param(212, "11556", 1, id="1 and 6 shown: more dice on 1, before the hand to the left"),
        pytest.param(200, "1222334", 2, id="question mark: the fullest space"),
        pytest.param(200, "1123355", 5, id="question mark: three fullest, hand to the left"),
        pytest.param(203, "1123355", 1, id="question mark: three fullest, hand to the right"),
        pytest.param(204, "123456", 6, id="question mark: all alike, hand to the left"),
        pytest.param(199, "123456", 1, id="question mark: all alike, hand to the right"),
    ],
)
def test_l8_the_die(card: int, dice: str, value: int) -> None:
    table = SoloTable().dice(dice)
    table.leopold(card)
    face = str(value)
    assert table.dice_left() == dice.replace(face, "", 1)
    die = next(event for event in table.events() if event["kind"] == "automaton_takes_die")
    assert (die["value"], die["dice"]) == (value, dice.count(face))


@pytest.mark.parametrize("face", "123456")
def test_l8_the_action_of_the_die_is_not_done(face: str) -> None:
    """200 on easy: no guest, a question mark, objective A."""
    table = SoloTable().dice(face * 3).leopold(200)
    player = table.player(LEOPOLD)
    assert (player.krones, player.kitchen, player.emperor, player.hand) == (0, 0, 0, 0)
    assert (player.vacant, player.occupied, player.played) == (0, 0, [])
    assert table.points(LEOPOLD) == 0
    assert player.covered == 1
    assert table.dice_left() == face * 2
