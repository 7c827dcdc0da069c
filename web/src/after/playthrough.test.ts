import { expect, test } from "vitest";
import { afterEvent } from "../austria/fold";
import { table } from "../testing/tables";
import type { AustriaEvent } from "../wire";
import { stagesOf } from "./playthrough";

test("a plan is played through decision by decision, and the position stays as it was", () => {
  const position = table("austria-turn");
  const { seat, view } = position;
  if (view.game !== "austria") throw new Error(view.game);
  const before = structuredClone(position);
  const at = { seat: seat!, krones: -1 };
  const events: AustriaEvent[] = [
    { ...at, decision: 7, kind: "room_prepared", space: "2a" },
    { ...at, decision: 8, kind: "room_prepared", space: "3a", krones: -2 },
    { seat: seat!, decision: 8, kind: "points_scored", vp: 3, source: "rooms", because: { kind: "vp_icon", space: "3a" } } as never,
  ];
  const stages = stagesOf(position, events, afterEvent);
  const krones = stages.map(({ state }) => (state.view as typeof view).players[seat!]!.krones - view.players[seat!]!.krones);
  expect(krones).toEqual([0, -1, -3]);
  expect(stages.map(({ events }) => events.length)).toEqual([0, 1, 2]);
  expect(position).toEqual(before);
});
