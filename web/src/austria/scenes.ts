// Turns, the emperor's visit and the scoring of ballrooms as scenes.

import { directorOf, type Telling } from "../table/director";
import type { Step } from "../table/stage.svelte";
import type { AustriaEvent, AustriaView, BallroomScored, Event, InstructionDrawn } from "../wire";
import { afterEvent } from "./fold";

/** Something that another hotel does. */
export interface DeedStep extends Step {
  kind: "deed";
}

/** A round begins, or dice are rolled again. */
export interface RoundStep extends Step {
  kind: "round";
}

export interface LeopoldStep extends Step {
  kind: "leopold";
  card: InstructionDrawn;
  /** All steps of this turn, each with what it led to, the card first; and the place of this one among them. */
  turn: AustriaEvent[][];
  place: number;
}

export interface HallStep extends Step {
  kind: "hall";
  scored: BallroomScored;
  /** What it brought, by seat. */
  points: number[];
}

export interface EmperorStep extends Step {
  kind: "emperor";
  /** All of the visit until now. */
  visit: AustriaEvent[];
}

type Shown = DeedStep | RoundStep | LeopoldStep | HallStep | EmperorStep;

/**
 * How an event is shown:
 * - `deed`: a scene, if another seat does it; a `short` one is taken in at a glance
 * - `part`: of the deed before it; a scene where there is none
 * - `beside`: happens at the table because of a deed, and is never a scene itself
 * - `round`, `automaton`, `hall`, `emperor`: a part of such a scene
 * - `silent`: no scene, but a line in the log where there is something to tell
 */
type Showing = "deed" | "short" | "part" | "beside" | "round" | "automaton" | "hall" | "emperor" | "silent";

export const SHOWING: Record<AustriaEvent["kind"], Showing> = {
  set_up: "silent",
  seated: "silent",
  board_chosen: "deed",
  hand_dealt: "silent",
  pack_passed: "silent",
  staff_kept: "silent",

  round_begins: "round",
  dice_rolled: "round",
  dice_removed: "round",
  turn_begins: "silent",
  passed: "deed",
  turn_ends: "silent",
  round_ends: "silent",

  guest_arrives: "beside",
  deck_rebuilt: "beside",
  guest_discarded: "beside",
  guest_taken: "deed",
  order_filled: "deed",
  order_complete: "part",
  moved_in: "deed",
  went_dancing: "deed",

  die_taken: "deed",
  space_used: "deed",
  action_begins: "part",
  action_copied: "deed",
  action_declined: "silent",

  items_received: "part",
  item_placed: "short",
  items_kept: "part",
  serving: "short",
  items_spent: "part",

  reward_taken: "silent",
  reward_declined: "silent",
  krones_gained: "part",
  krones_wait: "part",
  steps_gained: "part",
  points_scored: "part",
  extra_turn_gained: "part",

  room_prepared: "short",
  room_occupied: "part",
  group_complete: "deed",
  room_lost: "deed",

  staff_drawn: "part",
  staff_put_under: "part",
  staff_played: "deed",
  staff_used: "deed",
  staff_lost: "deed",
  objective_claimed: "deed",

  emperor_comes: "emperor",
  emperor_scored: "emperor",
  emperor_judges: "emperor",
  penalty_averted: "emperor",
  penalty_suffered: "emperor",
  // The final scoring has scenes of its own, made of the result.
  final_scoring: "silent",
  game_over: "silent",

  ballrooms_opened: "silent",
  rehearsal_room_taken: "deed",
  dancer_sent: "part",
  dancer_lost: "deed",
  ballroom_scored: "hall",

  celebrity_arrives: "beside",
  celebrities_shuffled: "beside",
  celebrity_welcomed: "deed",
  celebrity_used: "part",
  celebrities_leave: "silent",

  entrances_offered: "silent",
  bid_made: "deed",
  entrance_taken: "deed",
  table_added: "part",
  tokens_received: "part",
  token_used: "deed",
  own_objectives_drawn: "part",
  own_objective_claimed: "deed",
  own_tiles_drawn: "part",
  own_tile_used: "deed",
  die_moved: "deed",
  key_taken: "deed",
  staff_turned_down: "deed",

  automaton_ready: "silent",
  instruction_drawn: "automaton",
  automaton_takes_guest: "automaton",
  automaton_sends_guest: "automaton",
  automaton_finds_no_guest: "automaton",
  automaton_takes_die: "automaton",
  automaton_receives_celebrity: "automaton",
  automaton_turns_up_staff: "automaton",
  countdown_moves: "automaton",
  automaton_finds_no_objective: "automaton",
  automaton_sends_dancer: "automaton",
  automaton_finds_no_dancer: "automaton",
  automaton_invites: "automaton",
  items_laid_out: "automaton",
  item_left: "automaton",
  item_given: "automaton",
  automaton_checks_in: "automaton",
  stars_move: "automaton",
  guest_marked: "automaton",
  marks_removed: "automaton",
  toll_left: "automaton",
  toll_paid: "automaton",
};

export const direct = directorOf<AustriaView, AustriaEvent, Shown>({
  stepOf,
  fold: afterEvent,
  ends: ({ kind }) => kind === "final_scoring",
});

