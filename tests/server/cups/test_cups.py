"""Tournaments: who may do what, equal deals that nobody can tell before the round is over, several workers,
a server that is killed."""

import asyncio
import csv
import io
import json
import sqlite3
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from sqlalchemy import insert

from hotelier.arena import parquet
from hotelier.server import clock
from hotelier.server.cups import cup as cups
from hotelier.server.cups.book import columns
from hotelier.server.cups.cup import Cup
from hotelier.server.cups.steward import Steward
from hotelier.server.http import cup_api
from hotelier.server.limits import Limit
from hotelier.server.profiles.profile import Visitor
from hotelier.server.profiles.profiles import Profiles
from hotelier.server.store import schema
from hotelier.server.store.host import Host
from hotelier.server.store.schema import tables
from hotelier.server.store.store import Store
from hotelier.server.store.tidying import purge
from hotelier.server.tables import moderation
from hotelier.wire.messages.opening import ClockRule
from hotelier.wire.messages.profiles import NewProfile
from tests.patience import SECONDS
from tests.server.conftest import Serve
from tests.server.cups.field import LIVE, Field, new_cup, run_out, service_of
from tests.server.postgres import Postgres
from tests.server.profiles.person import newcomer, secret_key
from tests.server.sitting import Answered, House, house
from tests.server.test_clocks import with_stores
from tests.server.times import Times

IN_ORDER = "secret 241"
"""From which five sides are drawn in the order in which they came."""
PEOPLE = ["Ada", "Bea", "Cleo", "Dora"]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), profiles_per_hour=1e6) as it:
        yield with_many_files(it)


def with_many_files(home: House) -> House:
    """However often they are asked for."""
    service_of(home).exports = Limit(1e6, 1e6, "too_many_requests", "too many exports")
    return home


# Making one, and taking part


def test_what_a_tournament_cannot_be_made_of(home: House) -> None:
    ada = newcomer(home, "Ada")
    wish = {"title": "Cup", "game": "overbooking", "form": "swiss", "clock": LIVE, "key": secret_key()}
    home.refused("no_profile", "POST", "/cups", wish)
    for code, wrong in (
        ("bad_option", {"game": "chess"}),
        ("bad_option", {"options": {"no": True}}),
        ("bad_option", {"options": {"key": "00"}}),
        ("bad_option", {"clock": {**LIVE, "bank": 1}}),
        ("bad_request", {"form": "knockout"}),
        ("bad_request", {"title": "\u200b"}),
        ("bad_request", {"rounds": 0}),
        ("bad_request", {"seed": 7}),
    ):
        ada.refused(code, "POST", "/cups", {**wish, **wrong})
    made = ada.ask("POST", "/cups", wish, 201)
    assert ada.ask("POST", "/cups", wish, 201) == made, "the same request makes the same tournament"
    ada.refused("key_reused", "POST", "/cups", {**wish, "title": "Another"})
    newcomer(home, "Bea").refused("key_reused", "POST", "/cups", wish)
    assert [each["cup"] for each in ada.ask("GET", "/profile/cups")["cups"]] == [made["cup"]]


def test_nobody_has_more_than_a_few_at_a_time(home: House) -> None:
    ada = newcomer(home, "Ada")
    first, *_ = [new_cup(ada) for _ in range(5)]
    asked = {"title": "One more", "game": "overbooking", "form": "swiss", "clock": LIVE}
    ada.refused("too_many_tables", "POST", "/cups", {**asked, "key": secret_key()})
    ada.ask("PATCH", f"/cups/{first['cup']}", {"stage": "cancelled"})
    new_cup(ada)


