// The language of the page: chosen from the browser, changeable at any time, loaded when it is needed.

import type { clock } from "./en/clock";
import type { common } from "./en/common";
import type { austria } from "./en/austria";
import type { deeds } from "./en/deeds";
import type { events } from "./en/events";
import type { modules } from "./en/modules";
import type { overbooking } from "./en/overbooking";
import type { page } from "./en/page";
import type { together } from "./en/together";
import { fill, type Placeholders, type Translation, type ValueOf, type Values } from "./message";
import type { Names } from "./names";
import { wordsOf, type Room, type RoomMessages, type RoomWords } from "./rooms";

export type { Names };
/** The words of all screens but those that are opened rarely. */
type Always = typeof common &
  typeof clock &
  typeof austria &
  typeof events &
  typeof deeds &
  typeof overbooking &
  typeof modules &
  typeof page &
  typeof together;
export type English = Always & RoomWords;
export type Key = keyof English;
export type Messages = Translation<Always>;

interface Dictionary {
  messages: Messages;
  names: Names;
}

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "it", name: "Italiano" },
  { code: "es", name: "Español" },
  { code: "ru", name: "Русский" },
] as const;

export type Code = (typeof LANGUAGES)[number]["code"];

export const DICTIONARIES: Record<Code, () => Promise<Dictionary>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  it: () => import("./it"),
  es: () => import("./es"),
  ru: () => import("./ru"),
};

const STORED = "hotelier.language";

const isCode = (text: string | null | undefined): text is Code => LANGUAGES.some(({ code }) => code === text);

/** The first of the wanted languages that we speak; "de-AT" is German. */
export function bestOf(wanted: readonly string[]): Code {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isCode) ?? "en";
}

class Language {
  code = $state<Code>("en");
  messages = $state.raw<Messages & RoomMessages>();
  /** With the words of these, which come or have come. */
  #rooms = new Map<Room, Promise<void>>();
  names = $state.raw<Names>();
  #rules = $derived(new Intl.PluralRules(this.code));
  #list = $derived(new Intl.ListFormat(this.code, { type: "conjunction" }));
  #either = $derived(new Intl.ListFormat(this.code, { type: "disjunction" }));

  /** Once at the start: the language chosen before, else the best of the browser's. */
  async load(): Promise<void> {
    const stored = localStorage.getItem(STORED);
    await this.#use(isCode(stored) ? stored : bestOf(navigator.languages));
  }

  async choose(code: Code): Promise<void> {
    localStorage.setItem(STORED, code);
    await this.#use(code);
  }

  /** From now on with the words of a room, too. */
  bring(room: Room): Promise<void> {
    const known = this.#rooms.get(room);
    if (known) return known;
    const comes = Promise.resolve().then(() => this.#use(this.code));
    this.#rooms.set(room, comes);
    return comes;
  }

  async #use(code: Code): Promise<void> {
    const { messages, names } = await DICTIONARIES[code]();
    const further = await Promise.all([...this.#rooms.keys()].map((room) => wordsOf(room, code)));
    this.messages = Object.assign({}, messages, ...further) as Messages;
    this.names = names;
    this.code = code;
    document.documentElement.lang = code;
  }

  text(key: Key, values: Values): string {
    const message = this.messages?.[key];
    return message === undefined ? key : fill(message, values, this.#rules, this.messages?.reader);
  }

  /** "a, b and c" */
  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  /** "a, b or c" */
  either(parts: readonly string[]): string {
    return this.#either.format(parts);
  }
}

export const language = new Language();

type Arguments<K extends Key> =
  Placeholders<English[K]> extends never
    ? []
    : [values: { [Place in Placeholders<English[K]>]: ValueOf<English[K], Place> }];

/** The text of a key in the language of the page. */
export function t<K extends Key>(key: K, ...values: Arguments<K>): string {
  return language.text(key, values[0] ?? {});
}

/** Whether a text made of parts at run time is a key. */
export const isKey = (key: string): key is Key => language.messages !== undefined && Object.hasOwn(language.messages, key);

export const names = {
  guest: (number: number): string => language.names?.guests[number] ?? String(number),
  staff: (number: number): string => language.names?.staff[number] ?? String(number),
  /** Guests of Overbooking, by the beds they need. */
  group: (beds: number): string => language.names?.groups[beds] ?? String(beds),
  house: (house: string): string => language.names?.houses[house] ?? house,
  ballroom: (id: string): string => language.names?.ballrooms[id] ?? id,
  celebrity: (id: string): string => language.names?.celebrities[id] ?? id,
  entrance: (id: string): string => language.names?.entrances[id] ?? id,
};
