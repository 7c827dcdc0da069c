// Who works in the hotel: a recipe for every staff card, with a thing that suits the profession.

import { portrait, type Recipe } from "./people";
import { GOLD, area, art, circle, rect, remembered, stroke, type Picture, type Shape } from "./shapes";

const PINE = "#1e4d3e";
const WINE = "#8c2f3f";
const RED = "#b23b30";
const NAVY = "#2b4f86";
const COAL = "#2f2e38";
const GREY = "#6e7682";
const OLIVE = "#6f7440";
const PLUM = "#5d3a68";
const TAN = "#a9753d";
const ROSE = "#c26d7f";
const TEAL = "#2f7a75";
const IVORY = "#f6ecd2";

export const STAFF: Record<number, Recipe> = {
  1: { face: "young", hair: "parted", tint: "brown", dress: "waistcoat", cloth: TAN, trim: WINE, holds: "strudel" },
  2: { face: "woman", hair: "bun", tint: "chestnut", hat: "maid", dress: "apron", cloth: ROSE, trim: WINE, holds: "cake" },
  3: { face: "man", skin: "olive", hair: "short", tint: "black", beard: "handlebar", dress: "waistcoat", cloth: WINE, trim: COAL, holds: "wine" },
  4: { face: "man", skin: "rosy", hair: "short", tint: "brown", beard: "stubble", hat: "toque", dress: "smock", cloth: IVORY, trim: NAVY, holds: "coffee" },
  5: { face: "young", hair: "short", tint: "red", hat: "cap", hatTint: TAN, dress: "overall", cloth: RED, trim: IVORY, holds: "horseshoe" },
  6: { face: "man", hair: "short", tint: "grey", beard: "sideburns", hat: "bowler", hatTint: NAVY, dress: "coat", cloth: NAVY, trim: TAN, holds: "cane" },
  7: { face: "woman", hair: "bun", tint: "blond", dress: "smock", cloth: "#f1e0b0", trim: TEAL, holds: "towel" },
  8: { face: "man", hair: "parted", tint: "chestnut", beard: "goatee", hat: "boater", dress: "coat", cloth: TEAL, trim: PINE, holds: "banner" },
  9: { face: "man", hair: "bald", tint: "grey", beard: "sideburns", dress: "bow", cloth: COAL, trim: NAVY, holds: "tray" },
  10: { face: "man", hair: "short", tint: "brown", beard: "moustache", hat: "goggles", hatTint: TAN, dress: "livery", cloth: TAN, trim: RED, holds: "wheel" },
  11: { face: "woman", hair: "curls", tint: "red", hat: "flowers", hatTint: "#e8c657", dress: "apron", cloth: OLIVE, trim: ROSE, holds: "bouquet" },
  12: { face: "woman", hair: "updo", tint: "grey", dress: "blouse", cloth: COAL, trim: GOLD, holds: "keys" },
  13: { face: "man", hair: "parted", tint: "black", beard: "moustache", dress: "bow", cloth: WINE, trim: COAL, holds: "cloche" },
  14: { face: "man", skin: "olive", hair: "curls", tint: "black", beard: "goatee", dress: "artist", cloth: PLUM, trim: RED, holds: "curtain" },
  15: { face: "young", skin: "brown", hair: "short", tint: "black", hat: "cap", hatTint: GREY, dress: "overall", cloth: GREY, trim: IVORY, holds: "shoe" },
  16: { face: "woman", skin: "rosy", hair: "bun", tint: "brown", hat: "scarf", hatTint: TEAL, dress: "apron", cloth: TEAL, trim: WINE, holds: "iron" },
  17: { face: "woman", skin: "olive", hair: "bun", tint: "black", hat: "scarf", hatTint: RED, dress: "apron", cloth: OLIVE, trim: RED, holds: "pot" },
  18: { face: "woman", hair: "updo", tint: "chestnut", dress: "blouse", cloth: PLUM, trim: COAL, holds: "hanger" },
  19: { face: "glasses", hair: "parted", tint: "blond", beard: "full", dress: "coat", cloth: TEAL, trim: COAL, holds: "square" },
  20: { face: "man", hair: "short", tint: "brown", beard: "moustache", hat: "bowler", hatTint: GREY, dress: "coat", cloth: GREY, trim: COAL, holds: "magnifier" },
  21: { face: "man", skin: "rosy", hair: "short", tint: "black", beard: "handlebar", hat: "toque", dress: "smock", cloth: IVORY, trim: RED, holds: "ladle" },
  22: { face: "glasses", hair: "bald", tint: "brown", beard: "full", dress: "coat", cloth: PINE, trim: COAL, holds: "ledger" },
  23: { face: "man", hair: "short", tint: "white", beard: "full", hat: "kepi", hatTint: GREY, dress: "overall", cloth: NAVY, trim: GREY, holds: "hammer" },
  24: { face: "man", hair: "parted", tint: "grey", beard: "imperial", dress: "bow", cloth: COAL, trim: COAL, holds: "cloche" },
  25: { face: "young", hair: "curls", tint: "blond", hat: "pillbox", hatTint: PINE, dress: "livery", cloth: PINE, trim: GOLD, holds: "parcel" },
  26: { face: "monocle", hair: "parted", tint: "brown", beard: "sideburns", dress: "cravat", cloth: PLUM, trim: COAL, holds: "rostrum" },
  27: { face: "man", hair: "short", tint: "chestnut", beard: "full", dress: "coat", cloth: RED, trim: COAL, holds: "redBook" },
  28: { face: "man", hair: "short", tint: "grey", beard: "moustache", hat: "kepi", hatTint: NAVY, dress: "livery", cloth: NAVY, trim: GOLD, holds: "blueKey" },
  29: { face: "woman", hair: "bun", tint: "brown", dress: "blouse", cloth: IVORY, trim: PINE, holds: "typewriter" },
  30: { face: "man", hair: "parted", tint: "blond", beard: "handlebar", dress: "waistcoat", cloth: "#d8a632", trim: COAL, holds: "yellowBook" },
  31: { face: "woman", hair: "curls", tint: "black", hat: "maid", dress: "apron", cloth: COAL, trim: RED, holds: "duster" },
  32: { face: "young", hair: "parted", tint: "chestnut", dress: "bow", cloth: GREY, trim: COAL, holds: "clipboard" },
  33: { face: "man", skin: "rosy", hair: "bald", tint: "red", beard: "moustache", dress: "livery", cloth: TEAL, trim: GOLD, holds: "broom" },
  34: { face: "glasses", hair: "parted", tint: "red", dress: "livery", cloth: PINE, trim: GOLD, holds: "bell" },
  35: { face: "young", skin: "rosy", hair: "short", tint: "black", hat: "pillbox", hatTint: RED, dress: "livery", cloth: RED, trim: GOLD, holds: "door" },
  36: { face: "man", skin: "olive", hair: "bald", tint: "black", beard: "goatee", dress: "waistcoat", cloth: COAL, trim: WINE, holds: "bottle" },
  37: { face: "man", skin: "dark", hair: "short", tint: "black", dress: "livery", cloth: IVORY, trim: WINE, holds: "tray" },
  38: { face: "man", hair: "short", tint: "brown", beard: "full", hat: "kepi", hatTint: WINE, dress: "livery", cloth: WINE, trim: GOLD, holds: "suitcase" },
  39: { face: "man", skin: "rosy", hair: "short", tint: "blond", beard: "moustache", hat: "toque", dress: "smock", cloth: "#f0d7da", trim: WINE, holds: "cake" },
  40: { face: "man", hair: "parted", tint: "black", beard: "handlebar", hat: "top", hatTint: PLUM, dress: "cravat", cloth: RED, trim: PLUM, holds: "megaphone" },
  41: { face: "woman", hair: "bun", tint: "black", hat: "headset", dress: "blouse", cloth: NAVY, trim: IVORY, holds: "telephone" },
  42: { face: "man", skin: "olive", hair: "short", tint: "white", beard: "stubble", hat: "wide", hatTint: "#e3c67d", dress: "overall", cloth: OLIVE, trim: "#9cba8a", holds: "can" },
  43: { face: "woman", skin: "brown", hair: "curls", tint: "black", dress: "apron", cloth: TAN, trim: PINE, holds: "coffee" },
  44: { face: "woman", skin: "rosy", hair: "braids", tint: "blond", hat: "scarf", hatTint: NAVY, dress: "apron", cloth: NAVY, trim: RED, holds: "strudel" },
  45: { face: "man", skin: "olive", hair: "short", tint: "blond", beard: "handlebar", dress: "stripes", cloth: NAVY, trim: RED, holds: "lifebuoy" },
  46: { face: "woman", hair: "updo", tint: "brown", hat: "maid", dress: "apron", cloth: PLUM, trim: COAL, holds: "broom" },
  47: { face: "young", hair: "parted", tint: "red", hat: "pillbox", hatTint: NAVY, dress: "livery", cloth: NAVY, trim: RED, holds: "lift" },
  48: { face: "monocle", hair: "parted", tint: "grey", beard: "imperial", hat: "top", hatTint: COAL, dress: "cravat", cloth: PINE, trim: COAL, holds: "hotel" },
};

