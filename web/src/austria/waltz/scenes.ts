// The scoring of a ballroom as a scene: the server tells the points after it, and here they stand beside the dancers.

import type { Scene, Step } from "../../table/stage.svelte";
import type { AustriaView, TableState } from "../../wire";

export interface HallStep extends Step {
  kind: "hall";
  /** Which of the three, from 0. */
  hall: number;
  /** What it brought, by seat. */
  points: number[];
}

/** The ballroom that was scored between two views, with what it brought everybody. */
export function hallScored(before: AustriaView, after: AustriaView): Omit<HallStep, "kind"> | null {
  const halls = after.waltz?.ball?.halls ?? [];
  const hall = halls.findIndex(({ scored }, index) => scored && before.waltz?.ball?.halls[index]?.scored === false);
  if (hall < 0) return null;
  const danced = (view: AustriaView, seat: number) => view.players[seat]?.points_by_source.ballrooms ?? 0;
  return { hall, points: after.players.map((_, seat) => danced(after, seat) - danced(before, seat)) };
}

/** Puts the scene between those of the round that ends and those of the next one; the true state stays last. */
export function withHallScene(scenes: Scene[], before: TableState, after: TableState): Scene[] {
  const [old, view] = [before.view as AustriaView, after.view as AustriaView];
  const scored = hallScored(old, view);
  if (!scored) return scenes;
  const next = scenes.findIndex(({ state, step }) => step !== null && (state.view as AustriaView).round > old.round);
  const place = next < 0 ? scenes.length - 1 : next;
  const shown = (scenes[place - 1]?.state.view ?? old) as AustriaView;
  const state: TableState = {
    ...after,
    view: { ...shown, waltz: view.waltz },
    legal: [],
    undo: null,
    to_move: null,
    finished: null,
  };
  const step: HallStep = { kind: "hall", ...scored };
  return [...scenes.slice(0, place), { state, step }, ...scenes.slice(place)];
}
