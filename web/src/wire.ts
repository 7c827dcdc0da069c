// Made by `make wire` from src/hotelier/server/wire.py: change that file, never this one.

/** An action as its audience may know it: `kind` says which of the other fields are there. */
export interface Action {
  notation: string;
  kind: string;
  place?: number;
  value?: number;
  boost?: boolean;
  what?: string;
  count?: number;
  item?: string;
  table?: number;
  objective?: string;
  space?: string;
  staff?: number | null;
  house?: string;
  beds?: number | null;
  large?: boolean;
  hotel?: number;
  to?: string | number;
  from?: number;
  room?: number;
  hall?: number;
  row?: string;
  champagne?: number;
  colour?: string;
  celebrity?: string;
  krones?: number;
  entrance?: string;
  tile?: string;
  token?: number;
}

/** A choice: its value from 0 (lost) to 1 (won), why, and what should follow it in the same turn. */
export interface Advice {
  action: string;
  value: number;
  reason: string;
  plan: string[];
  themes: Theme[];
}

export interface AustriaPlayer {
  board: string;
  krones: number;
  emperor: number;
  points: number;
  points_by_source: Record<string, number>;
  kitchen: Record<string, number>;
  tables: (CafeTable | null)[];
  vacant: string[];
  occupied: string[];
  groups_paid: number[];
  hand_size: number;
  known_hand: number[];
  staff: PlayedStaff[];
  objectives: string[];
  number: number | null;
  turns_taken: number;
  passed: boolean;
}

/** What is being decided, and by whom; the cards in question only for the one who decides. */
export interface AustriaQuestion {
  kind: "bid" | "celebrity" | "copy" | "discard" | "dishes" | "draft" | "drawn" | "drinks" | "enter" | "exchange" | "extra" | "first_guest" | "first_rooms" | "flip" | "give" | "invite" | "krones" | "others" | "penalty" | "recall" | "receive" | "rehearse" | "remove" | "reward" | "rooms" | "scored" | "serve" | "shifted" | "spend" | "staff" | "token" | "turn" | "under";
  seat: number;
  count?: number;
  cards?: number[];
  items?: Record<string, number>;
  strength?: number;
  both?: boolean;
  source?: RewardSource;
  income_waiting?: number;
  tile?: string;
  extra?: boolean;
  colour?: string;
  value?: number;
  staff?: number;
  item?: string;
  hall?: number;
  space?: number;
  completed?: string;
}

export interface AustriaTurn {
  guest_taken: boolean;
  die_taken: boolean;
  touched: boolean;
  extra_turns: number;
}

/** Grand Austria Hotel as a seat sees it. */
export interface AustriaView {
  game: "austria";
  options: Record<string, boolean | string>;
  seats: number;
  seat: number | null;
  phase: "emperor" | "over" | "setup" | "turns";
  round: number;
  start: number;
  to_move: number | null;
  question: AustriaQuestion | null;
  turn: AustriaTurn;
  dice: number[];
  queue: (number | null)[];
  guest_deck: number;
  discard: number[];
  staff_deck: number;
  known_in_staff_deck: KnownCard[];
  objectives: Objective[];
  emperor_tiles: string[];
  players: AustriaPlayer[];
  legal: string[];
  waltz?: Waltz;
  solo?: Solo;
}

/** The own entrance of the automaton, with what lies on it. */
export interface AutomatonEntrance {
  id: string;
  rooms?: (string | null)[];
  items?: (string | null)[];
  supply?: Record<string, number>;
  stars?: number;
  tokens?: string[];
  marked?: number[];
  tolls?: number[];
}

/** One step of the automaton, as data and in words. */
export interface AutomatonEvent {
  kind: "card" | "celebrity" | "checked_in" | "claim" | "coloured_die" | "countdown" | "dancer" | "dancing_guest" | "die" | "guest" | "item" | "no_dancer" | "no_guest" | "no_objective" | "points" | "staff" | "star" | "stars_lost" | "stars_scored" | "steps" | "token" | "token_scored" | "toll" | "toll_scored";
  text: string;
  card?: number;
  round?: number;
  guest?: number;
  icon?: string;
  place?: number;
  space?: string;
  vp?: number;
  value?: number;
  dice?: number;
  steps?: number;
  staff?: number | null;
  objective?: string;
  countdown?: string;
  hall?: string;
  row?: string;
  colour?: string;
  celebrity?: string;
  stars?: number;
  tokens?: number;
  item?: string;
}

/** Module 1. */
export interface Ball {
  halls: Hall[];
  costs: Record<string, number>;
  rehearsals_left: number[];
  players: DancingPlayer[];
}

export interface BotOffered {
  code: string;
  name: string;
  description: string;
  strength: number;
  level: boolean;
}

export interface CafeTable {
  guest: number;
  missing: Record<string, number>;
}

export interface Catalog {
  hotelier: string;
  games: GameOffered[];
  bots: BotOffered[];
}

