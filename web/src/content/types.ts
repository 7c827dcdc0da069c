// Made by web/scripts/content.py from the rows.py of every game and module: change those.

/** austria.json */
export interface Austria {
  guests: Record<string, Guest>;
  promo: number[];
  staff: Record<string, Staff>;
  intro_sets: Record<string, number[]>;
  objectives: Record<string, Objective>;
  claim_vp: number[];
  tiles: Record<string, Tile>;
  track_vp: number[];
  steps_back: number[];
  floor_costs: number[];
  vp_icons: Record<string, number>;
  occupancy_bonus: GroupVp;
  queue_costs: number[];
  boards: Record<string, Board>;
  leopold: Record<string, Instruction>;
}

/** A ballroom; its bottom row gives nothing. */
export interface Ballroom {
  middle: Effect[];
  top: Effect[];
  scoring: Scoring;
  stand_in?: string[];
}

/** A layout; `groups_paid` of a view counts the groups in the engine's order. */
export interface Board {
  colours: Record<string, RoomColour>;
  groups: string[][];
}

export type Border = "none" | "silver" | "gold";

export type Category = "A" | "B" | "C";

/** A tile of the lounge. */
export interface Celebrity {
  vp: number;
  needs?: 1;
  when?: Occasion;
  effect?: Effect[];
  exchange?: number;
  more_vp?: number;
  more_steps?: number;
  free_rooms?: true;
  spare_item?: true;
  stand_in?: string[];
}

/** L30: what she gets besides a celebrity. */
export interface CelebrityBonus {
  objective?: number;
  emperor?: number;
  vp?: number;
}

export type CelebrityBonuses = Record<RoomColour, CelebrityBonus>;

/** What a celebrity costs. */
export interface CelebrityCost {
  krones: number;
  stand_in: string[];
}

export type Champagne = "champagne";

export type Colour = "blue" | "red" | "yellow" | "green";

/** A dancer. */
export interface DancerIcon {
  do: "dancer";
  arrows: number;
  border: Border;
}

export type DiceSum = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

/** P1: what a card adds to dice of some values. */
export interface Die {
  values: number[];
  vp?: number;
  strength?: number;
  extra?: Extra;
  both?: true;
  free_copy?: true;
  without_die?: true;
  at_once?: Effect[];
  after?: Effect[];
}

/** How much cheaper something is than printed. */
export interface Discount {
  free?: boolean;
  discount?: number;
}

export type Dish = "strudel" | "cake" | "wine" | "coffee";

/** What a card gives: one word of these. */
export interface Effect {
  gain?: Gain;
  prepare?: Prepare;
  play_staff?: Offer;
  draw_3_play_1?: Discount;
  take_guest?: TakeGuest;
  occupy?: Occupy;
  fill_order?: FillOrder;
  extra_action?: Nothing;
  extra_turn?: Nothing;
  send_dancer?: Offer;
}

/** Steps on the emperor track. */
export interface EmperorIcon {
  do: "emperor";
  steps: number;
  border: Border;
}

/** What comes with an entrance, and what it changes from then on. */
export interface Entrance {
  needs?: 1[];
  gift?: Effect[];
  then?: Effect[];
  staff_played?: Effect[];
  alone?: Effect[];
  more_rooms?: number;
  free_rooms?: number;
  more_guests?: number;
  more_tables?: 1;
  cards?: number;
  tiles_each?: number;
  guests_in_turn?: number;
  tokens?: true;
  shift?: true;
  double_rows?: true;
  guests_vp?: number[];
  claim_vp?: number[];
  objectives_vp?: number[];
  tile_steps?: number[];
  occupancy_bonus?: GroupVp;
  dice_sum?: Record<DiceSum, Effect[]>;
  first_of_group?: Record<RoomColour, Effect[]>;
  stand_in?: string[];
}

/** P2: what may be done besides the action of a die. */
export interface Extra {
  rooms?: 1;
  staff?: 1;
  emperor?: number;
  dancer?: ExtraDancer;
}

/** A dancer to be sent. */
export interface ExtraDancer {
  discount?: number;
}

/** Orders to fill. */
export interface FillOrder {
  count?: number;
}

