"""A whole game through the protocol: random choices, the outcome, the record and its replay.

Run it with `python examples/random_game.py`.
"""

import hotelier


def main() -> None:
    game = hotelier.new_game("austria", seats=3, seed=7, board="day")
    rng = hotelier.Seeded(1)
    while game.to_move is not None:
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])

    outcome = game.outcome
    assert outcome is not None
    for seat in range(game.seats):
        print(f"seat {seat}: {outcome.scores[seat]} points, place {outcome.ranking[seat]}")
        print("  from", {source: vp for source, vp in outcome.breakdown[seat].items() if vp})

    again = hotelier.replay(game.record())
    print(
        "replayed to the same scores:", again.outcome is not None and again.outcome.scores == outcome.scores
    )


if __name__ == "__main__":
    main()
