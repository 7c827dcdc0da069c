// The table after an event. Every change is what the event says, and no rule is kept here: what no event tells (whose
// decision comes next, what it may be) comes with the next state.

import type { GuestCard, Hotel, HotelCard, OpenCard, OverbookingEvent, OverbookingView, Player } from "../wire";

type Of<Kind extends OverbookingEvent["kind"]> = Extract<OverbookingEvent, { kind: Kind }>;

export function afterEvent(view: OverbookingView, event: OverbookingEvent): OverbookingView {
  // A page may be older than its server.
  const change = (CHANGES[event.kind] ?? same) as (view: OverbookingView, event: OverbookingEvent) => OverbookingView;
  return change(view, event);
}

const same = (view: OverbookingView): OverbookingView => view;

const CHANGES: { [Kind in OverbookingEvent["kind"]]: (view: OverbookingView, event: Of<Kind>) => OverbookingView } = {
  // Setting up, rounds
  set_up: same,
  round_begins: (view, { round, start, hotels }) => ({
    ...view,
    phase: "placing",
    round,
    start,
    hotels: hotels.map((side) => ({ ...side, beds_now: side.beds, checked: false, chosen: [], queue: [], door: [] })),
  }),
  cards_drawn: (view, { seat, count, cards }) =>
    ofPlayer(view, seat, ({ hand_size, deck, known_hand }) => ({
      hand_size: hand_size + count,
      deck: deck - count,
      known_hand: sorted([...known_hand, ...(cards ?? []).map(textOf)]),
    })),
  round_ends: same,

  // Playing cards
  card_placed: (view, { seat, hotel, to, ...card }) => {
    const { house, large, beds, face_up } = card;
    const placed = ofHotel(view, hotel, (each) => ({ [to]: [...each[to], { owner: seat, house, large, beds, face_up }] }));
    return ofPlayer(placed, seat, ({ hand_size, known_hand }) => ({
      hand_size: hand_size - 1,
      known_hand: beds === null ? known_hand : known_hand.filter((text) => text !== textOf({ house, beds })),
    }));
  },
  token_taken: (view, { seat, hotel, vp }) =>
    ofPlayer(
      ofHotel(view, hotel, () => ({ token: false })),
      seat,
      ({ tokens, points }) => ({ tokens: tokens + 1, points: points + vp }),
    ),
  placement_declined: same,
  placement_skipped: (view, { seat }) =>
    ofPlayer(view, seat, ({ skipped_in_rounds: rounds }) => ({
      skipped_in_rounds: rounds.includes(view.round) ? rounds : [...rounds, view.round],
    })),

  // Checking bookings
  hotel_opened: (view, { hotel, beds, queue, door }) => ({
    ...ofHotel(view, hotel, (lying) => ({
      beds_now: beds,
      queue: turnedUp(lying.queue, queue),
      door: turnedUp(lying.door, door),
    })),
    phase: "checking",
  }),
  power_used: (view, { hotel, power, place, beds }) =>
    ofHotel(view, hotel, ({ chosen }) => ({
      beds_now: beds,
      chosen: power === "nobles" && place !== null ? [...chosen, place] : chosen,
    })),
  power_unused: same,
  card_moved: (view, { hotel, card }) =>
    ofHotel(view, hotel, ({ door, queue }) => ({
      door: without(door, card),
      queue: [...queue, ...door.filter((each) => isCard(each, card))],
    })),
  card_replaced: (view, { hotel, card, place }) =>
    ofHotel(view, hotel, ({ door, queue, chosen }) => ({
      door: without(door, card),
      queue: queue.map((each, index) => (index === place - 1 ? door.find((other) => isCard(other, card))! : each)),
      chosen: chosen.filter((each) => each !== place),
    })),
  booking_checked: (view, { seat, hotel, card, got, beds, vp }) => {
    const counted = ofHotel(view, hotel, () => ({ beds_now: beds }));
    if (!got) return counted;
    return ofPlayer(outOf(counted, hotel, card), seat, ({ collected, coins, points }) => ({
      collected: sorted([...collected, textOf(card)]),
      coins: coins.map((sum, index) => (index === view.round - 1 ? sum + vp : sum)),
      points: points + vp,
    }));
  },
  card_discarded: (view, { seat, hotel, card }) =>
    ofPlayer(outOf(view, hotel, card), seat, ({ discarded }) => ({ discarded: sorted([...discarded, textOf(card)]) })),
  hotel_checked: (view, { hotel }) =>
    ofHotel(view, hotel, ({ beds }) => ({ checked: true, beds_now: beds, chosen: [] })),

  // The end: a view counts the bonus from the first on, it is told when it is scored.
  bonus_scored: same,
  game_over: (view) => ({ ...view, phase: "over", hotels: view.hotels.map((hotel) => ({ ...hotel, checked: false })) }),
};

const HOUSES = ["fish", "bird", "lion", "stag"];
const textOf = ({ house, beds }: GuestCard): string => `${house} ${beds}`;
const houseOf = (text: string): number => HOUSES.indexOf(text.split(" ")[0]!);
const sorted = (cards: string[]): string[] =>
  cards.sort((one, other) => houseOf(one) - houseOf(other) || one.localeCompare(other));

const turnedUp = (line: HotelCard[], open: OpenCard[]): HotelCard[] =>
  line.map((card, place) => ({ ...card, beds: open[place]!.beds, face_up: true }));
export const isCard = (one: HotelCard, { owner, house, beds }: OpenCard): boolean =>
  one.owner === owner && one.house === house && one.beds === beds;
const without = (line: HotelCard[], card: OpenCard): HotelCard[] => line.filter((each) => !isCard(each, card));

function ofPlayer(view: OverbookingView, seat: number, change: (player: Player) => Partial<Player>): OverbookingView {
  const players = view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** Hotels are numbered from 1. */
function ofHotel(view: OverbookingView, number: number, change: (hotel: Hotel) => Partial<Hotel>): OverbookingView {
  const hotels = view.hotels.map((hotel, index) => (index === number - 1 ? { ...hotel, ...change(hotel) } : hotel));
  return { ...view, hotels };
}

/** A card leaves a hotel; those behind it move up, and with them the places that nobles have chosen. */
function outOf(view: OverbookingView, number: number, card: OpenCard): OverbookingView {
  return ofHotel(view, number, ({ queue, door, chosen }) => {
    const gone = queue.findIndex((each) => isCard(each, card)) + 1;
    return {
      queue: without(queue, card),
      door: without(door, card),
      chosen: gone ? chosen.filter((place) => place !== gone).map((place) => (place > gone ? place - 1 : place)) : chosen,
    };
  });
}
