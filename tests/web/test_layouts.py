"""In every window the whole table can be seen and used: nothing lies over something else, nothing is cut
off, rooms keep their shape, and everything legal can be clicked."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hotelier
from hotelier.client import Place, Server, person
from hotelier.core.game import Game
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.tables import table_from
from web.scripts.fixtures import choose

SIZES = (
    *((390, 844), (768, 1024), (820, 1180), (1024, 768), (1280, 720), (1366, 768)),
    *((1440, 900), (1920, 1080), (2560, 1440)),
    (720, 450),  # 1440 × 900, enlarged to 200 %
)
MODULES = "1,2,3,4,5"
NAMES = ("Ada", "Béla", "Clara", "Dora")

LOOK = """async ([width, height]) => {
  const PARTS = [
    ".queue .guest", ".action-board .space", ".objective", ".rival", ".building .room", ".cafe .table",
    ".in-play .member", ".in-hand .card", ".tabs button", ".desk button", ".spread [data-action]", ".key",
    ".hall .row", ".hotels .slot", ".players > li", ".table > .hand .card", "nav.places button",
    "header button", ".queue .cost", ".bid", ".in-hand .place",
  ];
  const SLACK = 3;
  const found = [];
  const seen = (element) => element.checkVisibility();
  const name = (element) =>
    `${element.className} ${element.dataset.action ?? element.ariaLabel ?? element.textContent.trim()}`;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const within = (inner, outer) =>
    inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK;
  const scrolls = (element) => {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY))
        return true;
    return false;
  };
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const acts = new Set();

  const look = (place) => {
    const parts = [...new Set(PARTS.flatMap((part) => [...document.querySelectorAll(part)]))].filter(seen);
    const rects = new Map(parts.map((part) => [part, part.getBoundingClientRect()]));
    const free = new Set(parts.filter((part) => !scrolls(part)));
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const spread = document.querySelector(".spread");
    const under = (element) => spread && !spread.contains(element) && !element.closest(".desk");
    for (const part of parts) {
      const rect = rects.get(part);
      if (free.has(part) && !within(rect, window))
        found.push(`${place}: ${name(part)} is out of the window`);
      const panel = part.parentElement.closest(".panel, .house, .hotels, .reception");
      const inPanel = panel && free.has(part) && !part.closest(".spread, .key");
      if (inPanel && !within(rect, panel.getBoundingClientRect()))
        found.push(`${place}: ${name(part)} is larger than its place`);
      if (part.scrollHeight > part.clientHeight + SLACK || part.scrollWidth > part.clientWidth + SLACK)
        found.push(`${place}: ${name(part)} is cut: ${part.scrollWidth} × ${part.scrollHeight} in `
          + `${part.clientWidth} × ${part.clientHeight}`);
      for (const [other, elsewhere] of rects)
        if (meet(rect, elsewhere) && part !== other && free.has(part) && free.has(other)
            && !part.contains(other) && !other.contains(part) && !under(part) && !under(other))
          found.push(`${place}: ${name(part)} lies over ${name(other)}`);
    }
    for (const room of document.querySelectorAll(".building .room")) {
      const { width, height } = room.getBoundingClientRect();
      if (width && Math.abs(width / height - 1.1) > 0.05)
        found.push(`${place}: a room is ${width} × ${height}`);
    }
    for (const element of [...document.querySelectorAll("[data-action]")].filter(seen)) {
      if (under(element)) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (element.contains(hit)) acts.add(element.dataset.action);
      else found.push(`${place}: a click on ${name(element)} hits ${hit && name(hit)}`);
    }
    if (document.scrollingElement.scrollWidth > innerWidth)
      found.push(`${place}: the page scrolls sideways`);
  };

  await document.fonts.ready;
  do await drawn();
  while (innerWidth !== width || innerHeight !== height);
  const places = [...document.querySelectorAll("nav.places button")].filter(seen);
  const tabs = [...document.querySelectorAll(".tabs button")].filter(seen);
  for (const button of places.length ? places : tabs) {
    button.click();
    await drawn();
    look(button.textContent.trim());
  }
  if (!places.length && !tabs.length) look("the table");
  const rooms = [...document.querySelectorAll(".building .room")].map((room) => {
    const { left, top, width, height } = room.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
  return { found: [...new Set(found)], acts: [...acts].filter((act) => !act.startsWith("open ")), rooms };
}"""


def played(kind: str, seats: int, seed: int, until: Callable[[Game], bool], **options: Any) -> Game:
    """A game full of life, up to a moment."""
    game = hotelier.new_game(kind, seats=seats, seed=seed, **options)
    rng = Random(seed)
    while game.to_move is not None and not until(game):
        game.apply(choose(game, rng))
    return game


def on_turn(game: Game) -> bool:
    view = game.view(None)
    return (
        view["round"] >= 5
        and view["question"]["kind"] == "turn"
        and not view["turn"]["touched"]
        and view["players"][game.to_move or 0]["hand_size"] >= 6
    )


def asked(kind: str) -> Callable[[Game], bool]:
    return lambda game: bool(game.view(game.to_move)["question"]["kind"] == kind)


def seated(server: Server, game: Game) -> Place:
    """The seat to move at a table that goes on from where a game stands."""
    made = table_from(server, game, *(person(NAMES[seat]) for seat in range(game.seats)))
    seat = game.to_move or 0
    place = server.at(made.table, made.seats[seat].token)
    place.join(NAMES[seat])
    return place


def resize(page: Page, width: int, height: int) -> dict[str, Any]:
    page.set_viewport_size({"width": width, "height": height})
    looked: dict[str, Any] = page.evaluate(LOOK, [width, height])
    return looked


TABLES: dict[str, tuple[str, Callable[[], Game]]] = {
    "two": ("en", lambda: played("austria", 2, 8, on_turn)),
    "four": ("ru", lambda: played("austria", 4, 1, on_turn)),
    "two with modules": ("es", lambda: played("austria", 2, 6, on_turn, modules=MODULES)),
    "four with modules": ("de", lambda: played("austria", 4, 7, on_turn, modules=MODULES)),
    "auction": ("ru", lambda: played("austria", 4, 8, asked("bid"), modules=MODULES)),
    "ten cards": ("de", lambda: played("austria", 1, 7, asked("under"))),
    "overbooking for two": (
        "de",
        lambda: played("overbooking", 2, 15, lambda game: len(game.history) > 8),
    ),
    "overbooking for four": (
        "ru",
        lambda: played("overbooking", 4, 17, lambda game: len(game.history) > 20),
    ),
}


def sit(server: Running, visit: Visit, name: str) -> Page:
    """The page of who is to move at one of the tables."""
    language, game = TABLES[name]
    place = seated(server.client(), game())
    key = {"table": place.table, "token": place.token, "game": "", "with": ""}
    page = visit(f"/t/{place.table}", stored={"tables": json.dumps([key]), "language": language})
    page.locator("main.table").wait_for()
    return page


@pytest.mark.parametrize("name", TABLES)
def test_every_window_has_room_for_the_table(name: str, server: Running, visit: Visit) -> None:
    page = sit(server, visit, name)
    looked = {f"{width} × {height}": resize(page, width, height) for width, height in SIZES}
    assert not {size: seen["found"] for size, seen in looked.items() if seen["found"]}
    everything = set[str]().union(*(seen["acts"] for seen in looked.values()))
    assert everything
    missing = {size: everything - set(seen["acts"]) for size, seen in looked.items()}
    assert not {size: acts for size, acts in missing.items() if acts}


def test_a_hotel_keeps_its_size_whatever_is_asked(server: Running, visit: Visit) -> None:
    page = sit(server, visit, "auction")
    for width, height in ((1280, 720), (1024, 768), (1920, 1080)):
        asked_for = resize(page, width, height)["rooms"]
        page.locator(".desk [aria-expanded]").click()
        expect(page.locator(".spread")).to_be_hidden()
        assert resize(page, width, height)["rooms"] == asked_for
        page.locator(".desk [aria-expanded]").click()
        expect(page.locator(".spread")).to_be_visible()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


OVERLAPS = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].some((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}"""


def test_from_a_guest_to_the_dice(server: Running, visit: Visit) -> None:
    """The way of the pointer in every turn: what explains a guest stands beside the card, and neither hides
    the dice nor takes their click."""
    page = sit(server, visit, "two")
    dice = '.space[data-action^="open"]'
    for width, height in ((1024, 768), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for guest in range(1, 6):
            page.mouse.move(*middle(page, f".queue li:nth-child({guest}) .guest"), steps=4)
            name = page.locator(f".queue li:nth-child({guest}) .name").inner_text()
            expect(page.locator(".explanation h4")).to_have_text(name)
            assert not page.evaluate(OVERLAPS, [".explanation", ".space[data-action], .desk button"])
        page.mouse.move(*middle(page, dice), steps=8)
        page.mouse.down()
        page.mouse.up()
        expect(page.locator(".space.chosen")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".space.chosen")).to_have_count(0)
