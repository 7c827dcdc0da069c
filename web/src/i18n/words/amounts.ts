// Krones, VP, steps and items of events in words, as gains, as losses and as prices.

import { ORDERED, type Order } from "../../content";
import type { AustriaEvent } from "../../wire";
import { language, t } from "../language.svelte";
import { countWords } from "./effects";

const MINUS = "−";

/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));

/** VP with their sign. */
export const signedVp = (n: number): string => (n < 0 ? `${MINUS}${t("vp", { n: -n })}` : t("vp", { n }));

/** What is paid: "3 krones", or "free". */
export const costWords = (n: number): string => (n > 0 ? t("krones", { n }) : t("free"));

/** Something to do, and what it costs. */
export const pricedWords = (what: string, cost: number): string => t("priced", { what, price: costWords(cost) });

/** What a change of krones has cost. */
export const paidWords = (krones: number): string => costWords(-krones);

/** Items by name, as the wire tells them. */
type Items = Record<string, number>;

export interface Amounts {
  items: Order;
  krones: number;
  steps: number;
  vp: number;
}

/** The parts of a gain; what is zero is left out. */
export function amountParts({ items, krones, steps, vp }: Partial<Amounts>): string[] {
  return [
    ...ORDERED.filter((item) => items?.[item]).map((item) => countWords(item, items?.[item] ?? 0)),
    ...(krones ? [t("krones", { n: krones })] : []),
    ...(steps ? [t("steps", { n: steps })] : []),
    ...(vp ? [t("vp", { n: vp })] : []),
  ];
}

/** The same as one text; empty if there is nothing. */
export const amountWords = (amounts: Partial<Amounts>): string => language.list(amountParts(amounts));

export type Gain = Extract<
  AustriaEvent,
  { kind: "points_scored" | "krones_gained" | "steps_gained" | "items_received" }
>;

const GAINS: readonly string[] = ["points_scored", "krones_gained", "steps_gained", "items_received"];

export const isGain = (event: AustriaEvent): event is Gain => GAINS.includes(event.kind);

export const isLoss = (gain: Gain): boolean => gain.kind === "points_scored" && gain.vp < 0;

function amountsOf(gain: Gain): Partial<Amounts> {
  switch (gain.kind) {
    case "items_received":
      return { items: gain.items };
    case "krones_gained":
      return { krones: gain.krones };
    case "steps_gained":
      return { steps: gain.steps, vp: gain.vp };
    case "points_scored":
      return { vp: gain.vp };
  }
}

/** What several events have brought together. */
export function totalOf(gains: readonly Gain[]): Amounts {
  const total: Amounts = { items: {}, krones: 0, steps: 0, vp: 0 };
  for (const gain of gains) {
    const { items = {}, krones = 0, steps = 0, vp = 0 } = amountsOf(gain);
    total.items = joinedItems(total.items, items);
    total.krones += krones;
    total.steps += steps;
    total.vp += vp;
  }
  return total;
}

function joinedItems(one: Order, other: Order): Order {
  const all: Order = {};
  for (const item of ORDERED) {
    const count = (one[item] ?? 0) + (other[item] ?? 0);
    if (count) all[item] = count;
  }
  return all;
}

/** Single items as a pile. */
export const pileOf = (items: readonly string[]): Items => {
  const pile: Items = {};
  for (const item of items) pile[item] = (pile[item] ?? 0) + 1;
  return pile;
};

export const sameItems = (one: Items, other: Items): boolean =>
  ORDERED.every((item) => (one[item] ?? 0) === (other[item] ?? 0));
