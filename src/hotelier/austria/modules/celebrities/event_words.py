"""What happens with module 2, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import About, Cause, Words, joined, paid

WORDS: Final[dict[str, Words]] = {
    "celebrity_arrives": lambda t, e: (
        f"{t.celebrity(e['celebrity'])} comes to the lounge for the {e['colour']} die"
    ),
    "celebrities_shuffled": lambda t, e: f"The celebrities who have left become a new deck of {e['deck']}",
    "celebrity_welcomed": lambda t, e: f"welcomes {t.celebrity(e['celebrity'])} {paid(e)}",
    "celebrity_used": lambda t, e: f"uses the effect of {t.celebrity(e['celebrity'])}",
    "celebrities_leave": lambda t, e: (
        f"says goodbye to {joined([t.celebrity(id) for id in e['celebrities']])}"
    ),
}

GOING_ON: Final = frozenset({"celebrity_welcomed", "celebrity_used"})

ABOUT: Final[dict[str, About]] = {
    "celebrity_welcomed": lambda e: {"kind": "celebrity", "celebrity": e["celebrity"]},
}

CAUSES: Final[dict[str, Cause]] = {
    "celebrity": lambda named, cause: named.celebrity(cause["celebrity"]),
    "colour": lambda named, cause: f"the {cause['colour']} die",
}
