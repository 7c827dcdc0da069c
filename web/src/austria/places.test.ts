import { expect, it } from "vitest";
import type { AustriaQuestion } from "../wire";
import { frontsOf, placeOfQuestion, placesOf } from "./places";

const asked = (kind: AustriaQuestion["kind"]): AustriaQuestion => ({ kind, seat: 0 });

it("brings the place to the front where a question is answered", () => {
  expect(placeOfQuestion(asked("rooms"), true)).toBe("hotel");
  expect(placeOfQuestion(asked("staff"), true)).toBe("staff");
  expect(placeOfQuestion(asked("turn"), false)).toBe("market");
});

it("goes to the hotel after the die, where guests move in", () => {
  expect(placeOfQuestion(asked("turn"), true)).toBe("hotel");
});

it("leaves the visitor where they are if the desk alone answers", () => {
  expect(placeOfQuestion(asked("dishes"), true)).toBeNull();
  expect(placeOfQuestion(null, false)).toBeNull();
});

it("has a place for ballrooms only where there are any", () => {
  expect(placesOf()).not.toContain("ball");
  expect(placesOf({})).not.toContain("ball");
  const ball = { halls: [], costs: {}, rehearsals_left: [], players: [] };
  expect(placesOf({ ball })).toContain("ball");
  expect(frontsOf({ ball })).toEqual(["court", "ball"]);
});

it("goes to the ballrooms where a dancer can be sent", () => {
  expect(placeOfQuestion(asked("reward"), true, true)).toBe("ball");
  expect(placeOfQuestion(asked("reward"), true)).toBe("hotel");
});
