import { mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { austria, guest, overbooking, waltz } from "../content";
import { HALL_ROWS, ballroom, rehearsalRoom } from "./ballrooms";
import { CELEBRITIES, celebrityPortrait } from "./celebrities";
import { elisabeth, emperor, leopold } from "./court";
import { dancer } from "./dancers";
import { dieFace, type Tone } from "./dice";
import { ENTRANCES, doveToken, entrance } from "./entrances";
import { card, objective, tile } from "./goals";
import { GUESTS, WALTZ_GUESTS, guestPortrait } from "./guests";
import { facade, logo, ornaments, sky, skyline, wordmark } from "./house";
import Icon from "./Icon.svelte";
import { icons, type IconName } from "./icons";
import { imageOf } from "./image";
import { colourIn, light } from "./light.svelte";
import { DARK, LIT, cardBack, crest, group, inn } from "./overbooking";
import { room, rooms, smallHotel } from "./rooms";
import { area, rect, stroke, type Picture, type Shape } from "./shapes";
import { sign } from "./signs";
import { STAFF, WALTZ_STAFF, staffPortrait } from "./staff";
import { things } from "./things";

const numbers = (...rows: object[]): number[] => rows.flatMap(Object.keys).map(Number);
const ids = (...rows: object[]): string[] => rows.flatMap(Object.keys);
const guests = numbers(austria.guests, waltz.guests);
const staff = numbers(austria.staff, waltz.staff);
const tones: Tone[] = ["ivory", "gold", "green", "red", "yellow", "blue"];
const colours = ["blue", "red", "yellow"] as const;
const picture = (shapes: Shape[]): Picture => ({ box: [24, 24], shapes });

const PICTURES: Record<string, Picture[]> = {
  icons: Object.values(icons).map(picture),
  things: Object.values(things).map(picture),
  signs: [...colours, "green" as const].map((colour) => picture(sign(colour, "black", "white"))),
  dice: tones.flatMap((tone) => [1, 2, 3, 4, 5, 6].map((value) => picture(dieFace(value, tone)))),
  rooms: colours.flatMap((colour) =>
    (["space", "vacant", "occupied"] as const).map((state) => picture(room(colour, state))),
  ),
  hotels: Object.values(austria.boards).map(rooms),
  guests: guests.map(guestPortrait),
  staff: staff.map(staffPortrait),
  court: [emperor, leopold, elisabeth],
  objectives: ids(austria.objectives, waltz.objectives).map(objective),
  // Two tiles may punish alike; they differ as a whole.
  tiles: ids(austria.tiles, waltz.tiles).map((id) => picture([...tile(id, "reward").shapes, ...tile(id, "penalty").shapes])),
  house: [facade, logo, wordmark, sky, skyline, ...Object.values(ornaments)],
  crests: [...overbooking.houses, "owl"].map(crest),
  backs: overbooking.houses.flatMap((house) => [cardBack(house, false), cardBack(house, true)]),
  groups: [1, 2, 3, 4, 5, 6].map((beds) => group(beds)),
  inns: Object.keys(overbooking.hotels).map(inn),
  ballrooms: [...ids(waltz.ballrooms), "palace"].flatMap((id) => [ballroom(id), ballroom(id, true)]),
  "rehearsal rooms": numbers(waltz.rehearsal).map(rehearsalRoom),
  celebrities: [...ids(waltz.celebrities), "somebody"].map(celebrityPortrait),
  entrances: [...ids(waltz.entrances), "back door"].map(entrance),
  "tokens of the Dove": numbers(waltz.dove).map(doveToken),
  dancers: [0, 1, 2, 3].map(dancer),
};

describe.each(Object.entries(PICTURES))("%s", (_, pictures) => {
  test("are drawn with well-formed paths", () => {
    for (const { shapes } of pictures) {
      expect(shapes.length).toBeGreaterThan(0);
      for (const { d, fill, line, at } of shapes) {
        expect(d).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsQqTtAaZz]+$/);
        expect(fill ?? line).toBeTruthy();
        expect(`${fill} ${line} ${at}`).not.toContain("NaN");
      }
    }
  });

  test("all differ", () => {
    expect(new Set(pictures.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(pictures.length);
  });

  test("are small", () => {
    for (const { shapes } of pictures) expect(shapes.length).toBeLessThan(250);
  });
});

test("every guest and every staff card has a recipe of its own", () => {
  expect(Object.keys(GUESTS).sort()).toEqual(Object.keys(austria.guests).sort());
  expect(Object.keys(STAFF).sort()).toEqual(Object.keys(austria.staff).sort());
  expect(Object.keys(WALTZ_GUESTS).sort()).toEqual(Object.keys(waltz.guests).sort());
  expect(Object.keys(WALTZ_STAFF).sort()).toEqual(Object.keys(waltz.staff).sort());
});


test("every objective shows more than an empty card", () => {
  const frame = picture(card("")).shapes.length;
  for (const { shapes } of PICTURES.objectives!) expect(shapes.length).toBeGreaterThan(frame);
});

test("every celebrity and every entrance has a drawing of its own", () => {
  expect(Object.keys(CELEBRITIES).sort()).toEqual(Object.keys(waltz.celebrities).sort());
  expect(Object.keys(ENTRANCES).sort()).toEqual(Object.keys(waltz.entrances).sort());
});

test("coloured dice and dancers differ in more than colour", () => {
  const outlines = (picture: Picture) => JSON.stringify(picture.shapes.map(({ d }) => d));
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const dice = (["ivory", "red", "yellow", "blue"] as const).map((tone) => outlines(picture(dieFace(value, tone))));
    expect(new Set(dice).size).toBe(4);
  }
  expect(new Set([0, 1, 2, 3].map((seat) => outlines(dancer(seat)))).size).toBe(4);
});

