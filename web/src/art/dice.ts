// Dice with pips.

import { area, circle, form, rect, stroke, type Shape } from "./shapes";

export type Tone = "ivory" | "gold" | "green";

const TONES: Record<Tone, { face: string; shade: string; edge: string; pip: string }> = {
  ivory: { face: "#fdf6e3", shade: "#eadbb4", edge: "#8b6a2c", pip: "#1e4d3e" },
  gold: { face: "#f3cf72", shade: "#d6a83f", edge: "#6b4d0c", pip: "#4a1020" },
  green: { face: "#2a6a55", shade: "#1b4a3b", edge: "#d4ab56", pip: "#fdf6e3" },
};

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

export function dieFace(value: number, tone: Tone = "ivory"): Shape[] {
  const { face, shade, edge, pip } = TONES[tone];
  const pips = (PIPS[value] ?? []).map(([x, y]) => circle(x, y, value === 1 ? 5.5 : 4.4)).join("");
  return [
    form(rect(2, 3, 44, 43, 9), shade, edge, 1.8),
    area(rect(3.5, 3.5, 41, 38.5, 8), face),
    stroke(rect(6.5, 6.5, 35, 33, 5.5), edge, 0.8, 0.35),
    area(pips, pip),
  ];
}
