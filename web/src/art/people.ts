// Portraits of people, put together from parts like paper dolls. A recipe names the parts; the box is 80 by 96.

import { LINE, WHITE } from "./paints";
import { GOLD, area, art, circle, ellipse, form, put, rect, stroke, type Picture, type Shape } from "./shapes";
import { things, type Thing } from "./things";

const SKINS = { fair: "#f7dabd", rosy: "#f0c6a3", olive: "#ddad80", brown: "#ab7549", dark: "#7c4e33" };
const HAIRS = {
  black: "#2a2422",
  brown: "#5c3b24",
  chestnut: "#8b4c25",
  blond: "#d9ae55",
  red: "#b9582d",
  grey: "#a39e97",
  white: "#efe9dd",
};

const BLACK = "#26242b";
const BROWN = "#6b4526";

export type Skin = keyof typeof SKINS;
export type HairColour = keyof typeof HAIRS;
export type Hair = keyof typeof HAIR_SHAPES;
export type Beard = keyof typeof BEARD_SHAPES;
export type Hat = keyof typeof HATS;
export type Dress = keyof typeof DRESSES;
export type Face = "woman" | "man" | "glasses" | "monocle" | "young";

export interface Recipe {
  face: Face;
  skin?: Skin;
  hair: Hair;
  tint: HairColour;
  beard?: Beard;
  hat?: Hat;
  hatTint?: string;
  dress: Dress;
  /** The colour of the dress. */
  cloth: string;
  /** Lapels, sash, ribbon. */
  trim?: string;
  holds?: Thing;
}

const darker = (skin: Skin): string =>
  ({ fair: "#e3b995", rosy: "#d9a67f", olive: "#c18d5f", brown: "#8a5a35", dark: "#5f3924" })[skin];

const mirrored = (shapes: Shape[]): Shape[] => put(shapes, 80, 0, 1, true);
const both = (shapes: Shape[]): Shape[] => [...shapes, ...mirrored(shapes)];

// Hair: what lies behind the head, and what lies over it.

interface HairShape {
  back?: string;
  front?: string;
}

const PARTED = "M27.4 42c-2.3-12.5 3.5-20 12.6-20s15 7.5 12.6 20c-.7-5-2.2-8.7-4.8-11.3-4.3.9-9.5.4-13.2-3.1-1.3 4.7-5.6 6.4-7.2 14.4z";
const HAIR_SHAPES = {
  short: { front: "M27.5 41c-2-12 3.8-19 12.5-19s14.5 7 12.5 19c-.9-4.7-1.9-7.7-3.7-10-5.3 1.7-12.3 1.7-17.6 0-1.8 2.3-2.8 5.3-3.7 10z" },
  parted: { front: PARTED },
  bald: {
    front: "M27.6 46c-2.6-4-2.3-10.5.6-14.5.6 4 .5 9.5-.6 14.5zM52.4 46c2.6-4 2.3-10.5-.6-14.5-.6 4-.5 9.5.6 14.5z",
  },
  wild: {
    back: "M25 52c-6-1-8-7-5.5-11-3.5-5 0-11 4.5-12 1-7 8.5-11 16-11s15 4 16 11c4.5 1 8 7 4.5 12 2.5 4 .5 10-5.5 11z",
    front: "M27.5 40c-1-11 4-17.5 12.5-17.5S53.5 29 52.5 40c-1.5-4-3-6-4.5-7.5-5 1-11 1-16 0-1.5 1.5-3 3.5-4.5 7.5z",
  },
  updo: {
    back: "M22.5 40c-3.5-14 4.5-26 17.5-26s21 12 17.5 26c-1.5 6-5 8.5-8 8.5h-19c-3 0-6.5-2.5-8-8.5z",
    front: "M27.4 42c-1.2-6.5.8-11.5 4.3-14 2.8 2.6 5.8 3.2 8.3 3.2s5.5-.6 8.3-3.2c3.5 2.5 5.5 7.5 4.3 14 2.8-5 3.8-11.5 1.4-16.5-2.5-5-8-7.5-14-7.5s-11.5 2.5-14 7.5c-2.4 5-1.4 11.5 1.4 16.5z",
  },
  bun: {
    back: `${circle(40, 16.5, 7)}M55 44c4-13-3-24-15-24s-19 11-15 24z`,
    front: "M27.4 43c-2.6-12.5 3.6-20.5 12.6-20.5S55.2 30.5 52.6 43c-.6-7-4.1-12.5-12.6-15-8.5 2.5-12 8-12.6 15z",
  },
  long: {
    back: "M25 42c-3-16 5-23 15-23s18 7 15 23c-.6 9 3 16 4 24-8 5-30 5-38 0 1-8 4.6-15 4-24z",
    front: "M27.4 43c-2.6-12.5 3.6-20.5 12.6-20.5S55.2 30.5 52.6 43c-.6-7-4.1-12.5-12.6-15-8.5 2.5-12 8-12.6 15z",
  },
  curls: {
    back: [[26, 34, 6], [24, 43, 5.5], [26, 51, 5], [31, 25, 6.5], [40, 21.5, 7], [49, 25, 6.5], [54, 34, 6], [56, 43, 5.5], [54, 51, 5]]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
      .join(""),
    front: "M28 37c0-8 5-12.5 12-12.5S52 29 52 37c-3-4.5-5-6-7-7-3 2-7 2-10 0-2 1-4 2.5-7 7z",
  },
  braids: {
    back: "M26 42c-3-14 5-21 14-21s17 7 14 21l3 24c0 4-5 4-5 0l-2-20H30l-2 20c0 4-5 4-5 0z",
    front: "M27.4 42c-2-11 3.6-19 12.6-19s14.6 8 12.6 19c-1-7-5-11-12.6-14-7.6 3-11.6 7-12.6 14z",
  },
  none: {},
} satisfies Record<string, HairShape>;

