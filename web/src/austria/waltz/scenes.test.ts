import { describe, expect, it } from "vitest";
import { table } from "../../testing/tables";
import type { AustriaView, TableState } from "../../wire";
import { direct, factsOf } from "../drawn";
import type { HallStep } from "./scenes";

const viewOf = (state: TableState) => state.view as AustriaView;

/** The second ballroom is scored between two states: 12 VP, 5 VP, and 5 VP lost. */
function scored(): [TableState, TableState] {
  const [before, after] = [table("waltz-turn"), table("waltz-turn")];
  after.version += 1;
  viewOf(before).waltz!.ball!.halls.forEach((hall, place) => (hall.scored = place < 1));
  viewOf(after).waltz!.ball!.halls.forEach((hall, place) => (hall.scored = place < 2));
  [12, 5, -5].forEach((points, seat) => (viewOf(after).players[seat]!.points_by_source.ballrooms! += points));
  return [before, after];
}

describe("a ballroom that is scored", () => {
  const [before, after] = scored();
  const scenes = direct(before, after);

  it("has a scene with what it brought everybody, before the true state", () => {
    expect(scenes.map(({ step }) => step?.kind ?? null)).toEqual(["hall", null]);
    expect(scenes[0]!.step as HallStep).toEqual({ kind: "hall", hall: 1, points: [12, 5, -5] });
    expect(scenes[0]!.state.legal).toEqual([]);
    expect(scenes[1]!.state).toBe(after);
  });

  it("is a fact for the log", () => {
    const facts = factsOf(before.view, { notation: "end", kind: "end" }, after.view);
    expect(facts.scored).toEqual({ hall: 1, points: [12, 5, -5] });
  });

  it("is quiet as long as nothing is scored", () => {
    expect(direct(before, { ...before, version: before.version + 1 })).toHaveLength(1);
  });
});
