// Who gives a lesson at a table: which bubble is shown, what was read, whether the lesson was left.

import { t } from "../i18n";
import type { Live } from "../table/live.svelte";
import type { Play } from "../table/play.svelte";
import { momentOf, nameOf, stepNow, type Lesson, type Shown } from "./lesson";
import { keepProgress, type progressAt } from "./memory";

export class Guide {
  readonly names: readonly string[];
  readonly lesson: Lesson;
  readonly play: Play;
  /** A lesson that nobody has asked for is offered first. */
  offered = $state(false);
  left = $state(false);
  #live: Live;
  #aside = $state.raw<ReadonlySet<string>>(new Set());

  /** What is shown now; nothing while one follows what others do. */
  now: Shown | null = $derived.by(() => {
    if (this.left || this.offered || !this.#live.stage.done || this.play.state.finished) return null;
    return stepNow(this.lesson, momentOf(this.play.state, this.#live.happenings), this.#aside);
  });
  /** What is said now. */
  words: string = $derived.by(() => {
    if (this.offered) return t("lesson.offer");
    if (!this.now) return "";
    return this.now.otherwise ? t("lesson.otherwise") : t(this.now.step.words);
  });

  constructor(live: Live, play: Play, names: readonly string[], lesson: Lesson, begun: ReturnType<typeof progressAt>) {
    this.#live = live;
    this.play = play;
    this.names = names;
    this.lesson = lesson;
    if (begun) {
      this.#aside = new Set(begun.aside);
      this.left = begun.left;
    } else if (live.stage.newest.lesson === null) this.offered = true;
    else this.#keep();
  }

  /** What was read does not come again at this table. */
  putAside(): void {
    if (!this.now) return;
    this.#aside = new Set([...this.#aside, nameOf(this.now)]);
    this.#keep();
  }

  /** Shows a lesson that was offered, or leaves it for the menu. */
  answer(wanted: boolean): void {
    this.offered = false;
    this.left = !wanted;
    this.#keep();
  }

  leave(): void {
    this.answer(false);
  }

  takeUp(): void {
    this.answer(true);
  }

  #keep(): void {
    keepProgress(this.#live.table, { lessons: [...this.names], aside: [...this.#aside], left: this.left });
  }
}
