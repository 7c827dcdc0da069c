"""Gymnasium's own checks, and what they do not look at."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import hotelier.envs
from hotelier import BadInput, BadOption, IllegalAction, Seeded, new_game
from hotelier.envs.against_bots import AgainstBotsEnv
from hotelier.envs.pictures import picture_of, queues
from hotelier.envs.pictures.canvas import Canvas
from hotelier.envs.pictures.guests import draw_austria
from hotelier.envs.vector_env import AgainstBotsVectorEnv
from tests.contract import play_on

assert hotelier.envs.__doc__  # importing the package registers the environments

ENVS = [
    ("hotelier/Austria-v0", {}),
    ("hotelier/Austria-v0", {"seats": 3, "seat": 2, "reward": "difference", "board": "day"}),
    ("hotelier/AustriaSolo-v0", {"difficulty": "hard", "reward": "score"}),
    ("hotelier/AustriaWaltz-v0", {"seats": 3, "seat": 1}),
    ("hotelier/AustriaWaltz-v0", {"modules": "2,4", "reward": "difference", "observation": "dict"}),
    ("hotelier/AustriaWaltzSolo-v0", {"difficulty": "hard", "reward": "score"}),
    ("hotelier/Overbooking-v0", {}),
    ("hotelier/Overbooking-v0", {"seats": 4, "opponents": ["random"] * 3, "observation": "dict"}),
    ("hotelier/Overbooking-v0", {"observation": "array"}),
]


def choose(told: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(told["action_mask"])))


@pytest.mark.parametrize(("name", "options"), ENVS)
def test_gymnasium_accepts_the_environment(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped)


@pytest.mark.parametrize(("name", "options"), ENVS)
def test_an_episode_is_a_whole_game(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(name, **options)
    rng = np.random.default_rng(1)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        paid = 0.0
        ended = False
        while not ended:
            assert env.observation_space.contains(seen)
            assert info["action_mask"].any()
            seen, reward, ended, truncated, info = env.step(choose(info, rng))
            paid += float(reward)
            assert not truncated
        inner = env.unwrapped
        assert isinstance(inner, AgainstBotsEnv)
        scores = info["scores"]
        own = scores[inner.seat]
        others = scores[: inner.seat] + scores[inner.seat + 1 :]
        if options.get("reward") == "score":
            assert paid == own
        elif options.get("reward") == "difference":
            assert paid == own - max(others)
        else:
            assert (paid == pytest.approx(1)) == (info["winners"] == [inner.seat])


def test_a_name_with_its_package_needs_no_import() -> None:
    program = (
        "import gymnasium; print(gymnasium.make('hotelier.envs:hotelier/Overbooking-v0').unwrapped.seat)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_the_solo_game_is_played_against_leopold_at_the_difficulty_asked_for() -> None:
    env = gymnasium.make("hotelier/AustriaSolo-v0", difficulty="hard").unwrapped
    assert isinstance(env, AgainstBotsEnv)
    env.reset(seed=1)
    assert env.game.automata == ("leopold",)
    assert env.game.options["difficulty"] == "hard"


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = AgainstBotsEnv("overbooking")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert "is not legal now" in info["illegal_action"]


WRONG_ACTIONS = [3.0, np.array([0]), np.zeros((40, 40)), "0", None]
"""What is no action, though it may hold one."""


@pytest.mark.parametrize(
    "wrong", WRONG_ACTIONS, ids=lambda wrong: str(np.shape(wrong)) + type(wrong).__name__
)
def test_what_is_no_number_is_an_error_and_loses_nothing(wrong: Any) -> None:
    env = AgainstBotsEnv("overbooking")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^.* is not an action: actions are whole numbers$"):
        env.step(wrong)
    assert env.game.decisions == 0


def test_an_action_may_be_any_whole_number() -> None:
    """Stable-Baselines3 predicts arrays without axes."""
    env = AgainstBotsEnv("overbooking")
    for kind in (int, np.int64, np.uint8, np.array):
        seen, _ = env.reset(seed=1)
        env.step(kind(int(seen["action_mask"].argmax())))
        assert env.game.decisions > 0 and type(env.game.history[0]) is int


def test_there_is_no_step_before_the_first_reset() -> None:
    env = AgainstBotsEnv("overbooking", seat=np.int64(1), seats=np.int64(2))  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="there is no game to step: call reset"):
        env.step(0)
    env.reset(seed=1)
    assert (env.seat, type(env.seat)) == (1, int)


def test_masks_are_given_as_maskable_ppo_asks_for_them() -> None:
    env = AgainstBotsEnv("austria")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))


def test_the_drawing_is_that_of_the_own_seat() -> None:
    env = AgainstBotsEnv("overbooking", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    for card in env.game.view(0)["players"][0]["known_hand"]:
        assert card in drawn


@pytest.mark.parametrize("name", ["hotelier/AustriaWaltz-v0", "hotelier/AustriaSolo-v0"])
def test_pictures_are_the_same_for_the_same_game_and_change_with_it(name: str) -> None:
    frames = []
    for _ in range(2):
        env = gymnasium.make(name, render_mode="rgb_array")
        rng = np.random.default_rng(4)
        _, info = env.reset(seed=4)
        shown: list[Any] = [env.render()]
        for _ in range(30):
            info = env.step(choose(info, rng))[4]
        shown.append(env.render())
        frames.append(shown)
    (first, later), again = frames
    assert first.dtype == np.uint8 and first.ndim == 3 and first.shape == later.shape
    assert not np.array_equal(first, later)
    assert np.array_equal(first, again[0]) and np.array_equal(later, again[1])


def test_a_picture_holds_nothing_that_the_seat_does_not_know() -> None:
    """Guesses at what is hidden are drawn alike; another seat sees its own hand and so another picture."""
    rng = Seeded(3)
    tables: list[tuple[str, dict[str, Any]]] = [
        ("austria", {"seats": 2}),
        ("austria", {"seats": 3, "modules": "1,2,3,4,5"}),
        ("overbooking", {"seats": 3}),
    ]
    for name, options in tables:
        game = play_on(new_game(name, seed=3, **options), Seeded(1), 40)
        seen = picture_of(game, 0)
        for _ in range(3):
            assert np.array_equal(picture_of(game.resample(0, rng), 0), seen)
        others = [picture_of(game, other) for other in (1, None)]
        assert all(picture.shape == seen.shape for picture in others)
        assert not any(np.array_equal(picture, seen) for picture in others), "the own hand is in it"


def test_a_picture_says_what_is_asked_and_which_staff_is_in_play() -> None:
    """Nothing else differs between these views."""
    game = play_on(new_game("austria", seed=3, modules="1,2,3,4,5"), Seeded(1), 60)
    view = game.view(None)
    first, second = view["players"]

    def drawn(**change: Any) -> Any:
        return np.asarray(draw_austria(game, None, view | change).image)

    seen = picture_of(game, None)
    assert np.array_equal(drawn(), seen)
    staff = [*first["staff"], {"staff": 1, "used": False}]
    for change in (
        drawn(question={**view["question"], "kind": "something else"}),
        drawn(players=[{**first, "staff": staff}, second]),
        drawn(waltz={**view["waltz"], "key": {"holder": 1}}),
    ):
        assert not np.array_equal(change, seen)


@pytest.mark.parametrize("many", [12, 20])
def test_all_cards_of_a_queue_are_drawn(many: int) -> None:
    canvas = Canvas(queues.PANEL_WIDTH, 60)
    card = {"face_up": False, "owner": 0, "house": "fish", "beds": 3, "large": False}
    queues._row(canvas, queues.CARDS_LEFT, 10, [card] * (many - 1) + [card | {"owner": 1}])
    colours = np.asarray(canvas.image).reshape(-1, 3)
    assert (colours == queues.OWNERS[1]).all(axis=1).sum() > 500


def test_a_vector_environment_is_made_by_gymnasium() -> None:
    env = gymnasium.make_vec(
        "hotelier/Overbooking-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=3
    )
    assert isinstance(env, AgainstBotsVectorEnv)
    assert env.seats.tolist() == [0, 1, 2, 0, 1, 2]
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=5)
    ends = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, truncated, infos = env.step(actions)
        assert not truncated.any()
        assert np.array_equal(rewards != 0, ended)
        if ended.any():
            assert np.array_equal(infos["_final_info"], ended)
            assert np.array_equal(infos["final_info"]["won"][ended], rewards[ended] > -0.5)
        ends += int(ended.sum())
    assert ends >= 6


def vector_of(**options: Any) -> AgainstBotsVectorEnv:
    return AgainstBotsVectorEnv("overbooking", 3, **options)


def first_legal(env: AgainstBotsVectorEnv) -> Any:
    return env.games.masks.argmax(axis=1)


def test_what_a_step_gave_is_not_overwritten_by_the_next() -> None:
    env = vector_of()
    before, _ = env.reset(seed=1)
    kept = {name: numbers.copy() for name, numbers in before.items()}
    after, *_ = env.step(first_legal(env))
    for name, numbers in kept.items():
        assert np.array_equal(before[name], numbers)
        assert not np.array_equal(after[name], numbers)


def test_without_copies_every_step_fills_the_same_arrays() -> None:
    env = vector_of(copy=False)
    before, _ = env.reset(seed=1)
    after, *_ = env.step(first_legal(env))
    assert after["observation"] is before["observation"]
    assert after["action_mask"] is before["action_mask"]


def test_a_vector_has_named_fields_or_numbers_alone_on_request() -> None:
    flat, named, alone = vector_of(), vector_of(observation="dict"), vector_of(observation="array")
    seen, _ = flat.reset(seed=2)
    fields, _ = named.reset(seed=2)
    numbers, told = alone.reset(seed=2)
    for _ in range(40):
        assert named.observation_space.contains(fields)
        assert alone.observation_space.contains(numbers)
        joined = np.concatenate(list(fields["observation"].values()), axis=1)
        assert np.array_equal(joined, seen["observation"])
        assert np.array_equal(numbers, seen["observation"])
        assert np.array_equal(told["action_mask"], seen["action_mask"])
        actions = first_legal(flat)
        seen, *_ = flat.step(actions)
        fields, _, ended, _, infos = named.step(actions)
        numbers, _, _, _, told = alone.step(actions)
        if ended.any():
            place = int(ended.argmax())
            assert "players.0.coins" in infos["final_obs"][place]["observation"]
            assert told["final_obs"][place].shape == (alone.layout.size,)


def test_a_vector_is_drawn_as_texts_or_pictures_one_for_each_game() -> None:
    for mode in ("ansi", "rgb_array"):
        env = vector_of(render_mode=mode, seat=1)
        env.reset(seed=3)
        drawn = env.render()
        single = AgainstBotsEnv("overbooking", seat=1, render_mode=mode)
        single.reset(seed=4)
        assert drawn is not None and len(drawn) == 3
        assert np.array_equal(drawn[1], single.render())
    assert vector_of().render() is None
    with pytest.raises(BadOption, match="drawn for programs only: ansi or rgb_array"):
        vector_of(render_mode="human")


def test_the_vector_environment_behaves_as_gymnasiums_own_one() -> None:
    """Step by step the same as single environments that Gymnasium puts side by side."""
    ours = AgainstBotsVectorEnv("overbooking", 3, seat=1, reward="difference")
    theirs = SyncVectorEnv(
        [lambda: AgainstBotsEnv("overbooking", seat=1, reward="difference")] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    rng = np.random.default_rng(8)
    seen, _ = ours.reset(seed=3)
    wanted, _ = theirs.reset(seed=3)
    ends = 0
    resets: dict[int, Any] = {1: None, 2: None, 3: [7, None, 9]}
    for number in range(80):
        if number in resets:  # without a seed the series of each game goes on
            seen, _ = ours.reset(seed=resets[number])
            wanted, _ = theirs.reset(seed=resets[number])
        for part in ("observation", "action_mask"):
            assert np.array_equal(seen[part], wanted[part])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, _, infos = ours.step(actions)
        wanted, paid, terminated, _, said = theirs.step(actions)
        assert np.array_equal(rewards, paid)
        assert np.array_equal(ended, terminated)
        for place in np.flatnonzero(ended):
            for part in ("observation", "action_mask"):
                assert np.array_equal(infos["final_obs"][place][part], said["final_obs"][place][part])
            assert infos["final_info"]["scores"][place].tolist() == said["final_info"]["scores"][place]
            ends += 1
    assert ends >= 6


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seat": 2}, "there is no seat 2; they are numbered 0 to 1"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "2 opponents were named for 1 other seats"),
    ],
)
def test_bad_arguments_are_refused(options: dict[str, Any], message: str) -> None:
    for make in (AgainstBotsEnv, AgainstBotsVectorEnv):
        with pytest.raises(BadOption, match=message):
            make("overbooking", **options)


def test_an_illegal_action_in_a_vector_is_an_error_and_nothing_is_applied() -> None:
    env = AgainstBotsVectorEnv("overbooking", 2)
    seen, _ = env.reset(seed=1)
    legal = int(seen["action_mask"][0].argmax())
    illegal = int(seen["action_mask"][1].argmin())
    histories = [game.history for game in env.games.games]
    with pytest.raises(IllegalAction, match=f"game 1: action {illegal} is not legal now"):
        env.step(np.array([legal, illegal]))
    assert [game.history for game in env.games.games] == histories
