// A step of a replay as a table, so that the same components draw it.

import type { ReplayStep, TableState } from "../wire";

export function stateOfStep(step: ReplayStep, names: string[]): TableState {
  const { view } = step;
  const automata = "solo" in view && view.solo ? [view.solo.name] : [];
  return {
    table: "",
    game: step.game,
    options: view.options,
    pack: null,
    version: step.step,
    seat: step.seat,
    invited: null,
    owner: false,
    to_move: view.to_move,
    view,
    legal: [],
    seats: Array.from({ length: view.seats }, (_, seat) => ({
      seat,
      name: names[seat] ?? "",
      kind: "person",
      bot: null,
      thinks: 0,
      taken: true,
      present: true,
      resigned: false,
      muted: false,
      portrait: null,
    })),
    automata,
    happenings: [step.last],
    undo: null,
    undo_points: [],
    undo_rule: "unseen",
    advice_rule: "agreed",
    rated: false,
    unfair: [],
    redo: false,
    proposals: [],
    hints: false,
    clock: null,
    chat: [],
    finished: step.finished,
    closed: false,
    rematch: null,
    open: false,
    known_seed: true,
    lesson: null,
    daily: null,
    watchers: 0,
    watchers_muted: false,
    created: "",
    updated: "",
  };
}
