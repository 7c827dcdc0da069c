// The events of the base game in words.

import { language, names, t } from "../language.svelte";
import { YOU, type Person } from "../message";
import { amountParts, amountWords, paidWords, pileOf, signed, signedVp } from "./amounts";
import { objectiveWords } from "./cards";
import { causeWords } from "./causes";
import { itemsWords } from "./effects";
import { gained } from "./gains";
import { inside } from "./letters";
import { boardLetter, roomWords, spaceWords } from "./places";
import { also, type Context, type Of, type Tellers } from "./telling";
import { colouredDie, placeWords } from "./waltz";

export const AUSTRIA_TELLERS = {
  set_up: ({ start, objectives, tiles, queue }, { who }) => ({
    text: t("event.set_up", {
      who: who(start),
      objectives: objectives.map(objectiveWords).map(inside).join("; "),
      tiles: tiles.join(", "),
      guests: queue.flatMap((guest) => (guest === null ? [] : [names.guest(guest)])).join(", "),
    }),
  }),
  seated: ({ seat, krones, items }, { who }) => {
    const list = amountWords({ krones, items });
    return list ? { text: t("event.seated", { who: who(seat), list }) } : null;
  },
  board_chosen: ({ seat, board }, { who }) => ({
    text: t("event.board", { who: who(seat), letter: boardLetter(board) }),
  }),
  hand_dealt: ({ seat, count, cards }, { who }) => ({
    text: cards
      ? t("event.hand.seen", { who: who(seat), cards: staffList(cards) })
      : t("event.hand", { who: who(seat), n: count }),
  }),
  pack_passed: ({ seat, cards }, { who }) =>
    cards && { text: t("event.pack", { who: who(seat), cards: staffList(cards) }) },
  staff_kept: ({ seat, staff }, { who }) => ({
    text:
      staff === null
        ? t("event.kept.secret", { who: who(seat) })
        : t("event.kept", { who: who(seat), staff: names.staff(staff) }),
  }),
  round_begins: ({ round, start }, { who }) => ({ text: t("event.round", { n: round, who: who(start) }) }),
  dice_rolled: (event) => ({ text: t(event.again ? "event.dice.again" : "event.dice", { dice: diceWords(event) }) }),
  dice_removed: () => ({ text: t("event.dice.removed") }),
  turn_begins: ({ seat, extra }, { who }) => (extra ? { text: t("event.extra_turn", { who: who(seat) }) } : null),
  passed: ({ seat }, { who }) => ({ text: t("event.passed", { who: who(seat) }) }),
  turn_ends: () => null,
  guest_discarded: () => null,
  round_ends: () => null,
  guest_arrives: ({ guest }) => ({
    text: guest === null ? t("event.nobody_arrives") : t("event.guest_arrives", { guest: names.guest(guest) }),
  }),
  deck_rebuilt: ({ deck }) => ({ text: t("event.deck_rebuilt", { n: deck }) }),
  guest_taken: ({ seat, guest, krones }, { who }) => ({
    text: t("event.guest_taken", { who: who(seat), guest: names.guest(guest) }),
    notes: [paidWords(krones)],
  }),
  order_filled: ({ seat, guest, items }, { who }) => ({
    text: t("event.order_filled", { who: who(seat), guest: names.guest(guest) }),
    gains: amountParts({ items }),
  }),
  order_complete: ({ seat, guest }, { who }) => ({
    text: t("event.order_complete", { who: who(seat), guest: names.guest(guest) }),
  }),
  moved_in: ({ seat, guest, space }, { who }) => ({
    text: t("event.moved_in", { who: who(seat), guest: names.guest(guest), room: roomWords(space) }),
  }),
  went_dancing: ({ seat, guest, ballroom, row }, context) => {
    const spent = also(context, "items_spent");
    return {
      text: t("event.went_dancing", {
        who: context.who(seat),
        guest: names.guest(guest),
        place: placeWords(ballroom, row),
      }),
      notes: spent ? [itemsWords(spent.items)] : [],
    };
  },
  die_taken: (event, context) => ({
    text: t("event.die", { who: context.who(event.seat), ...spaceOf(event) }),
    notes: [...(event.colour ? [colouredDie(event.colour)] : []), ...strengthOf(context), ...boostWords(event)],
  }),
  space_used: (event, context) => ({
    text: t("event.space", { who: context.who(event.seat), ...spaceOf(event) }),
    notes: [...strengthOf(context), ...boostWords(event)],
  }),
  action_begins: ({ seat, value, strength }, { who }) => ({
    text: t("event.action", { who: who(seat), space: inside(spaceWords(value)) }),
    notes: [t("event.strength", { n: strength })],
  }),
  action_copied: (event, context) => ({
    text: t("event.copied", { who: context.who(event.seat), ...spaceOf(event) }),
    notes: [...strengthOf(context), paidWords(event.krones)],
  }),
  action_declined: ({ seat, value }, { who }) => ({
    text: t("event.declined", { who: who(seat), space: inside(spaceWords(value)) }),
  }),
  items_received: gained,
  item_placed: ({ seat, guest, item }, context) => {
    const more = context.line.also.flatMap((event) => (event.kind === "item_placed" ? [event.item] : []));
    return {
      text: t(also(context, "order_complete") ? "event.served.complete" : "event.served", {
        who: context.who(seat),
        items: itemsWords(pileOf([item, ...more])),
        guest: names.guest(guest),
      }),
    };
  },
  items_kept: ({ seat, items }, { who }) => ({
    text: t("event.items_kept", { who: who(seat), items: itemsWords(items) }),
  }),
  serving: ({ seat, krones }, { who }) => ({
    text: t("event.serving", { who: who(seat) }),
    notes: [paidWords(krones)],
  }),
  items_spent: ({ seat, items }, { who }) => ({
    text: t("event.spent", { who: who(seat), items: itemsWords(items) }),
  }),
  reward_taken: () => null,
  reward_declined: ({ seat, because }, { who }) => ({
    text: t("event.reward_declined", { who: who(seat) }),
    notes: [causeWords(because)],
  }),
  krones_gained: gained,
  krones_wait: ({ seat, waiting, because }, { who }) => ({
    text: t("event.krones_wait", { who: who(seat), n: waiting }),
    notes: [causeWords(because)],
  }),
  steps_gained: gained,
  points_scored: gained,
  extra_turn_gained: ({ seat, because }, { who }) => ({
    text: t("event.extra_turn_gained", { who: who(seat) }),
    notes: [causeWords(because)],
  }),
  room_prepared: ({ seat, space, krones }, { who }) => ({
    text: t("event.room_prepared", { who: who(seat), room: roomWords(space) }),
    notes: [paidWords(krones)],
  }),
  room_occupied: ({ seat, space }, { who }) => ({
    text: t("event.room_occupied", { who: who(seat), room: roomWords(space) }),
  }),
  group_complete: ({ seat, colour, size }, { who }) => ({
    text: t(`event.group.${colour as "blue" | "red" | "yellow"}`, { who: who(seat), n: size }),
  }),
  room_lost: ({ seat, space }, { who }) => ({
    text: t("event.room_lost", { who: who(seat), room: roomWords(space) }),
  }),
  staff_drawn: ({ seat, count, cards }, { who }) => ({
    text: cards
      ? t("event.drawn.seen", { who: who(seat), cards: staffList(cards) })
      : t("event.drawn", { who: who(seat), n: count }),
  }),
  staff_put_under: ({ seat, staff }, { who }) => ({
    text:
      staff === null
        ? t("event.under.secret", { who: who(seat) })
        : t("event.under", { who: who(seat), staff: names.staff(staff) }),
  }),
  staff_played: ({ seat, staff, krones }, { who }) => ({
    text: t("event.played", { who: who(seat), staff: names.staff(staff) }),
    notes: [paidWords(krones)],
  }),
  staff_used: ({ seat, staff, krones, steps, items }, { who }) => ({
    text: t("event.used", { who: who(seat), staff: names.staff(staff) }),
    notes: [...amountParts({ items, krones: -krones }), ...(steps ? [t("event.back", { n: -steps })] : [])],
  }),
  staff_lost: ({ seat, staff, vp }, { who }) => ({
    text: t("event.staff_lost", { who: who(seat), staff: names.staff(staff) }),
    notes: vp ? [signedVp(vp)] : [],
  }),
  objective_claimed: ({ seat, objective }, { who }) => ({
    text: t("event.claimed", { who: who(seat), letter: objective }),
  }),
  emperor_comes: ({ visit, tile }) => ({ text: t("event.emperor", { n: visit, tile }) }),
  emperor_scored: ({ seat, position, vp, steps }, { who }) => ({
    text: t("event.emperor.scored", { who: who(seat), position }),
    gains: [t("vp", { n: vp }), ...(steps ? [t("event.back", { n: -steps })] : [])],
  }),
  emperor_judges: ({ seat, verdict }, { who }) => ({ text: t(`event.emperor.${verdict}`, { who: who(seat) }) }),
  penalty_averted: ({ seat, krones }, { who }) => ({
    text: t("event.averted", { who: who(seat) }),
    notes: [paidWords(krones)],
  }),
  penalty_suffered: ({ seat, vp, krones, items, orders }, { who }) => {
    const lost = amountParts({ items, krones: -krones, vp: -vp });
    const losses = orders ? [...lost, t("event.suffered.orders")] : lost;
    return losses.length
      ? { text: t("event.loses", { who: who(seat), losses: language.list(losses) }) }
      : { text: t("event.suffered", { who: who(seat) }) };
  },
  final_scoring: () => ({ text: t("event.final") }),
  game_over: ({ scores, winners }, { who }) => ({ text: resultWords(scores, winners, who) }),
} satisfies Partial<Tellers>;

