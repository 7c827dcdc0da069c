"""Odd requests of strangers, pages of other sites, and files that only the server may read."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.server.addresses import counted
from hotelier.server.settings import SQLITE, Settings, checked
from hotelier.server.store.backup import back_up
from hotelier.server.store.lock import AlreadyServed, locked
from tests.server.sitting import API, House, house

FRIEND = "https://play.example"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), origins=FRIEND) as it:
        yield it


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "[", "\\", "null", "http://"])
def test_an_origin_that_is_none_is_refused(home: House, origin: str) -> None:
    response = home.http.get(f"{API}/catalog", headers={"Origin": origin})
    assert response.status_code == 403 and response.json()["error"]["code"] == "foreign_origin"


@pytest.mark.parametrize("path", ["/%00", "/a/%00b", "/" + "x" * 256, "/t/" + "%F0%9F%8E%B2" * 100])
def test_names_that_no_file_can_have(home: House, path: str) -> None:
    response = home.http.get(path)
    assert response.status_code == 404 and response.json()["error"]["code"] == "not_found"


def test_a_page_of_a_friend_may_call_and_read(home: House) -> None:
    asked = {
        "Origin": FRIEND,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
    }
    before = home.http.options(f"{API}/tables", headers=asked)
    assert before.status_code == 204
    assert before.headers["access-control-allow-origin"] == FRIEND
    assert "POST" in before.headers["access-control-allow-methods"]
    assert "Authorization" in before.headers["access-control-allow-headers"]
    for path in ("/catalog", "/tables/nowhere"):
        answer = home.http.get(f"{API}{path}", headers={"Origin": FRIEND})
        assert answer.headers["access-control-allow-origin"] == FRIEND, "errors can be read, too"
        assert "Origin" in answer.headers["vary"]
        assert "access-control-allow-credentials" not in answer.headers


def test_a_page_of_a_stranger_may_not(home: House) -> None:
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    response = home.http.options(f"{API}/tables", headers=asked)
    assert response.status_code == 403 and "access-control-allow-origin" not in response.headers
    assert "access-control-allow-origin" not in home.http.get(f"{API}/catalog").headers


def test_text_is_limited_as_it_is_kept(home: House) -> None:
    """Some letters become several when they are put into their normal form."""
    sitting = home.table("overbooking", 2)
    grows = "\ufb2c"  # one letter that becomes three
    sitting.refused("bad_request", 0, "join", name=grows * 20)
    sitting.refused("bad_request", 0, "chat", text=grows * 200)
    sitting.post(0, "chat", text=grows * 100)


@pytest.mark.parametrize("path", ["/readyz", "/metrics"])
def test_what_operators_ask_is_limited_too(tmp_path: Path, path: str) -> None:
    with house(tmp_path, rate_address=0.2, hosts="testserver") as home:
        answers = [home.http.get(path, headers={"Host": "10.0.0.1"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_newer_addresses_count_by_their_network() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::1") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") == "192.0.2.1"
    assert counted("testclient") == "testclient"


def test_tables_and_their_copies_are_private(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch(0o644)
    with house(tmp_path) as home:
        home.table("overbooking", 2)
        kept = list(tmp_path.glob("tables.sqlite*"))
        assert len(kept) > 1 and {stat.S_IMODE(each.stat().st_mode) for each in kept} == {0o600}
        back_up(checked(Settings(database_url=f"{SQLITE}{file}")), tmp_path / "copy.sqlite")
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600


def test_another_name_of_a_file_does_not_evade_its_lock(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "same.sqlite"
    file.touch()
    other.parent.mkdir()
    other.symlink_to(file)
    with (
        locked(file, "http://first"),
        pytest.raises(AlreadyServed, match="http://first"),
        locked(other, "x"),
    ):
        pass
