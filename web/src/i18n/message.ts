// Messages: a text, or one text for each plural form that the language has, with {placeholders}.

export interface Plural {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

export type Message = string | Plural;
export type Values = Record<string, string | number>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The placeholders of a message; a plural counts {n}. */
export type Placeholders<M> = M extends string
  ? NamesIn<M>
  : M extends { other: infer Other extends string }
    ? NamesIn<Other> | "n"
    : never;

/** The same messages in another language: a text stays a text, a plural a plural. */
export type Translation<M> = { readonly [Key in keyof M]: M[Key] extends string ? string : Plural };

/** Fill in a message; the plural form is chosen by {n}. */
export function fill(message: Message, values: Values, rules: Intl.PluralRules): string {
  const text = typeof message === "string" ? message : (message[form(rules, values.n)] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function form(rules: Intl.PluralRules, count: string | number | undefined): keyof Plural {
  const chosen = rules.select(Number(count));
  return chosen === "one" || chosen === "few" || chosen === "many" ? chosen : "other";
}
