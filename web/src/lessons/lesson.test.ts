import { render } from "@testing-library/svelte";
import { describe, expect, it, test } from "vitest";
import AustriaStatus from "../austria/AustriaStatus.svelte";
import AustriaTable from "../austria/AustriaTable.svelte";
import { LANGUAGES } from "../i18n";
import { wordsOf } from "../i18n/rooms";
import OverbookingTable from "../overbooking/OverbookingTable.svelte";
import FramedPart from "../testing/FramedPart.svelte";
import { noting, TABLES } from "../testing/tables";
import type { Event, TableState } from "../wire";
import { LESSONS } from ".";
import { austria } from "./austria";
import { nameOf, otherwiseOf, stepNow, type Lesson, type Moment } from "./lesson";

/** A decision of the learner, and what happened since the one before. */
type Told = Omit<Moment, "seat">;

const files = import.meta.glob<{ default: Told[][] }>("../fixtures/lessons/*.json", { eager: true });
const GAMES: Record<string, Told[][]> = Object.fromEntries(
  Object.entries(files).map(([path, { default: games }]) => [path.replace(/^.*\/|\.json$/g, ""), games]),
);

/** The moments of a game, with all that has happened by then. */
function momentsOf(told: Told[]): Moment[] {
  let events: Event[] = [];
  return told.map((each) => {
    events = [...events, ...each.events];
    return { ...each, events, seat: 0 };
  });
}

/** What is said to somebody who reads everything, and acts when nothing new is said. */
function saidIn(lesson: Lesson, moments: Moment[]): string[] {
  const aside = new Set<string>();
  const said: string[] = [];
  for (const moment of moments) {
    for (let shown = stepNow(lesson, moment, aside); shown; shown = stepNow(lesson, moment, aside)) {
      const name = nameOf(shown);
      if (said.at(-1) !== name) said.push(name);
      if (shown.step.does && !shown.otherwise) break;
      aside.add(name);
    }
  }
  return said;
}

const wordsIn = (lesson: Lesson): string[] => lesson.map(({ words }) => words);

test("the first two rounds are told in their order to whoever does what is suggested", () => {
  const all = saidIn(austria, momentsOf(GAMES.austria![0]!)).map((words) => words.replace("lesson.austria.", ""));
  // Both guests say thank you.
  const said = all.filter((words, index) => words !== "reward" || index === all.indexOf("reward"));
  const setup = ["welcome", "aim", "queue", "card", "first_guest", "first_rooms"];
  const first = ["dice", "strength", "guest", "die", "place", "serve", "move", "reward", "court", "group", "move_too"];
  const second = ["rival", "turns", "die_rooms", "rooms"];
  const third = ["round", "staff", "die_staff", "engage", "use"];
  const told = [...setup, ...first, "end", ...second, ...third];
  expect(said.slice(0, told.length)).toEqual(told);
});

describe.each(Object.keys(LESSONS))("%s", (name) => {
  const lesson = LESSONS[name]!;

  it("reaches every step", () => {
    const said = new Set(GAMES[name]!.flatMap((game) => saidIn(lesson, momentsOf(game))));
    expect(wordsIn(lesson).filter((words) => !said.has(words))).toEqual([]);
  });

  it("says nothing twice, and everything in all languages", async () => {
    expect(new Set(wordsIn(lesson)).size).toBe(lesson.length);
    for (const { code } of LANGUAGES)
      expect(Object.keys(await wordsOf("lessons", code))).toEqual(expect.arrayContaining(wordsIn(lesson)));
  });
});

describe("a lesson goes on from what is there", () => {
  const first = momentsOf(GAMES.austria![0]!);
  const all = new Set(wordsIn(austria));
  const aside = (...but: string[]) => new Set([...all].filter((words) => !but.includes(words)));
  const guest = "lesson.austria.first_guest";
  const taken = (number: number): Moment => ({
    ...first[1]!,
    events: first[1]!.events.map((event) =>
      event.kind === "guest_taken" && event.seat === 0 ? { ...event, guest: number } : event,
    ),
  });

  it("welcomes what was not suggested, once", () => {
    expect(stepNow(austria, taken(77), aside(guest))).toMatchObject({ step: { words: guest }, otherwise: true });
    const read = new Set([...aside(guest), otherwiseOf(austria.find(({ words }) => words === guest)!)]);
    expect(stepNow(austria, taken(77), read)).toBeNull();
  });

  it("does not mention what was suggested", () => {
    expect(stepNow(austria, taken(68), aside(guest))).toBeNull();
  });

  it("asks again for what was taken back", () => {
    expect(stepNow(austria, first[0]!, aside(guest))).toMatchObject({ step: { words: guest }, otherwise: false });
  });

  it("is silent while others decide, and leaves out what was missed by leaving", () => {
    expect(stepNow(austria, { ...first[0]!, asks: null }, new Set())).toBeNull();
    const later = first.find(({ round, asks }) => round === 3 && asks === "turn")!;
    expect(stepNow(austria, later, new Set())!.step.words).toBe("lesson.austria.group");
  });
});

test("everything that a lesson points at is on the table", () => {
  const there = new Set<string>();
  const look = (state: TableState, part: typeof AustriaTable | typeof AustriaStatus) => {
    const { container, unmount } = render(FramedPart, { play: noting(state).play, part: part as typeof AustriaTable });
    container.querySelectorAll<HTMLElement>("[data-at]").forEach(({ dataset }) => there.add(dataset.at!));
    unmount();
  };
  for (const [name, state] of Object.entries(TABLES)) {
    if (/^(austria|waltz)-(start|turn|receive|bid)/.test(name)) [AustriaTable, AustriaStatus].forEach((part) => look(state, part));
    if (name === "overbooking-place") look(state, OverbookingTable);
  }
  const missing = Object.values(LESSONS)
    .flat()
    .filter(({ at }) => !at.some((name) => there.has(name)));
  expect(missing.map(({ words }) => words)).toEqual([]);
});
