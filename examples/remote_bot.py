"""A bot at a remote table: it sits down with a seat's link and plays until the game is over.

    hotelier serve &
    python examples/remote_bot.py http://localhost:8000              # makes a table and plays against a bot
    python examples/remote_bot.py http://localhost:8000/t/TABLE#TOKEN   # takes the seat of a link

It sees what its seat may see, and nothing else.
"""

import sys

from hotelier import HotelierError
from hotelier.client import Place, Server, bot, person
from hotelier.wire.messages.table import TableState


def choose(state: TableState) -> str:
    """Serve guests first, then take points as they come, and end the turn when nothing else is left."""
    wishes = ("move", "claim", "place", "get", "play", "room", "guest", "die", "take")
    for kind in wishes:
        for action in state.legal:
            if action["kind"] == kind:
                return str(action["notation"])
    return str(state.legal[0]["notation"])


def sit_down(link: str) -> Place:
    url, _, rest = link.partition("/t/")
    server = Server(url)
    if rest:
        table, _, token = rest.partition("#")
        return server.at(table, token)
    made = server.make_table("austria", [person(), bot("random")])
    print("to watch:", f"{server.url}/t/{made.table}#{made.watch}")
    return server.at(made.table, made.seats[0].token)


def main() -> None:
    place = sit_down(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000")
    place.join("remote bot")
    end = place.play(choose)
    if end.finished is not None:
        print("scores:", *end.finished.scores)
    place.server.close()


if __name__ == "__main__":
    try:
        main()
    except HotelierError as error:
        sys.exit(f"hotelier: {error}")