def test_who_may_do_what_before_it_begins(home: House) -> None:
    field = Field(home, PEOPLE[:3])
    ada, bea, cleo = field.people.values()
    assert [field.state(name)["own"] for name in field.people] == [0, 1, 2]
    assert [field.state(name)["organiser"] for name in field.people] == [True, False, False]
    assert field.state()["own"] is None
    first = home.http.get(f"/api/v1{field.path}")
    again = home.http.get(f"/api/v1{field.path}", headers={"If-None-Match": first.headers["etag"]})
    assert first.headers["content-encoding"] == "gzip" and (again.status_code, again.text) == (304, "")
    bot = {"bot": "random", "key": secret_key()}
    for path, body in (("", {"stage": "playing"}), ("", {"stage": "cancelled"}), ("/bots", bot)):
        bea.refused("owner_needed", "POST" if path else "PATCH", field.path + path, body)
    bea.refused("owner_needed", "DELETE", f"{field.path}/sides/2")
    home.refused("no_profile", "POST", f"{field.path}/join", {})
    home.refused("not_found", "GET", "/cups/23456789abcd")
    ada.refused("bad_option", "POST", f"{field.path}/bots", {"bot": "nobody", "key": secret_key()})
    ada.refused("cup_too_small", "PATCH", field.path, {"stage": "playing"})
    for _ in range(2):
        ada.ask("POST", f"{field.path}/bots", bot)
    assert len(field.state()["sides"]) == 4, "the same request is no second bot"
    namesake = newcomer(home, "Áda")
    namesake.refused("name_taken", "POST", f"{field.path}/join", {})
    robot = field.names()[3]
    namesake.ask("POST", f"{field.path}/join", {"name": robot})
    assert field.names()[4] == robot
    assert field.names()[3] != robot, "the bot has given way"
    assert namesake.ask("POST", f"{field.path}/join", {})["own"] == 4, "nobody takes part twice"
    cleo.ask("DELETE", f"{field.path}/sides/2")
    ada.ask("DELETE", f"{field.path}/sides/3")
    assert field.names() == ["Ada", "Bea", robot]
    field.turn("closed")
    cleo.refused("cup_closed", "POST", f"{field.path}/join", {})
    field.turn("open")
    assert cleo.ask("POST", f"{field.path}/join", {})["sides"][3]["number"] == 5
    ada.refused("cup_too_small", "PATCH", field.path, {"stage": "playing"})  # 3 rounds need 6 sides


def test_a_deleted_profile_leaves_and_what_it_has_made_is_called_off(home: House) -> None:
    field = Field(home, PEOPLE)
    field.people["Bea"].ask("DELETE", "/profile")
    assert field.names() == ["Ada", "Cleo", "Dora"]
    field.organiser.ask("DELETE", "/profile")
    assert field.state()["stage"] == "cancelled"
    field.people["Cleo"].refused("cup_begun", "DELETE", f"{field.path}/sides/2")


# Playing


def test_a_round_robin_in_which_everybody_has_the_same_deals(tmp_path: Path, postgres: Postgres) -> None:
    """On PostgreSQL, as the others are on SQLite. Four people, three rounds of two tables; who comes after
    it has begun is too late. Of both tables of a round all is the same that a seat sees at the beginning;
    of two rounds it is not. Until a round is over nothing tells the deal of its tables, not even to those
    who have ended their game."""
    with house(tmp_path, database_url=postgres.new_database(), profiles_per_hour=1e6) as home:
        play_round_robin(Field(with_many_files(home), PEOPLE, form="round_robin", equal=True))


