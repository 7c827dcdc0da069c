"""The site without a server: the built folder, served by Python's own static server, two levels down."""

import gzip
import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

import build_site
from bench.site import KEPT, Quiet
from build_page import ROOT
from hotelier.core.chance import Seeded
from hotelier.core.records import to_text
from hotelier.games import new_game
from hotelier.server.bots.bot_process import Task
from hotelier.server.study.replays import replay_of_upload
from hotelier.wire.messages.study import ReplayRequest
from tests.server.running import Running
from tests.site.building import built
from tests.site.played import random_games
from tests.web.conftest import DESKTOP, PHONE, TAUGHT, Window
from tests.web.player import Player, begin
from tests.web.test_everyone import violations

CHOSEN = {"pace": "instant", "pencil": "known", "lessons": TAUGHT}
LATER = """(stored) => {
  for (const [name, value] of Object.entries(stored)) localStorage["hotelier." + name] = value;
}"""


THOUGHT = """async ({ worker, folder, parts, task }) => {
  const unpacked = async ({ name, file }) => {
    const stream = (await fetch(folder + file)).body.pipeThrough(new DecompressionStream("gzip"));
    return [name, new Uint8Array(await new Response(stream).arrayBuffer())];
  };
  const files = new Map(await Promise.all(parts.map(unpacked)));
  const thinker = new Worker(worker, { type: "module" });
  const patience = URL.createObjectURL(new Blob(["yes"]));
  const thought = new Promise((done) => (thinker.onmessage = ({ data }) => done(data.thought)));
  thinker.postMessage({ kind: "start", folder, files });
  thinker.postMessage({ kind: "think", number: 1, task, patience });
  setTimeout(() => URL.revokeObjectURL(patience), 500);
  return thought;
}"""
"""A worker that thinks is told to come to an end, some time after it was asked."""


REPLAYS = """async ({ worker, folder, parts, records }) => {
  const house = new Worker(worker, { type: "module" });
  house.postMessage({ kind: "start", folder, parts });
  const wish = { kind: "ask", method: "POST", path: "/records/replay", token: null };
  records.forEach((body, number) => house.postMessage({ ...wish, number, body }));
  const told = [];
  await new Promise((done, fail) => (house.onmessage = ({ data }) => {
    if (data.kind === "failed") fail(data.why);
    if (data.kind === "answer") told[data.number] = data.text;
    if (Object.keys(told).length === records.length) done();
  }));
  return told;
}"""
"""What another worker with the house answers to records: each as it is played again."""

BOX = ROOT / "examples" / "my-box.json"
NAMES = {"de": "Deutsch", "it": "Italiano", "es": "Español", "ru": "Русский", "en": "English"}


