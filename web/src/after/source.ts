// Where a game that is looked at again comes from: a table, or a record that was brought along as a file.

import { api, type Depth } from "../api";
import { t } from "../i18n";
import { seatName } from "../i18n/words";
import { tokenFor } from "../profile/seat";
import { addressOf } from "../router.svelte";
import type { Course, Judged, JudgedTurn, ReplayStep, ShownPack, TableAnalysis } from "../wire";
import { broughtPack, broughtRecord, broughtText } from "./brought";

export interface Source {
  /** What it is, for whoever keeps something of it. */
  id: string;
  names: string[];
  /** The own one, whose view is shown at first. */
  seat: number | null;
  pack: ShownPack | null;
  step: (step: number, seat: number | null) => Promise<ReplayStep>;
  course: (seat: number | null) => Promise<Course>;
  analysis: (depth: Depth) => Promise<TableAnalysis>;
  judge: (turn: number, depth: Depth) => Promise<Judged>;
  /** The record as it is written: the numbers of a browser are too small for a seed. */
  record: () => Promise<string>;
  /** The addresses of its screens, for links. */
  replayAt: (step: number) => string;
  analysisAt: string;
  turnAt: (place: number, depth: Depth) => string;
  /** Where it was played, if it was here. */
  tableAt: string | null;
}

/** The place that an address names: a step of a replay, or a turn with a depth. */
const PLACE = /^(\d{1,6}|\d{1,4}-(quick|deep))?$/;

/** What the fragment of an address says: a place, and the token with which somebody else's table is looked at. */
export function readFragment(fragment: string): { place: string; token: string | null } {
  const [first = "", token = null] = fragment.split(",");
  return PLACE.test(first) ? { place: first, token } : { place: "", token: first };
}

const fragmentOf = (place: string | number, token: string | null): string =>
  token === null ? `${place}` : `${place},${token}`;

/** With the token with which somebody else's table is looked at, or with that of your own seat. */
async function tableSource(id: string, given: string | null): Promise<Source> {
  const token = given ?? (await tokenFor(id));
  const { seats, automata, seat, pack } = await api.state(id, token);
  return {
    id: `${id} ${given ?? ""}`,
    names: [...seats.map(seatName), ...automata],
    seat,
    pack: pack && (await api.pack(id, token)),
    step: (step, seat) => api.replay(id, token, step, seat),
    course: (seat) => api.course(id, token, seat),
    analysis: (depth) => api.analysis(id, token, depth),
    judge: (turn, depth) => api.judge(id, token, turn, depth),
    record: async () => (await api.record(id, token)).text(),
    replayAt: (step) => addressOf(`/replay/${id}#${fragmentOf(step, given)}`),
    analysisAt: addressOf(`/analysis/${id}${given === null ? "" : `#${fragmentOf("", given)}`}`),
    turnAt: (place, depth) => addressOf(`/analysis/${id}#${fragmentOf(`${place}-${depth}`, given)}`),
    tableAt: addressOf(`/t/${id}${given === null ? "" : `#${given}`}`),
  };
}

/** What was found out about records here: nobody else keeps it. */
const judged = new Map<string, Record<number, JudgedTurn>>();

function recordSource(): Source {
  const record = broughtRecord();
  if (!record) throw new Error("no record");
  const written = broughtText();
  const pack = broughtPack();
  const content = pack?.pack ?? null;
  const known = (depth: Depth): Record<number, JudgedTurn> => judged.get(depth + written) ?? {};
  const seats = typeof record.seats === "number" ? record.seats : 4;
  return {
    id: written,
    names: Array.from({ length: seats }, (_, seat) => t("friends.seat", { n: seat + 1 })),
    seat: null,
    pack,
    step: (step, seat) => api.ofRecord("replay", written, { content, step, seat }),
    course: (seat) => api.ofRecord("course", written, { content, seat }),
    analysis: (depth) => api.ofRecord("analysis", written, { content, depth, turns: known(depth) }),
    judge: async (turn, depth) => {
      const found = await api.ofRecord("judge", written, { content, depth, turn });
      judged.set(depth + written, { ...known(depth), [turn]: found.judged });
      return found;
    },
    record: () => Promise.resolve(written),
    replayAt: (step) => addressOf(`/replay#${step}`),
    analysisAt: addressOf("/analysis"),
    turnAt: (place, depth) => addressOf(`/analysis#${place}-${depth}`),
    tableAt: null,
  };
}

export const sourceOf = async (table: string, token: string | null = null): Promise<Source> =>
  table ? tableSource(table, token) : recordSource();
