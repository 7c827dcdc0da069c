"""Who is called, when, and to which endpoints; what is dropped, and what nobody is told twice."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hotelier.server.post.office import WAITS
from tests.server.calls.town import Town, town
from tests.server.post.local import Browser
from tests.server.profiles.person import newcomer
from tests.server.sitting import new_key
from tests.server.times import Times

HOUR = 3600
MORNING = datetime(2026, 11, 18, 9, 0, tzinfo=UTC).timestamp()


@pytest.fixture
def here(times: Times, tmp_path: Path) -> Iterator[Town]:
    times.wall = MORNING
    with town(tmp_path) as it:
        yield it


# A turn


def test_whoever_is_away_is_told_once_that_it_is_their_turn(here: Town) -> None:
    game = here.table()
    game.until_turn()
    (notice,) = here.told()
    assert notice == {
        "kind": "turn",
        "title": "Your turn",
        "text": "Overbooking · Béla",
        "link": f"http://testserver/t/{game.id}",
        "tables": [game.id],
    }
    game.post(1, "chat", text="hello?", key=new_key())
    assert len(here.told()) == 1, "the same turn is told once"
    game.moves()
    game.until_turn()
    assert len(here.told()) == 2, "the next turn is another one"


def test_nothing_secret_is_in_a_notice(here: Town) -> None:
    game = here.table()
    game.until_turn()
    here.told()
    (came,) = here.room.posted
    text = came.body.decode() + str(came.headers)
    for secret in (*game.tokens.values(), here.ada.secret, game.made["owner"], game.made["watch"]):
        assert secret not in text
    assert "#" not in came.body.decode()


def test_whoever_has_moved_meanwhile_is_left_in_peace(here: Town, times: Times) -> None:
    here.wish(moment="ten_minutes")
    game = here.table()
    game.until_turn()
    assert here.told() == []
    times.go_on(9 * 60)
    assert here.told() == []
    game.moves()
    times.go_on(HOUR)
    assert here.told() == []


def test_ten_minutes_are_ten_minutes(here: Town, times: Times) -> None:
    here.wish(moment="ten_minutes")
    game = here.table()
    game.until_turn()
    here.settle()
    times.go_on(10 * 60 - 1)
    assert here.told() == []
    times.go_on(1)
    assert len(here.told()) == 1


def test_a_clock_that_is_set_changes_no_wait(here: Town, times: Times) -> None:
    here.wish(moment="ten_minutes")
    game = here.table()
    game.until_turn()
    here.settle()
    times.wall += 100 * HOUR
    assert here.told() == []
    times.go_on(10 * 60)
    assert len(here.told()) == 1


def test_whoever_is_at_the_table_is_not_called(here: Town, times: Times) -> None:
    game = here.table()
    presence = here.service.presence
    presence.enter(game.id, game.seat)
    game.until_turn()
    for _ in range(3):
        assert here.told() == []
        times.go_on(60)
    presence.leave(game.id, game.seat)
    times.go_on(HOUR)
    assert here.told() == [], "they have seen that it is their turn"


def test_a_phone_that_fell_asleep_is_not_taken_for_present(here: Town, times: Times) -> None:
    """Its connection is held to be alive for a while after the turn has come."""
    game = here.table()
    here.service.presence.enter(game.id, game.seat)
    game.until_turn()
    assert here.told() == []
    here.service.presence.leave(game.id, game.seat)
    times.go_on(60)
    assert len(here.told()) == 1


def test_who_has_no_profile_is_not_called_and_costs_nothing(here: Town) -> None:
    sitting = here.home.table("overbooking", 2)
    sitting.move()
    assert here.service.caller.unnoted == {} and here.service.caller.noted == {}


def test_what_was_not_noted_before_a_crash_is_noted_after_it(here: Town) -> None:
    game = here.table()
    game.until_turn()
    here.service.caller.unnoted.clear()  # the worker died just then
    here.service.caller.noted.clear()
    assert here.told() == []
    here.run(here.service.caller.catch_up)
    assert len(here.told()) == 1


# Other reasons


def test_a_vote_is_told(here: Town) -> None:
    game = here.table()
    game.until_turn()
    here.told()
    game.post(1, "proposals", kind="hints", key=new_key())
    assert [each["kind"] for each in here.told()] == ["turn", "vote"]


def test_the_end_is_told_to_who_is_not_there(here: Town) -> None:
    here.wish(moment="off")
    game = here.table()
    game.play_until(lambda state: state["finished"] is not None)
    here.settle()
    here.wish(moment="at_once")
    assert here.told() == [], "who wished for nothing then gets nothing now"
    other = here.table()
    other.play_until(lambda state: state["finished"] is not None)
    assert here.told()[-1]["title"] == "The game is over"
    assert [each["kind"] for each in here.told()] == ["over"], "turns that are past are not told"


def test_time_that_runs_out_is_told_six_hours_before(here: Town, times: Times) -> None:
    """Also to those who are called once a day; to nobody who has moved, nor in a live game."""
    here.wish(moment="daily", daily_at="08:00")
    clock = {"kind": "correspondence", "turn": 48 * HOUR, "bank": 0, "at_zero": "bot"}
    game, moved = here.table(clock=clock), here.table(clock=clock)
    live = here.table(clock={"kind": "live", "bank": 43_200, "increment": 0, "at_zero": "bot"})
    for each in (game, moved, live):
        each.until_turn()
    here.settle()
    times.go_on(20 * HOUR)
    moved.moves()
    times.go_on(22 * HOUR - 1)
    assert "time" not in [each["kind"] for each in here.told()]
    times.go_on(1 + 60)  # a minute passes before the first time runs
    assert [each["tables"] for each in here.told() if each["kind"] == "time"] == [[game.id]]


# Wishes


def test_nothing_comes_in_quiet_hours(here: Town, times: Times) -> None:
    """At nine in Vienna's morning, when it is eight in UTC."""
    times.wall = datetime(2026, 11, 18, 22, 30, tzinfo=UTC).timestamp()  # 23:30 in Vienna
    here.wish(zone="Europe/Vienna", quiet_from="23:00", quiet_to="08:00")
    game = here.table()
    game.until_turn()
    assert here.told() == []
    times.go_on(8.5 * HOUR - 1)
    assert here.told() == []
    times.go_on(1)
    assert len(here.told()) == 1


