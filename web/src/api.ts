// Calls of the host, typed: of the server, or of the house in this browser.

import { host } from "$host";
import type {
  Attempt,
  Box,
  Catalog,
  CompanionAnswers,
  CompanionStep,
  Course,
  CupChange,
  CupState,
  ExerciseList,
  DailyDeals,
  DailyResults,
  DailySeat,
  DealRequest,
  Dealt,
  Entered,
  EnterRequest,
  Handover,
  HandoverNote,
  Hints,
  Invitation,
  Joined,
  Judged,
  Ladder,
  Ladders,
  Lobby,
  MyCups,
  MyTables,
  NewCup,
  NewEndpoint,
  NewProfile,
  NewProposal,
  NewTable,
  NoticeChange,
  Notices,
  OwnProfile,
  PackProof,
  PasskeyOptions,
  Person,
  PastDeals,
  Problem,
  ProfileChange,
  ProfileMade,
  Reach,
  Rematch,
  ReplayStep,
  ScoreRows,
  ScoreSheet,
  SeatLink,
  ShownExercise,
  ShownPack,
  SittingNote,
  TableAnalysis,
  TableChange,
  TableMade,
  TableNotes,
  TableState,
  Tried,
} from "./wire";

type Json = Record<string, unknown>;
/** How thoroughly a finished game is looked at. */
export type Depth = TableAnalysis["depth"];

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

async function call<Answer>(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
  secret: string | null = null,
): Promise<Answer> {
  const written = body === undefined ? null : JSON.stringify(body);
  return (await answer(method, path, token, written, secret).then((response) => response.json())) as Answer;
}

/** The answer of the server to a body that is written already; an error if it is a refusal. */
async function answer(
  method: string,
  path: string,
  token: string | null,
  body: string | null = null,
  secret: string | null = null,
): Promise<Response> {
  const response = await host.ask(method, path, token, body, secret).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response;
  const problem = await response
    .json()
    .then((answer: { error: Problem }) => answer.error)
    .catch(() => null);
  if (!problem) throw new Unreachable();
  throw new Refused(problem, response.status);
}

/** What can be asked of a record. */
interface OfRecord {
  replay: ReplayStep;
  course: Course;
  analysis: TableAnalysis;
  judge: Judged;
}

/** Sends a record as it is written in its file: the numbers of a browser are too small for a seed. */
async function withRecord<Answer>(path: string, record: string, others: object): Promise<Answer> {
  const response = await answer("POST", path, null, `{"record":${record},${JSON.stringify(others).slice(1)}`);
  return (await response.json()) as Answer;
}