/** How a game of either kind ends. */
export function resultWords(scores: readonly number[], winners: readonly number[], who: Context["who"]): string {
  const list = scores.map((points, seat) => t("event.points", { who: who(seat), points: signed(points) }));
  return t("event.over", { scores: list.join(", "), result: winnersWords(winners.map(who)) });
}

function winnersWords(winners: readonly Person[]): string {
  const others = winners.filter((winner) => typeof winner === "string");
  if (others.length === winners.length) return t("event.wins", { who: language.list(others), n: others.length });
  return others.length ? t("event.shares", { who: language.list(others) }) : t("event.wins", { who: YOU, n: 1 });
}

const staffList = (cards: readonly number[]): string => language.list(cards.map(names.staff));

const spaceOf = ({ value }: { value: number }) => ({ value, space: inside(spaceWords(value)) });

function strengthOf(context: Context): string[] {
  const action = also(context, "action_begins");
  return action ? [t("event.strength", { n: action.strength })] : [];
}

const boostWords = ({ boost, krones }: { boost: boolean; krones: number }): string[] => [
  ...(boost ? [t("event.boosted")] : []),
  ...(krones ? [paidWords(krones)] : []),
];

function diceWords({ dice, coloured }: Of<"dice_rolled">): string {
  const all = dice.flatMap((count, space) => Array<number>(count).fill(space + 1)).join(" ");
  const colours = Object.entries(coloured ?? {}).flatMap(([colour, value]) =>
    value === null ? [] : [t("event.die_coloured", { die: colouredDie(colour), value })],
  );
  return [all, ...colours].join(", ");
}
