import { expect, it } from "vitest";
import type { AustriaQuestion } from "../wire";
import { frontsOf, placeOfQuestion, placesOf } from "./places";

const TURN: AustriaQuestion = { kind: "turn", seat: 0, extra: false };
const ROOMS: AustriaQuestion = { kind: "rooms", seat: 0, left: 1, extras: [] };
const STAFF: AustriaQuestion = { kind: "staff", seat: 0, strength: 2, extras: [] };
const DISHES: AustriaQuestion = { kind: "dishes", seat: 0, strength: 2, extras: [] };
const REWARD: AustriaQuestion = {
  kind: "reward",
  seat: 0,
  source: { kind: "guest", guest: 63 },
  parts: [],
  income_waiting: 0,
};

it("brings the place to the front where a question is answered", () => {
  expect(placeOfQuestion(ROOMS, true)).toBe("hotel");
  expect(placeOfQuestion(STAFF, true)).toBe("staff");
  expect(placeOfQuestion(TURN, false)).toBe("market");
});

it("goes to the hotel after the die, where guests move in", () => {
  expect(placeOfQuestion(TURN, true)).toBe("hotel");
});

it("leaves the visitor where they are if the desk alone answers", () => {
  expect(placeOfQuestion(DISHES, true)).toBeNull();
  expect(placeOfQuestion(null, false)).toBeNull();
});

it("takes a reward where what it offers lies", () => {
  expect(placeOfQuestion(REWARD, true, false, ["done", "guest"])).toBe("market");
  expect(placeOfQuestion(REWARD, true, false, ["done", "play"])).toBe("staff");
  expect(placeOfQuestion(REWARD, true, false, ["done", "get"])).toBe("hotel");
});

it("has a place for ballrooms only where there are any", () => {
  expect(placesOf()).not.toContain("ball");
  expect(placesOf({})).not.toContain("ball");
  const ball = { halls: [], costs: {}, rehearsals_left: [], players: [] };
  expect(placesOf({ ball })).toContain("ball");
  expect(frontsOf({ ball })).toEqual(["court", "ball"]);
});

it("goes to the ballrooms where a dancer can be sent", () => {
  expect(placeOfQuestion(REWARD, true, true)).toBe("ball");
  expect(placeOfQuestion(REWARD, true)).toBe("hotel");
});
