// Ballrooms, champagne and the lounge: what shines, and what a click sends.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { language } from "../../i18n";
import Framed from "../../testing/Framed.svelte";
import { noting, table } from "../../testing/tables";
import type { Action, AustriaView, TableState } from "../../wire";

beforeAll(() => language.choose("en"));
afterEach(cleanup);

/** A table with all modules on your own turn, where just this can be done. */
function asked(legal: Action[], change: (view: AustriaView) => void = () => {}): TableState {
  const state = table("waltz-turn");
  const view = state.view as AustriaView;
  state.legal = legal;
  for (const seat of state.seats) seat.kind = "person";
  change(view);
  return state;
}

function shown(state: TableState) {
  const { play, sent } = noting(state);
  const { container } = render(Framed, { play });
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const lit = () => [...container.querySelectorAll<HTMLElement>(".row[data-action]")].map((row) => row.dataset.action);
  return { container, find, lit, sent };
}

const dance = (hall: number, row: string): Action => ({
  notation: `dance ${hall} ${row}`,
  kind: "dance",
  hall,
  ballroom: "apollosaal",
  row,
  champagne: 1,
});
const ball = (table: number, hall: number, row: string): Action => ({
  notation: `ball ${table} ${hall} ${row}`,
  kind: "ball",
  table,
  guest: 134,
  hall,
  ballroom: "apollosaal",
  row,
  champagne: 1,
});
const colouredDie = (colour: string, boost = false): Action => ({
  notation: `die ${colour}${boost ? "+" : ""}`,
  kind: "coloured_die",
  colour,
  value: 3,
  boost,
  strength: boost ? 3 : 2,
  cost: boost ? 1 : 0,
  vp: 0,
  takes: [],
});
const take = (count: number, champagne = 0): Action => ({
  notation: champagne ? `take ${count} cake ${champagne} champagne` : `take ${count} cake`,
  kind: "take",
  what: "cake",
  count,
  items: { strudel: 4 - count - champagne, cake: count, champagne },
  krones: 0,
  steps: 0,
  vp: 0,
});

describe("ballrooms", () => {
  it("light up the rows to which a dancer can go, and send it there", async () => {
    const { lit, find, sent } = shown(asked([dance(2, "bottom"), dance(3, "balcony")]));
    expect(lit().sort()).toEqual(["dance 2 bottom", "dance 3 balcony"]);
    expect(find("[data-front]")!.dataset.front).toBe("ball");
    await fireEvent.click(find('[data-action="dance 3 balcony"]')!);
    expect(sent).toEqual(["dance 3 balcony"]);
  });

  it("wait for the guest to be picked where two could go", async () => {
    const guests = (view: AustriaView) => {
      view.players[view.seat!]!.tables = [{ guest: 134, missing: {} }, { guest: 139, missing: {} }, null];
    };
    const { lit, find, sent } = shown(asked([ball(1, 2, "top"), ball(2, 2, "top")], guests));
    expect(lit()).toEqual([]);
    await fireEvent.click(find('[data-action="move 2"]')!);
    await fireEvent.click(find('[data-action="ball 2 2 top"]')!);
    expect(sent).toEqual(["ball 2 2 top"]);
  });

  it("show whose dancers stand where, in words too", () => {
    const state = asked([], (view) => {
      view.waltz!.ball!.halls[0]!.rows = { bottom: [2, 0, 1], middle: [0, 0, 0], top: [0, 0, 0] };
    });
    const { find } = shown(state);
    const row = find('[data-at="hall-1-bottom"]')!;
    expect(row.querySelectorAll(".dancer")).toHaveLength(3);
    expect(row.getAttribute("aria-label")).toMatch(/Ada: 2.*Clara: 1/);
    expect(row.querySelectorAll(".free")).toHaveLength(1);
  });
});

