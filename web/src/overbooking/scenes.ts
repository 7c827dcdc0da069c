// The check of bookings as scenes: hotel by hotel, power by power, card by card, with the beds counting down.

import { directorOf } from "../table/director";
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

export const direct = directorOf<OverbookingView, OverbookingEvent, CheckStep>({
  stepOf,
  fold: afterEvent,
  show: (view, step, before) => (step.event.kind === "booking_checked" ? lying(view, step, before) : view),
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
function stepOf(event: OverbookingEvent, shown: CheckStep | null): CheckStep | null {
  const checked = shown?.checked ?? [];
  switch (event.kind) {
    case "hotel_opened":
      return { kind: "check", event, checked: [] };
    case "power_used":
    case "power_unused":
      return { kind: "check", event, checked };
    case "booking_checked":
      return { kind: "check", event, checked: [...checked, event] };
    case "card_moved":
    case "card_replaced":
    case "card_discarded":
      return shown;
    default:
      return null;
  }
}
