// A game at a real table, as it is told: the list of answers, kept in this browser with each of them.

import { api, Refused } from "../api";
import { problemWords } from "../i18n/words";
import type { ChanceAsked, EnterAnswer, Entered } from "../wire";

const NAME = "hotelier.enter";

/** What is known before anything is told. */
export interface Setup {
  seats: number;
  names: string[];
  options: Record<string, boolean | string>;
  /** The content pack of the box on the table, if its values are not ours. */
  content: Record<string, unknown> | null;
}

interface Kept extends Setup {
  answers: EnterAnswer[];
}

/** What games lack that are kept from before. */
const OURS = { content: null };

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
  readonly setup: Setup;
  answers = $state.raw<EnterAnswer[]>([]);
  /** Answers that were taken back, the last one first. */
  undone = $state.raw<EnterAnswer[]>([]);
  now = $state.raw<Entered | null>(null);
  problem = $state("");
  details = $state("");
  busy = $state(false);

  constructor(kept: Kept) {
    this.setup = { seats: kept.seats, names: kept.names, options: kept.options, content: kept.content };
    this.answers = kept.answers;
    void this.#try(kept.answers);
  }

  /** The game that this browser remembers. */
  static kept(): Kept | null {
    try {
      const kept = JSON.parse(localStorage.getItem(NAME) ?? "") as Kept;
      return Array.isArray(kept.answers) && Array.isArray(kept.names) ? { ...OURS, ...kept } : null;
    } catch {
      return null;
    }
  }

  static forget(): void {
    localStorage.removeItem(NAME);
  }

  /** More is told; what cannot be is said, and nothing changes. */
  async tell(...answers: EnterAnswer[]): Promise<void> {
    if (await this.#try([...this.answers, ...answers])) this.undone = [];
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

  async undo(): Promise<void> {
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
    try {
      const { seats, options, content } = this.setup;
      this.now = await api.enter({ game: "austria", seats, options, content, answers });
      this.answers = answers;
      localStorage.setItem(NAME, JSON.stringify({ ...this.setup, answers } satisfies Kept));
      return true;
    } catch (error) {
      this.problem = problemWords(error);
      if (error instanceof Refused) this.details = error.problem.message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
