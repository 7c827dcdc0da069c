import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../api";
import { keep } from "../keys";
import { deviceLabel } from "../profile/device";
import { forgetSecret, keepSecret } from "../profile/secret";
import { table } from "../testing/tables";
import type { TableNote } from "../wire";
import { wishLike } from "./like";
import { OwnTables, rank } from "./tables.svelte";

function note(changes: Partial<TableNote> = {}): TableNote {
  const { view, ...state } = table("austria-turn");
  const { table: id, game, seat, seats, automata, to_move, clock, finished, closed, updated } = state;
  const { options, pack, undo_rule, rated, advice_rule = "agreed", rematch } = state;
  const stands = { round: view.round, to_move, clock, finished, closed, updated, rematch };
  return { table: id, game, seat, seats, automata, options, pack, undo_rule, rated, advice_rule, ...stands, ...changes };
}
const guest = (id: string) => keep({ table: id, game: "austria", token: "t", with: "Alma", used: "" });

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it("wishes for the same game, the same bots and the same number of people", () => {
  const [own, other] = note().seats;
  const bot = { ...other!, kind: "bot" as const, bot: "waiter" };
  const friend = { ...other!, kind: "person" as const, bot: "waiter" };
  const wish = wishLike(note({ seats: [own!, bot, friend], seat: 0, undo_rule: "always" }), "Ada");
  expect(wish.seats).toEqual([{ kind: "person", name: "Ada" }, { kind: "bot", bot: "waiter" }, { kind: "person" }]);
  expect([wish.game, wish.undo]).toEqual(["austria", "always"]);
});

it("lists a guest's tables from this browser's memory, and says which are gone", async () => {
  guest("old");
  guest("new");
  vi.spyOn(api, "notes").mockResolvedValue({ tables: [note({ table: "new" })], frozen: [] });
  const own = new OwnTables();
  expect(own.all.map((entry) => entry.table)).toEqual(["new", "old"]);
  await vi.waitFor(() => expect(own.told).toBe(true));
  expect(own.all.map(({ gone }) => gone)).toEqual([undefined, "tables.gone"]);
  own.drop("old");
  expect(new OwnTables().all.map((entry) => entry.table)).toEqual(["new"]);
});

it("asks about every table, however many there are, and says which were begun with other rules", async () => {
  for (let number = 0; number < 30; number += 1) guest(`table ${number}`);
  const asked: number[] = [];
  vi.spyOn(api, "notes").mockImplementation((keys) => {
    asked.push(keys.length);
    const there = keys.filter(({ table }) => table !== "table 3");
    return Promise.resolve({ tables: there.map(({ table }) => note({ table })), frozen: there.length < keys.length ? ["table 3"] : [] });
  });
  const own = new OwnTables();
  await vi.waitFor(() => expect(own.told).toBe(true));
  expect(asked).toEqual([12, 12, 6]);
  expect(own.all.filter((entry) => entry.note).length).toBe(29);
  expect(own.all.find((entry) => !entry.note)).toMatchObject({ table: "table 3", gone: "error.rules_changed" });
  expect(own.all.toSorted((a, b) => rank(a) - rank(b)).at(-1)?.table).toBe("table 3");
});

it("lists the tables of a profile once, and more when they are wanted", async () => {
  guest("one");
  keepSecret("secret");
  vi.spyOn(api, "notes").mockResolvedValue({ tables: [note({ table: "one" })], frozen: [] });
  const pages = [
    { tables: [note({ table: "one" }), note({ table: "two" })], count: 3, next: 12 },
    { tables: [note({ table: "three" })], count: 3, next: null },
  ];
  vi.spyOn(api, "myTables").mockImplementation((_, skip) => Promise.resolve(pages[skip ? 1 : 0]!));
  const own = new OwnTables();
  await vi.waitFor(() => expect(own.told).toBe(true));
  expect(own.all.map((entry) => entry.table)).toEqual(["one", "two"]);
  await own.more();
  expect(own.all.map((entry) => entry.table)).toEqual(["one", "two", "three"]);
  expect(own.next).toBe(null);
  forgetSecret();
});

it("calls a device by its browser and its system", () => {
  expect(deviceLabel("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/120 Mobile Safari/537")).toBe("Chrome, Android");
  expect(deviceLabel("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604")).toBe("Safari, iPhone");
  expect(deviceLabel("something else")).toBe("");
});
