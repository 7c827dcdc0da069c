// The worked example 3 of the rules: 15 beds, orange nobles and a blue monk at the back door.

import { expect, it } from "vitest";
import { afterwards, table } from "../testing/tables";
import type { HotelCard, OpenCard, OverbookingEvent, OverbookingView } from "../wire";
import { direct, verdictOn, type CheckStep } from "./scenes";

const card = (owner: number, house: OpenCard["house"], beds: number): OpenCard => ({ owner, house, beds });
const nobles = card(0, "lion", 4);
const monk = card(1, "fish", 1);
const maids = card(0, "stag", 3);
const labourers = card(2, "fish", 6);
const at = { decision: 1, hotel: 1 };
const EVENTS: OverbookingEvent[] = [
  { ...at, kind: "hotel_opened", beds: 15, rule: "two_houses", door: [nobles, monk], queue: [maids, labourers] },
  { ...at, kind: "power_used", seat: 0, card: nobles, power: "nobles", chosen: maids, place: 1, beds: 15 },
  { ...at, kind: "power_used", seat: 1, card: monk, power: "monk", chosen: null, place: null, beds: 15 },
  { ...at, kind: "card_moved", seat: 1, card: monk, place: 3 },
  { ...at, kind: "booking_checked", seat: 0, card: maids, turn: "chosen", got: true, beds: 12, vp: 2 },
  { ...at, kind: "booking_checked", seat: 2, card: labourers, turn: "rule", got: false, beds: 12, vp: 0 },
  { ...at, kind: "card_discarded", seat: 2, card: labourers },
  { ...at, kind: "hotel_checked" },
];

/** The back of a card, as everybody sees it before the check. */
const back = ({ owner, house, beds }: OpenCard): HotelCard => ({ owner, house, large: beds > 3, beds: null, face_up: false });
const before = table("overbooking-place");
Object.assign((before.view as OverbookingView).hotels[0]!, {
  door: [nobles, monk].map(back),
  queue: [maids, labourers].map(back),
});
const scenes = direct(before, afterwards(before, EVENTS));
const viewOf = (index: number) => scenes[index]!.state.view as OverbookingView;
const hotelOf = (index: number) => viewOf(index).hotels[0]!;
const stepOf = (index: number) => scenes[index]!.step as CheckStep;

it("has a scene for the hotel, each power and each card", () => {
  expect(scenes.map(({ step }) => (step as CheckStep | null)?.event.kind ?? null)).toEqual([
    "hotel_opened",
    "power_used",
    "power_used",
    "booking_checked",
    "booking_checked",
    null,
  ]);
});

it("turns all cards face up, then lets the monk join the queue", () => {
  expect(hotelOf(0).queue.every((each) => each.face_up)).toBe(true);
  expect(hotelOf(1).chosen).toEqual([1]);
  expect(hotelOf(2).queue.map(({ beds }) => beds)).toEqual([3, 6, 1]);
  expect(hotelOf(2).door.map(({ beds }) => beds)).toEqual([4]);
});

it("counts the beds down and says who got some, while all cards stay where they lie", () => {
  expect([3, 4].map((index) => hotelOf(index).beds_now)).toEqual([12, 12]);
  expect(hotelOf(4).queue.map((each) => verdictOn(stepOf(4), "queue", each))).toEqual(["got", "none", null]);
  expect(hotelOf(3).queue.map((each) => verdictOn(stepOf(3), "queue", each))).toEqual(["got", null, null]);
});

it("points at the card whose power is used", () => {
  expect(hotelOf(1).door.map((each) => verdictOn(stepOf(1), "door", each))).toEqual(["now", null]);
});

it("gives the coins to the owner while it is shown", () => {
  expect(viewOf(3).players[0]!.points).toBe(viewOf(2).players[0]!.points + 2);
});

it("has a scene for a card that somebody else plays, with the token", () => {
  const card = { house: "fish", large: true, beds: null, to: "door", place: 1, face_up: false } as const;
  const played = (seat: number): OverbookingEvent[] => [
    { ...at, kind: "card_placed", seat, ...card },
    { ...at, kind: "token_taken", seat, vp: 1 },
  ];
  const kinds = (seat: number) =>
    direct(before, afterwards(before, played(seat))).map(({ step }) => step?.told.map(({ kind }) => kind) ?? null);
  expect(kinds(1 + before.seat!)).toEqual([["card_placed", "token_taken"], null]);
  expect(kinds(before.seat!)).toEqual([null]);
});
