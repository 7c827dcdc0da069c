// Why something is gained, in words: a name that can stand in brackets.

import type { Cause } from "../../wire";
import { names, t, type Key } from "../language.svelte";
import { inside } from "./letters";
import { spaceWords } from "./places";
import { colouredDie, placeWords } from "./waltz";

type RoomColour = "blue" | "red" | "yellow";

export function causeWords(cause: Cause): string {
  switch (cause.kind) {
    case "guest":
      return names.guest(cause.guest);
    case "tile":
      return inside(t("tile", { id: cause.tile }));
    case "staff":
      return names.staff(cause.staff);
    case "space":
      return inside(spaceWords(cause.value));
    case "group":
      return t(`cause.group.${cause.colour as RoomColour}`);
    case "room":
      return t("room", { space: cause.space });
    case "objective":
      return inside(t("objective", { letter: cause.objective }));
    case "ballroom":
      return names.ballroom(cause.ballroom);
    case "row":
      return placeWords(cause.ballroom, cause.row);
    case "rehearsal":
      return inside(t("rehearsal.room", { n: cause.rehearsal }));
    case "celebrity":
      return names.celebrity(cause.celebrity);
    case "colour":
      return colouredDie(cause.colour);
    case "entrance":
      return names.entrance(cause.entrance);
    case "token":
      return inside(t("dove.token", { n: cause.token }));
    case "key":
      return inside(t("key.title"));
    case "emperor":
    case "end":
    case "instruction":
    case "exchange":
      return t(`cause.${cause.kind}` satisfies Key);
  }
}
