// What a die gives that is split: the first kind gets what the second does not take.

import type { IconName } from "../../art";
import type { TakeAction } from "../../wire";

type Counted = "item.strudel" | "item.cake" | "item.wine" | "item.coffee" | "krones" | "steps";

export type SplitQuestion = "dishes" | "drinks" | "krones";

export interface SplitKind {
  first: IconName;
  second: IconName;
  firstWords: Counted;
  secondWords: Counted;
  question: SplitQuestion;
}

/** By the value of the die. */
export const SPLITS: Partial<Record<number, SplitKind>> = {
  1: { first: "strudel", second: "cake", firstWords: "item.strudel", secondWords: "item.cake", question: "dishes" },
  2: { first: "wine", second: "coffee", firstWords: "item.wine", secondWords: "item.coffee", question: "drinks" },
  4: { first: "krones", second: "steps", firstWords: "krones", secondWords: "steps", question: "krones" },
};

export const splitOfQuestion = (kind: SplitQuestion): SplitKind =>
  Object.values(SPLITS).find((split) => split?.question === kind)!;

const champagneOf = ({ items }: TakeAction): number => items.champagne ?? 0;

/** The way to share that is nearest to what somebody wishes, among those that there are. */
export function shareOf(takes: TakeAction[], wish: number, wishedChampagne: number) {
  const counts = takes.map(({ count }) => count);
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const count = Math.max(least, Math.min(most, wish));
  const alike = takes.filter((take) => take.count === count);
  const mostChampagne = Math.max(...alike.map(champagneOf));
  const champagne = Math.min(wishedChampagne, mostChampagne);
  const take = alike.find((each) => champagneOf(each) === champagne)!;
  return { least, most, count, champagne, mostChampagne, take };
}

/** What a way to share gives of the first kind. */
export const firstOf = ({ first }: SplitKind, { items, krones }: TakeAction): number =>
  first === "krones" ? krones : (items[first] ?? 0);
