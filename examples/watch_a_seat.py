"""What a seat may know, and a guess at all that it may not: the basis of every honest bot.

Run it with `python examples/watch_a_seat.py`.
"""

import hotelier


def main() -> None:
    game = hotelier.new_game("austria", seats=2, seed=3)
    rng = hotelier.Seeded(5)
    for _ in range(60):
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])

    view = game.view(0)
    print("my hand:", view["players"][0]["known_hand"])
    print(
        "the other hand:",
        view["players"][1]["hand_size"],
        "cards, known:",
        view["players"][1]["known_hand"],
    )
    for number in range(3):
        guess = game.resample(0, rng)
        assert guess.view(0) == view
        print(f"guess {number + 1} at the other hand:", guess.view(1)["players"][1]["known_hand"])


if __name__ == "__main__":
    main()
