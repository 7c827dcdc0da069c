"""Nobody loses a seat, a vote or a secret because a connection broke for a moment."""

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.client import person
from hotelier.server.tables import edits
from hotelier.server.tables.audience_view import NOBODY, Present
from hotelier.server.tables.joining import Joining
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.table import Table
from hotelier.wire.messages.opening import NewSeat, NewTable
from hotelier.wire.messages.table import Join
from tests.patience import until
from tests.server.conftest import Serve
from tests.server.live.test_live import Live
from tests.server.sitting import House, Sitting, all_join, house, new_key

HOUR = 3_600_000


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def replace(sitting: Sitting, by: int, seat: int) -> int:
    """Propose to replace a seat; the number of the proposal."""
    state = sitting.post(by, "proposals", kind="replace", seat=seat, key=new_key())
    (proposal,) = state["proposals"]
    number: int = proposal["number"]
    return number


def test_at_a_table_of_two_a_broken_connection_is_no_consent(home: House) -> None:
    """The attack: the other reloads the page, and is replaced by the only one left; then hints and
    takebacks need nobody."""
    sitting = home.table("overbooking", 2)
    for seat in (0, 1):
        refused = sitting.refused("not_away", seat, "proposals", kind="replace", seat=1 - seat, key="r")
        assert "nobody else can agree" in refused["message"]
    state = sitting.state()
    assert [seat["bot"] for seat in state["seats"]] == [None, None] and state["proposals"] == []
    mover = state["to_move"]
    assert sitting.post(mover, "proposals", kind="hints", key="h")["hints"] is False
    home.refused("hints_not_agreed", "GET", f"{sitting.path}/hint", token=sitting.tokens[mover])
    sitting.move()
    mover = sitting.state()["to_move"]
    version = sitting.state()["version"]
    asked = sitting.post(mover, "proposals", kind="takeback", to=0, key="t")
    assert asked["version"] == version and asked["proposals"][-1]["waiting"] == [1 - mover]


def test_another_person_has_to_agree(home: House) -> None:
    sitting = home.table("overbooking", 3)
    number = replace(sitting, 0, 2)
    assert sitting.state()["seats"][2]["bot"] is None
    state = sitting.post(1, f"proposals/{number}/vote", agree=True)
    assert state["seats"][2]["bot"] == "waiter"


def test_a_vote_is_void_when_nobody_is_left_to_agree(home: House) -> None:
    """Of three, one proposes and one resigns: that is nobody's consent."""
    sitting = home.table("overbooking", 3)
    replace(sitting, 0, 2)
    state = sitting.post(1, "resign", key="r", bot="random")
    assert state["seats"][2]["bot"] is None and state["proposals"] == []
    sitting.refused("seat_needed", 1, "proposals/1/vote", agree=True)


def test_who_is_back_is_not_replaced(home: House) -> None:
    """A vote is asked for while somebody reloads; it comes to nothing when they are back, or move."""
    sitting = home.table("overbooking", 3)
    number = replace(sitting, 0, 2)
    service = home.http.app.state.service  # type: ignore[attr-defined]
    service.presence.here[sitting.id] = Counter({2: 1})
    sitting.refused("player_present", 1, f"proposals/{number}/vote", agree=True)
    del service.presence.here[sitting.id]
    assert sitting.post(2, f"proposals/{number}/vote", agree=False)["proposals"] == []
    mover = sitting.state()["to_move"]
    number = replace(sitting, (mover + 1) % 3, mover)
    assert sitting.move()["proposals"] == []


def test_what_was_granted_meanwhile_ends_when_somebody_comes_back(tmp_path: Path) -> None:
    with house(tmp_path, away_hours=0) as home:
        sitting = home.table("overbooking", 2)
        sitting.play_until(lambda state: state["version"] >= 4)
        gone = sitting.state()["to_move"]
        left = 1 - gone
        before = sitting.state()["version"]
        state = sitting.post(left, "proposals", kind="replace", seat=gone, bot="random", key="r")
        assert state["seats"][gone]["bot"] == "random" and state["hints"], "alone among bots, until then"
        asked = sitting.post(left, "proposals", kind="takeback", to=1, key="t")
        (takeback,) = asked["proposals"]
        assert takeback["waiting"] == [gone], "what they played is not taken back without them"
        assert asked["version"] >= before
        number = takeback["number"]
        assert sitting.post(gone, f"proposals/{number}/vote", agree=False)["proposals"] == [], "their veto"
        sitting.post(left, "proposals", kind="takeback", to=1, key="u")
        back = sitting.post(gone, "join", name="back again")
        sitting.tokens[gone] = back["token"]
        state = back["state"]
        assert state["seats"][gone]["bot"] is None and state["seat"] == gone
        assert not state["hints"] and state["proposals"] == []
        mover = state["to_move"]
        home.refused("hints_not_agreed", "GET", f"{sitting.path}/hint", token=sitting.tokens[mover])