def test_a_daily_letter_tells_all_tables_at_once(here: Town, times: Times) -> None:
    here.wish(moment="daily", daily_at="18:00")
    games = [here.table(), here.table(), here.table()]
    for game in games:
        game.until_turn()
        times.go_on(60)
        here.settle()
    games[2].moves()
    times.wall, ahead = MORNING + 9 * HOUR, MORNING + 9 * HOUR - times.wall
    times.steady += ahead
    (digest,) = here.told()
    assert digest["kind"] == "digest" and set(digest["tables"]) == {games[0].id, games[1].id}
    assert digest["text"] == "\n".join(["Your turn: Overbooking · Béla"] * 2)
    times.go_on(24 * HOUR)
    assert len(here.told()) == 1, "the same turns are not told again the next day"


def test_a_table_may_have_a_wish_of_its_own(here: Town) -> None:
    quiet, loud = here.table(), here.table()
    here.ada.ask("PATCH", "/profile/notices", {"table": quiet.id, "moment": "off"})
    for game in (quiet, loud):
        game.until_turn()
    assert [each["tables"] for each in here.told()] == [[loud.id]]
    assert here.ada.ask("GET", "/profile/notices")["tables"] == {quiet.id: "off"}
    assert here.ada.ask("PATCH", "/profile/notices", {"table": quiet.id})["tables"] == {}


def test_a_changed_wish_holds_for_what_waits(here: Town) -> None:
    here.wish(moment="daily")
    game = here.table()
    game.until_turn()
    assert here.told() == []
    here.wish(moment="at_once")
    assert len(here.told()) == 1


def test_wishes_that_cannot_be_are_refused(here: Town) -> None:
    for wrong in ({"zone": "Europe/Nowhere"}, {"zone": "../../etc/passwd"}, {"quiet_from": "25:00"}):
        here.ada.refused("bad_request", "PATCH", "/profile/notices", {"wishes": wrong})
    stranger = here.home.table("overbooking", 2)
    here.ada.refused("seat_needed", "PATCH", "/profile/notices", {"table": stranger.id, "moment": "off"})
    here.home.refused("no_profile", "GET", "/profile/notices")


def test_words_are_those_of_the_profiles_language(here: Town) -> None:
    here.ada.ask("PATCH", "/profile", {"language": "de"})
    game = here.table()
    game.until_turn()
    assert here.told()[0]["title"] == "Du bist dran"


# Endpoints that fail


