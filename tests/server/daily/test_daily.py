"""The deal of the day: three profiles over a change of day, what is told to whom, and clocks that jump."""

import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hotelier.server.daily import attempts as daily
from hotelier.server.daily.attempts import Attempts
from hotelier.server.settings import SQLITE
from hotelier.server.store.faults import AWAY, Trouble
from hotelier.server.tables.table import Table
from tests.commands import run_here
from tests.patience import awaited, until
from tests.server.postgres import Postgres
from tests.server.profiles.person import Person, newcomer, secret_key
from tests.server.sitting import Answered, House, house, new_key
from tests.server.times import Times

HOUR = 3600.0
DAY = 24 * HOUR
FIRST, SECOND, THIRD = "2027-01-15", "2027-01-16", "2027-01-17"
"""The clock of the tests begins on the first of these days, at eight in the morning."""
GAME = "overbooking"


def daily_house(folder: Path, **settings: Any) -> Any:
    return house(folder, **{"daily_bot": "waiter", **settings})


def today(who: Person, game: str = GAME) -> Answered:
    return next(deal for deal in who.ask("GET", "/daily")["deals"] if deal["game"] == game)


def begin(who: Person, date: str, game: str = GAME) -> Answered:
    return who.ask("POST", f"/daily/{date}/{game}/attempts", {"key": secret_key()}, 201)


def refused(who: Person, code: str, date: str, game: str = GAME) -> Answered:
    return who.refused(code, "POST", f"/daily/{date}/{game}/attempts", {"key": secret_key()})


def results(who: Person, date: str, game: str = GAME) -> Answered:
    return who.ask("GET", f"/daily/{date}/{game}")


def state_at(home: House, seat: Answered) -> Answered:
    return home.ask("GET", f"/tables/{seat['table']}", token=seat["token"])


def play(home: House, seat: Answered, seed: int, most: int = 10_000) -> Answered:
    """Play on at random, at most `most` decisions; the state that this leads to."""
    random = Random(seed)
    state = waited(home, seat)
    for _ in range(most):
        if state["finished"]:
            break
        asked = {"version": state["version"], "key": new_key()}
        asked["action"] = random.choice(state["legal"])["notation"]
        home.ask("POST", f"/tables/{seat['table']}/moves", asked, token=seat["token"])
        state = waited(home, seat)
    return state


def waited(home: House, seat: Answered) -> Answered:
    """The table when the bots have moved."""
    return awaited(
        lambda: state_at(home, seat), lambda state: state["finished"] or state["legal"], "a bot's move"
    )


@pytest.fixture
def people(times: Times, tmp_path: Path) -> Iterator[tuple[House, list[Person]]]:
    with daily_house(tmp_path) as home:
        yield home, [newcomer(home, name) for name in ("Anna", "Berta", "Carla")]


