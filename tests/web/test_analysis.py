"""The analysis of a finished game in the page."""

import json
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from hotelier.analysis import judging
from hotelier.analysis.analyst import Analyst
from hotelier.analysis.judging import Care
from hotelier.bots.levels import QUICK
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.test_everyone import violations


def test_a_finished_game_is_looked_at_again(
    visit: Visit, server: Running, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but one turn of the other seat was judged before, hastily: how good an analysis is, is tested
    elsewhere."""
    monkeypatch.setitem(judging.CARE, "quick", Care(10, QUICK, duels=2, flat_duels=20))
    table, token = finished.removeprefix("/t/").split("#")
    analyst = Analyst(server.client().at(table, token).record())
    turns = [analyst.turn(number) for number in range(len(analyst))]
    rows = [(table, "quick", number, json.dumps(turn)) for number, turn in enumerate(turns)]
    rows.remove(next(row for row, turn in zip(rows, turns, strict=True) if turn["seat"] == 1))
    file = server.environment["HOTELIER_DATABASE_URL"].removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(file) as database:
        database.executemany("INSERT INTO analyses VALUES (?, ?, ?, ?)", rows)

    page = visit(finished, size=PHONE)
    page.get_by_role("dialog").get_by_role("button", name="Analysis").click()
    page.locator("[data-analysis=quick]").wait_for()
    expect(page.get_by_role("img", name="Lead over the best rival")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits a phone"
    assert violations(page) == []

    whose = page.get_by_label("Whose turns?")
    assert whose.evaluate("(select) => select.selectedIndex") == 0, "the own ones first"
    costliest = sorted((turn["loss"] for turn in turns if turn["seat"] == 0), reverse=True)[:3]
    missed = page.locator("[data-missed]")
    assert missed.count() == len(costliest) == 3
    missed.first.get_by_role("button", name="Show the answer").click()
    expect(missed.first).to_contain_text("Played:")
    expect(missed.first).to_contain_text("Better:")
    expect(missed.first.locator("b.good")).to_have_text(re.compile(rf"^\+{costliest[0]:.1f}$"))

    missed.first.get_by_role("link", name="Look at the position").click()
    worst = max(turns, key=lambda turn: turn["loss"] if turn["seat"] == 0 else 0.0)
    expect(page.locator(".page")).to_have_attribute("data-step", str(worst["decision"]))
    assert page.get_by_label("View of").input_value() == "0", "through one's own eyes"
