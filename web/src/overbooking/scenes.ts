// Cards that others play as scenes, and the check of bookings: hotel by hotel, power by power, card by card, with the beds
// counting down.

import { directorOf, type Telling } from "../table/director";
import type { Step } from "../table/stage.svelte";
import type {
  BookingChecked,
  HotelCard,
  HotelOpened,
  OverbookingEvent,
  OverbookingView,
  PowerUnused,
  PowerUsed,
} from "../wire";
import { afterEvent, isCard } from "./fold";
import type { PlaceName } from "./side.svelte";

export type Verdict = "now" | "got" | "none";

export interface CheckStep extends Step {
  kind: "check";
  event: HotelOpened | PowerUsed | PowerUnused | BookingChecked;
  /** The cards of this hotel that were checked until now. */
  checked: BookingChecked[];
}

/** Something that another player does, or a round that begins. */
export interface DeedStep extends Step {
  kind: "deed" | "round";
}

type Shown = CheckStep | DeedStep;

/**
 * How an event is shown: as a `deed` of another player or a `part` of it, as a `round`, in the `check` of bookings; or it
 * is `silent`, no scene, though the log may tell it.
 */
type Showing = "deed" | "part" | "round" | "check" | "silent";

const SHOWING: Record<OverbookingEvent["kind"], Showing> = {
  set_up: "silent",
  round_begins: "round",
  cards_drawn: "silent",
  round_ends: "silent",
  card_placed: "deed",
  token_taken: "part",
  placement_declined: "deed",
  placement_skipped: "deed",
  hotel_opened: "check",
  power_used: "check",
  power_unused: "check",
  card_moved: "check",
  card_replaced: "check",
  booking_checked: "check",
  card_discarded: "check",
  hotel_checked: "silent",
  // The final scoring has scenes of its own, made of the result.
  bonus_scored: "silent",
  game_over: "silent",
};

export const direct = directorOf<OverbookingView, OverbookingEvent, Shown>({
  stepOf,
  fold: afterEvent,
  show: (view, step, before) => (isCheck(step) && step.event.kind === "booking_checked" ? lying(view, step, before) : view),
  ends: ({ kind }) => kind === "bonus_scored" || kind === "game_over",
});

export const isCheck = (step: Step | null): step is CheckStep => step?.kind === "check";

/** What the check has said about a card so far. */
export function verdictOn(step: CheckStep, place: PlaceName, card: HotelCard): Verdict | null {
  const { event } = step;
  const uses = event.kind === "power_used" || event.kind === "power_unused";
  if (uses && place === "door" && isCard(card, event.card)) return "now";
  const told = place === "queue" && step.checked.find((each) => isCard(card, each.card));
  return told ? (told.got ? "got" : "none") : null;
}

/** While a hotel is checked its cards stay where they lie, so that one sees which of them had beds. */
function lying(view: OverbookingView, { event }: CheckStep, before: OverbookingView): OverbookingView {
  const hotels = view.hotels.map((hotel, index) => {
    if (index !== event.hotel - 1) return hotel;
    const { queue, door, chosen } = before.hotels[index]!;
    return { ...hotel, queue, door, chosen };
  });
  return { ...view, hotels };
}

/** The step to which an event belongs: a new one, or the one that is shown. */
function stepOf(event: OverbookingEvent, shown: Shown | null, telling: Telling): Shown | null {
  // A page may be older than its server: what it does not know is no scene.
  switch (SHOWING[event.kind] as Showing | undefined) {
    case "deed":
      return "seat" in event && event.seat !== telling.own ? { kind: "deed", seat: event.seat, told: [event] } : null;
    case "part":
      if (shown?.kind === "deed") shown.told.push(event);
      return shown?.kind === "deed" ? shown : null;
    case "round":
      return { kind: "round", seat: null, told: [event] };
    case "check":
      return checkStep(event, isCheck(shown) ? shown : null);
    default:
      return null;
  }
}

function checkStep(event: OverbookingEvent, shown: CheckStep | null): CheckStep | null {
  const checked = shown?.checked ?? [];
  const told: Pick<CheckStep, "kind" | "told"> = { kind: "check", told: [event] };
  switch (event.kind) {
    case "hotel_opened":
      return { ...told, seat: null, event, checked: [] };
    case "power_used":
    case "power_unused":
      return { ...told, seat: event.seat, event, checked };
    case "booking_checked":
      return { ...told, seat: event.seat, event, checked: [...checked, event] };
    default:
      return shown;
  }
}
