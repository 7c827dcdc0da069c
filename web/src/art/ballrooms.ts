// Ballrooms with their three rows and the balcony, and the rooms where dancers rehearse.

import { digits } from "./digits";
import { things, type Thing } from "./things";
import { CREAM, LINE } from "./paints";
import { GOLD, GOLD_DEEP, area, art, circle, ellipse, form, put, rect, remembered, star, stroke, type Picture, type Shape } from "./shapes";

/** Where the rows lie in a drawing, as parts of its height from the top: dancers are put there. */
export const HALL_ROWS = {
  top: { from: 0.28, to: 0.5 },
  middle: { from: 0.53, to: 0.75 },
  bottom: { from: 0.78, to: 1 },
} as const;

/** How much of the width is balcony, where a hall has one. */
export const BALCONY_SHARE = 0.24;

const WIDTH = 160;
const HEIGHT = 120;
const BALCONY = 50;

interface Hall {
  wall: string;
  drape: string;
  /** What the house is called after, on a grid of 48 by 32. */
  emblem: Shape[];
}

const APOLLO: Shape[] = [
  area(star(24, 16, 16, 15.5, 10.5), "#f3cf72"),
  form(circle(24, 16, 9), CREAM, GOLD_DEEP, 1),
  ...put(things.lyre, 15.6, 7.4, 0.7),
];

const PLUMES: Shape[] = [-32, 0, 32].map((turn) => ({
  ...form("M24 26c-5-7-5-16 0-23 5 7 5 16 0 23zM24 25V6", "#f3cf72", GOLD_DEEP, 1),
  at: `rotate(${turn} 24 27)`,
}));

const TEMPLE: Shape[] = [
  form("M4 12L24 2l20 10z", CREAM, GOLD_DEEP, 1),
  form("M5 12h38v3H5zM4 28h40v3H4z", CREAM, GOLD_DEEP, 1),
  form([8, 16, 24, 32].map((x) => rect(x + 1, 15, 4.5, 13)).join(""), CREAM, GOLD_DEEP, 0.9),
  area(circle(24, 8.5, 1.8), GOLD_DEEP),
];

const SPARROW: Shape[] = [
  form("M8 14c3-6 9-8 14-5 4 2 9 3 18 2-4 4-7 6-10 7-2 5-7 8-13 7-5-1-8-4-8-8L5 15z", "#a9753d", LINE, 1),
  area("M17 17c4 0 8 1 13 0-3 4-8 6-12 4z", "#6d4a2c"),
  area(circle(12.5, 12.5, 1.2), LINE),
  stroke("M19 25l-1 5M23 25l1 5M6 30.5h34", LINE, 1.4),
];

const BRIDGE: Shape[] = [
  form("M10 4h6v24h-6zM32 4h6v24h-6z", CREAM, GOLD_DEEP, 1),
  stroke("M1 14c5 0 8-4 12-9 6 12 16 12 22 0 4 5 7 9 12 9", GOLD_DEEP, 1.6),
  stroke("M1 21h46M18 12.5V21M24 14.5V21M30 12.5V21M5 14v7M43 14v7", GOLD_DEEP, 1.2),
  stroke("M2 28c4-2 7-2 11 0 4-2 7-2 11 0 4-2 7-2 11 0 4-2 7-2 11 0", "#7fb4d8", 1.8),
];

const HALLS: Record<string, Hall> = {
  apollosaal: { wall: "#b9812a", drape: "#8c2f3f", emblem: APOLLO },
  goldener_strauss: { wall: "#2f6b54", drape: "#b9812a", emblem: PLUMES },
  odeonsaal: { wall: "#8c3a44", drape: "#2b4f86", emblem: TEMPLE },
  zum_sperl: { wall: "#4c6f94", drape: "#6d4a86", emblem: SPARROW },
  zur_kettenbruecke: { wall: "#66527d", drape: "#2f7a75", emblem: BRIDGE },
};

const UNKNOWN: Hall = { wall: "#6e7682", drape: "#8c2f3f", emblem: [area(star(24, 16, 8, 13, 6), "#f3cf72")] };

const row = (from: number, step: number, count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(from + step * place)).join("");

const chandelier = (x: number): Shape[] => [
  stroke(`M${x} 0v10M${x - 9} 12c3 5 15 5 18 0`, GOLD, 1.5),
  area([-9, -3, 3, 9].map((dx) => circle(x + dx, 11, 1.9)).join(""), art("light")),
];

/** A step of the hall: floor, and the rail that parts it from the step below. */
function step(place: keyof typeof HALL_ROWS, x: number, width: number, floor: string): Shape[] {
  const top = HALL_ROWS[place].from * HEIGHT;
  const height = (HALL_ROWS[place].to - HALL_ROWS[place].from) * HEIGHT;
  const posts = Math.floor((width - 8) / 8);
  return [
    area(rect(x, top, width, height), floor),
    form(rect(x, top - 3.6, width, 3.6), GOLD, GOLD_DEEP, 0.7),
    area(row(x + 6, 8, posts, (post) => rect(post, top - 2.9, 2, 2.2)), "#fff3c8"),
  ];
}

