// Whatever the server offers can be done on the table, in every kind of question that a game asks.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { language, t } from "../i18n";
import Framed from "../testing/Framed.svelte";
import type { Play } from "../table/play.svelte";
import { noting, table, TABLES } from "../testing/tables";

beforeAll(() => language.load());
afterEach(cleanup);

const asked = Object.keys(TABLES).filter((name) => TABLES[name]!.view.game === "austria" && TABLES[name]!.legal.length);

/** What shines now. */
const shining = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>("[data-action]")].map((element) => element.dataset.action!);

const find = (root: ParentNode, action: string) => root.querySelector<HTMLElement>(`[data-action="${action}"]`);

/** Buttons of the desk that do not say what they cost. */
function unpriced(root: ParentNode, play: Play): string[] {
  return [...root.querySelectorAll<HTMLElement>(".desk button[data-action]")].flatMap((button) => {
    const action = play.legal.get(button.dataset.action!);
    const cost = action && "cost" in action ? (action.cost ?? 0) : 0;
    const words = `${button.textContent} ${button.ariaLabel ?? ""}`;
    return cost > 0 && !words.includes(t("krones", { n: cost })) ? [words] : [];
  });
}

/** Everything that clicks can send: dice are opened, guests and items picked up first. */
async function reachable(name: string): Promise<Set<string>> {
  const found = new Set<string>();
  const { play } = noting(table(name));
  const look = (root: ParentNode) => {
    shining(root).forEach((action) => found.add(action));
    expect(unpriced(root, play)).toEqual([]);
  };
  const { container } = render(Framed, { play });
  const openers = shining(container).filter((action) => /^(open|pick) |^move \d$/.test(action));
  look(container);
  for (const opener of openers) {
    const there = find(container, opener);
    if (!there) continue;
    await fireEvent.click(there);
    await lookAtDice(container, look);
    await fireEvent.keyDown(document.body, { key: "Escape" });
  }
  return found;
}

/** What an opened space offers: each of its dice, plain and boosted. */
async function lookAtDice(container: HTMLElement, look: (root: ParentNode) => void): Promise<void> {
  const colours = shining(container).filter((action) => /^open [a-z]+$/.test(action));
  for (const colour of [null, ...colours]) {
    if (colour) await fireEvent.click(find(container, colour)!);
    look(container);
    const boost = container.querySelector<HTMLInputElement>("input[type=checkbox]");
    if (boost) await fireEvent.click(boost);
    look(container);
  }
}

/** A slider stands for all its values. */
const behindSlider = (notation: string) => /^(take|bid) /.test(notation);

describe("what can be clicked", () => {
  it.each(asked)("at %s is all that is legal, and nothing else", async (name) => {
    const found = await reachable(name);
    const legal = new Set(TABLES[name]!.legal.map(({ notation }) => notation));
    expect([...legal].filter((notation) => !found.has(notation) && !behindSlider(notation))).toEqual([]);
    const sent = [...found].filter((action) => !/^(open|pick) |^move \d$/.test(action));
    expect(sent.filter((action) => !legal.has(action))).toEqual([]);
  });
});
