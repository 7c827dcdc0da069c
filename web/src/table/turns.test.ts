import { expect, it } from "vitest";
import type { AustriaEvent, Event, Happening, OverbookingEvent } from "../wire";
import { begins, standing, takenBack, turnsAfter } from "./turns";

const at = { decision: 1 };
const begin = (seat: number): AustriaEvent => ({ ...at, kind: "turn_begins", seat, extra: false });
const end = (seat: number): AustriaEvent => ({ ...at, kind: "turn_ends", seat });
const pass = (seat: number): AustriaEvent => ({ ...at, kind: "passed", seat });
const penalty: AustriaEvent = { ...at, kind: "room_lost", seat: 1, space: "2a", occupied: false };

it("keeps what a seat did until its next turn, and nothing that came after its turn", () => {
  const first = turnsAfter([], [begin(1), pass(1), end(1), penalty, begin(2)]);
  expect(first[1]).toEqual({ events: [begin(1), pass(1)], over: true });
  expect(first[2]).toEqual({ events: [begin(2)], over: false });
  expect(turnsAfter(first, [begin(1)])[1]).toEqual({ events: [begin(1)], over: false });
});

it("takes what is done before the first turn, too", () => {
  const prepared: AustriaEvent = { ...at, kind: "room_prepared", seat: 0, space: "1a", krones: 0 };
  expect(turnsAfter([], [prepared])[0]!.events).toEqual([prepared]);
});

it("takes every card of Overbooking for a turn", () => {
  const card = (hotel: number): OverbookingEvent => ({
    ...at,
    kind: "card_placed",
    seat: 0,
    house: "fish",
    large: true,
    beds: null,
    hotel,
    to: "queue",
    place: 1,
    face_up: false,
  });
  expect(turnsAfter([], [card(1), card(2)])[0]!.events).toEqual([card(2)]);
  expect([card(1), { ...at, kind: "hotel_checked", hotel: 1 } as const].map(begins)).toEqual([true, false]);
});

it("leaves out what was taken back", () => {
  const happening = (version: number, events: Event[], undone_to: number | null = null): Happening => ({
    version,
    seat: 0,
    undone_to,
    events,
    points: [],
    round: 1,
    at: "",
  });
  const all = [happening(1, [begin(0)]), happening(2, [pass(0)]), happening(3, [], 1), happening(4, [end(0)])];
  expect([1, 2, 3, 4].map(takenBack(all))).toEqual([false, true, false, false]);
  expect(standing(all)).toEqual([begin(0), end(0)]);
});
