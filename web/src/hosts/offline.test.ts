import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOffline } from "./offline";

/** A service worker on its way, as a browser shows it to a page. */
const build = () => Object.assign(new EventTarget(), { postMessage: vi.fn(), state: "installing" });
type Build = ReturnType<typeof build>;

const registration = () =>
  Object.assign(new EventTarget(), {
    installing: null as Build | null,
    waiting: null as Build | null,
    active: null as Build | null,
    update: vi.fn(),
  });
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
  await keepOffline(told, vi.fn());
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
  await keepOffline(told, vi.fn());
  come(found, newer);
  expect(told).toHaveBeenCalledOnce();
});

test("and one that has waited since the last start", async () => {
  found.waiting = build();
  const told = vi.fn();
  await keepOffline(told, vi.fn());
  expect(told).toHaveBeenCalledOnce();
});

test("the first build of all is no news", async () => {
  workers.controller = null;
  const first = (found.installing = build());
  const told = vi.fn();
  await keepOffline(told, vi.fn());
  come(found, first);
  expect(told).not.toHaveBeenCalled();
});

test("it is said when the first build cannot be kept, but not of a newer one, for which there is another day", async () => {
  const failed = vi.fn();
  const fail = (wrong: Build) => wrong.dispatchEvent(new Event("statechange"));
  const first = (found.installing = build());
  await keepOffline(vi.fn(), failed);
  fail(Object.assign(first, { state: "redundant" }));
  expect(failed).toHaveBeenCalledOnce();
  const newer = (found.installing = build());
  found.active = build();
  found.dispatchEvent(new Event("updatefound"));
  fail(Object.assign(newer, { state: "redundant" }));
  expect(failed).toHaveBeenCalledOnce();
  workers.register = () => Promise.reject(new Error("no service worker there"));
  await keepOffline(vi.fn(), failed);
  expect(failed).toHaveBeenCalledTimes(2);
});
