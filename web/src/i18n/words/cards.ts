// Guests, staff, objectives and emperor tiles in words.

import { host } from "$host";
import {
  austria,
  guest as guestFacts,
  objective as objectiveFacts,
  staff as staffFacts,
  tile as tileFacts,
  type Edition,
  type Flip,
  type Needs,
  type Penalty,
  type RoomColour,
  type Staff,
} from "../../content";
import { isKey, language, names, t, type Key } from "../language.svelte";
import { champagneWords, countWords, effectWords, incomeWords, itemsWords, priceWords } from "./effects";
import { capital } from "./letters";

/** The text of a key that is made of parts; the parts themselves where there is none. */
export function said(key: string, values: Record<string, string | number> = {}): string {
  return isKey(key) ? language.text(key, values) : key;
}

export interface GuestWords {
  title: string;
  colour: string;
  order: string;
  vp: string;
  reward: string;
  /** All of it, line by line, for a tooltip. */
  lines: string[];
}

export function guestWords(number: number, edition: Edition = "revised"): GuestWords {
  const { colour, order, vp, reward, only, stand_in } = guestFacts(number, edition);
  const worth = t("vp", { n: vp });
  const words = effectWords(reward);
  return {
    title: names.guest(number),
    colour: t(`people.${colour}`),
    order: itemsWords(order),
    vp: worth,
    reward: words,
    lines: [
      t(`guest.room.${colour}`),
      ...(only ? [t(`guest.stays.${only}`)] : []),
      t("guest.order", { order: itemsWords(order) }),
      t("guest.worth", { vp: worth }),
      t("guest.reward", { reward: words }),
      ...(stand_in?.length ? [t("standin.help")] : []),
    ],
  };
}

export interface StaffWords {
  title: string;
  cost: string;
  timing: string;
  timingHelp: string;
  text: string;
}

export function staffWords(number: number, edition: Edition = "revised"): StaffWords {
  const card = staffFacts(number, edition);
  return {
    title: names.staff(number),
    cost: t("krones", { n: card.cost }),
    timing: t(`timing.${card.timing}`),
    timingHelp: t(`timing.${card.timing}.help`),
    text: capital(staffText(card)),
  };
}

export function staffText(card: Partial<Staff>): string {
  if (card.use) return usedText(card);
  if (card.flip) return flipText(card.flip, effectWords(card.turned ?? []));
  if (card.effect) return effectWords(card.effect);
  if (card.leaves) return leavesText(card.leaves);
  if (card.complete?.colour) return t(`staff.complete.${card.complete.colour}`, { gain: incomeWords(card.complete) });
  if (card.moves_in) return t("staff.moves_in", { gain: incomeWords(card.moves_in) });
  if (card.occupied) return t("staff.occupied", { gain: incomeWords(card.occupied) });
  if (card.dancer_sent) return t("staff.sent", { gain: effectWords(card.dancer_sent) });
  if (card.marker_put) return t("staff.claimed", { gain: effectWords(card.marker_put) });
  if (card.champagne_spent) return t("staff.champagne_spent", { gain: effectWords(card.champagne_spent) });
  if (card.emperor_reward) return t("staff.emperor_reward", { gain: incomeWords(card.emperor_reward) });
  if (card.free_rooms) return t(`staff.free_rooms.${card.free_rooms}`);
  if (card.free_serving) return t("staff.free_serving");
  if (card.free_guests) return t("staff.free_guests");
  if (card.ignore_penalty) return t("staff.ignore_penalty");
  if (card.no_penalty) return t("staff.no_penalty");
  if (card.die) return dieText(card.die);
  return card.score ? scoreText(card.score) : "";
}

/** What a card does when it is used, when that is, and what is given away for it. */
function usedText({ price, use = [], when }: Partial<Staff>): string {
  const got = price?.exchange ? [t("effect.other_item", { n: price.exchange }), effectWords(use)] : [effectWords(use)];
  const effect = got.join("; ");
  const text = price ? t("spend", { price: priceWords(price), effect }) : effect;
  return when ? t(`staff.when.${when}`, { effect: text }) : text;
}

