import { expect, test } from "vitest";
import type { Analysis, JudgedTurn } from "../wire";
import { analysisOf, byRound, difference, type Progress } from "./analysis";
import type { Source } from "./source";

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
  expect(await analysisOf(source, "quick", (progress) => seen.push(progress), () => false)).toBe(whole);
  expect(asked).toEqual([0, 2, 3]);
  expect(seen.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
});

test("whoever leaves asks for no more", async () => {
  const { asked, source } = serve([], 4);
  expect(await analysisOf(source, "quick", () => undefined, () => asked.length === 2)).toBeNull();
  expect(asked).toEqual([0, 1]);
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
