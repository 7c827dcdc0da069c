"""Houses for the tests of profiles: they hold on SQLite and PostgreSQL alike."""

from collections.abc import Iterator

import pytest

from tests.server.sitting import House, house


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    given = {}
    if request.param == "postgresql":
        given["database_url"] = request.getfixturevalue("postgres").new_database()
    with house(tmp_path_factory.mktemp("house"), profiles_per_hour=1e6, **given) as it:
        yield it
