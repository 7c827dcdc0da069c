"""The analysis of a finished game in the page."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

import hotelier
from hotelier.analysis import judging
from hotelier.analysis.analyst import Analyst
from hotelier.analysis.judging import Care
from hotelier.analysis.shapes import JudgedTurn
from hotelier.bots.levels import QUICK
from hotelier.client import Place, person
from hotelier.core.game import Game, Json
from hotelier.server.study.analyses import turn_to_keep
from tests.analysis.test_analysis import play
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.test_everyone import violations

SEED = 1
LABOURERS = "6"


class Sabotage:
    """Once in round 3 seat 0 sends labourers to the back door of a hotel where its own guests queue: three
    beds fewer for them."""

    def __init__(self) -> None:
        self.decision: int | None = None

    def __call__(self, game: Game) -> int | None:
        view = game.view(0)
        if self.decision is not None or game.to_move != 0 or view["round"] != 3:
            return None
        for action in game.legal_actions():
            _, beds, place, hotel = game.notation(action).split()
            queue = view["hotels"][int(hotel) - 1]["queue"]
            if (beds, place) == (LABOURERS, "door") and any(card["owner"] == 0 for card in queue):
                self.decision = game.decisions
                return action
        return None


def over(server: Running, record: Json) -> Place:
    """The own seat of a table at which a game has been played as in a record."""
    client = server.client()
    made = client.make_table("overbooking", [person("Ada"), person("Max")], seed=SEED)
    places = [client.at(made.table, seat.token) for seat in made.seats]
    for place, name in zip(places, ("Ada", "Max"), strict=True):
        place.join(name)
    for action in record["actions"]:
        state = places[0].state()
        assert state.to_move is not None
        places[state.to_move].move(action, state.version)
    return places[0]


def judged(record: Json, monkeypatch: pytest.MonkeyPatch) -> list[JudgedTurn]:
    """All turns of a game: the own ones as an analysis does, the others hastily."""
    careful = Analyst(record)
    own = {number: careful.turn(number) for number, turn in enumerate(careful.played) if turn.seat == 0}
    monkeypatch.setitem(judging.CARE, "quick", Care(10, QUICK, duels=2, flat_duels=20))
    return [own.get(number) or careful.turn(number) for number in range(len(careful))]


def test_a_planted_blunder_is_among_the_three_that_are_exercises(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but one turn of the other seat was judged before; that one is judged while the page waits."""
    sabotage = Sabotage()
    place = over(server, play(hotelier.new_game("overbooking", seats=2, seed=SEED), "waiter", sabotage))
    turns = judged(place.record(), monkeypatch)
    rows = [(place.table, "quick", number, turn_to_keep(turn)) for number, turn in enumerate(turns)]
    rows.remove(next(row for row, turn in zip(rows, turns, strict=True) if turn["seat"] == 1))
    file = server.environment["HOTELIER_DATABASE_URL"].removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(file) as database:
        database.executemany("INSERT INTO analyses VALUES (?, ?, ?, ?)", rows)

    page = visit(f"/t/{place.table}#{place.token}", size=PHONE)
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

    blunder = next(number for number, turn in enumerate(turns) if turn["decision"] == sabotage.decision)
    page.locator(f"[data-missed='{blunder}']").get_by_role("link", name="Look at the position").click()
    shown = page.locator(".page[data-turn]")
    expect(shown).to_have_attribute("data-turn", str(blunder))
    expect(page.locator("[data-told]")).to_have_count(0)  # first the question
    assert violations(page) == []
    page.locator("[data-plans]").click()
    page.locator("[data-answer]").click()
    expect(page.locator(".through")).to_contain_text("Better:")
    steps = shown.get_attribute("data-steps") or ""
    assert int(steps) >= 1
    expect(shown).to_have_attribute("data-step", steps)  # it is played through by itself
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits a phone"
    page.locator("[data-plans]").click()
    expect(page.locator("[data-told=better]")).to_contain_text(f"+{turns[blunder]['loss']:.1f}")
    expect(page.locator("[data-told=played]")).to_contain_text("back door")
    assert violations(page) == []
    page.locator("[data-show=played]").click()
    expect(page.locator(".through")).to_contain_text("Played:")
    page.go_back()
    page.locator("[data-analysis=quick]").wait_for()
    page.go_forward()
    page.locator("[data-plans]").click()
    page.locator("aside").get_by_role("link", name="Replay").click()
    expect(page.locator(".page")).to_have_attribute("data-step", str(sabotage.decision))
    assert page.get_by_label("View of").input_value() == "0", "through one's own eyes"
