import { expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../api";
import type { Analysis, JudgedTurn } from "../wire";
import { analysingOf } from "./analysing.svelte";
import { analysisOf, byRound, difference, type Progress } from "./analysis";
import { readFragment, type Source } from "./source";

const whole = { turns: [] } as unknown as Analysis;

function serve(done: number[], turns: number) {
  const asked: number[] = [];
  const source: Pick<Source, "analysis" | "judge"> = {
    analysis: async (depth) => ({
      depth,
      turns,
      done,
      analysis: done.length + asked.length === turns ? whole : null,
    }),
    judge: async (turn) => {
      asked.push(turn);
      return {} as never;
    },
  };
  return { asked, source };
}

test("turns that nobody has judged are asked for, and a bar tells how far it is", async () => {
  const { asked, source } = serve([1], 4);
  const seen: Progress[] = [];
  expect(await analysisOf(source, "quick", (progress) => seen.push(progress))).toBe(whole);
  expect(asked).toEqual([0, 2, 3]);
  expect(seen.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
});

test("a host that is busy is asked again when it says so", async () => {
  const { asked, source } = serve([], 2);
  const busy = new Refused({ code: "too_many_requests", message: "", retry_after: 0 }, 429);
  const judge = vi.fn(source.judge).mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
  expect(await analysisOf({ ...source, judge }, "quick", () => undefined)).toBe(whole);
  expect(asked).toEqual([0, 1]);
  const broken = { ...source, judge: vi.fn().mockRejectedValue(new Refused({ code: "internal", message: "" }, 500)) };
  await expect(analysisOf({ ...broken, analysis: serve([], 2).source.analysis }, "quick", () => undefined)).rejects.toThrow();
});

test("an analysis goes on when its screen is left, and after a failure from where it was", async () => {
  const { asked, source } = serve([], 3);
  const judge = vi.fn(source.judge).mockRejectedValueOnce(new Unreachable());
  const opened = { ...source, judge, id: "a game" } as unknown as Source;
  const work = analysingOf(opened);
  await work.look("quick");
  expect([work.analysis, work.problem, work.progress]).toEqual([null, expect.any(String), null]);
  expect(work.problem).not.toBe("");
  void work.look("quick");
  const again = analysingOf({ ...opened });
  expect(again).toBe(work);
  await again.look("quick");
  expect([again.analysis, again.problem, asked]).toEqual([whole, "", [0, 1, 2]]);
});

test("turns stand under their rounds", () => {
  const turns = [0, 1, 1, 2].map((round) => ({ round }) as JudgedTurn);
  expect(byRound(turns).map(({ round, turns }) => [round, turns.map(({ place }) => place)])).toEqual([
    [0, [0]],
    [1, [1, 2]],
    [2, [3]],
  ]);
});

test("differences have a sign, nothing has none", () => {
  expect([2.34, -0.06, 0.04].map(difference)).toEqual(["+2.3", "−0.1", "0"]);
});

test("an address names a place, a token, or both", () => {
  const token = "r5RTq_-0vJYp1y1vBqkz2A";
  expect(["", "12", "3-deep", token, `12,${token}`, `,${token}`].map(readFragment)).toEqual([
    { place: "", token: null },
    { place: "12", token: null },
    { place: "3-deep", token: null },
    { place: "", token },
    { place: "12", token },
    { place: "", token },
  ]);
});
