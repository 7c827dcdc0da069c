import { expect, it } from "vitest";
import { table } from "../../testing/tables";
import type { Action, AustriaView, TableState } from "../../wire";
import { leftUndone } from "./undone";

const END: Action = { kind: "end", notation: "end" };
const MOVE: Action = { kind: "move", notation: "move 1 2c", table: 1, guest: 63, space: "2c", colour: "red" };
const CLAIM: Action = { kind: "claim", notation: "claim A", objective: "A", id: "staff_6", vp: 15 };
const USE: Action = {
  kind: "use",
  notation: "use 3",
  staff: 3,
  cost: 0,
  steps_back: 0,
  items: {},
  any_item: 0,
  exchange: 0,
};

function ending(legal: Action[], change: (view: AustriaView) => void = () => undefined): TableState {
  const state = table("austria-turn");
  state.legal = legal;
  const view = state.view as AustriaView;
  view.turn.guest_taken = true;
  change(view);
  return state;
}

it("warns of a guest who could move in, an objective, an unused card", () => {
  expect(leftUndone(ending([END, MOVE, CLAIM, USE]))).toEqual(["move", "claim", "use"]);
});

it("warns if a free guest was left in the queue while a table is free", () => {
  const noGuest = (tables: AustriaView["players"][number]["tables"]) =>
    leftUndone(
      ending([END], (view) => {
        view.turn.guest_taken = false;
        view.players[view.seat!]!.tables = tables;
      }),
    );
  const guest = { guest: 63, missing: {} };
  expect(noGuest([guest, null, guest])).toEqual(["guest"]);
  expect(noGuest([guest, guest, guest])).toEqual([]);
});

it("is quiet when nothing is left", () => {
  expect(leftUndone(ending([END]))).toEqual([]);
});
