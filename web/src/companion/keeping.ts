// The companions that this browser keeps: a setup and the answers so far are all that one is.

import type { CompanionAnswers } from "../wire";
import type { Sheet } from "./sheet";

export interface Kept extends Required<CompanionAnswers> {
  id: string;
  automaton: "leopold" | "elisabeth";
  /** Guests that were answered, the last one first: they are offered before the others. */
  seen: string[];
  used: string;
  /** Your own points at the end, by source. */
  sheet: Sheet;
  /** How it ended: points of the automaton, and of whoever played against it if they were told. */
  ended?: { vp: number; you: number | null };
}

const STORED = "hotelier.companions";
const MOST = 30;

/** What older ones lack. */
const NOTHING_MORE = { content: null, sheet: {} };

const isKept = (read: unknown): read is Kept =>
  typeof read === "object" && read !== null && "id" in read && "answers" in read && Array.isArray(read.answers);

export function allCompanions(): Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(read) ? read.filter(isKept).map((kept) => ({ ...NOTHING_MORE, ...kept })) : [];
  } catch {
    return [];
  }
}

export const companionOf = (id: string): Kept | undefined => allCompanions().find((kept) => kept.id === id);

export function keepCompanion(kept: Kept): void {
  const others = allCompanions().filter(({ id }) => id !== kept.id);
  store([{ ...kept, used: new Date().toISOString() }, ...others].slice(0, MOST));
}

export const dropCompanion = (id: string): void => store(allCompanions().filter((kept) => kept.id !== id));

/** Where the browser has no room left, the oldest go. */
function store(all: Kept[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch (error) {
    if (all.length < 2) throw error;
    store(all.slice(0, -1));
  }
}
