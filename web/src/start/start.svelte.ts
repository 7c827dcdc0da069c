// What is wished for on the start page, shared by the ways to play, and sitting down to it.

import { api } from "../api";
import { t } from "../i18n";
import { problemWords } from "../i18n/words";
import { settings } from "../settings.svelte";
import type { GameName } from "../table/games";
import type { BotOffered, Catalog, Choice, GameOffered, NewTable, ShownPack } from "../wire";
import { sitDown } from "./newTable";
import type { Options } from "./options";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export class Start {
  catalog = $state.raw<Catalog | null>(null);
  problem = $state<string | null>(null);
  /** While a table is being made. */
  busy = $state(false);

  game = $state<GameName>("austria");
  options = $state<Options>({});
  /** The content pack with which the table is played. */
  pack = $state.raw<ShownPack | null>(null);
  /** Of the automaton. */
  difficulty = $state<Difficulty>("medium");
  /** What may be taken back where nobody else has a say. */
  undo = $state<NonNullable<NewTable["undo"]>>("unseen");
  /** How many bots one plays against. */
  rivals = $state(1);

  offered: GameOffered | undefined = $derived(this.catalog?.games.find(({ name }) => name === this.game));
  bots: BotOffered[] = $derived(this.catalog?.bots ?? []);
  name = $derived(settings.name || t("start.nameless"));
  /** Whether a table can be made now. */
  ready = $derived(this.catalog !== null && !this.busy);

  async load(): Promise<void> {
    await api.catalog().then((catalog) => (this.catalog = catalog), this.#say);
  }

  /** What was chosen for one game means nothing in another. */
  choose(game: GameName): void {
    if (this.game !== game) {
      this.options = {};
      this.pack = null;
    }
    this.game = game;
  }

  choicesOf(seats: number): Choice[] {
    return this.offered?.options[seats] ?? [];
  }

  async begin(wish: NewTable): Promise<void> {
    this.busy = true;
    this.problem = null;
    await sitDown({ ...wish, undo: this.undo, content: this.pack?.pack ?? null }, this.name)
      .catch(this.#say)
      .finally(() => (this.busy = false));
  }

  #say = (error: unknown): void => {
    this.problem = problemWords(error);
  };
}
