// Who is at the screen, and when the curtain falls: with a server that the test plays.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { direct } from "../austria";
import { settings } from "../settings.svelte";
import { table } from "../testing/tables";
import type { Proposal, TableState } from "../wire";
import { Together } from "./together.svelte";

class Socket {
  send() {}
  close() {}
}

const PEOPLE = [
  { seat: 0, token: "ada" },
  { seat: 1, token: "bela" },
];
const start = table("austria-turn");
/** What every token is told, and which ones asked. */
let told: Record<string, TableState>;
let asked: string[];

const stateFor = (seat: number | null, to_move: number | null, version = start.version): TableState => ({
  ...start,
  happenings: [],
  seats: start.seats.map((each) => ({ ...each, kind: "person", bot: null, taken: true })),
  seat,
  to_move,
  version,
});

beforeEach(() => {
  settings.setPace("instant");
  asked = [];
  told = { ada: stateFor(0, 0), bela: stateFor(1, 1) };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Headers }) => {
    const token = headers.get("Authorization")!.replace("Bearer ", "");
    asked.push(token);
    return new Response(JSON.stringify(told[token]));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const together = (to_move: number) => new Together(stateFor(null, to_move), "watch", PEOPLE, direct);

it("asks for a hand only when its owner has said who they are", async () => {
  const screen = together(0);
  expect(screen.own).toBeNull();
  expect(screen.next?.seat).toBe(0);
  expect(asked).toEqual([]);
  await screen.lift();
  expect(asked).toEqual(["ada"]);
  expect(screen.shown.token).toBe("ada");
});

it("falls when somebody else here must decide, and forgets the hand", async () => {
  const screen = together(0);
  await screen.lift();
  screen.own!.receive(stateFor(0, 1, start.version + 1));
  expect(screen.passed).toBe(true);
  screen.fall();
  expect(screen.shown.stage.newest.seat).toBeNull();
  // Until everybody's table has heard of it nobody is called.
  expect(screen.next).toBeNull();
  screen.all.receive(stateFor(null, 1, start.version + 1));
  expect(screen.next?.seat).toBe(1);
});

it("stays up while the same one decides again, and while a bot does", async () => {
  const screen = together(0);
  await screen.lift();
  screen.own!.receive(stateFor(0, 0, start.version + 1));
  expect(screen.passed).toBe(false);
  screen.own!.receive(stateFor(0, 2, start.version + 2));
  expect(screen.passed).toBe(false);
  screen.own!.receive(stateFor(0, 0, start.version + 3));
  expect(screen.passed).toBe(false);
});

it("shows all what nobody here has followed, and nothing twice", async () => {
  settings.setPace("steps");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const turn = (seat: number, state: TableState): TableState => ({
    ...state,
    happenings: [
      {
        version: state.version,
        seat,
        undone_to: null,
        events: [
          { decision: 1, kind: "turn_begins", seat, extra: false },
          { decision: 1, kind: "passed", seat },
        ],
        points: [],
        round: 1,
        at: "",
      },
    ],
  });
  const screen = together(0);
  await screen.lift();
  screen.own!.receive(turn(0, stateFor(0, 1, start.version + 1)));
  screen.fall();
  screen.all.receive(turn(0, stateFor(null, 1, start.version + 1)));
  screen.settle();
  expect(screen.all.stage.done).toBe(true);
  screen.all.receive(turn(1, stateFor(null, 0, start.version + 2)));
  screen.settle();
  expect(screen.all.stage.done).toBe(false);
  screen.all.stage.stop();
});

it("calls nobody for whom a bot stands in, and falls when the next one is a person", async () => {
  const screen = together(0);
  await screen.lift();
  const resigned = stateFor(0, 0, start.version + 1);
  resigned.seats[0] = { ...resigned.seats[0]!, bot: "waiter", resigned: true };
  screen.own!.receive(resigned);
  expect(screen.next).toBeNull();
  expect(screen.passed).toBe(false);
  screen.own!.receive({ ...resigned, to_move: 1, version: start.version + 2 });
  expect(screen.next?.seat).toBe(1);
  expect(screen.passed).toBe(true);
});

it("gives the result to all when the game is over", async () => {
  const screen = together(0);
  await screen.lift();
  const over = table("austria-over");
  screen.own!.receive({ ...over, happenings: [], seat: 0, version: start.version + 1 });
  screen.own!.stage.finish();
  expect(screen.passed).toBe(true);
});

it("takes a step back with the votes of all who sit here", async () => {
  const screen = together(1);
  const proposal: Proposal = {
    number: 4,
    kind: "takeback",
    by: 0,
    to: 0,
    seat: null,
    bot: null,
    agreed: [0],
    waiting: [1],
  };
  told.ada = { ...stateFor(0, 1), proposals: [proposal] };
  await screen.takeBack(0);
  expect(asked).toEqual(["ada", "bela"]);
});
