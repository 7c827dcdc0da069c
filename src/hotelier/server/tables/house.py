"""What the house tells a table, as facts that are told in every reader's language, and in English."""

from msgspec.structs import replace

from hotelier.bots import BOTS
from hotelier.server.tables.log import Said
from hotelier.server.tables.names import HOUSE
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import HouseKind, HouseLine, ProposalKind

ENGLISH: dict[HouseKind, str] = {
    "back": "{name} is back at seat {place}; the link used before is worth nothing now.",
    "returned": "{name} is back at seat {place}.",
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
    "advised": "{name} was advised.",
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
    draft.say(None, HOUSE, in_english(line), line)


def in_english(line: HouseLine) -> str:
    return ENGLISH[line.kind].format(
        name=line.name,
        place="" if line.seat is None else line.seat + 1,
        number=line.number,
        bot_name=BOTS[line.bot].name if line.bot in BOTS else line.bot or "",
        wish="" if line.proposal is None else WISHES[line.proposal],
    )


def renamed(said: Said, seat: int, name: str) -> Said:
    """A line of the chat in which somebody is called by another name."""
    if said.seat == seat:
        return replace(said, name=name)
    if said.told is None or said.told.seat != seat or not said.told.name:
        return said
    told = replace(said.told, name=name)
    return replace(said, text=in_english(told), told=told)
