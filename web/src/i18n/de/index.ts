import type { Messages, Names } from "../language.svelte";
import { joined } from "../names";
import printed from "../names/de.json";
import ofWaltz from "../names/waltz/de.json";
import { austria } from "./austria";
import { common } from "./common";
import { deeds } from "./deeds";
import { events } from "./events";
import { overbooking } from "./overbooking";
import { page } from "./page";
import { profile } from "./profile";
import { together } from "./together";
import { waltz } from "./waltz";

export const messages: Messages = {
  ...common,
  ...austria,
  ...events,
  ...deeds,
  ...overbooking,
  ...waltz,
  ...page,
  ...together,
  ...profile,
};
export const names: Names = joined(printed, ofWaltz);
