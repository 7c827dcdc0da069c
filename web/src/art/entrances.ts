// Entrances of unique hotels: each is told by its portal and by what hangs over its door.

import type { Effect } from "../content";
import { waltz } from "../content";
import { dieFace } from "./dice";
import { rewardShapes } from "./goals";
import { icons } from "./icons";
import { good, things } from "./things";
import { CREAM, LINE } from "./paints";
import { GOLD, GOLD_DEEP, area, art, circle, ellipse, form, put, rect, remembered, star, stroke, type Picture, type Shape } from "./shapes";

type Portal = "arch" | "pediment" | "awning" | "tower" | "canopy" | "torii" | "barrier";

interface Entrance {
  portal: Portal;
  wall: string;
  door: string;
  trim: string;
  /** On a grid of 24. */
  emblem: Shape[];
}

const DOVE: Shape[] = [
  form("M2.5 13c4 1 6-1 7.5-4C12 5 15.5 4 18 5.5l4 .5-3 2c0 6-3 9.5-8 9.5-4 0-7-2-8.5-4.5z", CREAM, LINE, 1),
  form("M9 12c0-5-3-8.5-7-9.5 0 6 2 9 7 9.5z", CREAM, LINE, 1),
  area(circle(18.2, 7.3, 0.9), LINE),
  stroke("M11 17.5v3M14 17v3", "#b9812a", 1.2),
];

const NINE: Shape[] = [
  area([[4, 13], [8, 8], [12, 6], [16, 8], [20, 13], [8, 15], [12, 12.5], [16, 15], [12, 19]].map(([x = 0, y = 0]) => star(x, y, 5, 2.9, 1.2)).join(""), "#a87b0c"),
];

const SUSHI: Shape[] = [
  form("M3 12.5c0-2.5 4-3.5 9-3.5s9 1 9 3.5V17c0 2-4 3-9 3s-9-1-9-3z", CREAM, LINE, 1),
  form("M2.5 11c1-4 5-6 10-6s9 2.5 9.5 5.5c-3-1.5-6-1-8.5.5-3 1.5-7 2-11 0z", "#e8876a", LINE, 1),
  area(rect(10, 8.5, 4, 11.5), "#25463b"),
];

const PEAK: Shape[] = [
  form("M2 20l7-12 4 6 3-4 6 10z", "#6e8a7c", LINE, 1),
  area("M9 8l2.3 3.5-2.3 1.5-2.2-1.3z", CREAM),
  ...put(good(icons.staff), 12, 1, 0.5),
];

const PAIR: Shape[] = [...put(dieFace(3), 0, 3, 0.3), ...put(dieFace(4), 10.5, 7, 0.28)];
const MOVED: Shape[] = [...put(dieFace(5), 0.5, 8, 0.28), stroke("M13 8.5h8M17.5 5l3.5 3.5-3.5 3.5", "#7a2a3a", 2)];
const TOLL: Shape[] = [...put(icons.krones, 6, 1, 0.5), stroke("M2 21c0-9 20-9 20 0M2 16.5h20M6 16.5v2M12 16.5v-2M18 16.5v2", "#5d5a66", 1.8)];

export const ENTRANCES: Record<string, Entrance> = {
  paulwei: { portal: "tower", wall: "#e7cfa5", door: "#2b4f86", trim: "#8f3f2c", emblem: icons.crown },
  corogari: { portal: "arch", wall: "#dfe3cd", door: "#8c2f3f", trim: "#1e4d3e", emblem: PAIR },
  dove: { portal: "arch", wall: "#d7e2f0", door: "#4a5d78", trim: "#2b4f86", emblem: DOVE },
  kaufman: { portal: "awning", wall: "#ecd3c4", door: "#6b4526", trim: "#a8322d", emblem: good(icons.table) },
  mayenfels: { portal: "tower", wall: "#dfe3cd", door: "#6b4526", trim: "#37683c", emblem: PEAK },
  ninas_melange: { portal: "awning", wall: "#f1e2bd", door: "#1e4d3e", trim: "#5c3b24", emblem: things.coffee },
  stroup: { portal: "pediment", wall: "#e9dff0", door: "#5d3a68", trim: "#463052", emblem: good(icons.bed) },
  grand_wray: { portal: "pediment", wall: "#f1e2bd", door: "#8c2f3f", trim: "#5d1a2c", emblem: icons.emperor },
  kozi: { portal: "canopy", wall: "#e7cfa5", door: "#b9812a", trim: "#7a2a3a", emblem: MOVED },
  the_ren: { portal: "canopy", wall: "#d6ecdd", door: "#24352e", trim: "#2f7a75", emblem: things.champagne },
  hautel_couture: { portal: "awning", wall: "#f6dcd4", door: "#2f2e38", trim: "#c26d7f", emblem: things.hanger },
  nine_stars: { portal: "arch", wall: "#c9cfe0", door: "#2b3a66", trim: "#1c2a50", emblem: NINE },
  sushi_resort: { portal: "torii", wall: "#dfe9d2", door: "#7a4a22", trim: "#b23b30", emblem: SUSHI },
  toll_bridge: { portal: "barrier", wall: "#d9d6cc", door: "#4a4a52", trim: "#5d5a66", emblem: TOLL },
};

const UNKNOWN: Entrance = { portal: "arch", wall: "#e9e2d2", door: "#6b4526", trim: "#5d5a66", emblem: icons.key };

