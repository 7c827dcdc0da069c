// The content pack on the desk: kept in this browser with every keystroke, and looked through by the engine.

import { api } from "../api";
import { problemWords } from "../i18n/words";
import type { GameName } from "../table/games";
import type { PackProblem, ShownPack } from "../wire";
import { formerPack, isTypedIn, keepFormer, keepPack, keptPack } from "./kept";
import { givenFor, progressOf, withFields, without, type Card, type Pack } from "./pack";

/** So long somebody has typed nothing before the pack is looked through. */
const PAUSE_MS = 400;

export class Draft {
  readonly game: GameName;
  readonly cards: readonly Card[];
  pack = $state.raw<Pack>({ game: "", name: "" });
  /** What lay there before another pack took its place. */
  former = $state.raw<Pack | null>(null);
  /** What the engine says of it: null while it is being looked through. */
  problems = $state.raw<readonly PackProblem[] | null>(null);
  /** The pack as tables show it, as soon as nothing is wrong with it. */
  shown = $state.raw<ShownPack | null>(null);
  /** Why it could not be looked through. */
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lays the pack over our values, so that cards are drawn with those that were typed. */
  #lay: (pack: ShownPack) => void;

  constructor(game: GameName, cards: readonly Card[], name: string, lay: (pack: ShownPack) => void) {
    this.#lay = lay;
    this.game = game;
    this.cards = cards;
    this.pack = keptPack(game) ?? { game, name };
    this.former = formerPack(game);
    void this.look();
  }

  progress = $derived.by(() => progressOf(this.cards, this.pack));

  given(card: Card): Record<string, unknown> {
    return givenFor(card, this.pack);
  }

  write(card: Card, field: string, value: unknown): void {
    this.writeAll(card, { ...this.given(card), [field]: value });
  }

  /** Our value holds again. */
  leave(card: Card, field: string): void {
    this.writeAll(card, without(this.given(card), field));
  }

  writeAll(card: Card, fields: Record<string, unknown>): void {
    this.take(withFields(card, this.pack, fields));
  }

  rename(name: string): void {
    this.take({ ...this.pack, name });
  }

  take(pack: Pack): void {
    this.pack = pack;
    keepPack(this.game, pack);
    this.problems = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE_MS);
  }

  /** Another pack lies on the desk; what was typed in before is not lost. */
  replace(pack: Pack): void {
    const others = this.former === pack ? null : this.former;
    this.former = isTypedIn(this.pack) ? this.pack : others;
    keepFormer(this.game, this.former);
    this.take(pack);
  }

  problemsOf({ part, row }: Card): readonly PackProblem[] {
    return (this.problems ?? []).filter((each) => each.part === part.part && each.id === String(row.id));
  }

  /** What is wrong with the pack as a whole. */
  get general(): readonly PackProblem[] {
    return (this.problems ?? []).filter((each) => each.id === null);
  }

  async look(): Promise<void> {
    const { pack } = this;
    try {
      const proof = await api.proofPack(pack);
      if (pack !== this.pack) return;
      this.trouble = "";
      this.problems = proof.problems;
      if (!proof.shown) return;
      this.#lay(proof.shown);
      this.shown = proof.shown;
    } catch (error) {
      if (pack === this.pack) this.trouble = problemWords(error);
    }
  }
}
