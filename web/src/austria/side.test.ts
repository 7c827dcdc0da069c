import { SvelteMap } from "svelte/reactivity";
import { describe, expect, it } from "vitest";
import { Play } from "../table/play.svelte";
import { noting, table } from "../testing/tables";
import type { Action, AustriaView } from "../wire";
import { Side, turnOrder } from "./side.svelte";

/** Sends nothing. */
const nobody = { move: async () => null, undo: async () => {}, redo: async () => {} };

const view = (numbers: [number | null, number][]): AustriaView =>
  ({ players: numbers.map(([number, turns_taken]) => ({ number, turns_taken })) }) as AustriaView;

describe("the order of turns", () => {
  it("is a snake: the last player has two turns in a row", () => {
    const order = turnOrder(
      view([
        [1, 0],
        [2, 0],
        [3, 0],
      ]),
    );
    expect(order.map(({ seat }) => seat)).toEqual([0, 1, 2, 2, 1, 0]);
  });

  it("leaves out turns that are over", () => {
    const order = turnOrder(
      view([
        [6, 1],
        [2, 0],
        [3, 0],
      ]),
    );
    expect(order.map(({ seat }) => seat)).toEqual([1, 2, 2, 1, 0]);
    expect(
      turnOrder(
        view([
          [null, 2],
          [3, 1],
        ]),
      ).map(({ seat }) => seat),
    ).toEqual([1]);
  });
});

describe("what a click on a room means", () => {
  const room = (space: string): Action => ({
    kind: "room",
    notation: `room ${space}`,
    space,
    colour: "red",
    cost: 1,
    vp: 0,
    occupies: false,
  });
  const move = (table: number, space: string): Action => ({
    kind: "move",
    notation: `move ${table} ${space}`,
    table,
    guest: 63,
    space,
    colour: "red",
  });
  const side = (legal: Action[], pick: number | null) => {
    const state = table("austria-turn");
    state.legal = legal;
    const made = new Side(noting(state).play);
    made.table = pick;
    return made;
  };

  it("is preparing where that is legal", () => {
    expect(side([room("2c")], null).roomAction("2c")).toBe("room 2c");
  });

  it("is moving in, if only one guest can", () => {
    expect(side([move(1, "2c")], null).roomAction("2c")).toBe("move 1 2c");
  });

  it("is nothing while it is not said who moves in", () => {
    const made = side([move(1, "2c"), move(3, "2c")], null);
    expect(made.roomAction("2c")).toBeNull();
    made.table = 3;
    expect(made.roomAction("2c")).toBe("move 3 2c");
  });

  it("is what a reward gives, unless a guest who could move in there is picked up", () => {
    const occupy: Action = { kind: "occupy", notation: "occupy 2c", space: "2c", colour: "red" };
    const made = side([occupy, move(1, "2c")], null);
    expect(made.roomAction("2c")).toBe("occupy 2c");
    made.table = 1;
    expect(made.roomAction("2c")).toBe("move 1 2c");
  });

  it("is nothing that the server does not offer", () => {
    expect(side([move(1, "2c")], 1).roomAction("2d")).toBeNull();
  });
});

it("puts down what is picked up with any decision, also one that a hint or another tab has made", () => {
  const before = table("austria-turn");
  const drawn = new SvelteMap([["now", before]]);
  const play = new Play(() => drawn.get("now")!, { ...nobody, happenings: [] });
  const side = new Side(play);
  side.die = 4;
  side.table = 1;
  expect([side.die, side.table]).toEqual([4, 1]);
  drawn.set("now", { ...before, version: before.version + 1 });
  expect([side.die, side.table, side.putDown()]).toEqual([null, null, false]);
  side.die = 2;
  expect([side.die, side.table]).toEqual([2, null]);
});