const BEARD_SHAPES = {
  moustache: "M33 50c2-2.6 5.2-2.9 7-1 1.8-1.9 5-1.6 7 1-2.2 1.4-5.3 1.3-7-.2-1.7 1.5-4.8 1.6-7 .2z",
  handlebar:
    "M30 46.5c1.6 1.6 3 1.2 4.3.3 2-1.3 4.2-1 5.7.7 1.5-1.7 3.7-2 5.7-.7 1.3.9 2.7 1.3 4.3-.3-.8 4.5-6 6-10 2.6-4 3.4-9.2 1.9-10-2.6z",
  full: "M27.8 43c.9 3.6 2.4 5.3 4.7 5.6 2.1-2.2 5.3-2.4 7.5-.9 2.2-1.5 5.4-1.3 7.5.9 2.3-.3 3.8-2 4.7-5.6 1.3 11-2.7 21.5-12.2 22C30.5 64.5 26.5 54 27.8 43zM36.5 51.8c1.7 1.6 5.3 1.6 7 0-2.2-.6-4.8-.6-7 0z",
  long: "M27.8 43c.9 3.6 2.4 5.3 4.7 5.6 2.1-2.2 5.3-2.4 7.5-.9 2.2-1.5 5.4-1.3 7.5.9 2.3-.3 3.8-2 4.7-5.6 2 13 .8 29-4.2 37-2 2-4-1-8-1s-6 3-8 1c-5-8-6.2-24-4.2-37zM36.5 51.8c1.7 1.6 5.3 1.6 7 0-2.2-.6-4.8-.6-7 0z",
  imperial:
    "M27.4 40c1.3 5.5 3 8.3 5.8 10 2.1-1.7 4.8-1.9 6.8-.5 2-1.4 4.7-1.2 6.8.5 2.8-1.7 4.5-4.5 5.8-10 2.6 8 1.5 17.5-5 21.5-1.8-2.2-2.7-4.6-3-7.5h-9.2c-.3 2.9-1.2 5.3-3 7.5-6.5-4-7.6-13.5-5-21.5z",
  goatee: "M33 50c2-2.4 5.2-2.7 7-.9 1.8-1.8 5-1.5 7 .9-2.2 1.2-5.3 1.2-7-.2-1.7 1.4-4.8 1.4-7 .2zM36.5 54.3c1.8-.9 5.2-.9 7 0 .5 4-1.2 8-3.5 9-2.3-1-4-5-3.5-9z",
  sideburns:
    "M27.4 38c.6 6 1.6 10.5 4.4 14.5-2.4 1.5-4.6-.5-5.2-4-.6-3.6-.2-7 .8-10.5zM52.6 38c-.6 6-1.6 10.5-4.4 14.5 2.4 1.5 4.6-.5 5.2-4 .6-3.6.2-7-.8-10.5z",
  toothbrush: "M37.6 47.6c1.6-.7 3.2-.7 4.8 0l.3 3.2h-5.4z",
  stubble: "M29 46c1 7 5 12.5 11 12.5S50 53 51 46c-3 4-7 4.5-11 3.5-4 1-8 .5-11-3.5z",
} satisfies Record<string, string>;

// Hats, each in a colour that the recipe chooses.

type Maker = (tint: string) => Shape[];

const brim = (tint: string, width = 18, y = 27.5, height = 3.2): Shape => form(ellipse(40, y, width, height), tint, LINE, 0.9);
const gem = (x: number, y: number, tint: string, r = 1.4): Shape => area(circle(x, y, r), tint);

