"""A house for the tests of ratings, empty before each of them; they hold on SQLite and PostgreSQL alike."""

from collections.abc import Iterator

import pytest
from sqlalchemy import delete

from hotelier.server.limits import Limit
from hotelier.server.store.schema import rated_games, ratings, tables
from tests.server.sitting import House, house


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    given = {}
    if request.param == "postgresql":
        given["database_url"] = request.getfixturevalue("postgres").new_database()
    with house(tmp_path_factory.mktemp("house"), profiles_per_hour=1e6, **given) as it:
        service = it.http.app.state.service  # type: ignore[attr-defined]
        service.bots.call = lambda id: None  # bots wait
        service.exports = Limit(1e6, 1e6, "too_many_requests", "too many exports")
        yield it


@pytest.fixture
def home(whole: House) -> House:
    service = whole.http.app.state.service  # type: ignore[attr-defined]

    async def empty() -> None:
        async with service.store.engine.begin() as connection:
            for table in (tables, rated_games, ratings):
                await connection.execute(delete(table))

    assert whole.http.portal is not None
    whole.http.portal.call(empty)
    service.host.tables.clear()
    return whole
