// What travels because of what happened, and between which places. Pure: easy to test.

import type { IconName } from "../art";
import type { AustriaEvent, AustriaView, Cause, Event, TableState } from "../wire";

export interface Flight {
  from: string;
  to: string;
  icon: IconName;
}

/** More than this at once nobody can follow. */
const MOST_AT_ONCE = 8;

/** The flights of what happened, as far as your own side sees both ends. */
export function flightsOf(events: Event[], { view, seat }: TableState): Flight[] {
  if (view.game !== "austria") return [];
  return (events as AustriaEvent[])
    .flatMap((event) => ("seat" in event && event.seat === seat ? ownFlights(event, view) : rivalFlights(event)))
    .slice(0, MOST_AT_ONCE);
}

function ownFlights(event: AustriaEvent, view: AustriaView): Flight[] {
  switch (event.kind) {
    case "item_placed":
      return [{ from: event.from_kitchen ? "kitchen" : "tray", to: `table-${event.table}`, icon: event.item as IconName }];
    case "items_received":
      return Object.keys(event.items).flatMap((item) => fromSpace(event.because, "kitchen", item as IconName));
    case "krones_gained":
      return fromSpace(event.because, "purse", "krones");
    case "steps_gained":
      return fromSpace(event.because, "crown", "steps");
    case "moved_in":
      return [{ from: `table-${event.table}`, to: `room-${event.space}`, icon: "key" }];
    case "room_prepared":
      return [{ from: "space-3", to: `room-${event.space}`, icon: "key" }];
    case "went_dancing":
      return [{ from: `table-${event.table}`, to: hallAnchor(view, event), icon: "guest" }];
    case "dancer_sent":
      return [{ from: "kitchen", to: hallAnchor(view, event), icon: "dancer" }];
    case "guest_taken":
      return event.krones ? [{ from: "purse", to: `queue-${event.place}`, icon: "krones" }] : [];
    default:
      return [];
  }
}

const fromSpace = (because: Cause, to: string, icon: IconName): Flight[] =>
  because.kind === "space" ? [{ from: `space-${because.value}`, to, icon }] : [];

/** The row of a ballroom on the table, where halls are counted from the left. */
export const hallAnchor = ({ waltz }: AustriaView, { ballroom, row }: { ballroom: string; row: string }): string =>
  `hall-${(waltz?.ball?.halls.findIndex(({ id }) => id === ballroom) ?? -1) + 1}-${row}`;

function rivalFlights(event: AustriaEvent): Flight[] {
  switch (event.kind) {
    case "die_taken":
    case "automaton_takes_die":
      return [{ from: `space-${event.value}`, to: `seat-${event.seat}`, icon: "die" }];
    case "guest_taken":
    case "automaton_takes_guest":
      return [{ from: `queue-${event.place}`, to: `seat-${event.seat}`, icon: "guest" }];
    case "items_received":
      return Object.keys(event.items).flatMap((item) => fromSpace(event.because, `seat-${event.seat}`, item as IconName));
    case "krones_gained":
      return fromSpace(event.because, `seat-${event.seat}`, "krones");
    case "steps_gained":
      return fromSpace(event.because, `seat-${event.seat}`, "steps");
    case "room_prepared":
      return [{ from: "space-3", to: `seat-${event.seat}-room-${event.space}`, icon: "key" }];
    default:
      return [];
  }
}

export const rolled = (events: Event[]): boolean => events.some(({ kind }) => kind === "dice_rolled");
