// Bots in the words of the page; the server's own words for one that the page does not know.

import { isKey, t, type Key } from "../i18n";
import type { BotOffered } from "../wire";

const said = (key: string, otherwise: string): string => (isKey(key) ? t(key as Key & "bot.waiter") : otherwise);

export const botWords = ({ code, name, description }: BotOffered): { name: string; about: string } => ({
  name: said(`bot.${code}`, name),
  about: said(`bot.${code}.about`, description),
});

/** Bots meant as opponents by their strength, then those for studies. */
export function byLevel(bots: BotOffered[]): { levels: BotOffered[]; others: BotOffered[] } {
  const sorted = [...bots].sort((one, other) => (one.strength ?? 0) - (other.strength ?? 0));
  return { levels: sorted.filter(({ level }) => level), others: sorted.filter(({ level }) => !level) };
}
