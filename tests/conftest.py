"""What all tests share."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotelier._build import BUILD
from tests import builds

if TYPE_CHECKING:
    from tests.scheduling import Scheduler

FIRST = ("tests/web/test_site.py", "tests/web/", "tests/server/", "tests/arena/")
"""Begun first, in this order, because they take long one after the other and wait a lot; the many short
ones fill up what is left. As tests in the browser follow each other, each process begins only one."""
SERVICES = ("postgres",)
"""What is started once for all who need it: tests with such a fixture run in one process."""


def pytest_report_header() -> str:
    return f"hotelier: {BUILD} build"


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> "Scheduler | None":
    """How tests are handed out to several processes."""
    if config.getoption("dist") != "loadgroup":
        return None
    from tests.scheduling import Scheduler

    return Scheduler(config, log)


def pytest_configure_node(node: Any) -> None:
    """Before one of several processes begins."""
    if node.config.getoption("dist") == "loadgroup":
        from tests.scheduling import ask_for_groups

        ask_for_groups(node)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return builds.is_left_out(collection_path) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to the other build, and say what must run in one process."""
    if builds.CHOSEN:
        left_out = [item for item in items if not builds.belongs(item, builds.CHOSEN)]
        items[:] = [item for item in items if builds.belongs(item, builds.CHOSEN)]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=turn)
    if asked := getattr(config, "workerinput", {}).get("hotelier_groups"):  # tests/scheduling.py asks
        groups = {item.nodeid: group_of(item) for item in items}
        Path(asked).write_text(json.dumps(groups), encoding="utf-8")
    for item in items:
        marker = item.get_closest_marker("pure_only")
        if marker and BUILD == "compiled":  # `-ra` lists it with its reason
            item.add_marker(pytest.mark.skip(reason=f"pure Python only: {marker.args[0]}"))


def turn(item: pytest.Item) -> int:
    """When a test begins, compared with others."""
    return next((place for place, path in enumerate(FIRST) if item.nodeid.startswith(path)), len(FIRST))


def group_of(item: pytest.Item) -> str:
    """Tests of one group run in one process, one after the other: they share what was made for them."""
    services = [service for service in SERVICES if service in getattr(item, "fixturenames", ())]
    if services:
        return services[0]
    callspec = getattr(item, "callspec", None)
    if item.nodeid.startswith("tests/test_contract.py") and callspec is not None:
        return str(callspec.id)  # the positions of a case are made once
    return item.nodeid.partition("::")[0]
