// The worked example 3 of the rules: 15 beds, orange nobles and a blue monk at the back door.

import { expect, it } from "vitest";
import { table } from "../testing/tables";
import type { CheckCard, CheckEvent, OverbookingView } from "../wire";
import { checkScenes, type CheckStep } from "./check";

const card = (owner: number, house: string, beds: number): CheckCard => ({ owner, house, beds });
const nobles = card(0, "lion", 4);
const monk = card(1, "fish", 1);
const maids = card(0, "stag", 3);
const labourers = card(2, "fish", 6);
const EVENTS: CheckEvent[] = [
  { kind: "open", hotel: 1, beds: 15, rule: "two_houses", door: [nobles, monk], queue: [maids, labourers] },
  { kind: "power", hotel: 1, card: nobles, chosen: maids, beds: 15 },
  { kind: "power", hotel: 1, card: monk, chosen: null, beds: 15 },
  { kind: "beds", hotel: 1, card: maids, got: true, beds: 12, coins: 2 },
  { kind: "beds", hotel: 1, card: labourers, got: false, beds: 12, coins: 0 },
];

function scenes() {
  const before = table("overbooking-place");
  const after = table("overbooking-place");
  after.version += 1;
  const action = { notation: "decline", kind: "decline" };
  after.happenings = [
    { version: after.version, seat: 0, action, events: [], check: EVENTS, points: [], round: 1, at: "" },
  ];
  return checkScenes(before, after);
}

const hotelOf = (index: number) => (scenes()[index]!.state.view as OverbookingView).hotels[0]!;
const stepOf = (index: number) => scenes()[index]!.step as CheckStep;

it("turns all cards face up, then lets the monk join the queue", () => {
  expect(hotelOf(0).queue.every((each) => each.face_up)).toBe(true);
  expect(hotelOf(2).queue.map(({ beds }) => beds)).toEqual([3, 6, 1]);
  expect(hotelOf(2).door.map(({ beds }) => beds)).toEqual([4]);
});

it("counts the beds down and says who got some", () => {
  expect([3, 4].map((index) => stepOf(index).beds)).toEqual([12, 12]);
  const [first, second] = hotelOf(4).queue;
  expect([first, second].map((each) => stepOf(4).verdict("queue", each!))).toEqual(["got", "none"]);
});

it("gives the coins to the owner while it is shown", () => {
  const points = (index: number) => (scenes()[index]!.state.view as OverbookingView).players[0]!.points;
  expect(points(3)).toBe(points(2) + 2);
});
