"""The search of Grand Austria Hotel: turns judged at their end, transpositions, rollouts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Perspective, Seeded, new_game
from hotelier.austria.content.actions import END, PASS
from hotelier.austria.game import Austria
from hotelier.bots.budget import Budget
from hotelier.bots.evaluation import own_turn, search_evaluator_for
from hotelier.bots.evaluation.evaluator import GOES_ON, SOLVED, Evaluator, lead_for, win_chance
from hotelier.bots.evaluation.overbooking import SCALE
from hotelier.bots.levels import LEVELS
from hotelier.bots.rollouts import (
    THOROUGH,
    Effort,
    GuessPerspective,
    Plan,
    RolloutBot,
    best_plans,
    different,
    principal_variation,
    roll_out,
)
from hotelier.bots.search import Search
from hotelier.core.game import Game
from hotelier.core.playout import play_randomly
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules.state import CHECKING, PLACING
from tests.austria.table import Table


def at_the_last_choices() -> Table:
    """The last turn of seat 0 after its die: two objectives can be claimed."""
    table = Table(objectives=["staff_6", "columns_2", "three_of_each"]).round(7)
    columns = "1a 2a 3a 4a 1b 2b 3b 4b"
    table.seat(0, staff=[9, 10, 11, 24, 25, 26], occupied=columns, covered=1)
    table.seat(1, covered=2)
    table.turn_of(0)
    return table.play("die 4", "take 0 steps")


def test_the_end_of_a_turn_is_judged_before_luck_comes_in() -> None:
    game = new_game("austria", seats=2, seed=3)
    play_randomly(game, Seeded(3), 40)
    while END not in game.choices():
        play_randomly(game, Seeded(4), 1)
    seat = game.to_move
    assert seat is not None
    before = game.record()
    judged = []
    for seed in range(5):
        guess = game.resample(seat, Seeded(seed))
        evaluator = search_evaluator_for(guess, seat)
        evaluator.prepare(guess, Seeded(seed))
        judged.append(evaluator.evaluate_action(guess, END, Seeded(seed)))
    assert judged == [judged[0]] * 5
    assert judged[0][0] == SOLVED
    assert game.record() == before


def test_the_end_of_the_last_turn_is_scored_and_not_estimated() -> None:
    """F4, X2: nothing comes after it that could still be made of anything."""
    table = at_the_last_choices()
    evaluator = own_turn.evaluator_for(table.game, 0)
    before = evaluator.points_after(table.game, END)
    after = table.play("claim A", "claim B").game.clone()
    assert evaluator.points_after(after, END) == before + 30
    after.apply(END)
    play_randomly(after, Seeded(1))
    assert after.outcome is not None
    assert evaluator.points_after(table.game, END) == after.outcome.scores[0]


def test_a_pass_is_looked_at_without_being_made() -> None:
    game = new_game("austria", seats=2, seed=3)
    while PASS not in game.choices():
        play_randomly(game, Seeded(3), 1)
    assert isinstance(game, Austria)
    seat = game.to_move
    assert seat is not None
    evaluator = search_evaluator_for(game, seat)
    evaluator.prepare(game, Seeded(1))
    assert evaluator.evaluate_action(game, PASS, Seeded(1))[0] == SOLVED
    assert not game.state.players[seat].passed


def test_the_order_of_decisions_does_not_matter_for_what_a_position_is() -> None:
    keys = []
    for order in (("claim A", "claim B"), ("claim B", "claim A")):
        table = at_the_last_choices()
        evaluator = search_evaluator_for(table.game, 0)
        first = evaluator.transposition_key(table.play(order[0]).game)
        second = evaluator.transposition_key(table.play(order[1]).game)
        assert first != second
        keys.append(second)
    assert keys[0] == keys[1]


def test_a_turn_that_is_solved_is_not_searched_any_more() -> None:
    game = at_the_last_choices().game
    search = Search(Perspective(game, 0), search_evaluator_for(game, 0), Seeded(1))
    search.run(Budget(1_000_000_000))
    root = search.root
    assert not root.unsolved
    plan = [game.notation(action) for action in principal_variation(root, root.best(root.actions))]
    assert sorted(plan) == ["claim A", "claim B", "end"]


def test_the_continuation_behind_a_first_estimate_is_kept() -> None:
    """The estimated value can be reached: the continuation leads there."""
    game = new_game("austria", seats=2, seed=9)
    play_randomly(game, Seeded(9), 30)
    seat = game.to_move
    assert seat is not None
    evaluator = search_evaluator_for(game, seat)
    guess = game.resample(seat, Seeded(2))
    evaluator.prepare(guess, Seeded(2))
    for action in evaluator.candidates(guess):
        kind, estimate = evaluator.evaluate_action(guess, action, Seeded(5))
        if kind != GOES_ON:
            continue
        after = guess.clone()
        for each in (action, *evaluator.continuation):
            assert each in after.legal_actions()
            after.apply(each)
        assert after.to_move == seat and END in after.choices()
        assert evaluator.evaluate_action(after, END, Seeded(1))[1] == estimate


def test_a_rollout_to_the_end_brings_the_true_score() -> None:
    """F: in the last turn nothing is left to guess but the luck of the others."""
    game = at_the_last_choices().game
    actions = [game.parse(text) for text in ("claim A", "claim B", "end")]

    def brought(plan: list[int], margin: float) -> float:
        evaluator = own_turn.evaluator_for(game, 0)
        evaluator.margin = margin
        return roll_out(plan, game.clone(), 0, evaluator, THOROUGH, Seeded(1))

    assert brought(actions, 0.0) == brought(actions[2:], 0.0) + 15 + 15
    won_by = brought(actions, 1.0)
    assert won_by == brought(actions[2:], 1.0) + 15 + 15, "the rival has the same, whatever is claimed"
    assert brought(actions, 0.5) == (brought(actions, 0.0) + won_by) / 2


def test_plans_differ_in_guests_die_or_staff_and_the_best_comes_first() -> None:
    """T1, T2: what else a turn brings follows from these."""
    game = new_game("austria", seats=2, seed=11)
    play_randomly(game, Seeded(11), 60)
    while PASS not in game.choices():
        play_randomly(game, Seeded(12), 1)
    seat = game.to_move
    assert seat is not None
    evaluator = search_evaluator_for(game, seat)
    search = Search(Perspective(game, seat), evaluator, Seeded(1))
    search.run(Budget(400))
    root = search.root
    plans = best_plans(root, game.legal_actions(), evaluator, 8)
    assert plans[0].actions == principal_variation(root, root.best(game.legal_actions()))
    assert [plan.points for plan in plans] == sorted((plan.points for plan in plans), reverse=True)
    told_apart = [
        sorted(
            text.replace("+", "")
            for text in map(game.notation, plan.actions)
            if text.split()[0] in ("guest", "die", "copy", "play", "space")
        )
        for plan in plans
    ]
    assert len(told_apart) == 8
    assert all(told_apart.count(words) == 1 for words in told_apart)


def test_what_modules_add_to_a_turn_is_a_detail_of_its_plan() -> None:
    game = new_game("austria", seats=2, seed=1, modules=[1, 2, 3, 4, 5])
    assert isinstance(game, Austria)
    evaluator = search_evaluator_for(game, 0)
    first = game.book.first_waltz_action
    assert game.num_actions > first
    assert evaluator.signature(list(range(first, game.num_actions))) == ()
    play = game.parse("play 1")
    assert evaluator.signature([first, play, game.parse("die 3+")]) == (game.parse("die 3"), play)


@pytest.mark.parametrize("seed", range(6))
def test_the_first_plan_begins_with_the_choice_of_the_highest_value(seed: int) -> None:
    """Also where drawn cards make a choice worth a mean, which what follows does not keep."""
    game = new_game("austria", seats=1, seed=seed)
    while game.decisions < 60 and game.to_move is not None:
        legal = game.legal_actions()
        if len(legal) > 1:
            evaluator = search_evaluator_for(game, 0)
            search = Search(Perspective(game, 0), evaluator, Seeded(seed))
            search.run(Budget(30))
            root = search.root
            best = root.best([action for action in legal if action in root.places])
            first = best_plans(root, legal, evaluator, 1)[0]
            value = root.values[root.places[first.actions[0]]][0]
            assert value == pytest.approx(root.values[best][0])
        play_randomly(game, Seeded(game.decisions), 1)


def test_every_opening_has_a_plan_of_its_own() -> None:
    """T1, T2: a guest or none, and a die; a long search alone comes back with few of these."""
    game = new_game("austria", seats=1, seed=4)
    while PASS not in game.choices():
        play_randomly(game, Seeded(4), 1)
    evaluator = search_evaluator_for(game, 0)
    texts = {tuple(map(game.notation, opening)) for opening in evaluator.openings(game)}
    legal = [game.notation(action) for action in game.legal_actions()]
    dice = [text for text in legal if text.startswith("die")]
    guests = [text for text in legal if text.startswith("guest")]
    assert {(die,) for die in dice} <= texts
    assert {(guest, die) for guest in guests for die in dice if not die.endswith("+")} <= texts
    bot = RolloutBot(Seeded(1), Budget(4), Effort(plans=60, iterations=4, opening=2))
    plans = bot.candidates(Perspective(game, 0), evaluator)
    begun = {tuple(game.notation(action) for action in plan.actions)[:2] for plan in plans}
    for guest in guests:
        assert any(first[0] == guest for first in begun)
    assert [plan.points for plan in plans] == sorted((plan.points for plan in plans), reverse=True)
    assert len({evaluator.signature(plan.actions) for plan in plans}) == len(plans)


@pytest.mark.parametrize(("iterations", "least"), [(20, 0), (80, 2), (240, 8), (960, 40), (4000, 150)])
def test_a_budget_bounds_the_rollouts_and_most_of_them_are_made(iterations: int, least: int) -> None:
    """One for twenty iterations: all plans once, then the better half, and so on."""
    game = new_game("austria", seats=1, seed=4)
    while PASS not in game.choices():
        play_randomly(game, Seeded(4), 1)
    asked = []

    def evaluator_of(guess: Game, seat: int) -> Evaluator:
        asked.append(seat)
        return search_evaluator_for(guess, seat)

    effort = Effort(plans=24, iterations=1, opening=1, turns=0)
    RolloutBot(Seeded(1), Budget(iterations), effort, evaluator_of).choose(Perspective(game, 0))
    rollouts = len(asked) - 2  # one more for the search, and one for the openings
    assert least <= rollouts <= iterations // 20


def test_of_plans_that_are_much_the_same_the_best_is_kept() -> None:
    game = new_game("austria", seats=2, seed=1)
    evaluator = search_evaluator_for(game, 0)
    die, boosted, other = (game.parse(text) for text in ("die 3", "die 3+", "die 4"))
    plans = [Plan([die], 1.0), Plan([other], 2.0), Plan([boosted], 3.0)]
    assert [plan.actions for plan in different(plans, evaluator)] == [[boosted], [other]]


def test_with_time_for_nothing_the_most_promising_plan_is_followed() -> None:
    game = new_game("austria", seats=1, seed=2)
    for budget in (Budget(1000, seconds=0.0), Budget(1000, wall_seconds=0.0)):
        chosen = RolloutBot(Seeded(1), budget).choose(Perspective(game, 0))
        assert chosen in game.legal_actions()


def test_in_a_guessed_game_nothing_is_guessed_anew() -> None:
    game = new_game("austria", seats=2, seed=1)
    guess = Perspective(game, 0).resample(Seeded(1))
    assert GuessPerspective(guess, 0).resample(Seeded(2)) is guess


@pytest.mark.parametrize("seed", [2, 5])
def test_a_plan_is_followed_until_something_comes_out(seed: int) -> None:
    game = new_game("austria", seats=1, seed=seed)
    bot = RolloutBot(Seeded(seed), Budget(12))
    followed = 0
    while game.decisions < 25 and game.to_move is not None:
        plan = bot.plan.copy()
        fits = bot.decisions == game.decisions and bot.revealed == game.revealed
        chosen = bot.choose(Perspective(game, 0))
        assert chosen in game.legal_actions()
        if plan and fits and len(game.legal_actions()) > 1:
            assert chosen == plan[0]
            followed += 1
        game.apply(chosen)
    assert followed


def test_a_bot_with_rollouts_chooses_the_same_whatever_it_cannot_know() -> None:
    game = new_game("austria", seats=2, seed=6)
    play_randomly(game, Seeded(6), 90)
    seat = game.to_move
    assert seat is not None
    games = [game, game.resample(seat, Seeded(1)), game.resample(seat, Seeded(2))]
    chosen = {RolloutBot(Seeded(5), Budget(20)).choose(Perspective(each, seat)) for each in games}
    assert len(chosen) == 1


def test_the_upper_levels_compare_plans_by_rollouts() -> None:
    upper = [level.code for level in LEVELS if level.effort is not None]
    assert upper == ["manager", "director", "grand"]


@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(st.floats(-200, 200))
def test_a_lead_can_be_told_from_the_chance_that_it_gives(points: float) -> None:
    assert lead_for(win_chance(points, 40.0), 40.0) == pytest.approx(points, abs=1e-6)


def test_where_a_turn_is_one_action_the_best_of_all_is_found_by_rollouts() -> None:
    """The last card of a game of Overbooking: the chances of every placement can be worked out."""
    game = new_game("overbooking", seats=2, seed=3)
    assert isinstance(game, Overbooking)
    before = game
    while game.state.phase == PLACING or (game.state.phase == CHECKING and game.state.round < 4):
        if game.state.phase == PLACING:
            before = game.clone()
        play_randomly(game, Seeded(7), 1)
    seat = before.to_move
    assert seat is not None and len(before.choices()) > 5
    chances = dict.fromkeys(before.choices(), 0.0)
    rng = Seeded(5)
    for _ in range(300):
        guess = Perspective(before, seat).resample(rng)
        for action in chances:
            end = guess.clone()
            end.apply_legal(action)
            while end.outcome is None:
                play_randomly(end, rng, 1)
            lead = end.outcome.scores[seat] - end.outcome.scores[1 - seat]
            chances[action] += win_chance(float(lead), SCALE) / 300
    chosen = {
        RolloutBot(Seeded(luck), Budget(500), THOROUGH).choose(Perspective(before, seat))
        for luck in range(3)
    }
    assert all(chances[action] > max(chances.values()) - 0.02 for action in chosen)
