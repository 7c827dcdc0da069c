import { expect, test } from "vitest";
import { picture } from "./picture";

test("the picture names everybody, the winner first, and no name can draw anything", () => {
  const svg = picture("Grand Austria Hotel", "18 Nov", [
    { name: "Ada", score: 90, rank: 2 },
    { name: `<b>"B&`, score: 101, rank: 1 },
  ]);
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  const texts = [...drawn.querySelectorAll("text")].map((text) => text.textContent);
  expect(texts).toEqual(["Grand Austria Hotel", "18 Nov", "1.", `<b>"B&`, "101", "2.", "Ada", "90"]);
});
