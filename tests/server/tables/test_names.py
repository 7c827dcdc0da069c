"""What people and bots are called."""

from collections.abc import Iterator

import pytest

from hotelier.server.tables.bot_names import GIVEN, given_name
from hotelier.server.tables.names import look_of
from hotelier.wire.messages.base import MOST_SEATS
from tests.server.sitting import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def test_bots_of_one_level_have_names_of_their_own(home: House) -> None:
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "bot": "concierge"},) * 3]
    asked = {"game": "austria", "seats": seats, "key": "always the same table"}
    made = home.ask("POST", "/tables", asked, 201)
    state = home.ask("GET", f"/tables/{made['table']}", token=made["watch"])
    names = [seat["name"] for seat in state["seats"][1:]]
    assert len(set(names)) == 3 and set(names) <= set(GIVEN)
    assert [seat["bot"] for seat in state["seats"][1:]] == ["concierge"] * 3, "the level is told as well"
    chosen: list[str] = ["Ada"]
    for seat in (1, 2, 3):
        chosen.append(given_name(made["table"], seat, chosen))
    assert names == chosen[1:], "the same table gives the same names"


def test_a_bot_keeps_the_name_that_it_was_given(home: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random", "name": "HAL"}]
    made = home.ask("POST", "/tables", {"game": "austria", "seats": seats}, 201)
    state = home.ask("GET", f"/tables/{made['table']}", token=made["watch"])
    assert state["seats"][1]["name"] == "HAL"


def test_a_bot_gives_way_to_a_person_of_its_name(home: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = home.ask("POST", "/tables", {"game": "austria", "seats": seats}, 201)
    path = f"/tables/{made['table']}"
    name = home.ask("GET", path, token=made["watch"])["seats"][1]["name"]
    state = home.ask("POST", f"{path}/join", {"name": name}, token=made["seats"][0]["token"])["state"]
    assert state["seats"][0]["name"] == name != state["seats"][1]["name"]


@pytest.mark.parametrize("name", ["You", "YOU", "du", "Tú", "tu", "Вы", "y o u"])
def test_nobody_is_called_what_every_reader_is_called(home: House, name: str) -> None:
    made = home.ask("POST", "/tables", {"game": "austria", "seats": [{"kind": "person"}] * 2}, 201)
    token = made["seats"][0]["token"]
    home.refused("name_taken", "POST", f"/tables/{made['table']}/join", {"name": name}, token)
    seats = [{"kind": "person", "name": name}, {"kind": "person"}]
    home.refused("name_taken", "POST", "/tables", {"game": "austria", "seats": seats})


def test_there_are_names_for_a_full_table_and_none_passes_for_another() -> None:
    assert len({look_of(name) for name in GIVEN}) == len(GIVEN) > 2 * MOST_SEATS
