// The clocks that are offered for a table with friends.

import type { ClockRule } from "../wire";

export type Kind = ClockRule["kind"];
const HOUR = 3600;
const DAY = 24 * HOUR;

const live = (minutes: number, increment: number): ClockRule => ({ kind: "live", bank: 60 * minutes, increment });
const letters = (turn: number, bank: number, vacation: number): ClockRule => ({
  kind: "correspondence",
  turn,
  bank,
  vacation,
});

/** From a quick game to a slow one. */
export const PRESETS: Record<Kind, readonly ClockRule[]> = {
  live: [live(15, 20), live(30, 30), live(60, 45)],
  correspondence: [
    letters(12 * HOUR, DAY, 0),
    letters(DAY, 3 * DAY, 7),
    letters(3 * DAY, 7 * DAY, 14),
    letters(7 * DAY, 7 * DAY, 30),
  ],
};

/** The second one is neither hurried nor slow. */
export const firstOf = (kind: Kind): ClockRule => PRESETS[kind][1]!;

export const sameTimes = (one: ClockRule, other: ClockRule): boolean =>
  (["kind", "bank", "increment", "turn", "vacation"] as const).every((part) => (one[part] ?? 0) === (other[part] ?? 0));

interface Field {
  part: "bank" | "increment" | "turn" | "vacation";
  words: "clock.minutes" | "clock.seconds" | "clock.hours" | "clock.reserve" | "clock.vacation_days";
  /** How many seconds, or days of vacation, one of it is. */
  unit: number;
  least: number;
  most: number;
}

/** What can be chosen freely, within what the server allows. */
export const FIELDS: Record<Kind, readonly Field[]> = {
  live: [
    { part: "bank", words: "clock.minutes", unit: 60, least: 1, most: 720 },
    { part: "increment", words: "clock.seconds", unit: 1, least: 0, most: 600 },
  ],
  correspondence: [
    { part: "turn", words: "clock.hours", unit: HOUR, least: 1, most: 720 },
    { part: "bank", words: "clock.reserve", unit: DAY, least: 0, most: 90 },
    { part: "vacation", words: "clock.vacation_days", unit: 1, least: 0, most: 60 },
  ],
};