class StaticHost:
    """A folder on the web, until it is closed; opened again it has the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.is_open = False
        self.open()
        self.url = f"http://127.0.0.1:{self.port}/games/hotelier/"

    def open(self) -> None:
        if self.is_open:
            return
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", self.port), partial(Quiet, directory=str(self.folder))
        )
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.is_open = True

    def close(self) -> None:
        if self.is_open:
            self.server.shutdown()
            self.server.server_close()
            self.is_open = False


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for a static host, in which the site lies two levels down."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "games").mkdir()
    (folder / "games" / "hotelier").symlink_to(built())
    return folder


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[StaticHost]:
    host = StaticHost(folder)
    yield host
    host.close()


@pytest.fixture
def site(host: StaticHost) -> StaticHost:
    host.open()  # a test may have closed it
    return host


REFUSES = """const refused = () => { throw new DOMException("not here", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  if (name in self) Object.defineProperty(self, name, { get: refused });
"""
"""A browser that was told to keep nothing, in a page and in a worker."""


def opened(
    browser: Browser, site: StaticHost, size: tuple[int, int], keeps: bool = True, **media: Any
) -> Window:
    """A browser that has never seen the site before its start page; perhaps it keeps nothing of it."""
    window = Window(browser, size[0] < 600, {} if keeps else {"service_workers": "block"})
    window.expected = "ERR_CONNECTION"
    if not keeps:
        window.expected = "blocked by Playwright"
        window.page.add_init_script(REFUSES)
        window.page.route("**/assets/worker-*.js", refuse)
    if keeps:
        window.context.add_init_script(f"({LATER})({CHOSEN})")
    show(window, site, size, **media)
    return window


@pytest.fixture(scope="module")
def kept(browser: Browser, host: StaticHost) -> Iterator[Window]:
    """A browser that keeps the site, for one test after the other."""
    window = opened(browser, host, DESKTOP)
    yield window
    window.context.close()


@pytest.fixture
def desk(kept: Window, site: StaticHost) -> Window:
    return again(kept, site, DESKTOP)


@pytest.fixture(scope="module")
def pocket(browser: Browser, host: StaticHost) -> Iterator[Window]:
    """The same on a phone, by night."""
    window = opened(browser, host, PHONE, color_scheme="dark")
    yield window
    window.context.close()


def again(window: Window, site: StaticHost, size: tuple[int, int]) -> Window:
    """A browser with a new tab, of which nobody has complained yet."""
    window.expected = "ERR_CONNECTION"
    window.complaints.clear()
    before, window.page = window.context.pages, window.tab()
    for page in before:
        page.close()
    show(window, site, size)
    return window


def show(window: Window, site: StaticHost, size: tuple[int, int], **media: Any) -> None:
    window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.page.emulate_media(**{"reduced_motion": "reduce", **media})
    window.page.goto(site.url)


def refuse(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=REFUSES + answer.text())


def played(page: Page, clicks: int) -> Player:
    """Decide something, `clicks` times."""
    player = Player(page, seed=3)
    player.play(done=lambda: player.clicks >= clicks or bool(player.seen()["over"]))
    return player


HURRIES = """() => {
  const hurries = new BroadcastChannel("hotelier.hurry");
  setInterval(() => hurries.postMessage(location.hash.replace("#/t/", "")), 50);
}"""
"""As the button does that makes a bot move now, in another tab."""


class Advised(Player):
    """Somebody who does what the first hint says, and waits neither for a better one nor for bots."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        page.evaluate(HURRIES)

    def click(self, action: str) -> None:
        self.page.keyboard.press("h")
        self.page.locator(".hint li button").first.click()
        self.page.locator(".hint").wait_for(state="detached")
        self.clicks += 1


class Beginner(Advised):
    """Somebody who asks for a hint where a decision begins at which something new can be done."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.known: set[str] = set()
        self.new: set[str] = set()
        self.version: str | None = None

    def choose(self, actions: list[str]) -> str:
        self.new = {action.partition(" ")[0] for action in actions} - self.known
        return super().choose(actions)

    def click(self, action: str) -> None:
        before, self.version = self.version, self.page.locator(".page").get_attribute("data-version")
        if self.new and self.version != before:
            self.known |= self.new
            super().click(action)
        else:
            Player.click(self, action)


MEMORY = """async (deed) => {
  const memories = await caches.open("hotelier memory");
  const [address] = await memories.keys();
  const kept = await memories.match(address);
  const bytes = await kept.arrayBuffer();
  const headers = { mark: "marked" };
  if (deed === "mark") await memories.put(address, new Response(bytes, { headers }));
  if (deed === "spoil") await memories.put(address, new Response("nonsense", { headers }));
  return kept.headers.get("mark") ?? "new";
}"""
"""What a start keeps for the next one is marked, spoilt or looked at: who can use it leaves it there."""


def wait_until_kept(page: Page) -> None:
    """Until the whole site is in the browser, and what it keeps for the next start."""
    page.evaluate(KEPT)


def engine(site: StaticHost, worker: str) -> dict[str, Any]:
    """What a worker of the site is started with."""
    script = next((build_site.SITE / "assets").glob(f"{worker}-*.js")).name
    parts = json.loads(build_site.PARTS.read_text(encoding="utf-8"))
    return {"worker": f"{site.url}assets/{script}", "folder": f"{site.url}engine/", "parts": parts}


def test_a_game_against_leopold_survives_a_killed_tab_and_ends_with_hints_without_a_network(
    kept: Window, site: StaticHost
) -> None:
    page = kept.page
    expect(page.locator("[data-start=friends]")).to_be_disabled()
    expect(page.get_by_text("Links for friends need a server")).to_be_visible()
    page.locator("[data-start=leopold]").click()  # while the engine is still on its way
    page.locator("main.table").wait_for()
    assert page.url.startswith(site.url + "#/t/")
    page.keyboard.press("h")
    page.locator(".hint li button").first.click()
    expect(page.locator(".hint")).to_have_count(0)
    played(page, 12)
    page.locator(".page[data-busy=false]").wait_for()
    before = page.locator(".rounds").get_attribute("aria-label")
    version = page.evaluate(LOG)["version"]
    page.locator("[data-action]:visible").first.evaluate("(button) => button.click()")
    page.close()

    page = kept.tab()
    page.goto(site.url)
    page.locator("[data-table] a").click()
    page.locator("main.table").wait_for()
    log = page.evaluate(LOG)  # the click is there with all it led to, or it never was
    assert log["version"] == log["row"] and log["entries"] == list(range(1, log["version"] + 1))
    assert log["version"] in (version, version + 1)
    assert page.locator(".rounds").get_attribute("aria-label") == before
    played(page, 5)
    page.workers[0].evaluate("setTimeout(() => { throw new Error('out of memory') })")
    page.get_by_role("button", name="Try again").click()
    played(page, 5)
    no_room_for_a_decision(page)

    wait_until_kept(page)
    site.close()
    page.goto(site.url)
    expect(page.locator("[data-start=leopold]")).to_be_enabled()
    page.workers[0].evaluate(UNREADABLE)
    page.locator("[data-carry]").click()
    page.get_by_role("status").get_by_text("Something went wrong").wait_for()  # and there is no empty file
    page.workers[0].evaluate("mend()")
    page.locator("[data-table] a").click()
    page.locator("main.table").wait_for()
    Beginner(page, seed=1).play()
    help_at_a_real_table(page)
    learning(page)
    assert [each for each in kept.complaints if "pageerror" in each] == ["pageerror: out of memory"]


LOG = """async () => {
  const ready = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  const database = await ready(indexedDB.open("hotelier"));
  const transaction = database.transaction(["tables", "entries"]);
  const [{ row }] = await ready(transaction.objectStore("tables").getAll());
  const entries = await ready(transaction.objectStore("entries").getAll());
  database.close();
  return { version: row.version, entries: entries.map((entry) => entry.version), row: entries.length };
}"""
"""What the browser keeps of its only table."""


FULL = """() => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
  self.makeRoom = () => { IDBObjectStore.prototype.put = put; };
}"""


UNREADABLE = """() => {
  const { getAllKeys } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAllKeys = () => { throw new DOMException("broken", "UnknownError"); };
  self.mend = () => { IDBObjectStore.prototype.getAllKeys = getAllKeys; };
}"""


def no_room_for_a_decision(page: Page) -> None:
    """What a full browser cannot keep is not done, and this is said; when there is room, play goes on."""
    page.locator(".page[data-busy=false]").wait_for()
    page.workers[0].evaluate(FULL)
    full = page.locator("[data-trouble=full]")
    Player(page, seed=4).play(done=full.is_visible)
    page.workers[0].evaluate("makeRoom()")
    page.locator("[data-trouble] button").click()
    played(page, 5)


def help_at_a_real_table(page: Page) -> None:
    """All that lies beside the box is there without a network, after a reload, too."""
    page.evaluate("location.hash = '/companion'")
    page.locator("[data-begin]").click()
    for number in (0, 1):
        expect(page.locator("[data-asked=step]")).to_have_attribute("data-number", str(number))
        page.locator("[data-choice]").first.click()
    page.reload()
    expect(page.locator("[data-asked]")).to_have_attribute("data-number", "2")
    page.evaluate("location.hash = '/deal'")
    page.locator("[data-shuffle]").click()
    expect(page.locator("[data-start]")).to_be_visible()
    page.evaluate("location.hash = '/enter'")
    page.locator("[data-begin]").click()
    page.locator("[data-asked=start] button").first.click()
    expect(page.locator("[data-asked=objectives]")).to_be_visible()
    page.evaluate("location.hash = '/score'")
    page.locator("[data-cell='0 guests']").fill("7")
    expect(page.locator("[data-total='0']")).to_have_text("7")
    page.evaluate("location.hash = '/box'")
    expect(page.locator("[data-progress]")).to_be_visible()


def learning(page: Page) -> None:
    """And so is all with which one learns: a guide, exercises, another game's record; and one's own box."""
    page.evaluate("location.hash = '/exercises'")
    page.locator("[data-next]").click()
    page.locator("[data-plan='0']").click()
    expect(page.locator(".verdict")).to_contain_text("That is the best plan.")
    page.evaluate("location.hash = '/'")
    page.locator("[data-lesson=austria]").click()
    expect(page.locator(".bubble")).to_contain_text("Welcome to Vienna!")
    page.evaluate("location.hash = '/'")
    elsewhere, rng = new_game("overbooking", seats=2, seed=3), Seeded(3)
    while elsewhere.play_random_action(rng):
        pass
    record = to_text(elsewhere.record()).encode()
    page.locator("label", has_text="Open the record").locator("input").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.locator("[data-analyse]").click()
    page.locator("[data-analysis=none] progress:not([value='0'])").wait_for()  # another worker is at it
    page.evaluate("location.hash = '/'")
    page.get_by_role("radio", name="Overbooking").click()
    page.locator("details.options summary").click()
    page.locator("[data-pack]").set_input_files(BOX)
    page.locator("[data-start=together]").click()
    page.locator("[data-person='0']").fill("Ada")
    page.locator("[data-person='1']").fill("Max")
    page.locator("[data-start=screen]").click()
    page.locator("[data-action=lift]").click()
    page.get_by_text("my box").first.wait_for()
    played(page, 2)


def test_a_strong_bot_thinks_beside_the_table_and_moves_when_it_is_told_to(
    desk: Window, site: StaticHost
) -> None:
    window = desk
    window.expected = "net::ERR"  # the address that tells it to move is gone
    page = window.page
    page.get_by_role("radio", name="Overbooking").click()
    page.get_by_label("Which bot").select_option("grand")
    page.locator("[data-start=bot]").click()
    page.locator("main.table").wait_for()
    seen = Player(page, seed=2)
    seen.play(done=lambda: page.locator("[data-hurry]").count() > 0)
    page.locator("[data-hurry]").click()
    played(page, 1)

    other = window.tab()
    other.goto(page.url)
    other.locator("main.table").wait_for()
    seen.play(done=lambda: page.locator("[data-hurry]").count() > 0)
    page.close()  # in the middle of a thought: the other tab thinks it anew
    page = other
    played(page, 1)

    game = new_game("austria", seats=2, seed=1)
    endless = Task("choose", "a table", game.record(), game.to_move or 0, f"search:{10**9}", 1)
    given = {**engine(site, "thinker"), "task": msgspec.json.encode(endless).decode()}
    thought = json.loads(page.evaluate(THOUGHT, given))
    assert game.parse(thought["action"]) in game.legal_actions()
    assert not window.complaints


def test_games_of_every_kind_in_the_browser_are_those_of_every_other_python(
    desk: Window, site: StaticHost
) -> None:
    page = desk.page
    wait_until_kept(page)
    page.evaluate(MEMORY, "mark")  # the other worker begins there: else it would keep its own instead
    played = [game.record() for _, game in random_games()]
    given = {
        **engine(site, "worker"),
        "records": [json.dumps({"record": record, "step": len(record["actions"])}) for record in played],
    }
    told = [json.loads(text) for text in page.evaluate(REPLAYS, given)]
    assert told == [replayed(record) for record in played]
    assert page.evaluate(MEMORY, "look") == "marked"
    assert not desk.complaints


def replayed(record: Any) -> Any:
    """The end of a game as this Python tells it."""
    step = replay_of_upload(ReplayRequest(record, step=len(record["actions"])))
    return json.loads(msgspec.json.encode(step))


def test_the_page_of_a_server_leads_to_one_that_goes_on_without_it(
    browser: Browser, tmp_path: Path
) -> None:
    tables = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    running = Running(tables, tmp_path / "server.log", site=str(built()))
    running.wait_until_ready()
    window = Window(browser, False, {})
    window.expected = "ERR_CONNECTION"
    page = window.page
    page.add_init_script(f"({LATER})({CHOSEN})")
    page.goto(running.url)
    page.locator("[data-offline]").click()
    page.wait_for_url(f"{running.url}/offline/")
    expect(page.locator("[data-server]")).to_have_attribute("href", "/")
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()
    played(page, 2)
    wait_until_kept(page)
    page.goto(running.url)
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()
    running.stop()
    page.get_by_role("link", name="Play without a connection").click()
    page.locator("[data-table] a").click()
    page.locator("main.table").wait_for()
    played(page, 2)
    assert not window.complaints
    window.context.close()


def test_a_whole_game_of_overbooking_by_hints_on_a_phone_its_replay_and_carrying_it_away(
    browser: Browser, pocket: Window, site: StaticHost
) -> None:
    page = pocket.page
    page.locator("progress").wait_for()
    found = {"start": violations(page)}
    begin(page, "bot", "Overbooking")
    Advised(page, seed=1).play()
    found["result"] = violations(page)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.locator(".scrubber").wait_for()
    with page.expect_download() as download:
        page.go_back()
        page.get_by_role("dialog").locator("[data-download]").click()
    assert download.value.suggested_filename.endswith(".json")
    page.goto(site.url)
    page.locator("[data-table]").wait_for()
    with page.expect_download() as download:
        page.locator("[data-carry]").click()
    page.locator("[data-table] button").click()
    expect(page.locator("[data-table]")).to_have_count(0)
    page.locator("[data-bring]").set_input_files(download.value.path())
    page.get_by_text("1 table has come.").wait_for()
    page.locator("[data-table] a").click()
    page.locator(".podium").wait_for()
    assert not any(found.values()), found
    assert not pocket.complaints

    another = opened(browser, site, PHONE, keeps=False)
    page = another.page
    expect(page.locator("[data-trouble=forgets]")).to_be_visible()
    assert not violations(page)
    page.locator("[data-trouble] button").click()
    page.locator("[data-bring]").set_input_files(download.value.path())
    page.get_by_text("1 table has come.").wait_for()
    page.locator("[data-table] a").first.click()
    page.locator(".podium").wait_for()
    page.evaluate("location.hash = '/'")
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()
    played(page, 3)
    assert not another.complaints
    another.context.close()


def test_the_house_in_the_browser_speaks_five_languages_on_a_phone(
    pocket: Window, site: StaticHost
) -> None:
    page = again(pocket, site, PHONE).page
    page.get_by_role("radio", name="Grand Austria Hotel").click()
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()
    played(page, 3)
    found = violations(page)
    told: dict[str, tuple[str | None, ...]] = {}
    for code, name in NAMES.items():
        page.evaluate("location.hash = '/'")
        page.locator("header button").last.click()
        page.locator("dialog select").filter(has_text=name).select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        page.keyboard.press("Escape")
        friends = page.locator("article", has=page.locator("[data-start=friends]")).inner_text()
        others = page.locator("[data-others]").inner_text()
        page.locator("[data-table] a").first.click()
        page.locator("main.table").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), code
        told[code] = friends, others, page.locator(".rounds").get_attribute("aria-label")
    assert all(len(set(each)) == len(NAMES) for each in zip(*told.values(), strict=True))
    for address in ("/profile", "/ratings", "/daily", "/cup/one"):
        page.evaluate("(address) => (location.hash = address)", address)
        page.locator("h1", has_text="Without a server").wait_for()
        page.evaluate("location.hash = '/'")
        page.locator("[data-table]").first.wait_for()
    assert not found
    assert not pocket.complaints


def test_an_update_comes_with_a_word_and_leaves_all_games_as_they_are(
    desk: Window, folder: Path, site: StaticHost
) -> None:
    page = desk.page
    begin(page, "bot", "Overbooking")
    page.evaluate("location.hash = '/'")
    page.get_by_role("radio", name="Grand Austria Hotel").click()
    page.locator("[data-start=leopold]").click()
    page.locator("main.table").wait_for()
    played(page, 4)
    wait_until_kept(page)
    page.evaluate(MEMORY, "spoil")
    old, new = folder / "games" / "hotelier", folder / "newer"
    make_newer(new)
    old.unlink()
    old.symlink_to(new)
    try:
        page.reload()
        page.locator("[data-renew]").wait_for()
        page.locator("main.table").wait_for()
        wait_until_kept(page)
        assert page.evaluate(MEMORY, "look") == "new"  # not the spoilt one
        page.locator("[data-renew]").click()
        page.locator("meta[name=newer]").wait_for(state="attached")
        page.locator("main.table").wait_for()
        played(page, 2)
        caches = page.evaluate("caches.keys()")
        assert len(caches) == 2 and "hotelier memory" in caches
        page.evaluate("location.hash = '/'")
        frozen = page.locator("[data-table]", has_text="Overbooking").first
        expect(frozen).to_contain_text("begun with other rules")
        frozen.locator("a").click()
        page.locator("main", has_text="begun with other rules").wait_for()
    finally:
        old.unlink()
        old.symlink_to(built())
    assert not desk.complaints


OTHER_RULES = (b'{"id": "1a", "beds": 13', b'{"id": "1a", "beds": 12')


def make_newer(folder: Path) -> None:
    """The site as an update brings it, which has other hotels of Overbooking, too."""
    shutil.copytree(built(), folder)
    part = next(
        part
        for part in json.loads(build_site.PARTS.read_text(encoding="utf-8"))
        if part["name"] == "hotelier"
    )
    archive = gzip.decompress((folder / "engine" / part["file"]).read_bytes())
    changed = build_site.pack(folder / "engine", "hotelier", archive.replace(*OTHER_RULES))
    assert changed["file"] != part["file"]
    (folder / "assets").rename(folder / "newer")  # names never mean another file
    for file in (folder / "index.html", folder / "offline.js", *(folder / "newer").glob("*.js")):
        text = file.read_text(encoding="utf-8").replace(part["file"], str(changed["file"]))
        for before, after in (
            ("assets/", "newer/"),
            ("<title>", "<meta name=newer><title>"),
            ('BUILD = "', 'BUILD = "new '),
        ):
            text = text.replace(before, after)
        file.write_text(text, encoding="utf-8")
