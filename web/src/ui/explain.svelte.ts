// Everything on the table explains itself: on hover, on focus, on a long press, and on a tap that does nothing else.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  lines: string[];
  /** Why it cannot be used now. */
  why?: string | null;
  /** The id of a rule, "X4": a link to it is shown. */
  rule?: string;
}

const HOVER_MS = 320;
/** From one thing to the next it comes sooner, and so it does for a while after one was left. */
const NEXT_MS = 60;
const WHILE_MS = 300;
const LONG_PRESS_MS = 450;

interface Shown {
  what: Explanation;
  element: Element;
  place: DOMRect;
  /** Asked for with a finger: it stays, and takes a press itself. Any other lets every press through. */
  kept: boolean;
}

class Explainer {
  shown = $state.raw<Shown | null>(null);
  #timer = 0;
  #awaited: { what: Explanation; element: Element } | null = null;
  #left = -Infinity;

  /** On hover and on focus. */
  soon(what: Explanation, element: Element): void {
    const inARow = this.shown !== null || performance.now() - this.#left < WHILE_MS;
    clearTimeout(this.#timer);
    this.#awaited = { what, element };
    this.#timer = window.setTimeout(() => this.show(what, element, false), inARow ? NEXT_MS : HOVER_MS);
  }

  show(what: Explanation, element: Element, kept: boolean): void {
    this.hide();
    this.shown = { what, element, place: element.getBoundingClientRect(), kept };
  }

  /** The pointer or the focus is elsewhere. Not in the same breath: the focus also goes while things are removed. */
  leave(): void {
    if (this.shown?.kept) return;
    if (this.shown) this.#left = performance.now();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide());
  }

  /** What it speaks of has moved: it goes along with the focus, but a pointer now rests on something else. */
  scrolled(part: Node): void {
    if (!this.shown || !part.contains(this.shown.element)) return;
    if (this.shown.element === document.activeElement)
      this.shown = { ...this.shown, place: this.shown.element.getBoundingClientRect() };
    else this.hide();
  }

  /** What it speaks of is gone, unless the same element has something else to say in the same breath. */
  forget(what: Explanation): void {
    if (this.#awaited?.what === what || this.shown?.what === what)
      queueMicrotask(() => (this.#awaited?.what === what || this.shown?.what === what) && this.hide());
  }

  /** An element has something else to say: whoever reads or awaits its explanation gets the new one. */
  renew(what: Explanation, element: Element): void {
    if (this.shown?.element === element) this.shown = { ...this.shown, what };
    else if (this.#awaited?.element === element) this.soon(what, element);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#awaited = null;
    if (this.shown) this.shown = null;
  }
}

export const explainer = new Explainer();

/** `{@attach explain(() => …)}`: what an element means, or null for nothing. Every move says everything anew: only what
 * has changed is written, and the listeners stay. */
export function explain(say: () => Explanation | null): Attachment<HTMLElement> {
  return (element) => {
    let what: Explanation | null = null;
    let pressed = 0;
    let long = false;
    let finger = false;

    $effect.pre(() => {
      const said = say();
      if (isSame(what, said)) return;
      const before = what;
      what = said;
      if (said) element.setAttribute("aria-description", descriptionOf(said));
      else element.removeAttribute("aria-description");
      untrack(() => (said ? explainer.renew(said, element) : before && explainer.forget(before)));
    });

    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && what) explainer.soon(what, element);
    };
    const down = (event: PointerEvent) => {
      finger = event.pointerType !== "mouse";
      if (!finger) return explainer.hide();
      long = false;
      pressed = window.setTimeout(() => {
        if (!what) return;
        long = true;
        explainer.show(what, element, true);
      }, LONG_PRESS_MS);
    };
    const up = () => clearTimeout(pressed);
    const click = (event: MouseEvent) => {
      if (!long) return finger && what && doesNothing(element) ? explainer.show(what, element, true) : explainer.hide();
      long = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = () => {
      if (what && element.matches(":focus-visible")) explainer.soon(what, element);
    };
    const leave = () => explainer.leave();
    const menu = (event: Event) => {
      if (what && pressed) event.preventDefault();
    };

    const heard: [string, EventListener, boolean?][] = [
      ["pointerenter", enter as EventListener],
      ["pointerleave", leave],
      ["pointerdown", down as EventListener],
      ["pointerup", up],
      ["pointercancel", up],
      [
        "pointermove",
        ((event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 4 && up()) as EventListener,
      ],
      ["click", click as EventListener, true],
      ["focus", focus],
      ["blur", leave],
      ["contextmenu", menu],
    ];
    for (const [name, listener, capture] of heard) element.addEventListener(name, listener, capture);
    return () => {
      clearTimeout(pressed);
      for (const [name, listener, capture] of heard) element.removeEventListener(name, listener, capture);
      if (what) explainer.forget(what);
    };
  };
}

/** Whether a tap is there for the explanation alone. */
const doesNothing = (element: Element): boolean =>
  element.getAttribute("aria-disabled") === "true" || !element.matches("a, button, label, input");

const descriptionOf = ({ lines, why }: Explanation): string => [...lines, why ?? ""].filter(Boolean).join(" ");

const isSame = (one: Explanation | null, other: Explanation | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
