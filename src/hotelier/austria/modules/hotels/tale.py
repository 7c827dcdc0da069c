"""Told of entrances and what lies beside them: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import NONE
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_entrances_offered(tale: AustriaTale, offers: list[int]) -> None:
    names = [tale.part("entrance", entrance) for entrance in offers]
    tale.tell({"kind": "entrances_offered", "entrances": names})


def tell_bid_made(tale: AustriaTale, seat: int, entrance: int, bid: int, outbid: int) -> None:
    tale.tell(
        {
            "kind": "bid_made",
            "seat": seat,
            "entrance": tale.part("entrance", entrance),
            "bid": bid,
            "outbid": outbid if outbid != NONE else None,
        }
    )


def tell_entrance_taken(tale: AustriaTale, seat: int, entrance: int, paid: int) -> None:
    tale.tell(
        {
            "kind": "entrance_taken",
            "seat": seat,
            "entrance": tale.part("entrance", entrance),
            "krones": -paid,
        }
    )


def tell_table_added(tale: AustriaTale, seat: int) -> None:
    tale.tell({"kind": "table_added", "seat": seat})


def tell_tokens_received(tale: AustriaTale, seat: int, tokens: int) -> None:
    ids = tale.book.ids_of("token")
    numbers = [int(id) for place, id in enumerate(ids) if tokens >> place & 1]
    tale.tell({"kind": "tokens_received", "seat": seat, "tokens": numbers})


def tell_token_used(tale: AustriaTale, seat: int, token: int, floor: bool) -> None:
    tale.tell(
        {
            "kind": "token_used",
            "seat": seat,
            "token": int(tale.part("token", token)),
            "completed": "floor" if floor else "column",
        }
    )


def tell_own_objectives_drawn(tale: AustriaTale, seat: int, objectives: list[int]) -> None:
    ids = [tale.book.objective_rows[objective]["id"] for objective in objectives]
    tale.tell({"kind": "own_objectives_drawn", "seat": seat, "objectives": ids})


def tell_own_objective_claimed(tale: AustriaTale, seat: int, objective: int) -> None:
    tale.tell(
        {
            "kind": "own_objective_claimed",
            "seat": seat,
            "objective": tale.book.objective_rows[objective]["id"],
        }
    )


def tell_own_tiles_drawn(tale: AustriaTale, seat: int, tiles: list[int]) -> None:
    ids = [tale.book.tile_rows[tile]["id"] for tile in tiles]
    tale.tell({"kind": "own_tiles_drawn", "seat": seat, "tiles": ids})


def tell_own_tile_used(tale: AustriaTale, seat: int, tile: int, back: int) -> None:
    tale.tell(
        {
            "kind": "own_tile_used",
            "seat": seat,
            "tile": tale.book.tile_rows[tile]["id"],
            "steps": -back,
        }
    )
