// What happens, is asked and can be done in whole games, told in all languages. `told.json` has an example of every
// kind (scripts/told.py writes it); TOLD may name a file with more.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { AustriaAction, AustriaEvent, Event, OverbookingAction, OverbookingEvent } from "../../wire";
import { readersOf } from "../../testing/automata";
import examples from "../fixtures/told.json";
import { LANGUAGES, language, names } from "../language.svelte";
import {
  actionWords,
  eventWords,
  happeningWords,
  questionWords,
  toldLines,
  waitingWords,
  type Line,
  type Who,
} from ".";

type Asked = Parameters<typeof questionWords>[0];

interface Told<E, A> {
  happenings: E[][];
  actions: A[];
  asking: Asked[];
}

interface Games {
  austria: Told<AustriaEvent, AustriaAction>;
  overbooking: Told<OverbookingEvent, OverbookingAction>;
}

const joined = <E, A>(told: Told<E, A>[]): Told<E, A> => ({
  happenings: told.flatMap((one) => one.happenings),
  actions: told.flatMap((one) => one.actions),
  asking: told.flatMap((one) => one.asking),
});

const { TOLD } = import.meta.env as { TOLD?: string };
const more = TOLD ? [JSON.parse(readFileSync(TOLD, "utf8")) as Games] : [];
const all = [examples as unknown as Games, ...more];
const games = {
  austria: joined(all.map((told) => told.austria)),
  overbooking: joined(all.map((told) => told.overbooking)),
};
const happenings: Event[][] = [...games.austria.happenings, ...games.overbooking.happenings];
const PEOPLE = ["Anna", "Béla", "Clara", "Dora"];
const who = (seat: number): string => PEOPLE[seat]!;
/** Told to whoever sits there. */
const readBy = (you: number): Who => Object.assign((seat: number) => who(seat), { you });

const EDITIONS: Record<string, string>[] = [
  { edition: "revised" },
  { edition: "first", printing: "italian" },
  { edition: "first", printing: "spanish" },
];

/** Events that need no line of their own; whoever deals or passes cards unseen tells nothing either. */
const UNTOLD: readonly Event["kind"][] = [
  "turn_begins",
  "turn_ends",
  "round_ends",
  "guest_discarded",
  "reward_taken",
  "item_left",
  "pack_passed",
  "seated",
  "hotel_checked",
];

/** What no sentence may have: gaps, keys, names of the engine's own. */
const UNTIDY = /[{}]|undefined|\bnull\b|NaN|[a-z]+_[a-z]|^[a-z]+(\.[a-z_0-9]+)+$|\( |\(\)|;\)|  /;

function expectTidy(words: string): void {
  expect(words).not.toMatch(UNTIDY);
  expect(words.trim()).toBe(words);
  expect(words).not.toBe("");
}

/** The names that a line must tell, by its events. */
function namesIn(event: Event): string[] {
  const told: string[] = [];
  if ("guest" in event && typeof event.guest === "number") told.push(names.guest(event.guest));
  if ("staff" in event && typeof event.staff === "number" && event.kind !== "automaton_ready") {
    told.push(names.staff(event.staff));
  }
  if ("celebrity" in event) told.push(names.celebrity(event.celebrity));
  if ("ballroom" in event) told.push(names.ballroom(event.ballroom));
  if ("entrance" in event && event.entrance) told.push(names.entrance(event.entrance));
  if ("seat" in event && event.kind !== "item_left") told.push(who(event.seat));
  return told;
}

const DELTAS = ["vp", "krones", "steps"] as const;
type Delta = (typeof DELTAS)[number];

const deltaOf = (event: Event, delta: Delta): number =>
  delta in event ? ((event as unknown as Record<Delta, number>)[delta] ?? 0) : 0;

const numbersIn = (words: string): number[] => (words.match(/\d+/g) ?? []).map(Number);