const HATS = {
  top: (tint) => [form("M28.5 27V7.5c3.5-1.5 19.5-1.5 23 0V27z", tint, LINE, 0.9), area(rect(28.7, 21, 22.6, 4), GOLD), brim(tint)],
  bowler: (tint) => [form("M27 27.5c-1.5-12 4-18 13-18s14.5 6 13 18z", tint, LINE, 0.9), area("M27 24.5h26v3H27z", BLACK, 0.6), brim(tint)],
  boater: () => [form("M28 26.5V16c4-1.3 20-1.3 24 0v10.5z", "#f1dca0", LINE, 0.9), area("M28 21.5h24v4H28z", "#8c2f3f"), brim("#f1dca0", 20)],
  plumed: (tint) => [
    form("M28 23.5c-1-8 4-12.5 12-12.5s13 4.5 12 12.5z", tint, LINE, 0.9),
    form(ellipse(40, 24.5, 25, 5.2), tint, LINE, 0.9),
    form("M46 22c2-12 13-17 22-12-3 0-4 2-3 4-3-1-5 1-4 3-3-1-5 1-4 3-4-1-7 0-11 2z", WHITE, LINE, 0.8),
    gem(47, 22, GOLD, 2),
  ],
  flowers: (tint) => [
    form(ellipse(40, 24, 24, 5.5), tint, LINE, 0.9),
    form("M29 22c0-7 4-10 11-10s11 3 11 10z", tint, LINE, 0.9),
    ...[[28, 20], [34, 17.5], [40, 20.5], [46, 17.5], [52, 20]].flatMap(([x = 0, y = 0], n) => [
      form(circle(x, y, 3.2), n % 2 ? "#e8a2b4" : "#f3cf72", LINE, 0.6),
      gem(x, y, "#a8322d", 1),
    ]),
  ],
  beret: (tint) => [form("M23.5 29c-3-9.5 7-16 17-15.5 11 .5 17 7.5 14.5 13-9 3.5-21 5-31.5 2.5z", tint, LINE, 0.9), stroke("M42 13.5l1-3.5", tint, 2)],
  tam: (tint) => [
    form("M22 26c-2-9 8-14 18-14s20 5 18 14c-10 3-26 3-36 0z", tint, LINE, 0.9),
    area("M27 26.5c7 2 19 2 26 0v3.5c-7 2-19 2-26 0z", "#fdf7ea"),
    stroke("M30 27.5v3M34 28v3M38 28.3v3M42 28.3v3M46 28v3M50 27.5v3", "#a8322d", 1.6),
    form(circle(40, 11, 3.5), "#a8322d", LINE, 0.8),
  ],
  crown: () => [
    form("M27 26.5L24.5 11l8 6.5L40 7.5l7.5 10 8-6.5L53 26.5z", GOLD, "#7a5a12", 1),
    form(rect(27, 24, 26, 4.5, 1), "#8c2f3f", "#7a5a12", 0.9),
    gem(24.5, 10.5, GOLD, 1.8), gem(40, 7, GOLD, 2), gem(55.5, 10.5, GOLD, 1.8),
    gem(33, 26.2, "#7fb4d8"), gem(40, 26.2, WHITE), gem(47, 26.2, "#7fb4d8"),
  ],
  coronet: () => [
    form("M28 27l-1.5-10 6.5 4L40 12.5 47 21l6.5-4L52 27c-7-2-17-2-24 0z", GOLD, "#7a5a12", 1),
    gem(40, 12.5, WHITE, 2.2), gem(26.5, 16.5, WHITE, 1.9), gem(53.5, 16.5, WHITE, 1.9), gem(40, 22.5, "#a8322d", 1.7),
  ],
  tiara: () => [
    form("M29 28c1-6 5-10.5 11-12.5 6 2 10 6.5 11 12.5-7-3.5-15-3.5-22 0z", "#e9eef4", "#7d8794", 0.9),
    gem(40, 19.5, "#5f93d9", 2.1), gem(34.5, 22.8, "#5f93d9"), gem(45.5, 22.8, "#5f93d9"),
  ],
  ducal: () => [
    form("M27.5 25c-2-9 3-16.5 12.5-16.5S54.5 16 52.5 25z", "#8c2f3f", LINE, 0.9),
    stroke("M40 8.5V24M31 12c-1.5 3-2 7-1.5 12M49 12c1.5 3 2 7 1.5 12", GOLD, 1.5),
    form("M26 24.5c8-2 20-2 28 0v5.5c-8-2-20-2-28 0z", WHITE, LINE, 0.8),
    area("M31 26l1 2 1-2zM39.5 25.5l1 2 1-2zM47.5 26l1 2 1-2z", BLACK),
    gem(40, 7, GOLD, 2.2),
  ],
  helmet: (tint) => [
    form("M26.5 30c-2-12 4-19 13.5-19s15.5 7 13.5 19c-8-3-19-3-27 0z", tint, LINE, 0.9),
    form("M38.5 11l1.5-8 1.5 8z", GOLD, LINE, 0.8),
    form("M33.5 20l6.5-3 6.5 3-2 6.5-4.5 1.5-4.5-1.5z", GOLD, LINE, 0.7),
  ],
  kepi: (tint) => [
    form("M28.5 27l1-13c5-2.5 16-2.5 21 0l1 13z", tint, LINE, 0.9),
    stroke("M29 23h22", GOLD, 1.8),
    form("M27 27c8 2.5 18 2.5 26 0l2 3.5c-9 3.5-21 3.5-30 0z", BLACK, LINE, 0.9),
    form(circle(40, 18.5, 2.8), GOLD, LINE, 0.7),
  ],
  shako: (tint) => [
    form("M28.5 27l-1-15c5-3 20-3 25 0l-1 15z", tint, LINE, 0.9),
    form("M38 11c-2-7 0-9 2-10 2 1 4 3 2 10z", "#2f7a4d", LINE, 0.8),
    form("M34.5 17l5.5-3.5 5.5 3.5-2 6-3.5 2-3.5-2z", GOLD, LINE, 0.7),
    form("M27 27c8 2.5 18 2.5 26 0l2 3.5c-9 3.5-21 3.5-30 0z", BLACK, LINE, 0.9),
  ],
  bicorn: (tint) => [
    form("M17 29c4-14 14-19 23-19s19 5 23 19c-13-5.5-33-5.5-46 0z", tint, LINE, 0.9),
    stroke("M18 28.5c12-5 32-5 44 0", GOLD, 1.5),
    form(circle(40, 18, 3.3), "#a8322d", GOLD, 1),
  ],
  tricorn: (tint) => [
    form("M16 25c7-1 9-11 24-13.5C55 14 57 24 64 25c-6 6-15 3.5-24 3.5S22 31 16 25z", tint, LINE, 0.9),
    stroke("M17 25.5c6 4.5 14 2.5 23 2.5s17 2 23-2.5", GOLD, 1.5),
    stroke("M37 18.5a3 3 0 1 1 3.5 3c-1 .2-1 1-1 2", GOLD, 1.6),
  ],
  nemes: (tint) => [
    form("M25 33c0-9 6-15 15-15s15 6 15 15c1 9 4 22 4 33l-9-1.5V38c-3-5-17-5-20 0v26.5L21 66c0-11 3-24 4-33z", tint, LINE, 0.9),
    stroke("M25.5 40l4.5 1M24.5 46l5.5 1M23 52l7 1M22 58l8 1M54.5 40l-4.5 1M55.5 46l-5.5 1M57 52l-7 1M58 58l-8 1M31 21.5l2 8M49 21.5l-2 8M40 18v9", "#234d86", 1.7),
    form("M27 31c8-4 18-4 26 0v3.5c-8-4-18-4-26 0z", GOLD, LINE, 0.8),
    stroke("M40 29c-3-3 3-4 0-8", "#2f7a4d", 2),
  ],
  feathers: () => [
    ...[-64, -44, -24, 0, 24, 44, 64].map((turn, n) => ({
      ...form("M36.5 26c-2-10 0-20 3.5-25 3.5 5 5.5 15 3.5 25z", ["#2f7a4d", "#c9443a", "#e8b72f"][n % 3] ?? GOLD, LINE, 0.8),
      at: `rotate(${turn} 40 34)`,
    })),
    form("M26.5 30c8-4.5 19-4.5 27 0v4c-8-4-19-4-27 0z", GOLD, LINE, 0.9),
    gem(33, 30, "#3b8f86", 1.7), gem(40, 29, "#c9443a", 1.9), gem(47, 30, "#3b8f86", 1.7),
  ],
  turban: (tint) => [
    form("M24.5 31c-3-12 5-19 15.5-19s18.5 7 15.5 19c-9-5-22-5-31 0z", tint, LINE, 0.9),
    stroke("M26 25c8-7 20-9 28-5M28 18c8-3 17-1 26 8M30 29c5-6 12-10 20-15", "#fdf7ea", 1.2, 0.8),
    form(circle(40, 22, 3), GOLD, LINE, 0.8), gem(40, 22, "#a8322d", 1.5),
  ],
  cap: (tint) => [form("M26 28c-2-9 4-15 14-15s16 6 14 15c-8-3-20-3-28 0z", tint, LINE, 0.9), form("M28 28c8-3 22-3 27 1.5-8 3-18 2.5-27-1.5z", tint, LINE, 0.9), stroke("M40 13v11", LINE, 0.8, 0.5)],
  kufi: (tint) => [form("M28.5 28l1.5-12c6-2.5 14-2.5 20 0l1.5 12c-7-2.5-16-2.5-23 0z", tint, LINE, 0.9), stroke("M29.5 24l3-3 3 3 3-3 3 3 3-3 3 3 3-3", "#f3cf72", 1.5)],
  tyrol: (tint) => [
    form("M29 26c0-9 3-15 7-14 3 .5 5 .5 8 0 4-1 7 5 7 14z", tint, LINE, 0.9),
    area("M29 23h22v3.5H29z", "#6b4526"),
    brim(tint, 20),
    form("M49 24c1-9 4-14 9-17 0 7-2 13-7 17z", "#fdf7ea", LINE, 0.8),
  ],
  wide: (tint) => [form("M29 25c0-9 2-14 6-13 3 1.5 7 1.5 10 0 4-1 6 4 6 13z", tint, LINE, 0.9), area("M29 22h22v3.5H29z", BLACK, 0.7), form("M15 27c6-4 15-3.5 25-3.5S59 23 65 27c-8 4.5-42 4.5-50 0z", tint, LINE, 0.9)],
  hood: (tint) => [form("M21 70c-4-25 4-52 19-52s23 27 19 52l-9-4c3-11 3.5-31-10-31s-13 20-10 31z", tint, LINE, 0.9)],
  miner: (tint) => [
    form("M26 30c-2-12 4-18 14-18s16 6 14 18c-8-3.5-20-3.5-28 0z", tint, LINE, 0.9),
    form(circle(40, 21, 5), art("light"), LINE, 1),
    stroke("M40 12.5V8M31 15l-3-3.5M49 15l3-3.5", art("light"), 1.6),
  ],
  maid: () => [form("M28 28c-3.5-5 0-8.5 3-7.5 0-4 5-5 6.5-2.5 1.5-2 4-2 5.5 0 1.5-2.5 6.5-1.5 6.5 2.5 3-1 6.5 2.5 3 7.5-7-3.5-17.5-3.5-24.5 0z", WHITE, LINE, 0.9), stroke("M30 26.5c6-2.5 14-2.5 20 0", "#8c2f3f", 1.2)],
  toque: () => [form("M29 27v-7c-6.5-1.5-6-11 1.5-10.5 1-6.5 7.5-7 9.5-4 2-3 8.5-2.5 9.5 4 7.5-.5 8 9 1.5 10.5v7c-7-1.5-15-1.5-22 0z", WHITE, LINE, 0.9), stroke("M35 20v4.5M40 19.5v4.5M45 20v4.5", LINE, 0.8, 0.4)],
  pillbox: (tint) => [form("M29.5 26V16c6-2 15-2 21 0v10c-6-1.5-15-1.5-21 0z", tint, LINE, 0.9), stroke("M29.7 23.5c6-1.5 14.6-1.5 20.6 0M29.7 18.5c6-1.5 14.6-1.5 20.6 0", GOLD, 1.3), gem(40, 20.3, GOLD, 1.7)],
  scarf: (tint) => [form("M26.5 33c-3-12 4-18 13.5-18s16.5 6 13.5 18c-4-5.5-8-7.5-13.5-7.5S30.5 27.5 26.5 33z", tint, LINE, 0.9), area([[32, 21], [40, 19], [48, 21], [36, 23.5], [44, 23.5]].map(([x = 0, y = 0]) => circle(x, y, 1.1)).join(""), WHITE), form("M53 27l7-3-2 6 3 4-8-2z", tint, LINE, 0.8)],
  goggles: (tint) => [
    form("M26 30c-2-11 4-17 14-17s16 6 14 17c-8-3-20-3-28 0z", tint, LINE, 0.9),
    stroke("M26 27.5c8-2.5 20-2.5 28 0", BLACK, 2),
    form(circle(34, 25.5, 4.2), "#bfe0e6", BLACK, 1.5), form(circle(46, 25.5, 4.2), "#bfe0e6", BLACK, 1.5),
  ],
  headset: () => [stroke("M27 42c-3-25 29-25 26 0", BLACK, 2.2), form(rect(24.5, 38, 5, 8, 2), BLACK, LINE, 0.8), form(rect(50.5, 38, 5, 8, 2), BLACK, LINE, 0.8), stroke("M27 46c1 6 4 8 9 8", BLACK, 1.4)],
  comb: (tint) => [form("M30 20c0-9 20-9 20 0l-3 5H33z", tint, LINE, 0.9), stroke("M34 15v7M38 13.5v8M42 13.5v8M46 15v7", GOLD, 1.2), form(circle(53, 30, 4), "#c9443a", LINE, 0.8), stroke("M51.5 30c0-2 3-2 3 0s-1.5 2-1.5.5", "#fdf7ea", 0.8)],
  biretta: (tint) => [
    form("M27.5 28l-1-13c3 1.5 6 1 7.5-2.5 2 3 4 3.5 6 .5 2 3 4 2.5 6-.5 1.5 3.5 4.5 4 7.5 2.5l-1 13c-7-2.5-18-2.5-25 0z", tint, LINE, 0.9),
    stroke("M34 15v9M46 15v9", LINE, 0.8, 0.5),
    form(circle(40, 11.5, 3), tint, LINE, 0.8),
  ],
  papal: () => [
    form("M27.5 28c-3-9 1-18 12.5-26C51.5 10 55.5 19 52.5 28c-8-2.5-17-2.5-25 0z", WHITE, LINE, 0.9),
    stroke("M27 25c8-2.5 18-2.5 26 0", GOLD, 2.6),
    stroke("M40 4v20M34 14.5h12", GOLD, 2.2),
    gem(33, 20.5, "#a8322d"), gem(47, 20.5, "#a8322d"),
  ],
  veil: (tint) => [
    form("M22 68c-3-24 3-48 18-48s21 24 18 48l-7-3c2.5-11 4-33-11-33S26.5 54 29 65z", tint, LINE, 0.9),
    form("M27.5 37c1-8 5.5-11.5 12.5-11.5S51.5 29 52.5 37c-2-4-6-6-12.5-6s-10.5 2-12.5 6z", WHITE, LINE, 0.8),
  ],
  halfMask: () => [
    form("M27.5 36c3-4 8-5 12.5-3.5V46c-2 4-4 6.5-7.5 7.5-3.5-4-5.5-10-5-17.5z", WHITE, LINE, 0.9),
    area(ellipse(34.7, 41, 2.6, 1.7), BLACK),
    stroke("M40 33c4-1.5 9-1 12.5 2", LINE, 0.8),
  ],
  horns: (tint) => both([form("M30 25c-8 1-13-4-13-13 3 4 7 5.5 11 5 2 0 5 2 6 6z", "#d9c49a", LINE, 0.9), form("M27 33l-6-6 8-1z", tint, LINE, 0.8)]),
  eboshi: (tint) => [
    form("M29 27c-1-5 0-14 5-22 3-3 9-3 10 1 3 8 6 15 7 21-7-2.5-15-2.5-22 0z", tint, LINE, 0.9),
    stroke("M29 24.5c7-2 15-2 22 0", GOLD, 1.6),
    stroke("M44 8c6 0 9 3 10 8", tint, 2),
  ],
  fur: (tint) => [
    form("M29 24c0-8 4-13 11-15 7 2 11 7 11 15z", tint, LINE, 0.9),
    form("M24.5 30c-2-4 0-8 4-8 2-2.5 6-2.5 8-1 2-1.5 5-1.5 7 0 2-1.5 6-1.5 8 1 4 0 6 4 4 8-10-4-21-4-31 0z", "#6d4a2c", LINE, 0.9),
    gem(40, 14, GOLD, 2.2),
  ],
  kokoshnik: (tint) => [
    form("M24 30c-2-12 5-22 16-24 11 2 18 12 16 24-4-6-9-8-16-8s-12 2-16 8z", tint, GOLD, 1.6),
    ...[[28, 21], [33, 14.5], [40, 12], [47, 14.5], [52, 21]].map(([x = 0, y = 0]) => gem(x, y, WHITE, 1.7)),
    gem(40, 17.5, "#5f93d9", 2),
  ],
  bonnet: (tint) => [
    form("M24 44c-4-16 4-28 16-28s20 12 16 28c-1-9-5-16-16-16s-15 7-16 16z", tint, LINE, 0.9),
    stroke("M26 38c1-8 5-13 14-13s13 5 14 13", WHITE, 1.4),
    form("M40 64l-6-3v6zM40 64l6-3v6z", tint, LINE, 0.8),
  ],
  jewels: () => [
    form("M27 31c0-8 5-13 13-16 8 3 13 8 13 16-8-5-18-5-26 0z", GOLD, "#7a5a12", 1),
    form("M37.5 15L40 5l2.5 10z", GOLD, "#7a5a12", 0.9),
    gem(40, 21, "#2f7a75", 2.6), gem(33.5, 24.5, "#a8322d", 1.8), gem(46.5, 24.5, "#a8322d", 1.8),
    ...both([stroke("M27.5 44v6", GOLD, 1.2), gem(27.5, 51.5, GOLD, 1.9)]),
  ],
  swan: () => [
    ...both([form("M38 22c-9 2-15-1-18-8 6 1 9 0 12-4 1 5 4 8 6 12z", WHITE, LINE, 0.9)]),
    gem(40, 20, "#9fd2ea", 2.4),
  ],
  cone: (tint) => [form("M30 26L41 2l9 24c-6-2-14-2-20 0z", tint, LINE, 0.9), stroke("M34 18l12-3M32 23l17-2", "#f3cf72", 1.5), form(circle(41, 3, 2.8), "#e8a2b4", LINE, 0.8)],
} satisfies Record<string, Maker>;

