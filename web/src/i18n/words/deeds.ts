// What a seat did in its last turn, as one short sentence with the cards in it: "Architect for 1; die 3; rooms 3a, 2c".

import { editionOf } from "../../content";
import type { AustriaEvent, Event, OverbookingEvent } from "../../wire";
import { language, names, t } from "../language.svelte";
import { amountParts, isGain, signedVp, totalOf, type Amounts } from "./amounts";
import { guestWords, staffWords } from "./cards";
import { causeWords } from "./causes";
import { itemsWords } from "./effects";
import { inside } from "./letters";
import { groupWords, cardWords } from "./overbooking";
import { boardLetter } from "./places";
import type { Kind, Of } from "./telling";
import { celebrityWords, colouredDie, entranceWords, placeWords, tokenWords, type Told } from "./waltz";

/** A card that a sentence names. */
export interface NamedCard {
  kind: "guest" | "staff" | "celebrity" | "entrance" | "token" | "group";
  id: string;
}

/** A piece of a sentence: plain text, or the name of a card. */
export interface Piece {
  text: string;
  card: NamedCard | null;
}

type Teller<E> = (event: E, events: readonly Event[]) => string | null;

// A name travels through a message with the card that it means, between signs that no text has.
const OPEN = "\u0001";
const NAME = "\u0002";
const CLOSE = "\u0003";
const named = (kind: NamedCard["kind"], id: number | string, name: string): string =>
  `${OPEN}${kind} ${id}${NAME}${name}${CLOSE}`;

const guest = (id: number): string => named("guest", id, names.guest(id));
const staff = (id: number): string => named("staff", id, names.staff(id));
const celebrity = (id: string): string => named("celebrity", id, names.celebrity(id));
const entrance = (id: string): string => named("entrance", id, names.entrance(id));

const nothing = (): null => null;
/** Told once for all of a turn, by `summedUp`. */
const summed = nothing;

