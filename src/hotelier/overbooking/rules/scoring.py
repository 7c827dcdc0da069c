"""OE: the end of the game."""

from typing import Any, Final

from hotelier.overbooking.content.components import HOUSE_MASKS
from hotelier.overbooking.rules.state import Player, State

MOST_VALUABLE: Final = 3


def bonus_of(state: State, player: Player, bonus: str) -> list[int]:
    """OE2: the bonus for each house."""
    table = state.book.bonus[bonus]
    return [table[(player.collected & house).bit_count()] for house in HOUSE_MASKS]


def score(state: State, player: Player, bonus: str) -> int:
    """OE1, OE2."""
    return sum(player.coins) + player.tokens + sum(bonus_of(state, player, bonus))


def valuable_cards(state: State, player: Player) -> int:
    """OE3: collected cards worth three coins, which break ties."""
    coins = state.book.coins
    return sum(
        1 for card in range(len(coins)) if player.collected >> card & 1 and coins[card] == MOST_VALUABLE
    )


def ranks(state: State, bonus: str) -> list[int]:
    """OE3: equal ranks share the place."""
    keys = [(score(state, player, bonus), valuable_cards(state, player)) for player in state.players]
    return places(keys)


def places(keys: list[tuple[int, int]]) -> list[int]:
    """Ranks by points, then by what decides ties."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def winners(ranking: list[int]) -> list[int]:
    """OE3: several share the victory."""
    return [seat for seat, rank in enumerate(ranking) if rank == 1]


def round_source(number: int) -> str:
    """What the coins of a round are called where points are told by their source."""
    return f"coins of round {number}"


def breakdown(state: State, player: Player, bonus: str) -> dict[str, Any]:
    """Where a player's points came from."""
    by_source: dict[str, Any] = {
        round_source(number): coins for number, coins in enumerate(player.coins, 1)
    }
    by_source["tokens"] = player.tokens
    by_source["bonus"] = {
        house: vp for house, vp in zip(state.book.houses, bonus_of(state, player, bonus), strict=True) if vp
    }
    return by_source


def tell_end(state: State) -> None:
    """OE2, OE3: the bonuses and the result, for those who listen."""
    tale = state.tale
    if tale is None:
        return
    for seat, player in enumerate(state.players):
        for house, vp in enumerate(bonus_of(state, player, tale.bonus)):
            if vp:
                tale.bonus_scored(seat, house, (player.collected & HOUSE_MASKS[house]).bit_count(), vp)
    rank = ranks(state, tale.bonus)
    scores = [score(state, player, tale.bonus) for player in state.players]
    tale.game_over(scores, rank, winners(rank))
