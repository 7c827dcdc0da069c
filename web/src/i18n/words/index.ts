// The games in words, composed from the engine's data in the language of the page.

export { actionWords, doneWords, guestCost, roomCost, spaceWords, strengthOf } from "./actions";
export {
  choiceWords,
  errorWords,
  groupWords as roomGroupWords,
  guestWords,
  objectiveWords,
  optionWords,
  penaltyWords,
  sourceWords,
  staffWords,
  tileWords,
} from "./cards";
export { countWords, effectWords, itemWords, itemsWords } from "./effects";
export { automatonName, automatonOf, dieIconWords, extraIconWords, guestIconWords, leopoldWords, type Automaton } from "./leopold";
export { logWords, waitingWords, type Facts } from "./log";
export { cardWords, groupWords, hotelRuleWords, powerWords } from "./overbooking";
export { questionWords } from "./questions";
export type { AustriaTable, Deed, OverbookingTable } from "./table";
export {
  celebrityWords,
  colouredDie,
  entranceWords,
  hallWords,
  keyWords,
  placeWords,
  rehearsalWords,
  rowWords,
  scoredWords,
  standInWords,
  tokenWords,
  type Told,
} from "./waltz";
