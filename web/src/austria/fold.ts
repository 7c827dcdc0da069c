// The table after an event. Every change is what the event says, and no rule is kept here: what no event tells (whose
// decision comes next, what it may be) comes with the next state.

import { editionOf, guest } from "../content";
import type {
  AustriaEvent,
  AustriaPlayer,
  AustriaView,
  AutomatonEntrance,
  Ball,
  CafeTable,
  Entrance,
  Entrances,
  Lounge,
  Solo,
} from "../wire";

type Of<Kind extends AustriaEvent["kind"]> = Extract<AustriaEvent, { kind: Kind }>;
type Items = Record<string, number>;

export function afterEvent(view: AustriaView, event: AustriaEvent): AustriaView {
  // A page may be older than its server: of an event that it does not know it follows what all have.
  const change = (CHANGES[event.kind] ?? same) as (view: AustriaView, event: AustriaEvent) => AustriaView;
  return change(withDeltas(view, event), event);
}

/** Krones, steps and VP are told as what a seat has more or less. */
function withDeltas(view: AustriaView, event: AustriaEvent): AustriaView {
  if (!("seat" in event)) return view;
  const { seat, krones = 0, steps = 0, vp = 0 }: { seat: number; krones?: number; steps?: number; vp?: number } = event;
  if (!krones && !steps && !vp) return view;
  return ofPlayer(view, seat, (player) => ({
    krones: player.krones + krones,
    emperor: player.emperor + steps,
    points: player.points + vp,
  }));
}

const same = (view: AustriaView): AustriaView => view;

