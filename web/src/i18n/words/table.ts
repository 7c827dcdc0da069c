// What words need to know of a table: parts of the wire's views and actions, so that a test can give just these.

import type { Order } from "../../content";

/** An action as the server describes it; `kind` says which of the fields are there. */
export interface Deed {
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
  /** Let's Waltz! */
  colour?: string;
  celebrity?: string;
  champagne?: number;
  hall?: number;
  row?: string;
  room?: number;
  krones?: number;
  entrance?: string;
  token?: number;
  tile?: string;
  from?: number;
}

export interface Question {
  kind: string;
  seat?: number;
  count?: number;
  items?: Order;
  strength?: number;
  both?: boolean;
  source?: {
    guest?: number;
    tile?: string;
    staff?: number;
    rehearsal?: number;
    ballroom?: string;
    row?: string;
    celebrity?: string;
    entrance?: string;
    token?: number;
  };
  tile?: string;
  extra?: boolean;
  colour?: string;
  value?: number;
  hall?: number;
  staff?: number;
  item?: string;
  space?: number;
}

export interface AustriaTable {
  game: "austria";
  options: Record<string, unknown>;
  to_move: number | null;
  question: Question | null;
  turn: { guest_taken: boolean; die_taken: boolean };
  dice: number[];
  queue: (number | null)[];
  objectives: { id: string }[];
  players: {
    board: string;
    tables: ({ guest: number } | null)[];
    staff: { staff: number }[];
  }[];
  solo?: { seat: number; entrance?: { marked?: number[] } };
  waltz?: {
    ball?: { halls: { id: string }[]; costs: Record<string, number> };
    doors?: { players: { objectives?: { id: string }[] }[] };
    lounge?: { dice: Record<string, number | null>; tiles: Record<string, string | null>; cost: number };
  };
}

export interface OverbookingTable {
  game: "overbooking";
  question: { kind: string; placement?: number; hotel?: number; card?: string } | null;
  hotels: {
    token: boolean;
    queue: { house: string; large: boolean; beds: number | null }[];
  }[];
}
