// The facts on the cards and their types, both made from the engine's content (web/scripts/content.py).

import type { Difference, ShownPack } from "../wire";
import type { Austria, Board, Guest, Instruction, Item, Objective, Overbooking, Staff, Tile, Waltz } from "./types";
import austriaFacts from "./austria.json";
import overbookingFacts from "./overbooking.json";
import waltzFacts from "./waltz.json";

export type * from "./types";

/** The revised edition, or one of the two printings of the first. */
export type Edition = "revised" | "italian" | "spanish";

/** Values that no source tells: ours, until a content pack has the printed ones. */
export interface StandIn {
  stand_in?: readonly string[];
}

/** What a layer has otherwise; a field that is null there is not printed. */
type Overrides<Card> = { [Field in keyof Card]?: Card[Field] | null };
type Layer = "first" | "spanish";
type Layered<Card> = Card & { [Each in Layer]?: Overrides<Card> };

export type Row = "bottom" | "middle" | "top";
export type HallRow = Row | "balcony";

type FieldOf<Each> = Each extends unknown ? keyof Each : never;
type ValueOf<Each, Field extends PropertyKey> = Each extends Record<Field, infer Value> ? Value : never;
/** The fields of all kinds, of which each has its own. */
type AnyOf<Each> = { [Field in FieldOf<Each>]?: ValueOf<Required<Each>, Field> };
type Entrance = AnyOf<Waltz["entrances"][string]> & { solo?: boolean };

/** Dishes and drinks: what "an item of your choice" means. */
export const ITEMS: readonly Item[] = ["strudel", "cake", "wine", "coffee"];
/** All that a guest can order. */
export const ORDERED: readonly Item[] = [...ITEMS, "champagne"];

interface Facts {
  austria: Austria;
  overbooking: Overbooking;
  waltz: Omit<Waltz, "entrances"> & { entrances: Record<string, Entrance> };
}
const OURS = { austria: austriaFacts, overbooking: overbookingFacts, waltz: waltzFacts } as unknown as Facts;

/** The facts as they are now: ours, or those of the content pack of the table that is shown. */
export let { austria, overbooking, waltz } = OURS;
let changed: readonly Difference[] = [];

/** Lays a content pack over our values, or takes it away. Whoever draws a table reads the values only then: the pack
 * comes before the table, and goes with it (table/packs.ts). */
export function layPack(pack: Pick<ShownPack, "facts" | "differences"> | null): void {
  ({ austria, overbooking, waltz } = { ...OURS, ...(pack?.facts as Partial<Facts> | undefined) });
  changed = pack?.differences ?? [];
}

/** Whether the table that is shown is played with other values than ours. */
export const isChanged = (): boolean => changed.length > 0;

/** What the pack has otherwise on a card. */
export const changesOf = (part: string, id: string | number): readonly Difference[] =>
  changed.filter((each) => each.part === part && each.id === String(id));

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

function ofEdition<Card extends object>(row: Card | undefined, what: string, edition: Edition): Card {
  if (!row) throw new Error(`no such card: ${what}`);
  const { first, spanish, ...printed } = row as Layered<Card>;
  const layers = { first, spanish };
  const fields = LAYERS[edition].reduce<object>((merged, layer) => ({ ...merged, ...layers[layer] }), printed);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Card;
}

export const guest = (number: number, edition: Edition = "revised"): Guest =>
  ofEdition(austria.guests[number] ?? waltz.guests[number], `guest ${number}`, edition);

export const staff = (number: number, edition: Edition = "revised"): Staff =>
  ofEdition(austria.staff[number] ?? waltz.staff[number], `staff ${number}`, edition);

export const tile = (id: string, edition: Edition = "revised"): Tile =>
  ofEdition(austria.tiles[id] ?? waltz.tiles[id], `emperor tile ${id}`, edition);

export const objective = (id: string): Objective =>
  ofEdition(austria.objectives[id] ?? waltz.objectives[id], id, "revised");
export const board = (name: string): Board => ofEdition(austria.boards[name], name, "revised");
export const instruction = (card: number): Instruction =>
  ofEdition(austria.leopold[card] ?? waltz.elisabeth[card], `instruction ${card}`, "revised");
