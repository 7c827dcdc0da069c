"""Nothing that a seat may not know leaves the server: no view, log of moves, error, answer or log line."""

import io
import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hotelier.core.chance import Seeded
from hotelier.games import replay
from hotelier.server.logs import set_up_logs
from hotelier.server.tables.audience_view import NOBODY, state_of
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.table import Audience, Table
from hotelier.wire.messages.opening import NewSeat, NewTable
from hotelier.wire.messages.table import TableState
from tests.server.profiles.person import Person, newcomer
from tests.server.sitting import House, Sitting, house

GAMES: list[tuple[str, int, dict[str, bool | str]]] = [
    ("austria", 3, {"staff": "draft"}),
    ("austria", 2, {"staff": "standard", "edition": "first"}),
    ("austria", 1, {}),
    ("overbooking", 4, {"bonus": "expert"}),
    ("overbooking", 2, {"memory": True}),
]
each_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), log_level="debug") as it:
        yield it


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What the server writes to its log, at the most talkative level."""
    root = logging.getLogger()
    before = root.handlers, root.level
    stream = io.StringIO()
    set_up_logs("debug", stream)
    yield stream
    root.handlers, level = before
    root.setLevel(level)
    for name in ("hotelier", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def played(game: str, seats: int, options: dict[str, bool | str], seed: int) -> Iterator[tuple[Table, int]]:
    """A random game, entry by entry, with some undos; with the seat that acted."""
    asked = NewTable(game=game, seats=[NewSeat(kind="person")] * seats, options=options, seed=seed)
    table, _ = open_table(asked, 0, 0)
    random = Random(seed)
    while (seat := table.to_move) is not None:
        draft = table.draft(0, 0)
        if table.steps and random.random() < 0.05:
            draft.take_back(seat, len(table.steps) - 1, str(draft.version))
        else:
            action = random.choice(table.game.legal_actions())
            draft.play(seat, table.game.notation(action), str(draft.version))
        table = draft
        assert table.game.tale is None, "what happened is in the log, and nowhere else"
        yield table, seat


def audiences(table: Table) -> list[Audience]:
    seats = [Audience(seat=seat) for seat in range(table.game.seats)]
    return [*seats, Audience(), Audience(owner=True)]


@each_game
def test_a_state_depends_only_on_what_its_audience_may_know(
    game: str, seats: int, options: dict[str, bool | str]
) -> None:
    """In every game that agrees with what an audience knows, it is told the same."""
    rng = Seeded(3)
    for table, _ in played(game, seats, options, 1):
        if table.version % 4:
            continue
        for audience in audiences(table):
            guess = table.draft(0, 0)
            guess.revision, guess.updated = table.revision, table.updated
            guess.game = table.game.resample(audience.seat, rng)
            told = state_of(table, audience, None, NOBODY, 0)
            assert msgspec.json.encode(told) == msgspec.json.encode(
                state_of(guess, audience, None, NOBODY, 0)
            )


@each_game
def test_everybody_is_told_what_the_own_seat_sees_happen(
    game: str, seats: int, options: dict[str, bool | str]
) -> None:
    """The log tells each audience exactly what a game tells it to whom it is told from the start, and what
    somebody does in secret is a secret there."""
    secrets = 0
    for table, mover in played(game, seats, options, 2):
        twin = replay(table.game.record(), tell=True)
        known = {}
        for audience in audiences(table):
            happenings = decoded(state_of(table, audience, table.version - 1, NOBODY, 0))["happenings"]
            (told,) = happenings
            known[audience.seat] = told["events"]
            if told["undone_to"] is None:
                assert told["events"] == twin.events(audience.seat, since=twin.decisions)
        for others in (known[seat] for seat in known if seat != mover):
            secrets += sum(own != other for own, other in zip(known[mover], others, strict=True))
    certain = game == "overbooking" or options.get("staff") == "draft"
    assert secrets or not certain, "nothing secret was done"


@each_game
def test_the_setup_is_told_without_the_hands_of_others(
    game: str, seats: int, options: dict[str, bool | str]
) -> None:
    asked = NewTable(game=game, seats=[NewSeat(kind="person")] * seats, options=options, seed=3)
    table, _ = open_table(asked, 0, 0)
    twin = replay(table.game.record(), tell=True)
    for audience in audiences(table):
        (told,) = decoded(state_of(table, audience, None, NOBODY, 0))["happenings"]
        assert (told["version"], told["seat"]) == (0, None)
        assert told["events"] == twin.events(audience.seat)
        for event in told["events"]:
            assert not isinstance(event.get("cards"), list) or event["seat"] == audience.seat


def decoded(state: TableState) -> dict[str, Any]:
    """As it goes over the wire."""
    answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
    return answer


def walk(home: House, sitting: Sitting, seed: int, stranger: Person) -> Iterator[str]:
    """Play a whole game, trying every call with every token on the way; all texts that were answered
    before the game is over."""
    random = Random(seed)
    while True:
        state = sitting.state()
        if state["finished"]:
            return
        seat = state["to_move"]
        if random.random() < 0.1:
            yield from ask_everything(home, sitting, stranger)
        legal = sitting.state(seat)["legal"]
        asked = {"version": state["version"], "action": random.choice(legal)["notation"]}
        response = post(
            home, sitting, "moves", {**asked, "key": str(state["version"])}, sitting.tokens[seat]
        )
        if response["finished"] is None:
            yield json.dumps(response)


def post(home: House, sitting: Sitting, what: str, body: object, token: str | None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answered: dict[str, Any] = home.http.post(
        f"/api/v1{sitting.path}/{what}", json=body, headers=headers
    ).json()
    return answered


def as_json(part: object) -> tuple[str, str]:
    """As people write it, and as the server does."""
    return json.dumps(part), json.dumps(part, separators=(",", ":"))


def is_long(part: object) -> bool:
    """Whether it is a deck or a row of rolls, of which nobody may see the whole."""
    return isinstance(part, list) and len(part) > 10


def ask_everything(home: House, sitting: Sitting, stranger: Person) -> Iterator[str]:
    tokens = [*sitting.tokens.values(), sitting.made["watch"], sitting.made["owner"], None, "x" * 32]
    version = sitting.state()["version"]
    for token in tokens:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        for path in (
            "",
            "/record",
            "/replay?step=1&seat=0",
            "/events?seat=0",
            "/course?seat=0",
            "/hint",
            "/analysis",
            "?seen=0",
        ):
            yield home.http.get(f"/api/v1{sitting.path}{path}", headers=headers).text
        wrong = {"version": version, "action": "no such action", "key": "wrong"}
        yield json.dumps(post(home, sitting, "moves", wrong, token))
        stale = {"version": 0, "action": "end", "key": "stale"}
        yield json.dumps(post(home, sitting, "moves", stale, token))
        trying = {"version": version, "plan": ["pass"]}
        yield json.dumps(post(home, sitting, "try", trying, token))
        away = {"days": 1, "key": "away"}
        yield home.http.post(f"/api/v1{sitting.path}/vacation", json=away, headers=headers).text
    keys = [{"table": sitting.id, "token": token} for token in tokens]
    yield home.http.post("/api/v1/tables/notes", json={"tables": keys}).text
    yield home.http.get("/api/v1/tables?open=true").text
    yield home.http.get("/api/v1/reach").text
    for path in ("ratings", "ratings/austria/2", "ratings/austria/2/results", f"people/{stranger.id}"):
        yield home.http.get(f"/api/v1/{path}").text
    for secret in (stranger.secret, "x" * 32):
        headers = {"Hotelier-Profile": secret, "Authorization": f"Bearer {sitting.made['watch']}"}
        for path in ("/profile", "/profile/tables", "/profile/notices", "/profile/export"):
            yield home.http.get(f"/api/v1{path}", headers=headers).text
        for path in ("token", "sitting"):
            asked = {"key": "a key that nobody can guess"}
            yield home.http.post(f"/api/v1{sitting.path}/{path}", headers=headers, json=asked).text
    yield home.http.get("/metrics").text
    yield home.http.get("/api/v1/daily").text
    yield home.http.get("/api/v1/daily/past").text


@pytest.mark.parametrize(("game", "seats"), [("austria", 2), ("overbooking", 3)])
def test_no_answer_and_no_log_line_tells_a_secret(
    home: House, lines: io.StringIO, game: str, seats: int
) -> None:
    clock = {"kind": "correspondence", "turn": 3600, "vacation": 3}
    sitting = home.table(game, seats, open=True, clock=clock)
    words = "a name that is in no log"
    sitting.post(0, "chat", text=words)
    anna, stranger = newcomer(home), newcomer(home, "Berta")
    anna.claim(sitting.id, sitting.tokens[0])
    known_to_anna = [anna.secret, anna.id, anna.token_for(sitting.id)]
    texts = list(walk(home, sitting, 4, stranger))
    record = home.ask("GET", f"{sitting.path}/record", token=sitting.tokens[0])
    seed = str(record["seed"])
    tokens = [*sitting.tokens.values(), sitting.made["watch"], sitting.made["owner"]]
    hidden = [
        seed,
        *tokens,
        *known_to_anna,
        stranger.secret,
        *(text for part in record["chance"].values() if is_long(part) for text in as_json(part)),
    ]
    for text in texts:
        assert not any(secret in text for secret in hidden)
        assert "Traceback" not in text and "sha256" not in text
    logged = lines.getvalue().splitlines()
    assert len(logged) > len(record["actions"])
    for line in logged:
        assert not any(secret in line for secret in [*hidden, words, "player 0"])
        assert "INSERT" not in line and "UPDATE" not in line


def test_tokens_are_kept_only_as_hashes(home: House) -> None:
    sitting = home.table("austria", 2)
    service = home.http.app.state.service  # type: ignore[attr-defined]
    file = service.settings.sqlite_file
    data = b"".join(each.read_bytes() for each in file.parent.glob("tables.sqlite*"))
    for token in [*sitting.tokens.values(), sitting.made["owner"], sitting.made["watch"]]:
        assert token.encode() not in data


def test_an_invitation_is_spent_by_joining(home: House) -> None:
    """The maker of a table cannot look into the hands of those who joined."""
    sitting = home.table("austria", 2)
    for link in sitting.made["seats"]:
        assert link["token"] != sitting.tokens[link["seat"]]
        home.refused("link_spent", "GET", sitting.path, token=link["token"])