const CHANGES: { [Kind in AustriaEvent["kind"]]: (view: AustriaView, event: Of<Kind>) => AustriaView } = {
  // Setting up: the first state of a table comes after it, only hands are still dealt.
  set_up: same,
  seated: same,
  board_chosen: (view, { seat, board }) => ofPlayer(view, seat, () => ({ board })),
  hand_dealt: (view, { seat, count, cards }) => toHand(view, seat, count, cards),
  pack_passed: same,
  staff_kept: (view, { seat, staff }) => toHand(view, seat, 1, staff === null ? null : [staff]),

  // Rounds and turns
  round_begins: (view, { round, start }) => ({ ...withKey(view, null), round, start, phase: "turns" }),
  dice_rolled: (view, { dice, coloured }) => nobodyPassed({ ...withDice(view, coloured), dice }),
  dice_removed: (view) => nobodyPassed({ ...withDice(view, null), dice: view.dice.map(() => 0) }),
  turn_begins: (view, { seat }) => ({ ...view, to_move: seat, question: null }),
  passed: (view, { seat }) => ofPlayer(view, seat, () => ({ passed: true })),
  turn_ends: same,
  round_ends: (view) =>
    ofAll(view, ({ staff }) => ({
      turns_taken: 0,
      passed: false,
      staff: staff.map((card) => ({ ...card, used: false })),
    })),

  // Guests
  guest_arrives: (view, { guest, deck }) => ({ ...view, queue: [guest, ...view.queue], guest_deck: deck }),
  deck_rebuilt: (view, { deck }) => ({ ...view, guest_deck: deck, discard: [] }),
  guest_discarded: (view, { guest }) => ({ ...view, discard: [...view.discard, guest] }),
  guest_taken: (view, { seat, guest, order, place, table }) =>
    seated(outOfQueue(view, place), seat, table, { guest, missing: order }),
  order_filled: (view, { seat, table, items }) => served(view, seat, table, items),
  order_complete: same,
  moved_in: left,
  went_dancing: left,

  // Dice and actions
  die_taken: dieTaken,
  space_used: same,
  action_begins: same,
  action_copied: same,
  action_declined: same,

  // Items
  items_received: same,
  item_placed: (view, { seat, table, item, from_kitchen }) =>
    served(from_kitchen ? toKitchen(view, seat, { [item]: 1 }, -1) : view, seat, table, { [item]: 1 }),
  items_kept: (view, { seat, items }) => toKitchen(view, seat, items),
  serving: same,
  items_spent: (view, { seat, items }) => toKitchen(view, seat, items, -1),

  // Rewards, tracks and points
  reward_taken: same,
  reward_declined: same,
  krones_gained: same,
  krones_wait: same,
  steps_gained: (view, { seat, vp }) => scored(view, seat, "emperor", vp),
  points_scored: (view, { seat, source, vp, because }) =>
    because.kind === "staff" && source === "staff"
      ? ofPlayer(view, seat, ({ staff }) => ({
          staff: staff.map((card) => (card.staff === because.staff ? { ...card, vp: card.vp + vp } : card)),
        }))
      : scored(view, seat, source, vp),
  extra_turn_gained: same,

  // Rooms
  room_prepared: (view, { seat, space }) => ofPlayer(view, seat, ({ vacant }) => ({ vacant: [...vacant, space] })),
  room_occupied: occupied,
  group_complete: (view, { seat, group }) =>
    ofPlayer(view, seat, ({ groups_paid }) => ({ groups_paid: inOrder([...groups_paid, group]) })),
  room_lost: (view, { seat, space }) =>
    ofPlayer(view, seat, (player) => ({
      vacant: without(player.vacant, space),
      occupied: without(player.occupied, space),
    })),

  // Staff
  staff_drawn: (view, { seat, count, cards, to_hand }) => {
    const drawn = { ...view, staff_deck: view.staff_deck - count };
    return to_hand ? toHand(drawn, seat, count, cards) : drawn;
  },
  staff_put_under: (view, { seat, staff, from_hand }) => {
    const under = { ...view, staff_deck: view.staff_deck + 1 };
    return from_hand ? fromHand(under, seat, staff) : under;
  },
  staff_played: (view, { seat, staff, from_hand }) =>
    ofPlayer(from_hand ? fromHand(view, seat, staff) : view, seat, (player) => ({
      staff: [...player.staff, { staff, vp: 0, used: false }],
    })),
  staff_used: (view, { seat, staff, items }) =>
    ofPlayer(toKitchen(view, seat, items, -1), seat, (player) => ({
      staff: player.staff.map((card) => (card.staff === staff ? { ...card, used: true } : card)),
    })),
  staff_lost: (view, { seat, staff }) =>
    ofPlayer(view, seat, (player) => ({ staff: player.staff.filter((card) => card.staff !== staff) })),
  objective_claimed: (view, { seat, objective, claims }) => ({
    ...ofPlayer(view, seat, ({ objectives }) => ({ objectives: [...objectives, objective].sort() })),
    objectives: view.objectives.map((each, index) => ("ABC"[index] === objective ? { ...each, claimed: claims } : each)),
  }),

  // The emperor and the end
  emperor_comes: (view) => ({ ...view, phase: "emperor" }),
  emperor_scored: (view, { seat, vp }) => scored(view, seat, "emperor", vp),
  emperor_judges: same,
  penalty_averted: same,
  penalty_suffered: (view, { seat, vp, items, orders }) => {
    const poorer = scored(toKitchen(view, seat, items, -1), seat, "emperor", vp);
    return orders ? ordersCleared(poorer, seat) : poorer;
  },
  final_scoring: same,
  game_over: (view) => ({ ...view, phase: "over" }),

  // Let's Waltz!: ballrooms
  ballrooms_opened: same,
  rehearsal_room_taken: (view, { seat, rehearsal }) =>
    ofBall(view, ({ players, rehearsals_left }) => ({
      players: changed(players, seat, (player) => ({ ...player, rehearsal })),
      rehearsals_left: rehearsals_left.filter((room) => room !== rehearsal),
    })),
  dancer_sent: (view, { seat, ballroom, row }) =>
    ofBall(danced(view, seat, ballroom, row, 1), ({ players }) => ({
      players: changed(players, seat, (player) => ({ ...player, dancers: player.dancers - 1, sent: player.sent + 1 })),
    })),
  dancer_lost: (view, { seat, ballroom, row }) => danced(view, seat, ballroom, row, -1),
  ballroom_scored: (view, { ballroom }) =>
    ofBall(view, ({ halls }) => ({
      halls: halls.map((hall) => (hall.id === ballroom ? { ...hall, scored: true } : hall)),
    })),

  // Let's Waltz!: celebrities
  celebrity_arrives: (view, { colour, celebrity, deck }) =>
    ofLounge(view, ({ tiles }) => ({ tiles: { ...tiles, [colour]: celebrity }, deck })),
  celebrities_shuffled: (view, { deck }) => ofLounge(view, () => ({ discard: [], deck })),
  celebrity_welcomed: (view, { seat, colour, celebrity }) =>
    ofLounge(view, ({ tiles, players }) => ({
      tiles: { ...tiles, [colour]: null },
      players: changed(players, seat, (player) => ({ ...player, taken: [...player.taken, celebrity] })),
    })),
  celebrity_used: (view, { seat, celebrity }) =>
    ofLounge(view, ({ players }) => ({
      players: changed(players, seat, (player) => ({ ...player, used: [...player.used, celebrity] })),
    })),
  celebrities_leave: (view, { seat, celebrities }) =>
    ofLounge(view, ({ discard, players }) => ({
      discard: [...discard, ...celebrities],
      players: changed(players, seat, () => ({ taken: [], used: [] })),
    })),

  // Let's Waltz!: entrances, key, cards that are turned over
  entrances_offered: (view, { entrances }) =>
    ofEntrances(view, () => ({ offers: entrances.map((id) => ({ id, bid: 0, bidder: null })) })),
  bid_made: (view, { seat, entrance, bid }) =>
    ofEntrances(view, ({ offers }) => ({
      offers: offers.map((offer) => (offer.id === entrance ? { ...offer, bid, bidder: seat } : offer)),
    })),
  entrance_taken: (view, { seat, entrance }) => {
    const taken = withEntrance(view, seat, () => ({ kind: "plain", entrance }));
    // Who plays alone puts the other entrances away.
    return view.solo ? ofEntrances(taken, () => ({ offers: [{ id: entrance, bid: 0, bidder: seat }] })) : taken;
  },
  table_added: (view, { seat }) => ofPlayer(view, seat, ({ tables }) => ({ tables: [...tables, null] })),
  tokens_received: (view, { seat, tokens }) =>
    withEntrance(view, seat, ({ entrance }) => ({ kind: "tokens", entrance: entrance!, tokens })),
  token_used: (view, { seat, token }) =>
    withEntrance(view, seat, (held) =>
      held.kind === "tokens" ? { ...held, tokens: without(held.tokens, token) } : held,
    ),
  own_objectives_drawn: (view, { seat, objectives }) =>
    withEntrance(view, seat, ({ entrance }) => ({
      kind: "objectives",
      entrance: entrance!,
      objectives: objectives.map((id) => ({ id, claimed: false })),
    })),
  own_objective_claimed: (view, { seat, objective }) =>
    withEntrance(view, seat, (held) =>
      held.kind === "objectives"
        ? { ...held, objectives: held.objectives.map((own) => (own.id === objective ? { ...own, claimed: true } : own)) }
        : held,
    ),
  own_tiles_drawn: (view, { seat, tiles }) =>
    withEntrance(view, seat, ({ entrance }) => ({ kind: "tiles", entrance: entrance!, tiles })),
  own_tile_used: (view, { seat, tile }) =>
    withEntrance(view, seat, (held) => (held.kind === "tiles" ? { ...held, tiles: without(held.tiles, tile) } : held)),
  die_moved: (view, { value, to, colour }) => ({
    ...withColouredDie(view, colour, to),
    dice: changed(changed(view.dice, value - 1, less), to - 1, more),
  }),
  key_taken: (view, { seat }) => turnTaken(withKey(view, seat), seat),
  staff_turned_down: (view, { seat, staff }) => {
    const flips = view.waltz?.flips;
    if (!flips) return view;
    const players = changed(flips.players, seat, ({ turned }) => ({ turned: inOrder([...turned, staff]) }));
    return { ...view, waltz: { ...view.waltz!, flips: { players } } };
  },

  // Automata
  automaton_ready: same,
  instruction_drawn: (view, { card, cards_left }) =>
    ofSolo(view, (solo) => ({
      cards_left,
      cards_drawn: cards_left < solo.cards_left ? [...solo.cards_drawn, card] : [card],
    })),
  automaton_takes_guest: (view, { seat, place, space }) =>
    ofPlayer(outOfQueue(view, place), seat, (player) => ({ occupied: [...player.occupied, space] })),
  automaton_sends_guest: (view, { place }) => outOfQueue(view, place),
  automaton_finds_no_guest: same,
  automaton_takes_die: dieTaken,
  automaton_receives_celebrity: (view, { colour, celebrity }) =>
    ofLounge(view, ({ tiles, discard }) => ({ tiles: { ...tiles, [colour]: null }, discard: [...discard, celebrity] })),
  automaton_turns_up_staff: (view, { seat, staff }) =>
    staff === null
      ? view
      : ofPlayer(
          ofSolo(view, ({ staff_left }) => ({ staff_left: staff_left - 1 })),
          seat,
          (player) => ({ staff: [...player.staff, { staff, vp: 0, used: false }] }),
        ),
  countdown_moves: (view, { objective, countdown }) =>
    ofSolo(view, (solo) => ({ countdown: { ...solo.countdown, [objective]: countdown } })),
  automaton_finds_no_objective: same,
  automaton_sends_dancer: same,
  automaton_finds_no_dancer: same,

  // Own entrances of automata
  automaton_invites: (view, { seat, guest, order, table, space }) =>
    ofPlayer(
      ofEntrance(seated(view, seat, table, { guest, missing: order }), "hautel_couture", ({ rooms }) => ({
        rooms: changed(rooms, table - 1, () => space),
      })),
      seat,
      ({ vacant }) => ({ vacant: [...vacant, space] }),
    ),
  items_laid_out: (view, { items, supply }) => ofEntrance(view, "hautel_couture", () => ({ items, supply })),
  item_left: (view, { value }) =>
    ofEntrance(view, "hautel_couture", ({ items }) => ({ items: changed(items, value - 1, () => null) })),
  item_given: (view, { seat, table, item }) => served(view, seat, table, { [item]: 1 }),
  automaton_checks_in: (view, event) => occupied(left(view, event), event),
  stars_move: (view, { stars }) => ofEntrance(view, "nine_stars", () => ({ stars })),
  guest_marked: (view, { space, guest }) =>
    ofEntrance(view, "sushi_resort", ({ tokens, marked }) => ({
      tokens: without(tokens, space),
      marked: guest === null ? marked : [...marked, guest],
    })),
  marks_removed: (view, { guest }) =>
    ofEntrance(view, "sushi_resort", ({ marked }) => ({ marked: marked.filter((each) => each !== guest) })),
  toll_left: tolled,
  toll_paid: (view, event) => scored(tolled(view, event), event.seat, "entrances", event.vp),
};

