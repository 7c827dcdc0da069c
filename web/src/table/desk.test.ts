// What stands at the desk and beside it while nothing is asked: that a bot thinks, what a pencil means, what was proposed.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Framed from "../testing/Framed.svelte";
import FramedProposals from "../testing/FramedProposals.svelte";
import { noting, table } from "../testing/tables";
import { pencils } from "../ui/pencils.svelte";
import type { Proposal } from "../wire";
import Thinking from "./Thinking.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows that a bot thinks, for how long, and how long it may take", async () => {
  const state = table("austria-turn");
  const thinks = 5;
  state.seats[1] = { ...state.seats[1]!, kind: "bot", name: "Rosa", bot: "grand", thinks };
  state.legal = [];
  state.to_move = 1;
  const { container } = render(Framed, { play: noting(state).play });
  await vi.dynamicImportSettled();
  await tick();
  const words = () => container.querySelector(".thinking")!.textContent;
  expect(words()).toContain("Rosa");
  await vi.advanceTimersByTimeAsync(2000);
  expect(words()).toMatch(/\b2\b.*\b5\b/);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(words()).toMatch(/\b5\b.*\b5\b/);
});

it("lets a bot move before its time where it can be told so, and asks only once", async () => {
  const onhurry = vi.fn();
  render(Thinking, { name: "Rosa", most: 5, onhurry });
  const button = screen.getByRole("button", { name: "Move now" });
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(onhurry).toHaveBeenCalledOnce();
  cleanup();
  render(Thinking, { name: "Rosa", most: 5 });
  expect(screen.queryByRole("button")).toBeNull();
});

it("explains a pencil when one is met first, and then never again", async () => {
  pencils.known = false;
  render(Framed, { play: noting(table("waltz-turn")).play });
  await tick();
  await fireEvent.click(screen.getByRole("button", { name: "Understood" }));
  expect(screen.queryByRole("button", { name: "Understood" })).toBeNull();
  expect(localStorage.getItem("hotelier.pencil")).not.toBeNull();
});

it("lets whoever proposed something withdraw it, and nobody else", async () => {
  const state = table("austria-turn");
  const voted: unknown[] = [];
  const asked = { number: 3, kind: "takeback" as const, by: 0, to: 1, seat: null, bot: null };
  const proposal: Proposal = { ...asked, agreed: [0], waiting: [1] };
  const show = (seat: number) =>
    render(FramedProposals, {
      play: noting({ ...state, seat, proposals: [proposal] }).play,
      onvote: (...vote: unknown[]) => voted.push(vote),
    });
  show(0);
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(voted).toEqual([[proposal, false]]);
  cleanup();
  show(1);
  expect(screen.queryByRole("button", { name: "Withdraw" })).toBeNull();
});
