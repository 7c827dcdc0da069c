// Messages: a text, or one text for each plural form that the language has, with {placeholders}. What somebody does is
// told in two forms: to whoever does it ("You take …") and of anybody else ("{who} takes …").

export interface Plural {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

type Counted = string | Plural;

export interface Told {
  you: Counted;
  they: Counted;
}

export type Message = Counted | Told;

/** Whoever reads: not a name, so that no sentence can use it as one. */
export const YOU = Object.freeze({ reader: true });
/** Somebody in a sentence: by name, or whoever reads. */
export type Person = string | typeof YOU;
export type Values = Record<string, string | number | typeof YOU>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The placeholders of a message; a plural counts {n}. */
export type Placeholders<M> = M extends string
  ? NamesIn<M>
  : M extends { they: infer They }
    ? "who" | Placeholders<They>
    : M extends { other: infer Other extends string }
      ? NamesIn<Other> | "n"
      : never;

/** A line that only begins with a name, as "{who}: …" does, can begin with "You" as well. */
type Labelled = `{who}: ${string}` | `{who} {${string}`;

/** What may be put in a place: whoever reads only where the message has a form for that. */
export type ValueOf<M, Place> = Place extends "who"
  ? M extends { they: unknown } | Labelled | { other: Labelled }
    ? Person
    : string
  : string | number;

type Shape<M> = M extends string ? string : Plural;

/** The same messages in another language: a text stays a text, a plural a plural, and both forms are asked for. */
export type Translation<M> = {
  readonly [Key in keyof M]: M[Key] extends { you: infer You; they: infer They }
    ? { you: Shape<You>; they: Shape<They> }
    : Shape<M[Key]>;
};

/** Fill in a message; the plural form is chosen by {n}, and a name for whoever reads is `reader`. */
export function fill(message: Message, values: Values, rules: Intl.PluralRules, reader = ""): string {
  const meant = typeof message === "object" && "they" in message ? message[values.who === YOU ? "you" : "they"] : message;
  const text = typeof meant === "string" ? meant : (meant[form(rules, values.n)] ?? meant.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return value === YOU ? reader : String(value);
  });
}

function form(rules: Intl.PluralRules, count: Values[string] | undefined): keyof Plural {
  const chosen = rules.select(Number(count));
  return chosen === "one" || chosen === "few" || chosen === "many" ? chosen : "other";
}
