// Whole games: the first view, and after it nothing but what a seat was told, is the last view.

import { describe, expect, it } from "vitest";
import { toldLines } from "../i18n/words";
import { table, WHOLE_GAMES, without } from "../testing/tables";
import type { AustriaEvent, AustriaPlayer, AustriaView, Solo, Waltz } from "../wire";
import { afterEvent } from "./fold";

const GAMES = WHOLE_GAMES.filter((name) => table(`${name}-over`).view.game === "austria");

/** A player without what no event tells. */
function known(player: AustriaPlayer) {
  return { ...without(player, "number"), vacant: [...player.vacant].sort(), occupied: [...player.occupied].sort() };
}

/** Modules without what no event tells: what objectives count, and what entrances remember. */
function knownModules({ entrances, lounge, ...waltz }: Waltz) {
  return {
    ...without(waltz, "orders"),
    entrances: entrances && {
      ...entrances,
      players: entrances.players.map((held) =>
        held.kind === "first_die" || held.kind === "guests" ? { kind: "plain", entrance: held.entrance } : held,
      ),
    },
    lounge: lounge && { ...lounge, discard: [...lounge.discard].sort() },
  };
}

const knownSolo = (solo: Solo) => ({ ...solo, cards_drawn: [...solo.cards_drawn].sort() });

/** A view without what no event tells: what can be decided next, and by whom. */
function toldOf(view: AustriaView) {
  return {
    ...without(view, "turn", "question", "to_move", "legal", "known_in_staff_deck"),
    objectives: view.objectives.map(({ id, claimed }) => ({ id, claimed })),
    players: view.players.map(known),
    waltz: view.waltz && knownModules(view.waltz),
    solo: view.solo && knownSolo(view.solo),
  };
}

describe("the events of a whole game", () => {
  it.each(GAMES)("of %s lead from the first view to the last", (name) => {
    const [start, over] = [table(`${name}-start`), table(`${name}-over`)];
    const events = over.happenings.slice(1).flatMap(({ events }) => events as AustriaEvent[]);
    const folded = events.reduce(afterEvent, start.view as AustriaView);
    expect(toldOf(folded)).toEqual(toldOf(over.view as AustriaView));
  });

  it("change nothing in the view before", () => {
    const [start, again] = [table("waltz-start"), table("waltz-start")];
    const events = table("waltz-over").happenings.slice(1).flatMap(({ events }) => events as AustriaEvent[]);
    events.reduce(afterEvent, start.view as AustriaView);
    expect(start).toEqual(again);
  });
});

it("goes on where a newer server tells what this page does not know", () => {
  const { view } = table("austria-turn");
  const unknown = { kind: "something_new", decision: 1, seat: 0, krones: 2 } as unknown as AustriaEvent;
  const before = view as AustriaView;
  expect(afterEvent(before, unknown).players[0]!.krones).toBe(before.players[0]!.krones + 2);
  expect(toldLines([unknown], String)).toEqual([]);
});
