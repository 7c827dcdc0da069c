// The sections of the rules reference: the same in every language, each with the ids of the rules it tells
// (docs/rules in the repository has them word for word).

const BASE = [
  { id: "aim", game: "austria", rules: ["F5"] },
  { id: "setup", game: "austria", rules: ["S1", "S2", "S4", "S5", "S6", "S7", "S8", "S9"] },
  { id: "round", game: "austria", rules: ["R1", "R2", "R5", "R6"] },
  { id: "passing", game: "austria", rules: ["R3", "R4"] },
  { id: "turn", game: "austria", rules: ["T1", "T2", "T3"] },
  { id: "strength", game: "austria", rules: ["T4", "T5"] },
  { id: "spaces", game: "austria", rules: ["D1", "D2", "D4", "D6"] },
  { id: "items", game: "austria", rules: ["K1", "I1", "X1"] },
  { id: "guests", game: "austria", rules: ["K5", "S3"] },
  { id: "moving-in", game: "austria", rules: ["X4", "X5"] },
  { id: "rooms", game: "austria", rules: ["K4", "K7", "D3"] },
  { id: "groups", game: "austria", rules: ["X6"] },
  { id: "objectives", game: "austria", rules: ["X2"] },
  { id: "staff", game: "austria", rules: ["K6", "D5", "X3"] },
  {
    id: "staff-notes",
    game: "austria",
    rules: ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12"],
  },
  { id: "guest-notes", game: "austria", rules: ["G1", "G2", "G3", "G4", "G5", "G6"] },
  { id: "tracks", game: "austria", rules: ["K2", "K3"] },
  { id: "emperor", game: "austria", rules: ["M1", "M2", "M3", "M4", "M5", "M6"] },
  { id: "end", game: "austria", rules: ["F1", "F2", "F3", "F4"] },
  { id: "editions", game: "austria", rules: ["E", "E2"] },
  { id: "solo-setup", game: "solo", rules: ["L1", "L2", "L3", "L4", "L5"] },
  { id: "solo-guests", game: "solo", rules: ["L6", "L7"] },
  { id: "solo-die", game: "solo", rules: ["L8"] },
  { id: "solo-icons", game: "solo", rules: ["L9", "L10"] },
  { id: "solo-rest", game: "solo", rules: ["L11", "L12", "L13", "L14"] },
  { id: "cards", game: "overbooking", rules: ["OC1", "OC2"] },
  { id: "hotels", game: "overbooking", rules: ["OC3", "OC4"] },
  { id: "layout", game: "overbooking", rules: ["OS1", "OS2", "OS3", "OS4"] },
  { id: "placing", game: "overbooking", rules: ["OP1", "OP2", "OP3", "OP4", "OP5", "OP6"] },
  { id: "checking", game: "overbooking", rules: ["OB1", "OB2", "OB3", "OB4", "OB5", "OB6"] },
  { id: "powers", game: "overbooking", rules: ["OW1", "OW2", "OW3", "OW4", "OW5", "OW6", "OW7"] },
  { id: "hotel-rules", game: "overbooking", rules: [] },
  { id: "next-round", game: "overbooking", rules: ["ON1", "ON2", "ON3"] },
  { id: "scoring", game: "overbooking", rules: ["OE1", "OE2", "OE3"] },
] as const;

const WALTZ = [
  { id: "modules", game: "waltz", rules: [] },
  { id: "champagne", game: "waltz", rules: ["W1", "W2"] },
  { id: "ballrooms", game: "waltz", rules: ["W3", "W4"] },
  { id: "dancing", game: "waltz", rules: ["W5", "W6"] },
  { id: "rehearsal", game: "waltz", rules: ["W7"] },
  { id: "ballroom-scoring", game: "waltz", rules: ["W8", "W9"] },
  { id: "ballroom-cards", game: "waltz", rules: ["W10"] },
  { id: "celebrities", game: "waltz", rules: ["W20", "W21", "W22"] },
  { id: "unique-hotels", game: "waltz", rules: ["W40", "W41"] },
  { id: "skeleton-key", game: "waltz", rules: ["W50"] },
  { id: "more", game: "waltz", rules: ["W60"] },
  { id: "elisabeth", game: "solo", rules: ["L20", "L21", "L22", "L23"] },
  { id: "elisabeth-celebrities", game: "solo", rules: ["L30", "L31"] },
  { id: "solo-entrances", game: "solo", rules: ["L40", "L41", "L42", "L43", "L44"] },
] as const;

export const OUTLINE = [...BASE, ...WALTZ] as const;

/** The sections of Let's Waltz!, which have files of their own. */
export type WaltzSections = Record<(typeof WALTZ)[number]["id"], Section>;

export type SectionId = (typeof OUTLINE)[number]["id"];
export type RulesGame = (typeof OUTLINE)[number]["game"];

/** A section in one language: lines that begin with "- " are a list. */
export interface Section {
  title: string;
  text: string;
}

export interface Rules {
  search: string;
  nothing: string;
  source: string;
  games: Record<RulesGame, string>;
  sections: Record<SectionId, Section>;
}

/** The anchor of the section that tells a rule; the first one where no section does. */
export const ruleAnchor = (rule: string): SectionId =>
  OUTLINE.find(({ id, rules }) => id === rule || (rules as readonly string[]).includes(rule))?.id ?? "aim";
