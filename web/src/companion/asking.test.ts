// Every form of a question, tapped: what is answered is the text that the engine reads. Texts of the same forms lead
// the engine through whole games in tests/server/box/test_companions.py.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { CompanionQuestion } from "../wire";
import Asking from "./Asking.svelte";
import { Talk } from "./talk.svelte";

const KEPT = { id: "one", automaton: "elisabeth" as const, seed: 1, deck: "box" as const, walk: false, options: {}, answers: [], seen: [], sheet: {}, content: null, used: "" };
const NOTHING = { choices: [], cards: [], of: null, slots: [], least: 0, most: 0, ours: [], known: [], about: {} };
type Asked = Pick<CompanionQuestion, "kind" | "form"> & Partial<CompanionQuestion>;

const some = (kind: Asked["kind"], of: Asked["of"], cards: string[], least: number, most: number): Asked => ({ kind, form: "cards", of, cards, choices: cards, least, most });
const yes: Asked = { kind: "rightmost", form: "choice", choices: ["y", "n"], about: { guest: 74 } };
const cafe = some("cafe", "guest", ["58", "72", "75", "89", "99"], 3, 3);
const complete = some("complete", "guest", ["75", "99", "72"], 0, 3);
const lines: Asked = { kind: "lines", form: "numbers", slots: ["lines"], most: 9 };
const tolls: Asked = { kind: "tolls", form: "times", of: "die", slots: ["2", "4", "5"] };
const order: Asked = { kind: "order", form: "order", slots: ["strudel", "cake", "wine", "coffee"], most: 4, ours: ["1 wine and 2 coffee"], about: { guest: 145 } };
const vp: Asked = { kind: "vp", form: "numbers", of: "guest", slots: ["145", "146"], least: -99, most: 99, ours: ["4", "8"] };
const halls: Asked = { ...some("ballrooms", "ballroom", ["goldener_strauss", "zum_sperl", "odeonsaal"], 3, 3), choices: ["Goldener Strauß", "Zum Sperl", "Odeonsaal"] };
const spaces: Asked = { kind: "coloured_spaces", form: "each", of: "space", slots: ["red", "yellow"], choices: ["1", "6", "-"], cards: ["1", "6", "-"] };
const bonuses: Asked = { kind: "bonuses", form: "each", slots: ["red", "yellow", "blue"], choices: ["o", "e", "v"], cards: ["o", "e", "v"], ours: ["o", "e", "v"] };

const more = (...slots: string[]) => slots.map((slot) => `[data-more="${slot}"]`);
const cards = (...ids: string[]) => ids.map((id) => `[data-card="${id}"]`);
const DONE = "[data-confirm]";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each<[Asked, string[], string]>([
  [yes, ["[data-choice=y]"], "y"],
  [yes, ["[data-choice=n]"], "n"],
  [cafe, [...cards("99", "58", "75"), DONE], "99, 58, 75"],
  [complete, [DONE], "-"],
  [complete, [...cards("75", "99"), DONE], "75, 99"],
  [complete, [...cards("75", "99"), "[data-chosen='75']", DONE], "99"],
  [lines, [DONE], "0"],
  [lines, [...more("lines", "lines"), "[data-less=lines]", DONE], "1"],
  [tolls, [DONE], "-"],
  [tolls, [...more("4", "2", "4"), DONE], "2, 4, 4"],
  [order, ["[data-ours]"], "-"],
  [order, [...more("wine", "coffee", "wine"), DONE], "2 wine, 1 coffee"],
  [vp, ["[data-ours]"], "-"],
  [vp, [DONE], "4, 8"],
  [vp, [...more("145"), "[data-less='146']", DONE], "5, 7"],
  [halls, [...cards("Odeonsaal", "Goldener Strauß", "Zum Sperl"), DONE], "Odeonsaal, Goldener Strauß, Zum Sperl"],
  [spaces, ["[data-slot=red][data-pick='6']", "[data-slot=yellow][data-pick='-']", DONE], "6, -"],
  [bonuses, ["[data-slot=red][data-pick=v]", DONE], "v, e, o"],
])("$kind: %#", async (asked, taps, answer) => {
  const talk = new Talk(KEPT);
  const answered = vi.spyOn(talk, "answer").mockResolvedValue();
  const question: CompanionQuestion = { ...NOTHING, ...asked };
  const { container } = render(Asking, { talk, question, automaton: "elisabeth" });
  for (const tap of taps) await fireEvent.click(container.querySelector(tap) ?? expect.fail(`there is no ${tap}`));
  expect(answered.mock.calls.map(([text]) => text)).toEqual([answer]);
});

test("not less and not more is answered than the engine reads", async () => {
  const { container } = render(Asking, { talk: new Talk(KEPT), question: { ...NOTHING, ...cafe }, automaton: "elisabeth" });
  const isOff = (selector: string) => container.querySelector<HTMLButtonElement>(selector)?.disabled;
  for (const card of cards("99", "58")) await fireEvent.click(container.querySelector(card)!);
  expect(isOff(DONE)).toBe(true);
  await fireEvent.click(container.querySelector(cards("72")[0]!)!);
  expect([isOff(DONE), isOff(cards("75")[0]!)]).toEqual([false, true]);
});
