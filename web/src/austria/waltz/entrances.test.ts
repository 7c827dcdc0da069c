// Entrances on the table: bids, tokens, own objectives and tiles, the fourth table, what the automaton leaves about.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { language } from "../../i18n";
import Framed from "../../testing/Framed.svelte";
import { noting, table } from "../../testing/tables";
import type { Action, AustriaView, Entrance, TableState } from "../../wire";

beforeAll(() => language.load());
afterEach(cleanup);

const viewOf = (state: TableState) => state.view as AustriaView;
const END: Action = { kind: "end", notation: "end" };
const tileAction = (tile: string): Action => ({ kind: "tile", notation: `tile ${tile}`, tile, steps_back: 2 });
const tokenAction = (token: number): Action => ({ kind: "token", notation: `token ${token}`, token, completed: "floor" });
const lit = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>("[data-action]")].map((each) => each.dataset.action);

/** The own turn behind an entrance. */
function behind(held: Entrance, ...legal: Action[]): TableState {
  const state = table("waltz-turn");
  viewOf(state).waltz!.entrances!.players[state.seat!] = held;
  state.legal = [END, ...legal];
  return state;
}

it("takes a bid with the slider", async () => {
  const { play, sent } = noting(table("waltz-bid"));
  render(Framed, { play });
  await fireEvent.input(screen.getByLabelText("Your bid for Mayenfels"), { target: { value: "4" } });
  await fireEvent.click(screen.getByRole("button", { name: "Bid 4 krones for Mayenfels" }));
  expect(sent).toEqual(["bid 4 mayenfels"]);
});

it("says who has bid most, and begins above it", () => {
  const state = table("waltz-bid");
  viewOf(state).waltz!.entrances!.offers[2] = { id: "mayenfels", bid: 3, bidder: 1 };
  state.legal = state.legal.filter((action) => action.kind === "bid" && (action.entrance !== "mayenfels" || action.bid > 3));
  render(Framed, { play: noting(state).play });
  expect(screen.getByText(`Highest bid: 3 krones, by ${state.seats[1]!.name}`)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Your bid for Mayenfels").value).toBe("4");
});

it("offers the half of the Dove's tokens that was earned", async () => {
  const state = table("waltz-turn");
  const view = viewOf(state);
  view.question = { kind: "token", seat: state.seat!, completed: "floor" };
  view.waltz!.entrances!.players[state.seat!] = { kind: "tokens", entrance: "dove", tokens: [2, 4] };
  state.legal = [{ kind: "done", notation: "done", question: "token", krones: 0 }, tokenAction(2), tokenAction(4)];
  const { play, sent } = noting(state);
  render(Framed, { play });
  expect(screen.getByRole("button", { name: "Use token 4: 7 VP" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Use token 2: 5 krones" }));
  expect(sent).toEqual(["token 2"]);
});

it("lets own objectives be claimed, and claimed ones rest", async () => {
  const held: Entrance = {
    kind: "objectives",
    entrance: "ninas_melange",
    objectives: [
      { id: "krones_20", claimed: true },
      { id: "groups_6", claimed: false },
      { id: "blue_4_red_3", claimed: false },
    ],
  };
  const { play, sent } = noting(behind(held, { kind: "claim_own", notation: "claim own B", objective: "B", id: "groups_6", vp: 8 }));
  const { container } = render(Framed, { play });
  expect(lit(container)).not.toContain("claim own A");
  await fireEvent.click(container.querySelector('[data-action="claim own B"]')!);
  expect(sent).toEqual(["claim own B"]);
});

it("lets tiles of the Grand Wray be used", async () => {
  const held: Entrance = { kind: "tiles", entrance: "grand_wray", tiles: ["A2", "C3"] };
  const { play, sent } = noting(behind(held, tileAction("A2")));
  const { container } = render(Framed, { play });
  expect(lit(container)).not.toContain("tile C3");
  await fireEvent.click(container.querySelector('[data-action="tile A2"]')!);
  expect(sent).toEqual(["tile A2"]);
});

it("shows that something can be done behind another tab", () => {
  const { container } = render(Framed, {
    play: noting(behind({ kind: "tiles", entrance: "grand_wray", tiles: ["A2"] }, tileAction("A2"))).play,
  });
  expect(lit(container)).toContain("open entrances");
});

it("has a fourth table at Kaufman's", () => {
  const state = behind({ kind: "guests", entrance: "kaufman", guests: 2 });
  viewOf(state).players[state.seat!]!.tables = [null, null, null, null];
  const { container } = render(Framed, { play: noting(state).play });
  expect(container.querySelectorAll('[data-at^="table-"]')).toHaveLength(4);
});

it("moves a die to an empty space before it is used", async () => {
  const shift: Action = { kind: "shift", notation: "shift 4 3", value: 4, to: 3, dice: 1, cost: 0, vp: 0 };
  const state = behind({ kind: "plain", entrance: "kozi" }, shift);
  viewOf(state).dice = [2, 0, 0, 1, 0, 2];
  const { play, sent } = noting(state);
  const { container } = render(Framed, { play });
  await fireEvent.click(container.querySelector('[data-action="open 3"]')!);
  await fireEvent.click(container.querySelector('[data-action="shift 4 3"]')!);
  expect(sent).toEqual(["shift 4 3"]);
});

it("shows what Chateau Paulwei pays for a group", () => {
  const { container } = render(Framed, { play: noting(behind({ kind: "plain", entrance: "paulwei" })).play });
  const paid = [...container.querySelectorAll(".house .bonus:not(.paid)")].map((badge) => Number(badge.textContent));
  expect(paid.length).toBeGreaterThan(3);
  expect(paid.filter((bonus) => ![2, 4, 8, 13, 20].includes(bonus))).toEqual([]);
});

it("tells what the automaton's entrance has left on the action board and in the queue", () => {
  const bridge = table("toll-turn");
  viewOf(bridge).solo!.entrance = { id: "toll_bridge", tolls: [5, 0, 0, 0, 0, 0] };
  const toll = render(Framed, { play: noting(bridge).play });
  expect(toll.container.querySelector('[data-at="space-1"] .left')?.textContent).toContain("5");
  cleanup();
  const state = table("elisabeth-turn");
  const view = viewOf(state);
  const [guest] = view.queue.slice(-1);
  view.solo!.entrance = { id: "sushi_resort", tokens: [], marked: [guest!] };
  const sushi = render(Framed, { play: noting(state).play });
  expect(sushi.container.querySelector('[data-at="queue-5"] .cost')?.textContent).toContain("1");
});

it("gives the skeleton key to who takes it, and shows whose it is", async () => {
  const state = behind({ kind: "plain", entrance: "kozi" }, { kind: "key", notation: "key", krones: 2, steps: 0, vp: 0 });
  const { play, sent } = noting(state);
  render(Framed, { play });
  await fireEvent.click(screen.getByRole("button", { name: "Skeleton key" }));
  expect(sent).toEqual(["key"]);
  cleanup();
  viewOf(state).waltz!.key!.holder = 0;
  state.legal = [END];
  render(Framed, { play: noting(state).play });
  expect(screen.getByRole("button", { name: "Skeleton key" }).getAttribute("aria-description")).toContain(
    "has the key and begins the next round",
  );
});
