// Playing a deal: the seat is asked for, and kept as any other.

import { api, newKey } from "../api";
import { keep } from "../keys";
import { profileSecret } from "../profile/secret";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { DailyDeal } from "../wire";

export async function playDeal({ date, game }: DailyDeal, rivals: string): Promise<void> {
  const secret = profileSecret();
  const name = secret ? null : settings.name || null;
  const { table, token } = await api.playDaily(date, game, { key: newKey(), name }, secret);
  keep({ table, game, token, with: rivals, used: "" });
  router.go(`/t/${table}`);
}
