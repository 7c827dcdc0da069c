// The turns of Leopold or Elisabeth and the scoring of ballrooms as scenes.

import { directorOf } from "../table/director";
import type { Step } from "../table/stage.svelte";
import type { AustriaEvent, AustriaView, BallroomScored, InstructionDrawn } from "../wire";
import { afterEvent } from "./fold";

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

export const direct = directorOf<AustriaView, AustriaEvent, LeopoldStep | HallStep>({ stepOf, fold: afterEvent });

/** The step to which an event belongs: a new one, or the one that is shown. */
function stepOf(event: AustriaEvent, shown: LeopoldStep | HallStep | null): LeopoldStep | HallStep | null {
  if (event.kind === "instruction_drawn") return { kind: "leopold", card: event, turn: [[event]], place: 0 };
  if (event.kind === "ballroom_scored") return { kind: "hall", scored: event, points: event.dancers.map(() => 0) };
  if (isLeopold(shown)) return leopoldStep(event, shown);
  if (isHall(shown) && event.kind === "points_scored" && event.because.kind === "ballroom") {
    shown.points[event.seat]! += event.vp;
    return shown;
  }
  return null;
}

export const isLeopold = (step: Step | null): step is LeopoldStep => step?.kind === "leopold";
export const isHall = (step: Step | null): step is HallStep => step?.kind === "hall";

function leopoldStep(event: AustriaEvent, shown: LeopoldStep): LeopoldStep | null {
  if (event.kind === "turn_ends") return null;
  if (begins(event)) return { ...shown, place: shown.turn.push([event]) - 1 };
  shown.turn.at(-1)!.push(event);
  return shown;
}

/** Whether an event is a step of the turn itself; all others are what a step led to. */
function begins(event: AustriaEvent): boolean {
  if (event.kind === "steps_gained") return event.because.kind === "instruction";
  return event.kind === "countdown_moves" || event.kind.startsWith("automaton_");
}
