"""What a server offers: the games with their options, and the bots."""

import hotelier
from hotelier.bots import BOTS
from hotelier.core.options import SetOption
from hotelier.games import NAMES, game_info
from hotelier.wire.messages.opening import BotOffered, Catalog, Choice, GameOffered


def make_catalog(offline: str | None = None, server: str | None = None) -> Catalog:
    return Catalog(
        hotelier=hotelier.__version__,
        offline=offline,
        server=server,
        games=[game_offered(name) for name in NAMES],
        bots=[
            BotOffered(
                code=bot.code,
                name=bot.name,
                description=bot.description,
                strength=bot.strength,
                level=bot.level,
            )
            for bot in BOTS.values()
            if bot.offered
        ],
    )


def game_offered(name: str) -> GameOffered:
    info = game_info(name)
    return GameOffered(
        name=name,
        title=info.title,
        seats=list(info.seats),
        options={
            str(seats): [
                Choice(
                    name=option.name,
                    help=option.help,
                    default=option.default,
                    choices=list(option.choices),
                    parts=list(option.parts) if isinstance(option, SetOption) else [],
                )
                for option in info.options_for(seats)
            ]
            for seats in info.seats
        },
    )
