// What is wished for on the start page, shared by the ways to play, and sitting down to it.

import { api } from "../api";
import { t } from "../i18n";
import { problemWords } from "../i18n/words";
import { settings } from "../settings.svelte";
import type { GameName } from "../table/games";
import type { BotOffered, Catalog, Choice, ClockRule, GameOffered, NewTable, ShownPack } from "../wire";
import { sitDown, sitDownTogether, sitDownToLearn } from "./newTable";
import { recall, remember } from "./memory";
import type { Options } from "./options";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** For a first game: neither a pushover nor a master. */
const FIRST_BOT = "waiter";
/** Until somebody chooses, hands of staff are those that the rulebook has for first games. */
const FIRST_OPTIONS: Partial<Record<GameName, Options>> = { austria: { staff: "intro" } };

/** The same table, whose result counts: whose time is up has lost then. */
const rated = (wish: NewTable): NewTable => ({ ...wish, rated: true, clock: wish.clock && { ...wish.clock, at_zero: "lost" } });

export class Start {
  #last = recall();
  catalog = $state.raw<Catalog | null>(null);
  problem = $state<string | null>(null);
  /** While a table is being made. */
  busy = $state(false);

  game = $state<GameName>(this.#last.game ?? "austria");
  /** What was chosen for each game: it means nothing in another. */
  #options = $state<Partial<Record<GameName, Options>>>(this.#last.options ?? FIRST_OPTIONS);
  /** The content pack with which the table is played. */
  pack = $state.raw<ShownPack | null>(null);
  /** Whether one is being looked at: a table would begin without it. */
  checking = $state(false);
  /** Of the automaton. */
  difficulty = $state<Difficulty>(this.#last.difficulty ?? "medium");
  /** What may be taken back where nobody else has a say. */
  undo = $state<NonNullable<NewTable["undo"]>>(this.#last.undo ?? "unseen");
  /** Whether the result shall be rated; asked anew every time. */
  rated = $state(false);
  /** How much time everybody has at a table with friends. */
  clock = $state.raw<ClockRule | null>(this.#last.clock ?? null);
  /** How many bots one plays against, and which. */
  rivals = $state(this.#last.rivals ?? 1);
  bot = $state<string>(this.#last.bot ?? FIRST_BOT);
  /** The names of those who share a screen. */
  people = $state<string[]>(this.#last.people ?? []);

  offered: GameOffered | undefined = $derived(this.catalog?.games.find(({ name }) => name === this.game));
  bots: BotOffered[] = $derived(this.catalog?.bots ?? []);
  name = $derived(settings.name || t("start.nameless"));
  /** Whether a table can be made now. */
  ready = $derived(this.catalog !== null && !this.busy && !this.checking);

  get options(): Options {
    return this.#options[this.game] ?? {};
  }

  set options(options: Options) {
    this.#options = { ...this.#options, [this.game]: options };
  }

  /** What is chosen is there again next time. */
  remember(): void {
    const { game, difficulty, rivals, bot, undo, people, clock } = this;
    remember({ game, options: this.#options, difficulty, rivals, bot, undo, people, clock });
  }

  async load(): Promise<void> {
    await api.catalog().then((catalog) => (this.catalog = catalog), this.#say);
  }

  choose(game: GameName): void {
    if (this.game !== game) this.pack = null;
    this.game = game;
  }

  choicesOf(seats: number): Choice[] {
    return this.offered?.options[seats] ?? [];
  }

  async begin(wish: NewTable): Promise<void> {
    await this.#sit(this.rated ? rated(wish) : wish, (whole) => sitDown(whole, this.name));
  }

  /** With everybody at this screen. */
  async beginTogether(wish: NewTable): Promise<void> {
    await this.#sit(wish, sitDownTogether);
  }

  /** At a table that the house has laid out: nothing of what is chosen here counts. */
  async learn(lesson: string): Promise<void> {
    await this.#alone(() => sitDownToLearn(lesson, this.name));
  }

  async #sit(wish: NewTable, sit: (whole: NewTable) => Promise<void>): Promise<void> {
    const own = { undo: this.undo, content: this.pack?.pack ?? null };
    await this.#alone(() => sit(wish.rated ? wish : { ...wish, ...own }));
  }

  async #alone(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    await deed()
      .catch(this.#say)
      .finally(() => (this.busy = false));
  }

  #say = (error: unknown): void => {
    this.problem = problemWords(error);
  };
}
