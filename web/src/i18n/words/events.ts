// What happened, in words: third person, present tense (so that no language needs to know who is a woman or a man).

import type { AustriaEvent, Event, OverbookingEvent } from "../../wire";
import { lineWords } from "./happened";
import { linesOf } from "./lines";
import { overbookingLines, overbookingLineWords } from "./overbooking";
import type { Hand, Who } from "./telling";

export type { Who };

/** A line of the log, with the events that it tells. */
export interface Line {
  words: string;
  events: Event[];
}

const OF_OVERBOOKING: Record<Exclude<OverbookingEvent["kind"], AustriaEvent["kind"]>, true> = {
  cards_drawn: true,
  card_placed: true,
  token_taken: true,
  placement_declined: true,
  placement_skipped: true,
  hotel_opened: true,
  power_used: true,
  power_unused: true,
  card_moved: true,
  card_replaced: true,
  booking_checked: true,
  card_discarded: true,
  hotel_checked: true,
  bonus_scored: true,
};

/** Both games have some kinds of events; those that differ do so in their fields. */
const ofOverbooking = (event: Event): event is OverbookingEvent =>
  event.kind in OF_OVERBOOKING ||
  (event.kind === "set_up" && !("tiles" in event)) ||
  (event.kind === "round_begins" && "hotels" in event);

/** The lines that tell events; where several read better as one sentence, they share a line. */
export function toldLines(events: readonly Event[], who: Who): Line[] {
  return events.some(ofOverbooking)
    ? overbookingToldLines(events as readonly OverbookingEvent[], who)
    : austriaLines(events as readonly AustriaEvent[], who);
}

function overbookingToldLines(events: readonly OverbookingEvent[], who: Who): Line[] {
  return overbookingLines(events).flatMap((line) => {
    const words = overbookingLineWords(line, who);
    return words === null ? [] : [{ words, events: [line.head, ...line.also] }];
  });
}

function austriaLines(events: readonly AustriaEvent[], who: Who): Line[] {
  let hand: Hand | null = null;
  return linesOf(events).flatMap((line) => {
    if (line.head.kind === "instruction_drawn") hand = line.head.hand;
    const words = lineWords(line, who, hand);
    return words === null ? [] : [{ words, events: [line.head, ...line.also] }];
  });
}

/** A sentence for one event; null where it needs no line of its own. */
export const eventWords = (event: Event, who: Who): string | null => toldLines([event], who)[0]?.words ?? null;

/** The lines of an entry of the log. */
export const happeningWords = (events: readonly Event[], who: Who): string[] =>
  toldLines(events, who).map(({ words }) => words);
