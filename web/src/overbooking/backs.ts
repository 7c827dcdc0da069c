// Where nobody's hand is known, its cards are drawn by their backs: a game at a real table that is entered.

import { getContext, setContext } from "svelte";

const KEY = Symbol("backs");
export const provideBacks = (): boolean => setContext(KEY, true);
export const showsBacks = (): boolean => getContext<boolean | undefined>(KEY) ?? false;
