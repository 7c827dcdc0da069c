// Overbooking: crests of houses, groups of guests, backs of cards, hotels.

import { overbooking as content } from "../content";
import { digits } from "./digits";
import { icons } from "./icons";
import { CREAM } from "./paints";
import { person, type Recipe } from "./people";
import { GOLD, area, art, circle, form, put, rect, remembered, star, stroke, type Picture, type Shape } from "./shapes";

const LINE = "#2b2117";

interface House {
  field: string;
  animal: Shape[];
}


const HOUSES: Record<string, House> = {
  fish: {
    field: "#2a6a8c",
    animal: [
      area("M8 25c5-7 13-10 21-6l9-6c-1 4-1 8-1 11s0 7 1 11l-9-6c-8 4-16 3-21-4z", CREAM),
      stroke("M20 19c2 4 2 8 0 12M25 19.5c2 3.5 2 7.5 0 11", "#2a6a8c", 1.3),
      area(circle(14.5, 23.5, 1.4), "#2a6a8c"),
    ],
  },
  bird: {
    field: "#b8661f",
    animal: [
      area("M39 14c-4 0-6 2-8 5-5-1-10-8-19-7 1 3 3 4 5 5-2 0-4 0-6-1 1 3 3 5 6 6-1 .5-3 .5-4 .5 2 3 5 5 9 5l-5 9 8-4 3 4c5-3 9-9 8-15l6-3c-1-2-2-3.5-3-4.5z", CREAM),
      area(circle(35.5, 17.5, 1.2), "#b8661f"),
    ],
  },
  lion: {
    field: "#8f2a3a",
    animal: [
      area(star(24, 23, 11, 17.5, 12.5), "#e9b94e"),
      area(circle(14.5, 13.5, 3.6) + circle(33.5, 13.5, 3.6), CREAM),
      area("M24 11c7 0 10.5 4.5 10.5 10.5 0 5-2 7-4 10-1.5 2.5-3.5 4.5-6.5 4.5s-5-2-6.5-4.5c-2-3-4-5-4-10C13.5 15.5 17 11 24 11z", CREAM),
      area(circle(19.5, 20.5, 1.6) + circle(28.5, 20.5, 1.6) + "M20.8 26h6.4L24 29.6z", "#8f2a3a"),
      stroke("M24 29.5v2M24 31.5c-1.5 1.8-3.5 1.6-4.5.3M24 31.5c1.5 1.8 3.5 1.6 4.5.3", "#8f2a3a", 1.3),
    ],
  },
  stag: {
    field: "#37683c",
    animal: [
      stroke("M18 18c-6-1-9-5-8-11M14 15.5c-4 0-6-1-7-3M12 11.5c2-1 3-3 2.5-5M30 18c6-1 9-5 8-11M34 15.5c4 0 6-1 7-3M36 11.5c-2-1-3-3-2.5-5", CREAM, 2.2),
      area("M24 16c5 0 7 2 7 6l-1.5 8c-.5 4-2.5 8-5.5 8s-5-4-5.5-8L17 22c0-4 2-6 7-6z", CREAM),
      area("M17 21l-6-1c1 3 3 4.5 6 4.5zM31 21l6-1c-1 3-3 4.5-6 4.5z", CREAM),
      area(circle(20.8, 24, 1.3) + circle(27.2, 24, 1.3), "#37683c"),
      area("M22 34h4c0 2-1 3-2 3s-2-1-2-3z", "#37683c"),
    ],
  },
};

const OTHER: House = { field: "#5d5a66", animal: [form("M24 10l4 10h10l-8 6 3 10-9-6-9 6 3-10-8-6h10z", CREAM, CREAM, 1)] };

const SHIELD = "M5 4h38v22c0 10-8 16-19 20C13 42 5 36 5 26z";

/** The colour of a house's field. */
const houseColour = (house: string): string => (HOUSES[house] ?? OTHER).field;

function crestShapes(house: string): Shape[] {
  const { field, animal } = HOUSES[house] ?? OTHER;
  return [form(SHIELD, field, GOLD, 2.2), ...put(animal, 2.4, 1.5, 0.9)];
}

export const crest = remembered((house: string): Picture => ({ box: [48, 48], shapes: crestShapes(house) }));

// Groups by the beds they need.

