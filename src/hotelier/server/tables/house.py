"""What the house tells a table, as facts that are told in every reader's language, and in English."""

from hotelier.bots import BOTS
from hotelier.server.tables.names import HOUSE
from hotelier.server.tables.table import Table
from hotelier.wire.messages import HouseKind, HouseLine, ProposalKind

ENGLISH: dict[HouseKind, str] = {
    "back": "{name} is back at seat {place}; the link used before is worth nothing now.",
    "taken_again": "{name} has taken again seat {place}; the link used before is worth nothing now.",
    "new_link": "{name} (seat {place}) was given a new link.",
    "spent_link": "Somebody came with a link to seat {place} ({name}) that was used before.",
    "disagreed": "{name} does not agree: {wish}.",
    "withdrawn": "{name} has withdrawn a proposal: {wish}.",
    "rematch": "{name} offers a rematch.",
    "bot_plays": "{bot_name} plays for {name} (seat {place}).",
    "kicked": "{name} was asked to leave seat {place}.",
    "dealt_anew": "The game is dealt anew.",
    "muted": "{name} (seat {place}) is muted.",
    "watchers_muted": "Whoever watches is muted.",
    "closed": "The table was closed by whoever runs this server.",
    "time_up": "The time of {name} (seat {place}) is up: {bot_name} stands in.",
    "time_lost": "The time of {name} (seat {place}) is up, and the game is lost: {bot_name} plays on.",
    "vacation": "{name} (seat {place}) is on vacation. Days: {number}.",
    "vacation_over": "{name} (seat {place}) is back from vacation.",
}

WISHES: dict[ProposalKind, str] = {
    "takeback": "nothing is taken back",
    "replace": "no bot takes a seat over",
    "hints": "there are no hints",
}
"""What a proposal comes to that is given up."""


def announce(
    draft: Table,
    kind: HouseKind,
    seat: int | None = None,
    bot: str | None = None,
    number: int | None = None,
    proposal: ProposalKind | None = None,
) -> None:
    """Say something about a seat, a bot or a proposal."""
    name = "" if seat is None else draft.seating.seats[seat].name
    line = HouseLine(kind=kind, name=name, seat=seat, bot=bot, number=number, proposal=proposal)
    text = ENGLISH[kind].format(
        name=name,
        place="" if seat is None else seat + 1,
        number=number,
        bot_name="" if bot is None else BOTS[bot].name,
        wish="" if proposal is None else WISHES[proposal],
    )
    draft.say(None, HOUSE, text, line)
