"""Takes a picture of every screen, at desktop and phone size, by day and by night: `make screenshots`.

They go to build/screenshots/; the best two go to the README. Needs chromium.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import hotelier
from hotelier.core.game import Game
from tests.server.running import Running
from web.scripts.fixtures import choose

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
README = {"austria-turn desktop light": "austria.png", "leopold desktop dark": "leopold.png"}
NAMES = ("Ada", "Béla", "Clara", "Dora")

Json = dict[str, Any]


class Table:
    """A table in the middle of a game."""

    def __init__(self, server: str, game: Game, seats: list[Json]) -> None:
        asked = {"record": game.record(), "at": len(game.history), "seats": seats}
        made = httpx.post(f"{server}/api/v1/tables", json=asked).raise_for_status().json()
        seat = game.to_move or 0
        name = {"name": NAMES[seat]}
        key = {"Authorization": f"Bearer {made['seats'][seat]['token']}"}
        joined = httpx.post(f"{server}/api/v1/tables/{made['table']}/join", json=name, headers=key)
        self.path = f"/t/{made['table']}#{joined.raise_for_status().json()['token']}"


def played(name: str, seats: int, until: Callable[[Game], bool], seed: int, **options: Any) -> Game:
    game = hotelier.new_game(name, seats=seats, seed=seed, **options)
    rng = Random(seed)
    while game.to_move is not None and not until(game):
        game.apply(choose(game, rng))
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
        return 2 * len(player["occupied"]) + len(player["vacant"]) + 3 * len(player["staff"])

    return max(games, key=fullness)


def persons(seats: int) -> list[Json]:
    return [{"kind": "person", "name": NAMES[seat]} for seat in range(seats)]


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

    def shoot(
        self, name: str, path: str, go: Callable[[Page], None] | None = None, pace: str = "quick"
    ) -> None:
        with page_of(self.browser, SIZES[self.size], self.scheme, pace) as page:
            page.goto(self.url + path)
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


def press(*keys: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(200)

    return go


def click(*selectors: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
            page.wait_for_timeout(400)

    return go


def leopold_to_move(game: Game) -> bool:
    """The end of the own last turn of a round, so that Leopold is next."""
    view = game.view(None)
    return (
        view["round"] >= 3
        and view["question"]["kind"] == "turn"
        and view["turn"]["die_taken"]
        and view["players"][1]["number"] is not None
    )


def last_placement(game: Game) -> bool:
    view = game.view(None)
    return bool(view["round"] == 2 and view["question"] == {"kind": "place", "placement": 5})


def games() -> dict[str, tuple[Game, list[Json]]]:
    """The tables that are shown."""
    turn = best([played("austria", 3, on_turn(5), seed) for seed in range(8)])
    solo = best([played("austria", 1, leopold_to_move, seed, difficulty="medium") for seed in range(8)])
    placing = played("overbooking", 4, lambda game: len(game.history) >= 13, 4, bonus="expert")
    check = played("overbooking", 3, last_placement, 5, bonus="expert")
    while check.view(None)["question"] and not check.news(check.legal_actions()[0]):
        check.apply(check.legal_actions()[0])
    return {
        "turn": (turn, persons(3)),
        "solo": (solo, persons(1)),
        "placing": (placing, persons(4)),
        "check": (check, persons(3)),
    }


def finished(server: str) -> str:
    """A table of bots where the game is over: the record's last decision is left to make."""
    game = played("austria", 2, lambda game: False, 11)
    record = game.record()
    almost = hotelier.replay({**record, "actions": record["actions"][:-1]})
    table = Table(server, almost, persons(2))
    token = table.path.partition("#")[2]
    path = f"{server}/api/v1{table.path.partition('#')[0].replace('/t/', '/tables/')}/moves"
    move = {"version": 0, "action": record["actions"][-1], "key": "last"}
    httpx.post(path, json=move, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
    return table.path


def take_all(browser: Browser, url: str) -> None:
    tables = games()
    over = finished(url)
    for size, scheme in ((size, scheme) for size in SIZES for scheme in ("light", "dark")):
        camera = Camera(browser, url, size, scheme)

        def path(name: str) -> str:
            return Table(url, *tables[name]).path

        camera.shoot("start", "/")
        camera.shoot("friends", "/", click("[data-start=friends]"))
        camera.shoot("rules", "/rules")
        turn = path("turn")
        camera.shoot("austria-turn", turn)
        camera.shoot("austria-log", turn, press("l"))
        camera.shoot(
            "austria-menu", turn, press("?") if size == "phone" else click("nav button:last-child")
        )
        camera.shoot("austria-die", turn, click('[data-action^="open"]:visible'))
        if size == "phone":
            for place in range(1, 5):
                camera.shoot(
                    f"austria-place{place}", turn, click(f"nav.places button:nth-child({place + 1})")
                )
        else:
            camera.shoot("austria-rival", turn, click(".rival"))
        camera.shoot("leopold", path("solo"), steps_of_leopold, pace="steps")
        camera.shoot("overbooking-place", path("placing"), click('[data-action^="card"]:visible'))
        camera.shoot("overbooking-check", path("check"), check_of_bookings, pace="steps")
        camera.shoot("result", over)
        camera.shoot("replay", over, click("dialog footer button:nth-child(2)"))


def main() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(f"sqlite+aiosqlite:///{folder}/tables.sqlite", Path(folder, "log"))
        server.wait_until_ready()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        take_all(browser, server.url)
        browser.close()
        server.stop()
    print(f"pictures in {PLACE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
