// The companions that this browser keeps: a setup and the answers so far are all that one is.

import { shelfOf } from "../ui/shelf";
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

const MOST = 30;
const shelf = shelfOf<Kept>("hotelier.companions", MOST, { content: null, sheet: {} });

export const allCompanions = shelf.all;
export const companionOf = shelf.of;
export const keepCompanion = shelf.keep;
export const dropCompanion = shelf.drop;
