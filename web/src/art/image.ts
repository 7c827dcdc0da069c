// A drawing as an image. To the page an image is one element, whatever was drawn in it: it is styled, laid out
// and searched as one, and the browser reads it once for all places where it lies.

import type { Picture, Shape } from "./shapes";

/** Which colour a name of the palette means. */
type Paint = (colour: string) => string;

const INHERITED = "currentColor";

/** Whether a drawing knows its colours by itself: only then it can be an image. */
const hasOwnColours = ({ shapes }: Picture): boolean =>
  shapes.every(({ fill, line }) => fill !== INHERITED && line !== INHERITED);

/** The address of a drawing as an image. */
export function imageOf({ box, shapes }: Picture, paint: Paint, stretch: boolean): string {
  const ratio = stretch ? ' preserveAspectRatio="none"' : "";
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.join(" ")}"${ratio} fill="none" ` +
    `stroke-linecap="round" stroke-linejoin="round">${shapes.map((shape) => pathOf(shape, paint)).join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

function pathOf({ d, fill, line, width, opacity, at }: Shape, paint: Paint): string {
  const given = {
    d,
    fill: fill && paint(fill),
    stroke: line && paint(line),
    "stroke-width": line && width,
    opacity,
    transform: at,
  };
  const written = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`));
  return `<path ${written.join(" ")}/>`;
}

const drawn = new WeakMap<Shape[], Map<string, string | null>>();

/** The same, written once for every drawing and light; null for one in the colour of the text. */
export function keptImage(picture: Picture, paint: Paint, light: string, stretch: boolean): string | null {
  const images = drawn.get(picture.shapes) ?? new Map<string, string | null>();
  drawn.set(picture.shapes, images);
  const name = `${light} ${stretch}`;
  if (!images.has(name)) images.set(name, hasOwnColours(picture) ? imageOf(picture, paint, stretch) : null);
  return images.get(name)!;
}
