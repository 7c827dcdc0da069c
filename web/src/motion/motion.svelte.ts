// Movement: what was somewhere and is now elsewhere travels there. Elements that travel carry `data-fly` with a name
// that stays theirs; places carry `data-at`. Quick and calm, and none at all for who prefers that.

import { mount, tick, unmount } from "svelte";
import { Icon } from "../art";
import { settings } from "../settings.svelte";
import type { Scene } from "../table/stage.svelte";
import { play as playSound } from "../ui/sounds";
import { flightsOf, rolled, type Flight } from "./flights";

const TRAVEL_MS = 420;
const EASING = "cubic-bezier(0.3, 0.75, 0.25, 1)";
const ROLL_MS = 650;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches || settings.pace === "instant";

type Places = Map<string, DOMRect>;

function places(attribute: "fly" | "at"): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const box = element.getBoundingClientRect();
    const name = element.dataset[attribute]!;
    if (box.width && !found.has(name)) found.set(name, box);
  }
  return found;
}

/** Watches what is shown and lets it travel whenever it changes; call it while a component is set up. */
export function watchMotion(read: () => Scene): void {
  let before: Scene | null = null;

  $effect.pre(() => {
    const after = read();
    const from = before;
    before = after;
    if (!from || from === after) return;
    playSound(from.state, after.state, after.events);
    if (calm()) return;
    const old = places("fly");
    const anchors = places("at");
    void tick().then(() => {
      travel(old, anchors);
      if (rolled(after.events)) rollDice();
      for (const flight of flightsOf(after.events, after.state)) fly(flight, anchors);
    });
  });
}

/** FLIP: every travelling element starts where it was. */
function travel(old: Places, anchors: Places): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const name = element.dataset.fly!;
    const from = old.get(name) ?? (name.startsWith("guest-") ? entrance(anchors) : undefined);
    const to = element.getBoundingClientRect();
    if (!from || !to.width) continue;
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = Math.min(2.5, Math.max(0.3, from.width / to.width));
    if (Math.hypot(x, y) < 2) continue;
    element.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          transformOrigin: "0 0",
          zIndex: "30",
          position: "relative",
        },
        { transform: "none", transformOrigin: "0 0", zIndex: "30", position: "relative" },
      ],
      { duration: TRAVEL_MS, easing: EASING },
    );
  }
}

/** New guests come in from the left of the queue. */
function entrance(anchors: Places): DOMRect | undefined {
  const first = anchors.get("queue-1");
  return first && new DOMRect(first.left - first.width, first.top, first.width, first.height);
}

/** Something small goes from one place to another, and is gone: a cube, a krone, a key. */
function fly({ from, to, icon }: Flight, anchors: Places): void {
  const start = anchors.get(from);
  const end = document.querySelector(`[data-at="${to}"]`)?.getBoundingClientRect();
  if (!start || !end?.width) return;
  const size = 30;
  const ghost = document.createElement("span");
  ghost.setAttribute("aria-hidden", "true");
  const drawn = mount(Icon, { target: ghost, props: { name: icon, size: `${size}px` } });
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${start.left + start.width / 2 - size / 2}px`,
    top: `${start.top + start.height / 2 - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: "70",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  ghost
    .animate(
      [
        { transform: "scale(0.6)", opacity: 0.6 },
        { transform: `translate(${x / 2}px, ${y / 2 - 30}px) scale(1.25)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.9 },
      ],
      { duration: TRAVEL_MS + 120, easing: EASING },
    )
    .finished.finally(() => {
      void unmount(drawn);
      ghost.remove();
    });
}

function rollDice(): void {
  document.querySelectorAll<HTMLElement>('[data-fly^="die-"]').forEach((die, index) => {
    const turn = index % 2 ? 1 : -1;
    die.animate(
      [
        { transform: `translate(${turn * 60}px, -70px) rotate(${turn * 540}deg) scale(1.5)`, opacity: 0 },
        { transform: `translate(${turn * 14}px, -8px) rotate(${turn * 120}deg) scale(1.15)`, opacity: 1, offset: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      { duration: ROLL_MS + (index % 4) * 60, easing: "cubic-bezier(0.2, 0.7, 0.3, 1.1)" },
    );
  });
}
