// What is said at a table: people speak for themselves, the house in the language of the page.

import type { ChatLine } from "../../wire";
import { isKey, t, type Key } from "../language.svelte";

export const speaker = ({ told, name }: ChatLine): string => (told ? t("house") : name);

/** A bot by its code; one that the page does not know is called by it. */
const botName = (code: string): string =>
  isKey(`bot.${code}`) ? t(`bot.${code}` as Key & "bot.waiter") : code;

export function chatWords({ told, text }: ChatLine): string {
  if (!told) return text;
  const { kind, name, seat, bot, number } = told;
  return t(`house.${kind}`, {
    name,
    place: seat === null ? "" : seat + 1,
    bot: bot === null ? "" : botName(bot),
    number: number ?? "",
  });
}
