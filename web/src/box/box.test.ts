// A pack is written value by value, and every form begins with what it allows.

import { expect, test } from "vitest";
import type { BoxPart } from "../wire";
import { emptyOf, isWithin, type Form } from "./forms";
import { givenFor, otherwise, progressOf, withFields, type Card, type Pack } from "./pack";

const part = (name: string, shape: BoxPart["shape"]): BoxPart => ({ part: name, shape, forms: { cost: {} }, rows: [] });
const card = (name: string, shape: BoxPart["shape"], id: number | string): Card => ({
  part: part(name, shape),
  row: { id, values: { cost: 2 }, stand_in: ["cost"] },
});
const empty: Pack = { game: "austria", name: "mine" };
const staff = card("staff", "rows", 120);

test.each([
  [staff, { staff: [{ id: 120, cost: 3 }] }],
  [card("modules", "values", "2"), { modules: { 2: { cost: 3 } } }],
  [card("coins", "lists", "fish"), { coins: { fish: 3 } }],
])("a value is written as the file holds it, and leaves nothing behind", (each, written) => {
  const pack = withFields(each, empty, { cost: 3 });
  expect(pack).toEqual({ ...empty, ...written });
  expect(givenFor(each, pack)).toEqual({ cost: 3 });
  expect(progressOf([each], pack)).toEqual({ done: 1, all: 1 });
  expect(withFields(each, pack, {})).toEqual(empty);
});

test("cards keep their order, whatever is changed", () => {
  const other = card("staff", "rows", 166);
  const both = withFields(other, withFields(staff, empty, { cost: 3 }), { cost: 5 });
  expect(withFields(staff, both, { cost: 4 }).staff).toEqual([
    { id: 120, cost: 4 },
    { id: 166, cost: 5 },
  ]);
});

test("two packs are compared by what holds in them", () => {
  const mine = withFields(staff, empty, { cost: 3 });
  expect(otherwise([staff], mine, empty)).toMatchObject([{ field: "cost", mine: 3, other: 2 }]);
  expect(otherwise([staff], withFields(staff, empty, { cost: 2 }), empty)).toEqual([]);
});

test("a form begins with as little as it allows", () => {
  const amount: Form = { kind: "number", least: 1, most: 9 };
  const effect: Form = { kind: "fields", fields: { gain: amount, prepare: amount }, required: [], count: 1, more: false };
  expect(emptyOf(effect)).toEqual({ gain: 1 });
  expect(emptyOf({ kind: "list", each: effect, count: 3, more: false })).toHaveLength(3);
  expect(emptyOf({ kind: "fields", fields: { a: amount, b: amount }, required: ["b"], count: null, more: true })).toEqual({ b: 1 });
  expect([0, 1, 9, 10, 1.5, null, "1"].map((value) => isWithin(amount, value))).toEqual([
    false, true, true, false, false, false, false,
  ]);
});
