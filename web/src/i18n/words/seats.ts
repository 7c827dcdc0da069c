// Who sits at a table, in words.

import type { Seat, TableState } from "../../wire";
import { isKey, t, type Key } from "../language.svelte";
import { automatonName, type Automaton } from "./leopold";

/** The name of whoever sits there; of a seat that waits for somebody, its number. */
export const seatName = ({ kind, taken, bot, name, seat }: Seat): string =>
  kind === "person" && !taken && bot === null ? t("invite.seat", { n: seat + 1 }) : name;

/** The level of a bot by its code; one that the page does not know is called by it. */
export const levelWords = (bot: string | null): string | null =>
  bot !== null && isKey(`bot.${bot}`) ? t(`bot.${bot}` as Key & "bot.waiter") : bot;

/** A name with the level of the bot. */
export function namedSeat(seat: Seat): string {
  const level = levelWords(seat.bot);
  return level === null ? seatName(seat) : t("event.noted", { text: seatName(seat), notes: level });
}

/** All but your own seat, in words. */
export const rivalsOf = ({ seat: own, seats, automata }: Pick<TableState, "seat" | "seats" | "automata">): string =>
  [...seats.filter(({ seat }) => seat !== own).map(namedSeat), ...automata.map((name) => automatonName(name as Automaton))].join(
    ", ",
  );
