import { beforeAll, describe, expect, it } from "vitest";
import { afterwards, table, WHOLE_GAMES } from "../testing/tables";
import type { AustriaEvent, AustriaView, TableState } from "../wire";
import { happeningWords } from "../i18n/words";
import { language } from "../i18n";
import { direct, isEmperor, SHOWING, type EmperorStep, type HallStep, type LeopoldStep } from "./scenes";
import { visitOf } from "./visit";

const viewOf = (state: TableState) => state.view as AustriaView;
const at = { decision: 1 };
const told = { ...at, seat: 1 };
/** The next state, decided by a seat. */
function decided(before: TableState, events: AustriaEvent[], seat: number): TableState {
  const after = afterwards(before, events);
  after.happenings.at(-1)!.seat = seat;
  return after;
}
const kindsOf = (state: TableState, events: AustriaEvent[], seat: number) =>
  direct(state, decided(state, events, seat)).map(({ step }) => step?.told.map(({ kind }) => kind) ?? null);

beforeAll(() => language.choose("en"));

describe("Leopold's turn", () => {
  const before = table("solo-turn");
  const guest = viewOf(before).queue[3]!;
  const events: AustriaEvent[] = [
    { ...at, kind: "turn_ends", seat: 0 },
    { ...told, kind: "instruction_drawn", card: 201, hand: "left_to_right", cards_left: 5 },
    { ...told, kind: "automaton_takes_guest", guest, place: 4, icon: "blue", reason: "of_colour", tied: 1, space: "4e" },
    { ...told, kind: "points_scored", vp: 5, source: "guests", because: { kind: "guest", guest } },
    { ...at, kind: "guest_arrives", guest: 99, deck: 30 },
    { ...told, kind: "steps_gained", steps: 2, vp: 0, because: { kind: "instruction" } },
    { ...told, kind: "turn_ends" },
    { ...at, kind: "turn_begins", seat: 0, extra: false },
  ];
  const after = afterwards(before, events);
  const scenes = direct(before, after);
  const leopold = (index: number) => viewOf(scenes[index]!.state).players[1]!;

  it("has a scene for each step, and the true state last", () => {
    const steps = scenes.map(({ step }) => step as LeopoldStep | null);
    expect(steps.map((step) => step && step.turn[step.place]![0]!.kind)).toEqual([
      "instruction_drawn",
      "automaton_takes_guest",
      "steps_gained",
      null,
    ]);
    expect(steps[1]!.turn[1]).toEqual(events.slice(2, 5));
    expect(steps[1]!.card.card).toBe(201);
    expect(scenes.at(-1)!.state).toBe(after);
  });

  it("lets the table move along, with all that a step led to", () => {
    expect(leopold(1).points).toBe(leopold(0).points + 5);
    expect(leopold(1).occupied).toContain("4e");
    expect(leopold(2).emperor).toBe(leopold(0).emperor + 2);
    const queue = viewOf(before).queue;
    expect(viewOf(scenes[1]!.state).queue).toEqual([99, queue[0], queue[1], queue[2], queue[4]]);
  });

  it("tells with every scene what happened since the one before", () => {
    expect(scenes.map((scene) => scene.events.length)).toEqual([2, 3, 1, 2]);
    expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
  });

  it("offers nothing while it is shown", () => {
    expect(scenes.slice(0, -1).every(({ state }) => state.legal.length === 0)).toBe(true);
  });

  it("is not shown again when it is taken back", () => {
    const undone = afterwards(before, []);
    undone.happenings.at(-1)!.undone_to = before.version - 1;
    expect(direct(before, undone)).toEqual([{ state: undone, step: null, events: [] }]);
  });
});

describe("what an automaton brings in the other's turn", () => {
  it("is no turn of the automaton", () => {
    const before = table("toll-turn");
    const after = afterwards(before, [
      { ...at, kind: "toll_paid", seat: 0, value: 2, tokens: 0, krones: -1, vp: 0 },
      { ...told, kind: "points_scored", vp: 3, source: "entrances", because: { kind: "entrance", entrance: "toll_bridge" } },
    ]);
    expect(direct(before, after).map(({ step }) => step)).toEqual([null]);
  });
});