export interface ChatFrame {
  type: "chat";
  line: ChatLine;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface CheckCard {
  owner: number;
  house: string;
  beds: number;
}

/** One step of the check of bookings: a hotel opens, a power is used, a card gets beds or none. `beds` are those that are left after it. */
export interface CheckEvent {
  kind: "beds" | "open" | "power";
  hotel: number;
  beds: number;
  rule?: string;
  door?: CheckCard[];
  queue?: CheckCard[];
  card?: CheckCard;
  chosen?: CheckCard | null;
  got?: boolean;
  coins?: number;
}

/** An option of a game. */
export interface Choice {
  name: string;
  help: string;
  default: boolean | string;
  choices: (boolean | string)[];
  parts: string[];
}

/** How many orders of green guests a player has completed, and how many of three or more items. */
export interface CompletedOrders {
  green: number;
  large: number;
}

export interface DancingPlayer {
  dancers: number;
  sent: number;
  rehearsal: number | null;
}

/** The entrance of a player, with what lies beside it. */
export interface Door {
  entrance: string | null;
  first_die?: number | string | null;
  tokens?: number[];
  guests?: number;
  objectives?: OwnObjective[];
  tiles?: string[];
}

/** Module 3. */
export interface Doors {
  offers: Offer[];
  players: Door[];
}

export interface ErrorAnswer {
  error: Problem;
}

export interface ErrorFrame {
  type: "error";
  error: Problem;
}

/** Module 5. */
export interface Flips {
  players: TurnedCards[];
}

export interface GameOffered {
  name: string;
  title: string;
  seats: number[];
  options: Record<string, Choice[]>;
}

/** A ballroom: the free and taken spaces of a row are `spaces`, dancers are counted by seat. */
export interface Hall {
  id: string;
  scored: boolean;
  spaces: number;
  rows: Record<string, number[]>;
}

/** One entry of the log: a move (or an undo) as its audience may know it, and what it led to: steps of an automaton, of the check of bookings, and the points and the round after it. */
export interface Happening {
  version: number;
  seat: number | null;
  action: Action;
  events: AutomatonEvent[];
  check: CheckEvent[];
  points: number[];
  round: number;
  at: string;
}

/** The first frame of a client on the live connection. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seen?: number | null;
}

export interface Hints {
  version: number;
  advice: Advice[];
}

export interface Hotel {
  id: string;
  beds: number;
  beds_now: number;
  rule: string;
  stand_in: boolean;
  token: boolean;
  checked: boolean;
  chosen: number[];
  queue: HotelCard[];
  door: HotelCard[];
}

/** The back of a card at a hotel, and its beds for those who know them. */
export interface HotelCard {
  owner: number;
  house: string;
  large: boolean;
  beds: number | null;
  face_up: boolean;
}

export interface Invitation {
  seat: number;
  token: string;
}

/** Takes a seat under a name. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** The own secret of a seat: the invitation that was used is spent. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
  state: TableState;
}

/** A card of the staff deck that the seat knows, with the number of cards above it. */
export interface KnownCard {
  staff: number;
  above: number;
}

export interface Lobby {
  tables: OpenTable[];
}

/** Module 2. */
export interface Lounge {
  dice: Record<string, number | null>;
  tiles: Record<string, string | null>;
  deck: number;
  discard: string[];
  cost: number;
  players: ReceivingPlayer[];
}

/** A decision in notation, made on a version. */
export interface Move {
  version: number;
  action: string;
  key: string;
}

/** Something that all must agree to: a takeback `to` a version, a `bot` for a missing `seat`, hints. */
export interface NewProposal {
  kind: "hints" | "replace" | "takeback";
  key: string;
  to?: number | null;
  seat?: number | null;
  bot?: string | null;
}

/** Who shall sit there: a person, or a bot by its code. */
export interface NewSeat {
  kind: "bot" | "person";
  name?: string | null;
  bot?: string | null;
}

/** Makes a table. With a `seed` or a `record` its maker knows what is hidden, and the table says so. */
export interface NewTable {
  seats: NewSeat[];
  game?: string | null;
  options?: Record<string, boolean | string>;
  open?: boolean;
  seed?: number | null;
  record?: Record<string, unknown> | null;
  at?: number | null;
}

export interface Objective {
  id: string;
  claimed: number;
  next_vp: number | null;
}

/** An entrance that is auctioned. */
export interface Offer {
  id: string;
  bid: number;
  bidder: number | null;
}

/** A table in the lobby. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, boolean | string>;
  seats: (string | null)[];
  free: number[];
  created: string;
  updated: string;
}

/** What objectives of several modules count. */
export interface Orders {
  players: CompletedOrders[];
}

export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  breakdown: Record<string, unknown>[];
}

export interface OverbookingPlayer {
  hand_size: number;
  known_hand: string[];
  deck: number;
  collected: string[];
  discarded: string[];
  tokens: number;
  coins: number[];
  points: number;
  skipped_in_rounds: number[];
}

export interface OverbookingQuestion {
  kind: string;
  placement?: number;
  hotel?: number;
  card?: string;
}

/** Overbooking as a seat sees it. */
export interface OverbookingView {
  game: "overbooking";
  options: Record<string, boolean | string>;
  seats: number;
  seat: number | null;
  phase: "checking" | "over" | "placing";
  round: number;
  start: number;
  to_move: number | null;
  question: OverbookingQuestion | null;
  hotels: Hotel[];
  players: OverbookingPlayer[];
  legal: string[];
}

