// A companion on the screen: where it can go on while its server is gone.

import { cleanup, render } from "@testing-library/svelte";
import { settled } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Unreachable } from "../api";
import Companion from "./Companion.svelte";
import { Talk } from "./talk.svelte";

const KEPT = { id: "one", automaton: "leopold" as const, seed: 1, deck: "box" as const, walk: false, options: {}, answers: ["4"], seen: [], sheet: {}, content: null, used: "" };

beforeEach(() => void vi.spyOn(api, "companion").mockRejectedValue(new Unreachable()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const getRegistration = vi.fn();

/** A companion whose server is gone, in a browser that has kept the page at this address. */
async function alone(scope: string): Promise<Element> {
  getRegistration.mockReset().mockResolvedValue({ scope, active: {} });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  const { container } = render(Companion, { talk: new Talk(KEPT) });
  return vi.waitFor(() => container.querySelector("[data-lost]") ?? expect.fail("nothing says that the server is gone"));
}

test("a companion without its server goes on in the page that needs none", async () => {
  const lost = await alone("https://hotel/offline/");
  await vi.waitFor(() => expect(lost.querySelector("a")?.getAttribute("href")).toBe("/offline/#/companion/one"));
});

test("it leads nowhere if that page was not kept", async () => {
  const lost = await alone("https://hotel/");
  await vi.waitFor(() => expect(getRegistration).toHaveBeenCalled());
  await settled();
  expect(lost.querySelector("a")).toBeNull();
});
