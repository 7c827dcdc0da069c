// The live connection, with a socket that the test holds in its hands.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { direct } from "../austria";
import { settings } from "../settings.svelte";
import { afterwards, table } from "../testing/tables";
import type { AustriaEvent, Frame, TableState } from "../wire";
import { Live } from "./live.svelte";

class Socket {
  static all: Socket[] = [];
  onopen = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send() {}
  close() {}
  hear(state: TableState) {
    const frame: Frame = { type: "state", state };
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  settings.setPace("calm");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const first = { ...table("austria-turn"), seat: 0 };
const pass = (seat: number): AustriaEvent[] => [
  { decision: 1, kind: "turn_begins", seat, extra: false },
  { decision: 1, kind: "passed", seat },
];

it("shows all that comes while it is connected, but only the last turns after it was not", () => {
  const live = new Live(first, null, direct);
  const stop = live.connect();
  const second = afterwards(first, [1, 1, 1, 1].flatMap(pass));
  Socket.all.at(-1)!.hear(first);
  Socket.all.at(-1)!.hear(second);
  expect(live.stage.scenes).toHaveLength(5);

  Socket.all.at(-1)!.onclose({ code: 1006 });
  expect(live.connected).toBe(false);
  vi.advanceTimersByTime(1000);
  const third = afterwards(second, [1, 1, 1, 1].flatMap(pass));
  Socket.all.at(-1)!.hear(third);
  expect(live.connected).toBe(true);
  expect(live.stage.scenes).toHaveLength(3);
  expect(live.stage.scenes.at(-1)!.state.version).toBe(third.version);
  expect(live.happenings.at(-1)!.version).toBe(third.version);
  stop();
});

it("forgets what went wrong as soon as the table has gone on", () => {
  const state = table("austria-turn");
  const live = new Live(state, null, direct);
  live.problem = { code: "not_your_turn", message: "" };
  live.receive({ ...state, happenings: [] });
  expect(live.problem, "nothing has happened since").not.toBeNull();
  live.receive({ ...state, version: state.version + 1, happenings: [] });
  expect(live.problem).toBeNull();
});
