// What if: own decisions tried out on a copy. The table stays as it is, and nobody else hears of it.

import { problemWords } from "../i18n/words";
import type { Happening, TableState, Tried } from "../wire";
import type { Sender } from "./play.svelte";

/** The table with what was tried out on it. */
function stateTried(table: TableState, { plan, view, legal, ends }: Tried): TableState {
  return {
    ...table,
    view,
    legal,
    to_move: ends ? null : table.seat,
    undo: plan.length ? "free" : null,
    undo_points: [],
    redo: false,
    proposals: [],
  };
}

export class Sandbox implements Sender {
  /** The table from which it began. */
  readonly table: TableState;
  readonly happenings: readonly Happening[];
  tried = $state.raw<Tried | null>(null);
  problem = $state("");
  state: TableState = $derived.by(() => (this.tried ? stateTried(this.table, this.tried) : this.table));
  #ask: (plan: string[]) => Promise<Tried>;

  /** `ask` is answered with the table after a plan. */
  constructor(table: TableState, ask: (plan: string[]) => Promise<Tried>, happenings: readonly Happening[] = []) {
    this.table = table;
    this.happenings = happenings;
    this.#ask = ask;
  }

  get plan(): string[] {
    return this.tried?.plan ?? [];
  }

  move = (notation: string): Promise<TableState | null> => this.tryOut([...this.plan, notation]);

  undo = async (): Promise<void> => void (await this.tryOut(this.plan.slice(0, -1)));

  redo = (): Promise<void> => Promise.resolve();

  async tryOut(plan: string[]): Promise<TableState | null> {
    this.problem = "";
    try {
      this.tried = await this.#ask(plan);
      return this.state;
    } catch (error) {
      this.problem = problemWords(error);
      return null;
    }
  }
}