export interface OwnObjective {
  id: string;
  claimed: boolean;
}

/** Sent now and then; needs no answer. */
export interface PingFrame {
  type: "ping";
}

export interface PlayedStaff {
  staff: number;
  vp: number;
  used: boolean;
}

export interface PresenceFrame {
  type: "presence";
  present: number[];
  watchers: number;
}

/** What was wrong. `state` is the new state when the version was stale. */
export interface Problem {
  code: "already_proposed" | "bad_option" | "bad_record" | "bad_request" | "foreign_origin" | "game_over" | "hints_not_agreed" | "hints_unavailable" | "illegal_action" | "internal" | "key_reused" | "method_not_allowed" | "no_free_seat" | "no_such_proposal" | "no_such_seat" | "no_such_table" | "no_token" | "not_found" | "not_over" | "not_your_turn" | "nothing_to_undo" | "owner_needed" | "player_present" | "seat_needed" | "seat_taken" | "stale_version" | "table_closed" | "too_large" | "too_many_requests" | "too_many_tables" | "try_again" | "wrong_token";
  message: string;
  state?: TableState;
  retry_after?: number;
}

/** Something that all must agree to. `waiting` lists the seats that have not voted yet. */
export interface Proposal {
  number: number;
  kind: "hints" | "replace" | "takeback";
  by: number;
  to: number | null;
  seat: number | null;
  bot: string | null;
  agreed: number[];
  waiting: number[];
}

/** The celebrities of a player in this round, and those whose effect was used up. */
export interface ReceivingPlayer {
  taken: string[];
  used: string[];
}

/** A step of an uploaded record as a seat saw it. */
export interface ReplayRequest {
  record: Record<string, unknown>;
  step?: number | null;
  seat?: number | null;
}

/** The table after so many actions, as a seat saw it then. */
export interface ReplayStep {
  game: string;
  step: number;
  steps: number;
  seat: number | null;
  view: AustriaView | OverbookingView;
  last: Happening | null;
  finished: Outcome | null;
}

/** Leaves the game to a bot. */
export interface Resign {
  key: string;
  bot?: string | null;
}

/** Whose reward it is: one of these. */
export interface RewardSource {
  guest?: number;
  tile?: string;
  staff?: number;
  rehearsal?: number;
  ballroom?: string;
  row?: string;
  celebrity?: string;
  entrance?: string;
  token?: number;
}

export interface Say {
  text: string;
}

/** Who sits there. A bot that stands in for a person is named by `bot`, and `kind` stays `person`. */
export interface Seat {
  seat: number;
  name: string;
  kind: "bot" | "person";
  bot: string | null;
  taken: boolean;
  present: boolean;
  resigned: boolean;
}

/** The owner seats a bot where nobody sits, or whose person has been away too long. */
export interface SeatBot {
  bot: string;
}

export interface SeatLink {
  seat: number;
  token: string;
}

/** Module 4. */
export interface SkeletonKey {
  holder: number | null;
}

export interface Solo {
  name: string;
  seat: number;
  difficulty: string;
  countdown: Record<string, string>;
  staff_left: number;
  cards_left: number;
  events: AutomatonEvent[];
  entrance?: AutomatonEntrance;
}

export interface StateFrame {
  type: "state";
  state: TableState;
}

/** What the owner of a table may change: who may come, and closing it for good. */
export interface TableChange {
  open?: boolean | null;
  closed?: true | null;
}

/** The secrets of a new table, told only once. Seat tokens are invitations: `join` spends them. */
export interface TableMade {
  table: string;
  owner: string;
  seats: SeatLink[];
  watch: string;
}

/** A table as one audience sees it. */
export interface TableState {
  table: string;
  game: string;
  options: Record<string, boolean | string>;
  version: number;
  seat: number | null;
  owner: boolean;
  to_move: number | null;
  view: AustriaView | OverbookingView;
  legal: Action[];
  seats: Seat[];
  automata: string[];
  happenings: Happening[];
  undo: "ask" | "free" | null;
  proposals: Proposal[];
  hints: boolean;
  chat: ChatLine[];
  finished: Outcome | null;
  closed: boolean;
  open: boolean;
  known_seed: boolean;
  watchers: number;
  created: string;
  updated: string;
}

/** What a choice is good for, and by how many points more than the others. */
export interface Theme {
  theme: string;
  points: number;
}

export interface TurnedCards {
  turned: number[];
}

/** Takes the last own decision back, or all down to version `to`. */
export interface Undo {
  version: number;
  key: string;
  to?: number | null;
}

export interface Vote {
  agree: boolean;
}

/** Let's Waltz!: a section for each module in play. */
export interface Waltz {
  orders: Orders;
  ball?: Ball;
  lounge?: Lounge;
  doors?: Doors;
  key?: SkeletonKey;
  flips?: Flips;
}

export type View = AustriaView | OverbookingView;

export type Frame = StateFrame | PresenceFrame | ChatFrame | PingFrame | ErrorFrame;
