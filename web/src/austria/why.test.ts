// Whatever is said to be impossible is so by the rules of the edition that is played.

import { beforeAll, describe, expect, it } from "vitest";
import { editionOf } from "../content";
import { language } from "../i18n";
import { table } from "../testing/tables";
import type { AustriaView } from "../wire";
import { whyNotClaim, whyNotDie, whyNotServe, type Asked } from "./why";

beforeAll(() => language.load());

/** The own side at a table, with a kitchen from which nobody wants anything. */
function asked(name: string): Asked {
  const { view, seat } = table(name) as { view: AustriaView; seat: number };
  const me = { ...view.players[seat]!, kitchen: {} };
  return { view, me, mine: true, edition: editionOf(view.options) };
}

const FIRST_ANSWER = "First answer what is asked at the desk.";

describe("additional actions while the reward of a guest is taken", () => {
  it("wait for their conditions alone in the first edition", () => {
    const first = asked("spanish-reward-move");
    expect(whyNotServe(first)).toBe("Your kitchen is empty.");
    expect(whyNotClaim(first, "A")).toBe("You do not meet it yet.");
    expect(whyNotDie(first, 1)).toBe(FIRST_ANSWER);
  });

  it("wait for the end of the reward in the revised one", () => {
    expect(whyNotServe(asked("austria-reward"))).toBe(FIRST_ANSWER);
    expect(whyNotClaim(asked("austria-reward"), "A")).toBe(FIRST_ANSWER);
  });
});
