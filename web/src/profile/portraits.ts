// The drawings in which a profile may show itself.

import { names } from "../i18n";
import type { OwnProfile } from "../wire";

export type PortraitName = NonNullable<OwnProfile["portrait"]>;

/** All that the server knows: the compiler asks for each. */
const ALL: Record<PortraitName, true> = {
  "guest-53": true,
  "guest-54": true,
  "guest-56": true,
  "guest-58": true,
  "guest-60": true,
  "guest-62": true,
  "guest-64": true,
  "guest-66": true,
  "guest-68": true,
  "guest-71": true,
  "guest-72": true,
  "guest-76": true,
  "guest-80": true,
  "guest-87": true,
  "guest-96": true,
  "guest-97": true,
  "guest-98": true,
  "guest-99": true,
  "guest-104": true,
  "staff-17": true,
  "staff-21": true,
  "staff-25": true,
  "staff-29": true,
  "staff-37": true,
  "staff-41": true,
};

export const PORTRAITS = Object.keys(ALL) as PortraitName[];

/** Whom a drawing shows. */
export function portraitName(portrait: PortraitName): string {
  const [kind, number] = portrait.split("-");
  return kind === "guest" ? names.guest(Number(number)) : names.staff(Number(number));
}
