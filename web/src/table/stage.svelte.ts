// What is shown, scene by scene: a new state may be the end of several steps that one wants to follow.

import { settings, type Pace } from "../settings.svelte";
import type { Event, TableState } from "../wire";

export interface Scene {
  state: TableState;
  /** A step of the automaton or of the check of bookings, told while it is shown. */
  step: Step | null;
  /** What happened since the scene before. */
  events: Event[];
}

export interface Step {
  kind: string;
}

/** Turns two states that follow each other into the scenes between them, the second state last. */
export type Director = (before: TableState, after: TableState) => Scene[];

const HOLD_MS: Record<Pace, number> = { instant: 0, quick: 850, calm: 1900, steps: Infinity };
const MOVE_MS: Record<Pace, number> = { instant: 0, quick: 260, calm: 800, steps: 800 };
/** More waiting scenes than this are not watched one by one. */
const MOST_WAITING = 120;

export class Stage {
  scenes = $state.raw<Scene[]>([]);
  index = $state(0);
  paused = $state(false);
  scene = $derived(this.scenes[this.index]!);
  done = $derived(this.index >= this.scenes.length - 1);
  /** The newest state there is, shown or not. */
  newest: TableState;
  /** The scenes with steps that were shown last: one can look at them again. */
  last = $state.raw<Scene[]>([]);
  #director: Director;
  #timer = 0;

  constructor(first: TableState, director: Director) {
    this.newest = first;
    this.#director = director;
    this.scenes = [{ state: first, step: null, events: [] }];
  }

  push(state: TableState): void {
    const scenes = this.#director(this.newest, state);
    const moved = state.version > this.newest.version;
    this.newest = state;
    if (!moved) this.scenes = [...this.scenes.slice(0, -1), { state, step: null, events: [] }];
    else if (this.done) [this.scenes, this.index] = [scenes, 0];
    else this.scenes = [...this.scenes, ...scenes];
    if (scenes.some(({ step }) => step)) this.last = scenes;
    if (this.scenes.length - this.index > MOST_WAITING || settings.pace === "instant") this.finish();
    this.#wait();
  }

  next(): void {
    if (!this.done) this.index += 1;
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

  /** To the newest state, leaving out what is between. */
  finish(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    this.index = this.scenes.length - 1;
  }

  /** The last steps once more, from the first on. */
  review(): void {
    if (!this.last.length) return;
    this.scenes = [...this.last.slice(0, -1), { state: this.newest, step: null, events: [] }];
    this.index = 0;
    this.paused = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.done || this.paused) return;
    const hold = (this.scene.step ? HOLD_MS : MOVE_MS)[settings.pace];
    if (hold !== Infinity) this.#timer = window.setTimeout(() => this.next(), hold);
  }
}