// Dresses.

type Tailor = (cloth: string, trim: string, skin: string) => Shape[];

const BODY = "M9 95c0-17.5 8.5-26 24-30h14c15.5 4 24 12.5 24 30z";
const GOWN = "M11 95c0-16 6-23.5 16.5-27C31 76 49 76 52.5 68 63 71.5 69 79 69 95z";
const buttons = (x: number, from: number, count: number, step = 6): Shape =>
  area(Array.from({ length: count }, (_, n) => circle(x, from + n * step, 1.3)).join(""), GOLD);
const epaulettes = both([
  form("M12 76c3-5 9-8.5 15-9.5l2 4c-5 2-11 5-14 8.5z", GOLD, LINE, 0.8),
  stroke("M12 77v5M14.5 76v5M17 74.5v5", GOLD, 1.5),
]);

const DRESSES = {
  coat: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M33.5 64.5L40 86l6.5-21.5L40 69z", WHITE, LINE, 0.8),
    ...both([form("M33 65l-7 9 4.5 2.5-2.5 4L39 95h1V86z", trim, LINE, 0.8)]),
    area("M40 69l-2.3 2.5L40 84l2.3-12.5z", BLACK),
  ],
  bow: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M33.5 64.5L40 90l6.5-25.5L40 69z", WHITE, LINE, 0.8),
    ...both([form("M33 65l-7 9 4.5 2.5-2.5 4L39 95h1v-5z", trim, LINE, 0.8)]),
    form("M40 70.5l-6.5-3.5v7.5zM40 70.5l6.5-3.5v7.5z", BLACK, LINE, 0.7),
    area(circle(40, 78, 0.9) + circle(40, 83, 0.9), BLACK),
  ],
  cravat: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    ...both([form("M33 64.5l-9 11 6 3-2 4 12 12.5V80z", trim, LINE, 0.8)]),
    form("M33 64c4 3 10 3 14 0l1.5 5c-2 2-3 2-4.5 2l2 12-6 6-6-6 2-12c-1.5 0-2.5 0-4.5-2z", WHITE, LINE, 0.8),
    gem(40, 74, GOLD, 1.8),
  ],
  artist: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M32 64c-4 2-7 5-8 9l13-1 3 6 3-6 13 1c-1-4-4-7-8-9l-8 5z", WHITE, LINE, 0.8),
    form("M40 71c-4-6-12-4-13 1 4 3 9 3 13-1zM40 71c4-6 12-4 13 1-4 3-9 3-13-1z", trim, LINE, 0.8),
    form("M38.5 71l-5 15 6-4zM41.5 71l5 15-6-4z", trim, LINE, 0.8),
  ],
  uniform: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M32.5 63.5h15l1 6.5c-5 2.5-12 2.5-17 0z", trim, LINE, 0.8),
    ...epaulettes,
    buttons(36, 77, 4), buttons(44, 77, 4),
    gem(55, 84, GOLD, 2.3), area("M53 74h4v8h-4z", trim),
  ],
  sash: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M32.5 63.5h15l1 6.5c-5 2.5-12 2.5-17 0z", GOLD, LINE, 0.8),
    form("M20 72l8-5 27 28H43z", trim, LINE, 0.8),
    ...epaulettes,
    buttons(48, 76, 3),
    form("M54 80l2.5 1.5 2.5-1.5-1 3 2 2-3 .5-.5 3-.5-3-3-.5 2-2z", GOLD, LINE, 0.5),
  ],
  gown: (cloth, trim, skin) => [
    area("M26 70c5-3 8.5-4 8.5-9h11c0 5 3.5 6 8.5 9-3 9-25 9-28 0z", skin),
    form(GOWN, cloth, LINE, 1),
    stroke("M27.5 68.5C31 76.5 49 76.5 52.5 68.5", trim, 2.6),
    stroke("M40 75v20M30 74c-1 8-4 14-8 21M50 74c1 8 4 14 8 21", trim, 1, 0.6),
    ...[32, 36, 40, 44, 48].map((x, n) => gem(x, [66.5, 68.5, 69.3, 68.5, 66.5][n] ?? 68, WHITE, 1.3)),
  ],
  blouse: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M33 61h14v7c-4 2.5-10 2.5-14 0z", WHITE, LINE, 0.8),
    stroke("M33 68l-6 27M47 68l6 27M37 70l-1.5 25M43 70l1.5 25", trim, 1, 0.7),
    form(ellipse(40, 69.5, 2.8, 3.2), trim, GOLD, 1.2),
  ],
  ruff: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    stroke("M40 72v22", trim, 3), buttons(40, 78, 3),
    ...[24, 29, 34.5, 40, 45.5, 51, 56].map((x, n) => form(ellipse(x, 66 - [3, 1, 0, 0, 0, 1, 3][n]! * 0.8, 4, 4.6), WHITE, LINE, 0.7)),
  ],
  ermine: (cloth) => [
    form(BODY, cloth, LINE, 1),
    form("M30 63c-8 2-15 7-18 14l8 6c5-6 12-8 20-8s15 2 20 8l8-6c-3-7-10-12-18-14-5 6-15 6-20 0z", WHITE, LINE, 0.9),
    area([[20, 74], [28, 69], [34, 73], [46, 73], [52, 69], [60, 74]].map(([x = 0, y = 0]) => `M${x} ${y}l1.1 3.5-1.1 1-1.1-1z`).join(""), BLACK),
    form(circle(40, 79, 3.2), GOLD, LINE, 0.8),
  ],
  robe: (cloth) => [
    form(BODY, cloth, LINE, 1),
    form("M29 64c3 5 19 5 22 0l4 6c-8 8-22 8-30 0z", cloth, LINE, 0.9),
    stroke("M40 75v14M35.5 80h9", GOLD, 2),
  ],
  smock: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M31 64l-8 8 12 6 5-7 5 7 12-6-8-8-9 5z", WHITE, LINE, 0.8),
    area(circle(40, 80, 1.1) + circle(40, 86, 1.1) + circle(40, 92, 1.1), trim),
  ],
  apron: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M32 63l8 6 8-6 3 5-11 6-11-6z", WHITE, LINE, 0.8),
    form("M29 76c7 2 15 2 22 0l3 19H26z", WHITE, LINE, 0.9),
    stroke("M29 76l-4-7M51 76l4-7", WHITE, 3),
    area("M40 72l-4.5-2.5v5zM40 72l4.5-2.5v5z", trim),
  ],
  waistcoat: (cloth, trim) => [
    form(BODY, WHITE, LINE, 1),
    form("M30 66l10 19 10-19 6 3v26H24V69z", cloth, LINE, 0.9),
    form("M40 70l-6.5-3.5v7.5zM40 70l6.5-3.5v7.5z", trim, LINE, 0.7),
    buttons(40, 88, 2, 5),
  ],
  livery: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M32.5 63.5h15l1 6c-5 2.5-12 2.5-17 0z", trim, LINE, 0.8),
    stroke("M40 72v23M33 73l-3 22M47 73l3 22", trim, 1),
    buttons(34, 77, 4, 5.5), buttons(46, 77, 4, 5.5),
  ],
  overall: (cloth, trim) => [
    form(BODY, trim, LINE, 1),
    form("M28 78h24l2 17H26z", cloth, LINE, 0.9),
    stroke("M29 78l-4-11M51 78l4-11", cloth, 4),
    gem(30, 80, GOLD, 1.5), gem(50, 80, GOLD, 1.5),
  ],
  stripes: (cloth, trim) => [
    form(BODY, WHITE, LINE, 1),
    stroke("M17 79c14-4 32-4 46 0M13 86c17-4 37-4 54 0M11 93c18-4 40-4 58 0M22 73c11-3 25-3 36 0", cloth, 3),
    form("M34 64c3 4 9 4 12 0l2 3c-4 5-12 5-16 0z", trim, LINE, 0.8),
  ],
  plaid: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M33.5 64.5L40 82l6.5-17.5L40 69z", WHITE, LINE, 0.8),
    form("M52 67l12 5-34 23H16z", trim, LINE, 0.9),
    stroke("M57 69l-33 26M47 76l8 6M38 83l7 5M29 90l6 5", "#f3cf72", 1.1),
  ],
  collar: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M28 65c4 5 20 5 24 0l6 4c-4 13-32 13-36 0z", GOLD, LINE, 0.9),
    stroke("M26 70c6 7 22 7 28 0M29 67.5c5 5 17 5 22 0", trim, 1.6),
  ],
  cape: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M26 62c4 5 24 5 28 0 8 3 13 9 15 18-16-7-42-7-58 0 2-9 7-15 15-18z", trim, LINE, 0.9),
    form(ellipse(40, 69, 2.6, 2.6), GOLD, LINE, 0.7),
    stroke("M40 72v16M36 77h8", GOLD, 1.8),
  ],
  kimono: (cloth, trim) => [
    form(BODY, cloth, LINE, 1),
    form("M31 63l9 10 9-10 6 3-15 22L25 66z", trim, LINE, 0.9),
    form("M33.5 63.5L40 71l6.5-7.5 2 1L40 77l-8.5-12.5z", WHITE, LINE, 0.7),
    form(rect(22, 86, 36, 9), trim, LINE, 0.8),
  ],
  shawl: (cloth, trim, skin) => [
    form(BODY, skin, LINE, 1),
    form("M27 67c6-2 10-4 26 0 10 4 16 13 17 28H34c8-8 2-22-7-28z", cloth, LINE, 1),
    stroke("M34 70c10 5 22 14 26 25M30 68c12 2 26 10 34 22", trim, 1, 0.6),
  ],
} satisfies Record<string, Tailor>;

