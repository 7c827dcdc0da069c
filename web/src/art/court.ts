// The emperor, Leopold and Elisabeth.

import { portrait } from "./people";
import { GOLD, area, art, circle, form, put, rect, star, stroke, type Picture, type Shape } from "./shapes";
import { icons } from "./icons";

const laurel = (x: number, y: number, turn: number): Shape => ({
  ...area("M0 0c3-3 8-3 11 0-3 3-8 3-11 0z", "#4f8f6a"),
  at: `translate(${x} ${y})rotate(${turn})`,
});

const LAURELS: Shape[] = Array.from({ length: 9 }, (_, n) => {
  const angle = (Math.PI * (n + 1.5)) / 11;
  const x = 40 - 33 * Math.sin(angle);
  const y = 44 + 33 * Math.cos(angle);
  const turn = -(angle * 180) / Math.PI - 15;
  return [laurel(x, y, turn), { ...laurel(x, y, turn), at: `translate(${80 - x} ${y})scale(-1 1)rotate(${turn})` }];
}).flat();

export const emperor: Picture = portrait(
  { face: "man", skin: "rosy", hair: "bald", tint: "white", beard: "imperial", dress: "sash", cloth: "#f6ecd2", trim: "#a8322d" },
  [
    area(rect(0, 0, 80, 96, 5), "#5d1a2c"),
    form(circle(40, 44, 35), art("nimbus"), GOLD, 2),
    ...LAURELS,
  ],
  [
    stroke(rect(1.5, 1.5, 77, 93, 4.5), GOLD, 3),
    ...put(icons.crown, 28, 1, 1),
    area(star(8, 88, 5, 4, 1.7) + star(72, 88, 5, 4, 1.7), GOLD),
  ],
);

export const leopold: Picture = portrait(
  { face: "monocle", hair: "parted", tint: "black", beard: "handlebar", hat: "top", hatTint: "#26242b", dress: "cravat", cloth: "#5d3a68", trim: "#26242b", holds: "fanOfCards" },
  [
    area(rect(0, 0, 80, 96, 5), "#463052"),
    area(circle(40, 42, 32), "#e9dcc0", 0.92),
    stroke(`${circle(40, 42, 32)}${circle(40, 42, 35.5)}`, GOLD, 1),
    area([4, 10, 16, 60, 66, 72].map((x) => rect(x, 4, 4, 4)).join(""), GOLD, 0.8),
  ],
  [stroke(rect(1.5, 1.5, 77, 93, 4.5), GOLD, 3)],
);

export const elisabeth: Picture = portrait(
  { face: "woman", hair: "long", tint: "chestnut", hat: "tiara", dress: "gown", cloth: "#f6ecd2", trim: "#b9812a", holds: "fan" },
  [
    area(rect(0, 0, 80, 96, 5), "#23475c"),
    area(circle(40, 42, 32), "#e9dcc0", 0.92),
    stroke(`${circle(40, 42, 32)}${circle(40, 42, 35.5)}`, GOLD, 1),
    area([star(10, 10, 8, 5, 2), star(70, 10, 8, 5, 2), star(20, 6, 8, 3, 1.2), star(60, 6, 8, 3, 1.2)].join(""), "#f3e2ad"),
  ],
  [
    ...[[27, 33], [53, 33], [24.5, 44], [55.5, 44], [26, 55], [54, 55]].map(([x = 0, y = 0]) => area(star(x, y, 8, 3.6, 1.3), "#f6ecd2")),
    stroke(rect(1.5, 1.5, 77, 93, 4.5), GOLD, 3),
  ],
);
