// The games at real tables that this browser keeps: what is known before anything is told, and the answers so far.

import type { GameName } from "../table/games";
import { shelfOf } from "../ui/shelf";
import type { EnterAnswer } from "../wire";

export interface KeptEntry {
  id: string;
  game: GameName;
  seats: number;
  names: string[];
  options: Record<string, boolean | string>;
  /** The content pack of the box on the table, if its values are not ours. */
  content: Record<string, unknown> | null;
  answers: EnterAnswer[];
  used: string;
  /** The points of all, if the game is over. */
  scores?: number[];
}

const MOST = 30;
const shelf = shelfOf<KeptEntry>("hotelier.entries", MOST, { game: "austria", content: null });

/** Where one game was kept before there was a list of them. */
const ALONE = "hotelier.enter";

export function allEntries(): KeptEntry[] {
  try {
    const alone = JSON.parse(localStorage.getItem(ALONE) ?? "null") as KeptEntry | null;
    localStorage.removeItem(ALONE);
    if (alone && Array.isArray(alone.answers) && Array.isArray(alone.names)) keepEntry({ ...alone, id: "1", game: "austria" });
  } catch {
    // nothing that could be read, or no room for it
  }
  return shelf.all();
}

export const entryOf = shelf.of;
export const keepEntry = shelf.keep;
export const dropEntry = shelf.drop;
