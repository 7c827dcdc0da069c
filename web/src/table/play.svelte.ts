// The own side of a table: what is shown, what can be done, and doing it. Decides nothing: `legal` comes from the server.

import { getContext, setContext } from "svelte";
import { automatonName, levelWords, seatName, type Automaton } from "../i18n/words";
import type { Who } from "../i18n/words";
import type { Action, Happening, TableState } from "../wire";

/** What comes after a decision if the table then allows it: a gesture may be made of several decisions. */
export type Next = (state: TableState) => string | null;

export interface Sender {
  /** Sends one decision; the state after it, or null if it was refused. */
  move(notation: string, state: TableState): Promise<TableState | null>;
  /** Takes the last decision back, or all down to a version. */
  undo(state: TableState, to?: number): Promise<void>;
  redo(state: TableState): Promise<void>;
  /** The log, as far as it is known. */
  readonly happenings: readonly Happening[];
}

type OfKind<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

export class Play {
  /** What is drawn. */
  state: TableState = $derived.by(() => this.#read());
  /** While a decision is on its way. */
  busy = $state(false);
  legal = $derived(new Map(this.state.legal.map((action) => [action.notation, action])));
  /** The same by kind: every place of the table asks for some. */
  #kinds = $derived.by(() => {
    const kinds = new Map<Action["kind"], Action[]>();
    for (const action of this.state.legal) kinds.set(action.kind, [...(kinds.get(action.kind) ?? []), action]);
    return kinds;
  });
  mine = $derived(this.state.seat !== null && this.state.to_move === this.state.seat);
  #read: () => TableState;
  #sender: Sender;

  constructor(read: () => TableState, sender: Sender) {
    this.#read = read;
    this.#sender = sender;
  }

  can(notation: string): boolean {
    return !this.busy && this.legal.has(notation);
  }

  /** All legal actions of a kind. */
  ofKind<Kind extends Action["kind"]>(kind: Kind): OfKind<Kind>[] {
    return this.busy ? [] : ((this.#kinds.get(kind) ?? []) as OfKind<Kind>[]);
  }

  /** Of some actions those that are legal. */
  among(notations: readonly string[]): Action[] {
    return notations.flatMap((notation) => (this.can(notation) ? [this.legal.get(notation)!] : []));
  }

  /** Whether any action of a kind is legal. */
  canAny(kind: Action["kind"]): boolean {
    return this.ofKind(kind).length > 0;
  }

  async act(notation: string, ...next: Next[]): Promise<void> {
    if (!this.can(notation)) return;
    this.busy = true;
    try {
      let state = await this.#sender.move(notation, this.state);
      for (const follow of next) {
        const wanted = state && follow(state);
        if (!state || !wanted || !state.legal.some((action) => action.notation === wanted)) break;
        state = await this.#sender.move(wanted, state);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Takes back without asking anybody: the last own decision, or all down to a version. */
  async undo(to?: number): Promise<void> {
    if (this.state.undo === "free") await this.alone(() => this.#sender.undo(this.state, to));
  }

  /** Asks the others to let the last own decision be taken back. */
  async askToUndo(): Promise<void> {
    if (this.state.undo === "ask") await this.alone(() => this.#sender.undo(this.state));
  }

  async redo(): Promise<void> {
    if (this.state.redo) await this.alone(() => this.#sender.redo(this.state));
  }

  /** One thing at a time: nothing else can be done meanwhile. */
  async alone(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await deed().finally(() => (this.busy = false));
  }

  get happenings(): readonly Happening[] {
    return this.#sender.happenings;
  }

  /** Who sits there; automata, and seats that wait for somebody, are called in the language of the page. */
  nameOf = (seat: number): string => {
    const { seats, automata } = this.state;
    return seats[seat] ? seatName(seats[seat]) : automata.length ? automatonName(automata[0] as Automaton) : "";
  };

  /** The same for sentences, which are told otherwise to whoever reads. */
  who: Who = $derived(Object.assign((seat: number) => this.nameOf(seat), { you: this.state.seat }));

  /** How well the bot plays that sits there, or that stands in for somebody. */
  levelOf = (seat: number): string | null => levelWords(this.state.seats[seat]?.bot ?? null);

  /** The seat whose hotel is drawn large: your own; whoever watches chooses. */
  watched = $state(0);
  /** The part of the table that is spoken of: it comes to the front where not all parts are shown. */
  sought = $state<string | null>(null);
  front = $derived(this.state.seat ?? this.watched);

  /** The names of all sides, an automaton last. */
  sides(): string[] {
    return [...this.state.seats, ...this.state.automata].map((_, seat) => this.nameOf(seat));
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
