// The bubble of a lesson on a table: what Escape puts away, and what is suggested.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, test, vi } from "vitest";
import AustriaTable from "../austria/AustriaTable.svelte";
import { language } from "../i18n";
import OverbookingTable from "../overbooking/OverbookingTable.svelte";
import FramedPart from "../testing/FramedPart.svelte";
import { noting, table } from "../testing/tables";
import Bubble from "./Bubble.svelte";
import type { Guide } from "./guide.svelte";
import type { Step } from "./lesson";

beforeAll(() => language.bring("lessons"));
afterEach(cleanup);

/** A table at which something is said: the bubble, and how often it was put aside. */
function taught(name: string, part: typeof AustriaTable | typeof OverbookingTable, step: Partial<Step> = {}) {
  const { play } = noting(table(name));
  const { container } = render(FramedPart, { play, part: part as typeof AustriaTable });
  container.className = "page";
  const now = { step: { words: "lesson.austria.aim", at: ["desk"], when: {}, ...step }, otherwise: false };
  const putAside = vi.fn();
  render(Bubble, { guide: { now, words: "Look!", offered: false, play, putAside } as unknown as Guide });
  return { container, putAside };
}

const escape = (init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: "Escape", ...init });

it.each([
  ["austria-receive", AustriaTable, "[data-action^='pick ']"],
  ["overbooking-place", OverbookingTable, "[data-action^='card ']"],
] as const)("stays when Escape puts down what was chosen: %s", async (name, part, choosable) => {
  const { container, putAside } = taught(name, part);
  const offered = () => [...container.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => dataset.action);
  const before = offered();
  await fireEvent.click(container.querySelector(choosable)!);
  expect(offered()).not.toEqual(before);
  await escape();
  expect(offered()).toEqual(before);
  expect(putAside).not.toHaveBeenCalled();
  await escape();
  expect(putAside).toHaveBeenCalledOnce();
});

it("stays when Escape has ended something else, and while the key is held down", async () => {
  const { putAside } = taught("austria-turn", AustriaTable);
  const first = (event: Event) => event.preventDefault();
  addEventListener("keydown", first, { capture: true });
  await escape();
  removeEventListener("keydown", first, { capture: true });
  await escape({ repeat: true });
  expect(putAside).not.toHaveBeenCalled();
});

test("a card is not suggested for the beginning of its number", async () => {
  const { container } = taught("austria-turn", AustriaTable, { does: ["play 3"] });
  const offer = (action: string) => {
    const card = container.appendChild(document.createElement("button"));
    card.dataset.action = action;
    return card;
  };
  const [other, meant] = [offer("play 38"), offer("play 3")];
  await vi.waitFor(() => expect(meant.dataset.suggested).toBe(""));
  expect(other.dataset.suggested).toBeUndefined();
});
