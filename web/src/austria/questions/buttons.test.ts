// What is offered on the table is as easy to take as to decline, and a button says what it costs.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { language } from "../../i18n";
import Framed from "../../testing/Framed.svelte";
import { noting, table } from "../../testing/tables";
import type { Action } from "../../wire";

beforeAll(() => language.load());
afterEach(cleanup);

it.each([
  ["austria-rooms", "Choose a room", /^room /],
  ["austria-staff", "Choose a staff card", /^play /],
  ["austria-copy", "Choose an action", /^copy /],
  ["spanish-first_rooms", "Choose a room", /^room /],
])("has at %s a button like the one to decline that leads to what is offered", async (name, words, action) => {
  const { play, sent } = noting(table(name));
  const { container } = render(Framed, { play });
  const accept = container.querySelector<HTMLElement>(".desk [data-point]")!;
  expect(accept.textContent.trim()).toBe(words);
  expect(accept.className).toBe(container.querySelector(".desk [data-action=done]")!.className);
  await fireEvent.click(accept);
  expect((document.activeElement as HTMLElement).dataset.action).toMatch(action);
  expect(sent).toEqual([]);
});

it("says what serving costs", () => {
  const state = table("austria-turn");
  state.legal = [{ notation: "serve", kind: "serve", cost: 1 } as Action];
  const { container } = render(Framed, { play: noting(state).play });
  expect(container.querySelector("[data-action=serve]")!.textContent).toContain("Serve, 1 krone");
});