// Parts of the table ------------------------------------------------------------------------------

const more = (count: number) => count + 1;
const less = (count: number) => count - 1;
const inOrder = (numbers: number[]): number[] => numbers.sort((one, other) => one - other);
const changed = <Row>(rows: Row[], place: number, change: (row: Row) => Row): Row[] =>
  rows.map((row, index) => (index === place ? change(row) : row));

/** A list without one of these. */
function without<Row>(rows: Row[], gone: Row): Row[] {
  const place = rows.indexOf(gone);
  return rows.filter((_, index) => index !== place);
}

/** What is not there has no name. */
function piled(pile: Items, items: Items, sign: 1 | -1): Items {
  const sum = { ...pile };
  for (const [item, count] of Object.entries(items)) sum[item] = (sum[item] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count > 0));
}

function ofPlayer(
  view: AustriaView,
  seat: number,
  change: (player: AustriaPlayer) => Partial<AustriaPlayer>,
): AustriaView {
  return { ...view, players: changed(view.players, seat, (player) => ({ ...player, ...change(player) })) };
}

const ofAll = (view: AustriaView, change: (player: AustriaPlayer) => Partial<AustriaPlayer>): AustriaView => ({
  ...view,
  players: view.players.map((player) => ({ ...player, ...change(player) })),
});

