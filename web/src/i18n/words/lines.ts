// Which events of Grand Austria Hotel read better as one line of the log.

import type { AustriaEvent, Cause } from "../../wire";
import { isGain, isLoss, sameItems, type Gain } from "./amounts";

/** Events that are told together: the first says what happens, the others what that costs and brings. */
export interface Line {
  head: AustriaEvent;
  also: AustriaEvent[];
  /** The reward that this is a part of. */
  reward: Cause | null;
  /** Whether it belongs to the final scoring. */
  final: boolean;
}

const SILENT: readonly AustriaEvent["kind"][] = ["reward_taken", "turn_ends", "round_ends", "guest_discarded"];

export function linesOf(events: readonly AustriaEvent[]): Line[] {
  const lines: Line[] = [];
  let reward: Cause | null = null;
  let final = false;
  for (const event of events) {
    final ||= event.kind === "final_scoring";
    if (event.kind === "reward_taken") reward = event.because;
    if (SILENT.includes(event.kind) || joined(lines, event, final)) continue;
    lines.push({ head: event, also: [], reward: isGain(event) ? null : reward, final: isFinal(event, final) });
    reward = null;
  }
  return lines;
}

const isFinal = (event: AustriaEvent, final: boolean): boolean =>
  event.kind === "points_scored" && (final || event.because.kind === "end");

/** Whether a line that is there already tells the event. */
function joined(lines: Line[], event: AustriaEvent, final: boolean): boolean {
  const last = lines.at(-1);
  if (!last) return false;
  if (event.kind === "dancer_sent" && last.head.kind === "items_spent" && last.head.seat === event.seat) {
    last.also.push(last.head);
    last.head = event;
    return true;
  }
  const line = isFinal(event, final)
    ? lines.findLast((each) => each.final && sameSeat(each.head, event))
    : lines.findLast((each) => takesIn(each, event, each === last));
  line?.also.push(event);
  return line !== undefined;
}

const sameSeat = (one: AustriaEvent, other: AustriaEvent): boolean =>
  "seat" in one && "seat" in other && one.seat === other.seat;

function takesIn(line: Line, event: AustriaEvent, last: boolean): boolean {
  const { head, also } = line;
  if (event.kind === "points_scored" && head.kind === "ballroom_scored") {
    return event.because.kind === "ballroom" && event.because.ballroom === head.ballroom;
  }
  if (!sameSeat(head, event)) return false;
  if (isGain(event)) return isGain(head) ? last && alike(head, event) && !line.final : owns(head, event.because);
  switch (event.kind) {
    case "action_begins":
      return (
        (head.kind === "die_taken" || head.kind === "space_used" || head.kind === "action_copied") &&
        head.value === event.value &&
        !also.some(({ kind }) => kind === "action_begins")
      );
    case "items_kept":
      return [head, ...also].some((each) => each.kind === "items_received" && sameItems(each.items, event.items));
    case "item_placed":
      return (
        last &&
        head.kind === "item_placed" &&
        head.guest === event.guest &&
        also.every(({ kind }) => kind === "item_placed")
      );
    case "order_complete":
      return last && (head.kind === "item_placed" || head.kind === "order_filled") && head.guest === event.guest;
    case "room_occupied":
      return (head.kind === "moved_in" || head.kind === "automaton_checks_in") && head.space === event.space;
    case "items_spent":
      return last && head.kind === "went_dancing";
    case "dancer_sent":
      return (
        head.kind === "went_dancing" || head.kind === "automaton_sends_guest" || head.kind === "automaton_sends_dancer"
      );
    default:
      return false;
  }
}

/** Gains in a row for the same reason. */
const alike = (one: Gain, other: Gain): boolean =>
  sameCause(one.because, other.because) && isLoss(one) === isLoss(other);

const sameCause = (one: Cause, other: Cause): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether an event is what something was gained for. */
function owns(head: AustriaEvent, cause: Cause): boolean {
  switch (cause.kind) {
    case "guest":
      return (
        (head.kind === "moved_in" ||
          head.kind === "went_dancing" ||
          head.kind === "automaton_takes_guest" ||
          head.kind === "automaton_sends_guest" ||
          head.kind === "automaton_checks_in") &&
        head.guest === cause.guest
      );
    case "space":
      return (
        (head.kind === "die_taken" ||
          head.kind === "space_used" ||
          head.kind === "action_copied" ||
          head.kind === "action_begins") &&
        head.value === cause.value
      );
    case "room":
      return (head.kind === "room_prepared" || head.kind === "automaton_takes_guest") && head.space === cause.space;
    case "staff":
      return (
        (head.kind === "staff_played" || head.kind === "staff_used" || head.kind === "staff_turned_down") &&
        head.staff === cause.staff
      );
    case "group":
      return head.kind === "group_complete" && head.colour === cause.colour;
    case "objective":
      return head.kind === "objective_claimed" && head.objective === cause.objective;
    case "celebrity":
      return (
        (head.kind === "celebrity_welcomed" || head.kind === "automaton_receives_celebrity") &&
        head.celebrity === cause.celebrity
      );
    case "row":
      return (
        (head.kind === "dancer_sent" || head.kind === "went_dancing") &&
        head.ballroom === cause.ballroom &&
        head.row === cause.row
      );
    case "entrance":
      return (
        (head.kind === "entrance_taken" && head.entrance === cause.entrance) ||
        (head.kind === "own_objective_claimed" && cause.entrance === "ninas_melange") ||
        (head.kind === "marks_removed" && head.scored && cause.entrance === "sushi_resort")
      );
    case "token":
      return head.kind === "token_used" && head.token === cause.token;
    case "tile":
      return (head.kind === "own_tile_used" || head.kind === "emperor_judges") && head.tile === cause.tile;
    case "key":
      return head.kind === "key_taken";
    case "ballroom":
    case "rehearsal":
    case "colour":
    case "emperor":
    case "end":
    case "instruction":
    case "exchange":
      return false;
  }
}