def test_nobody_grants_hints_or_takebacks_before_the_others_have_come(home: House) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = home.ask("POST", "/tables", {"game": "overbooking", "seats": seats, "seed": 1}, 201)
    path = f"/tables/{made['table']}"
    joins = {"name": "Ada"}
    mine = home.ask("POST", f"{path}/join", joins, token=made["seats"][0]["token"])["token"]
    hints = home.ask("POST", f"{path}/proposals", {"kind": "hints", "key": "h"}, token=mine)
    assert not hints["hints"] and hints["proposals"][0]["waiting"] == [1]
    # Alone at the table with a bot in the empty seat, one may have hints; they end when its person comes.
    home.ask("POST", f"{path}/seats/1/bot", {"bot": "random"}, token=made["owner"])
    assert home.ask("GET", path, token=mine)["hints"]
    other = home.ask("POST", f"{path}/join", {"name": "Bea"}, token=made["seats"][1]["token"])["state"]
    assert other["hints"] is False


def table_of_two() -> tuple[Table, list[str]]:
    """A table made at time 0, with both people there; and their tokens."""
    asked = NewTable(game="overbooking", seats=[NewSeat(kind="person")] * 2, seed=1)
    table, made = open_table(asked, 0, 0)
    for holder in table.seating.seats:
        holder.taken = True
    return table, [link.token for link in made.seats]


@pytest.mark.parametrize("away", [HOUR, 72 * HOUR])
def test_the_away_time_is_counted_from_when_somebody_was_last_seen(away: int) -> None:
    """Not from when the table was made, nor from the last move: whoever came by in between is not away."""
    table, _ = table_of_two()
    missing = table.to_move
    assert missing is not None
    here = Present(seats=(missing,))
    assert not edits.is_missing(table.draft(0, away), missing, NOBODY, away)
    assert edits.is_missing(table.draft(0, away + 1), missing, NOBODY, away)
    assert not edits.is_missing(table.draft(0, away + 1), missing, here, away)
    assert not edits.is_missing(table.draft(0, away + 1), 1 - missing, NOBODY, away), "not waited for"
    looked_in = table.draft(0, away)
    assert edits.note_seen(missing, away / 24)(looked_in)
    assert not edits.note_seen(missing, away / 24)(looked_in), "noted only now and then"
    assert not edits.is_missing(looked_in.draft(0, 2 * away), missing, NOBODY, away)
    assert edits.is_missing(looked_in.draft(0, 2 * away + 1), missing, NOBODY, away)


def test_who_joins_late_is_not_away() -> None:
    """A table that waited for days for its second person: the away time begins when they come."""
    table, _ = table_of_two()
    missing = table.to_move
    assert missing is not None
    holder = table.seating.seats[missing]
    holder.taken = False
    token = holder.renew(None, None)
    draft = table.draft(0, 100 * HOUR)
    assert Joining(token, Join(name="late")).edit(draft)
    assert not edits.is_missing(draft.draft(0, 172 * HOUR), missing, NOBODY, 72 * HOUR)
    assert edits.is_missing(draft.draft(0, 172 * HOUR + 1), missing, NOBODY, 72 * HOUR)


def test_a_live_connection_notes_that_somebody_was_seen(sqlite: str, serve: Serve) -> None:
    """Whoever comes by is not away, although their move has been waited for longer than the away time."""
    server = serve(sqlite, away_hours="0.00001")  # 36 ms: sooner than anybody could come by
    client = server.client()
    made = all_join(client, client.make_table("overbooking", [person(), person()]))
    mover = client.at(made.table, made.watch).state().to_move
    assert mover is not None
    before = seen(sqlite, made.table, mover)
    began = time.monotonic()
    while time.monotonic() <= began + 0.036:
        pass
    live = Live(server, made.table, {"token": made.seats[mover].token})
    assert until(lambda: seen(sqlite, made.table, mover) > before), "nobody has noted it"
    live.close()


def seen(sqlite: str, table: str, seat: int) -> int:
    with sqlite3.connect(sqlite.removeprefix("sqlite+aiosqlite:///")) as database:
        doc = database.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchone()[0]
    return int(json.loads(doc)["seats"][seat]["last_seen"])
