// Calls of the server, typed. Secrets travel in a header, never in an address.

import type {
  Catalog,
  Hints,
  Invitation,
  Joined,
  Lobby,
  NewProposal,
  NewTable,
  Problem,
  ReplayStep,
  ShownPack,
  TableChange,
  TableMade,
  TableState,
} from "./wire";

type Json = Record<string, unknown>;

const PREFIX = "/api/v1";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

async function call<Answer>(method: string, path: string, token: string | null, body?: unknown): Promise<Answer> {
  const headers = new Headers();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const response = await fetch(PREFIX + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return (await response.json()) as Answer;
  const problem = await response
    .json()
    .then((answer: { error: Problem }) => answer.error)
    .catch(() => null);
  if (!problem) throw new Unreachable();
  throw new Refused(problem, response.status);
}

/** Nobody can guess it: an answer that holds a secret is told again to whoever knows its key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const api = {
  catalog: () => call<Catalog>("GET", "/catalog", null),
  lobby: () => call<Lobby>("GET", "/tables?open=true", null),
  newTable: (table: NewTable) => call<TableMade>("POST", "/tables", null, table),
  /** The key is made once for every wish to sit down: a lost answer is asked for again, with the same one. */
  join: (table: string, token: string | null, name: string, key: string) =>
    call<Joined>("POST", `/tables/${table}/join`, token, { name, key }),
  /** With everything that has happened from the beginning on: the log and the chart want it all. */
  state: (table: string, token: string | null) => call<TableState>("GET", `/tables/${table}?seen=0`, token),
  move: (table: string, token: string, version: number, action: string, key: string) =>
    call<TableState>("POST", `/tables/${table}/moves`, token, { version, action, key }),
  undo: (table: string, token: string, version: number, key: string) =>
    call<TableState>("POST", `/tables/${table}/undo`, token, { version, key }),
  propose: (table: string, token: string, proposal: Omit<NewProposal, "key">) =>
    call<TableState>("POST", `/tables/${table}/proposals`, token, { ...proposal, key: newKey() }),
  vote: (table: string, token: string, number: number, agree: boolean) =>
    call<TableState>("POST", `/tables/${table}/proposals/${number}/vote`, token, { agree }),
  resign: (table: string, token: string) =>
    call<TableState>("POST", `/tables/${table}/resign`, token, { key: newKey() }),
  say: (table: string, token: string, text: string) => call<unknown>("POST", `/tables/${table}/chat`, token, { text }),
  hint: (table: string, token: string) => call<Hints>("GET", `/tables/${table}/hint`, token),
  seatBot: (table: string, owner: string, seat: number, bot: string) =>
    call<TableState>("POST", `/tables/${table}/seats/${seat}/bot`, owner, { bot }),
  invite: (table: string, owner: string, seat: number, key: string) =>
    call<Invitation>("POST", `/tables/${table}/seats/${seat}/invitation`, owner, { key }),
  kick: (table: string, owner: string, seat: number, key: string) =>
    call<TableState>("POST", `/tables/${table}/seats/${seat}/kick`, owner, { key }),
  changeTable: (table: string, owner: string, change: TableChange) =>
    call<TableState>("PATCH", `/tables/${table}`, owner, change),
  report: (table: string, token: string, text: string, seat: number | null) =>
    call<unknown>("POST", `/tables/${table}/reports`, token, { text, seat }),
  /** The content pack of a table; the browser keeps it and asks only whether it is still the same. */
  pack: (table: string, token: string | null) => call<ShownPack>("GET", `/tables/${table}/pack`, token),
  checkPack: (text: string) => call<ShownPack>("POST", "/packs/check", null, { text }),
  record: (table: string, token: string | null) =>
    call<Record<string, unknown>>("GET", `/tables/${table}/record`, token),
  replay: (table: string, token: string | null, step: number, seat: number | null) =>
    call<ReplayStep>("GET", `/tables/${table}/replay?step=${step}${seat === null ? "" : `&seat=${seat}`}`, token),
  replayRecord: (record: Json, content: Json | null, step: number | null, seat: number | null) =>
    call<ReplayStep>("POST", "/records/replay", null, { record, content, step, seat }),
};

export const liveAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${PREFIX}/tables/${table}/live`;