const AUSTRIA: { [K in Kind]: Teller<Of<K>> } = {
  set_up: nothing,
  seated: nothing,
  board_chosen: ({ board }) => t("deed.board", { letter: boardLetter(board) }),
  hand_dealt: nothing,
  pack_passed: nothing,
  staff_kept: nothing,
  round_begins: nothing,
  dice_rolled: nothing,
  dice_removed: nothing,
  turn_begins: ({ extra }) => (extra ? t("deed.extra_turn") : null),
  passed: () => t("deed.passed"),
  turn_ends: nothing,
  round_ends: nothing,
  guest_arrives: nothing,
  deck_rebuilt: nothing,
  guest_discarded: nothing,
  guest_taken: (event) =>
    event.krones ? t("deed.guest", { guest: guest(event.guest), n: -event.krones }) : t("deed.guest.free", { guest: guest(event.guest) }),
  order_filled: (event) => t("deed.filled", { guest: guest(event.guest) }),
  order_complete: nothing,
  moved_in: (event) => t("deed.moved", { guest: guest(event.guest), space: event.space }),
  went_dancing: (event) => t("deed.dances", { guest: guest(event.guest) }),
  die_taken: dieWords,
  space_used: ({ value }) => t("deed.space", { value }),
  action_begins: nothing,
  action_copied: ({ value }) => t("deed.copied", { value }),
  action_declined: nothing,
  items_received: summed,
  item_placed: summed,
  items_kept: nothing,
  serving: nothing,
  items_spent: nothing,
  reward_taken: nothing,
  reward_declined: nothing,
  krones_gained: summed,
  krones_wait: nothing,
  steps_gained: summed,
  points_scored: summed,
  extra_turn_gained: nothing,
  room_prepared: summed,
  room_occupied: summed,
  group_complete: ({ colour }) => causeWords({ kind: "group", colour }),
  room_lost: nothing,
  staff_drawn: ({ count }) => t("deed.drawn", { n: count }),
  staff_put_under: nothing,
  staff_played: (event) => t("deed.played", { staff: staff(event.staff) }),
  staff_used: (event) => t("deed.used", { staff: staff(event.staff) }),
  staff_lost: nothing,
  objective_claimed: ({ objective }) => t("deed.objective", { letter: objective }),
  emperor_comes: nothing,
  emperor_scored: nothing,
  emperor_judges: nothing,
  penalty_averted: nothing,
  penalty_suffered: nothing,
  final_scoring: nothing,
  game_over: nothing,
  ballrooms_opened: nothing,
  rehearsal_room_taken: ({ rehearsal }) => inside(t("rehearsal.room", { n: rehearsal })),
  dancer_sent: ({ ballroom, row }) => t("deed.dancer", { place: placeWords(ballroom, row) }),
  dancer_lost: nothing,
  ballroom_scored: nothing,
  celebrity_arrives: nothing,
  celebrities_shuffled: nothing,
  celebrity_welcomed: (event) => t("deed.celebrity", { celebrity: celebrity(event.celebrity) }),
  celebrity_used: nothing,
  celebrities_leave: nothing,
  entrances_offered: nothing,
  bid_made: ({ bid, entrance: id }) => t("deed.bid", { krones: t("krones", { n: bid }), entrance: entrance(id) }),
  entrance_taken: ({ entrance: id }) => t("deed.entrance", { entrance: entrance(id) }),
  table_added: nothing,
  tokens_received: nothing,
  token_used: ({ token }) => named("token", token, inside(t("dove.token", { n: token }))),
  own_objectives_drawn: nothing,
  own_objective_claimed: () => t("deed.own_objective"),
  own_tiles_drawn: nothing,
  own_tile_used: ({ tile }) => inside(t("tile", { id: tile })),
  die_moved: ({ value, to }) => t("deed.die_moved", { value, to }),
  key_taken: () => inside(t("key.title")),
  staff_turned_down: (event) => t("deed.turned", { staff: staff(event.staff) }),
  automaton_ready: nothing,
  instruction_drawn: nothing,
  automaton_takes_guest: (event) => t("deed.moved", { guest: guest(event.guest), space: event.space }),
  automaton_sends_guest: (event) => t("deed.dances", { guest: guest(event.guest) }),
  automaton_finds_no_guest: () => t("deed.no_guest"),
  automaton_takes_die: dieWords,
  automaton_receives_celebrity: (event) => t("deed.celebrity", { celebrity: celebrity(event.celebrity) }),
  automaton_turns_up_staff: (event) => (event.staff === null ? null : t("deed.played", { staff: staff(event.staff) })),
  countdown_moves: ({ objective, countdown }) =>
    countdown === "claimed"
      ? t("deed.objective", { letter: objective })
      : t("deed.countdown", { letter: objective, step: countdown }),
  automaton_finds_no_objective: nothing,
  automaton_sends_dancer: nothing,
  automaton_finds_no_dancer: nothing,
  automaton_invites: (event) => t("deed.guest.free", { guest: guest(event.guest) }),
  items_laid_out: nothing,
  item_left: nothing,
  item_given: summed,
  automaton_checks_in: (event) => t("deed.moved", { guest: guest(event.guest), space: event.space }),
  stars_move: nothing,
  guest_marked: nothing,
  marks_removed: nothing,
  toll_left: nothing,
  toll_paid: nothing,
};

function dieWords(event: Of<"die_taken" | "automaton_takes_die">): string {
  const { value, colour } = event;
  if (colour) return t("deed.coloured", { die: colouredDie(colour), value });
  return t("boost" in event && event.boost ? "deed.die.boosted" : "deed.die", { value });
}

type ObKind = OverbookingEvent["kind"];
type ObOf<K extends ObKind> = Extract<OverbookingEvent, { kind: K }>;

const OVERBOOKING: { [K in Exclude<ObKind, Kind>]: Teller<ObOf<K>> } = {
  cards_drawn: nothing,
  card_placed: (event) => t(`deed.ob.${event.to}`, { card: group(event), n: event.hotel }),
  token_taken: () => t("deed.ob.token"),
  placement_declined: () => t("deed.ob.declined"),
  placement_skipped: () => t("deed.ob.skipped"),
  hotel_opened: nothing,
  power_used: ({ card }) => t("deed.ob.power", { card: group(card) }),
  power_unused: nothing,
  card_moved: nothing,
  card_replaced: nothing,
  booking_checked: summed,
  card_discarded: nothing,
  hotel_checked: nothing,
  bonus_scored: nothing,
};

/** Guests whose beds are known can be looked at. */
function group(card: { house: string; beds: number | null; large?: boolean }): string {
  const words = inside(cardWords(card));
  return card.beds === null ? words : named("group", card.beds, words);
}

