import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { language } from "../i18n";
import { rules as de } from "./de";
import { rules as en } from "./en";
import { rules as es } from "./es";
import { rules as it } from "./it";
import { OUTLINE, ruleAnchor, type Rules } from "./outline";
import { rules as ru } from "./ru";
import RulesPage from "./RulesPage.svelte";

const DOCS = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });

test("every rule that we implement is told in a section", () => {
  const ids = Object.values(DOCS).flatMap((text) =>
    [...text.matchAll(/(?:^- |\. |^)([A-Z]{1,2}\d+)(?= )/gm)].map(([, id]) => id!),
  );
  const told = new Set<string>(OUTLINE.flatMap(({ rules }) => [...rules]));
  expect(ids.length).toBeGreaterThan(90);
  expect([...new Set(ids)].filter((id) => !told.has(id))).toEqual([]);
});

test("a rule is found by its id", () => {
  expect(ruleAnchor("X4")).toBe("moving-in");
  expect(ruleAnchor("OW3")).toBe("powers");
  expect(ruleAnchor("W9")).toBe("ballroom-scoring");
  expect(ruleAnchor("L43")).toBe("solo-entrances");
  expect(ruleAnchor("emperor")).toBe("emperor");
});

describe.each<[string, Rules]>(Object.entries({ de, it, es, ru }))("%s", (code, rules) => {
  test("every section is translated", () => {
    for (const { id } of OUTLINE) {
      expect(rules.sections[id].text.trim().length).toBeGreaterThan(80);
      expect(rules.sections[id].text).not.toBe(en.sections[id].text);
    }
  });

  test("lists have as many points as in English", () => {
    const points = (text: string) => text.split("\n").filter((line) => line.startsWith("- ")).length;
    for (const { id } of OUTLINE) {
      expect({ code, id, points: points(rules.sections[id].text) }).toEqual({
        code,
        id,
        points: points(en.sections[id].text),
      });
    }
  });
});

describe("the page", () => {
  beforeEach(() => language.choose("en"));

  test("finds sections by word and by id", async () => {
    render(RulesPage);
    const search = await screen.findByRole("searchbox");
    expect(await screen.findByRole("heading", { name: "Moving in" })).toBeTruthy();
    await fireEvent.input(search, { target: { value: "soldiers labourers" } });
    expect(screen.queryByRole("heading", { name: "Moving in" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Powers at the back door" })).toBeTruthy();
    await fireEvent.input(search, { target: { value: "X6" } });
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Groups of rooms",
    ]);
    await fireEvent.input(search, { target: { value: "xyzzy" } });
    expect(screen.getByRole("status").textContent).toBe(en.nothing);
  });

  test("speaks the language of the page", async () => {
    render(RulesPage, { props: { anchor: "emperor" } });
    expect(await screen.findByRole("heading", { name: "The emperor" })).toBeTruthy();
    await language.choose("ru");
    expect(await screen.findByRole("heading", { name: "Император" })).toBeTruthy();
  });
});
