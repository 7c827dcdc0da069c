"""Rows of content: what is declared is accepted, and all else named with its place and what is allowed."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from hotelier.core.errors import BadContent
from hotelier.core.rows import EVERY, Between, Known, Length, check, check_of

GUILD = Known("cards of the guild")


class Tea(TypedDict):
    """One kind of a drink."""

    drink: Literal["tea"]
    cups: Annotated[int, Between(1, 4)]


class Water(TypedDict):
    """Another."""

    drink: Literal["water"]


class Trade(TypedDict, total=False):
    """One word of these."""

    buy: int
    sell: Annotated[int, GUILD]


class Card(TypedDict):
    """All that can be declared."""

    name: str
    price: Annotated[int, Between(0)]
    size: NotRequired[Literal["small", 3] | Annotated[Literal["large"], GUILD]]
    open: NotRequired[Literal[True]]
    fair: NotRequired[bool]
    dice: NotRequired[Annotated[list[Annotated[int, Between(1, 6)]], Length(2)]]
    drinks: NotRequired[list[Tea | Water]]
    trade: NotRequired[Annotated[Trade, Length(1)]]
    stock: NotRequired[dict[Literal["tea"] | Annotated[Literal["silk"], GUILD], int]]
    doors: NotRequired[Annotated[dict[Literal["front", "back"], bool], EVERY]]
    tables: NotRequired[Annotated[list[list[dict[str, str]]], Length(1, more=True)]]
    number: NotRequired[Annotated[int, Between(1, 3)] | Literal["any"]]


FULL = {
    "name": "Inn",
    "price": 0,
    "size": 3,
    "open": True,
    "fair": False,
    "dice": [1, 6],
    "drinks": [{"drink": "tea", "cups": 4}, {"drink": "water"}],
    "trade": {"buy": -7},
    "stock": {},
    "doors": {"front": True, "back": False},
    "tables": [[], [{"by": "window"}]],
    "number": "any",
}


def complaint(*without: Known, **fields: Any) -> str:
    with pytest.raises(BadContent) as error:
        check(FULL | fields, Card, "inns.json: inn 1", without)
    return str(error.value).removeprefix("inns.json: inn 1: ")


def test_what_is_declared_is_accepted() -> None:
    check(FULL, Card, "inns.json: inn 1")
    check(FULL | {"size": "large", "trade": {"sell": 1}, "stock": {"silk": 2}}, Card, "inn")
    check({"name": "", "price": 10**9, "number": 3}, Card, "inn", (GUILD,))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": 7}, "'name' is 7; it must be a text"),
        ({"price": -1}, "'price' is -1; it must be a whole number from 0"),
        ({"price": True}, "'price' is True; it must be a whole number from 0"),
        ({"size": "huge"}, "'size' is 'huge'; allowed are: small, 3, large"),
        ({"size": 3.0}, "'size' is 3.0; allowed are: small, 3, large"),
        ({"size": ["small"]}, "'size' is ['small']; allowed are: small, 3, large"),
        ({"open": False}, "'open' is False; it must be true, or not be there"),
        ({"open": 1}, "'open' is 1; it must be true, or not be there"),
        ({"fair": None}, "'fair' is None; it must be true or false"),
        ({"dice": [7, 1]}, "'dice' is [7, 1]; it must be a list of 2 whole numbers from 1 to 6"),
        ({"dice": [1]}, "'dice' is [1]; it must be a list of 2 whole numbers from 1 to 6"),
        ({"drinks": "tea"}, "'drinks' is 'tea'; it must be a list of objects"),
        ({"drinks": ["tea"]}, "row 1 of 'drinks' must be an object"),
        ({"drinks": [{"cups": 2}]}, "drinks: 'drink' is None; allowed are: tea, water"),
        ({"drinks": [{"drink": "tea"}]}, "drinks: 'cups' is missing"),
        ({"drinks": [{"drink": "water", "cups": 1}]}, "drinks: unknown field 'cups'; allowed are: drink"),
        ({"trade": {}}, "trade: must be an object with one word; allowed are: buy, sell"),
        (
            {"trade": {"buy": 1, "sell": 1}},
            "trade: must be an object with one word; allowed are: buy, sell",
        ),
        ({"stock": {"beer": 1}}, "stock: unknown field 'beer'; allowed are: tea, silk"),
        ({"doors": {"front": True}}, "doors: 'back' is missing"),
        ({"tables": []}, "'tables' is []; it must be a list of one or more lists of objects"),
        ({"tables": [7]}, "row 1 of 'tables' must be a list of objects"),
        ({"tables": [[{"by": 7}]]}, "tables: 'by' is 7; it must be a text"),
        ({"number": 4}, "'number' is 4; it must be a whole number from 1 to 3 or a value out of any"),
        ({"colour": "red"}, "unknown field 'colour'; allowed are: name, price, size, open, fair, dice"),
    ],
)
def test_what_is_otherwise_is_named(fields: dict[str, Any], words: str) -> None:
    assert complaint(**fields).startswith(words)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"size": "large"}, "'size' is 'large'; allowed are: small, 3"),
        ({"trade": {"sell": 1}}, "trade: only cards of the guild have 'sell'; allowed are: buy"),
        ({"stock": {"silk": 1}}, "stock: only cards of the guild have 'silk'; allowed are: tea"),
    ],
)
def test_what_only_some_rows_know_is_unknown_to_others(fields: dict[str, Any], words: str) -> None:
    assert complaint(GUILD, **fields) == words


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadContent, match=r"^inn: 'price' is missing$"):
        check({"name": "Inn"}, Card, "inn")


def test_a_long_value_is_cut() -> None:
    assert len(complaint(name=[0] * 1000)) < 200


@pytest.mark.parametrize("kind", [float, set[int], Tea | str], ids=str)
def test_what_cannot_be_checked_cannot_be_declared(kind: Any) -> None:
    with pytest.raises(TypeError):
        check_of(kind, ())
