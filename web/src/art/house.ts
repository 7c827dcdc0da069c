// The house itself: roof of a hotel, ornaments, the skyline behind the page, logo and wordmark.

import { GOLD, GREEN, area, art, circle, ellipse, form, rect, star, stroke, type Picture, type Shape } from "./shapes";

const EDGE = "#14332a";
const mirrored = (d: string, width: number): Shape["at"] => `translate(${width} 0)scale(-1 1)${d}`;
const twice = (shapes: Shape[], width: number): Shape[] => [
  ...shapes,
  ...shapes.map((shape) => ({ ...shape, at: mirrored(shape.at ?? "", width) })),
];

const row = (from: number, step: number, count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(from + step * place)).join("");

const dormer = (x: number): Shape[] => [
  form(`M${x} 70V52c0-6 4-9 9-9s9 3 9 9v18z`, art("wall"), EDGE, 1.2),
  area(`M${x + 3} 67V53c0-4 2.5-6 6-6s6 2 6 6v14z`, art("light")),
  stroke(`M${x + 9} 47v20M${x + 3} 57h12`, EDGE, 1),
];

/** Golden leaves on a dome, after the house of the Secession. */
const dome: Shape[] = [
  area(circle(200, 33, 27), GREEN),
  stroke(circle(200, 33, 27), GOLD, 2),
  ...[0, 1, 2, 3].flatMap((ring) =>
    Array.from({ length: [1, 6, 12, 16][ring] ?? 0 }, (_, leaf) => {
      const angle = (360 / ([1, 6, 12, 16][ring] ?? 1)) * leaf + ring * 13;
      return {
        ...area("M0-3.6c2.8 1.6 2.8 5.6 0 7.2-2.8-1.6-2.8-5.6 0-7.2z", leaf % 3 ? GOLD : "#f0d382"),
        at: `translate(200 33)rotate(${angle})translate(0 ${-7.2 * ring})`,
      };
    }),
  ),
];

export const facade: Picture = {
  box: [400, 90],
  shapes: [
    ...twice(
      [
        stroke("M30 34V6", GOLD, 1.6),
        area("M30 6c8-3 12 3 20 0v9c-8 3-12-3-20 0z", "#a8322d"),
        area("M30 9.5c8-3 12 3 20 0v3c-8 3-12-3-20 0z", "#fbf4e0"),
        form("M8 76l12-42h150v42z", GREEN, EDGE, 1.2),
        stroke("M24 44h148M20 56h152M16 68h156", "#f0d382", 0.6, 0.45),
        ...dormer(46), ...dormer(86), ...dormer(126),
        form("M18 36h154v-4H18z", GOLD, EDGE, 0.8),
        form("M160 78V30h18v48z", art("wall"), EDGE, 1.2),
        area(row(163, 4.5, 3, (x) => rect(x, 34, 3, 3)), GOLD),
        stroke("M165 42v30M169 42v30M173 42v30", GOLD, 1.1),
        form("M157 30h24l-3-5h-18z", GOLD, EDGE, 0.8),
      ],
      400,
    ),
    form("M178 78V42c6-5 38-5 44 0v36z", art("wall"), EDGE, 1.2),
    ...dome,
    form(rect(180, 58, 40, 13, 1.5), GREEN, GOLD, 1.2),
    area(row(185.5, 5, 6, (x) => rect(x, 62.5, 3.4, 3.4)), "#f0d382"),
    form("M2 76h396v6H2z", art("wall"), EDGE, 1.2),
    form("M0 82h400v7H0z", GREEN, EDGE, 1),
    area(row(6, 12.2, 32, (x) => rect(x, 83.8, 3.4, 3.4)), GOLD),
    area(row(8, 12.2, 32, (x) => rect(x, 78, 6, 2)), GOLD, 0.7),
  ],
};

const divider: Picture = {
  box: [240, 16],
  shapes: [
    ...twice(
      [
        stroke("M4 8h88", GOLD, 1.2),
        stroke("M24 5h60M24 11h60", GOLD, 0.6, 0.7),
        area(rect(94, 5.5, 5, 5) + rect(14, 5.5, 5, 5) + rect(102, 6.5, 3, 3), GOLD),
      ],
      240,
    ),
    form(circle(120, 8, 6.5), GREEN, GOLD, 1.3),
    area("M120 3.5c2 1.5 2 3 0 4.5-2-1.5-2-3 0-4.5zM120 12.5c2-1.5 2-3 0-4.5-2 1.5-2 3 0 4.5zM115.5 8c1.5-2 3-2 4.5 0-1.5 2-3 2-4.5 0zM124.5 8c-1.5-2-3-2-4.5 0 1.5 2 3 2 4.5 0z", "#f0d382"),
  ],
};

const corner: Picture = {
  box: [64, 64],
  shapes: [
    stroke("M3 62V3h59", GOLD, 1.6),
    stroke("M8 62V8h54", GOLD, 0.8),
    stroke("M8 40c14 0 18-8 16-15-1.5-5-8-5-8.5-.5-.4 3.5 4 4.5 5 2M40 8c0 14-8 18-15 16", GOLD, 1.3),
    area(rect(12, 12, 6, 6) + rect(21, 12, 3.5, 3.5) + rect(12, 21, 3.5, 3.5), GREEN),
    area(rect(46, 11, 3, 3) + rect(52, 11, 3, 3) + rect(11, 46, 3, 3) + rect(11, 52, 3, 3), GOLD),
  ],
};

