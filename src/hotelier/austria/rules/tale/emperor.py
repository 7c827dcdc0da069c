"""Told of the emperor and of the end: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import items_of
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_emperor_comes(tale: AustriaTale, scoring: int, tile: int) -> None:
    tale.tell({"kind": "emperor_comes", "visit": scoring + 1, "tile": tale.book.tile_rows[tile]["id"]})


def tell_emperor_scored(tale: AustriaTale, seat: int, position: int, vp: int, back: int) -> None:
    tale.tell({"kind": "emperor_scored", "seat": seat, "position": position, "vp": vp, "steps": -back})


def tell_emperor_judges(tale: AustriaTale, seat: int, position: int, tile: int, verdict: str) -> None:
    tale.tell(
        {
            "kind": "emperor_judges",
            "seat": seat,
            "position": position,
            "tile": tale.book.tile_rows[tile]["id"],
            "verdict": verdict,
        }
    )


def tell_penalty_averted(tale: AustriaTale, seat: int, tile: int, cost: int) -> None:
    tale.tell(
        {
            "kind": "penalty_averted",
            "seat": seat,
            "tile": tale.book.tile_rows[tile]["id"],
            "krones": -cost,
        }
    )


def tell_penalty_suffered(
    tale: AustriaTale, seat: int, tile: int, vp: int, krones: int, items: int, orders: bool
) -> None:
    tale.tell(
        {
            "kind": "penalty_suffered",
            "seat": seat,
            "tile": tale.book.tile_rows[tile]["id"],
            "vp": -vp,
            "krones": -krones,
            "items": items_of(items),
            "orders": orders,
        }
    )


def tell_final_scoring(tale: AustriaTale) -> None:
    tale.tell({"kind": "final_scoring"})


def tell_game_over(tale: AustriaTale, scores: list[int], ranking: list[int]) -> None:
    tale.tell(
        {
            "kind": "game_over",
            "scores": scores,
            "ranking": ranking,
            "winners": [seat for seat, rank in enumerate(ranking) if rank == 1],
        }
    )