/** What must happen before a card may be turned face down: one condition (W60). */
export interface Flip {
  steps?: number;
  dishes?: number;
  drinks?: number;
  group?: number;
  marker?: number;
  guest?: Colour;
  min_order?: number;
}

export type Gain = Partial<Record<Dish | Champagne | "any_item" | "krones" | "emperor" | "staff_cards" | "vp" | "vp_per_staff" | "vp_per_marker" | "vp_per_dancer", number>>;

export type GroupVp = Record<RoomColour, number[]>;

/** A guest card. */
export interface Guest {
  colour: Colour;
  order: Order;
  vp: number;
  reward: Effect[];
  only?: "room" | "ballroom";
  stand_in?: string[];
}

/** An icon of the upper section: the colour of the guest, and whether a dancer is sent for it. */
export interface GuestIcon {
  colour: Colour | "any";
  border: Border;
  arrows?: number;
}

/** P4: what a card brings for guests of a colour, or with orders of a size. */
export interface GuestIncome {
  krones?: number;
  emperor?: number;
  vp?: number;
  colour?: Colour;
  min_order?: number;
  exact_order?: number;
}

export type Hand = "left_to_right" | "right_to_left";

/** L41: guests of these VP sit in its café, and `items` items lie beside the board. */
export interface HautelCouture {
  supply: number;
  guest_vp: number[];
  stand_in?: string[];
}

/** A side of a hotel card. */
export interface HotelSide {
  beds: number;
  rule: Rule;
  stand_in: boolean;
}

export type Icon = EmperorIcon | StaffIcon | ObjectiveIcon | DancerIcon;

/** What a card brings when something happens. */
export interface Income {
  krones?: number;
  emperor?: number;
  vp?: number;
}

/** An instruction card. */
export interface Instruction {
  guests: GuestIcon[];
  die: number[] | "coloured"[];
  extra: Icon[];
  hand: Hand;
}

export type Item = Dish | Champagne;

/** What the skeleton key gives. */
export interface Key {
  krones: number;
  emperor: number;
  stand_in: string[];
}

export type Need =
  | "krones"
  | "emperor"
  | "staff"
  | "rooms"
  | "floors"
  | "columns"
  | "groups"
  | "whole_colours"
  | RoomColour
  | "champagne"
  | "dancers"
  | "green_guests"
  | "each_item"
  | "top_floor"
  | "large_orders";

export type Needs = Partial<Record<Need, number>>;

/** L42: the VP of each row of the track, and how many spaces a row has. */
export interface NineStars {
  spaces: number;
  rows: number[];
  stand_in?: string[];
}

/** The word says it all. */
export type Nothing = Record<string, never>;

/** An objective. */
export interface Objective {
  category: Category;
  needs: Needs;
  stand_in?: string[];
}

/** An objective. */
export interface ObjectiveIcon {
  do: "objective";
  which: Category | "any";
  border: Border;
}

export type Occasion = "steps" | "krones" | "champagne" | "staff" | "room" | "dancer";

/** Rooms to occupy. */
export interface Occupy {
  count?: number;
  max_floor?: number;
}

/** A number of things, at a price that is lower than printed. */
export interface Offer {
  free?: boolean;
  discount?: number;
  count?: number;
}

export type Order = Partial<Record<Item, number>>;

/** overbooking.json */
export interface Overbooking {
  houses: string[];
  types: string[];
  coins: Record<string, number[]>;
  hotels: Record<string, HotelSide>;
  bonus: Record<string, Record<string, number>>;
}

/** M2, M3: what a player at position 0 suffers. */
export interface Penalty {
  krones?: number;
  vp?: number;
  vp_per_staff?: number;
  all_krones?: true;
  items?: number;
  kitchen?: true;
  orders?: true;
  hand_cards?: number;
  vacant_rooms?: number;
  occupied_rooms?: RoomsLost;
  end_card?: number;
  champagne?: number;
  dancers?: number;
  ballroom?: number;
  else_vp?: number;
}

/** Rooms to prepare. */
export interface Prepare {
  free?: boolean;
  discount?: number;
  count?: number;
  max_floor?: number;
  occupy?: boolean;
}

export type Price = Partial<Record<"krones" | "emperor" | "any_item" | "exchange" | Dish | Champagne, number>>;

/** A rehearsal room. */
export interface RehearsalRoom {
  rewards: Effect[][];
  stand_in?: string[];
}

