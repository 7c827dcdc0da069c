// A content pack that is being written: plain JSON, as its file holds it.

import type { BoxPart, BoxRow } from "../wire";

export type Pack = { game: string; name: string } & Record<string, unknown>;
type Row = Record<string, unknown>;

/** A card or another part of the box, with the part that it belongs to. */
export interface Card {
  part: BoxPart;
  row: BoxRow;
}

/** The fields of an object but one. */
export const without = (fields: Row, name: string | number): Row =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== String(name)));

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (pack: Pack, part: string): Row[] => {
  const rows = pack[part];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};
const objectOf = (value: unknown): Row => (isRow(value) ? value : {});

/** What a pack gives for a card: its fields with their values. */
export function givenFor({ part, row }: Card, pack: Pack): Row {
  if (part.shape === "rows") {
    const found = listOf(pack, part.part).filter(({ id }) => id === row.id);
    return without(Object.assign({}, ...found) as Row, "id");
  }
  const given = objectOf(pack[part.part])[row.id];
  if (part.shape === "values") return objectOf(given);
  return given === undefined ? {} : { [Object.keys(part.forms)[0]!]: given };
}

/** The pack with these fields for a card, and no others; a card without any is not in it. */
export function withFields({ part, row }: Card, pack: Pack, fields: Row): Pack {
  const none = Object.keys(fields).length === 0;
  if (part.shape === "rows") {
    const rows = listOf(pack, part.part);
    const at = rows.findIndex(({ id }) => id === row.id);
    const own = none ? [] : [{ id: row.id, ...fields }];
    const others = rows.filter(({ id }) => id !== row.id);
    const changed = at < 0 ? [...rows, ...own] : [...others.slice(0, at), ...own, ...others.slice(at)];
    return withPart(pack, part.part, changed, changed.length === 0);
  }
  const others = without(objectOf(pack[part.part]), row.id);
  const own = part.shape === "values" ? fields : Object.values(fields)[0];
  const changed = none ? others : { ...others, [row.id]: own };
  return withPart(pack, part.part, changed, Object.keys(changed).length === 0);
}

function withPart(pack: Pack, part: string, value: unknown, none: boolean): Pack {
  return (none ? without(pack, part) : { ...pack, [part]: value }) as Pack;
}

/** How many of the values that are ours a pack gives, and how many there are. */
export function progressOf(cards: readonly Card[], pack: Pack): { done: number; all: number } {
  let done = 0;
  let all = 0;
  for (const card of cards) {
    const given = givenFor(card, pack);
    all += card.row.stand_in.length;
    done += card.row.stand_in.filter((field) => field in given).length;
  }
  return { done, all };
}

/** What two packs have otherwise on the same cards; undefined is what one of them leaves as it is. */
export interface Otherwise {
  card: Card;
  field: string;
  mine: unknown;
  other: unknown;
}

export function otherwise(cards: readonly Card[], mine: Pack, other: Pack): Otherwise[] {
  return cards.flatMap((card) => {
    const [own, theirs] = [givenFor(card, mine), givenFor(card, other)];
    const fields = [...new Set([...Object.keys(own), ...Object.keys(theirs)])];
    const value = (given: Row, field: string) => (field in given ? given[field] : card.row.values[field]);
    return fields
      .map((field) => ({ card, field, mine: value(own, field), other: value(theirs, field) }))
      .filter((each) => JSON.stringify(each.mine) !== JSON.stringify(each.other));
  });
}
