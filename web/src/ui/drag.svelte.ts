// Dragging with mouse or pen; a finger scrolls and taps. What may be dropped where is a question of legal actions, asked through `accepts`.

import type { Attachment } from "svelte/attachments";

const START_PX = 7;

export interface Dragged {
  /** The action when it is dropped on a target (`data-drop`), or null where it may not go. */
  accepts: (target: string) => (() => void) | null;
  allowed: boolean;
}

class Dragging {
  /** Whether something is on its way, and where it may go. */
  accepts = $state.raw<Dragged["accepts"] | null>(null);

  over(target: string): boolean {
    return this.accepts?.(target) != null;
  }
}

export const dragging = new Dragging();

export function drag(source: () => Dragged): Attachment<HTMLElement> {
  return (element) => {
    const { accepts, allowed } = source();
    if (!allowed) return;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const targetAt = (event: PointerEvent) =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((each) => (each as HTMLElement).closest<HTMLElement>("[data-drop]")?.dataset.drop)
        .find((target) => target && accepts(target));

    const lift = () => {
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: "0",
        zIndex: "95",
        pointerEvents: "none",
        opacity: "0.9",
      });
      ghost.removeAttribute("id");
      ghost.setAttribute("aria-hidden", "true");
      document.body.append(ghost);
      dragging.accepts = accepts;
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const x = event.clientX - start.clientX;
      const y = event.clientY - start.clientY;
      if (!ghost && Math.hypot(x, y) > START_PX) lift();
      if (ghost) ghost.style.translate = `${x}px ${y}px`;
    };
    const drop = (event: PointerEvent) => {
      if (ghost && event.type === "pointerup") {
        swallowClick();
        const target = targetAt(event);
        if (target) accepts(target)?.();
      }
      clear();
    };
    const clear = () => {
      ghost?.remove();
      ghost = null;
      start = null;
      dragging.accepts = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
    };

    element.addEventListener("pointerdown", down);
    return () => {
      clear();
      element.removeEventListener("pointerdown", down);
    };
  };
}

/** The click that a browser sends after a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