# A change of day


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_three_profiles_over_a_change_of_day(
    times: Times, tmp_path: Path, postgres: Postgres, database: str
) -> None:
    """Anna plays in time, Berta begins a minute before midnight, Carla does not come on the first day; and
    at midnight the house is opened anew."""
    where = {"database_url": postgres.new_database()} if database == "postgresql" else {}
    with daily_house(tmp_path, **where) as home:
        anna, berta, carla = (newcomer(home, name) for name in ("Anna", "Berta", "Carla"))
        assert today(anna)["date"] == FIRST and home.ask("GET", "/daily")["left"] == 16 * HOUR * 1000
        annas = begin(anna, FIRST)
        annas_start = waited(home, annas)["view"]
        annas_end = play(home, annas, seed=1)["finished"]["scores"]
        assert [row["points"] for row in results(anna, FIRST)["rows"]] == [annas_end]
        assert refused(anna, "attempt_made", FIRST)["message"].startswith("you have played")
        times.go_on(16 * HOUR - 60)
        bertas = begin(berta, FIRST)
        assert waited(home, bertas)["view"]["hotels"] == annas_start["hotels"], "the same deal"
        assert waited(home, bertas)["view"]["players"] == annas_start["players"]
        play(home, bertas, seed=2, most=3)
        nothing_is_told(results(berta, FIRST))
        times.go_on(60)
    times.reboot(times.wall)
    with daily_house(tmp_path, **where) as home:
        for person in (anna, berta, carla):
            person.home = home
        assert today(carla)["date"] == SECOND and today(anna)["mine"] is None
        (past,) = (each for each in past_deals(carla) if each["game"] == GAME)
        assert (past["date"], past["state"], past["begun"], past["finished"]) == (FIRST, "closing", 2, 1)
        nothing_is_told(results(carla, FIRST))
        nothing_is_told(home.ask("GET", f"/daily/{FIRST}/{GAME}"))
        refused(carla, "day_not_over", FIRST)
        carla.refused("day_not_over", "GET", file_of(FIRST))
        other_device = berta.hand_over()
        again = begin(other_device, FIRST)
        assert (again["table"], again["scored"]) == (bertas["table"], True) and again["token"] != bertas[
            "token"
        ]
        bertas_end = play(home, again, seed=3)["finished"]["scores"]
        assert results(carla, FIRST)["deal"]["state"] == "over", "nobody plays it any more"
        told = with_the_house(carla)
        ranked = sorted([("Anna", annas_end), ("Berta", bertas_end)], key=lambda each: -each[1][0])
        level = annas_end[0] == bertas_end[0]
        rows = [(row["name"], row["points"]) for row in told["rows"]]
        assert (sorted(rows) if level else rows) == ranked, "who is level stands in any order"
        places = [1, 1] if level else [1, 2]
        assert [row["place"] for row in told["rows"]] == places
        assert told["points"] == sorted([annas_end[0], bertas_end[0]], reverse=True)
        exported = list(csv.DictReader(io.StringIO(home.http.get(f"/api/v1{file_of(FIRST)}").text)))
        scores = [int(row["score"]) for row in exported if row["side"].startswith("person ")]
        assert scores == told["points"]
        assert {row["side"] for row in exported} == {f"person {anna.id}", f"person {berta.id}", "waiter"}
        assert len(exported) == 9, "three seats, and the bot of the house has played too"
        late = begin(carla, FIRST)
        assert not late["scored"] and state_at(home, late)["daily"] == {"date": FIRST, "scored": False}
        assert waited(home, late)["view"]["players"] == annas_start["players"], "the day's deal for ever"
        play(home, late, seed=1)
        assert results(carla, FIRST) == told, "out of competition"
        starts = [waited(home, begin(person, SECOND))["view"] for person in (anna, berta, carla)]
        assert starts[0]["players"] == starts[1]["players"] == starts[2]["players"]
        assert (starts[0]["hotels"], starts[0]["players"]) != (
            annas_start["hotels"],
            annas_start["players"],
        )


def file_of(date: str) -> str:
    """The attempts at a deal as a tidy table."""
    return f"/ratings/{GAME}/3/results?day={date}"


def with_the_house(who: Person) -> Answered:
    """What is told of the first day, as soon as the bot of the house has played it, too."""
    return awaited(
        lambda: results(who, FIRST), lambda told: told["house"]["points"] is not None, "the bot's game"
    )


def nothing_is_told(answer: Answered) -> None:
    assert not answer["deal"]["told"]
    assert (answer["rows"], answer["points"], answer["house"]) == ([], [], None)


def past_deals(who: Person) -> list[Answered]:
    deals: list[Answered] = who.ask("GET", "/daily/past")["deals"]
    return deals


def test_who_began_in_time_has_a_day_for_it(times: Times, people: tuple[House, list[Person]]) -> None:
    """By the clock of the house: whatever the clock on the wall shows, a day of playing is a day."""
    home, (anna, berta, carla) = people
    seats = [begin(person, FIRST) for person in (anna, berta)]
    play(home, seats[0], 1, most=2)
    times.wall += 40 * DAY
    assert mine(anna, FIRST)["standing"] == "playing"
    times.go_on(DAY)
    play(home, seats[0], 1)
    assert mine(anna, FIRST)["standing"] == "counted"
    times.go_on(1)
    assert mine(berta, FIRST)["standing"] == "late"
    assert [row["name"] for row in results(carla, FIRST)["rows"]] == ["Anna"]


def mine(who: Person, date: str) -> Answered:
    """The own attempt at the deal of a day."""
    deals = [*who.ask("GET", "/daily")["deals"], *past_deals(who)]
    found: Answered = next(each["mine"] for each in deals if (each["date"], each["game"]) == (date, GAME))
    return found


