// Leopold's turn as scenes. The server tells what he did; here the view before is led step by step to the view after,
// so that the table moves along. It is only a picture: the last scene is the true state.

import type { Scene, Step } from "../../table/stage.svelte";
import type { AustriaPlayer, AustriaView, AutomatonEvent, TableState } from "../../wire";

export interface LeopoldStep extends Step {
  kind: "leopold";
  event: AutomatonEvent;
  /** All steps of this turn, the card first, and the place of this one among them. */
  turn: AutomatonEvent[];
  place: number;
}

const LAST_STEP = 13;

export function leopoldScenes(before: TableState, after: TableState): Scene[] {
  const events = after.happenings
    .filter(({ version }) => version > before.version)
    .flatMap((happening) => happening.events);
  const scenes: Scene[] = [];
  let view = before.view as AustriaView;
  for (const turn of splitTurns(events)) {
    view = inRound(view, turn[0]?.round, after.view as AustriaView, events);
    turn.forEach((event, place) => {
      view = afterEvent(view, event);
      const step: LeopoldStep = { kind: "leopold", event, turn, place };
      scenes.push({ state: { ...after, view, legal: [], undo: null, to_move: null, finished: null }, step });
    });
  }
  return [...scenes, { state: after, step: null }];
}

/** A turn begins with its card. */
function splitTurns(events: AutomatonEvent[]): AutomatonEvent[][] {
  const turns: AutomatonEvent[][] = [];
  for (const event of events) {
    if (event.kind === "card" || !turns.length) turns.push([]);
    turns.at(-1)!.push(event);
  }
  return turns;
}

/** A new round has new dice: those that lie there in the end, and those that Leopold took of them. */
function inRound(
  view: AustriaView,
  round: number | undefined,
  after: AustriaView,
  events: AutomatonEvent[],
): AustriaView {
  if (round === undefined || round === view.round || round !== after.round) return view;
  const start = events.findIndex((event) => event.kind === "card" && event.round === round);
  const taken = events.slice(start).filter((event) => event.kind === "die");
  const dice = after.dice.map((left, index) => left + taken.filter((event) => event.value === index + 1).length);
  return { ...view, round, phase: "turns", dice };
}

function afterEvent(view: AustriaView, event: AutomatonEvent): AustriaView {
  switch (event.kind) {
    case "guest":
      return {
        ...withLeopold(view, ({ points, occupied }) => ({
          points: points + (event.vp ?? 0),
          occupied: [...occupied, event.space!],
        })),
        queue: afterGuest(view.queue, event.place! - 1),
      };
    case "die":
      return {
        ...view,
        dice: view.dice.map((dice, index) => (index === event.value! - 1 ? Math.max(0, dice - 1) : dice)),
      };
    case "steps":
      return withLeopold(view, ({ emperor }) => ({ emperor: Math.min(LAST_STEP, emperor + event.steps!) }));
    case "claim":
      return withLeopold(view, ({ points, objectives }) => ({
        points: points + (event.vp ?? 0),
        objectives: [...objectives, event.objective!],
      }));
    case "staff":
      return event.staff == null
        ? view
        : withLeopold(view, ({ staff }) => ({ staff: [...staff, { staff: event.staff!, vp: 0, used: false }] }));
    default:
      return view;
  }
}

/** The guests behind move up; who comes new is not told until the turn is over. */
function afterGuest(queue: AustriaView["queue"], place: number): AustriaView["queue"] {
  return [null, ...queue.filter((_, index) => index !== place)];
}

function withLeopold(view: AustriaView, change: (player: AustriaPlayer) => Partial<AustriaPlayer>): AustriaView {
  const seat = view.solo?.seat;
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)),
  };
}
