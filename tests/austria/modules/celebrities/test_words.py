"""W20-W22, W50, W60: questions and actions of the lounge, the key and flip staff in words."""

from hotelier.austria.shown.card_words import find_card
from hotelier.austria.shown.words import action_words, question_words
from tests.austria.table import Table


def told(table: Table) -> dict[str, str]:
    """The legal actions by their text, in words."""
    game = table.game
    return {game.notation(action): action_words(game.state, action) for action in game.legal_actions()}


def test_w20_a_coloured_die_in_words() -> None:
    table = Table(modules=[2]).seat(krones=3).dice("4", "4--")
    assert told(table)["die red+"] == (
        "take the red die from space 4 (krones and emperor) at strength 3, 1 krone for the boost"
    )


def test_w21_a_celebrity_in_words() -> None:
    table = Table(modules=[2], celebrities=["einstein"]).seat(kitchen={"wine": 2}).dice("1", "4--")
    table.play("die red")
    assert question_words(table.game.state) == "Receive the celebrity of this colour, or not."
    assert told(table) == {
        "done": "go on to the action of the die",
        "celebrity einstein": "for 1 krone receive Albert Einstein: 2 VP; once: exchange up to 4 dishes or "
        "drinks of the kitchen for as many of other kinds",
    }
    table.play("celebrity einstein", "exchange")
    assert question_words(table.game.state) == "Choose what to give for other dishes and drinks."
    assert told(table) == {"done": "give no more", "spend wine": "spend 1 wine from the kitchen"}
    table.play("spend wine")
    assert question_words(table.game.state) == "Choose what you get for it."
    assert told(table)["get cake"] == "receive cake"


def test_w21_explaining_a_celebrity() -> None:
    book = Table(modules=[2]).game.book
    assert find_card(book, "freud") == [
        "Sigmund Freud: 1 VP; orders of 2 or more items may be completed without one item"
    ]


def test_w50_the_key_in_words() -> None:
    assert told(Table(modules=[4]))["key"] == (
        "take the key instead of a die: 1 krone, 1 emperor step, and the first turn of the next round"
    )


def test_w60_a_flip_card_in_words() -> None:
    table = Table(modules=[5]).seat(staff=[172]).dice("222").play("die 2", "take 0 coffee")
    assert question_words(table.game.state) == "Turn the card face down for its effect, or not."
    assert told(table) == {
        "done": "leave the card face up",
        "flip 172": "turn 172 Chef de Rang face down: "
        "after 3 or more drinks from one action: 5 emperor steps",
    }