/** Whatever a line's events change is told: each change by itself, or all of them together. */
function expectAmounts({ words, events }: Line): void {
  const numbers = numbersIn(words);
  for (const delta of DELTAS) {
    const changes = events.map((event) => deltaOf(event, delta)).filter((change) => change !== 0);
    const sum = changes.reduce((total, change) => total + change, 0);
    const told = numbers.includes(Math.abs(sum)) || changes.every((change) => numbers.includes(Math.abs(change)));
    expect(changes.length === 0 || told, `${delta} of ${JSON.stringify(events)} in "${words}"`).toBe(true);
  }
}

describe.each(LANGUAGES)("$name", ({ code }) => {
  beforeAll(() => language.choose(code));

  test("every happening is told in full sentences, with names", () => {
    for (const events of happenings) {
      for (const line of toldLines(events, who)) {
        expectTidy(line.words);
        for (const name of line.events.flatMap(namesIn)) expect(line.words).toContain(name);
      }
    }
  });

  test("whoever reads is told what they do themselves, and never by their name", () => {
    for (const events of happenings) {
      const byName = toldLines(events, who);
      readersOf(events).forEach((seat) => {
        const name = who(seat);
        toldLines(events, readBy(seat)).forEach(({ words }, index) => {
          expectTidy(words);
          expect(words).not.toContain(name);
          expect(words === byName[index]!.words).toBe(!byName[index]!.words.includes(name));
        });
      });
    }
  });

  test("a shared victory is told to those who share it, and to the others", () => {
    const over = { kind: "game_over", scores: [30, 30, 12], winners: [0, 1], decision: 9 } as const;
    const event = { ...over, scores: [...over.scores], winners: [...over.winners] } as unknown as Event;
    const [third, first] = [readBy(2), readBy(0)].map((reader) => eventWords(event, reader)!);
    expect(third).toContain(language.list(["Anna", "Béla"]));
    expect(first).toContain("Béla");
    for (const words of [third!, first!]) expectTidy(words);
    expect(first).not.toContain("Anna");
  });

  test("every krone, point and step is told once", () => {
    for (const events of happenings) {
      const lines = toldLines(events, who);
      lines.forEach(expectAmounts);
      const told = lines.flatMap((line) => line.events);
      const changes = events.filter((event) => DELTAS.some((delta) => deltaOf(event, delta)));
      for (const event of changes) expect(told.filter((each) => each === event)).toHaveLength(1);
    }
  });

  test("every event can be told by itself, but for those that others tell", () => {
    for (const event of happenings.flat()) {
      const words = eventWords(event, who);
      if (words === null) expect(UNTOLD).toContain(event.kind);
      else expectTidy(words);
    }
  });

  test("an automaton says which way the hand points where it decides", () => {
    const steps = games.austria.happenings.flat().filter((event) => "tied" in event);
    for (const step of steps) {
      const card = { kind: "instruction_drawn", seat: step.seat, card: 193, cards_left: 9, decision: 1 } as const;
      const [left, right] = (["left_to_right", "right_to_left"] as const).map(
        (hand) => happeningWords([{ ...card, hand }, step], who)[1],
      );
      expect(left === right).toBe(step.tied < 2);
    }
  });

  test("every action can be said, with its price", () => {
    for (const action of games.austria.actions) {
      for (const options of EDITIONS) {
        const words = actionWords(action, { game: "austria", options });
        expectTidy(words);
        if ("guest" in action) expect(words).toContain(names.guest(action.guest));
        if ("cost" in action && action.cost && action.kind !== "use") expect(numbersIn(words)).toContain(action.cost);
      }
    }
    for (const action of games.overbooking.actions) expectTidy(actionWords(action, { game: "overbooking" }));
  });

  test("every question can be put, and the others told who decides", () => {
    for (const view of [...games.austria.asking, ...games.overbooking.asking]) {
      expectTidy(questionWords(view));
      expectTidy(waitingWords("Anna", view.question!));
    }
  });
});
