"""W21, W41, W50, W60: celebrities, the key and flip staff beside the other modules."""

from hotelier.austria.shown.words import action_words
from tests.austria.table import Table


def test_w22_w41_kozi_moves_a_white_die_unless_a_coloured_one_is_taken() -> None:
    table = Table(modules=[2, 3], entrances=["kozi", "stroup"]).seat(krones=3).dice("2", "2-5")
    lounge = table.game.view(0)["waltz"]["lounge"]
    assert lounge["dice"] == {"red": 2, "yellow": None, "blue": 5}
    shifts = [text for text in table.legal() if text.startswith("shift 2")]
    table.play(next(text for text in shifts if text.endswith("3")))
    assert table.legal() == ["die 3", "die 3+", "die red", "die red+"]
    assert table.game.view(0)["waltz"]["lounge"]["dice"]["red"] == 2
    table.play("die 3", "done")
    assert table.game.view(0)["waltz"]["lounge"]["dice"]["red"] == 2
    assert table.game.view(0)["dice"] == [0, 1, 0, 0, 1, 0]


def test_w22_w41_kozi_may_move_a_coloured_die_although_a_white_one_lies_there() -> None:
    table = Table(modules=[2, 3], entrances=["kozi", "stroup"]).seat(krones=3).dice("223", "2-5")
    table.play("shift 2 3")
    words = action_words(table.game.state, table.game.parse("die red"))
    assert words.startswith("take the red die from space 3"), words
    table.play("die red")
    assert table.game.view(0)["question"] == {
        "kind": "celebrity",
        "seat": 0,
        "colour": "red",
        "value": 3,
        "strength": 2,
    }
    assert table.game.view(0)["dice"] == [0, 2, 1, 0, 1, 0], "the white ones stay"


def test_w22_w41_kozi_chooses_between_two_coloured_dice() -> None:
    table = Table(modules=[2, 3], entrances=["kozi", "stroup"]).seat(krones=0).dice("", "22-")
    table.play("shift 2 3")
    assert table.legal() == ["die red", "die yellow"]
    table.play("die yellow")
    assert table.game.view(0)["waltz"]["lounge"]["dice"] == {"red": 2, "yellow": None, "blue": None}
    assert table.game.view(0)["dice"] == [0, 1, 0, 0, 0, 0]


def test_w22_w41_a_coloured_die_that_kozi_moves_is_taken_as_such() -> None:
    table = Table(modules=[2, 3], entrances=["kozi", "stroup"]).seat(krones=3).dice("33", "2-5")
    shifts = [text for text in table.legal() if text.startswith("shift 2")]
    table.play(next(text for text in shifts if text.endswith("3")))
    assert table.game.view(0)["waltz"]["lounge"]["dice"]["red"] == 3
    assert table.legal() == ["die 3", "die 3+", "die red", "die red+"]
    table.play("die red", "done")
    assert table.game.view(0)["question"] == {"kind": "rooms", "seat": 0, "left": 3, "extras": []}


def test_w41_w50_the_key_counts_as_the_other_die_for_corogari() -> None:
    table = Table(modules=[3, 4], entrances=["corogari", "stroup"]).dice("4456")
    table.seat(krones=5, emperor=0).play("die 4", "take 0 steps", "end").turn_of(0)
    krones = table.player().krones
    assert table.seat(hand=[1]).play("key").legal() == ["done", "play 1"], "4 + 4: a staff card for 1 less"
    assert table.player().krones == krones + 1


def test_w5_w21_freud_lets_guests_go_to_a_ballroom_without_one_item() -> None:
    table = Table(modules=[1, 2], celebrities=["freud"])
    table.seat(guests=[52], missing=[{"coffee": 1}], krones=5).dice("11", "4--")
    table.player().kitchen = 1 << 32  # a champagne
    table.play("die red", "celebrity freud", "take 0 steps")
    sent = [text for text in table.legal() if text.endswith("1 bottom")]
    table.play(sent[0])
    assert table.cafe() == [None, None, None]


def test_w21_w60_churchill_helps_handmaid() -> None:
    """2 steps and one more are three in one action."""
    table = Table(modules=[2, 5], celebrities=["churchill"]).seat(staff=[166], krones=5)
    table.dice("14", "4--").play("die red", "celebrity churchill", "take 2 steps")
    assert table.legal() == ["done", "flip 166"]


def test_w21_w60_chaplin_adds_to_the_vp_of_a_staff_card() -> None:
    table = Table(modules=[2, 5], celebrities=["chaplin"]).seat(staff=[173], kitchen={"strudel": 2})
    table.dice("1", "4--").play("die red", "celebrity chaplin", "take 0 steps", "use 173")
    assert table.points() == 1 + 2 + 2


def test_w10_w21_what_a_celebrity_gives_may_pay_for_the_dancer_of_staff_133() -> None:
    """Puccini's champagne, and 1 less: the middle row is within reach."""
    table = Table(modules=[1, 2], celebrities=["puccini"]).seat(staff=[133], hand=[6]).dice("1", "5--")
    table.play("die red", "celebrity puccini", "play 6")
    assert table.kitchen() == {"champagne": 1}
    assert "dance 1 middle" in table.legal() and "dance 1 top" not in table.legal()


def test_x3_w21_staff_133_sends_one_dancer_in_a_round_though_a_card_lets_another_be_played() -> None:
    """Pool Attendant's steps let Christie play a card before the first of them has sent its dancer."""
    table = Table(modules=[1, 2], celebrities=["christie"]).dice("1", "5--")
    table.seat(staff=[133], hand=[45, 6], kitchen={"champagne": 6})
    table.play("die red", "celebrity christie", "play 45", "play 6", "dance 1 bottom")
    assert table.legal() == ["end"] and table.dancing() == ["1 bottom"]


def test_w10_w60_champagne_that_the_emperor_takes_is_not_spent() -> None:
    """Penalty of A6: 2 krones and an item; Manager's Son (183) brings nothing for it."""
    table = Table(modules=[1, 5], promo=True, emperor=["A6", "B1", "C1"]).round(3)
    table.seat(staff=[183], krones=2, emperor=0, kitchen={"champagne": 1})
    table.dancers(0, "1 bottom").end_round()
    assert (table.player().krones, table.kitchen()) == (0, {})
    assert table.points() == 1, "for the dancer; no VP instead of krones and item"