const monk: Recipe = { face: "man", skin: "rosy", hair: "bald", tint: "brown", dress: "robe", cloth: "#6d4a2c", beard: "stubble" };
const merchant: Recipe = { face: "man", skin: "olive", hair: "long", tint: "black", beard: "goatee", hat: "turban", hatTint: "#8c2f3f", dress: "collar", cloth: "#2f7a75", trim: "#8c2f3f" };
const merchant2: Recipe = { ...merchant, skin: "fair", tint: "red", beard: "full", hat: "wide", hatTint: "#245a45", cloth: "#b9812a" };
const maid: Recipe = { face: "woman", hair: "bun", tint: "chestnut", hat: "maid", dress: "apron", cloth: "#c26d7f", trim: "#8c2f3f" };
const noble: Recipe = { face: "man", hair: "curls", tint: "grey", hat: "coronet", dress: "ruff", cloth: "#24497f", trim: "#c2973c" };
const lady: Recipe = { face: "woman", hair: "updo", tint: "blond", hat: "tiara", dress: "gown", cloth: "#5d3a68", trim: "#f6ecd2" };
const soldier: Recipe = { face: "man", skin: "rosy", hair: "short", tint: "brown", beard: "moustache", hat: "helmet", hatTint: "#aab4b8", dress: "uniform", cloth: "#8c2f3f", trim: "#c2973c" };
const labourer: Recipe = { face: "man", skin: "olive", hair: "short", tint: "brown", beard: "stubble", hat: "cap", hatTint: "#8a6a3c", dress: "overall", cloth: "#55708a", trim: "#e9d6a8" };

const tinted = (recipe: Recipe, change: Partial<Recipe>): Recipe => ({ ...recipe, ...change });

const GROUPS: Record<number, Recipe[]> = {
  1: [monk],
  2: [merchant, merchant2],
  3: [tinted(maid, { tint: "blond", cloth: "#2f7a75" }), maid, tinted(maid, { tint: "black", skin: "olive", cloth: "#5d3a68" })],
  4: [noble, lady, tinted(lady, { tint: "black", cloth: "#a8322d", hat: "ducal" }), tinted(noble, { tint: "brown", cloth: "#245a45", beard: "goatee" })],
  5: [soldier, tinted(soldier, { tint: "black", beard: "full" }), tinted(soldier, { tint: "red", beard: "handlebar" }), tinted(soldier, { tint: "blond", beard: "goatee" }), tinted(soldier, { tint: "grey" })],
  6: [labourer, tinted(labourer, { tint: "red", beard: "full" }), tinted(labourer, { skin: "dark", tint: "black", hatTint: "#6d4a2c" }), tinted(labourer, { tint: "blond", face: "young", beard: undefined }), tinted(labourer, { tint: "black", beard: "handlebar" }), tinted(labourer, { tint: "grey", beard: "full", hatTint: "#55708a" })],
};

/** Where the people of a group stand, those behind first: x, y, scale. */
const PLACES: Record<number, [number, number, number][]> = {
  1: [[7, 10, 0.83]],
  2: [[-2, 20, 0.64], [31, 24, 0.64]],
  3: [[-3, 26, 0.54], [40, 26, 0.54], [17.5, 30, 0.56]],
  4: [[7, 11, 0.46], [36, 11, 0.46], [1, 35, 0.55], [35, 35, 0.55]],
  5: [[10, 14, 0.45], [34, 14, 0.45], [-3, 38, 0.49], [43.5, 38, 0.49], [20, 38, 0.5]],
  6: [[-1.5, 15, 0.43], [22.5, 12, 0.43], [47, 15, 0.43], [-3, 40, 0.47], [45, 40, 0.47], [20.5, 39, 0.49]],
};

const cardGround = (house: string | undefined): Shape[] => [
  area(rect(0, 0, 80, 96, 5), art("nimbus")),
  area("M0 70c20-8 60-8 80 0v21a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z", house ? houseColour(house) : art("paper-2"), 0.35),
];

/** The counter of a reception, before which they all wait. */
const COUNTER: Shape[] = [
  form(rect(2, 80, 76, 14), "#7a4a22", LINE, 1),
  area(rect(2, 80, 76, 3), "#a9753d"),
  area(Array.from({ length: 9 }, (_, place) => rect(6 + 8 * place, 86, 3.5, 3.5)).join(""), GOLD, 0.7),
];

const cardFrame = (house: string | undefined): Shape[] => [
  stroke(rect(1.5, 1.5, 77, 93, 4.5), house ? houseColour(house) : art("gold"), 3),
  stroke(rect(3.8, 3.8, 72.4, 88.4, 3), GOLD, 0.7),
];

export const group = remembered((beds: number, house?: string): Picture => {
  const people = GROUPS[beds] ?? [monk];
  const places = PLACES[beds] ?? [];
  return {
    box: [80, 96],
    shapes: [
      ...cardGround(house),
      ...places.flatMap(([x, y, scale], place) => put(person(people[place] ?? monk), x, y, scale)),
      ...COUNTER,
      ...cardFrame(house),
      ...(house ? put(crestShapes(house), 3, 3, 0.48) : []),
      form(circle(67, 13, 9.5), "#fffaf0", GOLD, 1.6),
      ...digits(String(beds), 67, 13, 10.5, LINE, 2.4),
    ],
  };
});

