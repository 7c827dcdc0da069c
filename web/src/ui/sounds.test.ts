// When one hears something.

import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { table } from "../testing/tables";
import { isMine } from "../table/tab";
import type { TableState } from "../wire";
import { soundOf } from "./sounds";

const mine: TableState = { ...table("austria-turn"), seat: 0, to_move: 0 };
const theirs: TableState = { ...mine, to_move: 1 };
const with_people = (state: TableState): TableState => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, kind: "person", bot: null })),
});

afterEach(() => {
  settings.setSound("turn");
  vi.restoreAllMocks();
});

it("sounds when your own turn comes after another person, and then only", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const [before, after] = [with_people(theirs), with_people(mine)];
  expect(soundOf(before, after, [])).toBe("turn");
  expect(soundOf(after, { ...after, version: after.version + 1 }, [])).toBeNull();
  expect(soundOf(after, before, [])).toBeNull();
  expect(soundOf({ ...before, seat: null }, { ...after, seat: null }, [])).toBeNull();
});

it("is quiet among bots as long as the page is looked at", () => {
  const looked = vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const alone = (state: TableState): TableState => ({
    ...state,
    seats: state.seats.map((seat) => (seat.seat === 0 ? { ...seat, kind: "person", bot: null } : { ...seat, kind: "bot", bot: "random" })),
  });
  expect(soundOf(alone(theirs), alone(mine), [])).toBeNull();
  looked.mockReturnValue(false);
  expect(soundOf(alone(theirs), alone(mine), [])).toBe("turn");
});

it("is silent for who wants no sounds, and tells all to who wants all", () => {
  const [before, after] = [with_people(theirs), with_people(mine)];
  settings.setSound("off");
  expect(soundOf(before, after, [])).toBeNull();
  settings.setSound("all");
  expect(soundOf(after, { ...before, version: before.version + 1 }, [])).toBe("step");
});

it("calls nobody for whom a bot stands in", () => {
  expect(isMine(with_people(mine))).toBe(true);
  expect(isMine(with_people(theirs))).toBe(false);
  const seats = mine.seats.map((seat) => ({ ...seat, bot: "random" }));
  expect(isMine({ ...mine, seats })).toBe(false);
});
