// Everything on the table explains itself: on hover, on focus, on a long press.

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
const LEAVE_MS = 180;
const LONG_PRESS_MS = 450;

class Explainer {
  shown = $state.raw<{ what: Explanation; place: DOMRect } | null>(null);
  #timer = 0;

  soon(what: Explanation, element: Element, after: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.show(what, element), this.shown ? Math.min(after, 60) : after);
  }

  show(what: Explanation, element: Element): void {
    clearTimeout(this.#timer);
    this.shown = { what, place: element.getBoundingClientRect() };
  }

  /** A little later, so that the pointer can reach a link in it. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(), LEAVE_MS);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const explainer = new Explainer();

/** `{@attach explain(() => …)}`: what an element means, or null for nothing. */
export function explain(say: () => Explanation | null): Attachment<HTMLElement> {
  return (element) => {
    const what = say();
    if (!what) return;
    element.setAttribute("aria-description", [...what.lines, what.why ?? ""].filter(Boolean).join(" "));
    let pressed = 0;
    let long = false;

    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") explainer.soon(what, element, HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return explainer.hide();
      long = false;
      pressed = window.setTimeout(() => {
        long = true;
        explainer.show(what, element);
      }, LONG_PRESS_MS);
    };
    const up = () => clearTimeout(pressed);
    const click = (event: MouseEvent) => {
      if (!long) return explainer.hide();
      long = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = () => {
      if (element.matches(":focus-visible")) explainer.soon(what, element, HOVER_MS);
    };
    const leave = () => explainer.leave();
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
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
      if (explainer.shown?.what === what) explainer.hide();
    };
  };
}
