// Day or night, for what palette.css does not reach: pictures that are documents of their own.

const system = matchMedia("(prefers-color-scheme: dark)");

function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "night" : system.matches;
}

class Light {
  night = $state(isNight());

  constructor() {
    const look = () => (this.night = isNight());
    system.addEventListener("change", look);
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }
}

export const light = new Light();

const palette = new Map<string, readonly [day: string, night: string]>();

/** A colour of the palette as it is by day and by night; any other colour is the same in both. */
export function colourIn(colour: string, night: boolean): string {
  const name = /^var\((--.+)\)$/.exec(colour)?.[1];
  if (!name) return colour;
  if (!palette.has(name)) {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const [, day = value, dark = value] = /^light-dark\((.+),\s*(.+)\)$/.exec(value) ?? [];
    palette.set(name, [day, dark]);
  }
  return palette.get(name)![night ? 1 : 0];
}