describe("coloured dice", () => {
  const onThree = (view: AustriaView) => {
    view.dice = [0, 0, 2, 0, 0, 0];
    view.waltz!.lounge!.dice = { red: 3, yellow: null, blue: null };
    view.waltz!.lounge!.tiles = { red: "gandhi", yellow: "freud", blue: "curie" };
  };

  it("lie among the others, and which one is taken is chosen", async () => {
    const white: Action = { notation: "die 3", kind: "die", value: 3, boost: false, strength: 2, cost: 0, vp: 0, takes: [] };
    const { container, find, sent } = shown(asked([white, colouredDie("red"), colouredDie("red", true)], onThree));
    await fireEvent.click(find('[data-action="open 3"]')!);
    expect(find('[data-action="die 3"]')).not.toBeNull();
    await fireEvent.click(find('[data-action="open red"]')!);
    expect(container.textContent).toContain("you prepare rooms for free");
    await fireEvent.click(find('[data-action="die red"]')!);
    expect(sent).toEqual(["die red"]);
  });

  it("can be taken where no white die lies", async () => {
    const { find, sent } = shown(asked([colouredDie("red")], onThree));
    await fireEvent.click(find('[data-action="open 3"]')!);
    await fireEvent.click(find('[data-action="die red"]')!);
    expect(sent).toEqual(["die red"]);
  });

  it("bring the celebrity of their colour, who is invited on the table or at the desk", async () => {
    const invite: Action = {
      notation: "celebrity gandhi",
      kind: "celebrity",
      celebrity: "gandhi",
      colour: "red",
      cost: 1,
      vp: 3,
    };
    const done: Action = { notation: "done", kind: "done", question: "celebrity", krones: 0 };
    const state = asked([invite, done], (view) => {
      onThree(view);
      view.question = { kind: "celebrity", seat: view.seat!, colour: "red", value: 3, strength: 2 };
    });
    const { container, sent } = shown(state);
    const offers = container.querySelectorAll<HTMLElement>('[data-action="celebrity gandhi"]');
    expect(offers).toHaveLength(2);
    await fireEvent.click(offers[0]!);
    expect(sent).toEqual(["celebrity gandhi"]);
  });
});

describe("champagne", () => {
  const dishes = (view: AustriaView) => {
    view.question = { kind: "dishes", seat: view.seat!, strength: 4, extras: [] };
  };

  it("is offered beside dishes, as much as goes with the cakes", async () => {
    const { container, find, sent } = shown(asked([take(0), take(1), take(1, 1), take(2)], dishes));
    const [cakes] = [...container.querySelectorAll<HTMLInputElement>("input[type=range]")];
    await fireEvent.input(cakes!, { target: { value: "1" } });
    const champagne = container.querySelectorAll<HTMLInputElement>("input[type=range]")[1]!;
    expect(champagne.max).toBe("1");
    await fireEvent.input(champagne, { target: { value: "1" } });
    await fireEvent.click(find('[data-action="take 1 cake 1 champagne"]')!);
    expect(sent).toEqual(["take 1 cake 1 champagne"]);
  });

  it("is not offered where there are no cakes", async () => {
    const { container } = shown(asked([take(0), take(1), take(1, 1), take(2)], dishes));
    const [cakes] = [...container.querySelectorAll<HTMLInputElement>("input[type=range]")];
    await fireEvent.input(cakes!, { target: { value: "0" } });
    expect(container.querySelectorAll("input[type=range]")).toHaveLength(1);
  });

  it("lies in the kitchen and can be spent", async () => {
    const spend: Action = { notation: "spend champagne", kind: "spend", item: "champagne" };
    const state = asked([spend], (view) => {
      view.players[view.seat!]!.kitchen = { champagne: 2 };
      view.question = { kind: "spend", seat: view.seat!, count: 1, taken: false };
    });
    const { find, sent } = shown(state);
    await fireEvent.click(find('.kitchen [data-action="spend champagne"]')!);
    expect(sent).toEqual(["spend champagne"]);
  });
});

it("rehearsal rooms show their rewards, and that they are ours", () => {
  const rehearse: Action = { notation: "rehearse 2", kind: "rehearse", room: 2 };
  const state = asked([rehearse], (view) => {
    view.question = { kind: "rehearse", seat: view.seat! };
  });
  const { find } = shown(state);
  const room = find('[data-action="rehearse 2"]')!;
  expect(room.getAttribute("aria-label")).toContain("rehearsal room 2");
  expect(room.querySelector('img[alt="Our own value"], [role="img"][aria-label="Our own value"]')).not.toBeNull();
});
