"""Takes a picture of every screen, at desktop and phone size, by day and by night: `make screenshots`.

They go to build/screenshots/; the best two go to the README. Arguments name the screens that are wanted.
Needs chromium.
"""

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import hotelier
from hotelier.bots import make_bot
from hotelier.client import Place, Server, person
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.listening import hear_action
from hotelier.core.perspective import Perspective
from hotelier.wire.messages.opening import NewTable, TableMade
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
README = {"austria-turn desktop light": "austria.png", "leopold desktop dark": "leopold.png"}
NAMES = ("Ada", "Béla", "Clara", "Dora")
SEED = 3

Go = Callable[[Page], None]
"""What is done before the picture is taken."""


def seated(server: Server, game: Game) -> Place:
    """The seat to move at a table that goes on from where a game stands."""
    seats = [person(NAMES[seat]) for seat in range(game.seats)]
    wanted = NewTable(seats, record=game.record(), at=len(game.history))
    made = server.ask("POST", "/tables", TableMade, wanted)
    seat = game.to_move or 0
    place = server.at(made.table, made.seats[seat].token)
    place.join(NAMES[seat])
    return place


def path_of(place: Place) -> str:
    return f"/t/{place.table}#{place.token}"


def played(name: str, seats: int, until: Callable[[Game], bool], seed: int, **options: Any) -> Game:
    """A game between sound players, up to a moment."""
    game = hotelier.new_game(name, seats=seats, seed=seed, **options)
    bot = make_bot("greedy", Seeded(seed))
    while game.to_move is not None and not until(game):
        game.apply(bot.choose(Perspective(game, game.to_move)))
    return game


def on_turn(rounds: int) -> Callable[[Game], bool]:
    """The beginning of somebody's turn in a round."""

    def asked(game: Game) -> bool:
        view = game.view(None)
        return (
            view["round"] >= rounds and view["question"]["kind"] == "turn" and not view["turn"]["touched"]
        )

    return asked


def best(games: list[Game]) -> Game:
    """The game with the fullest house."""

    def fullness(game: Game) -> int:
        player = game.view(None)["players"][game.to_move or 0]
        guests = sum(table is not None for table in player["tables"])
        rooms = 2 * len(player["occupied"]) + len(player["vacant"])
        hand = min(int(player["hand_size"]), 4)
        return rooms + 2 * len(player["staff"]) + 4 * guests + 3 * hand

    return max(games, key=fullness)


@contextmanager
def page_of(browser: Browser, size: tuple[int, int], scheme: Any, pace: str) -> Iterator[Page]:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 600,
        color_scheme=scheme,
        locale="en-GB",
    )
    context.set_default_timeout(20_000)
    context.add_init_script(f"localStorage['hotelier.pace'] = '{pace}'")
    yield context.new_page()
    context.close()


class Camera:
    """Takes the pictures of one size and light."""

    def __init__(self, browser: Browser, url: str, size: str, scheme: str) -> None:
        self.browser = browser
        self.url = url
        self.size = size
        self.scheme = scheme

    def shoot(self, name: str, path: str, go: Go | None = None, pace: str = "quick") -> None:
        if sys.argv[1:] and name not in sys.argv[1:]:
            return
        with page_of(self.browser, SIZES[self.size], self.scheme, pace) as page:
            address, _, token = path.partition("#")
            if token:  # as in the browser of who sits there: a link that was handed on would ask for a name
                key = {"table": address.rpartition("/")[2], "token": token, "game": "", "with": ""}
                page.add_init_script(f"localStorage['hotelier.tables'] = {json.dumps(json.dumps([key]))}")
            page.goto(self.url + address)
            page.wait_for_load_state("networkidle")
            if go:
                go(page)
            page.wait_for_timeout(900)  # what moves has arrived
            file = PLACE / f"{name}-{self.size}-{self.scheme}.png"
            page.screenshot(path=file)
            wanted = README.get(f"{name} {self.size} {self.scheme}")
            if wanted:
                shutil.copy(file, ROOT / "docs" / "images" / wanted)


def steps_of_leopold(page: Page) -> None:
    """Ends the turn and follows Leopold to his die."""
    page.keyboard.press("c")
    page.locator('dialog [data-action="end"]').click()
    for _ in range(2):
        page.locator("[data-action=stage-next]").click()
        page.wait_for_timeout(500)


