// The log of whole games, as somebody reads it who comes late.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { direct } from "../austria";
import { language } from "../i18n";
import FramedLog from "../testing/FramedLog.svelte";
import { table, WHOLE_GAMES } from "../testing/tables";
import type { TableState } from "../wire";
import { Live } from "./live.svelte";

beforeAll(() => language.choose("en"));
afterEach(cleanup);

function logOf(state: TableState) {
  for (const seat of state.seats) seat.kind = "person";
  const { container } = render(FramedLog, { live: new Live(state, null, direct) });
  return {
    lines: [...container.querySelectorAll<HTMLElement>("ol li")],
    headings: [...container.querySelectorAll("h3")].map(({ textContent }) => textContent),
    points: [...container.querySelectorAll(".points")].map(({ textContent }) => textContent),
  };
}

describe("the log of a whole game", () => {
  it.each(WHOLE_GAMES)("of %s is there for who comes late", (name) => {
    const over = table(`${name}-over`);
    const { lines, headings, points } = logOf(over);
    const rounds = over.view.game === "austria" ? 7 : 4;
    expect(headings).toEqual(Array.from({ length: rounds }, (_, index) => `Round ${index + 1}`));
    expect(points.at(-1)).toMatch(/^Points: /);
    expect(lines.length).toBeGreaterThan(over.happenings.length / 2);
    const text = lines.map((line) => line.textContent).join("\n");
    expect(text).not.toMatch(/undefined|null|NaN|\{|[a-z]_[a-z]/);
  });
});

it("strikes out what was taken back", () => {
  const state = table("austria-turn");
  const last = state.happenings.at(-1)!;
  state.happenings.push({ ...last, version: last.version + 1, events: [], undone_to: last.version - 1 });
  const { lines } = logOf(state);
  expect(lines.at(-1)!.textContent).toContain("back");
  expect(lines.at(-2)!.className).toContain("gone");
  expect(lines.at(-2)!.textContent).toContain("(taken back)");
  expect(lines[0]!.className).not.toContain("gone");
});
