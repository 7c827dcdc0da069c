// Turns in what has happened: where they begin, and what a seat did in its last one.

import type { Event, Happening } from "../wire";

/** What a seat did in its last turn; once that is over, nothing comes to it any more. */
export interface Turn {
  events: Event[];
  over: boolean;
}

type Begins = Extract<Event, { kind: "turn_begins" | "card_placed" | "placement_declined" | "placement_skipped" }>;

const BEGINS: readonly Event["kind"][] = ["turn_begins", "card_placed", "placement_declined", "placement_skipped"];
/** What nobody does has a beginning too: who skips a turn arrives there. */
const BEGINS_ANEW: readonly Event["kind"][] = ["round_begins", "emperor_comes", "hotel_opened", "ballroom_scored"];

/** Whether a turn of a seat begins with an event; in Overbooking a turn is a card that is played. */
export const beginsTurn = (event: Event): event is Begins => BEGINS.includes(event.kind);

/** Whether something new begins with an event. */
export const begins = (event: Event): boolean => beginsTurn(event) || BEGINS_ANEW.includes(event.kind);

const NOTHING: Turn = { events: [], over: false };

/** The last turns by seat, after some more events. */
export function turnsAfter(turns: readonly Turn[], events: readonly Event[]): Turn[] {
  const after = [...turns];
  for (const event of events) {
    if (!("seat" in event)) continue;
    const { seat } = event;
    const turn = after[seat] ?? NOTHING;
    if (beginsTurn(event)) after[seat] = { events: [event], over: false };
    else if (event.kind === "turn_ends") after[seat] = { ...turn, over: true };
    else if (!turn.over) after[seat] = { ...turn, events: [...turn.events, event] };
  }
  return Array.from(after, (turn) => turn ?? NOTHING);
}

/** Says whether what happened at a version was taken back later. */
export function takenBack(happenings: readonly Happening[]): (told: number) => boolean {
  const undone = happenings.filter(({ undone_to }) => undone_to !== null);
  return (told) => undone.some(({ version, undone_to }) => undone_to! < told && told < version);
}

/** All events that were not taken back. */
export function standing(happenings: readonly Happening[]): Event[] {
  const gone = takenBack(happenings);
  return happenings.filter(({ version }) => !gone(version)).flatMap(({ events }) => events);
}
