import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rgb = [number, number, number];
// Read as a file: imported, the test runner would hand out an empty text.
const css = readFileSync("src/art/palette.css", "utf8") + readFileSync("src/theme.css", "utf8");
const THEMES = { day: 0, night: 1 } as const;

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", day = "", night = ""]) => [name, [day, night]] as const,
  ),
);

function colour(name: string, theme: number): Rgb {
  const hex = tokens.get(name)?.[theme];
  if (!hex) throw new Error(`no colour ${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(first: Rgb, second: Rgb): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["paper", "panel", "panel-2"];
const TEXTS = [
  "ink",
  "ink-soft",
  "gold-ink",
  "blue-ink",
  "red-ink",
  "yellow-ink",
  "guest-green-ink",
  "good",
  "bad",
  "warn",
];
const ROOMS = ["blue", "red", "yellow", "guest-green"];

describe.each(Object.entries(THEMES))("%s", (_, theme) => {
  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))(
    "%s is readable on %s",
    (text, ground) => {
      expect(contrast(colour(text!, theme), colour(ground!, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(ROOMS)("texts are readable on %s", (room) => {
    expect(contrast(colour(`on-${room}`, theme), colour(room, theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(`${room}-ink`, theme), colour(`${room}-soft`, theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("ink", theme), colour(`${room}-soft`, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test("buttons are readable and the focus is seen", () => {
    expect(contrast(colour("green-ink", theme), colour("green", theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("green-ink", theme), colour("velvet", theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("accent-ink", theme), colour("accent", theme))).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS)
      expect(contrast(colour("focus", theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test.each(["art-floor-1", "art-floor-2", "art-floor-3", "panel"])("dancers of all seats are seen on %s", (ground) => {
    for (const seat of [0, 1, 2, 3])
      expect(contrast(colour(`seat-${seat}`, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  // Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
  const SIGHTS: Record<string, number[][]> = {
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };

  test.each(Object.keys(SIGHTS))("the colours of rooms and guests differ with %s", (sight) => {
    const seen = ROOMS.map((room) => lab(simulated(colour(room, theme), SIGHTS[sight]!)));
    for (let one = 0; one < seen.length; one++) {
      for (let other = one + 1; other < seen.length; other++) {
        const apart = Math.hypot(...seen[one]!.map((value, axis) => value - seen[other]![axis]!));
        expect({ pair: `${ROOMS[one]} ${ROOMS[other]}`, apart }).toSatisfy(
          ({ apart }: { apart: number }) => apart >= 20,
        );
      }
    }
  });
});

const simulated = (rgb: Rgb, matrix: number[][]): Rgb =>
  matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, axis) => sum + part * linear(rgb[axis]!), 0),
      ),
    ),
  ) as Rgb;

/** CIE L*a*b* of linear RGB. */
function lab([r, g, b]: Rgb): Rgb {
  const xyz = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  const [x = 0, y = 0, z = 0] = xyz;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
