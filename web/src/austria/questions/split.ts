// What a die gives that is split: the first kind gets what the second does not take.

import type { IconName } from "../../art";

type Counted = "item.strudel" | "item.cake" | "item.wine" | "item.coffee" | "krones" | "steps";

export type SplitQuestion = "dishes" | "drinks" | "krones";

export interface SplitKind {
  first: IconName;
  second: IconName;
  firstWords: Counted;
  secondWords: Counted;
  /** As in the notation: "take 2 steps". */
  word: string;
  question: SplitQuestion;
  /** The most of the second kind at a strength: a preview, the server says what is legal. */
  most: (strength: number) => number;
}

const half = (strength: number) => Math.floor(strength / 2);

/** By the value of the die. */
export const SPLITS: Partial<Record<number, SplitKind>> = {
  1: {
    first: "strudel",
    second: "cake",
    firstWords: "item.strudel",
    secondWords: "item.cake",
    word: "cake",
    question: "dishes",
    most: half,
  },
  2: {
    first: "wine",
    second: "coffee",
    firstWords: "item.wine",
    secondWords: "item.coffee",
    word: "coffee",
    question: "drinks",
    most: half,
  },
  4: {
    first: "krones",
    second: "steps",
    firstWords: "krones",
    secondWords: "steps",
    word: "steps",
    question: "krones",
    most: (strength) => strength,
  },
};

/** W2: the most champagne beside so many of the second kind; never more than of that, which is never more than of the first. */
export const mostChampagne = (strength: number, second: number): number =>
  Math.max(0, Math.min(second, strength - 2 * second));

/** A decision as it is written: "take 1 cake", "take 1 cake 1 champagne". */
export const takeNotation = (word: string, count: number, champagne = 0): string =>
  champagne ? `take ${count} ${word} ${champagne} champagne` : `take ${count} ${word}`;

export const splitOfQuestion = (kind: SplitQuestion): SplitKind =>
  Object.values(SPLITS).find((split) => split?.question === kind)!;
