import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { FromThinker, ToThinker } from "./messages";
import { Thinkers } from "./thinkers";

/** A worker that does what a test says. */
class Worker {
  static all: Worker[] = [];
  onmessage!: (message: { data: FromThinker }) => void;
  onerror!: (event: { message: string }) => void;
  asked: number[] = [];
  terminated = false;

  constructor() {
    Worker.all.push(this);
  }

  postMessage(message: ToThinker): void {
    if (message.kind === "think") this.asked.push(message.number);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(number: number, answer: { thought: string } | { failed: string; spent: boolean }): void {
    this.onmessage({ data: { number, ...answer } });
  }
}

beforeAll(() => void vi.stubGlobal("Worker", Worker));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => (Worker.all = []));
const opened = () => new Thinkers("engine/", new Map());

test("play and study have a worker each, begun when it is needed first", async () => {
  const thinkers = opened();
  expect(Worker.all).toHaveLength(0);
  const [move, hint, turn] = [thinkers.think("play", "a", ""), thinkers.think("play", "b", ""), thinkers.think("study", "a", "")];
  const [play, study] = Worker.all;
  expect([play!.asked, study!.asked]).toEqual([[1, 2], [1]]);
  play!.answer(1, { thought: "moved" });
  play!.answer(2, { thought: "advised" });
  study!.answer(1, { thought: "judged" });
  expect(await Promise.all([move, hint, turn])).toEqual(["moved", "advised", "judged"]);
});

test("a thought that goes wrong is the end of nothing else", async () => {
  const thinkers = opened();
  const [wrong, right] = [thinkers.think("play", "a", ""), thinkers.think("play", "b", "")];
  Worker.all[0]!.answer(1, { failed: "no such turn", spent: false });
  Worker.all[0]!.answer(2, { thought: "moved" });
  await expect(wrong).rejects.toThrow("no such turn");
  expect(await right).toBe("moved");
  expect(Worker.all[0]!.terminated).toBe(false);
});

test.each([
  (worker: Worker) => worker.answer(1, { failed: "out of memory", spent: true }),
  (worker: Worker) => worker.onerror({ message: "out of memory" }),
])("after a worker that has broken down the next thought begins another one", async (breakDown) => {
  const thinkers = opened();
  const [one, other] = [thinkers.think("play", "a", ""), thinkers.think("play", "b", "")];
  breakDown(Worker.all[0]!);
  await expect(one).rejects.toThrow("out of memory");
  await expect(other).rejects.toThrow("out of memory");
  expect(Worker.all[0]!.terminated).toBe(true);
  const next = thinkers.think("play", "a", "");
  Worker.all[1]!.answer(1, { thought: "moved" });
  expect(await next).toBe("moved");
});
