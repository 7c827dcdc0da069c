// Celebrities of the lounge: each told by what made them known.

import { portrait, type Recipe } from "./people";
import { GOLD, area, art, circle, rect, remembered, star, stroke, type Picture, type Shape } from "./shapes";

const COAL = "#2f2e38";
const WINE = "#8c2f3f";
const NAVY = "#2b4f86";
const PINE = "#1e4d3e";
const TWEED = "#8a6a3c";
const IVORY = "#f6ecd2";
const PLUM = "#5d3a68";

export const CELEBRITIES: Record<string, Recipe> = {
  christie: { face: "woman", hair: "curls", tint: "grey", dress: "blouse", cloth: PLUM, trim: GOLD, holds: "mystery" },
  einstein: { face: "man", hair: "wild", tint: "white", beard: "moustache", dress: "coat", cloth: "#6e7682", trim: COAL, holds: "formula" },
  chaplin: { face: "young", hair: "curls", tint: "black", beard: "toothbrush", hat: "bowler", hatTint: COAL, dress: "bow", cloth: COAL, trim: COAL, holds: "cane" },
  magie: { face: "woman", hair: "bun", tint: "brown", dress: "blouse", cloth: IVORY, trim: PINE, holds: "gameBoard" },
  puccini: { face: "man", skin: "olive", hair: "short", tint: "black", beard: "handlebar", hat: "wide", hatTint: TWEED, dress: "cravat", cloth: WINE, trim: COAL, holds: "butterfly" },
  tolkien: { face: "man", hair: "parted", tint: "grey", dress: "waistcoat", cloth: TWEED, trim: PINE, holds: "pipe" },
  gandhi: { face: "glasses", skin: "brown", hair: "bald", tint: "grey", beard: "moustache", dress: "shawl", cloth: IVORY, trim: TWEED, holds: "spinningWheel" },
  curie: { face: "woman", hair: "updo", tint: "blond", dress: "smock", cloth: COAL, trim: COAL, holds: "radium" },
  mata_hari: { face: "woman", skin: "olive", hair: "long", tint: "black", hat: "jewels", dress: "collar", cloth: "#2f7a75", trim: WINE, holds: "lotus" },
  picasso: { face: "man", skin: "olive", hair: "bald", tint: "white", dress: "stripes", cloth: NAVY, trim: COAL, holds: "cubist" },
  freud: { face: "glasses", hair: "parted", tint: "grey", beard: "full", dress: "coat", cloth: PINE, trim: COAL, holds: "couch" },
  churchill: { face: "man", skin: "rosy", hair: "bald", tint: "grey", dress: "bow", cloth: COAL, trim: NAVY, holds: "cigar" },
};

const UNKNOWN: Recipe = { face: "man", hair: "parted", tint: "grey", dress: "bow", cloth: COAL, trim: WINE };

/** A cone of limelight on a curtain. */
const GROUND: Shape[] = [
  area(rect(0, 0, 80, 96, 5), "#7a2a3a"),
  stroke("M10 2v92M20 2v92M60 2v92M70 2v92", "#5d1a2c", 3, 0.6),
  area("M30 0h20l24 96H6z", "#f6ecd2", 0.35),
  area(circle(40, 42, 27), art("nimbus"), 0.9),
];

const FRAME: Shape[] = [
  stroke(rect(1.5, 1.5, 77, 93, 4.5), GOLD, 3),
  area([8, 24, 40, 56, 72].map((x) => circle(x, 1.8, 1.6)).join(""), "#fff3c8"),
  area(star(11, 13, 5, 6, 2.5), "#f3cf72"),
];

export const celebrityPortrait = remembered((id: string): Picture => portrait(CELEBRITIES[id] ?? UNKNOWN, GROUND, FRAME));
