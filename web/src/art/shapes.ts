// A drawing is a list of paths: plain data, so that pictures are composed of shared parts and stay small.

export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  /** An SVG transform. */
  at?: string;
}

export interface Picture {
  box: readonly [width: number, height: number];
  shapes: Shape[];
}

const ALWAYS = {};

/** Remembers what was drawn: the same picture is composed once, and can be known by being the same object. What shows
 * printed values is drawn anew when a content pack brings others: `facts` are those that hold now. */
export function remembered<Given extends readonly unknown[], Drawn>(
  draw: (...given: Given) => Drawn,
  facts: () => object = () => ALWAYS,
) {
  const kept = new WeakMap<object, Map<string, Drawn>>();
  return (...given: Given): Drawn => {
    const drawn = kept.get(facts()) ?? new Map<string, Drawn>();
    kept.set(facts(), drawn);
    const name = given.join("|");
    if (!drawn.has(name)) drawn.set(name, draw(...given));
    return drawn.get(name)!;
  };
}

/** A colour of palette.css for drawings. */
export const art = (name: string): string => `var(--art-${name})`;

const EDGE = art("edge");
export const GOLD = art("gold");
export const GOLD_DEEP = art("gold-deep");
export const CREAM = art("cream");
export const GREEN = art("green");

export const area = (d: string, fill: string, opacity?: number): Shape => ({ d, fill, opacity });

export const stroke = (d: string, line: string, width = 1, opacity?: number): Shape => ({
  d,
  line,
  width,
  opacity,
});

/** Filled, with an outline. */
export const form = (d: string, fill: string, line: string = EDGE, width = 1): Shape => ({
  d,
  fill,
  line,
  width,
});

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const rect = (x: number, y: number, width: number, height: number, r = 0): string =>
  r
    ? `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
      `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
    : `M${x} ${y}h${width}v${height}h${-width}z`;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A regular star; with `inner` equal to `outer` a polygon of twice as many corners. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const radius = corner % 2 ? inner : outer;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** The same shapes elsewhere. */
export const put = (shapes: Shape[], x: number, y: number, scale = 1, mirror = false): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    at: `translate(${x} ${y})scale(${mirror ? -scale : scale} ${scale})${shape.at ?? ""}`,
  }));
