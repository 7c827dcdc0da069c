import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOffline } from "./offline";

/** A service worker on its way, as a browser shows it to a page. */
const build = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
type Build = ReturnType<typeof build>;

const registration = () =>
  Object.assign(new EventTarget(), { installing: null as Build | null, waiting: null as Build | null, update: vi.fn() });
type Registration = ReturnType<typeof registration>;

function come(found: Registration, newer: Build): void {
  Object.assign(found, { installing: null, waiting: newer });
  newer.dispatchEvent(new Event("statechange"));
}

let workers: EventTarget & { controller: unknown; register: () => Promise<Registration> };
let found: Registration;

beforeEach(() => {
  found = registration();
  workers = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(found) });
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

test("a newer build that begins to come later is told when it has come, and is taken when that is wanted", async () => {
  const told = vi.fn<(take: () => void) => void>();
  await keepOffline(told);
  const newer = (found.installing = build());
  found.dispatchEvent(new Event("updatefound"));
  expect(told).not.toHaveBeenCalled();
  come(found, newer);
  told.mock.calls[0]![0]();
  expect(newer.postMessage).toHaveBeenCalledWith("take over");
});

test("so is one that was found while the engine was still on its way", async () => {
  const newer = (found.installing = build());
  const told = vi.fn();
  await keepOffline(told);
  come(found, newer);
  expect(told).toHaveBeenCalledOnce();
});

test("and one that has waited since the last start", async () => {
  found.waiting = build();
  const told = vi.fn();
  await keepOffline(told);
  expect(told).toHaveBeenCalledOnce();
});

test("the first build of all is no news", async () => {
  workers.controller = null;
  const first = (found.installing = build());
  const told = vi.fn();
  await keepOffline(told);
  come(found, first);
  expect(told).not.toHaveBeenCalled();
});
