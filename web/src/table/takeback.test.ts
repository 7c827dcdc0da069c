// Taking back at the desk: what is done at once, what is asked for first, and what cannot be.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { language } from "../i18n";
import Framed from "../testing/Framed.svelte";
import { noting, table } from "../testing/tables";
import type { TableState } from "../wire";

beforeAll(() => language.choose("en"));
afterEach(cleanup);

function atDesk(changes: Partial<TableState>) {
  const state = { ...table("austria-turn"), ...changes };
  const { play, sent } = noting(state);
  render(Framed, { play });
  return { state, sent };
}
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey: true, shiftKey });

it("takes back by one key what nobody else has a say in", async () => {
  const { sent } = atDesk({ undo: "free" });
  await press("z");
  expect(sent).toEqual(["undo"]);
});

it("never asks the others by a stray key: they are asked after a second thought", async () => {
  const { sent } = atDesk({ undo: "ask" });
  await press("z");
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await fireEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(sent).toEqual(["undo"]);
});

it("says why what has come out cannot be taken back", async () => {
  const { sent } = atDesk({ undo: "revealed" });
  const button = screen.getByRole("button", { name: "Undo" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  for (const wish of [() => press("z"), () => fireEvent.click(button)]) {
    await wish();
    expect(screen.getByRole("dialog").textContent).toContain("New dice or cards");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  }
  expect(sent).toEqual([]);
});

it("does again what was taken back, if there is something", async () => {
  const { sent } = atDesk({ redo: true });
  await press("y");
  expect(sent).toEqual(["redo"]);
  cleanup();
  const other = atDesk({ redo: true });
  await press("Z", true);
  await fireEvent.click(screen.getByRole("button", { name: "Redo" }));
  expect(other.sent).toEqual(["redo", "redo"]);
  cleanup();
  const nothing = atDesk({ redo: false });
  await press("y");
  expect(screen.queryByRole("button", { name: "Redo" })).toBeNull();
  expect(nothing.sent).toEqual([]);
});

it("goes back to a step of your own turn, told as in the log", async () => {
  const happenings = table("austria-turn").happenings.filter(({ seat, events }) => seat === 0 && events.length).slice(-2);
  const points = happenings.map(({ version }) => ({ version, to: version - 1 }));
  const { sent } = atDesk({ undo: "free", undo_points: points });
  await fireEvent.click(screen.getByRole("button", { name: "Back to a step of this turn" }));
  const steps = within(screen.getByRole("dialog")).getAllByRole("listitem");
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(step.textContent).toMatch(/^You /);
  await fireEvent.click(within(steps[0]!).getByRole("button"));
  expect(sent).toEqual([`undo to ${points[0]!.to}`]);
});

it("tells whoever watches so, and shows the hotel that they choose", async () => {
  const { state, sent } = atDesk({ seat: null, legal: [], undo: null });
  expect(screen.getByText("You are watching.")).toBeTruthy();
  const hotel = (seat: number) => screen.queryByRole("region", { name: `Hotel of ${state.seats[seat]!.name}` });
  expect(hotel(0)).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Hotel shown"), { target: { value: "1" } });
  expect(hotel(1)).toBeTruthy();
  expect(hotel(0) === null).toBe(true);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await press("z");
  expect(sent).toEqual([]);
});