describe("a ballroom that is scored", () => {
  const before = table("waltz-turn");
  const ballroom = viewOf(before).waltz!.ball!.halls[1]!.id;
  const points = (seat: number, vp: number): AustriaEvent => ({
    ...at,
    kind: "points_scored",
    seat,
    vp,
    source: "ballrooms",
    because: { kind: "ballroom", ballroom },
  });
  const after = afterwards(before, [
    { ...at, kind: "ballroom_scored", ballroom, dancers: [3, 1, 0] },
    ...[12, 5, -5].map((vp, seat) => points(seat, vp)),
    { ...at, kind: "round_ends", round: 5 },
  ]);
  const scenes = direct(before, after);

  it("has a scene with what it brought everybody, before the true state", () => {
    expect(scenes.map(({ step }) => step?.kind ?? null)).toEqual(["hall", null]);
    const step = scenes[0]!.step as HallStep;
    expect(step.points).toEqual([12, 5, -5]);
    expect(step.scored.dancers).toEqual([3, 1, 0]);
    expect(viewOf(scenes[0]!.state).waltz!.ball!.halls[1]!.scored).toBe(true);
    const gained = viewOf(scenes[0]!.state).players.map(({ points }, seat) => points - viewOf(before).players[seat]!.points);
    expect(gained).toEqual([12, 5, -5]);
  });
});

it("shows every turn of Elisabeth in a whole game", () => {
  const start = table("elisabeth-start");
  const over = table("elisabeth-over");
  const scenes = direct(start, over);
  const cards = over.happenings.flatMap(({ events }) => events).filter(({ kind }) => kind === "instruction_drawn");
  const steps = scenes.flatMap(({ step }) => (step?.kind === "leopold" ? [step as LeopoldStep] : []));
  expect(steps.filter(({ place }) => place === 0)).toHaveLength(cards.length);
  expect(scenes.filter(({ step }) => step?.kind === "hall")).toHaveLength(3);
});

describe("the turn of another hotel", () => {
  const before = table("austria-turn");
  const seat = 1 - before.seat!;
  const at1 = { ...at, seat };
  const guest = viewOf(before).queue[4]!;
  const events: AustriaEvent[] = [
    { ...at1, kind: "guest_taken", guest, order: { wine: 1 }, place: 5, table: 1, krones: 0 },
    { ...at, kind: "guest_arrives", guest: 99, deck: 30 },
    { ...at1, kind: "die_taken", value: 2, dice: 2, colour: null, boost: false, krones: 0 },
    { ...at1, kind: "action_begins", value: 2, strength: 2 },
    { ...at1, kind: "items_received", items: { wine: 2 }, because: { kind: "space", value: 2 } },
    { ...at1, kind: "item_placed", item: "wine", table: 1, guest, from_kitchen: false },
    { ...at1, kind: "items_kept", items: { wine: 1 } },
    { ...at1, kind: "moved_in", table: 1, guest, space: "1b" },
    { ...at1, kind: "points_scored", vp: 3, source: "guests", because: { kind: "guest", guest } },
    { ...at1, kind: "room_occupied", space: "1b" },
    { ...at1, kind: "reward_taken", because: { kind: "guest", guest }, part: "krones" },
    { ...at1, kind: "krones_gained", krones: 2, lost: 0, because: { kind: "guest", guest } },
    { ...at1, kind: "room_prepared", space: "2a", krones: -1 },
    { ...at1, kind: "staff_played", staff: 24, from_hand: true, krones: -2 },
    { ...at1, kind: "turn_ends" },
  ];

  it("has a scene for everything that one wants to see", () => {
    expect(kindsOf(before, events, seat)).toEqual([
      ["guest_taken", "guest_arrives"],
      ["die_taken", "action_begins", "items_received"],
      ["item_placed", "items_kept"],
      ["moved_in", "points_scored", "room_occupied"],
      ["krones_gained"],
      ["room_prepared"],
      ["staff_played"],
      null,
    ]);
  });

  it("lets the table move along with it", () => {
    const scenes = direct(before, decided(before, events, seat));
    const other = (index: number) => viewOf(scenes[index]!.state).players[seat]!;
    expect(other(3).points).toBe(other(2).points + 3);
    expect(other(3).occupied).toContain("1b");
    expect(other(5).krones).toBe(other(4).krones - 1);
    expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
  });

  it("is no scene where it is your own, but everybody's for who only watches", () => {
    expect(kindsOf({ ...before, seat }, events, seat)).toEqual([null]);
    expect(kindsOf({ ...before, seat: null }, events, seat)).toHaveLength(8);
  });

  it("shows a round and its dice to everybody", () => {
    const begins: AustriaEvent[] = [
      { ...at, kind: "round_ends", round: 2 },
      { ...at, kind: "round_begins", round: 3, start: 0 },
      { ...at, kind: "dice_rolled", dice: [2, 2, 2, 2, 1, 1], coloured: null, again: false },
      { ...at, kind: "turn_begins", seat: 0, extra: false },
    ];
    expect(kindsOf({ ...before, seat: 0 }, begins, 0)).toEqual([["round_begins", "dice_rolled"], null]);
  });
});

