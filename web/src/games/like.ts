// A table like another one: the same game with the same options, and as many people and bots.

import { api } from "../api";
import { tokenFor } from "../profile/seat";
import { botSeat, personSeat, sitDown } from "../start/newTable";
import type { NewTable, TableNote } from "../wire";

/** The table that is wished for; whoever wishes it sits where they sat. */
export function wishLike(note: TableNote, name: string): Omit<NewTable, "content"> {
  return {
    game: note.game,
    options: note.options,
    undo: note.undo_rule,
    advice: note.advice_rule,
    rated: note.rated,
    clock: note.clock?.rule ?? null,
    seats: note.seats.map(({ seat, kind, bot }) =>
      kind === "bot" && bot ? botSeat(bot) : seat === note.seat ? personSeat(name) : personSeat(),
    ),
  };
}

export async function openLike(note: TableNote, name: string): Promise<void> {
  const pack = note.pack && (await api.pack(note.table, await tokenFor(note.table)));
  await sitDown({ ...wishLike(note, name), content: pack?.pack ?? null }, name);
}
