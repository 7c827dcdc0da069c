// Who comes to the hotel: a recipe for every guest, so that no two of them look alike.

import { austria, guest, type Colour } from "../content";
import { COLOUR_VARIABLES, sign } from "./signs";
import { portrait, type Recipe } from "./people";
import { GOLD, area, art, circle, put, rect, remembered, stroke, type Picture, type Shape } from "./shapes";

const NAVY = "#24497f";
const SKY = "#6d97cd";
const WINE = "#8c2f3f";
const BRICK = "#bb4a38";
const AMBER = "#e3ad2c";
const OCHRE = "#b9812a";
const MOSS = "#3f8a62";
const PINE = "#245a45";
const PLUM = "#5d3a68";
const COAL = "#33323c";
const SAND = "#e9d6a8";
const IVORY = "#f6ecd2";

export const GUESTS: Record<number, Recipe> = {
  // Artists
  49: { face: "man", hair: "short", tint: "brown", beard: "full", hat: "cap", hatTint: SAND, dress: "smock", cloth: AMBER, trim: OCHRE, holds: "chisel" },
  50: { face: "man", skin: "olive", hair: "wild", tint: "black", beard: "moustache", dress: "bow", cloth: COAL, trim: AMBER, holds: "violin" },
  51: { face: "man", hair: "wild", tint: "grey", beard: "full", dress: "cravat", cloth: OCHRE, trim: COAL, holds: "notes" },
  52: { face: "glasses", hair: "bald", tint: "grey", beard: "moustache", dress: "waistcoat", cloth: AMBER, trim: WINE, holds: "scissors" },
  53: { face: "woman", skin: "olive", hair: "bun", tint: "black", hat: "comb", hatTint: COAL, dress: "gown", cloth: BRICK, trim: AMBER, holds: "fan" },
  54: { face: "man", hair: "parted", tint: "chestnut", beard: "goatee", hat: "beret", hatTint: WINE, dress: "artist", cloth: AMBER, trim: WINE, holds: "palette" },
  55: { face: "man", hair: "short", tint: "black", beard: "moustache", hat: "bowler", hatTint: OCHRE, dress: "coat", cloth: SAND, trim: OCHRE, holds: "camera" },
  56: { face: "woman", hair: "updo", tint: "blond", dress: "gown", cloth: AMBER, trim: IVORY, holds: "notes" },
  57: { face: "glasses", hair: "parted", tint: "brown", beard: "full", dress: "coat", cloth: COAL, trim: AMBER, holds: "compass" },
  58: { face: "woman", hair: "curls", tint: "red", hat: "plumed", hatTint: AMBER, dress: "gown", cloth: PLUM, trim: AMBER, holds: "masks" },
  59: { face: "man", hair: "long", tint: "brown", beard: "goatee", dress: "artist", cloth: COAL, trim: AMBER, holds: "quill" },
  60: { face: "woman", skin: "rosy", hair: "bun", tint: "chestnut", dress: "blouse", cloth: AMBER, trim: MOSS, holds: "ring" },
  61: { face: "man", hair: "bald", tint: "white", beard: "full", hat: "wide", hatTint: OCHRE, dress: "smock", cloth: SKY, trim: AMBER, holds: "brush" },
  62: { face: "woman", hair: "long", tint: "black", hat: "helmet", hatTint: AMBER, dress: "gown", cloth: WINE, trim: GOLD, holds: "lyre" },
  118: { face: "man", skin: "olive", hair: "curls", tint: "black", beard: "goatee", hat: "boater", dress: "bow", cloth: AMBER, trim: IVORY, holds: "fanOfCards" },
  // Nobles
  63: { face: "woman", hair: "updo", tint: "grey", hat: "plumed", hatTint: NAVY, dress: "blouse", cloth: SKY, trim: NAVY, holds: "mirror" },
  64: { face: "woman", hair: "updo", tint: "chestnut", hat: "ducal", dress: "ermine", cloth: NAVY, holds: "sceptre" },
  65: { face: "man", hair: "short", tint: "blond", beard: "handlebar", hat: "helmet", hatTint: "#c3ccd1", dress: "uniform", cloth: NAVY, trim: WINE, holds: "sword" },
  66: { face: "woman", hair: "curls", tint: "black", hat: "coronet", dress: "gown", cloth: PINE, trim: SKY, holds: "fan" },
  67: { face: "man", hair: "parted", tint: "black", beard: "handlebar", hat: "crown", dress: "ermine", cloth: WINE, holds: "portfolio" },
  68: { face: "woman", hair: "long", tint: "chestnut", hat: "tiara", dress: "gown", cloth: "#dfe9f5", trim: SKY, holds: "rose" },
  69: { face: "woman", hair: "curls", tint: "blond", hat: "flowers", hatTint: SKY, dress: "gown", cloth: NAVY, trim: IVORY, holds: "mirror" },
  70: { face: "man", hair: "curls", tint: "grey", hat: "ducal", dress: "ruff", cloth: NAVY, trim: GOLD, holds: "scroll" },
  71: { face: "monocle", hair: "parted", tint: "brown", beard: "moustache", hat: "top", hatTint: COAL, dress: "cravat", cloth: NAVY, trim: COAL, holds: "cane" },
  72: { face: "young", hair: "parted", tint: "blond", dress: "sash", cloth: IVORY, trim: NAVY, holds: "medal" },
  73: { face: "man", hair: "short", tint: "black", beard: "goatee", dress: "cravat", cloth: COAL, trim: WINE, holds: "fanOfCards" },
  74: { face: "man", skin: "rosy", hair: "short", tint: "red", beard: "sideburns", hat: "coronet", dress: "ermine", cloth: SKY, holds: "sword" },
  75: { face: "woman", hair: "bun", tint: "brown", hat: "tiara", dress: "blouse", cloth: NAVY, trim: WINE, holds: "letter" },
  76: { face: "man", hair: "bald", tint: "white", beard: "sideburns", hat: "crown", dress: "sash", cloth: NAVY, trim: GOLD, holds: "orb" },
  // Citizens
  77: { face: "glasses", hair: "parted", tint: "grey", beard: "goatee", dress: "smock", cloth: BRICK, trim: WINE, holds: "mortar" },
  78: { face: "man", hair: "short", tint: "brown", beard: "imperial", hat: "kepi", hatTint: "#c99a1d", dress: "livery", cloth: BRICK, trim: COAL, holds: "letter" },
  79: { face: "monocle", hair: "bald", tint: "brown", beard: "moustache", dress: "cravat", cloth: WINE, trim: COAL, holds: "key" },
  80: { face: "glasses", hair: "wild", tint: "white", beard: "moustache", dress: "coat", cloth: COAL, trim: BRICK, holds: "books" },
  81: { face: "man", hair: "short", tint: "grey", beard: "imperial", hat: "bicorn", hatTint: COAL, dress: "sash", cloth: BRICK, trim: IVORY, holds: "medal" },
  82: { face: "man", hair: "bald", tint: "white", beard: "full", dress: "coat", cloth: BRICK, trim: WINE, holds: "scroll" },
  83: { face: "man", hair: "parted", tint: "black", beard: "handlebar", hat: "top", hatTint: WINE, dress: "waistcoat", cloth: BRICK, trim: COAL, holds: "coins" },
  84: { face: "monocle", hair: "short", tint: "grey", beard: "imperial", hat: "bicorn", hatTint: WINE, dress: "uniform", cloth: PINE, trim: BRICK, holds: "portfolio" },
  85: { face: "man", skin: "rosy", hair: "short", tint: "chestnut", beard: "handlebar", hat: "shako", hatTint: WINE, dress: "uniform", cloth: BRICK, trim: GOLD, holds: "sword" },
  86: { face: "glasses", hair: "short", tint: "red", beard: "full", hat: "tyrol", hatTint: PINE, dress: "coat", cloth: WINE, trim: BRICK, holds: "paw" },
  87: { face: "glasses", hair: "bald", tint: "black", beard: "goatee", dress: "smock", cloth: IVORY, trim: BRICK, holds: "doctorsBag" },
  88: { face: "man", hair: "curls", tint: "white", dress: "ruff", cloth: COAL, trim: BRICK, holds: "scales" },
  89: { face: "man", hair: "parted", tint: "brown", beard: "sideburns", hat: "kepi", hatTint: BRICK, dress: "sash", cloth: COAL, trim: BRICK, holds: "umbrella" },
  90: { face: "glasses", hair: "parted", tint: "chestnut", beard: "moustache", dress: "bow", cloth: WINE, trim: COAL, holds: "gavel" },
  117: { face: "young", skin: "rosy", hair: "parted", tint: "blond", dress: "artist", cloth: BRICK, trim: COAL, holds: "flask" },
  // Tourists
  91: { face: "man", skin: "brown", hair: "long", tint: "black", hat: "feathers", dress: "collar", cloth: MOSS, trim: BRICK, holds: "maize" },
  92: { face: "man", skin: "olive", hair: "long", tint: "brown", beard: "full", hat: "tricorn", hatTint: COAL, dress: "cravat", cloth: PINE, trim: WINE, holds: "hook" },
  93: { face: "man", skin: "rosy", hair: "long", tint: "blond", beard: "handlebar", hat: "helmet", hatTint: "#9aa5a9", dress: "ermine", cloth: MOSS, holds: "horseshoe" },
  94: { face: "man", skin: "rosy", hair: "short", tint: "brown", hat: "wide", hatTint: "#a9753d", dress: "overall", cloth: MOSS, trim: IVORY, holds: "axe" },
  95: { face: "monocle", hair: "short", tint: "chestnut", beard: "moustache", hat: "bowler", hatTint: COAL, dress: "bow", cloth: MOSS, trim: PINE, holds: "umbrella" },
  96: { face: "man", skin: "dark", hair: "short", tint: "black", beard: "goatee", hat: "kufi", hatTint: BRICK, dress: "collar", cloth: MOSS, trim: BRICK, holds: "drum" },
  97: { face: "woman", skin: "brown", hair: "none", tint: "black", hat: "nemes", hatTint: "#e8c06a", dress: "collar", cloth: IVORY, trim: MOSS, holds: "pyramid" },
  98: { face: "man", skin: "olive", hair: "long", tint: "black", beard: "goatee", hat: "turban", hatTint: WINE, dress: "ruff", cloth: MOSS, trim: GOLD, holds: "map" },
  99: { face: "glasses", hair: "bald", tint: "white", beard: "long", hat: "cap", hatTint: PLUM, dress: "robe", cloth: PLUM, holds: "flask" },
  100: { face: "man", skin: "rosy", hair: "short", tint: "brown", beard: "stubble", hat: "tyrol", hatTint: MOSS, dress: "overall", cloth: "#6d4a2c", trim: IVORY, holds: "turnip" },
  101: { face: "man", hair: "bald", tint: "brown", beard: "full", hat: "hood", hatTint: "#6d4a2c", dress: "robe", cloth: "#6d4a2c", holds: "cross" },
  102: { face: "man", hair: "short", tint: "black", beard: "handlebar", hat: "kepi", hatTint: PINE, dress: "livery", cloth: MOSS, trim: PINE, holds: "ticket" },
  103: { face: "man", skin: "rosy", hair: "long", tint: "red", beard: "long", hat: "miner", hatTint: "#7c868b", dress: "overall", cloth: PINE, trim: "#a9753d", holds: "pick" },
  104: { face: "man", skin: "rosy", hair: "long", tint: "red", beard: "sideburns", hat: "tam", hatTint: PINE, dress: "plaid", cloth: PINE, trim: BRICK, holds: "thistle" },
};

