// The facts on the cards, generated from the engine's content (web/scripts/content.py), with types.

import austriaFacts from "./austria.json";
import overbookingFacts from "./overbooking.json";

export type Item = "strudel" | "cake" | "wine" | "coffee";
export type RoomColour = "blue" | "red" | "yellow";
export type Colour = RoomColour | "green";
export type Edition = "revised" | "first";
export type Timing = "once" | "round" | "permanent" | "end";
export type Order = Partial<Record<Item, number>>;

export type Gain = Order & {
  any_item?: number;
  krones?: number;
  emperor?: number;
  staff_cards?: number;
  vp?: number;
  vp_per_staff?: number;
};

/** One word of the engine's vocabulary of effects. */
export interface Effect {
  gain?: Gain;
  prepare?: { count: number; free?: boolean; discount?: number; max_floor?: number; occupy?: boolean };
  play_staff?: { count: number; free?: boolean; discount?: number };
  draw_3_play_1?: { free?: boolean; discount?: number };
  take_guest?: { count: number; free?: boolean };
  occupy?: { count: number };
  fill_order?: object;
  extra_action?: object;
  extra_turn?: object;
}

export interface Guest {
  colour: Colour;
  order: Order;
  vp: number;
  reward: Effect[];
}

export interface Income {
  krones?: number;
  emperor?: number;
  vp?: number;
}

export interface Staff {
  cost: number;
  timing: Timing;
  use?: Effect[];
  effect?: Effect[];
  leaves?: Income & { colour?: Colour; min_order?: number; exact_order?: number };
  occupied?: Income;
  emperor_reward?: Income;
  free_rooms?: RoomColour;
  free_serving?: boolean;
  free_guests?: boolean;
  ignore_penalty?: boolean;
  die?: {
    values: number[];
    vp?: number;
    strength?: number;
    both?: boolean;
    free_copy?: boolean;
    extra?: { rooms?: number; emperor?: number; staff?: number };
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
  occupied_rooms?: "lower_floor" | "same_column";
  end_card?: number;
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
  guests: { colour: Colour | "any"; border: Border }[];
  /** Values shown; none is a question mark. */
  die: number[];
  extra: (
    | { do: "emperor"; steps: number; border: Border }
    | { do: "staff"; border: Border }
    | { do: "objective"; which: "A" | "B" | "C" | "any"; border: Border }
  )[];
  hand: "left_to_right" | "right_to_left";
}

type WithFirst<Row> = Row & { first?: Partial<Row> };

interface Austria {
  guests: Record<string, WithFirst<Guest>>;
  promo: number[];
  staff: Record<string, WithFirst<Staff>>;
  intro_sets: Record<string, number[]>;
  objectives: Record<string, Objective>;
  claim_vp: number[];
  tiles: Record<string, WithFirst<Tile>>;
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

export const ITEMS: readonly Item[] = ["strudel", "cake", "wine", "coffee"];
export const austria = austriaFacts as unknown as Austria;
export const overbooking = overbookingFacts as Overbooking;

function ofEdition<Row extends object>(row: WithFirst<Row> | undefined, what: string, edition: Edition): Row {
  if (!row) throw new Error(`no such card: ${what}`);
  const { first, ...printed } = row;
  return (edition === "first" ? { ...printed, ...first } : printed) as unknown as Row;
}

export const guest = (number: number, edition: Edition = "revised"): Guest =>
  ofEdition<Guest>(austria.guests[number], `guest ${number}`, edition);

export const staff = (number: number, edition: Edition = "revised"): Staff =>
  ofEdition<Staff>(austria.staff[number], `staff ${number}`, edition);

export const tile = (id: string, edition: Edition = "revised"): Tile =>
  ofEdition<Tile>(austria.tiles[id], `emperor tile ${id}`, edition);

export const objective = (id: string): Objective => ofEdition<Objective>(austria.objectives[id], id, "revised");
export const board = (name: string): Board => ofEdition<Board>(austria.boards[name], name, "revised");
export const instruction = (card: number): Instruction =>
  ofEdition<Instruction>(austria.leopold[card], `instruction ${card}`, "revised");