/** Nobody can guess it: an answer that holds a secret is told again to whoever knows its key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const api = {
  reach: () => call<Reach>("GET", "/reach", null),
  catalog: () => call<Catalog>("GET", "/catalog", null),
  lobby: () => call<Lobby>("GET", "/tables?open=true", null),
  newTable: (table: NewTable) => call<TableMade>("POST", "/tables", null, table),
  /** A table that goes on from a record, which is sent as it is written. */
  newTableFrom: (record: string, table: Omit<NewTable, "record">) => withRecord<TableMade>("/tables", record, table),
  /** The key is made once for every wish to sit down: a lost answer is asked for again, with the same one. */
  join: (table: string, token: string | null, name: string, key: string, secret: string | null) =>
    call<Joined>("POST", `/tables/${table}/join`, token, { name, key }, secret),
  /** With everything that has happened from the beginning on: the log and the chart want it all. */
  state: (table: string, token: string | null) => call<TableState>("GET", `/tables/${table}?seen=0`, token),
  move: (table: string, token: string, version: number, action: string, key: string) =>
    call<TableState>("POST", `/tables/${table}/moves`, token, { version, action, key }),
  undo: (table: string, token: string, version: number, key: string, to?: number) =>
    call<TableState>("POST", `/tables/${table}/undo`, token, { version, key, to }),
  redo: (table: string, token: string, version: number, key: string) =>
    call<TableState>("POST", `/tables/${table}/redo`, token, { version, key }),
  /** How tables stand, in short. */
  notes: (tables: { table: string; token: string | null }[]) =>
    call<TableNotes>("POST", "/tables/notes", null, { tables }),
  /** The key is made once for every wish to play again. */
  rematch: (table: string, token: string, key: string) =>
    call<Rematch>("POST", `/tables/${table}/rematch`, token, { key }),
  propose: (table: string, token: string, proposal: Omit<NewProposal, "key">) =>
    call<TableState>("POST", `/tables/${table}/proposals`, token, { ...proposal, key: newKey() }),
  vote: (table: string, token: string, number: number, agree: boolean) =>
    call<TableState>("POST", `/tables/${table}/proposals/${number}/vote`, token, { agree }),
  resign: (table: string, token: string) =>
    call<TableState>("POST", `/tables/${table}/resign`, token, { key: newKey() }),
  vacation: (table: string, token: string, days: number) =>
    call<TableState>("POST", `/tables/${table}/vacation`, token, { days, key: newKey() }),
  say: (table: string, token: string, text: string) => call<unknown>("POST", `/tables/${table}/chat`, token, { text }),
  hint: (table: string, token: string) => call<Hints>("GET", `/tables/${table}/hint`, token),
  /** Tries your own decisions out, of which nobody hears. */
  tryOut: (table: string, token: string, version: number, plan: string[]) =>
    call<Tried>("POST", `/tables/${table}/try`, token, { version, plan }),
  exercises: () => call<ExerciseList>("GET", "/exercises", null),
  exercise: (id: string) => call<ShownExercise>("GET", `/exercises/${id}`, null),
  tryInExercise: (id: string, plan: string[]) => call<Tried>("POST", `/exercises/${id}/try`, null, { plan }),
  /** How far the analysis of a finished game is, and all of it when every turn has been judged. */
  analysis: (table: string, token: string | null, depth: Depth) =>
    call<TableAnalysis>("GET", `/tables/${table}/analysis?depth=${depth}`, token),
  judge: (table: string, token: string | null, turn: number, depth: Depth) =>
    call<Judged>("POST", `/tables/${table}/analysis`, token, { turn, depth }),
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
  /** All of the box that a content pack can change, and what is wrong with a pack that is being written. */
  box: (game: string) => call<Box>("GET", `/packs/box?game=${game}`, null),
  proofPack: (pack: Json) => call<PackProof>("POST", "/packs/proof", null, { pack }),
  /** A game at a real table, with all that was told of it. */
  deal: (wish: DealRequest) => call<Dealt>("POST", "/games/deal", null, wish),
  enter: (game: EnterRequest) => call<Entered>("POST", "/games/enter", null, game),
  /** As it was written: the numbers of a browser are too small for a seed. */
  score: (rows: ScoreRows) => call<ScoreSheet>("POST", "/score", null, rows),
  companion: (answers: CompanionAnswers) => call<CompanionStep>("POST", "/companion", null, answers),
  record: async (table: string, token: string | null) => (await answer("GET", `/tables/${table}/record`, token)).blob(),
  replay: (table: string, token: string | null, step: number, seat: number | null) =>
    call<ReplayStep>("GET", `/tables/${table}/replay?step=${step}${seat === null ? "" : `&seat=${seat}`}`, token),
  course: (table: string, token: string | null, seat: number | null) =>
    call<Course>("GET", `/tables/${table}/course${seat === null ? "" : `?seat=${seat}`}`, token),
  /** What is asked of an uploaded record. */
  ofRecord: <What extends keyof OfRecord>(what: What, record: string, others: Json) =>
    withRecord<OfRecord[What]>(`/records/${what}`, record, others),

  // Ratings, which everybody may see
  ladders: () => call<Ladders>("GET", "/ratings", null),
  ladder: (game: string, seats: number, skip: number) =>
    call<Ladder>("GET", `/ratings/${game}/${seats}?skip=${skip}`, null),
  person: (id: string) => call<Person>("GET", `/people/${id}`, null),

  // A profile, by the secret of this browser
  makeProfile: (wanted: NewProfile) => call<ProfileMade>("POST", "/profile", null, wanted),
  profile: (secret: string) => call<OwnProfile>("GET", "/profile", null, undefined, secret),
  changeProfile: (secret: string, change: ProfileChange) =>
    call<OwnProfile>("PATCH", "/profile", null, change, secret),
  deleteProfile: (secret: string) => call<unknown>("DELETE", "/profile", null, undefined, secret),
  forgetDevice: (secret: string, device: string) =>
    call<OwnProfile>("DELETE", `/profile/devices/${device}`, null, undefined, secret),
  exportProfile: async (secret: string) => (await answer("GET", "/profile/export", null, null, secret)).blob(),

  // The deal of the day, as a profile may know it, or a guest

  daily: (secret: string | null) => call<DailyDeals>("GET", "/daily", null, undefined, secret),
  dailyPast: (before: string | null, secret: string | null) =>
    call<PastDeals>("GET", `/daily/past${before ? `?before=${before}` : ""}`, null, undefined, secret),
  dailyResults: (date: string, game: string, secret: string | null) =>
    call<DailyResults>("GET", `/daily/${date}/${game}`, null, undefined, secret),
  playDaily: (date: string, game: string, asked: Attempt, secret: string | null) =>
    call<DailySeat>("POST", `/daily/${date}/${game}/attempts`, null, asked, secret),

  // When and where whoever has a profile is called

  notices: (secret: string) => call<Notices>("GET", "/profile/notices", null, undefined, secret),
  changeNotices: (secret: string, change: NoticeChange) =>
    call<Notices>("PATCH", "/profile/notices", null, change, secret),
  nameEndpoint: (secret: string, endpoint: NewEndpoint) =>
    call<Notices>("POST", "/profile/endpoints", null, endpoint, secret),
  confirmEndpoint: (secret: string, id: string, code: string) =>
    call<Notices>("POST", `/profile/endpoints/${id}/confirm`, null, { code }, secret),
  tryEndpoint: (secret: string, id: string) =>
    call<Notices>("POST", `/profile/endpoints/${id}/try`, null, undefined, secret),
  removeEndpoint: (secret: string, id: string) =>
    call<Notices>("DELETE", `/profile/endpoints/${id}`, null, undefined, secret),

  // Tournaments

  cup: (id: string, secret: string | null) => call<CupState>("GET", `/cups/${id}`, null, undefined, secret),
  myCups: (secret: string) => call<MyCups>("GET", "/profile/cups", null, undefined, secret),
  newCup: (wanted: NewCup, secret: string) => call<CupState>("POST", "/cups", null, wanted, secret),
  joinCup: (id: string, secret: string) => call<CupState>("POST", `/cups/${id}/join`, null, {}, secret),
  addToCup: (id: string, bot: string, key: string, secret: string) =>
    call<CupState>("POST", `/cups/${id}/bots`, null, { bot, key }, secret),
  removeFromCup: (id: string, side: number, secret: string) =>
    call<CupState>("DELETE", `/cups/${id}/sides/${side}`, null, undefined, secret),
  changeCup: (id: string, stage: CupChange["stage"], secret: string) =>
    call<CupState>("PATCH", `/cups/${id}`, null, { stage }, secret),

  myTables: (secret: string, skip: number) =>
    call<MyTables>("GET", `/profile/tables?skip=${skip}`, null, undefined, secret),
  /** A seat that this browser has is that of its profile from now on. */
  claim: (table: string, token: string, secret: string) =>
    call<SittingNote>("POST", `/tables/${table}/sitting`, token, undefined, secret),
  /** A token of this device for a seat of its profile. */
  ownToken: (table: string, secret: string, key: string) =>
    call<SeatLink>("POST", `/tables/${table}/token`, null, { key }, secret),
  handOver: (secret: string) => call<Handover>("POST", "/profile/handover", null, undefined, secret),
  lookAtHandover: (code: string) => call<HandoverNote>("POST", "/handover/look", null, { code }),
  takeHandover: (code: string, key: string, label: string) =>
    call<ProfileMade>("POST", "/handover/take", null, { code, key, label }),
  passkeyOptions: (secret: string) =>
    call<PasskeyOptions>("POST", "/profile/passkeys/options", null, undefined, secret),
  addPasskey: (secret: string, credential: Json, label: string) =>
    call<OwnProfile>("POST", "/profile/passkeys", null, { credential, label }, secret),
  forgetPasskey: (secret: string, passkey: string) =>
    call<OwnProfile>("DELETE", `/profile/passkeys/${passkey}`, null, undefined, secret),
  passkeyQuestion: () => call<PasskeyOptions>("POST", "/passkey/options", null),
  takePasskey: (credential: Json, key: string, label: string) =>
    call<ProfileMade>("POST", "/passkey/take", null, { credential, key, label }),
};
