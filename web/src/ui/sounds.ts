// Quiet sounds, made here: when your own turn comes, and otherwise if wished for.

import { rolled } from "../motion/flights";
import { settings } from "../settings.svelte";
import type { Event, TableState } from "../wire";

type Sound = "roll" | "step" | "turn" | "end";

/** Notes as [frequency, start, length] in Hz and seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  roll: [
    [180, 0, 0.05],
    [240, 0.08, 0.05],
    [160, 0.15, 0.06],
    [210, 0.24, 0.05],
  ],
  step: [[520, 0, 0.07]],
  turn: [
    [523, 0, 0.14],
    [659, 0.12, 0.2],
  ],
  end: [
    [392, 0, 0.22],
    [494, 0.2, 0.22],
    [587, 0.4, 0.4],
  ],
};
const LOUDNESS = 0.05;
let context: AudioContext | null = null;

/** Whether your own turn has come: after somebody else who is a person, or while nobody looks. Bots are quick, and
 * whoever plays with them alone sees what they do. */
function calledBy(before: TableState, after: TableState): boolean {
  if (after.seat === null || after.to_move !== after.seat || before.to_move === after.seat) return false;
  const others = after.seats.some(({ seat, kind, bot }) => seat !== after.seat && kind === "person" && bot === null);
  return others || !document.hasFocus();
}

export function soundOf(before: TableState, after: TableState, events: Event[]): Sound | null {
  if (settings.sound === "off") return null;
  if (settings.sound === "turn") return calledBy(before, after) ? "turn" : null;
  if (after.finished && !before.finished) return "end";
  if (rolled(events)) return "roll";
  if (after.to_move === after.seat && before.to_move !== after.seat) return "turn";
  return after.version > before.version || events.length ? "step" : null;
}

/** Plays what is heard between two states; a page in which nothing was clicked yet has to be silent. */
export function play(before: TableState, after: TableState, events: Event[]): void {
  const sound = soundOf(before, after, events);
  if (!sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[sound]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "roll" ? "triangle" : "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
