// Places on the boards in words: action spaces and rooms.

import { t } from "../language.svelte";
import { said } from "./cards";

/** The name of an action space. */
export const spaceWords = (value: number): string => said(`space.${value}`);

export const roomWords = (space: string): string => t("room", { space });

export const colouredRoom = (space: string, colour: string): string =>
  t("room.coloured", { space, colour: said(`roomcolour.${colour}`) });