def play_round_robin(field: Field) -> None:
    field.begin()
    field.people["Bea"].refused("cup_begun", "DELETE", f"{field.path}/sides/1")
    newcomer(field.home, "Emma").refused("cup_begun", "POST", f"{field.path}/join", {})
    decks = []
    met = []
    for number in range(3):
        state = field.state()
        games = state["drawn"][number]["games"]
        names = field.names()
        pairs = [[names[side] for side in game["sides"]] for game in games]
        met += [frozenset(pair) for pair in pairs]
        for seat in range(2):
            here, there = (beginning(field, pair[seat]) for pair in pairs)
            assert here == there
        first, second = pairs
        check_secret(field, games[0], first)
        field.move(first[0], games[0]["table"])
        field.resign(first[0])
        field.play_on(first[1])
        check_secret(field, games[0], first)
        assert len(rated_sides(field)) == 2 * number, "what is over is not told before the round is"
        exported = field.people[PEOPLE[number]].ask("GET", "/profile/export")
        kept = {each["table"]: each["record"] for each in exported["tables"]}
        assert {kept.get(game["table"]) for game in games} == {None}
        field.resign(second[1])
        field.play_on(second[0])
        field.round_over(number)
        records = [record_of(field, game, pair[0]) for game, pair in zip(games, pairs, strict=True)]
        assert records[0]["chance"]["start"] == records[1]["chance"]["start"] == 0
        assert records[0]["actions"] != records[1]["actions"]
        decks.append(json.dumps(records[0]["chance"], sort_keys=True))
        watch = field.state()["drawn"][number]["games"][0]["watch"]
        assert field.home.ask("GET", f"/tables/{games[0]['table']}", token=watch)["seat"] is None
        said = {"text": "Take the fish!", "key": secret_key()}
        field.home.refused("muted", "POST", f"/tables/{games[0]['table']}/chat", said, token=watch)
    assert len(rated_sides(field)) == 6, "of each round the game in which both have decided something"
    assert len(set(decks)) == 3
    assert set(met) == {frozenset(pair) for pair in combinations(PEOPLE, 2)}
    assert field.until(lambda state: state["stage"] == "over")["standings"][0]["place"] == 1


