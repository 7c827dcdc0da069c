// The games in words, composed from the engine's data in the language of the page.

export { actionWords } from "./actions";
export { pricedWords, signed } from "./amounts";
export {
  choiceWords,
  errorWords,
  groupWords as roomGroupWords,
  guestWords,
  objectiveWords,
  optionWords,
  said,
  sourceWords,
  staffWords,
  tileWords,
} from "./cards";
export { chatWords, speaker } from "./chat";
export { deedPieces, deedWords, namedCardWords } from "./deeds";
export { countWords, effectWords, itemWords, itemsWords } from "./effects";
export { eventWords, happeningWords, toldLines, type Line, type Who } from "./events";
export {
  automatonName,
  automatonOf,
  countdownWords,
  dieIconWords,
  extraIconWords,
  guestIconWords,
  type Automaton,
} from "./leopold";
export { cardWords, groupWords, hotelRuleWords, powerWords } from "./overbooking";
export { cardTitle, changeWords, valueWords } from "./packs";
export { problemWords, unreachableWords } from "./problems";
export { boardLetter, floorsWords, roomWords } from "./places";
export { questionWords, waitingWords } from "./questions";
export { levelWords, namedSeat, rivalsOf, seatName } from "./seats";
export { personOf } from "./telling";
export {
  celebrityWords,
  colouredDie,
  entranceWords,
  hallWords,
  keyWords,
  rehearsalWords,
  rowWords,
  standInWords,
  tokenWords,
} from "./waltz";
