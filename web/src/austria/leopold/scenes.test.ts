import { describe, expect, it } from "vitest";
import { table } from "../../testing/tables";
import type { AustriaView, AutomatonEvent, TableState } from "../../wire";
import { leopoldScenes, type LeopoldStep } from "./scenes";

function turn(events: Partial<AutomatonEvent>[]): [TableState, TableState] {
  const before = table("solo-turn");
  const after = table("solo-turn");
  after.version += 1;
  after.happenings = [
    {
      version: after.version,
      seat: 0,
      action: { notation: "end", kind: "end" },
      events: events as AutomatonEvent[],
      check: [],
      points: [],
      round: 4,
      at: "",
    },
  ];
  return [before, after];
}

const viewOf = (state: TableState) => state.view as AustriaView;

describe("Leopold's turn", () => {
  const round = viewOf(table("solo-turn")).round;
  const [before, after] = turn([
    { kind: "card", card: 201, round },
    { kind: "guest", guest: 59, place: 4, space: "4e", vp: 5 },
    { kind: "steps", steps: 2 },
  ]);
  const scenes = leopoldScenes(before, after);
  const leopold = (index: number) => viewOf(scenes[index]!.state).players[1]!;

  it("has a scene for each step, and the true state last", () => {
    expect(scenes.map(({ step }) => (step as LeopoldStep | null)?.event.kind ?? null)).toEqual([
      "card",
      "guest",
      "steps",
      null,
    ]);
    expect(scenes.at(-1)!.state).toBe(after);
  });

  it("lets the table move along", () => {
    expect(leopold(1).points).toBe(leopold(0).points + 5);
    expect(leopold(1).occupied).toContain("4e");
    expect(leopold(2).emperor).toBe(Math.min(13, leopold(0).emperor + 2));
  });

  it("slides the queue and does not tell who comes new", () => {
    const queue = viewOf(before).queue;
    expect(viewOf(scenes[1]!.state).queue).toEqual([null, queue[0], queue[1], queue[2], queue[4]]);
  });

  it("offers nothing while it is shown", () => {
    expect(scenes.slice(0, -1).every(({ state }) => state.legal.length === 0)).toBe(true);
  });
});
