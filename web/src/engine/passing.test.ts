import { expect, test } from "vitest";
import { PassingDrawer } from "./passing";

const change = (revision: number, ...versions: number[]) =>
  JSON.stringify({
    table: "one",
    row: { id: "one", revision },
    snapshot: revision === 1 ? { version: 0 } : null,
    entries: versions.map((version) => ({ version })),
    chat: [],
  });

test("where nothing is kept, tables are here as long as the page, with the same rules", async () => {
  const drawer = new PassingDrawer();
  expect(await drawer.read("one")).toBeUndefined();
  expect(await drawer.write(change(1, 1))).toBe(true);
  expect(await drawer.write(change(1, 2))).toBe(false); // somebody was faster
  expect(await drawer.write(change(2, 2, 3))).toBe(true);
  expect(await drawer.revision("one")).toBe(2);
  const whole = { row: { id: "one", revision: 2 }, snapshot: { version: 0 }, entries: [{ version: 1 }, { version: 2 }, { version: 3 }], chat: [] };
  expect(JSON.parse((await drawer.read("one"))!)).toEqual(whole);
  expect(JSON.parse(await drawer.all())).toEqual({ tables: [whole] });
  expect(await drawer.add(JSON.stringify(whole))).toBe(false);
  expect(await drawer.judged("one", "quick")).toBe("[]");
  await drawer.note("one", "quick", 3, "{}");
  await drawer.note("one", "deep", 0, "{}");
  expect(JSON.parse(await drawer.judged("one", "quick"))).toEqual([[3, "{}"]]);
  await drawer.remove("one");
  await drawer.note("one", "quick", 4, "{}"); // the table is gone
  expect(await drawer.judged("one", "quick")).toBe("[]");
  expect(await drawer.revision("one")).toBe(0);
  expect(await drawer.add(JSON.stringify(whole))).toBe(true);
  expect(JSON.parse((await drawer.read("one"))!)).toEqual(whole);
});