test("rooms of a small hotel differ in more than colour, by colour and by state", () => {
  const outlines = (["red", "yellow", "blue"] as const).flatMap((colour) =>
    (["space", "vacant", "occupied"] as const).map((state) =>
      JSON.stringify(smallHotel(`${colour} ${state}`).shapes.map(({ d }) => d)),
    ),
  );
  expect(new Set(outlines).size).toBe(9);
});

test("the rows of a ballroom lie one above the other, the bottom row at the bottom", () => {
  const { top, middle, bottom } = HALL_ROWS;
  const edges = [top.from, top.to, middle.from, middle.to, bottom.from, bottom.to];
  expect(edges).toEqual([...edges].sort((one, other) => one - other));
  expect(bottom.to).toBe(1);
});

test("guests of one colour differ in more than what they hold", () => {
  for (const colour of ["blue", "red", "yellow", "green"]) {
    const looks = guests
      .filter((number) => guest(number).colour === colour)
      .map((number) => JSON.stringify({ ...(GUESTS[number] ?? WALTZ_GUESTS[number]), holds: undefined, cloth: undefined, trim: undefined }));
    expect(new Set(looks).size).toBe(looks.length);
  }
});

test("a hotel has a window for every bed, and those that are taken are dark", () => {
  const windows = (picture: Picture, fill: string) => picture.shapes.filter((shape) => shape.fill === fill && shape.line).length;
  for (const [id, { beds }] of Object.entries(overbooking.hotels)) {
    expect(windows(inn(id), LIT)).toBe(beds);
    expect([windows(inn(id, 3), LIT), windows(inn(id, 3), DARK)]).toEqual([3, beds - 3]);
    expect(windows(inn(id, beds + 3), LIT)).toBe(beds);
  }
});

const drawn = (props: { name: IconName; label?: string; ghost?: boolean }) => {
  const target = document.createElement("div");
  const component = mount(Icon, { target, props });
  const found = target.querySelector<Element>(".drawing")!;
  void unmount(component);
  return found;
};

test("a drawing in its own colours is an image, one in the colour of the text is part of the page", () => {
  expect(drawn({ name: "wine" })).toBeInstanceOf(HTMLImageElement);
  expect(drawn({ name: "menu" }).querySelector("path")?.getAttribute("stroke")).toBe("currentColor");
  const ghost = [...drawn({ name: "wine", ghost: true }).querySelectorAll("path")];
  expect(new Set(ghost.map((path) => path.getAttribute("fill")))).toEqual(new Set(["none"]));
  expect(new Set(ghost.map((path) => path.getAttribute("stroke")))).toEqual(new Set(["currentColor"]));
});

test("a drawing with a label is named, one without is hidden from screen readers", () => {
  expect(drawn({ name: "wine", label: "wine" }).getAttribute("alt")).toBe("wine");
  expect(drawn({ name: "wine" }).getAttribute("alt")).toBe("");
  const [named, hidden] = [drawn({ name: "wine", ghost: true, label: "wine" }), drawn({ name: "wine", ghost: true })];
  expect([named.getAttribute("role"), named.getAttribute("aria-label"), named.getAttribute("aria-hidden")]).toEqual(["img", "wine", null]);
  expect([hidden.getAttribute("role"), hidden.getAttribute("aria-hidden")]).toEqual([null, "true"]);
});

test("an image has all that was drawn, in the colours of its light", () => {
  const flag: Picture = {
    box: [6, 4],
    shapes: [area(rect(0, 0, 6, 4), "var(--gold)"), { ...stroke("M0 2h6", "#fff", 2, 0.5), at: "translate(0 1)" }],
  };
  const [scheme, text] = imageOf(flag, (colour) => (colour === "var(--gold)" ? "#c2973c" : colour), true).split(",");
  expect(scheme).toBe("data:image/svg+xml");
  const image = new DOMParser().parseFromString(decodeURIComponent(text!), "image/svg+xml").documentElement;
  expect(image.getAttribute("viewBox")).toBe("0 0 6 4");
  expect(image.getAttribute("preserveAspectRatio")).toBe("none");
  const paths = [...image.querySelectorAll("path")].map((path) =>
    Object.fromEntries([...path.attributes].map(({ name, value }) => [name, value])),
  );
  expect(paths).toEqual([
    { d: "M0 0h6v4h-6z", fill: "#c2973c" },
    { d: "M0 2h6", stroke: "#fff", "stroke-width": "2", opacity: "0.5", transform: "translate(0 1)" },
  ]);
});

test("the palette has a colour for day and one for night", () => {
  document.documentElement.style.setProperty("--test-sky", "light-dark(rgb(1 2 3 / 7%), #002)");
  expect(colourIn("var(--test-sky)", false)).toBe("rgb(1 2 3 / 7%)");
  expect(colourIn("var(--test-sky)", true)).toBe("#002");
  expect([colourIn("#c00", false), colourIn("#c00", true)]).toEqual(["#c00", "#c00"]);
});

test("it gets night when the page says so", async () => {
  const { documentElement } = document;
  documentElement.dataset.theme = "night";
  await vi.waitFor(() => expect(light.night).toBe(true));
  documentElement.dataset.theme = "day";
  await vi.waitFor(() => expect(light.night).toBe(false));
  delete documentElement.dataset.theme;
});
