"""The door of chance: the generator, fair draws, and results that are given in advance."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from hotelier import BadRecord, BadScript, Scripted, Seeded, new_game, replay
from hotelier.core.chance import DEALS, OPEN, SEEDS, Keyed, make_chance
from hotelier.core.playout import play_randomly
from hotelier.games import new_secret_game

WORD = 2**32
DRAW = 2**30
"""A draw is the upper thirty bits of a word."""
SOME_SEEDS = (0, 1, 7, WORD - 1, WORD, 12_345 * WORD, SEEDS - 1)


def sfc32(seed: int) -> Iterator[int]:
    """The generator written once more, from its published definition: arithmetic modulo 2 ** 32."""
    a, b, c, counter = seed % WORD, seed // WORD, 0, 1
    drawn = 0
    while True:
        result = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        rotated = (c * 2**21) % WORD + c // 2**11
        a, b, c = b ^ (b // 2**9), (c * 9) % WORD, (rotated + result) % WORD
        drawn += 1
        if drawn > 12:  # the first twelve are thrown away
            yield result


def first(seed: int, count: int) -> list[int]:
    values = sfc32(seed)
    return [next(values) for _ in range(count)]


def below(values: Iterator[int], n: int) -> int:
    """A fair number by throwing away the draws that are too many, written without tricks.

    The upper part of draw * n is the number; of the draws with the same number the first few, whose
    lower part is less than 2 ** 30 mod n, are thrown away, so that equally many are left for each."""
    while True:
        upper, lower = divmod(next(values) // 4 * n, DRAW)
        if lower >= DRAW % n:
            return upper


# The generator -----------------------------------------------------------------------------------


def test_the_generator_gives_the_published_values_of_sfc32() -> None:
    """Known from other implementations for the words 0, 12345, 0 and twelve rounds of warming up."""
    generator = Seeded(12_345 * WORD)
    values = [235160590, 2967261163, 116171463, 2882324903, 362604721]
    assert [generator.next32() for _ in values] == values


@pytest.mark.parametrize("seed", SOME_SEEDS)
def test_the_generator_agrees_with_an_independent_one(seed: int) -> None:
    generator = Seeded(seed)
    assert [generator.next32() for _ in range(1000)] == first(seed, 1000)


def test_the_counter_wraps_around() -> None:
    generator = Seeded(1)
    generator.counter = WORD - 1
    generator.next32()
    assert generator.counter == 0
    assert all(0 <= generator.next32() < WORD for _ in range(100))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    streams = [tuple(first(seed, 4)) for seed in range(200)]
    assert len({value for stream in streams for value in stream}) == 800


# Fair draws --------------------------------------------------------------------------------------

SIZES = (1, 2, 3, 5, 6, 7, 10, 48, 56, 1000, 6**10, 2**29, 2**29 + 1, DRAW - 1)


def next_draw(generator: Seeded, draw: int) -> None:
    """Let the next draw of the generator be this one."""
    generator.a, generator.b, generator.c, generator.counter = draw * 4 + 3, 0, 0, 0


@pytest.mark.parametrize("n", SIZES)
def test_every_number_below_n_has_equally_many_draws(n: int) -> None:
    """For each number, the draws that give it are a range; the test looks at both ends of it.

    A draw d gives the number d * n // 2 ** 30. The draws for r are those from ceil(r * 2 ** 30 / n);
    as many of them as there are beyond floor(2 ** 30 / n) must be refused, and these are the first."""
    generator = Seeded(0)
    share = DRAW // n
    for number in sorted({0, min(1, n - 1), n // 3, n // 2, max(0, n - 2), n - 1}):
        start = -(-number * DRAW // n)
        end = -(-(number + 1) * DRAW // n)
        refused = 0
        while True:
            next_draw(generator, start + refused)
            result = generator.below(n)
            if generator.counter == 1:  # one draw was made, and it counted
                break
            refused += 1
        assert result == number
        assert end - start - refused == share, "not as many draws as for the other numbers"
        next_draw(generator, end - 1)
        assert generator.below(n) == number


@pytest.mark.parametrize("n", [3, 6, 7, 48, 6**10, 2**29 + 1, DRAW - 5])
def test_draws_agree_with_the_plain_definition(n: int) -> None:
    generator = Seeded(n)
    values = sfc32(n)
    assert [generator.below(n) for _ in range(500)] == [below(values, n) for _ in range(500)]


def test_a_draw_of_one_thing_is_that_thing() -> None:
    assert {Seeded(seed).below(1) for seed in range(50)} == {0}


def test_a_shuffle_is_that_of_fisher_and_yates() -> None:
    values = sfc32(3)
    expected = list(range(20))
    for last in range(19, 0, -1):
        place = below(values, last + 1)
        expected[last], expected[place] = expected[place], expected[last]
    cards = list(range(20))
    Seeded(3).shuffle(cards)
    assert cards == expected


def test_every_order_of_four_cards_comes_up_equally_often() -> None:
    generator = Seeded(11)
    orders = Counter(tuple(generator.order("cards", [1, 2, 3, 4])) for _ in range(12_000))
    assert len(orders) == 24
    assert all(390 < count < 610 for count in orders.values())  # 500 each, give or take five deviations


def test_every_face_comes_up_equally_often() -> None:
    generator = Seeded(12)
    rolls = [generator.roll("roll", 14) for _ in range(2000)]
    unused, *faces = (sum(roll[face] for roll in rolls) for face in range(7))
    assert unused == 0
    assert all(4300 < count < 5030 for count in faces)  # 28000 / 6 = 4667


@pytest.mark.parametrize("dice", [1, 9, 10, 11, 12, 14, 25])
def test_a_roll_reads_up_to_ten_dice_from_one_draw(dice: int) -> None:
    values = sfc32(5)
    faces: list[int] = []
    for some in [10] * (dice // 10) + ([dice % 10] if dice % 10 else []):
        drawn = below(values, 6**some)
        faces += [drawn // 6**place % 6 + 1 for place in range(some)]
    assert tuple(Seeded(5).roll("roll", dice)) == by_face(*faces)


# Results -----------------------------------------------------------------------------------------


def by_face(*faces: int) -> tuple[int, ...]:
    """A roll as it is kept: how many dice show each face, the first number not used."""
    return tuple(faces.count(face) for face in range(7))


def draw_some(chance: Seeded) -> list[tuple[int, ...]]:
    return [
        (chance.pick("start", 4),),
        tuple(chance.order("cards", [1, 2, 3, 4, 5])),
        tuple(chance.roll("roll", 10)),
        tuple(chance.roll("roll", 9)),
        (chance.pick("end", 100),),
    ]


def test_results_are_kept_by_name_and_in_order() -> None:
    chance = Seeded(8)
    drawn = draw_some(chance)
    assert chance.results == tuple(zip(("start", "cards", "roll", "roll", "end"), drawn, strict=True))


def test_an_order_leaves_the_given_list_alone() -> None:
    cards = [1, 2, 3, 4, 5]
    for chance in (Seeded(1), Scripted(1, {"cards": [(3,)]}, False)):
        assert sorted(chance.order("cards", cards)) == cards == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("chance", [Seeded(9), Scripted(9, {}, False)], ids=["seeded", "scripted"])
def test_a_copy_goes_on_alike_and_on_its_own(chance: Seeded) -> None:
    draw_some(chance)
    before = chance.results
    twin = chance.copy()
    assert type(twin) is type(chance)
    drawn = draw_some(twin)
    assert chance.results == before
    assert draw_some(chance) == drawn


def test_a_fork_is_a_fresh_generator() -> None:
    chance = Seeded(10)
    draw_some(chance)
    fork = chance.fork()
    assert fork.results == ()
    assert [fork.next32() for _ in range(5)] != [chance.next32() for _ in range(5)]
    low, high, *_ = first(10, 2)
    assert Seeded(10).fork().next32() == first(low + high * WORD, 1)[0]


# Given results -----------------------------------------------------------------------------------


def test_without_given_results_a_script_is_the_seed() -> None:
    assert draw_some(Scripted(3, {}, False)) == draw_some(Seeded(3))


@pytest.mark.parametrize(
    ("given", "place", "result"),
    [
        ({"start": [(2,)]}, 0, (2,)),
        ({"cards": [(5, 4, 3, 2, 1)]}, 1, (5, 4, 3, 2, 1)),
        ({"roll": [(0, 5, 0, 0, 0, 0, 5)]}, 2, (0, 5, 0, 0, 0, 0, 5)),
        ({"end": [(99,)]}, 4, (99,)),
    ],
    ids=["pick", "order", "roll", "last pick"],
)
def test_a_given_result_comes_and_all_others_are_those_of_the_seed(
    given: dict[str, list[tuple[int, ...]]], place: int, result: tuple[int, ...]
) -> None:
    seeded = draw_some(Seeded(3))
    scripted = draw_some(Scripted(3, given, False))
    assert seeded[place] != result
    assert scripted[place] == result
    assert scripted[:place] == seeded[:place]
    assert scripted[place + 1 :] == seeded[place + 1 :]


def test_given_results_of_one_name_come_in_order_and_then_the_seed() -> None:
    chance = Scripted(4, {"roll": [by_face(1, 1), by_face(2, 2)]}, False)
    seeded = Seeded(4)
    rolls = [chance.roll("roll", 2) for _ in range(4)]
    of_the_seed = [seeded.roll("roll", 2) for _ in range(4)]
    assert rolls[:2] == [[0, 2, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0]]
    assert rolls[2:] == of_the_seed[2:]


def test_an_order_given_in_part_comes_first_and_the_rest_as_the_seed_has_it() -> None:
    cards = list(range(10))
    of_the_seed = Seeded(6).order("cards", cards)
    assert Scripted(6, {"cards": [(7, 2)]}, False).order("cards", cards) == [
        7,
        2,
        *(card for card in of_the_seed if card not in (7, 2)),
    ]


def test_open_places_of_a_given_order_are_filled_as_the_seed_has_it() -> None:
    cards = list(range(10))
    first, second, *others = [card for card in Seeded(6).order("cards", cards) if card not in (7, 2)]
    chance = Scripted(6, {"cards": [(OPEN, 7, OPEN, 2)]}, False)
    assert chance.order("cards", cards) == [first, 7, second, 2, *others]


@pytest.mark.parametrize("picked", [-1, 4, 100])
def test_a_given_pick_must_be_possible(picked: int) -> None:
    with pytest.raises(BadScript, match="allowed are 0 to 3"):
        Scripted(1, {"start": [(picked,)]}, False).pick("start", 4)


@pytest.mark.parametrize("cards", [(1, 1), (9,)], ids=["twice", "unknown"])
def test_a_given_order_must_be_possible(cards: tuple[int, ...]) -> None:
    with pytest.raises(BadScript, match="cards"):
        Scripted(1, {"cards": [cards]}, False).order("cards", [1, 2, 3])


@pytest.mark.parametrize("faces", [(1,), (1, 2, 3)])
def test_a_given_roll_must_have_the_right_number_of_dice(faces: tuple[int, ...]) -> None:
    chance = Scripted(1, {"roll": [by_face(1, 2), by_face(*faces)]}, False)
    chance.roll("roll", 2)
    with pytest.raises(BadScript, match=f"roll 2 gives {len(faces)} dice, but 2 are rolled"):
        chance.roll("roll", 2)


def test_in_a_replay_every_result_must_be_given() -> None:
    chance = Scripted(1, {"roll": [by_face(1, 2)]}, True)
    assert chance.roll("roll", 2) == [0, 1, 1, 0, 0, 0, 0]
    with pytest.raises(BadRecord, match="too early"):
        chance.roll("roll", 2)
    with pytest.raises(BadRecord, match="start"):
        chance.pick("start", 2)


def test_only_a_script_has_results_ahead() -> None:
    assert not Seeded(1).given_ahead()
    scripted = Scripted(1, {"start": [(0,)]}, False)
    assert scripted.given_ahead()
    scripted.go_on_freely()
    assert not scripted.given_ahead(), "what was not used is not used any more"


# Keys


KEY = DEALS + 12345
DEAL = SEEDS + 12345
FACES = range(1, 7)


def test_a_key_gives_the_same_draws_again() -> None:
    def draws(key: int) -> list[object]:
        chance = Keyed(key, {}, complete=False)
        return [chance.pick("start", 4), chance.order("deck", list(range(60))), chance.roll("dice", 14)]

    assert draws(KEY) == draws(KEY)
    assert draws(KEY)[1] != draws(KEY + 1)[1] and sorted(draws(KEY)[1]) == list(range(60))  # type: ignore[call-overload]


def test_draws_from_a_key_do_not_depend_on_what_came_before() -> None:
    """Each has a stream of its own: who knows all others knows nothing of it."""
    plain, scripted = Keyed(KEY, {}, False), Keyed(KEY, {"deck": [(2, 1, 0)]}, False)
    assert scripted.order("deck", [0, 1, 2]) == [2, 1, 0]
    plain.order("deck", [0, 1, 2])
    assert [plain.roll("dice", 12) for _ in range(5)] == [scripted.roll("dice", 12) for _ in range(5)]


def test_in_a_deal_a_draw_is_the_same_whatever_was_drawn_by_other_names() -> None:
    """Whoever lets a deck be shuffled again gets the same rolls as whoever does not."""
    plain, other = Keyed(DEAL, {}, False), Keyed(DEAL, {}, False)
    rolls = [plain.roll("roll", 13) for _ in range(4)]
    others = [other.roll("roll", 13)]
    other.order("rebuilt", list(range(30)))
    others += [other.roll("roll", 13), other.roll("roll", 13)]
    other.pick("start", 4)
    assert [*others, other.roll("roll", 13)] == rolls
    assert len({tuple(roll) for roll in rolls}) == 4, "each roll is another one"


def test_a_copy_of_a_key_goes_on_as_its_original() -> None:
    chance = Keyed(KEY, {}, False)
    chance.roll("dice", 3)
    copy = chance.copy()
    assert [chance.pick("guest", 56) for _ in range(9)] == [copy.pick("guest", 56) for _ in range(9)]


def test_faces_and_cards_come_equally_often_from_a_key() -> None:
    """With 6,000 dice a face comes 1,000 times, give or take 29; five times that is no accident."""
    chance = Keyed(KEY, {}, False)
    counts = chance.roll("dice", 6000)
    assert sum(counts) == 6000 and all(abs(counts[face] - 1000) < 145 for face in FACES)
    firsts = [chance.order("deck", [0, 1, 2, 3, 4])[0] for _ in range(1000)]
    assert all(abs(firsts.count(card) - 200) < 64 for card in range(5))


def test_seeds_and_keys_are_told_apart() -> None:
    assert type(make_chance(SEEDS - 1, None, False)) is Seeded
    assert type(make_chance(SEEDS - 1, {}, False)) is Scripted
    assert type(make_chance(SEEDS, None, False)) is Keyed


@pytest.mark.parametrize("name", ["austria", "overbooking"])
def test_a_game_with_a_key_is_replayed_and_goes_on_as_it_would_have(name: str) -> None:
    game = new_secret_game(name, seats=2)
    play_randomly(game, Seeded(1), 30)
    again = replay(json.loads(json.dumps(game.record())))
    for each in (game, again):
        play_randomly(each, Seeded(2))
    assert again.record() == game.record()


@pytest.mark.parametrize("seed", ["", "7", "g" * 64, "0" * 64, "F" * 64, "1" * 63, None, 1.5])
def test_a_seed_that_is_neither_number_nor_key_is_refused(seed: object) -> None:
    record = new_game("overbooking", seats=2, seed=1).record()
    with pytest.raises(BadRecord, match="seed"):
        replay({**record, "seed": seed})
