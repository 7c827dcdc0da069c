// What is dealt for a real table: a seed and the cards that were kept in a draft, kept in this browser.

import { api } from "../api";
import { problemWords } from "../i18n/words";
import type { Options } from "../start/options";
import type { GameName } from "../table/games";
import type { Dealt } from "../wire";

const STORED = "hotelier.deal";
const SEEDS = 2 ** 32;

export interface Plan {
  game: GameName;
  /** Of everybody, clockwise; empty where nobody has typed one. */
  names: string[];
  options: Options;
}

interface Kept extends Plan {
  seed: number | null;
  kept: number[];
}

export const BLANK: Plan = { game: "austria", names: ["", ""], options: {} };

function stored(): Kept {
  const blank = { ...BLANK, seed: null, kept: [] };
  try {
    return { ...blank, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Kept>) };
  } catch {
    return blank;
  }
}

export class Deal {
  plan = $state.raw<Plan>(BLANK);
  now = $state.raw<Dealt | null>(null);
  problem = $state("");
  busy = $state(false);
  #kept = $state.raw<number[]>([]);
  #seed: number | null = null;

  constructor() {
    const { seed, kept, ...plan } = stored();
    this.plan = plan;
    if (seed !== null) void this.#deal(seed, kept);
  }

  get chosen(): number {
    return this.#kept.length;
  }

  change(part: Partial<Plan>): void {
    this.plan = { ...this.plan, ...part };
    this.#keep();
  }

  /** With these options, which the game has. */
  async begin(options: Options): Promise<void> {
    this.plan = { ...this.plan, options };
    await this.#deal(crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS, []);
  }

  async keep(card: number): Promise<void> {
    await this.#deal(this.#seed!, [...this.#kept, card]);
  }

  async back(): Promise<void> {
    await this.#deal(this.#seed!, this.#kept.slice(0, -1));
  }

  clear(): void {
    this.now = this.#seed = null;
    this.#kept = [];
    this.#keep();
  }

  async #deal(seed: number, kept: number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    const { game, names, options } = this.plan;
    try {
      this.now = await api.deal({ game, seats: names.length, seed, options, kept });
      [this.#seed, this.#kept] = [seed, kept];
      this.#keep();
    } catch (error) {
      this.problem = problemWords(error);
    }
    this.busy = false;
  }

  #keep(): void {
    localStorage.setItem(STORED, JSON.stringify({ ...this.plan, seed: this.#seed, kept: this.#kept } satisfies Kept));
  }
}