function face({ face: kind, skin = "fair", tint }: Recipe): Shape[] {
  const shade = darker(skin);
  const woman = kind === "woman";
  const brow = tint === "white" ? HAIRS.grey : HAIRS[tint];
  const shapes: Shape[] = [
    area("M34.5 50h11v13.5c-2 4.5-9 4.5-11 0z", shade),
    ...both([form(circle(27.8, 43, 2.5), SKINS[skin], LINE, 0.8)]),
    form("M27.5 39c0-9.5 5-15 12.5-15s12.5 5.5 12.5 15c0 10-5.5 19-12.5 19s-12.5-9-12.5-19z", SKINS[skin], LINE, 0.9),
    area(circle(32.5, 47, 2.6) + circle(47.5, 47, 2.6), "#e2826c", woman || kind === "young" ? 0.5 : 0.28),
    stroke("M40 40.5v5.5c0 1.3-1.7 1.7-2.5 1", shade, 1.2),
    ...both([
      stroke("M32 40.2c1.5-1.4 3.8-1.4 5.2 0", LINE, woman ? 1.3 : 1),
      area(circle(34.7, 41, 1.35), LINE),
      stroke(woman ? "M31.5 36.8c1.9-1.5 4.2-1.5 5.8-.5" : "M31.5 37c1.9-1.3 4.2-1.3 5.8 0", brow, woman ? 1 : 1.6),
    ]),
    woman
      ? area("M36.8 51.3c1.1-1.1 2.4-.7 3.2-.1.8-.6 2.1-1 3.2.1-1.6 2-4.8 2-6.4 0z", "#b5323f")
      : stroke("M37 51.7c2 1 4 1 6 0", "#8f4a3c", 1.2),
  ];
  if (kind === "glasses") shapes.push(stroke(`${circle(34.6, 41.3, 3.9)}${circle(45.4, 41.3, 3.9)}M38.5 41c1-.8 2-.8 3 0`, "#5b4a1c", 1));
  if (kind === "monocle") shapes.push(stroke(`${circle(45.4, 41.3, 4)}M49 43c2 8 0 16-3 22`, GOLD, 1.1));
  return shapes;
}

