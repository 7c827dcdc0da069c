// Dice with pips; the coloured ones carry the sign of their colour.

import type { RoomColour } from "../content";
import { area, circle, form, put, rect, remembered, stroke, type Shape } from "./shapes";
import { sign } from "./signs";

export type Tone = "ivory" | "gold" | "green" | RoomColour;

const TONES: Record<Tone, { face: string; shade: string; edge: string; pip: string }> = {
  ivory: { face: "#fdf6e3", shade: "#eadbb4", edge: "#8b6a2c", pip: "#1e4d3e" },
  gold: { face: "#f3cf72", shade: "#d6a83f", edge: "#6b4d0c", pip: "#4a1020" },
  green: { face: "#2a6a55", shade: "#1b4a3b", edge: "#d4ab56", pip: "#fdf6e3" },
  red: { face: "#bd3f2e", shade: "#86271b", edge: "#4a1020", pip: "#fff6e3" },
  yellow: { face: "#f0c648", shade: "#c2962a", edge: "#5b4208", pip: "#2a2008" },
  blue: { face: "#2b5c9e", shade: "#1c3f70", edge: "#10233f", pip: "#fff6e3" },
};

const isColour = (tone: Tone): tone is RoomColour => tone === "red" || tone === "yellow" || tone === "blue";

const LOW = 13.5;
const MIDDLE = 24;
const HIGH = 34.5;

const PIPS: Record<number, [number, number][]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [[LOW, HIGH], [HIGH, LOW]],
  3: [[LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW]],
  4: [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]],
  5: [[LOW, LOW], [LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW], [HIGH, HIGH]],
  6: [[LOW, LOW], [LOW, MIDDLE], [LOW, HIGH], [HIGH, LOW], [HIGH, MIDDLE], [HIGH, HIGH]],
};

export const dieFace = remembered((value: number, tone: Tone = "ivory"): Shape[] => {
  const { face, shade, edge, pip } = TONES[tone];
  const pips = (PIPS[value] ?? []).map(([x, y]) => circle(x, y, value === 1 ? 5.5 : 4.4)).join("");
  return [
    form(rect(2, 3, 44, 43, 9), shade, edge, 1.8),
    area(rect(3.5, 3.5, 41, 38.5, 8), face),
    stroke(rect(6.5, 6.5, 35, 33, 5.5), edge, 0.8, 0.35),
    area(pips, pip),
    ...(isColour(tone) ? mark(tone, face) : []),
  ];
});

/** A disc with the sign of the colour, hung on the upper right corner, off the pips. */
const mark = (colour: RoomColour, ink: string): Shape[] => [
  form(circle(40.5, 7.5, 7.2), "#fffaf0", "#4a3410", 1.2),
  ...put(sign(colour, ink, "#fffaf0"), 34.7, 1.7, 0.48),
];