const COUNTED: readonly (keyof Flip)[] = ["steps", "dishes", "drinks", "group"];

/** A card that waits for something to happen, and is turned over then. */
function flipText(flip: Flip, effect: string): string {
  if (flip.guest) return t(`staff.when.served.${flip.guest}`, { n: flip.min_order ?? 1, effect });
  if (flip.marker) return t("staff.when.claimed", { effect });
  const counted = COUNTED.find((what) => flip[what]);
  return counted ? said(`staff.when.${counted}`, { n: flip[counted] ?? 0, effect }) : effect;
}

function leavesText(leaves: NonNullable<Staff["leaves"]>): string {
  const gain = incomeWords(leaves);
  if (leaves.colour) return t(`staff.leaves.${leaves.colour}`, { gain });
  if (leaves.exact_order) return t("staff.leaves.exact_order", { n: leaves.exact_order, gain });
  return t("staff.leaves.min_order", { n: leaves.min_order ?? 1, gain });
}

function dieText(die: NonNullable<Staff["die"]>): string {
  const what: string[] = [];
  if (die.vp) what.push(t("vp", { n: die.vp }));
  if (die.at_once) what.push(effectWords(die.at_once));
  if (die.after) what.push(effectWords(die.after));
  if (die.free_copy) what.push(t("staff.die.free_copy"));
  if (die.strength) what.push(t("staff.die.strength", { n: die.strength }));
  if (die.both) what.push(t("staff.die.both"));
  if (die.extra?.rooms) what.push(t("staff.die.extra.rooms"));
  if (die.extra?.staff) what.push(t("staff.die.extra.staff"));
  if (die.extra?.dancer) what.push(t("staff.die.extra.send", { price: champagneWords(die.extra.dancer) }));
  if (die.extra?.emperor) what.push(t("steps", { n: die.extra.emperor }));
  const text = t("staff.die", { values: language.either(die.values.map(String)), what: what.join(", ") });
  return die.without_die ? t("staff.die.without_die", { text }) : text;
}

function scoreText({ per, vp, max }: NonNullable<Staff["score"]>): string {
  const score = said(`staff.score.${per}`, { vp: t("vp", { n: vp }) });
  return max === undefined ? score : t("staff.score.max", { score, vp: t("vp", { n: max }) });
}

const ROOM_COLOURS: readonly RoomColour[] = ["red", "blue", "yellow"];
const PLAIN_NEEDS = [
  "krones",
  "emperor",
  "staff",
  "rooms",
  "floors",
  "columns",
  "groups",
  "champagne",
  "dancers",
  "green_guests",
  "each_item",
  "top_floor",
  "large_orders",
] as const;

/** What an objective asks for. */
export const objectiveWords = (id: string): string => needWords(objectiveFacts(id).needs);

export function needWords(needs: Needs): string {
  const plain = PLAIN_NEEDS.find((need) => needs[need]);
  if (plain) return t(`need.${plain}`, { n: needs[plain] ?? 0 });
  if (needs.whole_colours) return t("need.whole_colours");
  const colours = ROOM_COLOURS.filter((colour) => needs[colour]);
  return t("need.occupied", {
    list: language.list(colours.map((colour) => t(`need.${colour}`, { n: needs[colour] ?? 0 }))),
  });
}

export interface TileWords {
  title: string;
  when: string;
  reward: string;
  penalty: string;
}

const ROUND_OF = { A: 3, B: 5, C: 7 };

