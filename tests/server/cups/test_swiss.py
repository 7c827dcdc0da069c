"""A Swiss tournament of eight, from the first link to the last place: people, bots, one who stays away."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.admin.cups import Recount, recount
from hotelier.server.cups.cup import Cup
from hotelier.server.http import cup_api
from tests.server.cups.field import Field, run_out, service_of
from tests.server.sitting import Answered, House, house
from tests.server.times import Times

SECRET = "secret 28968"
"""From which those who come last, the two bots, are drawn first, and then the others as they came."""


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path, times: Times) -> Iterator[House]:
    given = {}
    if request.param == "postgresql":
        given["database_url"] = request.getfixturevalue("postgres").new_database()
    with house(tmp_path, profiles_per_hour=1e6, **given) as it:
        yield it


def line(state: Answered, name: str) -> list[Any]:
    side = [each["name"] for each in state["sides"]].index(name)
    own = next(each for each in state["standings"] if each["side"] == side)
    told = ("place", "points", "buchholz", "sonneborn", "won", "drawn", "lost", "missed")
    return [own[each] for each in told]


def test_a_swiss_tournament_of_eight(home: House, times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots K and L are drawn first, then Ada, Bea, Cleo, Dora, Emma and Fay. Everybody has a reason to
    lose: who resigns has lost, whoever plays on in the own place; Fay never comes.

    Round 1: K–Cleo and L–Dora, who resign; Ada–Emma, who resigns; Bea–Fay, whose time runs out.
    K, L, Ada and Bea have a point. Round 2: K–Ada and L–Bea, who resign; Cleo, who resigns,–Emma;
    Dora–Fay, for whom a bot plays from the start.
    K and L have 2 points; Ada, Bea, Dora and Emma 1; Cleo and Fay none. Round 3: K–L, as it comes: x points
    for K, 1 - x for L; Ada, who resigns,–Dora; Bea–Emma, who resigns; Cleo–Fay.

    Points: K 2 + x, L 3 - x; Bea and Dora 2; Ada, Cleo and Emma 1; Fay 0.
    Buchholz: K 1 + 1 + L; L 2 + 2 + K; Ada 1 + K + 2; Bea 0 + L + 1; Cleo K + 1 + 0; Dora L + 0 + 1;
    Emma 1 + 1 + 2; Fay 2 + 2 + 1.
    Sonneborn-Berger: Bea has beaten Fay (0) and Emma (1), Dora Fay (0) and Ada (1): they share a place.
    Ada has beaten Emma (1), Emma Cleo (1), Cleo Fay (0). Whoever of K and L does not win their game has
    at least as many points as Bea and Dora, and a higher Buchholz number. If they draw, L is first: 6.5
    against 4.5. Ada's opponents have at least 5 points, Emma's 4; Cleo's have 3 + x: if that is 4 too, Emma
    is ahead, because she has beaten somebody who has a point."""
    monkeypatch.setattr(cup_api, "new_token", lambda: SECRET)
    people = ["Ada", "Bea", "Cleo", "Dora", "Emma", "Fay"]
    field = Field(home, people, bots=2, rounds=3)
    state = field.begin()
    kuno, lili = field.names()[:2]
    assert field.names() == [kuno, lili, *people]
    assert state["standings"][0]["points"] == 0

    met = met_in(field, 0)
    assert met == [{kuno, "Cleo"}, {lili, "Dora"}, {"Ada", "Emma"}, {"Bea", "Fay"}]
    for name in ("Cleo", "Dora", "Emma"):
        field.resign(name)
    field.play_on("Ada")
    field.play_until("Bea", lambda state: state["to_move"] not in (None, state["seat"]))
    run_out(home, times)
    field.play_on("Bea")
    state = field.round_over(0)
    assert [side["name"] for side in state["sides"] if side["away"]] == ["Fay"]

    assert met_in(field, 1) == [{kuno, "Ada"}, {lili, "Bea"}, {"Cleo", "Emma"}, {"Dora", "Fay"}]
    for name in ("Ada", "Bea", "Cleo"):
        field.resign(name)
    for name in ("Emma", "Dora"):
        field.play_on(name)
    field.round_over(1)

    assert met_in(field, 2) == [{kuno, lili}, {"Ada", "Dora"}, {"Bea", "Emma"}, {"Cleo", "Fay"}]
    for name in ("Ada", "Emma"):
        field.resign(name)
    for name in ("Dora", "Bea", "Cleo"):
        field.play_on(name)
    state = field.until(lambda state: state["stage"] == "over")

    final = state["drawn"][2]["games"][0]
    assert [field.names()[side] for side in final["sides"]] == [kuno, lili]
    x, y = final["points"]
    assert x + y == 1
    first, second = (kuno, lili) if x == 1 else (lili, kuno)
    assert line(state, first)[0] == 1
    assert line(state, second)[0] == 2
    assert line(state, kuno)[1:4] == [2 + x, 2 + (2 + y), 2 + (2 + y) * x]
    assert line(state, lili)[1:4] == [2 + y, 4 + (2 + x), 4 + (2 + x) * y]
    assert line(state, "Bea") == [3, 2, 1 + (2 + y), 1, 2, 0, 1, 1]
    assert line(state, "Dora") == [3, 2, 1 + (2 + y), 1, 2, 0, 1, 1]
    assert line(state, "Ada") == [5, 1, 3 + (2 + x), 1, 1, 0, 2, 2]
    assert line(state, "Emma") == [6, 1, 4, 1, 1, 0, 2, 2]
    assert line(state, "Cleo") == [7, 1, 1 + (2 + x), 0, 1, 0, 2, 2]
    assert line(state, "Fay") == [8, 0, 5, 0, 0, 0, 3, 3]
    check_recount(field)


def check_recount(field: Field) -> None:
    """The records lead to the same tournament, also when people have left; and to another one than a book
    in which Cleo has won her first game."""
    for name in ("Ada", "Dora"):
        field.people[name].ask("DELETE", "/profile")
    store = service_of(field.home).store
    assert field.home.http.portal is not None
    found = field.home.http.portal.call(recount, store)
    assert found == Recount(tournaments=1, results=12, from_book=0, problems=[])

    async def falsify() -> None:
        book = service_of(field.home).steward.book
        await book.change(field.path.removeprefix("/cups/"), other_way_round)

    def other_way_round(cup: Cup) -> bool:
        result = cup.drawn[0].pairings[0].result
        assert result is not None
        result.halves = (result.halves[1], result.halves[0])
        return True

    field.home.http.portal.call(falsify)
    said = field.home.http.portal.call(recount, store).problems
    assert [each.split(": ")[1].split()[0] for each in said] == ["table", "the"], said
    assert said[1].endswith("the records lead to other standings")


def met_in(field: Field, number: int) -> list[set[str]]:
    """Who meets in a round."""
    state = field.state()
    assert len(state["drawn"]) == number + 1
    names = field.names()
    return [{names[side] for side in game["sides"]} for game in state["drawn"][number]["games"]]
