// What has happened and what was said, as the log shows it: rounds in order, each with its lines.

import type { ChatLine, Event, Happening } from "../wire";
import { takenBack } from "./turns";

export type Entry =
  | { kind: "said"; key: string; line: ChatLine }
  | { kind: "undone"; key: string; seat: number }
  | { kind: "told"; key: string; happening: Happening; events: Event[]; gone: boolean };

export interface Round {
  /** 0: before the first one. */
  round: number;
  /** The points with which it began, by seat. */
  points: number[];
  entries: Entry[];
}

/** The log by rounds. Happenings stand as the server counts them; what was said goes between them, by its time. */
export function roundsOf(happenings: readonly Happening[], chat: readonly ChatLine[]): Round[] {
  const rounds: Round[] = [{ round: 0, points: [], entries: [] }];
  const said = [...chat];
  const add = (entry: Entry) => rounds.at(-1)!.entries.push(entry);
  const sayUntil = (at: string) => {
    while (said.length && said[0]!.at < at) add(saidEntry(said.shift()!));
  };
  const gone = takenBack(happenings);
  for (const happening of happenings) {
    const { version, undone_to, seat, points } = happening;
    sayUntil(happening.at);
    if (undone_to !== null && seat !== null) add({ kind: "undone", key: `u${version}`, seat });
    for (const [index, { round, events }] of sections(happening.events).entries()) {
      if (round) rounds.push({ round, points, entries: [] });
      add({ kind: "told", key: `v${version} ${index}`, happening, events, gone: gone(version) });
    }
  }
  sayUntil("\uffff");
  return rounds.filter(({ round, entries }) => round || entries.length);
}

const saidEntry = (line: ChatLine): Entry => ({ kind: "said", key: `c${line.number}`, line });

/** What belongs together; a round stands where it begins. */
function sections(events: Event[]): { round: number | null; events: Event[] }[] {
  const found: { round: number | null; events: Event[] }[] = [{ round: null, events: [] }];
  for (const event of events) {
    if (event.kind === "round_begins") found.push({ round: event.round, events: [] });
    found.at(-1)!.events.push(event);
  }
  return found;
}
