import { expect, it } from "vitest";
import { table } from "../testing/tables";
import { anchorsOf } from "./anchors";

const at = { decision: 1 };
const { view } = table("austria-turn");

it("finds your own place of what happened, or the hotel of who did it", () => {
  const prepared = { ...at, kind: "room_prepared", seat: 0, space: "2c", krones: -1 } as const;
  expect(anchorsOf([prepared], 0, view)).toEqual(["room-2c"]);
  expect(anchorsOf([prepared], 1, view)).toEqual(["seat-0", "seat-0-room-2c"]);
});

it("names every place once", () => {
  const copied = { ...at, kind: "action_copied", seat: 0, value: 3, krones: -1 } as const;
  const used = { ...at, kind: "space_used", seat: 0, value: 3, boost: false, krones: 0 } as const;
  expect(anchorsOf([copied, used], 0, view)).toEqual(["space-3"]);
});

it("finds the line of a hotel in Overbooking", () => {
  const card = { house: "fish", large: false, beds: null, place: 1, face_up: false } as const;
  const placed = { ...at, kind: "card_placed", seat: 0, ...card, hotel: 2, to: "door" } as const;
  expect(anchorsOf([placed], 0, table("overbooking-place").view)).toEqual(["door-2"]);
});
