import type { Messages, Names } from "../language.svelte";
import { joined } from "../names";
import printed from "../names/es.json";
import ofWaltz from "../names/waltz/es.json";
import { austria } from "./austria";
import { clock } from "./clock";
import { common } from "./common";
import { deeds } from "./deeds";
import { events } from "./events";
import { modules } from "./modules";
import { overbooking } from "./overbooking";
import { page } from "./page";
import { together } from "./together";

export const messages: Messages = { ...common, ...clock, ...austria, ...events, ...deeds, ...overbooking, ...modules, ...page, ...together };
export const names: Names = joined(printed, ofWaltz);
