"""The client where there is no server, or none any more."""

from typing import Any

import httpx2
import pytest

from hotelier import client
from hotelier.client import ANSWER_S, CONNECT_S, FIRST_PATIENCE, Away, NoHotelier, Server

NOBODY = "http://127.0.0.1:1"
"""A port at which nobody listens."""


class Clock:
    """Time that passes only by waiting."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(client, "time", made)
    return made


def test_without_a_server_it_gives_up_quickly_and_says_what_to_look_for(clock: Clock) -> None:
    server = Server(NOBODY)
    with pytest.raises(Away, match=r"does not answer.*is a server running there \(hotelier serve\)"):
        server.catalog()
    assert clock.now < 5
    with pytest.raises(Away, match="is a server running there"):
        next(server.at("table", None).follow())
    assert clock.now < 10


def test_a_server_that_has_answered_is_waited_for(clock: Clock) -> None:
    server = Server(NOBODY)
    server.answered = True
    with pytest.raises(Away, match="does not answer"):
        server.catalog()
    assert 50 < clock.now < 70


def test_a_given_patience_counts_from_the_first_request_on(clock: Clock) -> None:
    with pytest.raises(Away):
        Server(NOBODY, patience=20).catalog()
    assert 15 < clock.now < 25


# What answers is not always a hotelier server ----------------------------------------------------

PAGE = "<html><body>Bad Gateway</body></html>"


def answering(*answers: httpx2.Response) -> Server:
    """A server that gives these answers, the last one for ever."""
    left = list(answers)
    server = Server("http://proxy.example")
    server.http = httpx2.Client(
        base_url=server.url,
        transport=httpx2.MockTransport(lambda _: left.pop(0) if len(left) > 1 else left[0]),
    )
    return server


@pytest.mark.parametrize("status", [502, 503, 504])
def test_a_proxy_whose_server_is_away_is_asked_again(clock: Clock, status: int) -> None:
    later = httpx2.Response(status, text=PAGE, headers={"retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"})
    assert answering(later, later, httpx2.Response(200, content=b"{}")).fetch("GET", "/catalog") == b"{}"
    begun = clock.now
    with pytest.raises(Away, match=rf"^http://proxy.example does not answer: HTTP {status}; is a server"):
        answering(later).catalog()
    assert 1 < clock.now - begun < 5


@pytest.mark.parametrize(
    "answer",
    [
        httpx2.Response(404, text=PAGE),
        httpx2.Response(302, headers={"location": "http://elsewhere.example"}),
        httpx2.Response(403, json={"detail": "no"}),
        httpx2.Response(500, content=b"\xff\xfe"),
        httpx2.Response(200, text=PAGE),
        httpx2.Response(200, content=b'"\xff"'),
    ],
    ids=lambda answer: f"{answer.status_code} {answer.content[:12]!r}",
)
def test_what_is_no_hotelier_server_is_called_so_at_once(clock: Clock, answer: httpx2.Response) -> None:
    with pytest.raises(
        NoHotelier, match=r"^http://proxy.example is no hotelier server of this version"
    ) as told:
        answering(answer).catalog()
    assert "\n" not in str(told.value) and clock.now == 0


def test_connecting_takes_longer_only_where_somebody_has_answered() -> None:
    """A host that drops packets would be waited for until the answer is overdue."""
    waited: list[Any] = []

    def note(request: httpx2.Request) -> httpx2.Response:
        waited.append(request.extensions["timeout"])
        return httpx2.Response(200, content=b"{}")

    server = Server("http://silent.example")
    server.http = httpx2.Client(base_url=server.url, transport=httpx2.MockTransport(note))
    for _ in range(2):
        server.fetch("GET", "/catalog")
    assert [times["connect"] for times in waited] == [FIRST_PATIENCE, CONNECT_S]
    assert {times["read"] for times in waited} == {ANSWER_S}
