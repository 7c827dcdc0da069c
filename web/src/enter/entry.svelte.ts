// A game at a real table, as it is told: the list of answers, each kept in this browser before it is sent.

import { api, Refused } from "../api";
import { problemWords } from "../i18n/words";
import { isWrong, longestFitting, untilReached } from "../ui/asking";
import type { ChanceAsked, EnterAnswer, Entered } from "../wire";
import { keepEntry, type KeptEntry } from "./kept";

const decision = (action: string): EnterAnswer => ({ action, field: null, number: 0, places: [], values: [] });

/** The answer to a question of chance. */
export const told = (asked: ChanceAsked, values: (number | string)[]): EnterAnswer => ({
  action: null,
  field: asked.field,
  number: asked.number,
  places: asked.places.slice(0, values.length),
  values,
});

export class Entry {
  readonly setup: Omit<KeptEntry, "answers" | "scores">;
  answers = $state.raw<EnterAnswer[]>([]);
  /** Answers that were taken back, the last one first. */
  undone = $state.raw<EnterAnswer[]>([]);
  now = $state.raw<Entered | null>(null);
  problem = $state("");
  details = $state("");
  busy = $state(false);
  /** Whether the last answer waits for a connection. */
  lost = $state(false);
  /** How many answers were left out because they do not fit. */
  leftOut = $state(0);
  /** Whether this browser has no room for what was told. */
  unkept = $state(false);
  #left = false;
  #asking = new AbortController();

  constructor(kept: KeptEntry) {
    this.setup = kept;
    this.answers = kept.answers;
    void this.again();
  }

  /** Whoever leaves the screen asks no more; what was told last stays kept. */
  leave(): void {
    this.#left = true;
    this.#asking.abort();
  }

  /** Looks at what is kept. If it does not fit, perhaps with values that have changed since, as much holds as can. */
  async again(): Promise<void> {
    if ((await this.#try(this.answers)) || this.#left || !this.#wrong) return;
    const all = this.answers.length;
    const fitting = await longestFitting(all, (count) => this.#ask(this.answers.slice(0, count)));
    if (!fitting) return;
    this.problem = this.details = "";
    this.now = fitting.found;
    this.answers = this.answers.slice(0, fitting.count);
    this.leftOut = all - fitting.count;
  }
  #wrong = false;

  /** More is told, and whether it was taken; what cannot be is said, and nothing changes. */
  async tell(...answers: EnterAnswer[]): Promise<boolean> {
    const taken = await this.#try([...this.answers, ...answers]);
    if (taken) this.undone = [];
    return taken;
  }

  async act(notation: string): Promise<void> {
    await this.tell(decision(notation));
  }

  /** A decision about a card that will never be known: whatever stands for it is it from now on. */
  async actUnknown(): Promise<void> {
    const unnamed = this.now?.unnamed;
    if (!unnamed) return;
    const { place, staff, notation } = unnamed;
    await this.tell({ action: null, field: "staff", number: 0, places: [place], values: [staff] }, decision(notation));
  }

  /** Takes the last answer back, also while it waits for a connection. */
  async undo(): Promise<void> {
    if (this.lost) return this.#asking.abort();
    const last = this.answers.at(-1);
    if (last && (await this.#try(this.answers.slice(0, -1)))) this.undone = [last, ...this.undone];
  }

  async redo(): Promise<void> {
    const [next, ...others] = this.undone;
    if (next && (await this.#try([...this.answers, next]))) this.undone = others;
  }

  async #try(answers: EnterAnswer[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.details = "";
    this.leftOut = 0;
    this.#wrong = false;
    this.#asking = new AbortController();
    this.#keep(answers);
    try {
      this.now = await this.#ask(answers);
      this.answers = answers;
      if (this.now.outcome) this.#keep(answers, this.now.outcome.scores);
      return true;
    } catch (error) {
      if (this.#left) return false;
      this.#keep(this.answers);
      this.#wrong = isWrong(error);
      if (!this.#asking.signal.aborted) this.problem = problemWords(error);
      if (error instanceof Refused) this.details = error.problem.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #ask(answers: EnterAnswer[]): Promise<Entered> {
    const { game, seats, options, content } = this.setup;
    const ask = () => api.enter({ game, seats, options, content, answers });
    return untilReached(ask, this.#asking.signal, (lost) => (this.lost = lost));
  }

  /** Whoever has left may have gone on elsewhere. */
  #keep(answers: EnterAnswer[], scores?: number[]): void {
    if (this.#left) return;
    try {
      keepEntry({ ...this.setup, answers, scores });
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }
}
