// What is tried out holds as long as the table stands where it began.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Live } from "./live.svelte";
import type { Sandbox } from "./sandbox.svelte";
import WhatIf from "./WhatIf.svelte";

afterEach(cleanup);

it.each([
  [1, 0, null],
  [2, 1, "stale_version"], // somebody has taken a decision back
])("at version %i of the table it is closed %i times, and that is said: %s", (version, closed, said) => {
  const live = { stage: { newest: { version } }, problem: null } as unknown as Live;
  const sandbox = { table: { version: 1 }, plan: [], tried: null, problem: "" } as unknown as Sandbox;
  const onclose = vi.fn();
  render(WhatIf, { live, sandbox, onclose });
  expect(onclose).toHaveBeenCalledTimes(closed);
  expect(live.problem?.code ?? null).toBe(said);
});