/** Guests who come for the balls of Let's Waltz! */
export const WALTZ_GUESTS: Record<number, Recipe> = {
  // Artists
  134: { face: "woman", hair: "updo", tint: "chestnut", hat: "tiara", dress: "gown", cloth: IVORY, trim: AMBER, holds: "bouquet" },
  135: { face: "woman", skin: "rosy", hair: "curls", tint: "grey", hat: "bonnet", hatTint: OCHRE, dress: "blouse", cloth: AMBER, trim: WINE, holds: "umbrella" },
  136: { face: "glasses", hair: "bun", tint: "brown", dress: "blouse", cloth: COAL, trim: AMBER, holds: "books" },
  137: { face: "woman", hair: "bun", tint: "black", hat: "swan", dress: "gown", cloth: IVORY, trim: SKY, holds: "slipper" },
  138: { face: "woman", hair: "long", tint: "blond", hat: "plumed", hatTint: OCHRE, dress: "coat", cloth: AMBER, trim: IVORY, holds: "hanger" },
  139: { face: "woman", skin: "olive", hair: "long", tint: "black", hat: "jewels", dress: "gown", cloth: WINE, trim: AMBER, holds: "score" },
  140: { face: "woman", hair: "curls", tint: "blond", hat: "crown", dress: "gown", cloth: AMBER, trim: WINE, holds: "champagne" },
  // Nobles
  141: { face: "man", skin: "olive", hair: "short", tint: "black", beard: "goatee", hat: "fur", hatTint: NAVY, dress: "collar", cloth: NAVY, trim: WINE, holds: "bow" },
  142: { face: "man", skin: "fair", hair: "short", tint: "black", beard: "moustache", hat: "eboshi", hatTint: COAL, dress: "kimono", cloth: SKY, trim: NAVY, holds: "chrysanthemum" },
  143: { face: "man", skin: "rosy", hair: "curls", tint: "red", beard: "full", hat: "tam", hatTint: NAVY, dress: "plaid", cloth: NAVY, trim: SKY, holds: "thistle" },
  144: { face: "woman", skin: "brown", hair: "long", tint: "black", hat: "jewels", dress: "collar", cloth: NAVY, trim: AMBER, holds: "elephant" },
  145: { face: "man", hair: "curls", tint: "white", dress: "ruff", cloth: SKY, trim: NAVY, holds: "fanOfCards" },
  146: { face: "woman", skin: "olive", hair: "updo", tint: "black", hat: "coronet", dress: "gown", cloth: NAVY, trim: AMBER, holds: "ring" },
  147: { face: "woman", hair: "braids", tint: "blond", hat: "kokoshnik", hatTint: NAVY, dress: "ermine", cloth: SKY, holds: "egg" },
  // Citizens
  148: { face: "man", skin: "dark", hair: "short", tint: "grey", dress: "sash", cloth: COAL, trim: BRICK, holds: "globe" },
  149: { face: "woman", skin: "rosy", hair: "none", tint: "grey", hat: "veil", hatTint: COAL, dress: "robe", cloth: COAL, holds: "cross" },
  150: { face: "man", skin: "olive", hair: "parted", tint: "grey", dress: "coat", cloth: WINE, trim: COAL, holds: "scroll" },
  151: { face: "man", skin: "rosy", hair: "short", tint: "white", beard: "sideburns", hat: "bicorn", hatTint: NAVY, dress: "uniform", cloth: NAVY, trim: BRICK, holds: "telescope" },
  152: { face: "man", hair: "wild", tint: "black", beard: "goatee", hat: "top", hatTint: BRICK, dress: "bow", cloth: BRICK, trim: COAL, holds: "masks" },
  153: { face: "man", hair: "short", tint: "white", hat: "biretta", hatTint: "#b8322c", dress: "cape", cloth: BRICK, trim: "#b8322c", holds: "chalice" },
  154: { face: "man", skin: "rosy", hair: "bald", tint: "brown", beard: "handlebar", dress: "collar", cloth: COAL, trim: BRICK, holds: "key" },
  // Tourists
  155: { face: "man", skin: "brown", hair: "wild", tint: "chestnut", beard: "full", hat: "horns", hatTint: "#6d4a2c", dress: "cravat", cloth: NAVY, trim: PLUM, holds: "rose" },
  156: { face: "glasses", hair: "wild", tint: "white", beard: "moustache", dress: "bow", cloth: COAL, trim: MOSS, holds: "baton" },
  157: { face: "woman", hair: "bun", tint: "blond", hat: "scarf", hatTint: SKY, dress: "gown", cloth: SKY, trim: IVORY, holds: "glassSlipper" },
  158: { face: "man", hair: "parted", tint: "black", hat: "halfMask", dress: "cravat", cloth: COAL, trim: WINE, holds: "mask" },
  159: { face: "woman", hair: "long", tint: "brown", hat: "flowers", hatTint: AMBER, dress: "gown", cloth: AMBER, trim: MOSS, holds: "mirror" },
  160: { face: "woman", skin: "olive", hair: "curls", tint: "grey", hat: "turban", hatTint: PLUM, dress: "collar", cloth: PLUM, trim: MOSS, holds: "crystalBall" },
  161: { face: "young", hair: "curls", tint: "red", hat: "cone", hatTint: MOSS, dress: "bow", cloth: MOSS, trim: AMBER, holds: "champagne" },
  162: { face: "man", hair: "short", tint: "white", hat: "papal", dress: "cape", cloth: IVORY, trim: IVORY, holds: "crozier" },
};

