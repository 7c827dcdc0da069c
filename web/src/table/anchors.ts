// Where on the table something happened: names of `data-at`.

import { hallAnchor } from "../motion/flights";
import type { AustriaEvent, AustriaView, Event, OverbookingEvent, View } from "../wire";

export function anchorsOf(events: Event[], own: number | null, view: View): string[] {
  const there =
    view.game === "austria"
      ? (events as AustriaEvent[]).flatMap((event) => austriaAnchors(event, own, view))
      : (events as OverbookingEvent[]).flatMap(overbookingAnchors);
  return [...new Set(there)];
}

function austriaAnchors(event: AustriaEvent, own: number | null, view: AustriaView): string[] {
  if (!("seat" in event)) return [];
  const mine = event.seat === own;
  return [...sharedAnchors(event, view), ...(mine ? ownAnchors(event) : rivalAnchors(event))];
}

/** Places that everybody sees. */
function sharedAnchors(event: AustriaEvent, view: AustriaView): string[] {
  switch (event.kind) {
    case "die_taken":
    case "space_used":
    case "action_copied":
    case "automaton_takes_die":
    case "toll_left":
    case "toll_paid":
      return [`space-${event.value}`];
    case "guest_taken":
    case "automaton_takes_guest":
    case "automaton_sends_guest":
      return [`queue-${event.place}`];
    case "objective_claimed":
    case "countdown_moves":
      return [`objective-${event.objective}`];
    case "dancer_sent":
    case "dancer_lost":
    case "went_dancing":
      return [hallAnchor(view, event)];
    case "celebrity_welcomed":
      return [`lounge-${event.colour}`];
    default:
      return [];
  }
}

/** Another hotel, and in it the room. */
function rivalAnchors(event: Extract<AustriaEvent, { seat: number }>): string[] {
  const hotel = `seat-${event.seat}`;
  return "space" in event ? [hotel, `${hotel}-room-${event.space}`] : [hotel];
}

function ownAnchors(event: AustriaEvent): string[] {
  switch (event.kind) {
    case "guest_taken":
    case "item_placed":
    case "order_filled":
      return [`table-${event.table}`];
    case "moved_in":
    case "room_prepared":
    case "room_occupied":
    case "room_lost":
      return [`room-${event.space}`];
    case "staff_played":
    case "staff_used":
      return ["staff"];
    default:
      return [];
  }
}

function overbookingAnchors(event: OverbookingEvent): string[] {
  switch (event.kind) {
    case "card_placed":
      return [`${event.to}-${event.hotel}`];
    case "power_used":
    case "power_unused":
      return [`door-${event.hotel}`];
    case "hotel_opened":
    case "booking_checked":
      return [`queue-${event.hotel}`];
    default:
      return [];
  }
}