export const cardBack = remembered((house: string, large: boolean): Picture => {
  const scale = large ? 1.25 : 0.68;
  return {
    box: [80, 96],
    shapes: [
      area(rect(0, 0, 80, 96, 5), houseColour(house)),
      area(rect(0, 0, 80, 96, 5), "#1a1410", 0.35),
      stroke(rect(5, 5, 70, 86, 3), GOLD, 1.2),
      area([10, 66].flatMap((x) => [10, 82].map((y) => rect(x, y, 4, 4))).join(""), GOLD),
      stroke(circle(40, 48, large ? 35 : 22), GOLD, 0.9, 0.8),
      ...put(crestShapes(house), 40 - 24 * scale, 48 - 24.5 * scale, scale),
    ],
  };
});

// Hotels: an inn for every side of a hotel card, with a window for every bed.

const WALLS = ["#f1e2bd", "#e7cfa5", "#dfe3cd", "#ecd3c4"];
const ROOFS = ["#8f3f2c", "#1e4d3e", "#4a5d78", "#7a5a2c"];
const TIMBER = "#6b4526";
export const LIT = art("light");
export const DARK = "#39424a";
const GROUND_FLOOR = 4;
const WIDEST_FLOOR = 6;

type Roofer = (eaves: number) => string;

const ROOF_FORMS: Roofer[] = [
  (y) => `M4 ${y}L60 ${y - 26}L116 ${y}z`,
  (y) => `M5 ${y}l13-20h84l13 20z`,
  (y) => `M8 ${y}v-6h12v-6h12v-6h12v-6h32v6h12v6h12v6h12v6z`,
  (y) => `M4 ${y}l10-12h10l12-13 12 13h24l12-13 12 13h10l10 12z`,
];

/** The place of a hotel among all sides: "3b" is the sixth. */
const placeOf = (hotel: string): number => (Number.parseInt(hotel, 10) - 1) * 2 + (hotel.endsWith("b") ? 1 : 0);

/** Where the windows are, a window for every bed: ground floor first, the last one looks out of the roof. */
function windowsOf(beds: number): { places: [x: number, y: number][]; eaves: number } {
  const upper = Math.max(0, beds - GROUND_FLOOR);
  const first = Math.min(upper, WIDEST_FLOOR);
  const second = Math.min(upper - first, WIDEST_FLOOR);
  const eaves = second ? 30 : 44;
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, n): [number, number] => [60 + 16 * (n - (count - 1) / 2), y]);
  const ground = [18, 35, 85, 102].map((x): [number, number] => [x, 63]);
  return { places: [...ground, ...row(first, 46), ...row(second, 32), ...row(upper - first - second, eaves - 13)], eaves };
}

const pane = (x: number, y: number, shutters: string, lit: boolean): Shape[] => [
  area(rect(x - 6.5, y, 2.5, 9) + rect(x + 4, y, 2.5, 9), shutters),
  form(rect(x - 4, y, 8, 9, 0.8), lit ? LIT : DARK, TIMBER, 1.2),
  stroke(`M${x} ${y}v9M${x - 4} ${y + 4.5}h8`, TIMBER, 0.8),
];

/** A hotel; `beds` of its windows are lit, all of them if nothing is said. */
export const inn = remembered((hotel: string, beds?: number): Picture => {
  const place = Number.isNaN(placeOf(hotel)) ? 0 : placeOf(hotel);
  const printed = content.hotels[hotel]?.beds ?? 2 * WIDEST_FLOOR;
  const wall = WALLS[place % WALLS.length]!;
  const roof = ROOFS[Math.floor(place / 4) % ROOFS.length]!;
  const shutters = ROOFS[(place + 1) % ROOFS.length]!;
  const { places, eaves } = windowsOf(printed);
  return {
    box: [120, 80],
    shapes: [
      form(rect(88, eaves - 24, 9, 22), "#a8604a", LINE, 1),
      form(rect(8, eaves, 104, 78 - eaves), wall, LINE, 1.2),
      stroke(`M8 58.5h104${eaves < 44 ? "M8 44.5h104" : ""}`, TIMBER, 1.6),
      form(ROOF_FORMS[(place + Math.floor(place / 4)) % ROOF_FORMS.length]!(eaves), roof, LINE, 1.2),
      stroke(`M16 ${eaves - 4.5}h88`, "#fdf4dc", 0.9, 0.35),
      ...places.flatMap(([x, y], n) => pane(x, y, shutters, n < (beds ?? printed))),
      form("M49 78v-8c0-6 4.5-8.5 11-8.5S71 64 71 70v8z", roof, LINE, 1.2),
      area("M52.5 78v-8c0-3.5 2.8-5.5 7.5-5.5s7.5 2 7.5 5.5v8z", LIT),
      form(rect(47, 56.5, 26, 6, 1.5), "#f6ecd2", LINE, 1),
      ...put(icons.bed, 56, 55, 0.34),
      stroke("M2 78.5h116", LINE, 2),
    ],
  };
}, () => content);
