// The paints of things and people: the same by day and by night, since they lie on a ground of their own.

import { stroke, type Shape } from "./shapes";

export const LINE = "#3a2a1c";
export const WHITE = "#fdf7ea";
export const CREAM = "#fdf4dc";
export const WOOD = "#9a6130";
export const STEEL = "#c3ccd1";
export const RED = "#b53a32";
export const BLUE = "#2f6399";
export const LEAF = "#3b8a5c";
export const BLACK = "#2b2a30";

export const ink = (d: string, width = 1.4, colour = LINE): Shape => stroke(d, colour, width);
