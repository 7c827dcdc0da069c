// The facts on the cards, generated from the engine's content (web/scripts/content.py), with types.

import austriaFacts from "./austria.json";
import overbookingFacts from "./overbooking.json";
import waltzFacts from "./waltz.json";

/** The four dishes and drinks, and the champagne of the ballrooms. */
export type Item = "strudel" | "cake" | "wine" | "coffee" | "champagne";
export type RoomColour = "blue" | "red" | "yellow";
export type Colour = RoomColour | "green";
/** The revised edition, or one of the two printings of the first. */
export type Edition = "revised" | "italian" | "spanish";
export type Timing = "once" | "round" | "permanent" | "end" | "flip";
export type Order = Partial<Record<Item, number>>;

export type Gain = Order & {
  any_item?: number;
  krones?: number;
  emperor?: number;
  staff_cards?: number;
  vp?: number;
  vp_per_staff?: number;
  vp_per_dancer?: number;
  vp_per_marker?: number;
};

/** How much cheaper something is than printed; one of it where no count is told. */
export interface Offer {
  count?: number;
  free?: boolean;
  discount?: number;
}

/** One word of the engine's vocabulary of effects. */
export interface Effect {
  gain?: Gain;
  prepare?: { count: number; free?: boolean; discount?: number; max_floor?: number; occupy?: boolean };
  play_staff?: Offer;
  draw_3_play_1?: Offer;
  take_guest?: { count: number; free?: boolean; filled?: boolean };
  occupy?: { count: number; max_floor?: number };
  fill_order?: { count?: number };
  send_dancer?: Offer;
  extra_action?: object;
  extra_turn?: object;
}

/** Values that no source tells: ours, until a content pack has the printed ones. */
export interface StandIn {
  stand_in?: readonly string[];
}

export interface Guest extends StandIn {
  colour: Colour;
  order: Order;
  vp: number;
  reward: Effect[];
  /** Where this guest must go, if not where you like. */
  only?: "room" | "ballroom";
}

export interface Income {
  krones?: number;
  emperor?: number;
  vp?: number;
}

/** What must just have happened before a card can be turned over. */
export interface Flip {
  steps?: number;
  dishes?: number;
  drinks?: number;
  guest?: Colour;
  min_order?: number;
  group?: number;
  marker?: number;
}

/** What is given away before a card works; what is exchanged comes back as other items. */
export type Price = Order & { any_item?: number; krones?: number; emperor?: number; exchange?: number };

export interface Staff extends StandIn {
  cost: number;
  timing: Timing;
  when?: "staff_played";
  price?: Price;
  use?: Effect[];
  flip?: Flip;
  turned?: Effect[];
  effect?: Effect[];
  leaves?: Income & { colour?: Colour; min_order?: number; exact_order?: number };
  /** As soon as the order of such a guest is complete. */
  complete?: Income & { colour: Colour };
  occupied?: Income;
  moves_in?: Income;
  dancer_sent?: Effect[];
  marker_put?: Effect[];
  champagne_spent?: Effect[];
  emperor_reward?: Income;
  free_rooms?: RoomColour;
  free_serving?: boolean;
  free_guests?: boolean;
  ignore_penalty?: boolean;
  no_penalty?: boolean;
  die?: {
    values: number[];
    vp?: number;
    strength?: number;
    both?: boolean;
    free_copy?: boolean;
    /** Strength and free copy count in an extra turn too. */
    without_die?: boolean;
    at_once?: Effect[];
    after?: Effect[];
    extra?: { rooms?: number; emperor?: number; staff?: number; dancer?: Offer };
  };
  score?: { per: string; vp: number; max?: number };
}

export interface Objective {
  category: "A" | "B" | "C";
  needs: Partial<Record<string, number>>;
}

export interface Penalty {
  krones?: number;
  vp?: number;
  vp_per_staff?: number;
  kitchen?: boolean;
  orders?: boolean;
  hand_cards?: number;
  vacant_rooms?: number;
  occupied_rooms?: "lower_floor" | "same_column" | "row_below";
  end_card?: number;
  champagne?: number;
  items?: number;
  all_krones?: boolean;
  /** So many dancers from the ballroom of this number. */
  dancers?: number;
  ballroom?: number;
  else_vp?: number;
}

export interface Tile {
  category: "A" | "B" | "C";
  reward: Effect[];
  penalty: Penalty;
}

export interface Board {
  colours: Record<string, RoomColour>;
  /** In the engine's order: `groups_paid` of a view counts these. */
  groups: string[][];
}

export type Border = "none" | "silver" | "gold";

export interface Instruction {
  guests: { colour: Colour | "any"; border: Border; arrows?: number }[];
  /** Values shown; none is a question mark. */
  die: (number | "coloured")[];
  extra: (
    | { do: "dancer"; arrows: number; border: Border }
    | { do: "emperor"; steps: number; border: Border }
    | { do: "staff"; border: Border }
    | { do: "objective"; which: "A" | "B" | "C" | "any"; border: Border }
  )[];
  hand: "left_to_right" | "right_to_left";
}

