import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Unreachable } from "../api";
import type { CompanionStep } from "../wire";
import { companionOf, keepCompanion } from "./keeping";
import { Talk } from "./talk.svelte";

const KEPT = { id: "one", automaton: "leopold" as const, seed: 1, deck: "box" as const, walk: false, options: {}, answers: ["4"], seen: [], sheet: {}, content: null, used: "" };
const STEP = { question: {}, said: [], standing: { vp: 0 } } as unknown as CompanionStep;
const answers = () => companionOf("one")?.answers;

beforeEach(() => {
  localStorage.clear();
  keepCompanion(KEPT);
  vi.useFakeTimers();
  vi.spyOn(api, "companion").mockRejectedValue(new Unreachable());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("whoever leaves while there is no connection finds the last answer again", async () => {
  const talk = new Talk(KEPT);
  const sent = talk.answer("5");
  await vi.waitFor(() => expect(talk.lost).toBe(true));
  expect(answers()).toEqual(["4", "5"]);
  talk.leave();
  await sent;
  expect(answers()).toEqual(["4", "5"]);
});

test("an answer that waits for a connection can be taken back", async () => {
  const talk = new Talk(KEPT);
  const sent = talk.answer("5");
  await vi.waitFor(() => expect(talk.lost).toBe(true));
  await talk.undo();
  await sent;
  expect(answers()).toEqual(["4"]);
  expect([talk.lost, talk.busy, talk.problem]).toEqual([false, false, ""]);
  vi.mocked(api.companion).mockResolvedValue(STEP);
  await talk.answer("6");
  expect(answers()).toEqual(["4", "6"]);
});
