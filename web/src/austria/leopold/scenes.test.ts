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

describe("Elisabeth's turn", () => {
  const before = table("elisabeth-turn");
  const after = table("elisabeth-turn");
  const view = viewOf(before);
  const hall = view.waltz!.ball!.halls[2]!.id;
  view.waltz!.lounge!.tiles.yellow = "chaplin";
  view.waltz!.lounge!.dice.yellow = 2;
  view.dice = [0, 3, 0, 0, 0, 0];
  view.solo!.entrance = { id: "sushi_resort", tokens: ["1d"], marked: [] };
  after.version += 1;
  const [guest] = view.queue.filter((number) => number !== null);
  after.happenings = [
    {
      version: after.version,
      seat: 0,
      action: { notation: "end", kind: "end" },
      events: [
        { kind: "card", card: 213, round: view.round },
        { kind: "dancing_guest", guest, place: 1, hall, row: "middle", vp: 4 },
        { kind: "coloured_die", colour: "yellow", value: 2, dice: 3 },
        { kind: "celebrity", celebrity: "chaplin", vp: 3 },
        { kind: "dancer", hall, row: "middle" },
        { kind: "token", guest: 63 },
        { kind: "token_scored", guest: 63, vp: 8 },
      ] as AutomatonEvent[],
      check: [],
      points: [],
      round: view.round,
      at: "",
    },
  ];
  const scenes = leopoldScenes(before, after);
  const at = (index: number) => viewOf(scenes[index]!.state);
  const dancing = (index: number) => at(index).waltz!.ball!.halls[2]!.rows.middle![1]!;

  it("sends dancers instead of guests into rooms", () => {
    expect(dancing(1)).toBe(dancing(0) + 1);
    expect(dancing(4)).toBe(dancing(0) + 2);
    expect(at(1).players[1]!.occupied).toEqual(at(0).players[1]!.occupied);
    expect(at(4).waltz!.ball!.players[1]!.dancers).toBe(at(0).waltz!.ball!.players[1]!.dancers - 2);
  });

  it("takes a coloured die and receives its celebrity", () => {
    expect(at(2).dice[1]).toBe(2);
    expect(at(2).waltz!.lounge!.dice.yellow).toBeNull();
    expect(at(3).waltz!.lounge!.tiles.yellow).toBeNull();
    expect(at(3).waltz!.lounge!.players[1]!.taken).toContain("chaplin");
  });

  it("scores all of it", () => {
    expect(at(6).players[1]!.points).toBe(at(0).players[1]!.points + 4 + 3 + 8);
  });

  it("puts tokens on guests and takes them back", () => {
    expect(at(5).solo!.entrance!.marked).toEqual([63]);
    expect(at(6).solo!.entrance!.marked).toEqual([]);
  });
});

describe("what the entrance brings in the other's turn", () => {
  const [before, after] = turn([{ kind: "toll_scored", value: 2, vp: 3 }]);

  it("is no turn of the automaton", () => {
    expect(leopoldScenes(before, after)).toEqual([{ state: after, step: null }]);
  });
});
