// Figures drawn as lines, 8 by 14, so that drawings need no font.

import { put, stroke, type Shape } from "./shapes";

const DIGITS: Record<string, string> = {
  "0": "M4 0C1.4 0 0 2.5 0 7s1.4 7 4 7 4-2.5 4-7-1.4-7-4-7z",
  "1": "M1.5 2.5L4.5 0v14",
  "2": "M.3 3.5C.6 1.2 2 0 4 0c2.3 0 3.7 1.5 3.7 3.6C7.7 7.5.5 9.5.3 14H8",
  "3": "M.5 0H7L3.5 5.5c3 0 4.5 1.6 4.5 4.2 0 2.7-1.7 4.3-4.2 4.3-2 0-3.2-.8-3.8-2.5",
  "4": "M6 14V0L0 9.5h8",
  "5": "M7.5 0h-6L.8 6c.8-.7 1.8-1 3-1C6.4 5 8 6.7 8 9.4 8 12.3 6.3 14 3.8 14 1.8 14 .6 13.2 0 11.5",
  "6": "M7 .7C3-.8 0 2.5 0 8.5 0 12 1.5 14 4 14s4-1.8 4-4.4-1.6-4.2-4-4.2-4 1.6-4 4",
  "7": "M0 0h8L3 14",
  "8": "M4 6.5C2 6.5.7 5.2.7 3.2S2 0 4 0s3.3 1.2 3.3 3.2S6 6.5 4 6.5C1.5 6.5 0 8 0 10.2S1.5 14 4 14s4-1.6 4-3.8S6.5 6.5 4 6.5z",
  "9": "M1 13.3c4 1.5 7-1.8 7-7.8C8 2 6.5 0 4 0S0 1.8 0 4.4s1.6 4.2 4 4.2 4-1.6 4-4",
  "-": "M0 7h8",
  "+": "M0 7h8M4 3v8",
};

/** A number around the point (x, y), `height` tall. */
export function digits(text: string, x: number, y: number, height: number, ink: string, width = 2.2): Shape[] {
  const scale = height / 14;
  const step = 11.5 * scale;
  const left = x - (step * text.length - 3.5 * scale) / 2;
  return [...text].flatMap((sign, place) =>
    put([stroke(DIGITS[sign] ?? "", ink, width)], left + place * step, y - height / 2, scale),
  );
}