/** What stands around the door, behind the plate with the emblem. */
const PORTALS: Record<Portal, (trim: string) => Shape[]> = {
  arch: (trim) => [form("M20 92V50c0-17 12-27 28-27s28 10 28 27v42h-9V50c0-12-8-19-19-19s-19 7-19 19v42z", trim, LINE, 1)],
  pediment: (trim) => [
    form("M12 36L48 16l36 20z", trim, LINE, 1),
    form("M14 36h68v5H14z", CREAM, LINE, 1),
    form(`${rect(18, 41, 8, 51)}${rect(70, 41, 8, 51)}`, CREAM, LINE, 1),
    stroke("M20.5 44v45M23.5 44v45M72.5 44v45M75.5 44v45", GOLD_DEEP, 0.9),
  ],
  awning: (trim) => [
    form("M16 40l6-14h52l6 14z", trim, LINE, 1),
    area("M27 26l-3 14h8l1-14zM41 26l-1 14h8V26zM56 26l1 14h8l-2-14z", CREAM),
    form("M16 40h64c0 6-8 6-8 0 0 6-8 6-8 0 0 6-8 6-8 0 0 6-8 6-8 0 0 6-8 6-8 0 0 6-8 6-8 0 0 6-8 6-8 0 0 6-8 6-8 0z", trim, LINE, 0.9),
  ],
  tower: (trim) => [
    form("M4 40L13 18l9 22zM74 40l9-22 9 22z", trim, LINE, 1),
    form(`${rect(5.5, 40, 15, 52)}${rect(75.5, 40, 15, 52)}`, CREAM, LINE, 1),
    area(`${rect(10.5, 46, 5, 9, 2)}${rect(80.5, 46, 5, 9, 2)}${rect(10.5, 64, 5, 9, 2)}${rect(80.5, 64, 5, 9, 2)}`, art("light")),
    form("M22 40h52v6H22z", trim, LINE, 1),
  ],
  canopy: (trim) => [
    form("M14 42c0-14 14-22 34-22s34 8 34 22z", trim, LINE, 1),
    stroke("M48 20v22M31 23c-3 5-5 11-5 19M65 23c3 5 5 11 5 19", "#f3cf72", 1.2),
    stroke("M17 42v50M79 42v50", GOLD, 2.6),
    area([14, 22.5, 31, 39.5, 48, 56.5, 65, 73.5, 82].map((x) => circle(x, 43.5, 2)).join(""), GOLD),
  ],
  torii: (trim) => [
    form("M6 26c14 5 70 5 84 0l2 7c-14 4-74 4-88 0z", trim, LINE, 1),
    form(`${rect(17, 33, 7, 59)}${rect(72, 33, 7, 59)}${rect(14, 42, 68, 5)}`, trim, LINE, 1),
  ],
  barrier: (trim) => [
    form("M10 92V44C10 26 26 18 48 18s38 8 38 26v48H76V50c0-12-12-18-28-18s-28 6-28 18v42z", trim, LINE, 1),
    stroke("M14 60h6M14 70h6M14 80h6M76 60h6M76 70h6M76 80h6M30 26l3 5M48 20v8M66 26l-3 5", CREAM, 1.2, 0.7),
    form(rect(8, 66, 80, 5), CREAM, LINE, 1),
    area([12, 28, 44, 60, 76].map((x) => rect(x, 66.6, 8, 3.8)).join(""), "#b23b30"),
  ],
};

const DOORS = "M31 92V54c0-11 7-17 17-17s17 6 17 17v38z";

function doors(door: string): Shape[] {
  return [
    form(DOORS, door, LINE, 1.2),
    area("M34 58v-4c0-8 5-13 13-13.5V58zM62 58v-4c0-8-5-13-13-13.5V58z", art("light")),
    stroke("M48 38v54", LINE, 1.4),
    stroke(`${rect(34, 63, 10.5, 24)}${rect(51.5, 63, 10.5, 24)}`, "#f3cf72", 0.9, 0.7),
    area(circle(45.5, 70, 1.5) + circle(50.5, 70, 1.5), GOLD),
  ];
}

export const entrance = remembered((id: string): Picture => {
  const { portal, wall, door, trim, emblem } = ENTRANCES[id] ?? UNKNOWN;
  const barred = portal === "barrier";
  return {
    box: [96, 96],
    shapes: [
      area(rect(0, 0, 96, 96, 5), wall),
      area([4, 12, 84, 92].map((x) => rect(x - 1.5, 6, 3, 3)).join(""), trim, 0.6),
      ...(barred ? doors(door) : []),
      ...PORTALS[portal](trim),
      ...(barred ? [] : doors(door)),
      form("M24 92h48v4H24zM30 89h36v3H30z", CREAM, LINE, 0.8),
      form(ellipse(48, 18, 17, 15.5), "#f8efd8", GOLD, 1.8),
      ...put(emblem, 36, 6, 1),
      stroke(rect(1.5, 1.5, 93, 93, 4.5), GOLD_DEEP, 2.4),
    ],
  };
});

// The bonus tokens of the Dove: above what a completed column gives, below what a completed floor gives.

const column: Shape[] = [area([0, 6, 12, 18].map((y) => rect(0, y, 5, 4.5, 0.6)).join(""), "#e39b2d")];
const floor: Shape[] = [area([0, 6, 12, 18].map((x) => rect(x, 0, 4.5, 5, 0.6)).join(""), "#e39b2d")];

const half = (effects: Effect[], y: number): Shape[] => put(rewardShapes(effects[0]), 20, y, 0.62);

export const doveToken = remembered((number: number): Picture => {
  const { column: above, floor: below } = waltz.dove[number] ?? { column: [], floor: [] };
  return {
    box: [56, 68],
    shapes: [
      form(rect(1.2, 1.2, 53.6, 65.6, 9), art("card"), GOLD_DEEP, 2.2),
      stroke("M6 34h44", GOLD, 1.2),
      ...put(column, 9, 7, 0.95),
      ...half(above, 2.5),
      ...put(floor, 5.5, 48, 0.62),
      ...half(below, 35),
    ],
  };
}, () => waltz);
