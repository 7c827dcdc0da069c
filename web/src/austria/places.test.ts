import { expect, it } from "vitest";
import type { AustriaQuestion } from "../wire";
import { placeOfQuestion } from "./places";

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
