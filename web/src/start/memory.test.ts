import { beforeEach, expect, it } from "vitest";
import { recall } from "./memory";
import { Start } from "./start.svelte";

beforeEach(() => localStorage.clear());

it("finds again what was chosen, for each game by itself", () => {
  const start = new Start();
  start.options = { modules: "1,3", edition: "first" };
  start.difficulty = "hard";
  start.rivals = 3;
  start.bot = "grand";
  start.choose("overbooking");
  start.options = { bonus: "expert" };
  start.remember();

  const again = new Start();
  expect(again).toMatchObject({ game: "overbooking", difficulty: "hard", rivals: 3, bot: "grand" });
  expect(again.options).toEqual({ bonus: "expert" });
  again.choose("austria");
  expect(again.options).toEqual({ modules: "1,3", edition: "first" });
});

it("begins anew where what was kept cannot be read", () => {
  localStorage.setItem("hotelier.start", "{not json");
  expect(recall()).toEqual({});
  expect(new Start()).toMatchObject({ game: "austria", rivals: 1, bot: "waiter" });
});
