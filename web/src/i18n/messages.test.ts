import { beforeAll, describe, expect, test } from "vitest";
import { austria } from "./en/austria";
import { clock } from "./en/clock";
import { common } from "./en/common";
import { deeds } from "./en/deeds";
import { events } from "./en/events";
import { modules } from "./en/modules";
import { overbooking } from "./en/overbooking";
import { page } from "./en/page";
import { together } from "./en/together";
import { DICTIONARIES, LANGUAGES, bestOf, language, t, type Code, type Messages, type Names } from "./language.svelte";
import { ROOMS, wordsOf } from "./rooms";
import { fill, type Message, type Plural, type Told } from "./message";

const CODES = LANGUAGES.map(({ code }) => code);
const FORMS: Record<Code, string[]> = {
  en: ["one", "other"],
  de: ["one", "other"],
  it: ["one", "other"],
  es: ["one", "other"],
  ru: ["one", "few", "many", "other"],
};

/** Verbs that sound the same in both persons. */
const SAME: Record<Code, string[]> = { en: ["cannot", "win", "would"], de: ["passt", "nutzt"], it: [], es: [], ru: ["на"] };
/** How a language speaks to whoever reads: by a pronoun, or by the ending of the verb alone; a few only go on with a
 * sentence that has done so. */
const SECOND: Record<Code, RegExp> = {
  en: /\b[Yy]ou(r|rs)?\b|^\{text\} and (outbid|take) /,
  de: /\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(es)?)\b|^\{text\} und \S+st /,
  it: /\b([Tt]u|te|ti|tu[ae]|tuo)\b|^\{text\} e \S+i |^(Vorresti|Proponi) /,
  es: /^(No )?[A-Za-zÉ]\S*s\b|\b([Tt]e|ti|contigo|[Tt]u|tuyas?)\b|; juegas |^\{text\} y superas /,
  ru: /(^|\s)([Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш(а|и|их|ей|его)?)(?![а-яё])|^\{text\}[;,] /,
};

const KINDS = ["staff", "guests", "groups", "houses", "ballrooms", "celebrities", "entrances"] as const;
const messages = {} as Record<Code, Record<string, Message>>;
const names = {} as Record<Code, Names>;

beforeAll(async () => {
  for (const code of CODES) {
    const dictionary = await DICTIONARIES[code]();
    const rooms = await Promise.all(ROOMS.map((room) => wordsOf(room, code)));
    messages[code] = Object.assign({}, dictionary.messages, ...rooms) as Messages & Record<string, Message>;
    names[code] = dictionary.names;
  }
});

/** All texts of a message: its plural forms, and both forms where somebody does something. */
const formsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values<Message>({ ...message }).flatMap(formsOf);

const isTold = (message: Message): message is Told => typeof message === "object" && "they" in message;
/** The parts of a message that are counted each for itself. */
const countedOf = (message: Message): (string | Plural)[] => (isTold(message) ? [message.you, message.they] : [message]);

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test("no key is told twice in English", async () => {
  const rooms = await Promise.all(ROOMS.map((room) => wordsOf(room, "en")));
  const keys = [common, clock, austria, deeds, events, modules, overbooking, page, together, ...rooms].flatMap(Object.keys);
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
      if (isTold(message)) {
        const others = wanted.filter((name) => name !== "{who}" && name !== "{n}");
        for (const text of formsOf(message)) expect(placeholders(text)).toEqual(expect.arrayContaining(others));
        for (const text of formsOf(message.you)) expect({ key, text }).not.toEqual({ key, text: expect.stringContaining("{who}") as string });
        expect({ key, found: placeholders(formsOf(message).join()) }).toEqual({ key, found: wanted });
        continue;
      }
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
      for (const counted of countedOf(message)) {
        if (typeof counted !== "string") expect({ key, forms: Object.keys(counted) }).toEqual({ key, forms: FORMS[code] });
      }
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

describe.each(CODES)("both forms in %s", (code) => {
  const told = () => Object.entries(messages[code]).filter((entry): entry is [string, Told] => isTold(entry[1]));

  test("what one does oneself is told in the second person, what others do in the third", () => {
    for (const [key, { you, they }] of told()) {
      const second = formsOf(you);
      formsOf(they).forEach((third, index) => {
        const verb = /^\{who\} (?:(?:non|no|не|ничего не) )?([^\s:,.;]+)/.exec(third)?.[1];
        if (!verb || SAME[code].includes(verb)) return;
        const words = second[index]!.split(/[\s:,.;]+/);
        expect({ key, form: second[index], third: words.includes(verb) }).toEqual({ key, form: second[index], third: false });
      });
    }
  });

  test("whoever reads is called nothing but what the language says to them", () => {
    for (const [key, { you }] of told()) {
      for (const text of formsOf(you)) expect({ key, text }).toEqual({ key, text: expect.stringMatching(SECOND[code]) as string });
    }
  });

  test("a line that begins with a name does so in every language, and is no sentence about whom it names", () => {
    for (const [key, message] of Object.entries(messages[code])) {
      const english = formsOf(messages.en[key]!);
      if (isTold(message) || !english.every((text) => /^\{who\}(: | \{)/.test(text))) continue;
      for (const text of formsOf(message)) expect({ key, text }).toEqual({ key, text: expect.stringMatching(/^\{who\}(: | \{)/) as string });
    }
  });
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
