// The games in words, composed from the engine's data in the language of the page.

export { actionWords, doneWords } from "./actions";
export { pricedWords } from "./amounts";
export {
  choiceWords,
  errorWords,
  groupWords as roomGroupWords,
  guestWords,
  objectiveWords,
  optionWords,
  sourceWords,
  staffWords,
  tileWords,
} from "./cards";
export { signed } from "./amounts";
export { causeWords } from "./causes";
export { chatWords, speaker } from "./chat";
export { deedPieces, deedWords, namedCardWords, type NamedCard, type Piece } from "./deeds";
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
export { changeWords, type ChangeWords } from "./packs";
export { problemWords } from "./problems";
export { boardLetter, floorsWords, roomWords, spaceWords } from "./places";
export { questionWords, waitingWords } from "./questions";
export { levelWords, namedSeat, rivalsOf, seatName } from "./seats";
export { personOf } from "./telling";
export {
  celebrityWords,
  colouredDie,
  entranceWords,
  hallWords,
  keyWords,
  placeWords,
  rehearsalWords,
  rowWords,
  standInWords,
  tokenWords,
  type Told,
} from "./waltz";
