"""The door through which JavaScript comes in: plain texts and numbers, nothing else."""

from collections.abc import Awaitable

from hotelier.server.offline import requests
from hotelier.server.offline.bots import Hurry
from hotelier.server.offline.house import House, Send
from hotelier.server.offline.shelf import Drawer
from hotelier.server.offline.thinkers import AskWorker, Thinkers


class BrowserHouse:
    """The house as a Web Worker sees it (web/src/engine/worker.ts)."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connect = house.connect
        self.disconnect = house.disconnect
        self.heard = house.heard

    def ask(
        self, method: str, path: str, token: str | None = None, body: str | None = None
    ) -> Awaitable[str]:
        return requests.ask(self.house, method, path, token, body)


def open_house(drawer: Drawer, send: Send, ask: AskWorker, hurry: Hurry) -> BrowserHouse:
    return BrowserHouse(House(drawer, send, Thinkers(ask).think, hurry))
