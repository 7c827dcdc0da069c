import { afterEach, beforeAll, expect, test } from "vitest";
import { objective } from "../art/goals";
import { language } from "../i18n";
import { celebrityWords, changeWords, keyWords, staffWords } from "../i18n/words";
import type { Difference } from "../wire";
import { austria, layPack, staff, waltz } from ".";

beforeAll(() => language.choose("en"));
afterEach(() => layPack(null));

const difference = (part: string, id: string, field: string, ours: unknown, theirs: unknown): Difference => ({
  part,
  id,
  field,
  ours,
  theirs,
});

test("the values of a pack hold until it is taken away, on cards and in words", () => {
  const printed = { ...austria, staff: { ...austria.staff, 17: { ...staff(17), cost: 9 } } };
  const modules = { ...waltz, key: { krones: 3, emperor: 2, stand_in: [] } };
  layPack({ facts: { austria: printed, waltz: modules }, differences: [] });
  expect(staffWords(17).cost).toBe("9 krones");
  expect(keyWords().lines[0]).toContain("3 krones, 2 steps on the emperor track");
  layPack(null);
  expect(staffWords(17).cost).toBe("5 krones");
  expect(keyWords().lines[0]).toContain("1 krone, 1 step on the emperor track");
});

test("drawings of printed values are those of the pack, too", () => {
  const [id, { needs }] = Object.entries(austria.objectives).find(([, { needs }]) => needs.krones)!;
  const before = objective(id);
  const other = { ...austria.objectives[id]!, needs: { ...needs, krones: 7 } };
  layPack({ facts: { austria: { ...austria, objectives: { ...austria.objectives, [id]: other } } }, differences: [] });
  expect(objective(id)).not.toEqual(before);
  layPack(null);
  expect(objective(id)).toBe(before);
});

test("what is told in fixed words names what a pack has otherwise", () => {
  const effect = [{ gain: { krones: 1 } }];
  layPack({ facts: {}, differences: [difference("celebrities", "curie", "effect", [], effect)] });
  expect(celebrityWords("curie").lines.at(-1)).toBe("By the content pack: effect: 1 krone instead of nothing");
  expect(celebrityWords("freud").lines.join()).not.toContain("content pack");
});

test.each([
  [difference("guests", "134", "order", { wine: 1 }, { cake: 2 }), ["order", "1 wine", "2 cakes"]],
  [difference("staff", "17", "die", null, { values: [6], vp: 1 }), ["effect", "–", "1 VP"]],
  [difference("emperor", "A1", "penalty", { krones: 2 }, { vp: 3 }), ["penalty", "2", "3 VP"]],
  [difference("objectives", "krones_20", "needs", { krones: 20 }, { krones: 15 }), ["requirement", "20", "15"]],
  [difference("rehearsal_rooms", "1", "rewards", [[{ gain: { vp: 1 } }], []], [[], []]), ["rewards", "1 VP / ", " / "]],
  [difference("ballrooms", "odeonsaal", "scoring", { dancers: [1, 4] }, { pairs: 7 }), ["scoring", "1, 4", "7"]],
  [difference("modules", "1", "champagne_costs", [1, 2, 3], [1, 2, 4]), ["champagne", "1, 2, 3", "1, 2, 4"]],
  [difference("hotels", "1a", "rule", "none", "two_houses"), ["rule", "No special rule", "houses"]],
  [difference("coins", "fish", "1", 3, 1), ["monk", "3 coins", "1 coin"]],
])("a difference is told in words", (each, [field, ours, theirs]) => {
  const words = changeWords(each);
  expect(words.card).not.toContain("_");
  expect(words.field).toContain(field);
  expect(words.ours).toContain(ours);
  expect(words.theirs).toContain(theirs);
});