export type RoomColour = "blue" | "red" | "yellow";

export type RoomsLost = "lower_floor" | "same_column" | "row_below";

/** Champagne for each row of a ballroom. */
export interface RowCost {
  bottom: number;
  middle: number;
  top: number;
  stand_in: string[];
}

/** How many spaces a row has beyond the number of seats. */
export interface RowSpaces {
  beyond_seats: number;
  stand_in: string[];
}

export type Rule =
  | "none"
  | "small_groups"
  | "large_groups"
  | "first_face_up"
  | "second_face_up"
  | "monks_first"
  | "soldiers_first"
  | "no_soldiers"
  | "no_back_door"
  | "two_houses";

/** What an `end` card counts. */
export interface Score {
  per: Scored;
  vp: number;
  max?: number;
}

export type Scored =
  | "occupied_blue"
  | "occupied_red"
  | "occupied_yellow"
  | "occupied"
  | "rooms"
  | "groups"
  | "floors"
  | "columns"
  | "sets"
  | "staff"
  | "objectives"
  | "emperor"
  | "dancers"
  | "copy"
  | "copy_own_too";

/** W8: how a ballroom is scored, one word of these. */
export interface Scoring {
  highest_row?: number[];
  rows?: number[];
  dancers?: number[];
  ranks?: Record<Seats, number[]>;
  pairs?: number;
}

export type Seats = "2" | "3" | "4";

export type Space =
  | "1a"
  | "1b"
  | "1c"
  | "1d"
  | "1e"
  | "2a"
  | "2b"
  | "2c"
  | "2d"
  | "2e"
  | "3a"
  | "3b"
  | "3c"
  | "3d"
  | "3e"
  | "4a"
  | "4b"
  | "4c"
  | "4d"
  | "4e";

/** A staff card. */
export interface Staff {
  cost: number;
  timing: Timing;
  use?: Effect[];
  price?: Price;
  flip?: Flip;
  turned?: Effect[];
  effect?: Effect[];
  leaves?: GuestIncome;
  complete?: GuestIncome;
  free_rooms?: RoomColour;
  die?: Die;
  occupied?: Income;
  moves_in?: Income;
  free_serving?: true;
  free_guests?: true;
  ignore_penalty?: true;
  no_penalty?: true;
  emperor_reward?: Income;
  score?: Score;
  dancer_sent?: Effect[];
  marker_put?: Effect[];
  champagne_spent?: Effect[];
  when?: "staff_played";
  stand_in?: string[];
}

/** A staff card. */
export interface StaffIcon {
  do: "staff";
  border: Border;
}

/** L43: where tokens lie, what they bring, and what a guest with a token costs more. */
export interface SushiResort {
  vp: number;
  krones: number;
  spaces: Space[];
  stand_in?: string[];
}

/** Guests to take. */
export interface TakeGuest {
  count?: number;
  free?: boolean;
  filled?: boolean;
}

/** An emperor tile. */
export interface Tile {
  category: Category;
  reward: Effect[];
  penalty: Penalty;
  stand_in?: string[];
}

export type Timing = "once" | "round" | "permanent" | "end" | "flip";

/** A bonus token of the Dove: for a column, or for a floor. */
export interface Token {
  column: Effect[];
  floor: Effect[];
  stand_in?: string[];
}

/** L44: what a toll costs and brings, and what is lost without it. */
export interface TollBridge {
  vp: number;
  krones: number;
  else_vp: number;
  stand_in?: string[];
}

/** waltz.json; entrances of the automata say that they are `solo`. */
export interface Waltz {
  guests: Record<string, Guest>;
  staff: Record<string, Staff>;
  objectives: Record<string, Objective>;
  tiles: Record<string, Tile>;
  ballrooms: Record<string, Ballroom>;
  row_cost: RowCost;
  row_spaces: RowSpaces;
  dancers: number;
  rehearsal: Record<string, RehearsalRoom>;
  celebrities: Record<string, Celebrity>;
  celebrity_cost: CelebrityCost;
  entrances: Record<string, Entrance | HautelCouture | NineStars | SushiResort | TollBridge>;
  dove: Record<string, Token>;
  key: Key;
  celebrity_bonus: CelebrityBonuses;
  elisabeth: Record<string, Instruction>;
}