/** What a layer has otherwise; a field that is null there is not printed. */
type Overrides<Row> = { [Field in keyof Row]?: Row[Field] | null };
type Layer = "first" | "spanish";
type Layered<Row> = Row & { [Each in Layer]?: Overrides<Row> };

interface Austria {
  guests: Record<string, Layered<Guest>>;
  promo: number[];
  staff: Record<string, Layered<Staff>>;
  intro_sets: Record<string, number[]>;
  objectives: Record<string, Objective>;
  claim_vp: number[];
  tiles: Record<string, Layered<Tile>>;
  track_vp: number[];
  steps_back: number[];
  floor_costs: number[];
  vp_icons: Record<string, number>;
  occupancy_bonus: Record<RoomColour, number[]>;
  queue_costs: number[];
  boards: Record<string, Board>;
  leopold: Record<string, Instruction>;
}

interface Overbooking {
  houses: string[];
  types: string[];
  coins: Record<string, number[]>;
  hotels: Record<string, { beds: number; rule: string; stand_in: boolean }>;
  bonus: Record<string, Record<string, number>>;
}

export type Row = "bottom" | "middle" | "top";
export type HallRow = Row | "balcony";

/** An entrance: what comes with it, and the figures that the page shows of what it does. */
interface Entrance extends StandIn {
  gift?: Effect[];
  solo?: boolean;
  occupancy_bonus?: Record<RoomColour, number[]>;
  claim_vp?: number[];
  guests_vp?: number[];
  tile_steps?: number[];
  /** Nine Stars Inn: the VP of the rows of the track, and how many spaces each has. */
  rows?: number[];
  spaces?: number | string[];
  /** Sushi Resort: what a guest with a token costs more. */
  krones?: number;
}

interface Waltz {
  guests: Record<string, Guest>;
  staff: Record<string, Staff>;
  objectives: Record<string, Objective>;
  tiles: Record<string, Tile>;
  /** What the rows give; the bottom row gives nothing. */
  ballrooms: Record<string, { middle: Effect[]; top: Effect[] }>;
  row_cost: Record<Row, number> & StandIn;
  row_spaces: { beyond_seats: number } & StandIn;
  dancers: number;
  rehearsal: Record<string, { rewards: Effect[][] } & StandIn>;
  celebrities: Record<string, { vp: number; effect?: Effect[]; exchange?: number } & StandIn>;
  celebrity_cost: { krones: number } & StandIn;
  entrances: Record<string, Entrance>;
  dove: Record<string, { column: Effect[]; floor: Effect[] } & StandIn>;
  key: { krones: number; emperor: number } & StandIn;
  celebrity_bonus: Record<RoomColour, { objective?: number; emperor?: number; vp?: number }>;
  elisabeth: Record<string, Instruction>;
}

/** Dishes and drinks: what "an item of your choice" means. */
export const ITEMS: readonly Item[] = ["strudel", "cake", "wine", "coffee"];
/** All that a guest can order. */
export const ORDERED: readonly Item[] = [...ITEMS, "champagne"];
export const austria = austriaFacts as unknown as Austria;
export const overbooking = overbookingFacts as Overbooking;
/** Let's Waltz!: the five modules. */
export const waltz = waltzFacts as unknown as Waltz;

/** What is laid over the rows of the revised edition, the last one on top. */
const LAYERS: Record<Edition, readonly Layer[]> = {
  revised: [],
  italian: ["first"],
  spanish: ["first", "spanish"],
};

/** Edition and printing among the options of a game. */
export function editionOf({ edition, printing }: Readonly<Record<string, unknown>>): Edition {
  if (edition !== "first") return "revised";
  return printing === "spanish" ? "spanish" : "italian";
}

function ofEdition<Row extends object>(row: Layered<Row> | undefined, what: string, edition: Edition): Row {
  if (!row) throw new Error(`no such card: ${what}`);
  const { first, spanish, ...printed } = row;
  const layers = { first, spanish };
  const fields = LAYERS[edition].reduce<object>((merged, layer) => ({ ...merged, ...layers[layer] }), printed);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Row;
}

export const guest = (number: number, edition: Edition = "revised"): Guest =>
  ofEdition<Guest>(austria.guests[number] ?? waltz.guests[number], `guest ${number}`, edition);

export const staff = (number: number, edition: Edition = "revised"): Staff =>
  ofEdition<Staff>(austria.staff[number] ?? waltz.staff[number], `staff ${number}`, edition);

export const tile = (id: string, edition: Edition = "revised"): Tile =>
  ofEdition<Tile>(austria.tiles[id] ?? waltz.tiles[id], `emperor tile ${id}`, edition);

export const objective = (id: string): Objective =>
  ofEdition<Objective>(austria.objectives[id] ?? waltz.objectives[id], id, "revised");
export const board = (name: string): Board => ofEdition<Board>(austria.boards[name], name, "revised");
export const instruction = (card: number): Instruction =>
  ofEdition<Instruction>(austria.leopold[card] ?? waltz.elisabeth[card], `instruction ${card}`, "revised");
