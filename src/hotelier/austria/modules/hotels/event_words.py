"""What happens with module 3, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import Cause, Named, Words, joined, moved, paid, plural
from hotelier.core.game import Json


def _bid_made(table: Named, event: Json) -> str:
    outbid = f" and outbids {table.who(event['outbid'])}" if event["outbid"] is not None else ""
    return f"bids {plural(event['bid'], 'krone')} for {table.entrance(event['entrance'])}{outbid}"


WORDS: Final[dict[str, Words]] = {
    "entrances_offered": lambda t, e: (
        f"The entrances on offer are {joined([t.entrance(id) for id in e['entrances']])}"
    ),
    "bid_made": _bid_made,
    "entrance_taken": lambda t, e: f"takes {t.entrance(e['entrance'])} {paid(e)}",
    "table_added": lambda t, e: "has one more table in the café",
    "tokens_received": lambda t, e: f"has the tokens {joined([str(token) for token in e['tokens']])}",
    "token_used": lambda t, e: f"uses token {e['token']} for a complete {e['completed']}",
    "own_objectives_drawn": lambda t, e: (
        f"has objectives of their own: {'; '.join(t.objective(id) for id in e['objectives'])}"
    ),
    "own_objective_claimed": lambda t, e: (
        f"completes an objective of their own ({t.objective(e['objective'])})"
    ),
    "own_tiles_drawn": lambda t, e: f"has their own emperor tiles {joined(e['tiles'])}",
    "own_tile_used": lambda t, e: (
        f"goes back {moved(-e['steps'])} for their own tile {e['tile']} ({t.tile(e['tile'], 'reward')})"
    ),
}

GOING_ON: Final = frozenset({"table_added", "tokens_received", "own_objectives_drawn", "own_tiles_drawn"})

CAUSES: Final[dict[str, Cause]] = {
    "entrance": lambda named, cause: named.entrance(cause["entrance"]),
    "token": lambda named, cause: f"token {cause['token']}",
}