def test_midnight_may_overtake_who_begins(
    times: Times, people: tuple[House, list[Person]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: asked for in the last moment of a day, the table is open when results are told."""
    home, (anna, berta, carla) = people
    play(home, begin(berta, FIRST), 1)
    in_time = Attempts._open

    async def at_midnight(self: Attempts, *asked: Any) -> Table:
        table = await in_time(self, *asked)
        times.go_on(16 * HOUR)
        await self.days.today()
        return table

    with monkeypatch.context() as patched:
        patched.setattr(Attempts, "_open", at_midnight)
        refused(anna, "day_not_over", FIRST)
    assert mine(anna, FIRST) is None
    assert anna.tables() == [], "nothing to play on at without an attempt"
    told = results(carla, FIRST)
    assert (told["deal"]["state"], [row["name"] for row in told["rows"]]) == ("over", ["Berta"])
    assert not begin(anna, FIRST)["scored"]


def test_who_begins_as_the_server_is_stopped_begins_again(
    people: tuple[House, list[Person]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the profile sits down, or even before its attempt is noted: until then nobody plays there. The
    house has begun before."""
    home, (anna, berta, _) = people

    def stop(*_: object) -> None:
        raise Trouble(AWAY)

    for person, last in ((anna, "sit_down"), (berta, "check_open")):
        with monkeypatch.context() as patched:
            patched.setattr(daily, last, stop)
            refused(person, "try_again", FIRST)
        assert person.tables() == []
        seat = begin(person, FIRST)
        assert seat["scored"] and person.sits() == [(seat["table"], 0)]
        assert mine(person, FIRST)["standing"] == "playing"
        if person is anna:
            play(home, seat, 1)
            assert results(anna, FIRST)["house"]


def test_a_day_that_has_begun_is_never_changed(times: Times, people: tuple[House, list[Person]]) -> None:
    """A clock far ahead, and set right again: the deal stays, but it may have been looked at, so nobody
    begins an attempt at it any more. The next day is as any other."""
    home, (anna, berta, carla) = people
    start = waited(home, begin(anna, FIRST))["view"]
    times.wall += 365 * DAY
    assert today(carla)["date"] == "2028-01-15"
    begin(carla, "2028-01-15")
    times.wall -= 365 * DAY
    assert (today(anna)["date"], today(anna)["state"]) == (FIRST, "closing")
    assert mine(anna, FIRST)["standing"] == "playing"
    refused(berta, "day_not_over", FIRST)
    refused(berta, "not_found", "2028-01-15")
    play(home, begin(anna, FIRST), 1)
    assert waited(home, begin(berta, FIRST))["view"]["players"] == start["players"]
    times.go_on(DAY)
    assert begin(berta, SECOND)["scored"]


def test_a_clock_set_back_over_midnight_brings_no_day_back(
    times: Times, people: tuple[House, list[Person]]
) -> None:
    """Nor do two workers whose clocks differ by seconds have two todays."""
    _, (anna, berta, _) = people
    times.go_on(16 * HOUR - 1)
    assert today(anna)["date"] == FIRST
    times.wall += 2
    assert today(anna)["date"] == SECOND
    times.wall -= 2
    assert today(berta)["date"] == SECOND and begin(berta, SECOND)["scored"]
    refused(berta, "not_found", THIRD)


def test_two_workers_have_one_deal_and_one_attempt(tmp_path: Path, postgres: Postgres) -> None:
    """Two devices begin at once, each at its own worker: it is the same table."""
    where = {"database_url": postgres.new_database()}
    with daily_house(tmp_path, **where) as one, daily_house(tmp_path, **where) as two:
        anna, berta = newcomer(one), newcomer(two, "Berta")
        date = today(anna)["date"]
        there = Person(two, anna.hand_over().secret)
        with ThreadPoolExecutor() as at_once:
            seats = list(at_once.map(lambda person: begin(person, date), [anna, there]))
        assert seats[0]["table"] == seats[1]["table"]
        mine, others = waited(one, seats[0]), waited(two, begin(berta, date))
        assert mine["view"]["players"] == others["view"]["players"]
        assert mine["view"]["hotels"] == others["view"]["hotels"]


# One attempt, alone


def test_all_meet_the_same_chance_and_the_same_bots(people: tuple[House, list[Person]]) -> None:
    """Who decides the same sees the same."""
    home, (anna, berta, _) = people
    later = [play(home, begin(person, FIRST), seed=5, most=8) for person in (anna, berta)]
    assert later[0]["view"] == later[1]["view"] and later[0]["version"] > 16, "bots have decided too"


def test_nobody_helps_with_the_attempt(people: tuple[House, list[Person]]) -> None:
    """Neither hints nor an analysis nor the record, and nothing is taken back behind what has come out."""
    home, (anna, _, _) = people
    seat = begin(anna, FIRST, "austria")
    path, token = f"/tables/{seat['table']}", seat["token"]
    home.refused("rated_table", "GET", f"{path}/hint", token=token)
    asked = {"kind": "hints", "key": new_key()}
    home.refused("rated_table", "POST", f"{path}/proposals", asked, token=token)
    for hidden in ("analysis", "record", "replay?step=0", "events"):
        home.refused("not_over", "GET", f"{path}/{hidden}", token=token)
    state = state_at(home, seat)
    assert (state["undo_rule"], state["hints"], state["daily"]) == (
        "unseen",
        False,
        {"date": FIRST, "scored": True},
    )


def test_who_leaves_the_game_to_a_bot_has_given_up(people: tuple[House, list[Person]]) -> None:
    home, (anna, _, _) = people
    seat = begin(anna, FIRST)
    asked = {"key": new_key(), "bot": "random"}
    home.ask("POST", f"/tables/{seat['table']}/resign", asked, token=seat["token"])
    over = awaited(
        lambda: mine(anna, FIRST), lambda own: own["standing"] != "playing", "the bot's last move"
    )
    assert over["standing"] == "given_up"
    refused(anna, "attempt_made", FIRST)
    assert results(anna, FIRST)["rows"] == [], "it is not among those that count"


def test_nobody_else_plays_the_attempt(people: tuple[House, list[Person]]) -> None:
    """The attack: somebody stronger takes the seat before the first decision, with its token."""
    home, (anna, berta, _) = people
    seat = begin(anna, FIRST)
    asked = {"name": "Berta", "key": secret_key()}
    taken = berta.ask("POST", f"/tables/{seat['table']}/join", asked, token=seat["token"])
    play(home, taken, seed=1)
    assert mine(anna, FIRST)["standing"] == "given_up"
    assert results(anna, FIRST)["rows"] == [] and mine(berta, FIRST) is None


def test_who_deletes_the_profile_takes_the_attempt_along(people: tuple[House, list[Person]]) -> None:
    """Neither its secret nor the token of the seat opens anything, and nothing of it is in the results."""
    home, (anna, berta, _) = people
    seat = begin(anna, FIRST)
    (kept,) = anna.ask("GET", "/profile/export")["attempts"]
    assert (kept["table"], kept["standing"], kept["points"]) == (seat["table"], "playing", None)
    play(home, seat, seed=1, most=3)
    anna.ask("DELETE", "/profile")
    refused(anna, "wrong_profile", FIRST)
    home.refused("wrong_token", "GET", f"/tables/{seat['table']}", token=seat["token"])
    play(home, begin(berta, FIRST), seed=2)
    told = results(berta, FIRST)
    assert ([row["name"] for row in told["rows"]], told["deal"]["begun"]) == (["Berta"], 1)


def test_guests_play_days_that_are_over(times: Times, people: tuple[House, list[Person]]) -> None:
    home, (anna, _, _) = people
    assert today(anna)["begun"] == 0
    path, asked = f"/daily/{FIRST}/{GAME}/attempts", {"key": secret_key(), "name": "Gustav"}
    home.refused("no_profile", "POST", path, asked)
    times.go_on(DAY)
    seat = home.ask("POST", path, asked, 201)
    assert home.ask("POST", path, asked, 201) == seat, "a lost answer is given again"
    assert not seat["scored"] and state_at(home, seat)["seats"][0]["name"] == "Gustav"
    for wrong in ("tomorrow", "2027-1-15", "2026-01-01", "%00"):
        home.refused("not_found", "GET", f"/daily/{wrong}/{GAME}")
    home.refused("not_found", "GET", f"/daily/{FIRST}/chess")
    home.refused("bad_request", "GET", "/daily/past?before=yesterday")


# Nothing is told before


def test_nobody_sees_the_deal_or_a_result_before_their_own_attempt_is_over(
    people: tuple[House, list[Person]],
) -> None:
    """Anna has finished and looks; Berta still plays, Carla has not begun, and there are guests: whatever
    they ask, no answer holds what Anna knows."""
    home, (anna, berta, carla) = people
    secret = home.http.app.state.service.days.secret  # type: ignore[attr-defined]
    seat = begin(anna, FIRST)
    before = [json.dumps(begin(berta, FIRST)), *everything(home, [berta, carla], anna.id, seat["table"])]
    play(home, seat, 1)
    told = with_the_house(anna)
    record = home.ask("GET", f"/tables/{seat['table']}/record", token=seat["token"])
    hidden = [secret, seat["token"], str(record["seed"]), told["house"]["table"]]
    hidden += [told["house"]["watch"], told["rows"][0]["watch"], "Anna"]
    hidden += [json.dumps(order, separators=(",", ":")) for order in record["chance"]["decks"]]
    hidden.append(json.dumps(told["rows"][0]["points"], separators=(",", ":")))
    after = everything(home, [berta, carla], anna.id, seat["table"])
    assert json.dumps(told["deal"]["bots"], separators=(",", ":")) in "".join(after), (
        "it is compared as sent"
    )
    for text in [*before, *after]:
        assert not [part for part in hidden if part in text]


def everything(home: House, people: list[Person], player: str, table: str) -> list[str]:
    """What those who have not finished get for whatever they ask."""
    texts = []
    for secret in [*(person.secret for person in people), None, "x" * 32]:
        headers = {"Hotelier-Profile": secret} if secret else {}
        for path in (
            "/daily",
            "/daily/past",
            f"/daily/{FIRST}/{GAME}",
            f"/daily/{SECOND}/{GAME}",
            f"/tables/{table}",
            f"/tables/{table}/record",
            f"/tables/{table}/replay?step=0",
            f"/tables/{table}/events",
            f"/tables/{table}/analysis",
            f"/tables/{table}/course",
            f"/tables/{table}/hint",
            f"/tables/{table}/pack",
            "/tables?open=true",
            "/ratings",
            f"/ratings/{GAME}/3",
            f"/ratings/{GAME}/3/results",
            f"/ratings/{GAME}/3/results?day={FIRST}",
            f"/people/{player}",
            "/profile/cups",
            "/profile",
            "/profile/tables",
            "/profile/export",
        ):
            texts.append(home.http.get(f"/api/v1{path}", headers=headers).text)
        asked = {"key": secret_key()}
        for path in (
            f"/daily/{SECOND}/{GAME}/attempts",
            f"/tables/{table}/token",
            f"/tables/{table}/sitting",
            f"/tables/{table}/rematch",
        ):
            texts.append(home.http.post(f"/api/v1{path}", headers=headers, json=asked).text)
        for path, body in (
            (f"/tables/{table}/join", {"name": "Eve", "key": secret_key()}),
            (f"/tables/{table}/try", {"version": 0, "plan": []}),
            ("/tables/notes", {"tables": [{"table": table, "token": secret}]}),
        ):
            texts.append(home.http.post(f"/api/v1{path}", headers=headers, json=body).text)
        with home.http.websocket_connect(f"/api/v1/tables/{table}/live") as live:
            live.send_json({"type": "hello", "token": secret, "seen": 0})
            texts.append(live.receive_text())
            live.close()
            assert until(lambda: not home.http.app.state.service.hub.expected)  # type: ignore[attr-defined]
    return texts


# Worked out anew


def test_results_are_worked_out_anew_from_the_records(times: Times, tmp_path: Path) -> None:
    """Carla's table cannot be played again later: the day is shown all the same. A bot of the house that
    there is not keeps nobody from playing."""
    with daily_house(tmp_path, daily_bot="nobody") as home:
        anna, berta, carla = (newcomer(home, name) for name in ("Anna", "Berta", "Carla"))
        points = play(home, begin(anna, FIRST), 1)["finished"]["scores"]
        begin(berta, FIRST)
        frozen = begin(carla, FIRST)
        play(home, frozen, 2)
        assert len(results(anna, FIRST)["rows"]) == 2
    file = tmp_path / "tables.sqlite"
    asked = ("admin", "attempts", "--database-url", f"{SQLITE}{file}")
    assert run_here(*asked).stdout.endswith("2 of 2 attempts are as their records say\n")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE moves SET action = 'nonsense' WHERE table_id = ?", (frozen["table"],))
        database.execute("UPDATE attempts SET points = '[99,1,1]' WHERE points IS NOT NULL")
    database.close()
    with daily_house(tmp_path) as home:
        rows = home.ask("GET", f"/daily/{FIRST}/{GAME}", secret=anna.secret)["rows"]
        assert {row["table"]: row["watch"] is None for row in rows}[frozen["table"]]
        assert [row["points"] for row in rows] == [[99, 1, 1]] * 2
    wrong = run_here(*asked, "--json")
    assert wrong.returncode == 1
    (found,) = json.loads(wrong.stdout)
    right = ":".join(map(str, points))
    assert (found["shown"], found["worked_out"]) == ("counted 99:1:1", f"counted {right}")
