// The check of bookings as scenes: hotel by hotel, power by power, card by card, with the beds counting down.

import type { Scene, Step } from "../table/stage.svelte";
import type { CheckCard, CheckEvent, Hotel, HotelCard, OverbookingView, TableState } from "../wire";

export type Verdict = "now" | "got" | "none" | null;

export interface CheckStep extends Step {
  kind: "check";
  event: CheckEvent;
  hotel: number;
  beds: number;
  /** What the check has said about a card so far. */
  verdict: (place: "queue" | "door", card: HotelCard) => Verdict;
}

const same = (one: { owner: number; house: string; beds: number | null }, other: CheckCard) =>
  one.owner === other.owner && one.house === other.house && one.beds === other.beds;

export function checkScenes(before: TableState, after: TableState): Scene[] {
  const events = after.happenings
    .filter(({ version }) => version > before.version)
    .flatMap((happening) => happening.check);
  const scenes: Scene[] = [];
  let view = before.view as OverbookingView;
  let told: CheckEvent[] = [];
  for (const event of events) {
    if (event.kind === "open") told = [];
    told = [...told, event];
    view = afterEvent(view, event);
    scenes.push({
      state: { ...after, view, legal: [], undo: null, to_move: null, finished: null },
      step: stepOf(event, told),
    });
  }
  return [...scenes, { state: after, step: null }];
}

function stepOf(event: CheckEvent, told: CheckEvent[]): CheckStep {
  return {
    kind: "check",
    event,
    hotel: event.hotel,
    beds: event.beds,
    verdict: (place, card) => {
      const now = event.card && same(card, event.card) && (event.kind === "power") === (place === "door");
      if (event.kind === "power" && now) return "now";
      if (place === "door") return null;
      const verdict = told.find((each) => each.kind === "beds" && each.card && same(card, each.card));
      return verdict ? (verdict.got ? "got" : "none") : null;
    },
  };
}

function afterEvent(view: OverbookingView, event: CheckEvent): OverbookingView {
  const hotels = view.hotels.map((hotel, index) => (index === event.hotel - 1 ? hotelAfter(hotel, event) : hotel));
  const players = event.kind === "beds" && event.got ? collected(view, event) : view.players;
  return {
    ...view,
    phase: "checking",
    hotels: hotels.map((hotel, index) => ({ ...hotel, checked: index < event.hotel - 1 })),
    players,
  };
}

const faceUp = (card: CheckCard): HotelCard => ({ ...card, large: card.beds > 3, face_up: true });
const MONK = 1;
const MAIDS = 3;
const SOLDIERS = 5;

function hotelAfter(hotel: Hotel, event: CheckEvent): Hotel {
  if (event.kind === "open")
    return { ...hotel, door: (event.door ?? []).map(faceUp), queue: (event.queue ?? []).map(faceUp) };
  if (event.kind !== "power" || !event.card) return hotel;
  const { card, chosen } = event;
  const leaves = hotel.door.filter((each) => !same(each, card));
  if (card.beds === MONK) return { ...hotel, door: leaves, queue: [...hotel.queue, faceUp(card)] };
  if (chosen && (card.beds === MAIDS || card.beds === SOLDIERS))
    return { ...hotel, door: leaves, queue: hotel.queue.map((each) => (same(each, chosen) ? faceUp(card) : each)) };
  return hotel;
}

function collected(view: OverbookingView, { card, coins = 0 }: CheckEvent): OverbookingView["players"] {
  return view.players.map((player, seat) =>
    card && seat === card.owner
      ? { ...player, points: player.points + coins, collected: [...player.collected, `${card.house} ${card.beds}`] }
      : player,
  );
}
