// A turn of Leopold or Elisabeth as scenes. The server tells what was done; here the view before is led step by step to the
// view after, so that the table moves along. It is only a picture: the last scene is the true state.

import type { Scene, Step } from "../../table/stage.svelte";
import type {
  AustriaPlayer,
  AustriaView,
  AutomatonEntrance,
  AutomatonEvent,
  Lounge,
  TableState,
} from "../../wire";

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
    if (turn[0]?.kind !== "card") {
      view = turn.reduce(afterEvent, view);
      continue;
    }
    turn.forEach((event, place) => {
      view = afterEvent(view, event);
      const step: LeopoldStep = { kind: "leopold", event, turn, place };
      scenes.push({ state: { ...after, view, legal: [], undo: null, to_move: null, finished: null }, step });
    });
  }
  return [...scenes, { state: after, step: null }];
}

/** A turn begins with its card; what its entrance brought before, in the other's turn, stands for itself. */
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
  const taken = events.slice(start).filter(({ kind }) => kind === "die" || kind === "coloured_die");
  const dice = after.dice.map((left, index) => left + taken.filter((event) => event.value === index + 1).length);
  return { ...view, round, phase: "turns", dice };
}

function afterEvent(view: AustriaView, event: AutomatonEvent): AustriaView {
  if (OF_MODULES[event.kind]) return OF_MODULES[event.kind]!(view, event);
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

/** What only happens with modules. */
const OF_MODULES: Partial<Record<AutomatonEvent["kind"], (view: AustriaView, event: AutomatonEvent) => AustriaView>> = {
  dancing_guest: (view, event) => ({
    ...dancing(scoring(view, event), event),
    queue: afterGuest(view.queue, event.place! - 1),
  }),
  dancer: dancing,
  coloured_die: (view, event) => ({
    ...withLounge(view, ({ dice }) => ({ dice: { ...dice, [event.colour!]: null } })),
    dice: view.dice.map((dice, index) => (index === event.value! - 1 ? Math.max(0, dice - 1) : dice)),
  }),
  celebrity: (view, event) => received(scoring(view, event), event.celebrity!),
  points: scoring,
  star: (view, { stars }) => withEntrance(view, () => ({ stars })),
  stars_lost: (view, { stars }) => withEntrance(view, () => ({ stars })),
  stars_scored: scoring,
  token: (view, { guest }) =>
    withEntrance(view, ({ marked = [], tokens = [] }) => ({
      marked: [...marked, guest!],
      tokens: tokens.filter((space) => !view.players[view.solo!.seat]!.occupied.includes(space)),
    })),
  token_scored: (view, event) =>
    withEntrance(scoring(view, event), ({ marked = [] }) => ({ marked: marked.filter((guest) => guest !== event.guest) })),
  toll: (view, { value, tokens }) => withTolls(view, value!, () => tokens!),
  toll_scored: (view, event) => withTolls(scoring(view, event), event.value!, (tokens) => tokens - 1),
  checked_in: (view, { guest, space, vp }) =>
    withLeopold(view, ({ points, tables, vacant, occupied }) => ({
      points: points + (vp ?? 0),
      tables: tables.map((seated) => (seated?.guest === guest ? null : seated)),
      vacant: vacant.filter((room) => room !== space),
      occupied: [...occupied, space!],
    })),
};

function scoring(view: AustriaView, { vp }: AutomatonEvent): AustriaView {
  return withLeopold(view, ({ points }) => ({ points: points + (vp ?? 0) }));
}

/** A dancer of the automaton comes to a row of a ballroom. */
function dancing(view: AustriaView, { hall, row }: AutomatonEvent): AustriaView {
  const ball = view.waltz?.ball;
  const seat = view.solo?.seat;
  if (!ball || row === undefined) return view;
  const more = (counts: number[] = []) => counts.map((count, index) => count + (index === seat ? 1 : 0));
  const halls = ball.halls.map((each) =>
    each.id === hall ? { ...each, rows: { ...each.rows, [row]: more(each.rows[row]) } } : each,
  );
  const players = ball.players.map((player, index) =>
    index === seat ? { ...player, dancers: player.dancers - 1, sent: player.sent + 1 } : player,
  );
  return { ...view, waltz: { ...view.waltz!, ball: { ...ball, halls, players } } };
}

/** A celebrity leaves the lounge with the automaton. */
function received(view: AustriaView, celebrity: string): AustriaView {
  return withLounge(view, ({ tiles, players }) => ({
    tiles: Object.fromEntries(Object.entries(tiles).map(([colour, id]) => [colour, id === celebrity ? null : id])),
    players: players.map((player, seat) =>
      seat === view.solo?.seat ? { ...player, taken: [...player.taken, celebrity] } : player,
    ),
  }));
}

function withLounge(view: AustriaView, change: (lounge: Lounge) => Partial<Lounge>): AustriaView {
  const lounge = view.waltz?.lounge;
  return lounge ? { ...view, waltz: { ...view.waltz!, lounge: { ...lounge, ...change(lounge) } } } : view;
}

function withEntrance(
  view: AustriaView,
  change: (entrance: AutomatonEntrance) => Partial<AutomatonEntrance>,
): AustriaView {
  const entrance = view.solo?.entrance;
  return entrance ? { ...view, solo: { ...view.solo!, entrance: { ...entrance, ...change(entrance) } } } : view;
}

function withTolls(view: AustriaView, value: number, change: (tokens: number) => number): AustriaView {
  return withEntrance(view, ({ tolls = [] }) => ({
    tolls: tolls.map((tokens, index) => (index === value - 1 ? change(tokens) : tokens)),
  }));
}

function withLeopold(view: AustriaView, change: (player: AustriaPlayer) => Partial<AustriaPlayer>): AustriaView {
  const seat = view.solo?.seat;
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)),
  };
}
