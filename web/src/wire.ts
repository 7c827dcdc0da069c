/** Written by hand until the generated file arrives: docs of the fields are in the server's wire.py. */
export type GameName = "austria" | "overbooking";
export type Option = string | number | boolean;
export interface Action { notation: string; kind: string; [field: string]: unknown }
export interface SeatInfo { seat: number; name: string | null; kind: "person" | "bot"; bot: string | null; taken: boolean; present: boolean; resigned: boolean }
export interface Happening { version: number; seat: number | null; action: Action; events: SoloEvent[]; points: number[] }
export interface Outcome { scores: number[]; ranking: number[]; winners: number[]; breakdown: Record<string, number | Record<string, number>>[] }
export interface ChatLine { seat: number | null; name: string; text: string; at: string }
export interface Proposal { number: number; kind: string; seat: number; votes: Record<string, boolean>; to?: number | null; target?: number | null }
export interface TableState {
  table: string; game: GameName; options: Record<string, Option>; version: number; seat: number | null; owner: boolean;
  to_move: number | null; view: AustriaView | OverbookingView; legal: Action[]; seats: SeatInfo[]; happenings: Happening[];
  undo: "free" | "ask" | null; proposals: Proposal[]; hints: boolean; chat: ChatLine[]; finished: Outcome | null; created: string; updated: string;
}
export interface SoloEvent { kind: string; text?: string; [field: string]: unknown }
export interface SoloView { name: string; seat: number; difficulty: string; countdown: Record<string, string>; staff_left: number; cards_left: number; events: SoloEvent[] }
export type Items = Partial<Record<"strudel" | "cake" | "wine" | "coffee", number>>;
export interface CafeTable { guest: number; missing: Items }
export interface StaffInPlay { staff: number; vp: number; used: boolean }
export interface AustriaPlayer {
  board: string; krones: number; emperor: number; points: number; points_by_source: Record<string, number>; kitchen: Items;
  tables: (CafeTable | null)[]; vacant: string[]; occupied: string[]; groups_paid: number[]; hand_size: number; known_hand: number[];
  staff: StaffInPlay[]; objectives: string[]; number: number | null; turns_taken: number; passed: boolean;
}
export interface AustriaQuestion { kind: string; seat: number; [field: string]: unknown }
export interface AustriaView {
  game: "austria"; options: Record<string, Option>; seats: number; seat: number | null; phase: "setup" | "turns" | "emperor" | "over";
  round: number; start: number; to_move: number | null; question: AustriaQuestion | null;
  turn: { guest_taken: boolean; die_taken: boolean; touched: boolean; extra_turns: number };
  dice: number[]; queue: (number | null)[]; guest_deck: number; discard: number[]; staff_deck: number; known_in_staff_deck: { staff: number; above: number }[];
  objectives: { id: string; claimed: number; next_vp: number | null }[]; emperor_tiles: string[]; players: AustriaPlayer[]; legal: string[]; solo?: SoloView;
}
export interface OverbookingCard { owner: number; house: string; large: boolean; beds: number | null; face_up: boolean }
export interface OverbookingHotel {
  id: string; beds: number; beds_now: number; rule: string; stand_in: boolean; token: boolean; checked: boolean; chosen: number[];
  queue: OverbookingCard[]; door: OverbookingCard[];
}
export interface OverbookingPlayer {
  hand_size: number; known_hand: string[]; deck: number; collected: string[]; discarded: string[]; tokens: number; coins: number[]; points: number; skipped_in_rounds: number[];
}
export interface OverbookingView {
  game: "overbooking"; options: Record<string, Option>; seats: number; seat: number | null; phase: "placing" | "checking" | "over"; round: number; start: number;
  to_move: number | null; question: { kind: string; placement?: number; hotel?: number; card?: string } | null; hotels: OverbookingHotel[]; players: OverbookingPlayer[]; legal: string[];
}
