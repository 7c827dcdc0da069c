// Where nobody's hand is known, its cards are drawn by their backs: a game at a real table that is entered.

import { getContext, setContext } from "svelte";
import { cardWords } from "../i18n/words";
import type { HandCard } from "./side.svelte";

const KEY = Symbol("backs");
export const provideBacks = (): boolean => setContext(KEY, true);
export const showsBacks = (): boolean => getContext<boolean | undefined>(KEY) ?? false;

/** A card of the hand in words. */
export const handCardWords = ({ house, beds }: HandCard, backs: boolean): string =>
  cardWords({ house, beds: backs ? null : beds, large: isLarge(beds) });

export const isLarge = (beds: number): boolean => beds > 3;
