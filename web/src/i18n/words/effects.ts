// Effects of the engine's vocabulary in words (src/hotelier/austria/content/effects.py lists it).

import { ORDERED, type Effect, type Gain, type Income, type Item, type Offer, type Order, type Price } from "../../content";
import { language, t } from "../language.svelte";

const ITEM_KEYS = {
  strudel: "item.strudel",
  cake: "item.cake",
  wine: "item.wine",
  coffee: "item.coffee",
  champagne: "item.champagne",
} as const;

const ITEM_NAMES = {
  strudel: "itemname.strudel",
  cake: "itemname.cake",
  wine: "itemname.wine",
  coffee: "itemname.coffee",
  champagne: "itemname.champagne",
} as const;

const isItem = (word: string): word is Item => Object.hasOwn(ITEM_KEYS, word);

/** One item by its name: "wine". */
export const itemWords = (item: string): string => (isItem(item) ? t(ITEM_NAMES[item]) : item);

/** A number of items: "2 wines". */
export const countWords = (item: string, n: number): string =>
  isItem(item) ? t(ITEM_KEYS[item], { n }) : `${n} ${item}`;

/** A pile of items: "2 wines and 1 coffee". */
export function itemsWords(items: Order): string {
  const parts = ORDERED.filter((item) => items[item]).map((item) => countWords(item, items[item] ?? 0));
  return parts.length ? language.list(parts) : t("nothing");
}

/** A whole reward in a line. */
export function effectWords(effects: readonly Effect[]): string {
  const parts = effects.flatMap(partsOf);
  return parts.length ? parts.join("; ") : t("effect.none");
}

/** What a staff card brings when something happens. */
export const incomeWords = ({ krones, emperor, vp }: Income): string => gainWords({ krones, emperor, vp });

const gainWords = (gain: Gain): string => gainParts(gain).join("; ");

/** What is given away before a card works: "spend 1 coffee from the kitchen". */
export function priceWords({ krones, emperor, any_item, exchange, ...items }: Price): string {
  if (krones) return t("spend.krones", { krones: t("krones", { n: krones }) });
  if (emperor) return t("spend.steps", { n: emperor });
  const choice = any_item ?? exchange;
  return choice ? t("spend.any_item", { n: choice }) : t("spend.items", { items: itemsWords(items) });
}

function partsOf(effect: Effect): string[] {
  const { prepare, play_staff, draw_3_play_1, take_guest, occupy, fill_order, send_dancer } = effect;
  if (effect.gain) return gainParts(effect.gain);
  if (prepare) {
    const count = prepare.count ?? 1;
    const floors = prepare.max_floor ? t("effect.floors", { floor: prepare.max_floor }) : "";
    const then = prepare.occupy ? t(count > 1 ? "effect.all_occupied" : "effect.and_occupy") : "";
    return [t("effect.prepare", { n: count, price: offerWords(prepare), floors, occupy: then })];
  }
  if (play_staff) return [t("effect.play_staff", { n: play_staff.count ?? 1, price: offerWords(play_staff) })];
  if (draw_3_play_1) return [t("effect.draw_3_play_1", { price: offerWords(draw_3_play_1) })];
  if (take_guest) {
    const taken = t("effect.take_guest", { n: take_guest.count ?? 1 });
    return take_guest.filled ? [taken, t("effect.fill_taken")] : [taken];
  }
  if (occupy?.max_floor) return [t("effect.occupy.floors", { n: occupy.count ?? 1, floor: occupy.max_floor })];
  if (occupy) return [t("effect.occupy", { n: occupy.count ?? 1 })];
  if (send_dancer) return [t("effect.send", { n: send_dancer.count ?? 1, price: champagneWords(send_dancer) })];
  if (fill_order?.count) return [t("effect.fill_orders", { n: fill_order.count })];
  if (fill_order) return [t("effect.fill_order")];
  if (effect.extra_action) return [t("effect.extra_action")];
  if (effect.extra_turn) return [t("effect.extra_turn")];
  return [];
}

function gainParts(gain: Gain): string[] {
  const parts = ORDERED.filter((item) => gain[item]).map((item) => countWords(item, gain[item] ?? 0));
  if (gain.any_item) parts.push(t("item.any", { n: gain.any_item }));
  if (gain.krones) parts.push(t("krones", { n: gain.krones }));
  if (gain.emperor) parts.push(t("steps", { n: gain.emperor }));
  if (gain.staff_cards) parts.push(t("effect.staff_cards", { n: gain.staff_cards }));
  if (gain.vp) parts.push(t("vp", { n: gain.vp }));
  if (gain.vp_per_staff) parts.push(t("effect.vp_per_staff", { vp: t("vp", { n: gain.vp_per_staff }) }));
  if (gain.vp_per_dancer) parts.push(t("effect.vp_per_dancer", { vp: t("vp", { n: gain.vp_per_dancer }) }));
  if (gain.vp_per_marker) parts.push(t("effect.vp_per_marker", { vp: t("vp", { n: gain.vp_per_marker }) }));
  return parts;
}

function offerWords({ count = 1, free, discount }: Offer): string {
  if (free) return t("price.free");
  if (!discount) return "";
  return count > 1 ? t("price.less_each", { n: discount }) : t("price.less", { n: discount });
}

/** What a dancer costs less than the row says. */
export function champagneWords({ count = 1, free, discount }: Offer): string {
  if (free) return t("price.champagne.free");
  if (!discount) return "";
  return t(count > 1 ? "price.champagne.less_each" : "price.champagne.less", { n: discount });
}
