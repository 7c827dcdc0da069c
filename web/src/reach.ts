// Which address of this server a link for others may name, and how far it reaches.

import { api } from "./api";
import type { Reach } from "./wire";

export interface Way {
  origin: string;
  /** Who can come by it: anybody, whoever is in the same network, or nobody beyond this machine. */
  reaches: "all" | "house" | "machine";
  /** The command that would let others in, if the server knows one. */
  wider: string | null;
}

const OF_THE_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;
const OF_THE_HOUSE =
  /^(10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|\[f[cde].*|[^.:]+|.*\.(local|lan|home|internal|home\.arpa|fritz\.box))$/;

/** The address that the operator has set; that of this page, if others can use it; that of the machine in its network. */
export function wayTo(page: string, { public: set, house, wider }: Reach): Way {
  if (set) return { origin: set, reaches: reachOf(set), wider: null };
  if (reachOf(page) !== "machine") return { origin: page, reaches: reachOf(page), wider: null };
  if (house[0]) return { origin: house[0], reaches: reachOf(house[0]), wider: null };
  return { origin: page, reaches: "machine", wider };
}

function reachOf(origin: string): Way["reaches"] {
  const { hostname } = new URL(origin);
  return OF_THE_MACHINE.test(hostname) ? "machine" : OF_THE_HOUSE.test(hostname) ? "house" : "all";
}

/** The way for a link that is made now. */
export async function wayForOthers(): Promise<Way> {
  const told = await api.reach().catch(() => ({ public: null, house: [], wider: null }));
  return wayTo(location.origin, told);
}