def test_an_odd_field_in_which_somebody_always_pauses(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five people, drawn as they came. Round 1: Ada–Cleo, who resigns; Bea–Dora, who both resign; Emma has
    no opponent. Ada and Emma have a point. Round 2: Ada–Emma and Bea–Cleo, who all resign; of those with
    nothing Dora is the last, and has no opponent.

    Points: Ada, Emma and Dora 1, Bea and Cleo 0. Buchholz: Ada 0 + 1, Emma 1, Dora 0, Bea 1 + 0, Cleo 1.
    Whom Ada has beaten has nothing, and scores count in no game that a bot has ended."""
    monkeypatch.setattr(cup_api, "new_token", lambda: IN_ORDER)
    field = Field(home, [*PEOPLE, "Emma"], rounds=2)
    drawn = field.begin()["drawn"]
    assert [[set(game["sides"]) for game in each["games"]] + [each["bye"]] for each in drawn] == [
        [{0, 2}, {1, 3}, 4]
    ]
    for name in ("Cleo", "Bea", "Dora"):
        field.resign(name)
    field.play_on("Ada")
    last = field.round_over(0)["drawn"][1]
    assert [set(game["sides"]) for game in last["games"]] + [last["bye"]] == [{0, 4}, {1, 2}, 3]
    for name in ("Ada", "Emma", "Bea", "Cleo"):
        field.resign(name)
    state = field.until(lambda state: state["stage"] == "over")
    told = ("place", "side", "points", "buchholz", "sonneborn", "difference", "byes", "missed")
    assert [[line[each] for each in told] for line in state["standings"]] == [
        [1, 0, 1, 1, 0, 0, 0, 1],
        [1, 4, 1, 1, 0, 0, 1, 1],
        [3, 3, 1, 0, 0, 0, 1, 1],
        [4, 1, 0, 1, 0, 0, 0, 2],
        [4, 2, 0, 1, 0, 0, 0, 2],
    ]
    check_file(field, state)


def check_file(field: Field, state: Answered) -> None:
    """All games as a table, also those that are not rated, and rounds without an opponent."""
    path = f"{field.path}/games"
    text = field.home.http.get(f"/api/v1{path}").text
    rows = list(csv.DictReader(io.StringIO(text)))
    ada, emma = (f"person {field.people[name].id}" for name in ("Ada", "Emma"))
    assert [row["round"] for row in rows] == ["1"] * 5 + ["2"] * 5
    game = state["drawn"][1]["games"][0]
    own = next(row for row in rows if row["round"] == "2" and row["number"] == "0")
    assert (own["side"], own["against"], own["other_number"]) == (ada, emma, "4")
    assert (own["table"], own["seat"]) == (game["table"], str(game["sides"].index(0)))
    assert (own["points"], own["missed"], own["rated"]) == ("0.0", "True", "False")
    assert int(own["score"]) == game["scores"][game["sides"].index(0)]
    pause = {"round": "1", "number": "4", "side": emma, "points": "1.0", "rated": "False"}
    assert rows[4] == dict.fromkeys(rows[4], "") | pause
    answered = field.home.http.get(f"/api/v1{path}?format=parquet")
    found = parquet.pyarrow().parquet.read_table(io.BytesIO(answered.content)).to_pylist()
    assert [each["number"] for each in found] == [int(row["number"]) for row in rows]
    assert found[4]["table"] is None and found[4]["points"] == 1
    assert "csv, parquet" in field.home.refused("bad_request", "GET", f"{path}?format=xls")["message"]


def test_everybody_stays_away(tmp_path: Path, times: Times) -> None:
    """Bots end all games for both sides, and nobody has won any; the second round they play from the start,
    and the tournament comes to its end all the same."""
    with house(tmp_path, profiles_per_hour=1e6) as home:
        field = Field(home, PEOPLE, rounds=2)
        field.begin()

        def is_over(state: Answered) -> bool:
            run_out(home, times)
            return bool(state["stage"] == "over")

        state = field.until(is_over)
    assert [len(each["games"]) for each in state["drawn"]] == [2, 2]
    assert [(line["place"], line["points"], line["missed"]) for line in state["standings"]] == [
        (1, 0, 2)
    ] * 4
    assert all(side["away"] for side in state["sides"])


def rated_sides(field: Field) -> list[str]:
    """The rows of the file with the rated results of a tournament."""
    cup = field.path.removeprefix("/cups/")
    asked = f"/api/v1/ratings/overbooking/2/results?table=sides&cup={cup}"
    header, *rows = field.home.http.get(asked).text.splitlines()
    assert header.startswith("number,seat,side"), header
    return rows


def beginning(field: Field, name: str) -> list[Any]:
    """What somebody sees of the setup."""
    id = field.table_of(name)
    token = field.token(field.people[name], id)
    state = field.home.ask("GET", f"/tables/{id}", token=token)
    return [state["view"], state["legal"], state["happenings"][0]["events"]]


def check_secret(field: Field, game: Answered, names: list[str]) -> None:
    """Nothing tells the deal of a table, be it played or over, while another one plays the same."""
    path = f"/tables/{game['table']}"
    for name in names:
        person = field.people[name]
        token = field.token(person, game["table"])
        for what in ("/record", "/replay", "/events", "/analysis"):
            field.home.refused("not_over", "GET", path + what, token=token)
        field.home.refused("not_over", "POST", f"{path}/analysis", {"turn": 0}, token=token)
        if field.home.ask("GET", path, token=token)["finished"] is None:
            refused = field.home.http.get(
                f"/api/v1{path}/hint", headers={"Authorization": f"Bearer {token}"}
            )
            assert refused.json()["error"]["code"] == "rated_table"
    shown = field.state(names[0])
    assert all(game["watch"] is None for game in shown["drawn"][-1]["games"])
    cup = found(field)
    told = json.dumps([shown, field.state(), person.ask("GET", "/profile/cups")])
    told += field.home.http.get(f"/api/v1{field.path}/games").text
    for number in range(3):
        assert cup.deal(number) not in told
    assert cup.secret not in told
    field.home.refused("no_token", "GET", path)


def found(field: Field) -> Cup:
    assert field.home.http.portal is not None
    book = service_of(field.home).steward.book
    cup: Cup = field.home.http.portal.call(book.find, field.path.removeprefix("/cups/"))
    return cup


def record_of(field: Field, game: Answered, name: str) -> Answered:
    token = field.token(field.people[name], game["table"])
    return field.home.ask("GET", f"/tables/{game['table']}/record", token=token)


def test_what_is_called_off_ends_at_all_tables(home: House) -> None:
    field = Field(home, PEOPLE, rounds=2)
    field.begin()
    id = field.table_of("Ada")
    token = field.token(field.people["Ada"], id)
    proposal = {"kind": "hints", "key": secret_key()}
    home.refused("rated_table", "POST", f"/tables/{id}/proposals", proposal, token=token)
    field.turn("cancelled")
    field.turn("cancelled")
    field.until(lambda _: home.ask("GET", f"/tables/{id}", token=token)["closed"])
    assert field.state()["standings"][0]["points"] == 0
    field.organiser.refused("cup_begun", "PATCH", field.path, {"stage": "playing"})


def test_nobody_calls_a_tournament_off_to_save_a_rating(home: House) -> None:
    """The attack: the organiser is about to lose a game. It is played to its end, and its result is rated;
    until then nothing tells its deal, which is that of the other table, too. That one ends at once."""
    field = Field(home, PEOPLE, rounds=2, equal=True)
    games = field.begin()["drawn"][0]["games"]
    names = field.names()
    pairs = [[names[side] for side in game["sides"]] for game in games]
    own, other = sorted((0, 1), key=lambda place: "Ada" not in pairs[place])
    rival = next(name for name in pairs[own] if name != "Ada")
    closed = games[other]["table"]
    for name in pairs[own]:  # everybody decides something
        field.play_until(name, lambda state: state["to_move"] != state["seat"])
    field.turn("cancelled")
    watcher = field.token(field.people[pairs[other][0]], closed)
    field.until(lambda _: home.ask("GET", f"/tables/{closed}", token=watcher)["closed"])
    assert field.state()["drawn"][0]["games"][other]["watch"] is None
    home.refused("not_over", "GET", f"/tables/{closed}/record", token=watcher)
    field.resign("Ada")
    end = field.play_on(rival)
    assert [each["code"] for each in end["unfair"]] == ["resigned"]
    field.until(lambda state: state["drawn"][0]["games"][other]["watch"])
    assert home.ask("GET", f"/tables/{closed}/record", token=watcher)["game"] == "overbooking"
    assert [row.split(",")[2] for row in rated_sides(field)] == [
        f"person {field.people[name].id}" for name in pairs[own]
    ]
    assert not found(field).tended


def test_what_cannot_be_played_on_can_be_called_off(tmp_path: Path) -> None:
    """One table was begun with rules that are gone. The other one is played on; called off, the tournament
    ends all the same."""
    with house(tmp_path) as home:
        field = Field(home, PEOPLE, rounds=2)
        games = field.begin()["drawn"][0]["games"]
        frozen, other = (game["table"] for game in games)
        field.move(field.names()[games[0]["sides"][0]], frozen)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE moves SET action = 'nonsense' WHERE table_id = ?", (frozen,))
    database.close()
    with house(tmp_path) as home:
        field.home = home
        for person in field.people.values():
            person.home = home
        name = field.names()[games[1]["sides"][0]]
        token = field.token(field.people[name], other)
        assert not home.ask("GET", f"/tables/{other}", token=token)["closed"]
        field.turn("cancelled")
        field.until(lambda _: home.ask("GET", f"/tables/{other}", token=token)["closed"])
        field.until(lambda _: not found(field).tended)


# Several workers, and one that is killed


async def a_cup(store: Store) -> Cup:
    """Four people who wait for the first round."""
    profiles = Profiles(store)
    people = [(await profiles.make(NewProfile(name, secret_key())))[0] for name in PEOPLE]
    cup = Cup(
        id="23456789abcd",
        title="Cup",
        organiser=people[0].id,
        game="overbooking",
        options={},
        form="round_robin",
        rounds=0,
        clock=ClockRule(kind="correspondence", turn=86_400, bot="random"),
        equal=True,
        secret="a secret",
        crowd="",
        created=clock.now(),
        updated=clock.now(),
    )
    for profile in people:
        cups.join(profile, None)(cup)
    cups.turn(Visitor(people[0], ""), "playing")(cup)
    return cup


def test_however_many_workers_look_after_it_a_round_is_opened_once(postgres: Postgres) -> None:
    """Three rounds of two tables, which are closed before anything was played: everybody draws with
    everybody, so each has 1.5 points. An operator removes a table whose result is in: it goes on. Another
    tournament stands before it in the book, which nobody can read."""

    async def work(new: Callable[[], Store]) -> None:
        stores = [new(), new()]
        for store in stores:
            await store.start()
        hosts = [Host(store, 100) for store in stores]
        stewards = [Steward(host, store) for host, store in zip(hosts, stores, strict=True)]
        book = stewards[0].book
        cup = await a_cup(stores[0])
        async with stores[0].engine.begin() as connection:
            unreadable = {"id": "222222222222", **columns(cup), "doc": "{}"}
            await connection.execute(insert(schema.cups), unreadable)
        assert await book.open(cup)
        assert not await book.open(cup)
        for number in range(3):
            await looked_at(stewards)
            cup = await book.find(cup.id)
            assert len(cup.drawn) == number + 1
            assert await stores[0].count_running() == 2
            first, second = (pairing.table for pairing in cup.last)
            await hosts[0].change(first, moderation.close)
            if number == 1:
                await looked_at(stewards)
                assert await purge(stores[0], tables.c.id == first) == 1
                removed = first
            await hosts[1].change(second, moderation.close)
        await looked_at(stewards)
        cup = await book.find(cup.id)
        assert cup.stage == "over"
        assert [(line.place, line.halves) for line in cup.lines()] == [(1, 3)] * 4
        assert await book.tended() == ["222222222222"]
        left = [id for id in cup.tables() if id != removed]
        assert await book.over(cup.tables()) == dict.fromkeys(left, True)
        assert [(await hosts[1].newest(id)).seating.sealed for id in left] == [False] * 5

    with_stores(postgres, work)


async def looked_at(stewards: list[Steward]) -> None:
    await asyncio.gather(*(steward.look() for steward in stewards * 3))


def test_it_goes_on_after_the_server_was_killed(sqlite: str, serve: Serve) -> None:
    """A person, who gives up every game, and three bots. The server is killed at the beginning of the first
    round and while bots play the second."""
    server = serve(sqlite)
    with httpx2.Client(base_url=server.url, timeout=SECONDS) as http:
        field = Field(House(http), ["Ada"], bots=3, form="round_robin")  # type: ignore[arg-type]
        field.begin()
        server.kill()
        server.start()
        for number in range(3):
            field.resign("Ada")
            if number == 1:
                server.kill()
                server.start()
            state = field.round_over(number)
        assert state["stage"] == "over"
        assert all(len(each["games"]) == 2 for each in state["drawn"])
        ada = state["standings"][-1]
        assert (ada["place"], ada["points"], ada["lost"], ada["missed"]) == (4, 0, 3, 3)
        assert sum(line["points"] for line in state["standings"]) == 6


def of_people(count: int) -> Cup:
    """A Swiss tournament of people whose first round is drawn."""
    clock_rule = ClockRule(kind="live", bank=60)
    cup = Cup("id", "Cup", None, "austria", {}, "swiss", 2, clock_rule, False, "secret", "", 0, 0)
    cup.sides = [cups.Side(number, f"side {number}", profile=f"p{number}") for number in range(count)]
    cups.begin(cup)
    cup.stage = "playing"
    return cup


def test_a_cup_of_the_database_is_read_as_it_was_written() -> None:
    def same(cup: Cup) -> Cup:
        return msgspec.json.decode(msgspec.json.encode(cup), type=Cup)

    cup = of_people(5)
    assert same(cup) == cup


def test_for_a_deleted_profile_a_bot_plays_to_the_last_round() -> None:
    """Whatever the game says that was being played then: nobody can come back."""
    cup = of_people(4)
    gone, other = cup.last[0].sides
    assert cups.forget(str(cup.sides[gone].profile))(cup)
    for number in range(2):
        won = cups.Result((2, 0), (50, 40), (False, False), away=(False, False))
        assert cups.enter({each.table: won for each in cup.last})(cup)
        assert (cup.sides[gone].away, cup.sides[other].away) == (True, False), number