export function tileWords(id: string, edition: Edition = "revised"): TileWords {
  const { category, reward, penalty } = tileFacts(id, edition);
  const steps = austria.steps_back["ABC".indexOf(category)] ?? 0;
  return {
    title: t("tile", { id }),
    when: t("tile.when", { n: ROUND_OF[category], steps }),
    reward: t("tile.reward", { reward: effectWords(reward) }),
    penalty: t("tile.penalty", { penalty: penaltyWords(penalty, edition) }),
  };
}

export function penaltyWords(penalty: Penalty, edition: Edition): string {
  const words = demandWords(penalty);
  if (!penalty.else_vp) return words;
  return t(isOfChoice(edition) ? "penalty.choice" : "penalty.or_vp", {
    penalty: words,
    vp: t("vp", { n: penalty.else_vp }),
  });
}

/** What is suffered by who does not lose VP instead: where that is a choice, only what is demanded. */
export const sufferedWords = (penalty: Penalty, edition: Edition): string =>
  isOfChoice(edition) ? demandWords(penalty) : penaltyWords(penalty, edition);

/** E2: one printing lets everybody choose between what is demanded and VP. */
const isOfChoice = (edition: Edition): boolean => edition === "spanish";

function demandWords(penalty: Penalty): string {
  if (penalty.champagne) return t("penalty.champagne", { champagne: countWords("champagne", penalty.champagne) });
  if (penalty.dancers) return said(`penalty.dancers.${penalty.ballroom}`, { n: penalty.dancers });
  if (penalty.all_krones) return t("penalty.all_krones");
  if (penalty.items) {
    return t("penalty.krones_and_items", { krones: t("krones", { n: penalty.krones ?? 0 }), n: penalty.items });
  }
  if (penalty.krones) return t("penalty.krones", { n: penalty.krones });
  if (penalty.kitchen) return t(penalty.orders ? "penalty.kitchen_and_orders" : "penalty.kitchen");
  if (penalty.hand_cards) return t("penalty.hand_cards", { n: penalty.hand_cards });
  if (penalty.vacant_rooms) return t("penalty.vacant_rooms", { n: penalty.vacant_rooms });
  if (penalty.occupied_rooms) return t(`penalty.occupied_rooms.${penalty.occupied_rooms}`);
  if (penalty.vp_per_staff) return t("penalty.vp_per_staff", { vp: t("vp", { n: penalty.vp_per_staff }) });
  if (penalty.end_card) return t("penalty.end_card");
  return t("penalty.vp", { vp: t("vp", { n: penalty.vp ?? 0 }) });
}

/** What a group of rooms pays when all of them are occupied (X6). */
export function groupWords(colour: RoomColour, size: number): string {
  const n = austria.occupancy_bonus[colour][size - 1] ?? 0;
  const key = { blue: "vp", red: "krones", yellow: "steps" } as const;
  return t("group.bonus", { bonus: t(key[colour], { n }) });
}

export interface OptionWords {
  title: string;
  help: string;
}

/** An option of a game. */
export const optionWords = (option: string): OptionWords => titled(`option.${option}`);

/** What may be chosen; some of it means something else in a game alone. */
export function choiceWords(option: string, choice: string | boolean, seats = 2): OptionWords {
  const key = `option.${option}.${choice}`;
  const alone = `${key}.solo`;
  return seats === 1 && isKey(alone) ? { ...titled(key), help: said(alone) } : titled(key);
}

const titled = (key: string): OptionWords => ({ title: said(key), help: said(`${key}.help`) });

/** A row of the breakdown of points, by the engine's name of the source. */
export function sourceWords(source: string): string {
  const round = /^coins of round (\d+)$/.exec(source);
  return round ? t("source.coins", { n: round[1] ?? "" }) : said(`source.${source}`);
}

/** An error of the server, by its code; its own English sentence where we have none. */
export function errorWords(error: { code: string; message: string }): string {
  if (error.code === "internal" && !host.shared) return t("engine.wrong"); // that of a server speaks of a server
  const key = `error.${error.code}`;
  return isKey(key) ? t(key as Key & `error.${string}`) : error.message;
}
