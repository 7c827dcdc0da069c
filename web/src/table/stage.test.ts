import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { afterwards, table } from "../testing/tables";
import type { AustriaEvent, Event, TableState } from "../wire";
import { Stage, type Director } from "./stage.svelte";

const at = { decision: 1 };
const first: TableState = { ...table("austria-turn"), seat: 0, happenings: [] };
const begin = (seat: number): AustriaEvent => ({ ...at, kind: "turn_begins", seat, extra: false });
const pass = (seat: number): AustriaEvent => ({ ...at, kind: "passed", seat });

/** A step for every event. */
const direct: Director = (before, after) => {
  const events = after.happenings.filter(({ version }) => version > before.version).flatMap((each) => each.events);
  return [
    ...events.map((event) => ({
      state: { ...after, legal: [] },
      step: { kind: event.kind, seat: "seat" in event ? event.seat : null, told: [event] },
      events: [event],
    })),
    { state: after, step: null, events: [] },
  ];
};

/** The next state, decided by a seat. */
function next(before: TableState, events: Event[], seat = 1): TableState {
  const after = afterwards({ ...before, happenings: [] }, events);
  after.happenings.at(-1)!.seat = seat;
  return after;
}

const turnOf = (seat: number) => [begin(seat), pass(seat)];
const shownBy = (stage: Stage) => stage.scene.step && `${stage.scene.step.kind} ${stage.scene.step.seat}`;
const queued = (stage: Stage) => stage.scenes.slice(stage.index).map(({ step }) => step && `${step.kind} ${step.seat}`);

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (hidden ? "hidden" : "visible"));
  settings.setPace("quick");
});
afterEach(() => {
  hidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a stage", () => {
  it("shows one scene after the other by itself", () => {
    const stage = new Stage(first, direct);
    stage.push(next(first, turnOf(1)));
    expect(shownBy(stage)).toBe("turn_begins 1");
    vi.advanceTimersByTime(10_000);
    expect(stage.done).toBe(true);
    expect(stage.scene.state.version).toBe(first.version + 1);
  });

  it("takes longer where it is calm", () => {
    const lasts = (pace: "quick" | "calm") => {
      settings.setPace(pace);
      const stage = new Stage(first, direct);
      stage.push(next(first, turnOf(1)));
      const start = Date.now();
      while (!stage.done) vi.advanceTimersToNextTimer();
      return Date.now() - start;
    };
    expect(lasts("calm")).toBeGreaterThan(2 * lasts("quick"));
    expect(lasts("quick")).toBeGreaterThan(1000);
  });

  it("waits for the visitor who goes step by step, and can go back", () => {
    settings.setPace("steps");
    const stage = new Stage(first, direct);
    stage.push(next(first, turnOf(1)));
    vi.advanceTimersByTime(100_000);
    expect(shownBy(stage)).toBe("turn_begins 1");
    stage.next();
    expect(shownBy(stage)).toBe("passed 1");
    stage.back();
    expect(shownBy(stage)).toBe("turn_begins 1");
    stage.finish();
    expect(stage.done).toBe(true);
  });

  it("shows the newest at once to who wants that", () => {
    settings.setPace("instant");
    const stage = new Stage(first, direct);
    stage.push(next(first, turnOf(1)));
    expect(stage.done).toBe(true);
  });

  it("takes news that are no move without starting anew", () => {
    const stage = new Stage(first, direct);
    stage.push({ ...first, watchers: 5 });
    expect(stage.done).toBe(true);
    expect(stage.scene.state.watchers).toBe(5);
  });
});

describe("several turns in a row", () => {
  const second = next(first, turnOf(1));
  const third = next(second, turnOf(2), 2);

  it("wait for each other, with nothing between them", () => {
    const stage = new Stage(first, direct);
    stage.push(second);
    stage.push(third);
    expect(queued(stage)).toEqual(["turn_begins 1", "passed 1", "turn_begins 2", "passed 2", null]);
    expect(stage.scenes.flatMap(({ events }) => events)).toEqual([...turnOf(1), ...turnOf(2)]);
  });

  it("can be skipped one by one, or all at once", () => {
    const stage = new Stage(first, direct);
    stage.push(second);
    expect(stage.more).toBe(false);
    stage.push(third);
    expect(stage.more).toBe(true);
    stage.skipTurn();
    expect(shownBy(stage)).toBe("turn_begins 2");
    stage.skipTurn();
    expect(stage.done).toBe(true);
  });

  it("say what every seat has done by then", () => {
    const stage = new Stage(first, direct);
    stage.push(second);
    stage.push(third);
    const told = () => stage.scene.turns.map((turn) => turn.events.length);
    expect(told()).toEqual([0, 1]);
    stage.finish();
    expect(told()).toEqual([0, 2, 2]);
  });

  it("say that your own decision waits behind them", () => {
    const stage = new Stage(first, direct);
    stage.push({ ...second, to_move: 0 });
    expect(stage.awaited).toBe(true);
    stage.finish();
    expect(stage.awaited).toBe(false);
  });

  it("can be seen again since your own last decision, with the newest state in the end", () => {
    settings.setPace("instant");
    const stage = new Stage(first, direct);
    stage.push(second);
    stage.push(third);
    const mine = next(third, [], 0);
    stage.push(mine);
    stage.review();
    expect(queued(stage)).toEqual(["turn_begins 1", "passed 1", "turn_begins 2", "passed 2", null]);
    vi.advanceTimersByTime(100_000);
    expect(shownBy(stage)).toBe("turn_begins 1");
    stage.finish();
    expect(stage.scene.state).toBe(stage.newest);
    stage.push(next(mine, turnOf(1)));
    stage.review();
    expect(queued(stage)).toEqual(["turn_begins 1", "passed 1", null]);
  });

  it("are gone when they are taken back", () => {
    const stage = new Stage(first, direct);
    stage.push(second);
    const undone = next(second, []);
    undone.happenings.at(-1)!.undone_to = first.version;
    stage.push(undone);
    expect(queued(stage)).toEqual([null]);
    expect(stage.scene.turns).toEqual([]);
    expect(stage.last).toEqual([]);
  });
});

describe("who was away", () => {
  const turns = [1, 2, 1, 2, 1];
  const late = next(first, turns.flatMap(turnOf));
  const last = ["turn_begins 2", "passed 2", "turn_begins 1", "passed 1", null];

  it("sees only the last turns after the connection was lost", () => {
    const stage = new Stage(first, direct);
    stage.push(late, true);
    expect(queued(stage)).toEqual(last);
    expect(stage.scenes.at(-1)!.turns[2]!.events).toHaveLength(2);
  });

  it("sees only the last turns after the page was hidden, and is not held up", () => {
    hidden = true;
    const stage = new Stage(first, direct);
    let state = first;
    for (const seat of turns) stage.push((state = next(state, turnOf(seat))));
    expect(stage.done).toBe(true);
    hidden = false;
    stage.returned();
    expect(queued(stage)).toEqual(last);
    stage.finish();
    stage.returned();
    expect(stage.done).toBe(true);
  });
});
