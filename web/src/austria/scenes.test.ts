import { describe, expect, it } from "vitest";
import { afterwards, table } from "../testing/tables";
import type { AustriaEvent, AustriaView, TableState } from "../wire";
import { direct, type HallStep, type LeopoldStep } from "./scenes";

const viewOf = (state: TableState) => state.view as AustriaView;
const at = { decision: 1 };
const told = { ...at, seat: 1 };

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
