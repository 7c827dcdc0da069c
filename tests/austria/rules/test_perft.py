"""Counts of the decision tree from small positions, each worked out by hand.

`perft(game, n)` counts the ways to make n decisions. Decisions that are forced are not asked and so do
not count, except `end`. Where lines below say "seat 1: 2", the other player, without a krone, a card or
anything to serve and with a full café, can pass or take the only kind of die on the table.
"""

from hotelier import Game, new_game
from tests.austria.table import FULL_DICE, PLAIN, Table


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` decisions there are."""
    if depth == 0:
        return 1
    count = 0
    for action in game.legal_actions():
        twin = game.clone()
        twin.apply(action)
        count += perft(twin, depth - 1)
    return count


def perfts(table: Table | Game, depth: int = 4) -> list[int]:
    """The counts for 1, 2, … decisions."""
    game = table.game if isinstance(table, Table) else table
    return [perft(game, number) for number in range(1, depth + 1)]


def divide(table: Table, depth: int) -> dict[str, int]:
    """The count behind each first decision."""
    counts: dict[str, int] = {}
    for text in table.legal():
        twin = table.game.clone()
        twin.apply(twin.parse(text))
        counts[text] = perft(twin, depth - 1)
    return counts


def against_nobody(dice: str, *rolls: str, emperor: list[str] | None = None) -> Table:
    """Seat 0 without a krone; seat 1 can only pass or take a die. `rolls` come after these dice."""
    table = Table(rolls=[FULL_DICE[2], *rolls], emperor=emperor)
    table.seat(1, krones=0, guests=[63, 64, 65])  # they wait for coffee
    return table.seat(krones=0).dice(dice)


# Setup ------------------------------------------------------------------------------------------------


def test_s7_s8_setup_of_two() -> None:
    """Seat 1 takes one of 5 guests, seat 0 one of 5: 5, 25. The first room is forced to 1a. The second is
    1b or 2a: × 2. The third is 1c, 2a, 2b after 1b, and 1b, 2b, 3a after 2a; ten krones pay for all of
    them: × 3. Then the same for seat 1: × 2, × 3."""
    game = new_game("austria", seats=2, seed=5, script=PLAIN)
    assert perfts(game, 6) == [5, 25, 50, 150, 300, 900]


def test_s6_draft_of_two() -> None:
    """Each picks from six cards, then each from five."""
    game = new_game("austria", seats=2, seed=5, script=PLAIN, staff="draft")
    assert perfts(game) == [6, 36, 180, 900]


# Action spaces ----------------------------------------------------------------------------------------


def test_d1_three_dishes_and_two_guests_who_wait() -> None:
    """Guest 1 waits for a strudel, guest 2 for a cake; three dice on 1; after two passes two dice show 1.

    1: pass, die 1.                                                               2
    2: pass → seat 1: 2. die 1 → done, 0 cakes, 1 cake: 3.                        5
    3: pass pass → seat 0 again: 2. pass die → done, 0, 1 cake: 3.
       die done → end: 1. die 0 cakes → keep, strudel to 1: 2.
       die 1 cake → keep, strudel to 1, cake to 2: 3.                  2+3+1+2+3 = 11
    4: pass pass pass → seat 1: 2. pass pass die (strength 2) → done, 0, 1: 3.
       pass die … → three times end: 3. die done end → seat 1: 2.
       die 0 cakes: kept or placed, then end: 2.
       die 1 cake: keep → end: 1. strudel to 1 → keep, cake to 2: 2.
       cake to 2 → keep, strudel to 1: 2.                            2+3+3+2+2+5 = 17
    """
    table = against_nobody("111", "11")
    table.seat(guests=[92, 77, 74], missing=[{"strudel": 1}, {"cake": 1}, {}])
    assert perfts(table) == [2, 5, 11, 17]
    assert divide(table, 4) == {"pass": 2 + 3 + 3, "die 1": 2 + 2 + 5}


def test_d2_p2_a_drink_and_a_room_of_the_decorator() -> None:
    """One die on 2, Decorator in play, a vacant room 1a, no krone; the guests wait for cake. After the
    round ten dice show 2.

    1: pass, die 2.                                                               2
    2: pass → seat 1: 2. die → done, 1 wine, room 1b: 3.                          5
    3: pass pass → round 2, seat 1: 2. pass die → done, 1 wine: 2.
       die done → done, room 1b: 2. die wine → done, room 1b: 2.
       die room → done, 1 wine: 2.                                      2+2+2+2+2 = 10
    4: pass pass pass → seat 0: 2. pass pass die (strength 10) → done, 0 to 5 coffees: 7.
       pass die … → twice end: 2. Six ways of seat 0, then end: 6.        2+7+2+6 = 17
    """
    table = against_nobody("2", "2" * 10)
    table.seat(guests=[77, 78, 79], vacant="1a", staff=[14])
    assert perfts(table) == [2, 5, 10, 17]


def test_d3_two_rooms_and_one_krone() -> None:
    """Two dice on 3, one krone, a vacant room 1a; the guests wait. After two passes one die shows 3.

    1: pass, die 3, die 3+.                                                       3
    2: pass → seat 1: 2. die → done, 1b, 2a: 3. die+ (no krone left) → done, 1b: 2.
                                                                                  7
    3: pass pass → seat 0: 3. pass die → done, 1a: 2.
       die done → end: 1. die 1b → done, 1c, 2a, 2b: 4. die 2a (no krone left) → done, 1b: 2.
       die+ done → end: 1. die+ 1b → done, 1c: 2.                      3+2+7+3 = 15
    4: pass pass pass → seat 1: 2; pass pass die (strength 1) → done, 1b, 2a: 3;
       pass pass die+ (strength 2, no krone) → done, 1b: 2. pass die done → end: 1;
       pass die 1a → done, 1b: 2.                                                10
       die done end → seat 1: 2. die 1b …, second room or none, end: 4. die 2a …: 2.   8
       die+ done end → seat 1: 2. die+ 1b done → end: 1. die+ 1b 1c → done, 1d: 2.     5
    """
    table = against_nobody("33", "3")
    table.seat(krones=1, guests=[77, 78, 79], vacant="1a")
    assert perfts(table) == [3, 7, 15, 23]
    assert divide(table, 4) == {"pass": 10, "die 3": 8, "die 3+": 5}


def test_d4_one_die_then_ten() -> None:
    """One die on 4; after the round ten dice show 4.

    1: pass, die 4.                                                               2
    2: pass → seat 1: 2. die → done, 0 steps, 1 step: 3.                          5
    3: pass pass → round 2, seat 1: 2. pass die: 3. die … → three times end: 3.   8
    4: pass pass pass → seat 0: 2. pass pass die (strength 10) → done, 0 to 10 steps: 12.
       pass die … end: 3. die … end → round 2, seat 1: 3 × 2.           2+12+3+6 = 23
    """
    table = against_nobody("4", "4" * 10)
    table.seat(guests=[77, 78, 79])
    assert perfts(table) == [2, 5, 8, 23]


def test_d5_two_cards_and_two_krones() -> None:
    """One die on 5, cards 45 (1 krone) and 19 (3 krones), two krones; after the round ten dice show 5.

    1: pass, die 5, die 5+.                                                       3
    2: pass → seat 1: 2. die (19 for 2, 45 for 0): 3 with done. die+ (one krone; 19 for 1): 3.
                                                                                  8
    3: pass pass → round 2, seat 1: 2. pass die, no card → end: 1. Six ways, each end: 6.
                                                                                  9
    4: pass pass pass → seat 0: 3. pass pass die → end: 1. pass die end → round 2, seat 1: 2.
       Six ways, end, round 2, seat 1: 6 × 2.                           3+1+2+12 = 18
    """
    table = against_nobody("5", "5" * 10)
    table.seat(krones=2, guests=[77, 78, 79], hand=[45, 19])
    assert perfts(table) == [3, 8, 9, 18]


def test_d6_all_copies_with_two_krones() -> None:
    """One die on 6, two krones, card 45 (1 krone), no rooms; red guests with all they want, so that
    nobody moves into 1a (blue). After the round ten dice show 6; seat 1 has no krone to copy with.

    1: pass, die 6, die 6+.                                                       3
    2: pass → seat 1: 2. die → done and five copies: 6. die+ → the same: 6.      14
    3: pass pass → round 2, seat 1: 2. pass die → end: 1.                         3
       die (strength 1): done → end: 1. dishes → done, 1 strudel: 2. drinks: 2. rooms → done, 1a: 2.
       krones → done, 0, 1: 3. staff → done, 45: 2.                              12
       die+ (strength 2): done: 1. dishes → done, 0, 1: 3. drinks: 3. rooms → done, 1a: 2.
       krones → done, 0, 1, 2: 4. staff: 2.                                      15
    4: pass pass pass → seat 0: 3. pass pass die → end: 1. pass die end → seat 1: 2.   6
       die done end → round 2, seat 1: 2. The eleven others → end: 11.           13
       die+ done end: 2. dishes 3, drinks 3, krones 4, staff 2 → end: 12. rooms done → end: 1;
       rooms 1a (no krone left) → done, 1b: 2.                                   17
    """
    table = against_nobody("6", "6" * 10)
    table.seat(krones=2, guests=[77, 78, 79], complete=True, hand=[45])
    assert perfts(table) == [3, 14, 30, 36]
    assert divide(table, 3) == {"pass": 3, "die 6": 12, "die 6+": 15}
    assert divide(table, 4) == {"pass": 6, "die 6": 13, "die 6+": 17}


# Additional actions and rewards -----------------------------------------------------------------------


def test_x1_serving_two_guests() -> None:
    """One krone; kitchen: two strudels (s), a wine (w). Guest 1 waits for s s w, guest 2 for s. One die on
    5 and no cards, so the die asks nothing; without a krone it is forced after serving, and end is left.
    After the round ten dice show 5.

    1: pass, serve, die 5, die 5+.                                                4
    2: pass → seat 1: 2. serve → s1, s2, w1: 3. die → end, serve: 2. die+ (no krone) → end: 1.
                                                                                  8
    3: pass pass → seat 1: 2. pass die → end: 1.                                  3
       serve s1 (left s w; 1 waits for s w) → done, s1, s2, w1: 4.
       serve s2 (left s w; 1 waits for s s w) → done, s1, w1: 3.
       serve w1 (left s s; both wait for s) → done, s1, s2: 3.                   10
       die end → seat 1: 2. die serve: 3. die+ end → seat 1: 2.                   7
    4: pass pass pass → seat 0: 4. pass pass die → end: 1. pass die end → seat 1: 2.   7
       s1 done → end: 1. s1 s1 → done, w1: 2. s1 s2 → done, w1: 2. s1 w1 → done, s1, s2: 3.   8
       s2 done: 1. s2 s1 → done, w1: 2. s2 w1 → done, s1: 2.                      5
       w1 done: 1. w1 s1 → done, s1, s2: 3. w1 s2 → done, s1: 2.                  6
       die end pass → seat 0: 4; die end die → end: 1. die serve, as after serve: 10.   15
       die+ end pass → seat 0 without a krone: 2; die+ end die → end: 1.          3
    """
    table = against_nobody("5", "5" * 10)
    table.seat(krones=1, kitchen={"strudel": 2, "wine": 1})
    table.seat(guests=[97, 92, 74], missing=[{"strudel": 2, "wine": 1}, {"strudel": 1}, {}])
    assert perfts(table) == [4, 8, 3 + 10 + 7, 7 + 8 + 5 + 6 + 15 + 3]
    assert divide(table, 4) == {"pass": 7, "serve": 19, "die 5": 15, "die 5+": 3}


def test_x5_a_reward_of_two_parts() -> None:
    """The Privy Councillor (a krone, a step) can move into 1c, the others wait. No krone, no cards, one die
    on 5. His table is free then: with 0 krones two guests can be taken, with 1 krone three.

    1: pass, die 5, move.                                                         3
    2: pass → seat 1: 2. die → end, move: 2. move → done, krone, step: 3.         7
    3: pass pass → seat 1: 2. pass die → end: 1.                                  3
       die end → seat 1: 2. die move: 3.                                          5
       move done → guest 4, guest 5, die: 3. move krone → done, step: 2. move step → done, krone: 2.   7
    4: pass pass pass → seat 0: 3. pass pass die → end: 1. pass die end → seat 1: 2.   6
       die end pass → seat 0: 3. die end die → end: 1. die move done → end: 1; krone: 2; step: 2.   9
       move done guest → the die is forced, end: 2 × 1; move done die → end: 1.   3
       move krone done, and move krone step: guests 3 to 5, die, die+: 2 × 5.    10
       move step done: 3. move step krone: 5.                                     8
    """
    table = against_nobody("5", "5" * 10)
    table.seat(guests=[79, 77, 78], missing=[{}, {"cake": 1}, {"cake": 1}], vacant="1c")
    assert perfts(table) == [3, 7, 3 + 5 + 7, 6 + 9 + 3 + 10 + 8]
    assert divide(table, 4) == {"pass": 6, "die 5": 9, "move 1 1c": 21}


def test_g3_draw_three_play_one() -> None:
    """The Baroness (draw 3, play 1 for 3 less) moves into 1e. Drawn are 45, 19, 1 for 1, 3, 4 krones; no
    krone, so 45 and 19 can be played. Neither asks anything. One die on 5, no cards in hand.

    The last card to go under the deck is forced; then guest 4, guest 5 or the die; then end.
    1: done, play 19, play 45.                                                    3
    2: done → three cards to put under: 3. play … → two cards: 2 + 2.             7
    3: done, first card → two cards: 3 × 2. play, first card → guest 4, guest 5, die: 4 × 3.   18
    4: done, two cards → guest 4, guest 5, die: 6 × 3. play … → end: 12 × 1.     30
    """
    table = against_nobody("5", "5" * 10)
    table.seat(guests=[75, 77, 78], missing=[{}, {"cake": 1}, {"cake": 1}], vacant="1e")
    table.staff_deck(45, 19, 1).play("move 1 1e")
    assert table.legal() == ["done", "get draw"]
    table.play("get draw")
    assert perfts(table) == [3, 7, 18, 30]


# Emperor ----------------------------------------------------------------------------------------------


def test_m3_two_of_three_hand_cards_go_under_the_deck() -> None:
    """Tile A3 after round 3, seat 0 at 0; seat 1 has no cards and loses VP without a choice. Then round 4
    begins with seat 1 and ten dice on 5.

    Three cards, then two, then seat 1: 2; then pass → seat 0: 2, or die → end: 1."""
    table = against_nobody("5", "5" * 10, emperor=["A3", "B2", "C1"])
    table.seat(guests=[77, 78, 79], hand=[1, 2, 3]).round(3).end_round()
    assert perfts(table) == [3, 3 * 2, 3 * 2 * 2, 3 * 2 * (2 + 1)]


def test_m3_p8_two_rooms_or_a_krone_for_the_conference_manager() -> None:
    """Tile B4 (two vacant rooms from the highest floor) after round 5; seat 0 at 0 with staff 26, one krone
    and rooms 1a 2a 2b; seat 1 comes from 6 to 1: nothing happens. Then ten dice on 5, later nine.

    1: suffer, ignore.                                                            2
    2: suffer → 2a or 2b: 2. ignore → seat 1: 2.                                  4
    3: suffer, one room (the other is forced) → seat 1: 2 × 2. ignore pass → seat 0, no krone: 2.
       ignore die → end: 1.                                                       7
    4: suffer, room, pass → seat 0, one krone: pass, die, die+: 2 × 3; die → end: 2 × 1.
       ignore pass pass → seat 1: 2; pass die → end: 1; die end → seat 0: 2.     13
    """
    table = against_nobody("5", "5" * 10, "5" * 9, emperor=["A1", "B4", "C1"])
    table.seat(krones=1, guests=[77, 78, 79], vacant="1a 2a 2b", staff=[26]).seat(1, emperor=6)
    table.round(5).end_round()
    assert table.legal() == ["suffer", "ignore"]
    assert perfts(table) == [2, 4, 7, 13]


# The end of turns -------------------------------------------------------------------------------------


def test_r2_r5_turns_without_anything_to_do() -> None:
    """One die on 5, then ten, then nine; nobody has a krone or a card. A turn is one decision (pass) or two
    (die, end), and another such turn follows, whoever takes it: the counts are N(n) = N(n-1) + N(n-2)."""
    table = against_nobody("5", "5" * 10, "5" * 9)
    table.seat(guests=[77, 78, 79])
    assert perfts(table, 5) == [2, 3, 5, 8, 13]


# Whole lists of rich positions ------------------------------------------------------------------------


def test_the_whole_menu_of_a_rich_turn() -> None:
    """Six krones; emperor 10 fulfils A. Landgrave (cake, coffee) still waits for a cake, General (red) and
    Captain (green) are complete. Night board: 1a and 3a blue, 1b 2b yellow, 1c 2c red."""
    table = Table(objectives=["emperor_10", "columns_2", "three_of_each"])
    table.seat(krones=6, emperor=10, kitchen={"cake": 1, "wine": 2}, staff=[1, 4, 24, 40], hand=[2, 3])
    table.seat(guests=[66, 81, 92], missing=[{"cake": 1}, {}, {}])
    table.seat(vacant="1b 2b 2c 3a", occupied="1a 1c").dice("1134466")
    assert table.legal() == [
        "pass",
        "serve",
        "die 1",
        "die 3",
        "die 4",
        "die 6",
        "die 1+",
        "die 3+",
        "die 4+",
        "die 6+",
        "claim A",
        "move 2 2c",
        "move 3 1b",
        "move 3 2b",
        "move 3 2c",
        "move 3 3a",
        "use 1",
        "use 4",
    ]


def test_the_whole_menu_of_a_rich_turn_with_a_free_table() -> None:
    """The same with two krones and one table less: guests 2 to 5 can be paid, too."""
    table = Table(objectives=["emperor_10", "columns_2", "three_of_each"])
    table.seat(krones=2, emperor=9, kitchen={"cake": 1, "wine": 2}, staff=[1, 4, 24, 40], hand=[2, 3])
    table.seat(guests=[66, 81], missing=[{"cake": 1}, {}], vacant="1b 2b 2c 3a", occupied="1a 1c 1d")
    table.dice("25")
    guests = ["guest 2", "guest 3", "guest 4", "guest 5"]
    dice = ["die 2", "die 5", "die 2+", "die 5+"]
    assert table.legal() == ["pass", "serve", *guests, *dice, "move 2 2c", "use 1", "use 4"]


def test_the_whole_choice_of_a_rich_reward() -> None:
    """Landgrave: play a card for 1 less and prepare a room. One krone: cards of 1 and 2 krones (45, 8, 13),
    not of 3 (19); beside 1a 1b 2a lie 1c (0), 2b (1), 3a (2, too dear)."""
    table = Table().seat(krones=1, guests=[66], complete=True, vacant="1a 1b 2a", hand=[8, 13, 19, 45])
    table.play("move 1 1a")
    assert table.legal() == ["done", "room 1c", "room 2b", "play 8", "play 13", "play 45"]
    table.play("room 2b")  # the krone is spent: only what costs 1 less 1
    assert table.legal() == ["done", "play 45"]


def test_the_whole_choice_of_a_reward_with_guests() -> None:
    """Court Councillor: three krones and a guest for free, also the dearest."""
    table = Table().seat(krones=0, guests=[84], complete=True, vacant="1c").play("move 1 1c")
    guests = [f"guest {place}" for place in range(1, 6)]
    assert table.legal() == ["done", *guests, "get krones"]
    table.play("guest 1")
    assert table.legal() == ["done", "get krones"]
    assert table.player().krones == 0