def check_of_bookings(page: Page) -> None:
    page.keyboard.press("c")
    page.locator("dialog [data-action]").first.click()
    for _ in range(5):
        page.locator("[data-action=stage-next]").click()
        page.wait_for_timeout(400)


def press(*keys: str) -> Go:
    def go(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(200)

    return go


def click(*selectors: str) -> Go:
    def go(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
            page.wait_for_timeout(400)

    return go


def leopold_next(game: Game) -> bool:
    """The end of an own turn, after which Leopold has his."""
    view = game.view(None)
    if view["round"] < 3 or view["question"]["kind"] != "turn" or not view["turn"]["die_taken"]:
        return False
    told = hear_action(game.clone(), game.parse("end"))
    return any(each.event["kind"] == "instruction_drawn" for each in told)


def last_placement(game: Game) -> bool:
    view = game.view(None)
    return bool(view["round"] == 2 and view["question"] == {"kind": "place", "placement": 5})


def opens_hotel(game: Game) -> bool:
    """Whether the next decision leads to a check of bookings."""
    told = hear_action(game.clone(), game.legal_actions()[0])
    return any(each.event["kind"] == "hotel_opened" for each in told)


def games() -> dict[str, Game]:
    """The tables that are shown."""
    check = played("overbooking", 3, last_placement, 5, bonus="expert")
    while check.to_move is not None and not opens_hotel(check):
        check.apply(check.legal_actions()[0])
    return {
        "turn": best([played("austria", 3, on_turn(5), seed) for seed in range(6)]),
        "solo": best([played("austria", 1, leopold_next, seed, difficulty="medium") for seed in range(6)]),
        "placing": played("overbooking", 4, lambda game: len(game.history) >= 13, 4, bonus="expert"),
        "check": check,
    }


def finished(server: Server) -> str:
    """A table where the game is over, played move by move."""
    game = hotelier.new_game("austria", seats=2, seed=SEED)
    made = server.make_table("austria", [person(NAMES[seat]) for seat in range(2)], seed=SEED)
    places = [server.at(made.table, link.token) for link in made.seats]
    for place, name in zip(places, NAMES, strict=False):
        place.join(name)
    bot = make_bot("greedy", Seeded(SEED))
    version = places[0].state().version
    while game.to_move is not None:
        seat = game.to_move
        action = bot.choose(Perspective(game, seat))
        version = places[seat].move(game.notation(action), version).version
        game.apply(action)
    return path_of(places[0])


def take_all(browser: Browser, server: Server) -> None:
    tables = games()
    over = finished(server)
    for size, scheme in product(SIZES, ("light", "dark")):
        camera = Camera(browser, server.url, size, scheme)
        turn = path_of(seated(server, tables["turn"]))
        camera.shoot("start", "/")
        camera.shoot("friends", "/", click("[data-start=friends]"))
        camera.shoot("rules", "/rules")
        camera.shoot("austria-turn", turn)
        camera.shoot("austria-log", turn, press("l"))
        camera.shoot("austria-menu", turn, click("header nav button:last-child"))
        camera.shoot("austria-die", turn, click('[data-action^="open"]:visible'))
        if size == "phone":
            for number in range(2, 6):
                there = click(f"nav.places button:nth-child({number})")
                camera.shoot(f"austria-place{number}", turn, there)
        else:
            camera.shoot("austria-rival", turn, click(".rival"))
        solo = path_of(seated(server, tables["solo"]))
        camera.shoot("leopold", solo, steps_of_leopold, pace="steps")
        placing = path_of(seated(server, tables["placing"]))
        camera.shoot("overbooking-place", placing, click('[data-action^="card"]:visible'))
        check = path_of(seated(server, tables["check"]))
        camera.shoot("overbooking-check", check, check_of_bookings, pace="steps")
        camera.shoot("result", over)
        camera.shoot("replay", over, click("dialog [data-replay]"))


def main() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(f"sqlite+aiosqlite:///{folder}/tables.sqlite", Path(folder, "log"))
        running.wait_until_ready()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        take_all(browser, running.client())
        browser.close()
        running.stop()
    print(f"pictures in {PLACE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
