"""The client where there is no server, or none any more."""

import pytest

from hotelier import client
from hotelier.client import Away, Server

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
