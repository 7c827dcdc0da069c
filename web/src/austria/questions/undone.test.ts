import { expect, it } from "vitest";
import { table } from "../../testing/tables";
import type { AustriaView, TableState } from "../../wire";
import { leftUndone } from "./undone";

function ending(legal: string[], change: (view: AustriaView) => void = () => undefined): TableState {
  const state = table("austria-turn");
  state.legal = legal.map((notation) => ({ notation, kind: notation.split(" ")[0]! }));
  const view = state.view as AustriaView;
  view.turn.guest_taken = true;
  change(view);
  return state;
}

it("warns of a guest who could move in, an objective, an unused card", () => {
  expect(leftUndone(ending(["end", "move 1 2c", "claim A", "use 3"]))).toEqual(["move", "claim", "use"]);
});

it("warns if a free guest was left in the queue while a table is free", () => {
  const noGuest = (tables: AustriaView["players"][number]["tables"]) =>
    leftUndone(
      ending(["end"], (view) => {
        view.turn.guest_taken = false;
        view.players[view.seat!]!.tables = tables;
      }),
    );
  const guest = { guest: 63, missing: {} };
  expect(noGuest([guest, null, guest])).toEqual(["guest"]);
  expect(noGuest([guest, guest, guest])).toEqual([]);
});

it("is quiet when nothing is left", () => {
  expect(leftUndone(ending(["end"]))).toEqual([]);
});
