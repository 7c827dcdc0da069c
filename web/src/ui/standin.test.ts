import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { guest, waltz } from "../content";
import { language } from "../i18n";
import StandIn from "./StandIn.svelte";

beforeAll(() => language.choose("en"));

test("a value of ours carries a sign that says so", () => {
  render(StandIn, { row: guest(134), field: "vp" });
  const sign = screen.getByRole("img", { name: "Our own value" });
  expect(sign.closest("span")?.getAttribute("aria-description")).toContain("not known to us");
});

test.each([
  [guest(146), "vp"],
  [guest(71), "order"],
  [waltz.celebrities.freud!, "effect"],
])("a printed value carries none", (row, field) => {
  expect(render(StandIn, { row, field }).container.querySelector(".drawing")).toBeNull();
});