export const isLeopold = (step: Step | null): step is LeopoldStep => step?.kind === "leopold";
export const isHall = (step: Step | null): step is HallStep => step?.kind === "hall";
export const isEmperor = (step: Step | null): step is EmperorStep => step?.kind === "emperor";

/** The step to which an event belongs: a new one, or the one that is shown. */
function stepOf(event: AustriaEvent, shown: Shown | null, telling: Telling): Shown | null {
  if (event.kind === "instruction_drawn") return newTurn(event);
  if (event.kind === "ballroom_scored") return newHall(event);
  if (isLeopold(shown)) return leopoldStep(event, shown);
  if (isHall(shown) && event.kind === "points_scored" && event.because.kind === "ballroom") {
    shown.points[event.seat]! += event.vp;
    return shown;
  }
  const visit = visitOf(telling.past, event);
  if (visit) return emperorStep(event, shown, visit, telling);
  // A page may be older than its server: what it does not know is no scene.
  const showing = SHOWING[event.kind] as Showing | undefined;
  if (showing === "round") return roundStep(event, shown);
  return showing ? deedStep(event, showing, shown, telling) : null;
}

// Turns of others ---------------------------------------------------------------------------------

const SHORT = 0.6;

function deedStep(event: AustriaEvent, showing: Showing, shown: Shown | null, telling: Telling): DeedStep | null {
  const deed = shown?.kind === "deed" ? shown : null;
  if (showing === "beside") return deed && joined(deed, event);
  if (!("seat" in event) || event.seat === telling.own) return null;
  if (showing === "deed" || showing === "short") {
    return { kind: "deed", seat: event.seat, told: [event], weight: showing === "short" ? SHORT : 1 };
  }
  if (showing !== "part") return null;
  if (deed?.seat === event.seat && !beginsAnew(event, deed)) return joined(deed, event);
  return telling.acting === telling.own ? null : { kind: "deed", seat: event.seat, told: [event] };
}

function joined(deed: DeedStep, event: AustriaEvent): DeedStep {
  deed.told.push(event);
  return deed;
}

/** Dancers come with a guest, or one by one. */
const beginsAnew = (event: AustriaEvent, { told }: DeedStep): boolean =>
  event.kind === "dancer_sent" && told.every(({ kind }) => kind !== "went_dancing" && kind !== "items_spent");

function roundStep(event: AustriaEvent, shown: Shown | null): RoundStep {
  if (shown?.kind !== "round" || event.kind === "round_begins") return { kind: "round", seat: null, told: [event] };
  shown.told.push(event);
  return shown;
}

// Leopold and Elisabeth ---------------------------------------------------------------------------

const newTurn = (card: InstructionDrawn): LeopoldStep => {
  const told = [card];
  return { kind: "leopold", seat: card.seat, told, card, turn: [told], place: 0 };
};

function leopoldStep(event: AustriaEvent, shown: LeopoldStep): LeopoldStep | null {
  if (event.kind === "turn_ends") return null;
  if (beginsStep(event)) {
    const told = [event];
    return { ...shown, told, place: shown.turn.push(told) - 1 };
  }
  shown.turn.at(-1)!.push(event);
  return shown;
}

/** Whether an event is a step of the automaton's turn itself; all others are what a step led to. */
function beginsStep(event: AustriaEvent): boolean {
  if (event.kind === "steps_gained") return event.because.kind === "instruction";
  return event.kind === "countdown_moves" || event.kind.startsWith("automaton_");
}

// Scorings ----------------------------------------------------------------------------------------

const newHall = (scored: BallroomScored): HallStep => ({
  kind: "hall",
  seat: null,
  told: [scored],
  scored,
  points: scored.dancers.map(() => 0),
  weight: 1.5,
});

/** All of the emperor's visit to which an event belongs; null if he is not there. */
function visitOf(past: readonly Event[], event: AustriaEvent): AustriaEvent[] | null {
  if (event.kind === "emperor_comes") return [];
  const came = past.findLastIndex(({ kind }) => kind === "emperor_comes" || LEAVES.includes(kind));
  if (past[came]?.kind !== "emperor_comes" || LEAVES.includes(event.kind)) return null;
  return past.slice(came) as AustriaEvent[];
}

const LEAVES: readonly Event["kind"][] = ["round_ends", "round_begins", "final_scoring"];

/** One scene for the track, then one for each seat; what your own seat chooses is not told to itself. */
function emperorStep(event: AustriaEvent, shown: Shown | null, visit: AustriaEvent[], telling: Telling): Shown | null {
  const judged = event.kind === "emperor_comes" || event.kind === "emperor_judges";
  if (isEmperor(shown) && !judged) {
    // The positions are in the table of the scene, for all at once.
    if (event.kind !== "emperor_scored") shown.told.push(event);
    shown.visit.push(event);
    return shown;
  }
  const seat = "seat" in event ? event.seat : null;
  if (!judged && telling.acting === telling.own && seat === telling.own) return null;
  return { kind: "emperor", seat, told: [event], visit: [...visit, event], weight: 1.5 };
}
