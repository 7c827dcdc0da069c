// The parts of the table between which a phone switches.

import type { AustriaQuestion } from "../wire";

export const PLACES = ["market", "hotel", "staff", "court", "rivals"] as const;
export type Place = (typeof PLACES)[number];

const PLACE_OF_QUESTION: Partial<Record<string, Place>> = {
  turn: "market",
  first_guest: "market",
  copy: "market",
  receive: "hotel",
  serve: "hotel",
  rooms: "hotel",
  first_rooms: "hotel",
  remove: "hotel",
  reward: "hotel",
  extra: "hotel",
  staff: "staff",
  discard: "staff",
};

/** Where a question is answered; null where the desk alone answers it. After the die, a turn is about the own hotel. */
export function placeOfQuestion(question: AustriaQuestion | null, dieTaken: boolean): Place | null {
  if (question?.kind === "turn" && dieTaken) return "hotel";
  return (question && PLACE_OF_QUESTION[question.kind]) ?? null;
}
