import { beforeAll, describe, expect, test } from "vitest";
import { austria } from "./en/austria";
import { common } from "./en/common";
import { events } from "./en/events";
import { overbooking } from "./en/overbooking";
import { page } from "./en/page";
import { waltz } from "./en/waltz";
import { DICTIONARIES, LANGUAGES, bestOf, language, t, type Code, type Messages, type Names } from "./language.svelte";
import { fill, type Message } from "./message";

const CODES = LANGUAGES.map(({ code }) => code);
const FORMS: Record<Code, string[]> = {
  en: ["one", "other"],
  de: ["one", "other"],
  it: ["one", "other"],
  es: ["one", "other"],
  ru: ["one", "few", "many", "other"],
};

const KINDS = ["staff", "guests", "groups", "houses", "ballrooms", "celebrities", "entrances"] as const;
const messages = {} as Record<Code, Record<string, Message>>;
const names = {} as Record<Code, Names>;

beforeAll(async () => {
  for (const code of CODES) {
    const dictionary = await DICTIONARIES[code]();
    messages[code] = dictionary.messages as Messages & Record<string, Message>;
    names[code] = dictionary.names;
  }
});

const formsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message).filter((text): text is string => Boolean(text));

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test("no key is told twice in English", () => {
  const keys = [common, austria, events, overbooking, waltz, page].flatMap(Object.keys);
  expect(keys).toHaveLength(new Set(keys).size);
});

describe.each(CODES)("messages in %s", (code) => {
  test("no message is missing, none is left over", () => {
    expect(Object.keys(messages[code]).sort()).toEqual(Object.keys(messages.en).sort());
  });

  test("no message is empty", () => {
    const empty = Object.entries(messages[code]).filter(([, message]) => formsOf(message).some((text) => !text.trim()));
    expect(empty).toEqual([]);
  });

  test("placeholders are those of the English message; a plural form may leave out its number", () => {
    for (const [key, message] of Object.entries(messages[code])) {
      const english = messages.en[key]!;
      const wanted = placeholders(formsOf(english).join());
      if (typeof message === "string") {
        expect({ key, found: placeholders(message) }).toEqual({ key, found: wanted });
        continue;
      }
      for (const text of formsOf(message)) {
        const without = wanted.filter((name) => name !== "{n}");
        const found = placeholders(text).filter((name) => name !== "{n}");
        expect({ key, found }).toEqual({ key, found: without });
      }
    }
  });

  test("a plural has all forms of the language", () => {
    for (const [key, message] of Object.entries(messages[code])) {
      if (typeof message === "string") continue;
      expect({ key, forms: Object.keys(message) }).toEqual({ key, forms: FORMS[code] });
    }
  });

  test("all cards have names", () => {
    for (const kind of KINDS) {
      expect(Object.keys(names[code][kind])).toEqual(Object.keys(names.en[kind]));
      expect(Object.values(names[code][kind]).every((name) => name.trim())).toBe(true);
    }
  });
});

test("Russian is written in Russian letters, names of the games apart", () => {
  const without = Object.entries(messages.ru)
    .filter(([, message]) =>
      formsOf(message).some((text) => /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, "")) && !/[а-яё]/i.test(text)),
    )
    .map(([key]) => key);
  expect(without).toEqual(["game.austria", "game.overbooking"]);
});

test("what happens is told in the present: a past tense would have to know who is a woman", () => {
  const past = Object.entries(messages.ru).filter(
    ([key, message]) =>
      /^(event|step)\./.test(key) && formsOf(message).some((text) => /\{who\} (не )?[а-яё]+(л|ла|лся|лась)( |$)/.test(text)),
  );
  expect(past).toEqual([]);
});

test.each(["de", "it", "es"] as const)("no sentence is left in English: %s", (code) => {
  const same = Object.entries(messages[code])
    .filter(([key, message]) => JSON.stringify(message) === JSON.stringify(messages.en[key]))
    .filter(([, message]) => formsOf(message).some((text) => text.split(" ").length > 3));
  expect(same).toEqual([]);
});

test("the plural form is chosen by the number", () => {
  const russian = new Intl.PluralRules("ru");
  const krones = (n: number) => fill(messages.ru.krones!, { n }, russian);
  expect([1, 2, 5, 11, 21, 22].map(krones)).toEqual([
    "1 крона",
    "2 кроны",
    "5 крон",
    "11 крон",
    "21 крона",
    "22 кроны",
  ]);
  expect(fill(messages.en.krones!, { n: 1 }, new Intl.PluralRules("en"))).toBe("1 krone");
  expect(fill(messages.en.krones!, { n: 0 }, new Intl.PluralRules("en"))).toBe("0 krones");
});

test("the best language is the first one wanted that we speak, English otherwise", () => {
  expect(bestOf(["de-AT", "en"])).toBe("de");
  expect(bestOf(["fr", "it-IT", "de"])).toBe("it");
  expect(bestOf(["pt", "ja"])).toBe("en");
  expect(bestOf([])).toBe("en");
});

test("the language can be changed at any time and is remembered", async () => {
  await language.choose("de");
  expect(t("krones", { n: 2 })).toBe("2 Kronen");
  expect(document.documentElement.lang).toBe("de");
  await language.choose("es");
  expect(t("krones", { n: 2 })).toBe("2 coronas");
  await language.load();
  expect(language.code).toBe("es");
});
