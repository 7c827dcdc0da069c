// What happened between two states as scenes: the events are folded one after the other into the view before. It is only
// a picture; the last scene is always the state as the server sent it.

import type { Event, TableState, View } from "../wire";
import type { Director, Scene, Step } from "./stage.svelte";

/** Events that are shown together: as a step that one wants to follow, or on the way to the next one. */
interface Part<Told, Shown> {
  events: Told[];
  step: Shown | null;
}

interface Game<Table, Told, Shown> {
  /** The step to which an event belongs, given the one that is shown: that one, a new one, or none. */
  stepOf: (event: Told, shown: Shown | null) => Shown | null;
  /** The table after an event. */
  fold: (view: Table, event: Told) => Table;
  /** How a step is shown, given what was shown before it. */
  show?: (view: Table, step: Shown, before: Table) => Table;
}

export function directorOf<Table extends View, Told extends Event, Shown extends Step>(
  game: Game<Table, Told, Shown>,
): Director {
  const { stepOf, fold, show = (view) => view } = game;
  return (before, after) => {
    const fresh = after.happenings.filter(({ version }) => version > before.version);
    if (fresh.some(({ undone_to }) => undone_to !== null)) return [{ state: after, step: null, events: [] }];
    // A table tells the events of its own game.
    const parts = cut(fresh.flatMap(({ events }) => events as Told[]), stepOf);
    const scenes: Scene[] = [];
    let view = before.view as Table;
    let shown = view;
    let events: Told[] = [];
    for (const part of parts) {
      view = part.events.reduce(fold, view);
      events = [...events, ...part.events];
      if (!part.step) continue;
      shown = show(view, part.step, shown);
      scenes.push({ state: onStage(after, shown), step: part.step, events });
      events = [];
    }
    return [...scenes, { state: after, step: null, events }];
  };
}

function cut<Told, Shown>(events: Told[], stepOf: Game<never, Told, Shown>["stepOf"]): Part<Told, Shown>[] {
  const parts: Part<Told, Shown>[] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const step = stepOf(event, last?.step ?? null);
    if (last && step === last.step) last.events.push(event);
    else parts.push({ events: [event], step });
  }
  return parts;
}

/** While steps are shown nothing can be done. */
const onStage = (after: TableState, view: View): TableState => ({
  ...after,
  view,
  legal: [],
  undo: null,
  to_move: null,
  finished: null,
});
