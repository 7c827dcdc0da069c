// What a table says that is no news any more.

import { beforeAll, expect, it } from "vitest";
import { direct } from "../austria";
import { language } from "../i18n";
import { table } from "../testing/tables";
import { Live } from "./live.svelte";

beforeAll(() => language.choose("en"));

it("forgets what went wrong as soon as the table has gone on", () => {
  const state = table("austria-turn");
  const live = new Live(state, null, direct);
  live.problem = { code: "not_your_turn", message: "" };
  live.receive({ ...state, happenings: [] });
  expect(live.problem, "nothing has happened since").not.toBeNull();
  live.receive({ ...state, version: state.version + 1, happenings: [] });
  expect(live.problem).toBeNull();
});
