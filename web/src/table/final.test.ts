import { expect, it } from "vitest";
import { direct as austria } from "../austria";
import { direct as overbooking } from "../overbooking";
import { table, WHOLE_GAMES } from "../testing/tables";
import { finalSteps, isFinal, totalsAt } from "./final";

it.each(WHOLE_GAMES)("adds up to the result of %s, source by source, as the last scenes", (name) => {
  const over = table(`${name}-over`);
  const steps = finalSteps(table(`${name}-start`), over);
  expect(steps.length).toBeGreaterThan(3);
  expect(totalsAt(steps.at(-1)!)).toEqual(over.finished!.scores);
  const direct = over.view.game === "austria" ? austria : overbooking;
  const scenes = direct(table(`${name}-start`), over);
  expect(scenes.slice(-1 - steps.length).map(({ step }) => isFinal(step))).toEqual([...steps.map(() => true), false]);
});

it("is not shown again to who comes late", () => {
  const over = table("austria-over");
  expect(finalSteps(over, over)).toEqual([]);
});
