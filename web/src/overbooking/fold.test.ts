// A whole game: the first view, and after it nothing but what a seat was told, is the last view.

import { expect, it } from "vitest";
import { table, without } from "../testing/tables";
import type { OverbookingEvent, OverbookingView } from "../wire";
import { afterEvent } from "./fold";

/** A view without what no event tells: what can be decided next, and by whom. */
const toldOf = (view: OverbookingView) => without(view, "question", "to_move", "legal");

it("leads from the first view to the last", () => {
  const [start, over] = [table("overbooking-start"), table("overbooking-over")];
  const events = over.happenings.slice(1).flatMap(({ events }) => events as OverbookingEvent[]);
  const folded = events.reduce(afterEvent, start.view as OverbookingView);
  // A view counts the bonus from the first on; it is told when it is scored.
  for (const event of events)
    if (event.kind === "bonus_scored") folded.players[event.seat]!.points += event.vp;
  expect(toldOf(folded)).toEqual(toldOf(over.view as OverbookingView));
});
