// Names of cards and places, those of Let's Waltz! beside those of the base game.

/** By printed numbers; groups of Overbooking by beds. */
interface Printed {
  staff: Record<string, string>;
  guests: Record<string, string>;
  groups: Record<string, string>;
  houses: Record<string, string>;
}

interface OfWaltz {
  staff: Record<string, string>;
  guests: Record<string, string>;
  ballrooms: Record<string, string>;
  celebrities: Record<string, string>;
  entrances: Record<string, string>;
}

export type Names = Printed & OfWaltz;

export const joined = (printed: Printed, waltz: OfWaltz): Names => ({
  ...printed,
  ...waltz,
  staff: { ...printed.staff, ...waltz.staff },
  guests: { ...printed.guests, ...waltz.guests },
});