describe("in whole games", () => {
  const games = WHOLE_GAMES.filter((name) => table(`${name}-over`).view.game === "austria");

  it.each(games)("of %s every event of others is in a scene, or silent on purpose", (name) => {
    const [start, over] = [table(`${name}-start`), table(`${name}-over`)];
    const scenes = direct(start, over);
    const told = new Set(scenes.flatMap(({ step }) => (isEmperor(step) ? step.visit : (step?.told ?? []))));
    const byOthers = over.happenings
      .filter(({ version, seat }) => version > start.version && seat !== over.seat)
      .flatMap(({ events }) => events as AustriaEvent[]);
    const missing = byOthers.filter((event) => {
      if (!("seat" in event) || event.seat === over.seat || SHOWING[event.kind] === "silent") return false;
      const scored = event.kind === "points_scored" && ["end", "ballroom"].includes(event.because.kind);
      return !scored && !told.has(event);
    });
    expect(missing).toEqual([]);
    const wordless = scenes.filter(({ step }) => step?.told.length && !happeningWords(step.told, String).length);
    expect(wordless).toEqual([]);
  });

  it.each(["four", "austria", "solo", "elisabeth", "waltz"])("of %s the emperor comes three times", (name) => {
    const [start, over] = [table(`${name}-start`), table(`${name}-over`)];
    const steps = direct(start, over).flatMap(({ step }) => (isEmperor(step) ? [step as EmperorStep] : []));
    const came = steps.filter(({ told: [first] }) => first!.kind === "emperor_comes");
    expect(came.map(({ visit }) => visitOf(visit).number)).toEqual([1, 2, 3]);
    const events = over.happenings.flatMap((happening) => happening.events) as AustriaEvent[];
    for (const number of [1, 2, 3]) {
      const { rows } = visitOf(steps.filter(({ visit }) => visitOf(visit).number === number).at(-1)!.visit);
      const scored = events.filter((event) => event.kind === "emperor_scored").slice((number - 1) * rows.length);
      expect(rows).toHaveLength((over.view as AustriaView).players.length);
      expect(rows.map(({ position, vp }) => [position, vp])).toEqual(
        scored.slice(0, rows.length).map(({ position, vp }) => [position, vp]),
      );
    }
  });
});

describe("the emperor's visit", () => {
  const before = table("austria-turn");
  const [own, other] = [before.seat!, 1 - before.seat!];
  const comes: AustriaEvent[] = [
    { ...at, kind: "emperor_comes", visit: 1, tile: "A1" },
    ...[0, 1].map((seat): AustriaEvent => ({ ...at, kind: "emperor_scored", seat, position: 5, vp: 4, steps: -3 })),
    { ...at, kind: "emperor_judges", seat: other, position: 2, tile: "A1", verdict: "nothing" },
    { ...at, kind: "emperor_judges", seat: own, position: 0, tile: "A1", verdict: "penalty" },
    { ...at, kind: "penalty_suffered", seat: own, tile: "A1", vp: 0, krones: -3, items: {}, orders: false },
  ];

  it("has a scene for the track and one for each seat, with what was lost", () => {
    const scenes = direct(before, afterwards(before, comes));
    expect(scenes.map(({ step }) => step?.kind ?? null)).toEqual(["emperor", "emperor", "emperor", null]);
    const { rows } = visitOf((scenes[2]!.step as EmperorStep).visit);
    expect(rows[own]).toMatchObject({ position: 5, left: 2, vp: 4, verdict: "penalty" });
    expect(happeningWords(rows[own]!.changes, () => "Ada")).toEqual(["Ada loses 3 krones"]);
    expect(visitOf((scenes[0]!.step as EmperorStep).visit).rows.map(({ verdict }) => verdict)).toEqual([null, null]);
  });

  it("goes on after a decision of its own, without telling that one again", () => {
    const after = afterwards(before, comes);
    const chosen: AustriaEvent = { ...at, kind: "room_lost", seat: own, space: "1a", occupied: false };
    const judged: AustriaEvent = { ...comes[3], seat: other } as AustriaEvent;
    const next = decided(after, [chosen, judged], own);
    const scenes = direct(after, next, comes);
    expect(scenes.map(({ step }) => step?.kind ?? null)).toEqual(["emperor", null]);
    expect((scenes[0]!.step as EmperorStep).visit).toContain(chosen);
  });

  it("is over with the round", () => {
    const after = afterwards(before, comes);
    const next = afterwards(after, [{ ...at, kind: "round_ends", round: 3 }]);
    expect(direct(after, next, comes).map(({ step }) => step)).toEqual([null]);
  });
});
