// What lies on the desk is there again after a reload, and so is what another pack replaced.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api";
import { Draft } from "./draft.svelte";
import type { Pack } from "./pack";

const pack = (name: string): Pack => ({ game: "austria", name, staff: [{ id: 120, cost: 3 }] });
const EMPTY: Pack = { game: "austria", name: "empty" };
/** The desk as it is after a reload. */
const opened = () => new Draft("austria", [], "empty", () => undefined);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(api, "proofPack").mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what another pack replaced survives a reload, and goes back and forth", () => {
  const draft = opened();
  draft.take(pack("mine"));
  draft.replace(pack("yours"));
  expect([opened().pack, opened().former]).toEqual([pack("yours"), pack("mine")]);
  const again = opened();
  again.replace(again.former!);
  expect([opened().pack, opened().former]).toEqual([pack("mine"), pack("yours")]);
});

test("a desk that was cleared in between keeps what lay there last", () => {
  const draft = opened();
  draft.take(pack("mine"));
  draft.replace(EMPTY);
  expect(opened().former).toEqual(pack("mine"));
  draft.replace(pack("yours"));
  expect(opened().former).toEqual(pack("mine"));
});

test("nothing lies beside what was taken back onto an empty desk", () => {
  opened().take(pack("mine"));
  opened().replace(EMPTY);
  const draft = opened();
  draft.replace(draft.former!);
  expect([opened().pack, opened().former]).toEqual([pack("mine"), null]);
});

test("a browser without room for both still shows the pack that was opened", () => {
  const draft = opened();
  draft.take(pack("mine"));
  const { localStorage: room } = globalThis;
  const setItem = (name: string, text: string) => {
    if (name.endsWith(".former")) throw new DOMException("full", "QuotaExceededError");
    room.setItem(name, text);
  };
  vi.stubGlobal("localStorage", { setItem, getItem: room.getItem.bind(room), removeItem: room.removeItem.bind(room) });
  draft.replace(pack("yours"));
  expect([draft.pack, draft.former]).toEqual([pack("yours"), pack("mine")]);
  expect([opened().pack, opened().former]).toEqual([pack("yours"), null]);
});
