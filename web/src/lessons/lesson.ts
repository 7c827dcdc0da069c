// A lesson is a list of steps: where each points, in which words, when it is shown, and what it suggests. Nobody has to
// follow: which step is shown depends on how the table stands alone, so a lesson goes on from wherever one is.

import { standing } from "../table/turns";
import type { Event, Happening, Question, TableState } from "../wire";
import type { lessons } from "../i18n/en/lessons";

/** The key of a step's words. */
export type Words = Extract<keyof typeof lessons, `lesson.${string}.${string}`>;

/** Something that happened, and how often at least. */
export interface Deed {
  kind: Event["kind"];
  times?: number;
  /** Whether it must be one's own; anybody's otherwise. */
  own?: true;
}

/** When a step is shown: all that is said must hold. */
export interface When {
  /** One of these questions is asked. */
  asks?: readonly Question["kind"][];
  /** Something is offered whose notation begins with these words, or nothing is. */
  can?: string;
  cannot?: string;
  happened?: Deed;
  /** The own turns, and the rounds, from the first to the last in which it makes sense. */
  turns?: readonly [number, number];
  rounds?: readonly [number, number];
  /** Nothing was done in this turn yet. */
  fresh?: true;
  /** The fewest rooms to prepare; no space has more dice. */
  rooms?: number;
  strongest?: number;
  /** The turn can be ended, and the kitchen holds all that somebody at a table still misses. */
  leftOver?: true;
  /** The own marker on the emperor's track has come no further. */
  court?: number;
}

export interface Step {
  words: Words;
  /** What it speaks of: the first of these names of `data-at` that is on the table. */
  at: readonly string[];
  /** The part of the table that has to be in front for that. */
  part?: string;
  when: When;
  /** What it suggests, the best first: beginnings of `data-action`. Without, it is only read. */
  does?: readonly string[];
  /** What makes it needless, from whatever was clicked. */
  done?: Deed;
  /** How the deed looks if the suggestion was taken; anything else is as welcome, and answered. */
  like?: Record<string, string | number>;
}

export type Lesson = readonly Step[];

/** How the table stands, as far as lessons ask. */
export interface Moment {
  seat: number;
  /** What is asked of your own seat. */
  asks: Question["kind"] | null;
  /** The notations of what is offered. */
  legal: readonly string[];
  /** All that has happened and was not taken back. */
  events: readonly Event[];
  round: number;
  rooms: number;
  /** The dice of the space that has most of them. */
  strongest: number;
  /** The guests whose orders the kitchen could complete by serving once. */
  servable: number;
  /** The place of the own marker on the emperor's track. */
  court: number;
}

/** What is shown now: the words of a step, or the answer to a deed that was not the one suggested. */
export interface Shown {
  step: Step;
  otherwise: boolean;
}

export function momentOf(state: TableState, happenings: readonly Happening[]): Moment {
  const { view, seat, to_move, legal } = state;
  const me = view.game === "austria" ? view.players[seat ?? 0] : undefined;
  return {
    seat: seat ?? 0,
    asks: to_move === seat ? (view.question?.kind ?? null) : null,
    legal: legal.map(({ notation }) => notation),
    events: standing(happenings),
    round: view.round,
    rooms: me ? me.vacant.length + me.occupied.length : 0,
    strongest: view.game === "austria" ? Math.max(...view.dice) : 0,
    servable: me ? me.tables.filter((table) => table && isServable(table.missing, me.kitchen)).length : 0,
    court: me?.emperor ?? 0,
  };
}

/** How much is served for a krone. */
const MOST_SERVED = 3;
type Items = Readonly<Partial<Record<string, number>>>;

function isServable(missing: Items, kitchen: Items): boolean {
  const wanted = Object.entries(missing);
  const count = wanted.reduce((sum, [, number = 0]) => sum + number, 0);
  return count > 0 && count <= MOST_SERVED && wanted.every(([item, number = 0]) => number <= (kitchen[item] ?? 0));
}

/** The first step that is not put aside, is not done and fits; null while somebody else decides. */
export function stepNow(lesson: Lesson, moment: Moment, aside: ReadonlySet<string>): Shown | null {
  if (moment.asks === null) return null;
  for (const step of lesson) {
    if (aside.has(step.words)) continue;
    if (step.done && happened(step.done, moment)) {
      if (!aside.has(otherwiseOf(step)) && wasOtherwise(step, moment)) return { step, otherwise: true };
    } else if (fits(step.when, moment)) return { step, otherwise: false };
  }
  return null;
}

/** The name under which the answer to another deed is put aside. */
export const otherwiseOf = ({ words }: Step): string => `${words}, otherwise`;
export const nameOf = ({ step, otherwise }: Shown): string => (otherwise ? otherwiseOf(step) : step.words);

const isBy = (event: Event, seat: number): boolean => "seat" in event && event.seat === seat;

/** All deeds of a kind. */
function deeds({ kind, own }: Deed, { events, seat }: Moment): Event[] {
  return events.filter((event) => event.kind === kind && (!own || isBy(event, seat)));
}

const happened = (deed: Deed, moment: Moment): boolean => deeds(deed, moment).length >= (deed.times ?? 1);

/** The own turns so far, the one that is played included. */
const turnsOf = (moment: Moment): number => deeds({ kind: "turn_begins", own: true }, moment).length;

/** What happened since your own turn began; before the first one, all. */
function thisTurn({ events, seat }: Moment): readonly Event[] {
  return events.slice(events.findLastIndex((event) => event.kind === "turn_begins" && isBy(event, seat)) + 1);
}

/** Whether the deed by which a step is done was another one than suggested, just now. */
function wasOtherwise({ done, like }: Step, moment: Moment): boolean {
  if (!done || !like) return false;
  const deed = deeds(done, moment)[(done.times ?? 1) - 1] as Record<string, unknown> | undefined;
  if (!deed || !thisTurn(moment).includes(deed as unknown as Event)) return false;
  return Object.entries(like).some(([field, value]) => deed[field] !== value);
}

const isWithin = ([first, last]: readonly [number, number], value: number): boolean => first <= value && value <= last;

function fits(when: When, moment: Moment): boolean {
  const offers = (words: string) => moment.legal.some((notation) => `${notation} `.startsWith(`${words} `));
  return (
    (!when.asks || when.asks.includes(moment.asks!)) &&
    (!when.can || offers(when.can)) &&
    (!when.cannot || !offers(when.cannot)) &&
    (!when.happened || happened(when.happened, moment)) &&
    (!when.turns || isWithin(when.turns, turnsOf(moment))) &&
    (!when.rounds || isWithin(when.rounds, moment.round)) &&
    (!when.fresh || !thisTurn(moment).some((event) => isBy(event, moment.seat))) &&
    (when.rooms === undefined || moment.rooms >= when.rooms) &&
    (when.strongest === undefined || moment.strongest <= when.strongest) &&
    (!when.leftOver || (moment.servable > 0 && offers("end"))) &&
    (when.court === undefined || moment.court <= when.court)
  );
}
