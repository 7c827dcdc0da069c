// What was chosen on the start page the last time, in this browser.

import type { GameName } from "../table/games";
import type { ClockRule, NewTable } from "../wire";
import type { Options } from "./options";
import type { Difficulty } from "./start.svelte";

interface Chosen {
  game: GameName;
  options: Partial<Record<GameName, Options>>;
  difficulty: Difficulty;
  rivals: number;
  bot: string;
  undo: NonNullable<NewTable["undo"]>;
  people: string[];
  clock: ClockRule | null;
}

const NAME = "hotelier.start";

/** Nothing, where nothing was chosen yet or it cannot be read. */
export function recall(): Partial<Chosen> {
  try {
    return (JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Chosen> | null) ?? {};
  } catch {
    return {};
  }
}

export const remember = (chosen: Chosen): void => localStorage.setItem(NAME, JSON.stringify(chosen));
