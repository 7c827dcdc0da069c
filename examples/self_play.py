"""Learn a game from itself: all seats are played by the same policy, which is judged against a bot.

    python examples/self_play.py overbooking --seats 3 --minutes 10

The difference to `train_ppo.py` is one argument: without opponents every decision of every seat comes from
the learner, and each is judged by the next decision of the same seat.
"""

import sys

from small_net import Net
from train_ppo import arguments, train

from hotelier import HotelierError
from hotelier.envs.vector import Vector


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--judge", default="random", help="the code of the bot to be beaten")
    given = parser.parse_args()
    games = Vector(given.game, given.games, seats=given.seats, reward=given.reward)
    judge = Vector(given.game, given.games, seats=given.seats, opponents=given.judge)
    net = Net(games.layout.size, games.num_actions, given.hidden, given.seed)
    course = train(net, games, judge, given)
    if given.out:
        net.save(given.out)
    if given.plot:
        course.plot(given.plot, f"{given.game}, {given.seats} seats, self-play judged by {given.judge}")


if __name__ == "__main__":
    try:
        main()
    except HotelierError as error:
        sys.exit(f"hotelier: {error}")
