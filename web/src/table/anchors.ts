// Where on the table something happened: names of `data-at`.

import type { Happening } from "../wire";

export function anchorsOf({ action, seat }: Happening, own: number | null): string[] {
  const mine = seat === own;
  const there: string[] = [];
  if (action.value !== undefined) there.push(`space-${action.value}`);
  if (action.objective !== undefined) there.push(`objective-${action.objective}`);
  if (action.hall !== undefined) there.push(`hall-${action.hall}-${action.row}`);
  if (action.colour !== undefined) there.push(`lounge-${action.colour}`);
  if (action.kind === "guest") there.push(`queue-${action.place}`);
  if (action.hotel !== undefined) there.push(`${action.to}-${action.hotel}`);
  if (mine && action.space !== undefined) there.push(`room-${action.space}`);
  if (mine && action.table !== undefined) there.push(`table-${action.table}`);
  if (mine && action.kind === "play") there.push("staff");
  return mine || seat === null ? there : [...there, `seat-${seat}`];
}
