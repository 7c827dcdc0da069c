const SHOWN_MS = 1400;

/** Lets places on the table flash, so that a line of the log can be found there. */
export function highlight(anchors: string[]): void {
  flash(anchors.flatMap((name) => document.querySelector<HTMLElement>(`[data-at="${name}"]`) ?? []));
}

export function flash(elements: Iterable<HTMLElement>): void {
  for (const element of elements)
    element.animate(
      [
        { outline: "0.25rem solid var(--accent)", outlineOffset: "0.1rem" },
        { outline: "0.25rem solid transparent", outlineOffset: "0.5rem" },
      ],
      { duration: SHOWN_MS, easing: "ease-out" },
    );
}
