// What a free place says that takes the card which was picked up.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { language, names, t } from "../i18n";
import FramedPart from "../testing/FramedPart.svelte";
import { noting, table } from "../testing/tables";
import { handCard } from "./side.svelte";
import OverbookingTable from "./OverbookingTable.svelte";

beforeAll(() => language.load());
afterEach(cleanup);

it.each([false, true])("names the card as its hand does; where hands are unknown by its back: %s", async (backs) => {
  const { play } = noting(table("overbooking-place"));
  const { container } = render(FramedPart, { play, part: OverbookingTable, backs });
  const picked = container.querySelector<HTMLElement>("[data-action^='card ']")!;
  const { house, beds } = handCard(picked.dataset.action!.replace("card ", ""));
  await fireEvent.click(picked);
  const place = container.querySelector(".free[data-action]")!.getAttribute("aria-label");
  expect(place).toContain(picked.getAttribute("aria-label"));
  expect(place).toContain(names.house(house));
  expect(place?.includes(t("group.card", { group: names.group(beds), house: names.house(house) }))).toBe(!backs);
});
