// How a table stands, in a few words.

import { language, t } from "../i18n";
import { automatonName, rivalsOf, seatName, type Automaton } from "../i18n/words";
import { spanWords } from "../i18n/words/clock";
import type { TableNote } from "../wire";

export interface NoteWords {
  rivals: string;
  /** The round, and whose turn it is, or the result. */
  stands: string[];
  /** Whether it waits for whoever reads. */
  yours: boolean;
}

/** Those who play together at this screen are all called by their names. */
export function noteWords(note: TableNote, together: number[] = []): NoteWords {
  const { to_move, finished, closed } = note;
  const told = together.length ? { ...note, seat: null } : note;
  const here = together.length ? together : note.seat === null ? [] : [note.seat];
  const stands = finished ? resultOf(told) : closed ? [t("error.table_closed")] : turnOf(told);
  const watching = here.length ? [] : [t("tables.watching")];
  return { rivals: rivalsOf(told), stands: [...stands, ...watching], yours: to_move !== null && here.includes(to_move) };
}

const sidesOf = ({ seats, automata }: TableNote): string[] => [
  ...seats.map(seatName),
  ...automata.map((name) => automatonName(name as Automaton)),
];

function turnOf(note: TableNote): string[] {
  const { seat, seats, to_move, round } = note;
  const free = seats.filter(({ kind, taken, bot }) => kind === "person" && !taken && bot === null).length;
  const waiting = free ? [t("tables.free", { n: free })] : [];
  const turn =
    to_move === null ? [] : [to_move === seat ? t("tables.your_turn") : t("tables.turn", { name: sidesOf(note)[to_move]! })];
  return [t("round.short", { round }), ...turn, ...timeOf(note), ...waiting];
}

/** How long whoever decides may still think. */
function timeOf({ clock }: TableNote): string[] {
  const own = clock?.running === null || !clock ? null : clock.seats[clock.running];
  return own ? [t("clock.left", { time: spanWords(own.left) })] : [];
}

function resultOf(note: TableNote): string[] {
  const { seat } = note;
  const { winners, scores } = note.finished!;
  const sides = sidesOf(note);
  const won = seat !== null && winners.includes(seat) && winners.length === 1;
  const result = won ? t("tables.won") : t("after.winner", { names: language.list(winners.map((side) => sides[side]!)) });
  return [result, scores.join(" : ")];
}