/** The person alone, without background and frame. */
export function person(recipe: Recipe): Shape[] {
  const skin = SKINS[recipe.skin ?? "fair"];
  const hair: HairShape = HAIR_SHAPES[recipe.hair];
  const tint = HAIRS[recipe.tint];
  const beard = recipe.beard && BEARD_SHAPES[recipe.beard];
  const hat = recipe.hat ? HATS[recipe.hat](recipe.hatTint ?? recipe.trim ?? recipe.cloth) : [];
  const behind = recipe.hat === "feathers";
  return [
    ...(behind ? hat : []),
    ...(hair.back ? [form(hair.back, tint, LINE, 0.9)] : []),
    ...DRESSES[recipe.dress](recipe.cloth, recipe.trim ?? BROWN, skin),
    ...face(recipe),
    ...(beard ? [form(beard, tint, LINE, 0.6)] : []),
    ...(hair.front ? [form(hair.front, tint, LINE, 0.8)] : []),
    ...(behind ? [] : hat),
    ...(recipe.holds ? held(recipe.holds) : []),
  ];
}

/** What somebody holds, on a disc at the lower right. */
function held(thing: Thing): Shape[] {
  return [form(circle(63, 80, 14), "#f8efd8", GOLD, 1.4), ...put(things[thing], 52.2, 69.2, 0.9)];
}

/** A portrait on its ground: `ground` is drawn behind, `frame` over the person. */
export const portrait = (recipe: Recipe, ground: Shape[], frame: Shape[]): Picture => ({
  box: [80, 96],
  shapes: [...ground, ...person(recipe), ...frame],
});
