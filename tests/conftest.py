"""What all tests share."""

import pytest

from hotelier._build import BUILD


def pytest_report_header() -> str:
    return f"hotelier: {BUILD} build"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out on the compiled build what only plain Python allows; `-ra` lists it with its reason."""
    if BUILD == "pure":
        return
    for item in items:
        marker = item.get_closest_marker("pure_only")
        if marker:
            item.add_marker(pytest.mark.skip(reason=f"pure Python only: {marker.args[0]}"))
