// Places on the boards in words: action spaces and rooms.

import type { Board, RoomColour } from "../../content";
import { t } from "../language.svelte";
import { said } from "./cards";

/** The name of an action space. */
export const spaceWords = (value: number): string => said(`space.${value}`);

export const roomWords = (space: string): string => t("room", { space });

export const colouredRoom = (space: string, colour: string): string =>
  t("room.coloured", { space, colour: said(`roomcolour.${colour}`) });

/** The day boards are told apart by a letter. */
export const boardLetter = (board: string): string => board.slice(-1).toUpperCase();

const GROUP_COLOURS: readonly RoomColour[] = ["blue", "red", "yellow"];

/** How large the groups of a hotel are, a text for each colour. */
export const groupsWords = ({ colours, groups }: Board): string[] =>
  GROUP_COLOURS.map((colour) => {
    const sizes = groups.filter(([space]) => colours[space!] === colour).map((spaces) => spaces.length);
    return t(`board.groups.${colour}`, { sizes: sizes.sort((one, other) => other - one).join(", ") });
  });

/** The colours of a hotel floor by floor, from the top and from left to right. */
export const floorsWords = ({ colours }: Board): string[] =>
  [4, 3, 2, 1].map((n) =>
    t("board.floor", {
      n,
      colours: [..."abcde"].map((column) => t(`roomcolour.${colours[`${n}${column}`]!}`)).join(", "),
    }),
  );
