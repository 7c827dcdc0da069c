import type { Messages, Names } from "../language.svelte";
import printed from "../names/es.json";
import { austria } from "./austria";
import { common } from "./common";
import { overbooking } from "./overbooking";
import { page } from "./page";

export const messages: Messages = { ...common, ...austria, ...overbooking, ...page };
export const names: Names = printed;