const nobodyPassed = (view: AustriaView): AustriaView => ofAll(view, () => ({ passed: false }));

const turnTaken = (view: AustriaView, seat: number): AustriaView =>
  ofPlayer(view, seat, ({ turns_taken }) => ({ turns_taken: turns_taken + 1 }));

const scored = (view: AustriaView, seat: number, source: string, vp: number): AustriaView =>
  ofPlayer(view, seat, ({ points_by_source: sources }) => ({
    points_by_source: { ...sources, [source]: (sources[source] ?? 0) + vp },
  }));

const toKitchen = (view: AustriaView, seat: number, items: Items, sign: 1 | -1 = 1): AustriaView =>
  ofPlayer(view, seat, ({ kitchen }) => ({ kitchen: piled(kitchen, items, sign) }));

/** Cards come to a hand; which ones only its owner is told. */
const toHand = (view: AustriaView, seat: number, count: number, cards: number[] | null): AustriaView =>
  ofPlayer(view, seat, ({ hand_size, known_hand }) => ({
    hand_size: hand_size + count,
    known_hand: cards ? inOrder([...known_hand, ...cards]) : known_hand,
  }));

const fromHand = (view: AustriaView, seat: number, card: number | null): AustriaView =>
  ofPlayer(view, seat, ({ hand_size, known_hand }) => ({
    hand_size: hand_size - 1,
    known_hand: known_hand.filter((each) => each !== card),
  }));

const atTable = (
  view: AustriaView,
  seat: number,
  table: number,
  change: (guest: CafeTable | null) => CafeTable | null,
): AustriaView => ofPlayer(view, seat, ({ tables }) => ({ tables: changed(tables, table - 1, change) }));

const seated = (view: AustriaView, seat: number, table: number, guest: CafeTable): AustriaView =>
  atTable(view, seat, table, () => guest);

const served = (view: AustriaView, seat: number, table: number, items: Items): AustriaView =>
  atTable(view, seat, table, (guest) => guest && { ...guest, missing: piled(guest.missing, items, -1) });

