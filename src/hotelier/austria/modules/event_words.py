"""What the modules of Let's Waltz! bring about, in English words: see austria/shown/event_words.py."""

from collections.abc import Callable

from hotelier.austria.shown.named import Named, joined, moved, paid, plural
from hotelier.core.game import Json


def _ballroom_scored(table: Named, event: Json) -> str:
    dancers = joined(
        [f"{plural(count, 'dancer')} of {table.who(seat)}" for seat, count in enumerate(event["dancers"])]
    )
    return f"{table.ballroom(event['ballroom'])} is scored: {dancers}"


def _bid_made(table: Named, event: Json) -> str:
    outbid = f" and outbids {table.who(event['outbid'])}" if event["outbid"] is not None else ""
    return f"bids {plural(event['bid'], 'krone')} for {table.entrance(event['entrance'])}{outbid}"


def _die_moved(table: Named, event: Json) -> str:
    die = f"the {event['colour']} die" if event["colour"] else "a die"
    return f"moves {die} from space {event['value']} to space {event['to']}"


MODULE_WORDS: dict[str, Callable[[Named, Json], str]] = {
    # Ballrooms
    "ballrooms_opened": lambda t, e: (
        f"The ballrooms are {joined([t.ballroom(id) for id in e['ballrooms']])}; "
        f"everybody has {plural(e['dancers'], 'dancer')}"
    ),
    "rehearsal_room_taken": lambda t, e: f"has rehearsal room {e['rehearsal']}",
    "dancer_sent": lambda t, e: f"sends a dancer to {t.row(e)}",
    "dancer_lost": lambda t, e: f"loses a dancer in {t.row(e)}",
    "ballroom_scored": _ballroom_scored,
    # Celebrities
    "celebrity_arrives": lambda t, e: (
        f"{t.celebrity(e['celebrity'])} comes to the lounge for the {e['colour']} die"
    ),
    "celebrities_shuffled": lambda t, e: f"The celebrities who have left become a new deck of {e['deck']}",
    "celebrity_welcomed": lambda t, e: f"welcomes {t.celebrity(e['celebrity'])} {paid(e)}",
    "celebrity_used": lambda t, e: f"uses the effect of {t.celebrity(e['celebrity'])}",
    "celebrities_leave": lambda t, e: (
        f"says goodbye to {joined([t.celebrity(id) for id in e['celebrities']])}"
    ),
    # Entrances, key, cards that are turned over
    "entrances_offered": lambda t, e: (
        f"The entrances on offer are {joined([t.entrance(id) for id in e['entrances']])}"
    ),
    "bid_made": _bid_made,
    "entrance_taken": lambda t, e: f"takes {t.entrance(e['entrance'])} {paid(e)}",
    "table_added": lambda t, e: "has one more table in the café",
    "tokens_received": lambda t, e: f"has the tokens {joined([str(token) for token in e['tokens']])}",
    "token_used": lambda t, e: f"uses token {e['token']} for a complete {e['completed']}",
    "own_objectives_drawn": lambda t, e: (
        f"has objectives of the own house: {'; '.join(t.objective(id) for id in e['objectives'])}"
    ),
    "own_objective_claimed": lambda t, e: f"completes an own objective ({t.objective(e['objective'])})",
    "own_tiles_drawn": lambda t, e: f"has the own emperor tiles {joined(e['tiles'])}",
    "own_tile_used": lambda t, e: (
        f"goes back {moved(-e['steps'])} for the own tile {e['tile']} ({t.tile(e['tile'], 'reward')})"
    ),
    "die_moved": _die_moved,
    "key_taken": lambda t, e: "takes the key instead of a die",
    "staff_turned_down": lambda t, e: f"turns {t.staff(e['staff'])} face down",
}
"""Predicates, or whole sentences where no seat is the subject."""
