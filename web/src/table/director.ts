// What happened between two states as scenes: the events are folded one after the other into the view before. It is only
// a picture; the last scene is always the state as the server sent it.

import type { Event, TableState, View } from "../wire";
import { finalSteps } from "./final";
import type { Director, Scene, Step } from "./stage.svelte";
import { beginsTurn } from "./turns";

/** Events that are shown together: as a step that one wants to follow, or on the way to the next one. */
interface Part<Told, Shown> {
  events: Told[];
  step: Shown | null;
}

/** Where an event stands. */
export interface Telling {
  /** The seat that looks on; null: only watches. */
  own: number | null;
  /** The seat that decided what is told, or whose turn has begun since. */
  acting: number | null;
  /** All that happened before. */
  past: Event[];
}

interface Game<Table, Told, Shown> {
  /** The step to which an event belongs, given the one that is shown: that one, a new one, or none. */
  stepOf: (event: Told, shown: Shown | null, telling: Telling) => Shown | null;
  /** The table after an event. */
  fold: (view: Table, event: Told) => Table;
  /** How a step is shown, given what was shown before it. */
  show?: (view: Table, step: Shown, before: Table) => Table;
  /** Whether the final scoring begins with an event: it is shown as a whole. */
  ends: (event: Told) => boolean;
}

export function directorOf<Table extends View, Told extends Event, Shown extends Step>(
  game: Game<Table, Told, Shown>,
): Director {
  const { fold, show = (view) => view } = game;
  return (before, after, past = []) => {
    const parts = cut(before, after, past, game);
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
    for (const step of finalSteps(before, after)) {
      scenes.push({ state: onStage(after, view), step, events });
      events = [];
    }
    return [...scenes, { state: after, step: null, events }];
  };
}

function cut<Told extends Event, Shown>(
  before: TableState,
  after: TableState,
  earlier: readonly Event[],
  { stepOf, ends }: Pick<Game<never, Told, Shown>, "stepOf" | "ends">,
): Part<Told, Shown>[] {
  const parts: Part<Told, Shown>[] = [];
  const telling: Telling = { own: after.seat, acting: null, past: [...earlier] };
  let over = false;
  for (const happening of after.happenings.filter(({ version }) => version > before.version)) {
    telling.acting = happening.seat;
    // A table tells the events of its own game.
    for (const event of happening.events as Told[]) {
      if (beginsTurn(event)) telling.acting = event.seat;
      over ||= ends(event);
      const last = parts.at(-1);
      const step = over ? null : stepOf(event, last?.step ?? null, telling);
      if (last && step === last.step) last.events.push(event);
      else parts.push({ events: [event], step });
      telling.past.push(event);
    }
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