const frieze: Picture = {
  box: [240, 12],
  shapes: [
    area(row(2, 12, 20, (x) => rect(x, 1, 4, 4) + rect(x + 6, 7, 4, 4)), GREEN),
    area(row(8, 12, 20, (x) => rect(x, 2, 2, 2)) + row(3, 12, 20, (x) => rect(x, 8, 2, 2)), GOLD),
  ],
};

const rosette: Picture = {
  box: [48, 48],
  shapes: [
    stroke(circle(24, 24, 22), GOLD, 1.2),
    ...Array.from({ length: 8 }, (_, petal) => ({
      ...form("M0-4c5-4 5-12 0-16-5 4-5 12 0 16z", GREEN, GOLD, 1),
      at: `translate(24 24)rotate(${45 * petal})`,
    })),
    form(circle(24, 24, 4.5), GOLD, "#7a5a12", 1),
  ],
};

export const ornaments = { divider, corner, frieze, rosette };
export type OrnamentKind = keyof typeof ornaments;

const SPIRE = "M220 200V96l6-8 5-60 5 60 6 8v30l10-22 10 22v74z";
const CHURCH = "M420 200v-50h14v-46h8v46h16v-22c0-22 12-36 28-40v-14h4v14c16 4 28 18 28 40v22h16v-46h8v46h14v50z";
const HALL = "M640 200v-62h20v-30l12-14 12 14v30h22v-52l16-44 16 44v52h22v-30l12-14 12 14v30h20v62z";

/** Where light is still on at night. */
const WINDOWS = [
  [30, 170], [52, 176], [150, 160], [170, 178], [228, 120], [228, 150], [300, 168], [340, 176], [372, 160], [430, 180],
  [478, 150], [500, 150], [522, 180], [590, 170], [650, 160], [672, 130], [716, 120], [716, 150], [760, 170], [850, 168],
  [900, 176], [1120, 172], [1160, 165],
] as const;

/** Vienna from afar: St Stephen's, Karlskirche, the town hall, the great wheel, roofs between them. */
export const skyline: Picture = {
  box: [1200, 200],
  shapes: [
    area("M0 200v-44l40-18 40 18h60v-22l30-14 30 14v66zM262 200v-58h70l26-16 26 16h60v58zM560 200v-52h80v52zM812 200v-50l30-14 30 14h60v50zM1100 200v-46h40l30-16 30 16v46z", "currentColor", 0.55),
    area(SPIRE + CHURCH + HALL, "currentColor"),
    area(`${ellipse(1010, 110, 4, 4)}M1006 200l4-90 4 90z`, "currentColor"),
    stroke(circle(1010, 110, 66), "currentColor", 3),
    stroke("M1010 44v132M944 110h132M963 63l94 94M1057 63l-94 94", "currentColor", 1),
    area(Array.from({ length: 12 }, (_, cabin) => {
      const angle = (Math.PI * cabin) / 6;
      return rect(Math.round(1010 + 66 * Math.cos(angle)) - 5, Math.round(110 + 66 * Math.sin(angle)) - 4, 10, 8, 2);
    }).join(""), "currentColor"),
    area(WINDOWS.map(([x, y]) => rect(x, y, 4, 6)).join(""), art("star"), 0.8),
  ],
};

const STARS = Array.from({ length: 70 }, (_, n) => [(n * 557 + 83) % 1200, (n * n * 37 + n * 91) % 300, 0.7 + (n % 4) * 0.35] as const);

/** The night sky; by day its stars are not seen. */
export const sky: Picture = {
  box: [1200, 300],
  shapes: [
    area(STARS.map(([x, y, r]) => circle(x, y, r)).join(""), art("star"), 0.55),
    area(STARS.filter((_, n) => n % 9 === 0).map(([x, y]) => star(x, y, 4, 5, 1.2)).join(""), art("star"), 0.8),
  ],
};

const GOLD_LIGHT = "#ecc873";
const DEEP = "#163f33";

/** An h that is a door, with its key. */
export const logo: Picture = {
  box: [48, 48],
  shapes: [
    form(rect(1.5, 1.5, 45, 45, 9), DEEP, GOLD_LIGHT, 2),
    stroke(rect(5, 5, 38, 38, 6), GOLD_LIGHT, 0.8, 0.7),
    area("M12.5 9.5h6v12.2c1.8-2.4 4.3-3.5 7.2-3.5 6 0 9.8 4.2 9.8 10.6v9.7h-6v-9.3c0-3.5-1.8-5.6-5-5.6-3.5 0-6 2.3-6 6.3v8.6h-6z", "#fbf3dd"),
    area("M24 38.5v-8.2c0-2 .9-3.2 2.5-3.2s2.5 1.2 2.5 3.2v8.2z", "#f2b84b"),
    area([0, 1, 2].map((n) => rect(30.5 - 4.6 * n + 4.6, 10.2, 3, 3)).join(""), GOLD_LIGHT),
  ],
};

/** The letters of "hotelier", as lines. */
const LETTERS = "M4 8v28M4 27c0-5 3-8 7.5-8s7.5 3 7.5 8v9M37 18.5a8.8 8.8 0 1 0 .1 0zM56 10v20c0 4 2 6 6 6M50.5 19h11M69 27.5h16a8 8.8 0 1 0-3 6.7M93 8v28M101 19v17M109 27.5h16a8 8.8 0 1 0-3 6.7M133 36V19M133 27c0-5 3-8 8-8";

export const wordmark: Picture = {
  box: [146, 44],
  shapes: [stroke(LETTERS, "currentColor", 3.2), area(rect(99, 10, 4, 4), GOLD), stroke("M2 42h140", GOLD, 1)],
};