const parquet = (x: number, width: number): Shape =>
  stroke(row(x + 8, 16, Math.floor(width / 16), (at) => `M${at} 119l6-24M${at + 6} 119l-6-24`), art("plank"), 0.7, 0.5);

const curtain = (drape: string): Shape[] => {
  const side = "M2 2h24c-2 13-9 22-24 26z";
  return [form(side, drape, LINE, 0.8), { ...form(side, drape, LINE, 0.8), at: `translate(${WIDTH} 0)scale(-1 1)` }];
};

function hallShapes({ wall, drape, emblem }: Hall): Shape[] {
  return [
    area(rect(0, 0, WIDTH, HEIGHT, 4), wall),
    area(row(4, 8, 20, (x) => rect(x, 2, 2.5, 2.5)), "#fff3c8", 0.35),
    ...step("top", 0, WIDTH, art("floor-3")),
    ...step("middle", 0, WIDTH, art("floor-2")),
    ...step("bottom", 0, WIDTH, art("floor-1")),
    parquet(0, WIDTH),
    ...curtain(drape),
    ...chandelier(44), ...chandelier(116),
    form(ellipse(80, 15, 27, 16), "#24352e", GOLD, 1.6),
    ...put(emblem, 59.6, 1.4, 0.85),
  ];
}

/** The box to the right of the third hall: the same height as the top row, room for everybody. */
function balconyShapes({ wall, drape }: Hall): Shape[] {
  const x = WIDTH;
  return [
    area(rect(x, 0, BALCONY, HEIGHT, 4), wall),
    area(rect(x, 0, BALCONY, HEIGHT, 4), "#1a1410", 0.25),
    form(`M${x + 5} 62V20c0-10 8-16 20-16s20 6 20 16v42z`, art("floor-3"), GOLD, 1.6),
    form(`M${x + 5} 40V20c0-10 8-16 20-16-2 16-8 28-20 36zM${x + 45} 40V20c0-10-8-16-20-16 2 16 8 28 20 36z`, drape, LINE, 0.8),
    form(rect(x + 2, 60, 46, 4, 1), GOLD, GOLD_DEEP, 0.7),
    form(`M${x + 3} 64h44c0 12-8 20-22 20s-22-8-22-20z`, "#f6ecd2", GOLD_DEEP, 0.9),
    stroke(row(x + 11, 7, 5, (at) => `M${at} 66v10`), GOLD_DEEP, 1.4),
    stroke(`M${x + 25} 84v36M${x + 12} 120c3-14 8-20 13-22 5 2 10 8 13 22`, GOLD_DEEP, 1.6),
    stroke(`M${x} 0v${HEIGHT}`, GOLD, 2),
  ];
}

export const ballroom = remembered((id: string, balcony = false): Picture => {
  const hall = HALLS[id] ?? UNKNOWN;
  const width = balcony ? WIDTH + BALCONY : WIDTH;
  return {
    box: [width, HEIGHT],
    shapes: [
      ...hallShapes(hall),
      ...(balcony ? balconyShapes(hall) : []),
      stroke(rect(1, 1, width - 2, HEIGHT - 2, 3), GOLD, 2),
    ],
  };
});

// Rehearsal rooms.

const PRACTICE: Record<number, { thing: Thing; wall: string }> = {
  1: { thing: "piano", wall: "#dfe3cd" },
  2: { thing: "cello", wall: "#ecd3c4" },
  3: { thing: "metronome", wall: "#d7e2f0" },
  4: { thing: "slipper", wall: "#f1e2bd" },
};

/** A mirror, a barre, an instrument, and the number over the door. */
export const rehearsalRoom = remembered((number: number): Picture => {
  const { thing, wall } = PRACTICE[number] ?? { thing: "notes", wall: "#e9e2d2" };
  return {
    box: [96, 64],
    shapes: [
      area(rect(0, 0, 96, 64, 4), wall),
      area("M0 46h96v14a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z", "#c99a5b"),
      stroke("M0 46h96M12 64l6-18M36 64l3-18M60 64l-3-18M84 64l-6-18", "#8a5a2c", 0.9),
      form("M36 42V14c0-6 6-9 14-9s14 3 14 9v28z", "#cfe6ee", GOLD, 2),
      stroke("M41 17l6-6M42 24l12-13", "#ffffff", 1.3, 0.9),
      stroke("M30 34h60M34 34v8M86 34v8", "#7a4a22", 1.8),
      ...put(things[thing], 4, 25, 1.3),
      form(circle(82, 14, 9), "#fffaf0", GOLD, 1.4),
      ...digits(String(number), 82, 14, 9.5, LINE, 2.4),
      stroke(rect(1, 1, 94, 62, 4), GOLD_DEEP, 2),
    ],
  };
});
