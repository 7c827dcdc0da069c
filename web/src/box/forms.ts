// Forms for values of a content pack, as the engine declares them (core/forms.py).

export type Form =
  | { kind: "number"; least: number | null; most: number | null }
  | { kind: "choice"; words: (string | number)[] }
  | { kind: "flag" }
  | { kind: "text" }
  | { kind: "list"; each: Form; count: number | null; more: boolean }
  | { kind: "fields"; fields: Record<string, Form>; required: string[]; count: number | null; more: boolean }
  | { kind: "json" };

export type FieldsForm = Extract<Form, { kind: "fields" }>;

/** What a field holds before anything is typed into it: as little as its form allows. */
export function emptyOf(form: Form): unknown {
  switch (form.kind) {
    case "number":
      return Math.max(form.least ?? 0, 0);
    case "choice":
      return form.words[0];
    case "flag":
      return true;
    case "list":
      return Array.from({ length: form.count ?? 0 }, () => emptyOf(form.each));
    case "fields":
      return Object.fromEntries(
        (isOneWord(form) ? Object.keys(form.fields).slice(0, 1) : form.required).map((name) => [name, emptyOf(form.fields[name]!)]),
      );
    default:
      return "";
  }
}

/** An object that says one of several words, as effects do. */
export const isOneWord = (form: FieldsForm): boolean => form.count === 1 && !form.more;

/** Whether a number can be what a form asks for. */
export const isWithin = (form: Extract<Form, { kind: "number" }>, value: unknown): boolean =>
  Number.isInteger(value) &&
  (value as number) >= (form.least ?? -Infinity) &&
  (value as number) <= (form.most ?? Infinity);