def test_what_fails_is_tried_again_and_then_dropped_with_a_word(here: Town, times: Times) -> None:
    here.room.status = 500
    game = here.table()
    game.until_turn()
    for number, wait in enumerate(WAITS, 1):
        assert len(here.told()) == number
        times.go_on(wait - 1)
        assert len(here.told()) == number, "not before its time"
        times.go_on(1)
    assert len(here.told()) == len(WAITS) + 1
    (endpoint,) = here.ada.ask("GET", "/profile/notices")["endpoints"]
    assert endpoint["dropped"] == "refused"
    game.moves()
    game.until_turn()
    times.go_on(24 * HOUR)
    assert len(here.told()) == len(WAITS) + 1, "nothing is sent there any more"
    here.room.status = 200
    (endpoint,) = here.hook(here.ada)["endpoints"]
    assert endpoint["dropped"] is None, "named again, it is used again"


def test_an_endpoint_that_comes_back_gets_what_waited(here: Town, times: Times) -> None:
    here.room.status = 503
    here.table().until_turn()
    assert len(here.told()) == 1
    here.room.status = 200
    times.go_on(WAITS[0])
    assert len(here.told()) == 2
    times.go_on(24 * HOUR)
    assert len(here.told()) == 2
    assert here.ada.ask("GET", "/profile/notices")["endpoints"][0]["dropped"] is None


def test_nobody_is_called_late_for_what_is_settled(here: Town, times: Times) -> None:
    """They moved while their endpoint was away."""
    here.room.status = 503
    game = here.table()
    game.until_turn()
    assert len(here.told()) == 1
    game.moves()
    here.room.status = 200
    times.go_on(24 * HOUR)
    assert len(here.told()) == 1


def test_whoever_asks_to_wait_is_waited_for(here: Town, times: Times) -> None:
    here.room.status, here.room.answer_headers = 429, {"retry-after": "600"}
    here.table().until_turn()
    here.settle()
    times.go_on(599)
    assert len(here.told()) == 1
    times.go_on(1)
    assert len(here.told()) == 2


def test_an_endpoint_that_is_gone_is_dropped_at_once(here: Town) -> None:
    here.room.status = 410
    here.table().until_turn()
    assert len(here.told()) == 1
    assert here.ada.ask("GET", "/profile/notices")["endpoints"][0]["dropped"] == "gone"


# Naming endpoints


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/", "https://localhost/x", "https://[::1]/", "https://169.254.169.254/"]
)
def test_addresses_that_lead_inside_are_refused(here: Town, address: str) -> None:
    browser: dict[str, object] = {"kind": "push", "keys": Browser().keys}
    for asked in ({"kind": "webhook", "shape": "json"}, browser):
        here.ada.refused("bad_endpoint", "POST", "/profile/endpoints", {**asked, "address": address})


def test_endpoints_are_their_owners(here: Town) -> None:
    (endpoint,) = here.ada.ask("GET", "/profile/notices")["endpoints"]
    assert endpoint["shown"] == "127.0.0.1", "the rest of a web address may be a secret"
    other = newcomer(here.home, "Mallory")
    for method, path in (("DELETE", ""), ("POST", "/try")):
        other.refused("not_found", method, f"/profile/endpoints/{endpoint['id']}{path}")
    here.ada.ask("POST", f"/profile/endpoints/{endpoint['id']}/try")
    assert here.told()[0]["kind"] == "try"
    assert here.ada.ask("DELETE", f"/profile/endpoints/{endpoint['id']}")["endpoints"] == []


def test_nobody_sends_tries_without_end(here: Town) -> None:
    (endpoint,) = here.ada.ask("GET", "/profile/notices")["endpoints"]
    path = f"/profile/endpoints/{endpoint['id']}/try"
    for _ in range(10):
        here.ada.ask("POST", path)
    here.ada.refused("too_many_requests", "POST", path)


def test_there_are_not_too_many_endpoints(here: Town) -> None:
    for number in range(9):
        here.hook(here.ada, f"/hook/{number}")
    asked = {"kind": "webhook", "address": f"{here.room.url}/more", "shape": "json"}
    here.ada.refused("too_many_requests", "POST", "/profile/endpoints", asked)


def test_everything_goes_with_the_profile(here: Town) -> None:
    game = here.table()
    game.until_turn()
    here.service.caller.changed(here.service.host.tables[game.id])
    here.ada.ask("DELETE", "/profile")
    assert here.told() == []
