import { expect, it } from "vitest";
import type { Choice } from "../wire";
import { automatonWith, isOpen, optionsFor } from "./options";

const choice = (name: string, choices: string[], parts: string[] = []): Choice => ({
  name,
  help: "",
  default: choices[0] ?? "",
  choices,
  parts,
});
const ALONE = [
  choice("edition", ["revised", "first"]),
  choice("solo", ["leopold", "elisabeth"]),
  choice("modules", ["", "1", "2", "1,2"], ["1", "2", "3", "5"]),
  choice("entrance", ["random", "toll_bridge"]),
];

it("leaves out what a game alone does not have", () => {
  expect(optionsFor(ALONE, { modules: "1,4,5", staff: "draft", edition: "first" })).toEqual({
    edition: "first",
    modules: "1,5",
  });
  expect(optionsFor(ALONE, { modules: "4" })).toEqual({});
});

it("asks for the automaton's entrance only with unique hotels", () => {
  const entrance = ALONE[3]!;
  expect(isOpen(entrance, { modules: "1,2" })).toBe(false);
  expect(isOpen(entrance, { modules: "2,3" })).toBe(true);
  expect(optionsFor(ALONE, { modules: "1", entrance: "toll_bridge" })).toEqual({ modules: "1" });
});

it("asks for the printing only in the first edition, and how hotels are given out only by day", () => {
  const choices = [
    choice("edition", ["revised", "first"]),
    choice("printing", ["italian", "spanish"]),
    choice("board", ["night", "day"]),
    choice("boards", ["random", "chosen"]),
  ];
  const wished = { printing: "spanish", boards: "chosen" };
  expect(optionsFor(choices, wished)).toEqual({});
  expect(optionsFor(choices, { ...wished, edition: "first", board: "night" })).toEqual({
    edition: "first",
    printing: "spanish",
    board: "night",
  });
  expect(optionsFor(choices, { ...wished, board: "day" })).toEqual({ board: "day", boards: "chosen" });
});

it("lets Elisabeth play with balls or celebrities, and Leopold otherwise", () => {
  expect(automatonWith({})).toBe("leopold");
  expect(automatonWith({ modules: "3,5" })).toBe("leopold");
  expect(automatonWith({ modules: "2,5" })).toBe("elisabeth");
});
