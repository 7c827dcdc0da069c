import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { table } from "../testing/tables";
import type { TableState } from "../wire";
import { Stage, type Director } from "./stage.svelte";

const at = (version: number): TableState => ({ ...table("solo-turn"), version });
/** Two steps before every new state. */
const direct: Director = (_, after) => [
  { state: { ...after, legal: [] }, step: { kind: "one" }, events: [] },
  { state: { ...after, legal: [] }, step: { kind: "two" }, events: [] },
  { state: after, step: null, events: [] },
];

beforeEach(() => {
  vi.useFakeTimers();
  settings.setPace("quick");
});
afterEach(() => vi.useRealTimers());

describe("a stage", () => {
  it("shows one scene after the other by itself", () => {
    const stage = new Stage(at(1), direct);
    stage.push(at(2));
    expect(stage.scene.step?.kind).toBe("one");
    vi.advanceTimersByTime(10_000);
    expect(stage.done).toBe(true);
    expect(stage.scene.state.version).toBe(2);
  });

  it("waits for the visitor who goes step by step, and can go back", () => {
    settings.setPace("steps");
    const stage = new Stage(at(1), direct);
    stage.push(at(2));
    vi.advanceTimersByTime(100_000);
    expect(stage.scene.step?.kind).toBe("one");
    stage.next();
    expect(stage.scene.step?.kind).toBe("two");
    stage.back();
    expect(stage.scene.step?.kind).toBe("one");
    stage.finish();
    expect(stage.done).toBe(true);
  });

  it("shows the newest at once to who wants that", () => {
    settings.setPace("instant");
    const stage = new Stage(at(1), direct);
    stage.push(at(2));
    expect(stage.done).toBe(true);
  });

  it("lets one look at the last steps again, with the newest state in the end", () => {
    settings.setPace("instant");
    const stage = new Stage(at(1), direct);
    stage.push(at(2));
    stage.review();
    expect(stage.scene.step?.kind).toBe("one");
    stage.finish();
    expect(stage.scene.state).toBe(stage.newest);
  });

  it("takes news that are no move without starting anew", () => {
    const stage = new Stage(at(1), direct);
    stage.push({ ...at(1), watchers: 5 });
    expect(stage.done).toBe(true);
    expect(stage.scene.state.watchers).toBe(5);
  });
});
