// Every colour has a sign, so that colour is never the only one: coronet, square, sun, leaf.

import type { Colour } from "../content";
import { area, circle, rect, remembered, star, stroke, type Shape } from "./shapes";

export const COLOUR_VARIABLES: Record<Colour, string> = {
  blue: "var(--blue)",
  red: "var(--red)",
  yellow: "var(--yellow)",
  green: "var(--guest-green)",
};

const SQUARES = [6.6, 13].flatMap((x) => [6.6, 13].map((y) => rect(x, y, 4.4, 4.4, 0.4))).join("");

const BODIES: Record<Colour, string> = {
  blue: `M2.6 6.8l4.9 4.6L12 3.6l4.5 7.8 4.9-4.6-1.9 9.9h-15z${rect(4.5, 18, 15, 3, 0.6)}`,
  red: rect(3.2, 3.2, 17.6, 17.6, 1.2),
  yellow: star(12, 12, 8, 11.6, 5.6),
  green: "M12 1.6c6 4.6 8 9.4 6.2 13.6-1.1 2.5-3.3 3.8-6.2 3.8s-5.1-1.3-6.2-3.8C4 11 6 6.2 12 1.6z",
};

/** What is cut out of the body. */
const CUTS: Record<Colour, (paper: string) => Shape> = {
  blue: (paper) => area(circle(12, 13.6, 1.7), paper),
  red: (paper) => area(SQUARES, paper),
  yellow: (paper) => stroke(circle(12, 12, 4.1), paper, 1.3),
  green: (paper) => stroke("M12 7v14M12 11.5l3.2-2.2M12 14.8l-3.4-2.3", paper, 1.4),
};

/** The sign of a colour, its body in `ink`, edge and cuts in `paper`. */
export const sign = remembered((colour: Colour, ink: string, paper: string): Shape[] => {
  const stem = colour === "green" ? [stroke("M12 18.5v4", ink, 1.8)] : [];
  return [...stem, { d: BODIES[colour], fill: ink, line: paper, width: 1.2 }, CUTS[colour](paper)];
});