/** Staff of Let's Waltz!: the orchestra, and more of everything. */
export const WALTZ_STAFF: Record<number, Recipe> = {
  119: { face: "man", hair: "parted", tint: "black", beard: "moustache", dress: "bow", cloth: COAL, trim: ROSE, holds: "slipper" },
  120: { face: "woman", hair: "updo", tint: "black", dress: "gown", cloth: WINE, trim: GOLD, holds: "violin" },
  121: { face: "glasses", hair: "wild", tint: "grey", dress: "bow", cloth: COAL, trim: COAL, holds: "score" },
  122: { face: "man", hair: "wild", tint: "brown", beard: "sideburns", dress: "artist", cloth: PLUM, trim: COAL, holds: "notes" },
  123: { face: "woman", hair: "curls", tint: "blond", hat: "pillbox", hatTint: WINE, dress: "livery", cloth: WINE, trim: GOLD, holds: "ticket" },
  124: { face: "man", hair: "long", tint: "grey", beard: "goatee", dress: "cravat", cloth: COAL, trim: COAL, holds: "baton" },
  125: { face: "glasses", hair: "bald", tint: "white", beard: "full", dress: "coat", cloth: NAVY, trim: COAL, holds: "tuningFork" },
  126: { face: "woman", hair: "bun", tint: "chestnut", hat: "tiara", dress: "gown", cloth: IVORY, trim: ROSE, holds: "fan" },
  127: { face: "woman", hair: "long", tint: "blond", dress: "gown", cloth: TEAL, trim: IVORY, holds: "harp" },
  128: { face: "man", skin: "olive", hair: "curls", tint: "black", beard: "stubble", dress: "bow", cloth: OLIVE, trim: COAL, holds: "cello" },
  129: { face: "young", hair: "long", tint: "chestnut", dress: "bow", cloth: COAL, trim: NAVY, holds: "piano" },
  130: { face: "man", hair: "bald", tint: "black", beard: "handlebar", dress: "waistcoat", cloth: PLUM, trim: ROSE, holds: "metronome" },
  131: { face: "man", skin: "dark", hair: "short", tint: "black", hat: "shako", hatTint: RED, dress: "uniform", cloth: RED, trim: GOLD, holds: "trumpet" },
  132: { face: "glasses", hair: "curls", tint: "brown", beard: "goatee", dress: "artist", cloth: TAN, trim: TEAL, holds: "quill" },
  133: { face: "man", skin: "rosy", hair: "short", tint: "white", beard: "imperial", hat: "kepi", hatTint: NAVY, dress: "uniform", cloth: NAVY, trim: IVORY, holds: "steamship" },
  166: { face: "woman", skin: "fair", hair: "braids", tint: "chestnut", hat: "maid", dress: "apron", cloth: TEAL, trim: ROSE, holds: "pillow" },
  167: { face: "young", skin: "rosy", hair: "short", tint: "blond", hat: "toque", dress: "smock", cloth: IVORY, trim: TAN, holds: "rollingPin" },
  168: { face: "young", skin: "olive", hair: "curls", tint: "black", hat: "scarf", hatTint: GREY, dress: "apron", cloth: GREY, trim: NAVY, holds: "plates" },
  169: { face: "man", skin: "rosy", hair: "bald", tint: "red", beard: "full", dress: "apron", cloth: OLIVE, trim: COAL, holds: "mug" },
  170: { face: "woman", hair: "braids", tint: "red", hat: "top", hatTint: TAN, dress: "coat", cloth: PINE, trim: TAN, holds: "carriage" },
  171: { face: "glasses", hair: "bald", tint: "grey", dress: "waistcoat", cloth: COAL, trim: PINE, holds: "abacus" },
  172: { face: "man", hair: "parted", tint: "chestnut", beard: "handlebar", dress: "bow", cloth: IVORY, trim: COAL, holds: "corkscrew" },
  173: { face: "woman", skin: "brown", hair: "updo", tint: "black", dress: "blouse", cloth: TEAL, trim: GOLD, holds: "speech" },
  174: { face: "man", skin: "olive", hair: "parted", tint: "black", beard: "goatee", dress: "waistcoat", cloth: RED, trim: COAL, holds: "shaker" },
  175: { face: "man", skin: "rosy", hair: "long", tint: "grey", beard: "long", hat: "wide", hatTint: TAN, dress: "coat", cloth: TAN, trim: OLIVE, holds: "wagonWheel" },
  176: { face: "young", hair: "parted", tint: "brown", hat: "boater", dress: "stripes", cloth: PINE, trim: RED, holds: "bone" },
  177: { face: "woman", skin: "fair", hair: "curls", tint: "red", dress: "smock", cloth: ROSE, trim: WINE, holds: "comb" },
  178: { face: "man", hair: "short", tint: "grey", beard: "stubble", hat: "cap", hatTint: NAVY, dress: "overall", cloth: GREY, trim: IVORY, holds: "mop" },
  179: { face: "man", hair: "curls", tint: "blond", beard: "handlebar", hat: "cone", hatTint: PLUM, dress: "ruff", cloth: RED, trim: NAVY, holds: "balls" },
  183: { face: "young", skin: "fair", hair: "parted", tint: "blond", hat: "cap", hatTint: PINE, dress: "stripes", cloth: NAVY, trim: PINE, holds: "kite" },
};

const UNKNOWN: Recipe = { face: "man", hair: "short", tint: "brown", dress: "livery", cloth: PINE, trim: GOLD };

const GROUND: Shape[] = [
  area(rect(0, 0, 80, 96, 5), art("paper-2")),
  area("M8 96V40C8 20 22 7 40 7s32 13 32 33v56z", art("nimbus")),
  stroke("M8 96V40C8 20 22 7 40 7s32 13 32 33v56", GOLD, 1.2),
  area(circle(8, 8, 2) + circle(72, 8, 2) + rect(6.2, 12, 3.6, 3.6) + rect(70.2, 12, 3.6, 3.6), GOLD),
];

const FRAME: Shape[] = [stroke(rect(1.5, 1.5, 77, 93, 4.5), art("green"), 3), stroke(rect(3.8, 3.8, 72.4, 88.4, 3), GOLD, 0.7)];

export const staffPortrait = remembered((number: number): Picture =>
  portrait(STAFF[number] ?? WALTZ_STAFF[number] ?? UNKNOWN, GROUND, FRAME),
);
