// What is shown, scene by scene: a new state may be the end of several steps that one wants to follow.

import { settings, type Pace } from "../settings.svelte";
import type { Event, Happening, TableState } from "../wire";
import { begins, standing, turnsAfter, type Turn } from "./turns";

export interface Scene {
  state: TableState;
  /** A step that is told while it is shown: of somebody's turn, of the emperor's visit, of a scoring. */
  step: Step | null;
  /** What happened since the scene before. */
  events: Event[];
}

export interface Step {
  kind: string;
  /** Whose step it is; null where it is nobody's. */
  seat: number | null;
  /** What it tells. */
  told: Event[];
  /** How long it takes to take in, compared with others. */
  weight?: number;
}

/** A scene, and what every seat had done last by then. */
interface Shown extends Scene {
  turns: Turn[];
}

/** Turns two states that follow each other into the scenes between them, the second state last. */
export type Director = (before: TableState, after: TableState, past?: readonly Event[]) => Scene[];

const HOLD_MS: Record<Pace, number> = { instant: 0, quick: 850, calm: 1900, steps: Infinity };
const MOVE_MS: Record<Pace, number> = { instant: 0, quick: 260, calm: 800, steps: 800 };
/** More waiting scenes than this are not watched one by one. */
const MOST_WAITING = 160;
/** How many turns are shown to somebody who was away. */
const TURNS_MISSED = 2;
/** More steps than this nobody wants to see again. */
const MOST_AGAIN = 120;

export class Stage {
  scenes = $state.raw<Shown[]>([]);
  index = $state(0);
  paused = $state(false);
  scene = $derived(this.scenes[this.index]!);
  done = $derived(this.index >= this.scenes.length - 1);
  /** Whether another turn waits after the one that is shown. */
  more = $derived(this.#nextTurn() !== -1);
  /** The newest state there is, shown or not. */
  newest = $state.raw<TableState>()!;
  /** All that has happened, shown or not. */
  happenings = $state.raw<Happening[]>([]);
  /** The scenes with steps since your own last decision: one can look at them again. */
  last = $state.raw<Shown[]>([]);
  #decided = false;
  /** What was shown to nobody, because the page was hidden. */
  #missed: Shown[] = [];
  #director: Director;
  #timer = 0;

  constructor(first: TableState, director: Director) {
    this.newest = first;
    this.#director = director;
    this.#note(first.happenings);
    this.scenes = [this.#final()];
  }

  /** The own decision is next, though the steps before it are still shown. */
  get awaited(): boolean {
    return !this.done && this.newest.seat !== null && this.newest.to_move === this.newest.seat;
  }

  /** A new state; a late one comes after the connection was lost for a while. */
  push(state: TableState, late = false): void {
    const before = this.newest;
    const past = standing(this.happenings);
    this.newest = state;
    this.#note(state.happenings);
    if (state.version <= before.version) this.scenes = [...this.scenes.slice(0, -1), { ...this.scenes.at(-1)!, state }];
    else if (this.#fresh(before).some(({ undone_to }) => undone_to !== null)) this.#takeBack();
    else this.#take(this.#withTurns(this.#director(before, state, past)), before, late);
    this.#wait();
  }

  next(): void {
    if (!this.done) this.index += 1;
    if (this.done) this.paused = false;
    this.#wait();
  }

  back(): void {
    this.paused = true;
    if (this.index > 0) this.index -= 1;
    this.#wait();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#wait();
  }

  /** To the next turn, leaving out the rest of this one. */
  skipTurn(): void {
    const next = this.#nextTurn();
    if (next === -1) return this.finish();
    this.index = next;
    this.#wait();
  }

  /** To the newest state, leaving out what is between. */
  finish(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    this.index = this.scenes.length - 1;
  }

  /** The last steps once more, from the first on. */
  review(): void {
    if (!this.last.length) return;
    this.scenes = [...this.last, this.#final()];
    this.index = 0;
    this.paused = true;
  }

  /** The page is looked at again: what happened last is shown now. */
  returned(): void {
    const missed = this.#missed;
    this.#missed = [];
    if (!this.done || settings.pace === "instant" || !missed.length) return;
    this.scenes = [...lastTurns(missed), this.#final()];
    this.index = 0;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #take(scenes: Shown[], before: TableState, late: boolean): void {
    this.#remember(scenes, before);
    if (late) [this.scenes, this.index] = [lastTurns(scenes), 0];
    else if (this.done) [this.scenes, this.index] = [scenes, 0];
    else this.scenes = followed(this.scenes, scenes);
    if (this.scenes.length - this.index > MOST_WAITING) [this.scenes, this.index] = [lastTurns(this.scenes), 0];
    const hidden = document.visibilityState === "hidden";
    if (hidden) this.#missed = lastTurns([...this.#missed, ...withSteps(scenes)]);
    if (hidden || settings.pace === "instant") this.finish();
  }

  #takeBack(): void {
    this.last = [];
    this.#missed = [];
    [this.scenes, this.index, this.paused] = [[this.#final()], 0, false];
  }

  /** Steps since your own last decision; who only watches has those of the last turns. */
  #remember(scenes: Shown[], before: TableState): void {
    const { seat } = this.newest;
    if (seat !== null && this.#fresh(before).some((happening) => happening.seat === seat)) this.#decided = true;
    const steps = withSteps(scenes);
    if (!steps.length) return;
    const kept = this.#decided ? [] : seat === null ? lastTurns(this.last) : this.last;
    this.last = [...kept, ...steps].slice(-MOST_AGAIN);
    this.#decided = false;
  }

  #fresh({ version: seen }: TableState): Happening[] {
    return this.newest.happenings.filter(({ version }) => version > seen);
  }

  #note(fresh: readonly Happening[]): void {
    const known = new Map(this.happenings.map((happening) => [happening.version, happening]));
    for (const happening of fresh) known.set(happening.version, happening);
    this.happenings = [...known.values()].sort((one, other) => one.version - other.version);
  }

  #withTurns(scenes: Scene[]): Shown[] {
    let { turns } = this.scenes.at(-1)!;
    return scenes.map((scene) => {
      turns = turnsAfter(turns, scene.events);
      return { ...scene, turns };
    });
  }

  #final(): Shown {
    return { state: this.newest, step: null, events: [], turns: turnsAfter([], standing(this.happenings)) };
  }

  #nextTurn(): number {
    return this.scenes.findIndex((scene, index) => index > this.index && scene.step !== null && opens(scene));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.done || this.paused) return;
    const { step } = this.scene;
    const pace = settings.pace === "instant" ? "quick" : settings.pace;
    const hold = step ? HOLD_MS[pace] * (step.weight ?? 1) : MOVE_MS[pace];
    if (hold !== Infinity) this.#timer = window.setTimeout(() => this.next(), hold);
  }
}

const opens = ({ events }: Scene): boolean => events.some(begins);
const withSteps = (scenes: Shown[]): Shown[] => scenes.filter(({ step }) => step !== null);

/** The scenes of the last turns. */
function lastTurns(scenes: Shown[]): Shown[] {
  const starts = scenes.flatMap((scene, index) => (scene.step && opens(scene) ? [index] : []));
  return starts.length > TURNS_MISSED ? scenes.slice(starts.at(-TURNS_MISSED)) : scenes;
}

/** Scenes that wait behind others: the state on which the others would end is only on the way to them. */
function followed(waiting: Shown[], [first, ...rest]: Shown[]): Shown[] {
  const end = waiting.at(-1)!;
  return [...waiting.slice(0, -1), { ...first!, events: [...end.events, ...first!.events] }, ...rest];
}