const UNKNOWN: Recipe = { face: "man", hair: "parted", tint: "brown", hat: "bowler", hatTint: COAL, dress: "coat", cloth: COAL, trim: PINE };

const SOFT: Record<Colour, string> = {
  blue: "var(--blue-soft)",
  red: "var(--red-soft)",
  yellow: "var(--yellow-soft)",
  green: "var(--guest-green-soft)",
};

/** A gilded nimbus, a frieze of small squares: the ground of every guest. */
function ground(colour: Colour): Shape[] {
  const squares = [4, 10, 16, 58, 64, 70].flatMap((x) => [rect(x, 4, 3.5, 3.5), rect(x + 1.2, 9.2, 1.2, 1.2)]).join("");
  return [
    area(rect(0, 0, 80, 96, 5), SOFT[colour]),
    area(circle(40, 40, 30), art("nimbus"), 0.75),
    stroke(circle(40, 40, 30), GOLD, 1.2),
    { ...stroke(circle(40, 40, 33), GOLD, 0.8, 0.7) },
    area(squares, COLOUR_VARIABLES[colour], 0.55),
  ];
}

function frame(colour: Colour): Shape[] {
  const ink = COLOUR_VARIABLES[colour];
  return [
    stroke(rect(1.5, 1.5, 77, 93, 4.5), ink, 3),
    stroke(rect(3.8, 3.8, 72.4, 88.4, 3), GOLD, 0.7, 0.8),
    { d: circle(12, 84, 10.5), fill: art("paper"), line: ink, width: 1.6 },
    ...put(sign(colour, ink, art("paper")), 4.4, 76.4, 0.63),
  ];
}

export const guestPortrait = remembered((number: number): Picture => {
  const { colour } = guest(number);
  return portrait(GUESTS[number] ?? WALTZ_GUESTS[number] ?? UNKNOWN, ground(colour), frame(colour));
}, () => austria);
