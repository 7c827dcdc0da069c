"""What can be seen of the emperor and in the end."""

from typing import Literal

from hotelier.austria.shown.bases import Items, Told

# The emperor and the end --------------------------------------------------------------------------


class EmperorComes(Told):
    """The emperor's visit after a round: the tile that he brings."""

    kind: Literal["emperor_comes"]
    visit: int
    tile: str


class EmperorScored(Told):
    """The position on the track scores, then the marker goes back."""

    kind: Literal["emperor_scored"]
    seat: int
    position: int
    vp: int
    steps: int


class EmperorJudges(Told):
    """Reward, nothing or penalty, by the position that is left."""

    kind: Literal["emperor_judges"]
    seat: int
    position: int
    tile: str
    verdict: Literal["reward", "nothing", "penalty"]


class PenaltyAverted(Told):
    """The staff card that allows it averts the penalty, for a krone or for nothing."""

    kind: Literal["penalty_averted"]
    seat: int
    tile: str
    krones: int


class PenaltySuffered(Told):
    """The penalty: VP, krones and items that are lost at once; rooms and cards are told one by one."""

    kind: Literal["penalty_suffered"]
    seat: int
    tile: str
    vp: int
    krones: int
    items: Items
    orders: bool


class FinalScoring(Told):
    """The hotels are scored, source by source."""

    kind: Literal["final_scoring"]


class GameOver(Told):
    """The result; lists are in seat order, winners are seats."""

    kind: Literal["game_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]


EVENTS = (
    EmperorComes,
    EmperorScored,
    EmperorJudges,
    PenaltyAverted,
    PenaltySuffered,
    FinalScoring,
    GameOver,
)
