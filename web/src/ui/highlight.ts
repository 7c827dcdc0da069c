const SHOWN_MS = 1400;

/** Lets places on the table flash, so that a line of the log can be found there. */
export function highlight(anchors: string[]): void {
  for (const name of anchors) {
    const element = document.querySelector<HTMLElement>(`[data-at="${name}"]`);
    element?.animate(
      [
        { outline: "0.25rem solid var(--accent)", outlineOffset: "0.1rem" },
        { outline: "0.25rem solid transparent", outlineOffset: "0.5rem" },
      ],
      { duration: SHOWN_MS, easing: "ease-out" },
    );
  }
}
