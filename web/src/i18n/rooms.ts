// Words that come with the screens that need them: a file in every language, loaded when such a screen is opened.

import type { alone } from "./en/alone";
import type { box } from "./en/box";
import type { companion } from "./en/companion";
import type { cup } from "./en/cup";
import type { daily } from "./en/daily";
import type { enter } from "./en/enter";
import type { friends } from "./en/friends";
import type { lessons } from "./en/lessons";
import type { people } from "./en/people";
import type { profile } from "./en/profile";
import type { ratings } from "./en/ratings";
import type { score } from "./en/score";
import type { study } from "./en/study";
import type { waltz } from "./en/waltz";
import type { Message, Translation } from "./message";

/** A file `ROOM.ts` beside those of every language, with an object of the same name. */
export const ROOMS = [
  "alone",
  "box",
  "companion",
  "cup",
  "daily",
  "enter",
  "friends",
  "lessons",
  "people",
  "profile",
  "ratings",
  "score",
  "study",
  "waltz",
] as const;
const FILES = import.meta.glob<Record<string, Record<string, Message>>>([
  "./*/alone.ts",
  "./*/box.ts",
  "./*/companion.ts",
  "./*/cup.ts",
  "./*/daily.ts",
  "./*/enter.ts",
  "./*/friends.ts",
  "./*/lessons.ts",
  "./*/people.ts",
  "./*/profile.ts",
  "./*/ratings.ts",
  "./*/score.ts",
  "./*/study.ts",
  "./*/waltz.ts",
]);
/** The words of all rooms: their files join here, and above in both lists. */
export type RoomWords = typeof alone &
  typeof box &
  typeof companion &
  typeof cup &
  typeof daily &
  typeof enter &
  typeof friends &
  typeof lessons &
  typeof people &
  typeof profile &
  typeof ratings &
  typeof score &
  typeof study &
  typeof waltz;

export type Room = (typeof ROOMS)[number];
export type RoomMessages = Partial<Translation<RoomWords>>;

export async function wordsOf(room: Room, code: string): Promise<RoomMessages> {
  const file = await FILES[`./${code}/${room}.ts`]?.();
  return file?.[room] ?? {};
}