/** A guest leaves the café. */
function left(view: AustriaView, { seat, table }: Of<"moved_in" | "went_dancing" | "automaton_checks_in">): AustriaView {
  return atTable(view, seat, table, () => null);
}

/** The guests wait for all that they had ordered, as it is printed on their cards. */
function ordersCleared(view: AustriaView, seat: number): AustriaView {
  const orderOf = (number: number) => ({ ...guest(number, editionOf(view.options)).order }) as Items;
  return ofPlayer(view, seat, ({ tables }) => ({
    tables: tables.map((seated) => seated && { ...seated, missing: orderOf(seated.guest) }),
  }));
}

const outOfQueue = (view: AustriaView, place: number): AustriaView => ({
  ...view,
  queue: view.queue.filter((_, index) => index !== place - 1),
});

function occupied(view: AustriaView, { seat, space }: Of<"room_occupied" | "automaton_checks_in">): AustriaView {
  return ofPlayer(view, seat, (player) => ({
    vacant: without(player.vacant, space),
    occupied: [...player.occupied, space],
  }));
}

function dieTaken(view: AustriaView, { seat, value, colour }: Of<"die_taken" | "automaton_takes_die">): AustriaView {
  return turnTaken({ ...withColouredDie(view, colour, null), dice: changed(view.dice, value - 1, less) }, seat);
}

const withColouredDie = (view: AustriaView, colour: string | null, value: number | null): AustriaView =>
  colour === null ? view : ofLounge(view, ({ dice }) => ({ dice: { ...dice, [colour]: value } }));

/** Where the coloured dice lie now; null: nowhere. */
const withDice = (view: AustriaView, coloured: Lounge["dice"] | null): AustriaView =>
  ofLounge(view, ({ dice }) => ({
    dice: coloured ?? Object.fromEntries(Object.keys(dice).map((colour) => [colour, null])),
  }));

// Modules -----------------------------------------------------------------------------------------

function ofBall(view: AustriaView, change: (ball: Ball) => Partial<Ball>): AustriaView {
  const ball = view.waltz?.ball;
  return ball ? { ...view, waltz: { ...view.waltz!, ball: { ...ball, ...change(ball) } } } : view;
}

function danced(view: AustriaView, seat: number, ballroom: string, row: string, by: 1 | -1): AustriaView {
  return ofBall(view, ({ halls }) => ({
    halls: halls.map((hall) =>
      hall.id === ballroom
        ? { ...hall, rows: { ...hall.rows, [row]: changed(hall.rows[row]!, seat, (count) => count + by) } }
        : hall,
    ),
  }));
}

function ofLounge(view: AustriaView, change: (lounge: Lounge) => Partial<Lounge>): AustriaView {
  const lounge = view.waltz?.lounge;
  return lounge ? { ...view, waltz: { ...view.waltz!, lounge: { ...lounge, ...change(lounge) } } } : view;
}

function ofEntrances(view: AustriaView, change: (entrances: Entrances) => Partial<Entrances>): AustriaView {
  const entrances = view.waltz?.entrances;
  return entrances ? { ...view, waltz: { ...view.waltz!, entrances: { ...entrances, ...change(entrances) } } } : view;
}

const withEntrance = (view: AustriaView, seat: number, change: (held: Entrance) => Entrance): AustriaView =>
  ofEntrances(view, ({ players }) => ({ players: changed(players, seat, change) }));

function withKey(view: AustriaView, holder: number | null): AustriaView {
  return view.waltz?.key ? { ...view, waltz: { ...view.waltz, key: { holder } } } : view;
}

function ofSolo(view: AustriaView, change: (solo: Solo) => Partial<Solo>): AustriaView {
  return view.solo ? { ...view, solo: { ...view.solo, ...change(view.solo) } } : view;
}

type EntranceOf<Id> = Extract<AutomatonEntrance, { id: Id }>;

function ofEntrance<Id extends AutomatonEntrance["id"]>(
  view: AustriaView,
  id: Id,
  change: (entrance: EntranceOf<Id>) => Partial<EntranceOf<Id>>,
): AustriaView {
  return ofSolo(view, ({ entrance }) =>
    entrance?.id === id ? { entrance: { ...entrance, ...change(entrance as EntranceOf<Id>) } } : {},
  );
}

function tolled(view: AustriaView, { value, tokens }: Of<"toll_left" | "toll_paid">): AustriaView {
  return ofEntrance(view, "toll_bridge", ({ tolls }) => ({ tolls: changed(tolls, value - 1, () => tokens) }));
}