/** What a seat did in a turn, in pieces. */
export const deedPieces = (events: readonly Event[]): Piece[] => piecesOf(partsOf(events).join("; "));

/** The same as plain text. */
export const deedWords = (events: readonly Event[]): string =>
  deedPieces(events)
    .map(({ text }) => text)
    .join("");

function partsOf(events: readonly Event[]): string[] {
  const parts: string[] = [];
  const told = new Set<string>();
  for (const event of events) {
    const sum = SUMS[event.kind];
    const words = sum ? (told.has(event.kind) ? null : sum(events)) : tellerOf(event)?.(event, events);
    told.add(event.kind);
    if (words) parts.push(words);
  }
  return [...parts, ...gainsOf(events)];
}

/** A page may be older than its server: what it does not know it does not tell. */
const tellerOf = ({ kind }: Event) => ({ ...OVERBOOKING, ...AUSTRIA })[kind] as Teller<Event> | undefined;

/** What is told once for a whole turn, where it happens first. */
const SUMS: Partial<Record<Event["kind"], (events: readonly Event[]) => string | null>> = {
  items_received: (events) => t("deed.received", { items: itemsWords(gainedIn(events).items) }),
  item_placed: served,
  item_given: served,
  room_prepared: (events) => rooms("deed.rooms", ofKind(events, "room_prepared").map(({ space }) => space)),
  room_occupied: (events) => {
    const guests = [...ofKind(events, "moved_in"), ...ofKind(events, "automaton_checks_in")].map(({ space }) => space);
    const others = ofKind(events, "room_occupied").map(({ space }) => space);
    return rooms("deed.occupied", others.filter((space) => !guests.includes(space)));
  },
  booking_checked: (events) => {
    const checked = ofKind(events, "booking_checked");
    const got = checked.filter((each) => each.got);
    const coins = got.reduce((sum, { vp }) => sum + vp, 0);
    return [
      ...(got.length ? [t("deed.ob.beds", { n: got.length }), t("coins", { n: coins })] : []),
      ...(checked.length > got.length ? [t("deed.ob.no_beds", { n: checked.length - got.length })] : []),
    ].join("; ");
  },
};

function served(events: readonly Event[]): string {
  const items: Record<string, number> = {};
  for (const { item } of [...ofKind(events, "item_placed"), ...ofKind(events, "item_given")]) items[item] = (items[item] ?? 0) + 1;
  return t("deed.served", { items: itemsWords(items) });
}

const rooms = (key: "deed.rooms" | "deed.occupied", spaces: string[]): string | null =>
  spaces.length ? t(key, { n: spaces.length, rooms: spaces.join(", ") }) : null;

const ofKind = <K extends Event["kind"]>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

const gainedIn = (events: readonly Event[]): Amounts => totalOf((events as readonly AustriaEvent[]).filter(isGain));

/** The krones, steps and points that a turn has brought. */
function gainsOf(events: readonly Event[]): string[] {
  const { krones, steps, vp } = gainedIn(events);
  const parts = [...amountParts({ krones, steps }), ...(vp ? [signedVp(vp)] : [])];
  return parts.length ? [language.list(parts)] : [];
}

function piecesOf(sentence: string): Piece[] {
  return sentence.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((part): Piece[] => {
    if (!part.startsWith(OPEN)) return part ? [{ text: part, card: null }] : [];
    const [about = "", text = ""] = part.slice(1, -1).split(NAME);
    const [kind = "", id = ""] = about.split(" ");
    return [{ text, card: { kind: kind as NamedCard["kind"], id } }];
  });
}

/** What a card says, for a tooltip. */
export function namedCardWords({ kind, id }: NamedCard, options: Record<string, unknown>): Told {
  const edition = editionOf(options);
  switch (kind) {
    case "guest":
      return guestWords(Number(id), edition);
    case "staff": {
      const { title, cost, timing, text } = staffWords(Number(id), edition);
      return { title, lines: [`${cost}; ${inside(timing)}`, text] };
    }
    case "celebrity":
      return celebrityWords(id);
    case "entrance":
      return entranceWords(id);
    case "token":
      return tokenWords(Number(id));
    case "group":
      return groupWords(Number(id));
  }
}
