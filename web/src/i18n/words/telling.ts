// How events of Grand Austria Hotel are told: what a teller is given, and what it gives.

import type { AustriaEvent, InstructionDrawn } from "../../wire";
import { t } from "../language.svelte";
import { YOU, type Person } from "../message";
import type { Line } from "./lines";

/** The name of a seat, and which one is that of whoever reads; of nobody's where all are told by their names. */
export interface Who {
  (seat: number): string;
  readonly you?: number | null;
}

/** Who somebody is in a sentence. */
export const personOf =
  (who: Who) =>
  (seat: number): Person =>
    seat === who.you ? YOU : who(seat);

export type Hand = InstructionDrawn["hand"];

/** A line in parts: what happens, what it costs or why, in brackets, and what it brings. */
export interface Told {
  text: string;
  notes?: string[];
  gains?: string[];
}

export type Kind = AustriaEvent["kind"];
export type Of<K extends Kind> = Extract<AustriaEvent, { kind: K }>;

export interface Context {
  who: (seat: number) => Person;
  /** The name of an automaton, who never reads. */
  name: (seat: number) => string;
  line: Line;
  /** Where the finger of the automaton's card points. */
  hand: Hand | null;
}

export type Tellers = { [K in Kind]: (event: Of<K>, context: Context) => Told | null };

/** An event that is told together with the first one of its line. */
export const also = <K extends Kind>({ line }: Context, kind: K): Of<K> | undefined =>
  line.also.find((event): event is Of<K> => event.kind === kind);

/** Krones that a full purse could not take. */
export const lostWords = (events: readonly AustriaEvent[]): string[] =>
  events.flatMap((event) => (event.kind === "krones_gained" && event.lost ? [t("event.lost", { n: event.lost })] : []));
