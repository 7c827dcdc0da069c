// Doing something at the table: one thing at a time.

import { expect, it } from "vitest";
import { noting, table } from "../testing/tables";

it("lets nothing past while something else is on its way, a sandbox for instance", async () => {
  const { play, sent } = noting(table("austria-turn"));
  const notation = play.state.legal[0]!.notation;
  let open = () => {};
  const opening = play.alone(() => new Promise<void>((resolve) => (open = resolve)));
  expect(play.can(notation)).toBe(false);
  await play.act(notation);
  expect(sent).toEqual([]);
  open();
  await opening;
  await play.act(notation);
  expect(sent).toEqual([notation]);
});
