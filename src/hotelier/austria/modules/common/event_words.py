"""What happens with more than one module, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import Named, Words
from hotelier.core.game import Json


def _die_moved(table: Named, event: Json) -> str:
    die = f"the {event['colour']} die" if event["colour"] else "a die"
    return f"moves {die} from space {event['value']} to space {event['to']}"


WORDS: Final[dict[str, Words]] = {"die_moved": _die_moved}
