// Made by `make wire` from src/hotelier/wire/messages/ and the shapes.py of every game: change those.

export type Action = AustriaAction | OverbookingAction;

/** The action of a space begins, with all that adds to its strength. */
export interface ActionBegins {
  kind: "action_begins";
  decision: number;
  seat: number;
  value: number;
  strength: number;
}

/** A die of value 6 does the action of another space. */
export interface ActionCopied {
  kind: "action_copied";
  decision: number;
  seat: number;
  value: number;
  krones: number;
}

/** The rest of an action, or all of it, is not used. */
export interface ActionDeclined {
  kind: "action_declined";
  decision: number;
  seat: number;
  value: number;
}

/** A choice: its value from 0 (lost) to 1 (won), why, and what should follow it in the same turn. */
export interface Advice {
  action: string;
  value: number;
  reason: string;
  plan: string[];
  themes: Theme[];
}

/** How far the analysis of an uploaded record is with the turns that have been judged, by their numbers: whoever asks keeps them, the server does not. */
export interface AnalyseRecord {
  record: Record<string, unknown>;
  turns: Record<string, JudgedTurn>;
  content?: Record<string, unknown> | null;
  depth?: "deep" | "quick";
}

/** All that was found out about a game. */
export interface Analysis {
  costliest: number[][];
  curve: Expectation[];
  depth: "deep" | "quick";
  game: string;
  hotelier_analysis: number;
  measure: "lead" | "points";
  scores: number[];
  seats: number;
  seed: number;
  shares: ResultShare[];
  turns: JudgedTurn[];
  winners: number[];
}

/** Asks how tables stand. */
export interface AskNotes {
  tables: TableKey[];
}

/** Begins the one attempt that counts, or continues it; for a day that is over, a table out of competition. A guest gives a `name`. Sent again with the same `key`, it is answered with the same seat. */
export interface Attempt {
  key: string;
  name?: string | null;
}

export type AustriaAction =
  | PassAction
  | EndAction
  | KeepAction
  | ServeAction
  | SufferAction
  | SufferVpAction
  | BoardAction
  | IgnoreAction
  | GuestAction
  | TakeAction
  | DieAction
  | SpaceAction
  | CopyAction
  | GetAction
  | PlaceAction
  | FillAction
  | ClaimAction
  | RoomAction
  | OccupyAction
  | RemoveAction
  | MoveAction
  | PlayAction
  | UseAction
  | UnderAction
  | DiscardAction
  | DraftAction
  | SpendAction
  | DoneAction
  | DanceAction
  | BallAction
  | RecallAction
  | RehearseAction
  | ColouredDieAction
  | CelebrityAction
  | ExchangeAction
  | BidAction
  | TokenAction
  | ClaimOwnAction
  | ShiftAction
  | TileAction
  | KeyAction
  | FlipAction
  | GiveAction
  | EnterAction;

export type AustriaEvent =
  | AustriaSetUp
  | Seated
  | BoardChosen
  | HandDealt
  | PackPassed
  | StaffKept
  | AustriaRoundBegins
  | DiceRolled
  | DiceRemoved
  | TurnBegins
  | Passed
  | TurnEnds
  | AustriaRoundEnds
  | GuestArrives
  | DeckRebuilt
  | GuestDiscarded
  | GuestTaken
  | OrderFilled
  | OrderComplete
  | MovedIn
  | DieTaken
  | SpaceUsed
  | ActionBegins
  | ActionCopied
  | ActionDeclined
  | ItemsReceived
  | ItemPlaced
  | ItemsKept
  | Serving
  | ItemsSpent
  | RewardTaken
  | RewardDeclined
  | KronesGained
  | KronesWait
  | StepsGained
  | PointsScored
  | ExtraTurnGained
  | RoomPrepared
  | RoomOccupied
  | GroupComplete
  | RoomLost
  | StaffDrawn
  | StaffPutUnder
  | StaffPlayed
  | StaffUsed
  | StaffLost
  | ObjectiveClaimed
  | EmperorComes
  | EmperorScored
  | EmperorJudges
  | PenaltyAverted
  | PenaltySuffered
  | FinalScoring
  | AustriaGameOver
  | DieMoved
  | BallroomsOpened
  | RehearsalRoomTaken
  | WentDancing
  | DancerSent
  | DancerLost
  | BallroomScored
  | CelebrityArrives
  | CelebritiesShuffled
  | CelebrityWelcomed
  | CelebrityUsed
  | CelebritiesLeave
  | EntrancesOffered
  | BidMade
  | EntranceTaken
  | TableAdded
  | TokensReceived
  | TokenUsed
  | OwnObjectivesDrawn
  | OwnObjectiveClaimed
  | OwnTilesDrawn
  | OwnTileUsed
  | KeyTaken
  | StaffTurnedDown
  | AutomatonReady
  | InstructionDrawn
  | AutomatonTakesGuest
  | AutomatonSendsGuest
  | AutomatonFindsNoGuest
  | AutomatonTakesDie
  | AutomatonReceivesCelebrity
  | AutomatonTurnsUpStaff
  | CountdownMoves
  | AutomatonFindsNoObjective
  | AutomatonSendsDancer
  | AutomatonFindsNoDancer
  | AutomatonInvites
  | ItemsLaidOut
  | ItemLeft
  | ItemGiven
  | AutomatonChecksIn
  | StarsMove
  | GuestMarked
  | MarksRemoved
  | TollLeft
  | TollPaid;

/** The result; lists are in seat order, winners are seats. */
export interface AustriaGameOver {
  kind: "game_over";
  decision: number;
  scores: number[];
  ranking: number[];
  winners: number[];
}

/** What lies before one player. */
export interface AustriaPlayer {
  board: string | null;
  krones: number;
  emperor: number;
  points: number;
  points_by_source: Record<string, number>;
  kitchen: Record<string, number>;
  tables: (CafeTable | null)[];
  vacant: string[];
  occupied: string[];
  groups_paid: number[];
  hand_size: number;
  known_hand: number[];
  staff: PlayedStaff[];
  objectives: string[];
  number: number | null;
  turns_taken: number;
  passed: boolean;
}

export type AustriaQuestion =
  | TurnQuestion
  | ReceiveQuestion
  | ServeQuestion
  | DishesQuestion
  | DrinksQuestion
  | RoomsQuestion
  | KronesQuestion
  | StaffQuestion
  | CopyQuestion
  | ExtraQuestion
  | RewardQuestion
  | DrawnQuestion
  | UnderQuestion
  | PenaltyQuestion
  | RemoveQuestion
  | DiscardQuestion
  | DraftQuestion
  | FirstGuestQuestion
  | FirstRoomsQuestion
  | SpendQuestion
  | ExchangeQuestion
  | OthersQuestion
  | BoardQuestion
  | RehearseQuestion
  | InviteQuestion
  | RecallQuestion
  | CelebrityQuestion
  | BidQuestion
  | TokenQuestion
  | ShiftedQuestion
  | FlipQuestion
  | GiveQuestion
  | EnterQuestion;

/** A round begins; `start` has turn order tile 1. */
export interface AustriaRoundBegins {
  kind: "round_begins";
  decision: number;
  round: number;
  start: number;
}

/** A round is over: staff are refreshed, turn order tiles are passed on. */
export interface AustriaRoundEnds {
  kind: "round_ends";
  decision: number;
  round: number;
}

/** The table is laid out: objectives, emperor tiles, the queue from the newest guest on, the decks. */
export interface AustriaSetUp {
  kind: "set_up";
  decision: number;
  seats: number;
  start: number;
  objectives: string[];
  tiles: string[];
  queue: (number | null)[];
  guest_deck: number;
  staff_deck: number;
}

/** What was done in the turn that runs. */
export interface AustriaTurn {
  guest_taken: boolean;
  die_taken: boolean;
  touched: boolean;
  extra_turns: number;
}

/** Grand Austria Hotel as a seat sees it. */
export interface AustriaView {
  game: "austria";
  options: Record<string, boolean | string>;
  seats: number;
  seat: number | null;
  phase: "emperor" | "over" | "setup" | "turns";
  round: number;
  start: number;
  to_move: number | null;
  question: AustriaQuestion | null;
  turn: AustriaTurn;
  dice: number[];
  queue: (number | null)[];
  guest_deck: number;
  discard: number[];
  staff_deck: number;
  known_in_staff_deck: KnownCard[];
  objectives: Objective[];
  emperor_tiles: string[];
  players: AustriaPlayer[];
  legal: string[];
  waltz?: Waltz;
  solo?: Solo;
}

/** Hautel Couture: a guest of the automaton with a complete order takes its room. */
export interface AutomatonChecksIn {
  kind: "automaton_checks_in";
  decision: number;
  seat: number;
  table: number;
  guest: number;
  space: string;
}

export type AutomatonEntrance = HautelCouture | NineStars | SushiResort | TollBridge;

/** It has no dancer left. */
export interface AutomatonFindsNoDancer {
  kind: "automaton_finds_no_dancer";
  decision: number;
  seat: number;
}

/** No guest can be placed. */
export interface AutomatonFindsNoGuest {
  kind: "automaton_finds_no_guest";
  decision: number;
  seat: number;
  icon: string;
}

/** All objectives are claimed. */
export interface AutomatonFindsNoObjective {
  kind: "automaton_finds_no_objective";
  decision: number;
  seat: number;
}

/** Hautel Couture: a guest of the automaton sits down, and a room is kept for it. */
export interface AutomatonInvites {
  kind: "automaton_invites";
  decision: number;
  seat: number;
  guest: number;
  order: Record<string, number>;
  table: number;
  space: string;
}

/** An automaton sits down, with `staff` cards face down before it and a deck of instruction cards. */
export interface AutomatonReady {
  kind: "automaton_ready";
  decision: number;
  seat: number;
  name: string;
  difficulty: string;
  staff: number;
  cards: number;
  entrance: string | null;
}

/** The celebrity of the die's colour comes for free; VP and bonus are told next. */
export interface AutomatonReceivesCelebrity {
  kind: "automaton_receives_celebrity";
  decision: number;
  seat: number;
  colour: string;
  celebrity: string;
}

/** It sends a dancer; one arrow is the next ballroom to be scored, two the one after it. */
export interface AutomatonSendsDancer {
  kind: "automaton_sends_dancer";
  decision: number;
  seat: number;
  arrows: number;
}

/** The same with a dancer in place of a room. */
export interface AutomatonSendsGuest {
  kind: "automaton_sends_guest";
  decision: number;
  seat: number;
  guest: number;
  place: number;
  icon: string;
  reason: "none_of_colour" | "of_colour" | "white_icon";
  tied: number;
  arrows: number;
}

/** It takes a die without its action. `shown` are the values on its card; `reason`: the most dice among these, among all for a question mark, or among all because none of them lies there; a coloured die because the card asks for one, or because it lies on that space. `tied` values (or colours) were equal, and the hand decided. */
export interface AutomatonTakesDie {
  kind: "automaton_takes_die";
  decision: number;
  seat: number;
  value: number;
  dice: number;
  colour: string | null;
  shown: number[];
  reason: "coloured_card" | "coloured_there" | "none_shown" | "question_mark" | "shown";
  tied: number;
}

/** It takes a guest for free and puts the room into its hotel. `icon` is the colour asked for; `reason`: the most VP among guests of that colour, among all for a white icon, or among all because none of that colour can be placed; `tied` guests had equally many, and the hand decided. */
export interface AutomatonTakesGuest {
  kind: "automaton_takes_guest";
  decision: number;
  seat: number;
  guest: number;
  place: number;
  icon: string;
  reason: "none_of_colour" | "of_colour" | "white_icon";
  tied: number;
  space: string;
}

/** It turns up one of its staff cards, or has none left. */
export interface AutomatonTurnsUpStaff {
  kind: "automaton_turns_up_staff";
  decision: number;
  seat: number;
  staff: number | null;
}

/** Module 1. */
export interface Ball {
  halls: Hall[];
  costs: Record<string, number>;
  rehearsals_left: number[];
  players: DancingPlayer[];
}

/** Send a guest there. */
export interface BallAction {
  kind: "ball";
  notation: string;
  table: number;
  guest: number;
  hall: number;
  ballroom: string;
  row: string;
  champagne: number;
}

/** A ballroom is scored: how many dancers each seat has there. The VP are told next. */
export interface BallroomScored {
  kind: "ballroom_scored";
  decision: number;
  ballroom: string;
  dancers: number[];
}

/** Module 1: the ballrooms, in the order in which they are scored. */
export interface BallroomsOpened {
  kind: "ballrooms_opened";
  decision: number;
  ballrooms: string[];
  dancers: number;
}

/** Bid for an entrance. */
export interface BidAction {
  kind: "bid";
  notation: string;
  entrance: string;
  bid: number;
}

/** A bid for an entrance; who was outbid must bid again. */
export interface BidMade {
  kind: "bid_made";
  decision: number;
  seat: number;
  entrance: string;
  bid: number;
  outbid: number | null;
}

/** A bid for an entrance. */
export interface BidQuestion {
  kind: "bid";
  seat: number;
}

/** Name a hotel board. */
export interface BoardAction {
  kind: "board";
  notation: string;
  board: string;
}

/** A seat names its hotel board. */
export interface BoardChosen {
  kind: "board_chosen";
  decision: number;
  seat: number;
  board: string;
}

/** Which of the day boards that nobody has yet. */
export interface BoardQuestion {
  kind: "board";
  seat: number;
}

/** The bonus for the number of collected `cards` of a house. */
export interface BonusScored {
  kind: "bonus_scored";
  decision: number;
  seat: number;
  house: "bird" | "fish" | "lion" | "stag";
  cards: number;
  vp: number;
}

/** The next card in the order of checking: it has `got` its beds and brings its coins as `vp`, or it is discarded next. `beds` are left after it. `turn`: why it was its turn, chosen by nobles, by the rule of the hotel, or by size. */
export interface BookingChecked {
  kind: "booking_checked";
  decision: number;
  seat: number;
  hotel: number;
  card: OpenCard;
  turn: "chosen" | "rule" | "size";
  got: boolean;
  beds: number;
  vp: number;
}

export interface BotOffered {
  code: string;
  name: string;
  description: string;
  strength: number;
  level: boolean;
}

/** Everything in the box that a content pack can change. */
export interface Box {
  game: string;
  parts: BoxPart[];
}

/** A part of the box with forms for its fields (`core/forms.py`). A pack holds `rows` as a list of cards with ids, `values` as fields by id, `lists` as a list by id. */
export interface BoxPart {
  part: string;
  shape: "lists" | "rows" | "values";
  forms: Record<string, unknown>;
  rows: BoxRow[];
}

/** A card or another part of the box: our values of its fields, and which of them are ours alone. */
export interface BoxRow {
  id: number | string;
  values: Record<string, unknown>;
  stand_in: string[];
}

/** A guest in the café, and what is still missing of the order. */
export interface CafeTable {
  guest: number;
  missing: Record<string, number>;
}

/** A card leaves the hotel and the game; `seat` owns it. */
export interface CardDiscarded {
  kind: "card_discarded";
  decision: number;
  seat: number;
  hotel: number;
  card: OpenCard;
}

/** A monk goes from the back door to the end of the queue. */
export interface CardMoved {
  kind: "card_moved";
  decision: number;
  seat: number;
  hotel: number;
  card: OpenCard;
  place: number;
}

/** A card is played to the queue or the back door of a hotel. Its back shows the house and whether the group is large; `beds` for those who may know them. */
export interface CardPlaced {
  kind: "card_placed";
  decision: number;
  seat: number;
  house: "bird" | "fish" | "lion" | "stag";
  large: boolean;
  beds: number | null;
  hotel: number;
  to: "door" | "queue";
  place: number;
  face_up: boolean;
}

/** A card from the back door takes the place of another one in the queue, which is discarded next. */
export interface CardReplaced {
  kind: "card_replaced";
  decision: number;
  seat: number;
  hotel: number;
  card: OpenCard;
  replaced: OpenCard;
  place: number;
}

/** Somebody draws cards; `cards` for the seat itself. */
export interface CardsDrawn {
  kind: "cards_drawn";
  decision: number;
  seat: number;
  count: number;
  cards: GuestCard[] | null;
}

/** What can be played. `offline` is the address, on this server, of the page that needs no server; `server` tells such a page where there is one, for playing with others. */
export interface Catalog {
  hotelier: string;
  games: GameOffered[];
  bots: BotOffered[];
  offline?: string | null;
  server?: string | null;
}

export type Cause =
  | OfGuest
  | OfTile
  | OfStaff
  | OfSpace
  | OfGroup
  | OfRoom
  | OfObjective
  | OfEmperor
  | OfEnd
  | OfExchange
  | OfBallroom
  | OfRow
  | OfRehearsal
  | OfCelebrity
  | OfEntrance
  | OfToken
  | OfKey
  | OfInstruction
  | OfColour;

/** The round is over, and the celebrities of a seat leave. */
export interface CelebritiesLeave {
  kind: "celebrities_leave";
  decision: number;
  seat: number;
  celebrities: string[];
}

/** The celebrities who have left become the new deck. */
export interface CelebritiesShuffled {
  kind: "celebrities_shuffled";
  decision: number;
  deck: number;
}

/** Pay for a celebrity. */
export interface CelebrityAction {
  kind: "celebrity";
  notation: string;
  celebrity: string;
  colour: string;
  cost: number;
  vp: number;
}

/** Module 2: a celebrity comes to the lounge, for the die of a colour; `deck` remain face down. */
export interface CelebrityArrives {
  kind: "celebrity_arrives";
  decision: number;
  colour: string;
  celebrity: string;
  deck: number;
}

/** Whether the celebrity of a die comes; `strength` is that of the die without staff. */
export interface CelebrityQuestion {
  kind: "celebrity";
  seat: number;
  colour: string;
  value: number;
  strength: number;
}

/** The effect of a celebrity is used up. */
export interface CelebrityUsed {
  kind: "celebrity_used";
  decision: number;
  seat: number;
  celebrity: string;
}

/** A celebrity is paid for and stays until the end of the round. */
export interface CelebrityWelcomed {
  kind: "celebrity_welcomed";
  decision: number;
  seat: number;
  colour: string;
  celebrity: string;
  krones: number;
}

/** What has come out and must be told: for each of its `places` what it may be, or how many dice. Cards of Overbooking that are turned up have their `slots`. */
export interface ChanceAsked {
  field: string;
  number: number;
  places: number[];
  choices: ((number | string)[])[];
  dice: number;
  slots: EnteredSlot[];
}

export interface ChatFrame {
  type: "chat";
  line: ChatLine;
}

/** A line of the chat. What the house itself tells is there as `text` in English and as `told`. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  told: HouseLine | null;
}

/** An option of a game. */
export interface Choice {
  name: string;
  help: string;
  default: boolean | string;
  choices: (boolean | string)[];
  parts: string[];
}

/** Use a power for a card at a place of the queue. */
export interface Choose {
  kind: "choose";
  notation: string;
  hotel: number;
  power: "maids" | "nobles" | "soldiers";
  place: number;
  card: OpenCard;
}

/** Claim an objective of the table. */
export interface ClaimAction {
  kind: "claim";
  notation: string;
  objective: string;
  id: string;
  vp: number;
}

/** Fulfil an objective of one's own. */
export interface ClaimOwnAction {
  kind: "claim_own";
  notation: string;
  objective: string;
  id: string;
  vp: number;
}

/** The clock of a table. A live one gives `bank` seconds for the game, and `increment` more whenever a turn begins. One for correspondence gives `turn` seconds for every turn, then those of the `bank`, and days of `vacation`. When all is used up, the `bot` stands in until its person comes back, or it plays on for a seat that has lost. */
export interface ClockRule {
  kind: "correspondence" | "live";
  bank?: number;
  increment?: number;
  turn?: number;
  vacation?: number;
  at_zero?: "bot" | "lost";
  bot?: string | null;
}

/** The code that came by mail. */
export interface Code {
  code: string;
}

/** Take the die of a colour; a celebrity may come before its action. */
export interface ColouredDieAction {
  kind: "coloured_die";
  notation: string;
  colour: string;
  value: number;
  boost: boolean;
  strength: number;
  cost: number;
  vp: number;
  takes: TakeAction[];
}

/** A companion: the options of a solo game, the order of its deck, who draws its cards, whether the set-up is explained, the content pack of the table, and all answers so far. */
export interface CompanionAnswers {
  seed: number;
  answers?: string[];
  options?: Record<string, boolean | string>;
  deck?: "box" | "companion";
  walk?: boolean;
  content?: Record<string, unknown> | null;
}

/** Something that a companion must know. */
export interface CompanionQuestion {
  about: Record<string, number | string>;
  cards: string[];
  choices: string[];
  form: "cards" | "choice" | "each" | "numbers" | "order" | "times";
  kind: "after_pass" | "ballrooms" | "bonuses" | "cafe" | "celebrities" | "claimed" | "coloured_here" | "coloured_spaces" | "complete" | "dancers" | "deck" | "dice" | "end_cards" | "first_turn" | "fullest" | "gone" | "gone_too" | "had_a_turn" | "instruction" | "last_turn" | "lines" | "newcomers" | "newcomers_since" | "order" | "queue" | "ready" | "rightmost" | "row" | "score" | "step" | "tolls" | "turned_up" | "two_turns" | "vp" | "walk";
  known: string[];
  least: number;
  most: number;
  of: "ballroom" | "celebrity" | "die" | "guest" | "instruction" | "space" | "staff" | null;
  ours: string[];
  slots: string[];
}

/** Something the companion said after this number of `answers`: what it did as events, the automaton in seat 1, and what else is to be told. */
export interface CompanionSaying {
  kind: "cafe_items" | "card" | "emperor" | "entrance" | "final" | "items_again" | "lay_ball" | "lay_boards" | "lay_cards" | "lay_entrance" | "lay_lounge" | "lay_staff" | "lay_table" | "lay_yours" | "ours_taken" | "put_room" | "refill" | "round" | "stand_ins" | "status" | "tokens" | "told" | "vacant_room" | "won";
  about: Record<string, number | string>;
  events: Event[];
  answers: number;
}

/** Its hotel, its points by source, its track, objectives and staff; what its modules have, if they are in play. */
export interface CompanionStanding {
  automaton: string;
  board: string;
  countdown: Record<string, string>;
  dancers: number | null;
  difficulty: string;
  emperor: number;
  entrance: string | null;
  marked: number[];
  occupied: string[];
  points: Record<string, number>;
  sources: string[];
  staff: Record<string, number>;
  stars: number | null;
  tokens: string[];
  tolls: number[] | null;
  vacant: string[];
  vp: number;
}

/** What the companion said since the last card or round, and its next question; null when the game is over. */
export interface CompanionStep {
  said: CompanionSaying[];
  question: CompanionQuestion | null;
  standing: CompanionStanding;
}

/** How many orders of green guests a player has completed, and how many of three or more items. */
export interface CompletedOrders {
  green: number;
  large: number;
}

/** Do the action of another space with a die of value 6. */
export interface CopyAction {
  kind: "copy";
  notation: string;
  value: number;
  strength: number;
  cost: number;
}

/** Which action a die of value 6 does, and what that costs. */
export interface CopyQuestion {
  kind: "copy";
  seat: number;
  strength: number;
  cost: number;
}

/** Its countdown on an objective moves on: the one that the card shows, or the one furthest behind; `tied` were equally far behind, and the hand decided. */
export interface CountdownMoves {
  kind: "countdown_moves";
  decision: number;
  seat: number;
  objective: string;
  countdown: "II" | "III" | "claimed";
  reason: "furthest_behind" | "shown";
  tied: number;
}

/** All decisions of a game in their order, as a seat saw them; a game that is `over` can be analysed. */
export interface Course {
  game: string;
  seat: number | null;
  over: boolean;
  moves: PlayedMove[];
}

/** All moves of an uploaded record, as a seat saw them. */
export interface CourseRequest {
  record: Record<string, unknown>;
  content?: Record<string, unknown> | null;
  seat?: number | null;
}

/** A bot takes part. Sent again with the same `key`, there is no second one. */
export interface CupBot {
  bot: string;
  key: string;
}

/** The organiser closes joining, opens it again, begins, or calls the tournament off. */
export interface CupChange {
  stage: "cancelled" | "closed" | "open" | "playing";
}

/** Two sides, the one that sits first in front, and their results: none while the game is played. Whoever has the token `watch` may watch the table. */
export interface CupGame {
  sides: number[];
  table: string;
  watch: string | null;
  points: number[] | null;
  scores: number[] | null;
  missed: boolean[] | null;
}

/** How a side stands; `side` is its place in the list of sides. Ties are broken by `buchholz`, then `sonneborn`, then the `difference` of scores; `missed` games were ended by somebody else. */
export interface CupLine {
  place: number;
  side: number;
  points: number;
  buchholz: number;
  sonneborn: number;
  difference: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  missed: number;
}

/** A tournament in short. */
export interface CupNote {
  cup: string;
  title: string;
  game: string;
  form: "round_robin" | "swiss";
  stage: "cancelled" | "closed" | "open" | "over" | "playing";
  sides: number;
  round: number;
  rounds: number;
  organiser: boolean;
  updated: string;
}

/** A round, and the side that sits it out. */
export interface CupRound {
  games: CupGame[];
  bye: number | null;
}

/** A participant. Before the tournament begins they are in the order in which they came, then in the order that was drawn. `away`: a bot has ended the last game for this side, whose time was up, and begins the next. */
export interface CupSide {
  number: number;
  name: string;
  bot: string | null;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  away: boolean;
}

/** A tournament for everybody who has its link. `own` is the side of the profile that asks, by its place in the list; `rounds` is how many are played with these sides. */
export interface CupState {
  cup: string;
  title: string;
  game: string;
  options: Record<string, boolean | string>;
  form: "round_robin" | "swiss";
  rounds: number;
  clock: ClockRule;
  equal: boolean;
  stage: "cancelled" | "closed" | "open" | "over" | "playing";
  organiser: boolean;
  own: number | null;
  sides: CupSide[];
  standings: CupLine[];
  drawn: CupRound[];
  created: string;
  updated: string;
}

/** The deal of a day in one of the games; `bots` sit at the seats after yours. `finished` of `begun` attempts are over. `told` says whether their results may be seen. */
export interface DailyDeal {
  date: string;
  game: string;
  options: Record<string, boolean | string>;
  bots: string[];
  state: "closing" | "over" | "today";
  begun: number;
  finished: number;
  told: boolean;
  mine: OwnAttempt | null;
}

/** Today's deals, and how many milliseconds are left of the day. */
export interface DailyDeals {
  today: string;
  left: number;
  deals: DailyDeal[];
}

/** That a table plays the deal of a day: the one attempt that is `scored`, or out of competition. */
export interface DailyMark {
  date: string;
  scored: boolean;
}

/** The results of a deal; nothing but the `deal` until they may be seen. `rows` are the best attempts and your own; `points` are the points of all attempts that count, the best first. */
export interface DailyResults {
  deal: DailyDeal;
  rows: DailyRow[];
  points: number[];
  house: HouseAttempt | null;
}

/** An attempt that counts. The best ones, and your own, can be watched with the token `watch`. */
export interface DailyRow {
  place: number;
  name: string;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  points: number[];
  mine: boolean;
  table: string;
  watch: string | null;
}

/** The own seat at the table of a deal. */
export interface DailySeat {
  table: string;
  seat: number;
  token: string;
  scored: boolean;
}

/** Send a dancer to a row of a ballroom; `hall` is its place from the left. */
export interface DanceAction {
  kind: "dance";
  notation: string;
  hall: number;
  ballroom: string;
  row: string;
  champagne: number;
}

/** A dancer leaves a ballroom and the game. */
export interface DancerLost {
  kind: "dancer_lost";
  decision: number;
  seat: number;
  ballroom: string;
  row: string;
}

/** A dancer comes to a row of a ballroom. */
export interface DancerSent {
  kind: "dancer_sent";
  decision: number;
  seat: number;
  ballroom: string;
  row: string;
}

/** The dancers of a player, and the rehearsal room. */
export interface DancingPlayer {
  dancers: number;
  sent: number;
  rehearsal: number | null;
}

/** What a seed deals to this number of `seats`; and which staff cards were kept in a draft so far, the first one first. */
export interface DealRequest {
  seats: number;
  seed: number;
  options?: Record<string, boolean | string>;
  kept?: number[];
  game?: string;
  content?: Record<string, unknown> | null;
}

/** Who starts; what lies on the table, by its name in scripts, `boards` by seat; the introductory set of each seat, if any, and its staff cards. During a draft these are the cards kept until now. */
export interface Dealt {
  start: number;
  parts: Record<string, string[]>;
  sets: string[];
  hands: number[][];
  draft: Drafting | null;
}

/** The discarded guests become the new deck. */
export interface DeckRebuilt {
  kind: "deck_rebuilt";
  decision: number;
  deck: number;
}

/** Do not play the fifth card. */
export interface Decline {
  kind: "decline";
  notation: string;
}

/** A browser that holds a secret of the profile; `own` is the one that asks. */
export interface Device {
  id: string;
  label: string;
  own: boolean;
  created: string;
  seen: string;
}

/** Everybody has passed and no die is left to be rolled again. */
export interface DiceRemoved {
  kind: "dice_removed";
  decision: number;
}

/** Dice are rolled and sorted: how many lie on each space, coloured ones among them. `again`: because everybody has passed, with a die less. */
export interface DiceRolled {
  kind: "dice_rolled";
  decision: number;
  dice: number[];
  coloured: Record<string, number | null> | null;
  again: boolean;
}

/** Take a die and do its action with this strength, staff included. The cost is the boost and the toll of an automaton; who cannot pay the toll loses VP. `takes` are the ways to share the strength, where the action will ask for one. */
export interface DieAction {
  kind: "die";
  notation: string;
  value: number;
  boost: boolean;
  strength: number;
  cost: number;
  vp: number;
  takes: TakeAction[];
}

/** A die is moved to a neighbouring space. Which one: if a coloured die, its colour. */
export interface DieMoved {
  kind: "die_moved";
  decision: number;
  seat: number;
  value: number;
  to: number;
  colour: string | null;
}

/** A die is taken; `dice` lay on its space, and a krone may have made it stronger. */
export interface DieTaken {
  kind: "die_taken";
  decision: number;
  seat: number;
  value: number;
  dice: number;
  colour: string | null;
  boost: boolean;
  krones: number;
}

/** A value that differs: in a `part` of the box the `field` of the card `id`, with our value and that of the pack; null where there is none. */
export interface Difference {
  part: string;
  id: string;
  field: string;
  ours: unknown;
  theirs: unknown;
}

/** Lose a staff card with the VP that it has brought. */
export interface DiscardAction {
  kind: "discard";
  notation: string;
  staff: number;
  vp: number;
}

/** Which own staff card is lost. */
export interface DiscardQuestion {
  kind: "discard";
  seat: number;
}

/** Strudel and cake, as many as the strength. */
export interface DishesQuestion {
  kind: "dishes";
  seat: number;
  strength: number;
  extras: ("dancer" | "room" | "staff" | "steps")[];
}

/** Do not use a power. */
export interface Done {
  kind: "done";
  notation: string;
  hotel: number;
  power: "maids" | "nobles" | "soldiers";
}

/** Leave the rest of a question, or all of it. Income that waited beside a reward comes now. */
export interface DoneAction {
  kind: "done";
  notation: string;
  question: "celebrity" | "copy" | "dishes" | "drawn" | "drinks" | "exchange" | "extra" | "first_rooms" | "flip" | "invite" | "krones" | "reward" | "rooms" | "serve" | "staff" | "token";
  krones: number;
}

/** Keep a staff card. */
export interface DraftAction {
  kind: "draft";
  notation: string;
  staff: number;
}

/** Which staff card is kept; `cards` for the seat itself. */
export interface DraftQuestion {
  kind: "draft";
  seat: number;
  cards: number[] | null;
}

/** The seat that keeps a card next, its card `number` of `all`, and the pack to choose from. */
export interface Drafting {
  seat: number;
  pack: number[];
  number: number;
  all: number;
}

/** Which of the drawn staff cards is played; `cards` for the seat itself. */
export interface DrawnQuestion {
  kind: "drawn";
  seat: number;
  count: number;
  cards: number[] | null;
}

/** Wine and coffee, as many as the strength. */
export interface DrinksQuestion {
  kind: "drinks";
  seat: number;
  strength: number;
  extras: ("dancer" | "room" | "staff" | "steps")[];
}

/** The emperor's visit after a round: the tile that he brings. */
export interface EmperorComes {
  kind: "emperor_comes";
  decision: number;
  visit: number;
  tile: string;
}

/** Reward, nothing or penalty, by the position that is left. */
export interface EmperorJudges {
  kind: "emperor_judges";
  decision: number;
  seat: number;
  position: number;
  tile: string;
  verdict: "nothing" | "penalty" | "reward";
}

/** The position on the track scores, then the marker goes back. */
export interface EmperorScored {
  kind: "emperor_scored";
  decision: number;
  seat: number;
  position: number;
  vp: number;
  steps: number;
}

/** End the turn. */
export interface EndAction {
  kind: "end";
  notation: string;
}

/** Keep an entrance. */
export interface EnterAction {
  kind: "enter";
  notation: string;
  entrance: string;
}

/** Something told of a game at a real table: a decision, or a result of chance that came out there. Of the deck `number` of a `field` the cards (`values`) at some `places`; of any other the values alone. */
export interface EnterAnswer {
  action?: string | null;
  field?: string | null;
  number?: number;
  places?: number[];
  values?: (number | string)[];
}

/** Which entrance is kept. */
export interface EnterQuestion {
  kind: "enter";
  seat: number;
}

/** A game at a real table: all that was told so far. What was told last is undone by leaving it out. */
export interface EnterRequest {
  seats: number;
  options: Record<string, boolean | string>;
  answers: EnterAnswer[];
  game?: string;
  content?: Record<string, unknown> | null;
}

/** How far the game has come: what chance must be told next, or what the seat to move may do. `hand` says where it holds staff cards that nobody has named; `unnamed` decides about one that never will be. `skip` says that the seat may hold no card that it could place, which is told as the action `skip`. The view is that of the seat to move, without cards that nobody has named; the record holds what stood for them. */
export interface Entered {
  question: ChanceAsked | null;
  hand: ChanceAsked | null;
  unnamed: UnnamedCard | null;
  skip: boolean;
  view: View | null;
  legal: Action[];
  record: Record<string, unknown> | null;
  outcome: Outcome | null;
}

/** Where a card lies of which only the back was seen: at which hotel, whose, and its back. */
export interface EnteredSlot {
  hotel: number;
  to: "door" | "queue";
  seat: number;
  house: string;
  large: boolean;
}

export type Entrance =
  | NoEntrance
  | PlainEntrance
  | EntranceWithDie
  | EntranceWithTokens
  | EntranceWithGuests
  | EntranceWithObjectives
  | EntranceWithTiles;

/** An entrance is paid for and belongs to a seat now. */
export interface EntranceTaken {
  kind: "entrance_taken";
  decision: number;
  seat: number;
  entrance: string;
  krones: number;
}

/** An entrance that remembers the first die of the round, or the key. */
export interface EntranceWithDie {
  kind: "first_die";
  entrance: string;
  first_die: number | "key" | null;
}

/** An entrance that counts the guests who left in this round. */
export interface EntranceWithGuests {
  kind: "guests";
  entrance: string;
  guests: number;
}

/** An entrance with objectives of its own. */
export interface EntranceWithObjectives {
  kind: "objectives";
  entrance: string;
  objectives: OwnObjective[];
}

/** An entrance with emperor tiles of its own. */
export interface EntranceWithTiles {
  kind: "tiles";
  entrance: string;
  tiles: string[];
}

/** An entrance with tokens. */
export interface EntranceWithTokens {
  kind: "tokens";
  entrance: string;
  tokens: number[];
}

/** Module 3. */
export interface Entrances {
  offers: Offer[];
  players: Entrance[];
}

/** Module 3: the entrances that can be had. */
export interface EntrancesOffered {
  kind: "entrances_offered";
  decision: number;
  entrances: string[];
}

export interface ErrorAnswer {
  error: Problem;
}

export interface ErrorFrame {
  type: "error";
  error: Problem;
}

export type Event = AustriaEvent | OverbookingEvent;

/** All that an audience saw happen in a game that is over, from the setup on; what was taken back is not among it. */
export interface Events {
  game: string;
  seat: number | null;
  events: Event[];
}

/** Let a celebrity exchange items, up to `count`. */
export interface ExchangeAction {
  kind: "exchange";
  notation: string;
  celebrity: string;
  count: number;
}

/** Which items of the kitchen are exchanged for others; `count` more may be. */
export interface ExchangeQuestion {
  kind: "exchange";
  seat: number;
  count: number;
}

/** All exercises, the easiest first. */
export interface ExerciseList {
  exercises: ExerciseNote[];
}

/** An exercise in short; its `grade` goes from 1 to 3, the hardest. */
export interface ExerciseNote {
  id: string;
  game: string;
  seats: number;
  round: number;
  grade: number;
}

/** A way to play the turn: its decisions, what its seat sees happen, how many points it brings less than the best one, with the standard error, and what the best one is better and worse for. */
export interface ExercisePlan {
  actions: string[];
  events: Event[];
  behind: number;
  error: number;
  themes: Reason[];
}

/** What each side could expect after this number of decisions; automata come after the seats. */
export interface Expectation {
  decision: number;
  points: number;
  side: number;
}

/** What staff let one do after the action of a die. */
export interface ExtraQuestion {
  kind: "extra";
  seat: number;
  extras: ("dancer" | "room" | "staff" | "steps")[];
}

/** One more turn follows this one. */
export interface ExtraTurnGained {
  kind: "extra_turn_gained";
  decision: number;
  seat: number;
  because: Cause;
}

/** A profile is gone, and with it its name at `tables` tables. */
export interface Farewell {
  tables: number;
}

/** A staff card that a profile has played, in how many games, and the mean points that it brought. */
export interface FavouriteStaff {
  staff: number;
  games: number;
  points: number;
}

/** Fill the order of a guest from the supply. */
export interface FillAction {
  kind: "fill";
  notation: string;
  table: number;
  guest: number;
  items: Record<string, number>;
}

/** The hotels are scored, source by source. */
export interface FinalScoring {
  kind: "final_scoring";
  decision: number;
}

/** The guest to begin with, or one more that an entrance gives. */
export interface FirstGuestQuestion {
  kind: "first_guest";
  seat: number;
  more: boolean;
}

/** First rooms, `left` more: `free` or `optional` by an entrance, `optional` in the Spanish printing. */
export interface FirstRoomsQuestion {
  kind: "first_rooms";
  seat: number;
  left: number;
  free: boolean;
  optional: boolean;
}

/** Turn a staff card face down for its effect. */
export interface FlipAction {
  kind: "flip";
  notation: string;
  staff: number;
}

/** Whether a `flip` card is turned face down. */
export interface FlipQuestion {
  kind: "flip";
  seat: number;
  staff: number;
}

/** Module 5. */
export interface Flips {
  players: TurnedCards[];
}

export type Frame = StateFrame | PresenceFrame | ChatFrame | PingFrame | ErrorFrame;

export interface GameOffered {
  name: string;
  title: string;
  seats: number[];
  options: Record<string, Choice[]>;
}

/** Take a part of a reward that leaves nothing to choose; `cards` is how many are drawn. */
export interface GetAction {
  kind: "get";
  notation: string;
  what: "cake" | "cards" | "champagne" | "coffee" | "draw" | "income" | "krones" | "steps" | "strudel" | "wine";
  items: Record<string, number>;
  krones: number;
  steps: number;
  vp: number;
  cards: number;
}

/** Give an item to a guest of the automaton. */
export interface GiveAction {
  kind: "give";
  notation: string;
  table: number;
  guest: number;
  item: string;
}

/** Which guest of the automaton gets an item. */
export interface GiveQuestion {
  kind: "give";
  seat: number;
  item: string;
}

/** All rooms of a group are occupied; its bonus is told next. */
export interface GroupComplete {
  kind: "group_complete";
  decision: number;
  seat: number;
  group: number;
  colour: string;
  size: number;
}

/** Take a guest from the queue to a table of the café; `filled`: with a complete order. */
export interface GuestAction {
  kind: "guest";
  notation: string;
  place: number;
  guest: number;
  table: number;
  cost: number;
  filled: boolean;
}

/** A guest joins the queue as the newest, or nobody is left; `deck` guests remain face down. */
export interface GuestArrives {
  kind: "guest_arrives";
  decision: number;
  guest: number | null;
  deck: number;
}

/** A card of a deck. */
export interface GuestCard {
  house: "bird" | "fish" | "lion" | "stag";
  beds: number;
}

/** A guest goes to the discard pile. */
export interface GuestDiscarded {
  kind: "guest_discarded";
  decision: number;
  guest: number;
}

/** Sushi Resort: the token of a space goes onto the newest guest, or is gone without any. */
export interface GuestMarked {
  kind: "guest_marked";
  decision: number;
  seat: number;
  space: string;
  guest: number | null;
}

/** A guest from the queue sits down at a table of the café and orders. */
export interface GuestTaken {
  kind: "guest_taken";
  decision: number;
  seat: number;
  guest: number;
  order: Record<string, number>;
  place: number;
  table: number;
  krones: number;
}

/** A ballroom: the free and taken spaces of a row are `spaces`, dancers are counted by seat. */
export interface Hall {
  id: string;
  scored: boolean;
  spaces: number;
  rows: Record<string, number[]>;
}

/** A seat receives its first hand; `cards` for the seat itself. */
export interface HandDealt {
  kind: "hand_dealt";
  decision: number;
  seat: number;
  count: number;
  cards: number[] | null;
}

/** The secret of a link to another device: good for one use, within `seconds`. */
export interface Handover {
  code: string;
  seconds: number;
}

/** What the link or the QR code from another device contains. */
export interface HandoverCode {
  code: string;
}

/** Whose profile is handed over. */
export interface HandoverNote {
  name: string;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
}

/** One entry of the log: what a move led to, as its audience may know it, and the points and the round after it. An undo goes back to version `undone_to`. Version 0 is the setup, and nobody's move. */
export interface Happening {
  version: number;
  seat: number | null;
  undone_to: number | null;
  events: Event[];
  points: number[];
  round: number;
  at: string;
}

/** The automaton's guests have rooms and wait for the items on the action spaces; `supply` lies beside the board. */
export interface HautelCouture {
  id: "hautel_couture";
  rooms: (string | null)[];
  items: (string | null)[];
  supply: Record<string, number>;
}

/** The first frame of a client on the live connection. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seen?: number | null;
}

export interface Hints {
  version: number;
  advice: Advice[];
}

/** A hotel: `beds_now` as powers have changed them, `chosen` the places that nobles have chosen. */
export interface Hotel {
  id: string;
  beds: number;
  beds_now: number;
  rule: "first_face_up" | "large_groups" | "monks_first" | "no_back_door" | "no_soldiers" | "none" | "second_face_up" | "small_groups" | "soldiers_first" | "two_houses";
  stand_in: boolean;
  token: boolean;
  checked: boolean;
  chosen: number[];
  queue: HotelCard[];
  door: HotelCard[];
}

/** The back of a card at a hotel, and its beds for those who know them. */
export interface HotelCard {
  owner: number;
  house: "bird" | "fish" | "lion" | "stag";
  large: boolean;
  beds: number | null;
  face_up: boolean;
}

/** The bookings of a hotel are checked; nothing is left there. */
export interface HotelChecked {
  kind: "hotel_checked";
  decision: number;
  hotel: number;
}

/** All cards of a hotel are turned face up, the nearest first in each line. */
export interface HotelOpened {
  kind: "hotel_opened";
  decision: number;
  hotel: number;
  beds: number;
  rule: "first_face_up" | "large_groups" | "monks_first" | "no_back_door" | "no_soldiers" | "none" | "second_face_up" | "small_groups" | "soldiers_first" | "two_houses";
  queue: OpenCard[];
  door: OpenCard[];
}

/** A side of a hotel card as it is laid out, with a token at its back door or without. */
export interface HotelSide {
  id: string;
  beds: number;
  rule: "first_face_up" | "large_groups" | "monks_first" | "no_back_door" | "no_soldiers" | "none" | "second_face_up" | "small_groups" | "soldiers_first" | "two_houses";
  stand_in: boolean;
  token: boolean;
}

/** How a bot of the house did with the same deal; without points it is still playing. */
export interface HouseAttempt {
  bot: string;
  table: string;
  points: number[] | null;
  watch: string | null;
}

/** What the house tells, to be put into the reader's language. */
export interface HouseLine {
  kind: "advised" | "back" | "bot_plays" | "closed" | "dealt_anew" | "disagreed" | "kicked" | "muted" | "new_link" | "rematch" | "returned" | "spent_link" | "taken_again" | "time_lost" | "time_up" | "vacation" | "vacation_over" | "watchers_muted" | "withdrawn";
  name: string;
  seat: number | null;
  bot: string | null;
  number: number | null;
  proposal?: "hints" | "replace" | "takeback" | null;
}

/** Pay to avert it. */
export interface IgnoreAction {
  kind: "ignore";
  notation: string;
  tile: string;
  cost: number;
}

/** The automaton draws an instruction card: what it shows, and where the finger of its hand points. */
export interface InstructionDrawn {
  kind: "instruction_drawn";
  decision: number;
  seat: number;
  card: number;
  hand: "left_to_right" | "right_to_left";
  cards_left: number;
}

export interface Invitation {
  seat: number;
  token: string;
}

/** Makes a new link for a seat. Sent again with the same `key`, it is answered with the same link. */
export interface Invite {
  key?: string | null;
}

/** Where a staff card sends a dancer. */
export interface InviteQuestion {
  kind: "invite";
  seat: number;
  staff: number;
}

/** Hautel Couture: a guest of the automaton gets an item. */
export interface ItemGiven {
  kind: "item_given";
  decision: number;
  seat: number;
  table: number;
  guest: number;
  item: string;
}

/** Hautel Couture: the item of a space is taken away with the die, for a guest of the automaton if one `wanted` it. */
export interface ItemLeft {
  kind: "item_left";
  decision: number;
  seat: number;
  value: number;
  item: string;
  wanted: boolean;
}

/** An item is put on a guest, out of those just received or from the kitchen. */
export interface ItemPlaced {
  kind: "item_placed";
  decision: number;
  seat: number;
  item: string;
  table: number;
  guest: number;
  from_kitchen: boolean;
}

/** Received items go to the kitchen. */
export interface ItemsKept {
  kind: "items_kept";
  decision: number;
  seat: number;
  items: Record<string, number>;
}

/** Hautel Couture: the item on each action space; `supply` lies beside the board. */
export interface ItemsLaidOut {
  kind: "items_laid_out";
  decision: number;
  seat: number;
  items: (string | null)[];
  supply: Record<string, number>;
}

/** Items come from the supply; where each goes is told next. */
export interface ItemsReceived {
  kind: "items_received";
  decision: number;
  seat: number;
  items: Record<string, number>;
  because: Cause;
}

/** Items of the kitchen are spent. */
export interface ItemsSpent {
  kind: "items_spent";
  decision: number;
  seat: number;
  items: Record<string, number>;
}

/** Takes a seat under a name. Sent again with the same `key`, it is answered with the same token. */
export interface Join {
  name: string;
  seat?: number | null;
  key?: string | null;
}

/** Takes part, under the name of the profile or another one; or comes back after being away. */
export interface JoinCup {
  name?: string | null;
}

/** The own secret of a seat: the invitation, or the secret that was used, is spent. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
  state: TableState;
}

/** Asks for what is to be said of a turn of a game that is over, counted from 0. */
export interface Judge {
  turn: number;
  depth?: "deep" | "quick";
}

/** Asks for what is to be said of a turn of an uploaded record, counted from 0. */
export interface JudgeRecord {
  record: Record<string, unknown>;
  turn: number;
  content?: Record<string, unknown> | null;
  depth?: "deep" | "quick";
}

/** What is to be said of a turn of a game that is over; what its seat saw happen then, and what it would have seen with the better plan, as far as that can be known. */
export interface Judged {
  turn: number;
  judged: JudgedTurn;
  played: Event[];
  better: Event[];
}

/** What a seat decided until its turn ended or another one decided, beside the best plan found. */
export interface JudgedTurn {
  automata: number[];
  best: string[];
  decision: number;
  error: number;
  expected: number;
  gained: number;
  length: number;
  loss: number;
  played: string[];
  round: number;
  seat: number;
  themes: Reason[];
}

/** The rest of the received items goes to the kitchen. */
export interface KeepAction {
  kind: "keep";
  notation: string;
  items: Record<string, number>;
}

/** Take the skeleton key instead of a die. */
export interface KeyAction {
  kind: "key";
  notation: string;
  krones: number;
  steps: number;
  vp: number;
}

/** Module 4: the skeleton key is taken instead of a die. */
export interface KeyTaken {
  kind: "key_taken";
  decision: number;
  seat: number;
}

/** The owner asks who sits there to leave. Sent again with the same `key`, nobody else has to. */
export interface Kick {
  key?: string | null;
}

/** A card of the staff deck that the seat knows, with the number of cards above it. */
export interface KnownCard {
  staff: number;
  above: number;
}

/** Krones are gained; what goes beyond the limit is `lost`. */
export interface KronesGained {
  kind: "krones_gained";
  decision: number;
  seat: number;
  krones: number;
  lost: number;
  because: Cause;
}

/** Krones and steps share the strength, or get `both` all of it. */
export interface KronesQuestion {
  kind: "krones";
  seat: number;
  strength: number;
  both: boolean;
  extras: ("dancer" | "room" | "staff" | "steps")[];
}

/** Krones that would go beyond the limit wait until the reward has been taken. */
export interface KronesWait {
  kind: "krones_wait";
  decision: number;
  seat: number;
  waiting: number;
  because: Cause;
}

/** Some of those who are rated, the strongest first; `next` is what to skip for the following ones. */
export interface Ladder {
  game: string;
  seats: number;
  rows: LadderRow[];
  count: number;
  next: number | null;
}

/** A game with a number of seats, and how many results and sides there are. */
export interface LadderNote {
  game: string;
  seats: number;
  results: number;
  sides: number;
}

/** Somebody on a ladder, which is sorted by the least that a rating may be. */
export interface LadderRow {
  place: number;
  side: RatedSide;
  rating: Rating;
}

export interface Ladders {
  ladders: LadderNote[];
}

export interface Lobby {
  tables: OpenTable[];
}

/** Module 2. */
export interface Lounge {
  dice: Record<string, number | null>;
  tiles: Record<string, string | null>;
  deck: number;
  discard: string[];
  cost: number;
  players: ReceivingPlayer[];
}

/** Which card of their player in the queue maids at the back door replace; `card` by house and beds. */
export interface MaidsQuestion {
  kind: "maids";
  hotel: number;
  card: string;
}

/** Sushi Resort: the tokens of a guest go back, paid for by somebody or scored by the automaton. */
export interface MarksRemoved {
  kind: "marks_removed";
  decision: number;
  seat: number;
  guest: number;
  krones: number;
  scored: boolean;
}

/** A decision in notation, made on a version. */
export interface Move {
  version: number;
  action: string;
  key: string;
}

/** A guest moves into a room. */
export interface MoveAction {
  kind: "move";
  notation: string;
  table: number;
  guest: number;
  space: string;
  colour: string;
}

/** A guest leaves the café for a room. */
export interface MovedIn {
  kind: "moved_in";
  decision: number;
  seat: number;
  table: number;
  guest: number;
  space: string;
}

/** The tournaments that the own profile organises or takes part in, the last changed first. */
export interface MyCups {
  cups: CupNote[];
}

/** Some of the tables at which a profile sits: of running games first, of those the last changed first. `next` is what to skip for the following ones. */
export interface MyTables {
  tables: TableNote[];
  count: number;
  next: number | null;
}

/** Makes a tournament at tables of two. `rounds` applies to a Swiss tournament; in a round robin everybody meets everybody. With `equal` all tables of a round play the same deal. Sent again with the same `key`, it is answered with the same tournament. */
export interface NewCup {
  title: string;
  game: string;
  form: "round_robin" | "swiss";
  clock: ClockRule;
  key: string;
  options?: Record<string, boolean | string>;
  rounds?: number;
  equal?: boolean;
}

/** Where notices shall go: the push subscription of this browser (with its `keys`), a web address that takes JSON in a `shape`, or a mailbox, which is used once it is confirmed. */
export interface NewEndpoint {
  kind: "mail" | "push" | "webhook";
  address: string;
  shape?: "discord" | "json" | "slack" | null;
  keys?: SubscriptionKeys | null;
}

/** The `credential` that a browser has made, as it writes it in JSON. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
}

/** Makes a profile, and this browser its first device, under a `label` by which its owner knows it. Sent again with the same `key`, it is answered with the same secret. */
export interface NewProfile {
  name: string;
  key: string;
  portrait?: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  language?: "de" | "en" | "es" | "it" | "ru" | null;
  settings?: ProfileSettings;
  label?: string;
}

/** Something that all must agree to: a takeback `to` a version, a `bot` for a missing `seat`, hints. */
export interface NewProposal {
  kind: "hints" | "replace" | "takeback";
  key: string;
  to?: number | null;
  seat?: number | null;
  bot?: string | null;
}

/** Who shall sit there: a person, or a bot by its code. */
export interface NewSeat {
  kind: "bot" | "person";
  name?: string | null;
  bot?: string | null;
}

/** Makes a table. With a `seed` or a `record` its maker knows what is hidden, and the table says so. With a `content` pack it is played with the values of a real box, and everybody is told which. With `undo` always, dice and cards that have come out may be taken back where nobody else has a say. With `advice` never, nobody is advised at the table or tries moves out there. With a `clock` everybody's time is limited. With a `lesson` it is a table of the house's own, for one person who learns: game, options, cards and dice are laid out, and the table says which lesson it is. A `rated` table counts: players need a profile, there are no hints, and running out of time loses the game; without a `clock` there are fourteen days for every turn. Sent again with the same `key`, it is answered with the same table. */
export interface NewTable {
  seats: NewSeat[];
  game?: string | null;
  options?: Record<string, boolean | string>;
  open?: boolean;
  undo?: "always" | "unseen";
  advice?: "agreed" | "never";
  rated?: boolean;
  clock?: ClockRule | null;
  seed?: number | null;
  record?: Record<string, unknown> | null;
  at?: number | null;
  content?: Record<string, unknown> | null;
  lesson?: string | null;
  key?: string | null;
}

/** Stars on its track. */
export interface NineStars {
  id: "nine_stars";
  stars: number;
}

/** A player without an entrance. */
export interface NoEntrance {
  kind: "none";
  entrance: null;
}

/** Which card of their player in the queue is checked first for nobles at the back door. */
export interface NoblesQuestion {
  kind: "nobles";
  hotel: number;
  card: string;
}

/** What changes in the wishes; `wishes` are given as a whole. A `table` may have another `moment`; null: the same as everywhere else. */
export interface NoticeChange {
  wishes?: NoticeWishes;
  table?: string;
  moment?: "at_once" | "daily" | "off" | "ten_minutes" | null;
}

/** Where notices go. Of a web address only the host is shown: the rest may be a secret. `own` is the subscription of the device that asks; a mailbox is used once it is `confirmed`. */
export interface NoticeEndpoint {
  id: string;
  kind: "mail" | "push" | "webhook";
  shown: string;
  shape: "discord" | "json" | "slack" | null;
  own: boolean;
  confirmed: boolean;
  dropped: "gone" | "not_allowed" | "refused" | "unreachable" | null;
  created: string;
}

/** When somebody wants to be notified about tables at which they are not present. Times are `HH:MM` in the time zone `zone`; between `quiet_from` and `quiet_to` notices wait; with `moment` daily one message at `daily_at` has everything. */
export interface NoticeWishes {
  moment?: "at_once" | "daily" | "off" | "ten_minutes";
  zone?: string;
  quiet_from?: string | null;
  quiet_to?: string | null;
  daily_at?: string;
}

/** When and how somebody is notified. `push_key` is the key with which a browser subscribes; `mail` says whether this server sends mail; `tables` has the wishes for single tables. */
export interface Notices {
  wishes: NoticeWishes;
  tables: Record<string, "at_once" | "daily" | "off" | "ten_minutes">;
  endpoints: NoticeEndpoint[];
  push_key: string;
  mail: boolean;
}

/** An objective of the table, and what the next marker there brings. */
export interface Objective {
  id: string;
  claimed: number;
  next_vp: number | null;
}

/** A marker is put on an objective; its VP are told next. */
export interface ObjectiveClaimed {
  kind: "objective_claimed";
  decision: number;
  seat: number;
  objective: string;
  claims: number;
}

/** Turn a vacant room to occupied. */
export interface OccupyAction {
  kind: "occupy";
  notation: string;
  space: string;
  colour: string;
}

/** A ballroom that was scored. */
export interface OfBallroom {
  kind: "ballroom";
  ballroom: string;
}

/** A celebrity. */
export interface OfCelebrity {
  kind: "celebrity";
  celebrity: string;
}

/** The bonus of an automaton for the colour of a die. */
export interface OfColour {
  kind: "colour";
  colour: string;
}

/** The emperor's visit: the track, or a penalty. */
export interface OfEmperor {
  kind: "emperor";
}

/** Final scoring. */
export interface OfEnd {
  kind: "end";
}

/** The entrance of a hotel; `entrance` names it, that of an automaton too. */
export interface OfEntrance {
  kind: "entrance";
  entrance: string;
}

/** Items that were given for others. */
export interface OfExchange {
  kind: "exchange";
}

/** A group of rooms that was completed. */
export interface OfGroup {
  kind: "group";
  colour: string;
}

/** The reward or the VP of a guest. */
export interface OfGuest {
  kind: "guest";
  guest: number;
}

/** The instruction card of an automaton. */
export interface OfInstruction {
  kind: "instruction";
}

/** The skeleton key. */
export interface OfKey {
  kind: "key";
}

/** An objective that was claimed. */
export interface OfObjective {
  kind: "objective";
  objective: string;
}

/** A rehearsal room, with every third dancer. */
export interface OfRehearsal {
  kind: "rehearsal";
  rehearsal: number;
}

/** The icon of a space in the hotel. */
export interface OfRoom {
  kind: "room";
  space: string;
}

/** The row of a ballroom that a dancer was sent to. */
export interface OfRow {
  kind: "row";
  ballroom: string;
  row: string;
}

/** The action of a space. */
export interface OfSpace {
  kind: "space";
  value: number;
}

/** A staff card. */
export interface OfStaff {
  kind: "staff";
  staff: number;
}

/** The reward of an emperor tile. */
export interface OfTile {
  kind: "tile";
  tile: string;
}

/** A token of an entrance. */
export interface OfToken {
  kind: "token";
  token: number;
}

/** An entrance that is auctioned. */
export interface Offer {
  id: string;
  bid: number;
  bidder: number | null;
}

/** A card at a hotel, face up. */
export interface OpenCard {
  owner: number;
  house: "bird" | "fish" | "lion" | "stag";
  beds: number;
}

/** A table in the lobby. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, boolean | string>;
  pack: PackNote | null;
  clock: ClockRule | null;
  rated: boolean;
  seats: (string | null)[];
  free: number[];
  created: string;
  updated: string;
}

/** Somebody a profile has played against, how often, and how often the profile finished ahead; the same place counts half. */
export interface Opponent {
  side: RatedSide;
  games: number;
  before: number;
}

/** A guest has all that was ordered. */
export interface OrderComplete {
  kind: "order_complete";
  decision: number;
  seat: number;
  table: number;
  guest: number;
}

/** All that a guest still waits for comes from the supply. */
export interface OrderFilled {
  kind: "order_filled";
  decision: number;
  seat: number;
  table: number;
  guest: number;
  items: Record<string, number>;
}

/** What objectives of several modules count. */
export interface Orders {
  players: CompletedOrders[];
}

/** Which items come in exchange for those that were given; `count` more. */
export interface OthersQuestion {
  kind: "others";
  seat: number;
  count: number;
}

export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  breakdown: Record<string, unknown>[];
}

export type OverbookingAction = Play | Decline | Choose | Done;

export type OverbookingEvent =
  | OverbookingSetUp
  | OverbookingRoundBegins
  | CardsDrawn
  | OverbookingRoundEnds
  | CardPlaced
  | TokenTaken
  | PlacementDeclined
  | PlacementSkipped
  | HotelOpened
  | PowerUsed
  | PowerUnused
  | CardMoved
  | CardReplaced
  | BookingChecked
  | CardDiscarded
  | HotelChecked
  | BonusScored
  | OverbookingGameOver;

/** The result; lists are in seat order, winners are seats. */
export interface OverbookingGameOver {
  kind: "game_over";
  decision: number;
  scores: number[];
  ranking: number[];
  winners: number[];
}

export type OverbookingQuestion =
  | PlaceQuestion
  | MaidsQuestion
  | NoblesQuestion
  | SoldiersQuestion;

/** The hotels of a round: new ones, or those of the last round `turned` over. */
export interface OverbookingRoundBegins {
  kind: "round_begins";
  decision: number;
  round: number;
  start: number;
  turned: boolean;
  hotels: HotelSide[];
}

/** All hotels of a round are checked. */
export interface OverbookingRoundEnds {
  kind: "round_ends";
  decision: number;
  round: number;
}

/** Everybody has shuffled their own deck; `start` begins. */
export interface OverbookingSetUp {
  kind: "set_up";
  decision: number;
  seats: number;
  start: number;
  deck: number;
}

/** Overbooking as a seat sees it; None is a spectator. */
export interface OverbookingView {
  game: "overbooking";
  options: Record<string, boolean | string>;
  seats: number;
  seat: number | null;
  phase: "checking" | "over" | "placing";
  round: number;
  start: number;
  to_move: number | null;
  question: OverbookingQuestion | null;
  hotels: Hotel[];
  players: Player[];
  legal: string[];
}

/** Your attempt, with the points of all sides, your own first, when it is over. */
export interface OwnAttempt {
  table: string;
  standing: "counted" | "given_up" | "late" | "playing";
  points: number[] | null;
}

/** An objective that only one seat has. */
export interface OwnObjective {
  id: string;
  claimed: boolean;
}

/** One of them is fulfilled; its VP are told next. */
export interface OwnObjectiveClaimed {
  kind: "own_objective_claimed";
  decision: number;
  seat: number;
  objective: string;
}

/** Objectives that only one seat has. */
export interface OwnObjectivesDrawn {
  kind: "own_objectives_drawn";
  decision: number;
  seat: number;
  objectives: string[];
}

/** A profile as its owner sees it. Others see only the name and the portrait at a seat. */
export interface OwnProfile {
  id: string;
  name: string;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  language: "de" | "en" | "es" | "it" | "ru" | null;
  settings: ProfileSettings;
  devices: Device[];
  passkeys: Passkey[];
  created: string;
}

/** Back on the emperor track for the reward of an own tile. */
export interface OwnTileUsed {
  kind: "own_tile_used";
  decision: number;
  seat: number;
  tile: string;
  steps: number;
}

/** Emperor tiles that only one seat has. */
export interface OwnTilesDrawn {
  kind: "own_tiles_drawn";
  decision: number;
  seat: number;
  tiles: string[];
}

/** A content pack that somebody is writing, to be checked. */
export interface PackDraft {
  pack: Record<string, unknown>;
}

/** The text of a content pack, to be checked. */
export interface PackFile {
  text: string;
}

/** The content pack of a table, as its record names it, and how many values of its game differ. */
export interface PackNote {
  name: string;
  digest: string;
  differences: number;
}

/** A seat receives the staff cards that it drafts from; `cards` for the seat itself. */
export interface PackPassed {
  kind: "pack_passed";
  decision: number;
  seat: number;
  count: number;
  cards: number[] | null;
}

/** What is wrong in a content pack, and what is allowed; null where it is about no card or field. */
export interface PackProblem {
  part: string | null;
  id: string | null;
  field: string | null;
  message: string;
}

/** A checked content pack: everything that is wrong with it, or the pack as tables show it. */
export interface PackProof {
  problems: PackProblem[];
  shown: ShownPack | null;
}

/** Pass. */
export interface PassAction {
  kind: "pass";
  notation: string;
}

/** Somebody passes. */
export interface Passed {
  kind: "passed";
  decision: number;
  seat: number;
}

/** A passkey of the profile, valid at the name `host` of this server. */
export interface Passkey {
  id: string;
  label: string;
  host: string;
  created: string;
  used: string | null;
}

/** What the browser needs to make a passkey, or to sign in with one. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Deals of earlier days, the latest first; if there are more, those before `next`. */
export interface PastDeals {
  deals: DailyDeal[];
  next: string | null;
}

/** The staff card that allows it averts the penalty, for a krone or for nothing. */
export interface PenaltyAverted {
  kind: "penalty_averted";
  decision: number;
  seat: number;
  tile: string;
  krones: number;
}

/** How a penalty of the emperor is met: `cost` averts it, `vp` can be lost instead; None where not. */
export interface PenaltyQuestion {
  kind: "penalty";
  seat: number;
  tile: string;
  cost: number | null;
  vp: number | null;
}

/** The penalty: VP, krones and items that are lost at once; rooms and cards are told one by one. */
export interface PenaltySuffered {
  kind: "penalty_suffered";
  decision: number;
  seat: number;
  tile: string;
  vp: number;
  krones: number;
  items: Record<string, number>;
  orders: boolean;
}

/** The page of a profile that has played at rated tables: everybody may see it. */
export interface Person {
  id: string;
  name: string;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  ladders: PersonLadder[];
}

/** A profile's record in a game with a number of seats; its last games are in the order in which they were played. Points are means, by source. */
export interface PersonLadder {
  game: string;
  seats: number;
  place: number;
  of: number;
  rating: Rating;
  mean: number;
  sources: Record<string, number>;
  staff: FavouriteStaff[];
  opponents: Opponent[];
  games: RatedGame[];
}

/** Sent now and then; needs no answer. */
export interface PingFrame {
  type: "ping";
}

/** Put an item on a guest. */
export interface PlaceAction {
  kind: "place";
  notation: string;
  item: string;
  table: number;
  guest: number;
}

/** Where to play which card: the placement of this round, from 1 to 5. */
export interface PlaceQuestion {
  kind: "place";
  placement: number;
}

/** The last player does not play the fifth card. */
export interface PlacementDeclined {
  kind: "placement_declined";
  decision: number;
  seat: number;
}

/** No card of the hand can be placed anywhere. */
export interface PlacementSkipped {
  kind: "placement_skipped";
  decision: number;
  seat: number;
}

/** An entrance beside which nothing lies. */
export interface PlainEntrance {
  kind: "plain";
  entrance: string;
}

/** Play a card to a place at a hotel, face up if the hotel says so; it may bring the token. */
export interface Play {
  kind: "play";
  notation: string;
  house: "bird" | "fish" | "lion" | "stag";
  beds: number;
  large: boolean;
  hotel: number;
  to: "door" | "queue";
  place: number;
  face_up: boolean;
  token: boolean;
}

/** Play a staff card. */
export interface PlayAction {
  kind: "play";
  notation: string;
  staff: number;
  cost: number;
}

/** A decision: whose it was, in which turn of the game (counted from 0, as in an analysis), and what it led to. */
export interface PlayedMove {
  seat: number;
  round: number;
  turn: number;
  events: Event[];
}

/** A staff card in play, with the VP that it has brought. */
export interface PlayedStaff {
  staff: number;
  vp: number;
  used: boolean;
}

/** What a player has; cards by house and beds, `known_hand` for the seat itself. */
export interface Player {
  hand_size: number;
  known_hand: string[];
  deck: number;
  collected: string[];
  discarded: string[];
  tokens: number;
  coins: number[];
  points: number;
  skipped_in_rounds: number[];
}

/** VP are gained or lost; `source` is the line of the score sheet. */
export interface PointsScored {
  kind: "points_scored";
  decision: number;
  seat: number;
  vp: number;
  source: string;
  because: Cause;
}

/** A power does nothing: its owner has `declined`, or there was nothing to choose. */
export interface PowerUnused {
  kind: "power_unused";
  decision: number;
  seat: number;
  hotel: number;
  card: OpenCard;
  power: "labourers" | "maids" | "merchants" | "monk" | "nobles" | "soldiers";
  declined: boolean;
}

/** The power of a card at the back door; `chosen` for maids, nobles and soldiers, at a `place` of the queue. `beds` there are now. */
export interface PowerUsed {
  kind: "power_used";
  decision: number;
  seat: number;
  hotel: number;
  card: OpenCard;
  power: "labourers" | "maids" | "merchants" | "monk" | "nobles" | "soldiers";
  chosen: OpenCard | null;
  place: number | null;
  beds: number;
}

export interface PresenceFrame {
  type: "presence";
  present: number[];
  watchers: number;
}

/** What was wrong. `state` is the new state when the version was stale. */
export interface Problem {
  code: "advice_off" | "already_proposed" | "analysis_unavailable" | "attempt_made" | "bad_content" | "bad_endpoint" | "bad_option" | "bad_record" | "bad_request" | "chat_full" | "cup_begun" | "cup_closed" | "cup_too_small" | "day_not_over" | "foreign_origin" | "game_begun" | "game_over" | "hints_not_agreed" | "hints_unavailable" | "illegal_action" | "internal" | "join_first" | "key_reused" | "link_spent" | "method_not_allowed" | "muted" | "name_taken" | "no_free_seat" | "no_profile" | "no_such_proposal" | "no_such_seat" | "no_such_table" | "no_token" | "no_vacation" | "not_away" | "not_found" | "not_over" | "not_your_turn" | "nothing_to_redo" | "nothing_to_undo" | "operator_needed" | "owner_needed" | "passkey_refused" | "player_present" | "rated_table" | "result_counts" | "revealed" | "rules_changed" | "seat_needed" | "seat_taken" | "stale_version" | "table_closed" | "ticket_spent" | "time_is_up" | "too_large" | "too_many_devices" | "too_many_requests" | "too_many_tables" | "try_again" | "wrong_code" | "wrong_profile" | "wrong_token";
  message: string;
  state?: TableState;
  retry_after?: number;
}

/** What changes in a profile; the rest stays. `settings` are given as a whole. */
export interface ProfileChange {
  name?: string;
  portrait?: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  language?: "de" | "en" | "es" | "it" | "ru" | null;
  settings?: ProfileSettings;
}

/** The secret of this browser, shown only once: it goes into the header `Hotelier-Profile`. */
export interface ProfileMade {
  secret: string;
  profile: OwnProfile;
}

/** What a profile takes along to every device. */
export interface ProfileSettings {
  theme?: "auto" | "day" | "night";
  pace?: "calm" | "instant" | "quick" | "steps";
  sound?: "all" | "off" | "turn";
}

/** Something that all must agree to. `waiting` lists the seats that have not voted yet. */
export interface Proposal {
  number: number;
  kind: "hints" | "replace" | "takeback";
  by: number;
  to: number | null;
  seat: number | null;
  bot: string | null;
  agreed: number[];
  waiting: number[];
}

export type Question = AustriaQuestion | OverbookingQuestion;

/** A rated game of a profile: when it ended, the place among its `sides`, the points, and the rating after it. */
export interface RatedGame {
  ended: string;
  rank: number;
  sides: number;
  points: number;
  rating: number;
  margin: number;
}

/** Somebody who is rated: a profile by its public `id` and name, a bot by its code, an automaton with its `level`. Nothing is known any more about a profile that has `left`. */
export interface RatedSide {
  kind: "automaton" | "bot" | "left" | "person";
  id: string | null;
  name: string | null;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
  level: string | null;
}

/** How strong somebody is: with 95 % certainty within `margin` of `rating`. Only differences mean anything, within the same game with the same number of seats. */
export interface Rating {
  rating: number;
  margin: number;
  games: number;
  won: number;
}

/** Where others reach the server, for invitations. Never what the host of a request says. `public` is the address that its operator has set; `house` those of the machine in its own network, if the server listens there. Where it listens to the machine alone, `wider` is the command that lets others in. */
export interface Reach {
  public: string | null;
  house: string[];
  wider: string | null;
}

/** A reason: what a plan is better or worse for, in points. */
export interface Reason {
  points: number;
  theme: string;
}

/** Lose a dancer. */
export interface RecallAction {
  kind: "recall";
  notation: string;
  hall: number;
  ballroom: string;
  row: string;
}

/** Which dancer leaves a ballroom, counted from the left. */
export interface RecallQuestion {
  kind: "recall";
  seat: number;
  hall: number;
}

/** Received items go onto guests, one by one, or to the kitchen. */
export interface ReceiveQuestion {
  kind: "receive";
  seat: number;
  items: Record<string, number>;
}

/** The celebrities of a player in this round, and those whose effect was used up. */
export interface ReceivingPlayer {
  taken: string[];
  used: string[];
}

/** Makes the decision again that was taken back last. */
export interface Redo {
  version: number;
  key: string;
}

/** Somebody has a rehearsal room. */
export interface RehearsalRoomTaken {
  kind: "rehearsal_room_taken";
  decision: number;
  seat: number;
  rehearsal: number;
}

/** Choose a rehearsal room. */
export interface RehearseAction {
  kind: "rehearse";
  notation: string;
  room: number;
}

/** Which rehearsal room is chosen. */
export interface RehearseQuestion {
  kind: "rehearse";
  seat: number;
}

/** The invitation to the own seat at the new table. Whoever made it is told the secrets of its maker. */
export interface Rematch {
  table: string;
  seat: number;
  token: string;
  owner: string | null;
  watch: string | null;
}

/** Lose a room. */
export interface RemoveAction {
  kind: "remove";
  notation: string;
  space: string;
  occupied: boolean;
}

/** Which room is lost, a vacant or an occupied one. */
export interface RemoveQuestion {
  kind: "remove";
  seat: number;
  occupied: boolean;
}

/** A step of an uploaded record as a seat saw it; with the content pack that it was played with. */
export interface ReplayRequest {
  record: Record<string, unknown>;
  content?: Record<string, unknown> | null;
  step?: number | null;
  seat?: number | null;
}

/** The table after `step` actions, as a seat saw it then, and what the last of them led to; after none of them, the setup. */
export interface ReplayStep {
  game: string;
  step: number;
  steps: number;
  seat: number | null;
  view: View;
  last: Happening;
  finished: Outcome | null;
}

/** Tells whoever runs the server of something that is not right at a table, perhaps about a `seat`. */
export interface Report {
  text: string;
  seat?: number | null;
}

/** Leaves the game to a bot. */
export interface Resign {
  key: string;
  bot?: string | null;
}

/** How the result of a seat came about: start + gained + fortune. */
export interface ResultShare {
  fortune: number;
  gained: number;
  given_away: number;
  result: number;
  seat: number;
  start: number;
}

/** The rest of a reward is not taken. */
export interface RewardDeclined {
  kind: "reward_declined";
  decision: number;
  seat: number;
  because: Cause;
}

/** A part of a reward, and how often it can still be taken. */
export interface RewardPart {
  part: "action" | "any_item" | "cards" | "dancer" | "draw" | "fill" | "guest" | "items" | "krones" | "occupy" | "room" | "staff" | "steps";
  times: number;
}

/** Which part of a reward comes next. Income that a full purse cannot hold waits beside it. */
export interface RewardQuestion {
  kind: "reward";
  seat: number;
  source: Cause;
  parts: RewardPart[];
  income_waiting: number;
}

/** A part of a reward is taken; what it brings is told next. */
export interface RewardTaken {
  kind: "reward_taken";
  decision: number;
  seat: number;
  because: Cause;
  part: "action" | "any_item" | "cards" | "dancer" | "draw" | "fill" | "guest" | "items" | "krones" | "occupy" | "room" | "staff" | "steps" | "waiting_krones";
}

/** Prepare a room; `occupies`: it is occupied at once. The VP are those of its icon. */
export interface RoomAction {
  kind: "room";
  notation: string;
  space: string;
  colour: string;
  cost: number;
  vp: number;
  occupies: boolean;
}

/** A room leaves the hotel. */
export interface RoomLost {
  kind: "room_lost";
  decision: number;
  seat: number;
  space: string;
  occupied: boolean;
}

/** A vacant room becomes occupied. */
export interface RoomOccupied {
  kind: "room_occupied";
  decision: number;
  seat: number;
  space: string;
}

/** A vacant room is put into the hotel and paid for. */
export interface RoomPrepared {
  kind: "room_prepared";
  decision: number;
  seat: number;
  space: string;
  krones: number;
}

/** Rooms are prepared; `left` more may be. */
export interface RoomsQuestion {
  kind: "rooms";
  seat: number;
  left: number;
  extras: ("dancer" | "room" | "staff" | "steps")[];
}

export interface Say {
  text: string;
  key?: string | null;
}

/** The points of a real game as on a score sheet: of each player, by source. Whatever is missing counts 0. */
export interface ScoreRows {
  game: string;
  rows: Record<string, number>[];
  options?: Record<string, boolean | string>;
}

/** The sources of points in the order of counting, what else is counted for `ties`, what decides ties, and how the game has ended. */
export interface ScoreSheet {
  sources: string[];
  ties: string[];
  decided_by: string[];
  scores: number[];
  ranking: number[];
  winners: number[];
}

/** Who sits there. A bot that stands in for a person is named by `bot`, and `kind` stays `person`; `thinks` is how many seconds it may take for a decision, 0 if it answers at once. */
export interface Seat {
  seat: number;
  name: string;
  kind: "bot" | "person";
  bot: string | null;
  thinks: number;
  taken: boolean;
  present: boolean;
  resigned: boolean;
  muted: boolean;
  portrait: "guest-104" | "guest-53" | "guest-54" | "guest-56" | "guest-58" | "guest-60" | "guest-62" | "guest-64" | "guest-66" | "guest-68" | "guest-71" | "guest-72" | "guest-76" | "guest-80" | "guest-87" | "guest-96" | "guest-97" | "guest-98" | "guest-99" | "staff-17" | "staff-21" | "staff-25" | "staff-29" | "staff-37" | "staff-41" | null;
}

/** The owner seats a bot where nobody sits, or whose person has been away too long. */
export interface SeatBot {
  bot: string;
}

/** The time of a seat, in milliseconds: how much is `left`, of that in its `bank`; the vacation that can still be taken, and for how long it is on vacation now. `out`: its time has run out. */
export interface SeatClock {
  left: number;
  bank: number;
  vacation: number;
  away_for: number;
  out: boolean;
}

export interface SeatLink {
  seat: number;
  token: string;
}

/** A seat begins with a hotel, krones and items; an automaton too. No `board` where the seats choose. */
export interface Seated {
  kind: "seated";
  decision: number;
  seat: number;
  board: string | null;
  krones: number;
  items: Record<string, number>;
}

/** Pay to move items from the kitchen. */
export interface ServeAction {
  kind: "serve";
  notation: string;
  cost: number;
}

/** Items of the kitchen go onto guests; `left` more may be moved. */
export interface ServeQuestion {
  kind: "serve";
  seat: number;
  left: number;
}

/** Somebody pays for serving from the kitchen. */
export interface Serving {
  kind: "serving";
  decision: number;
  seat: number;
  krones: number;
}

/** Move a die to a neighbouring space and use that one; `dice` will lie there. The toll of an automaton is paid now if the action begins at once. */
export interface ShiftAction {
  kind: "shift";
  notation: string;
  value: number;
  to: number;
  dice: number;
  cost: number;
  vp: number;
}

/** Which die is taken from the space to which one was moved. */
export interface ShiftedQuestion {
  kind: "shifted";
  seat: number;
  space: number;
}

/** An exercise: the position as its seat sees it, with what it can do; the plans from the best one on; in which part of their tries the levels of bots missed the best one. */
export interface ShownExercise {
  note: ExerciseNote;
  position: ReplayStep;
  start: Tried;
  plans: ExercisePlan[];
  missed: Record<string, number>;
}

/** A content pack: the values in which it differs, and all facts on the cards of its game with its values. */
export interface ShownPack {
  game: string;
  name: string;
  differences: Difference[];
  facts: Record<string, unknown>;
  pack: Record<string, unknown>;
}

/** A seat that a profile holds. */
export interface SittingNote {
  table: string;
  seat: number;
}

/** Module 4. */
export interface SkeletonKey {
  holder: number | null;
}

/** Which labourers in the queue soldiers at the back door shall replace. */
export interface SoldiersQuestion {
  kind: "soldiers";
  hotel: number;
  card: string;
}

/** The automaton. `cards_drawn` are the instruction cards drawn since its deck was last shuffled. */
export interface Solo {
  name: string;
  seat: number;
  difficulty: string;
  countdown: Record<string, string>;
  staff_left: number;
  cards_left: number;
  cards_drawn: number[];
  entrance?: AutomatonEntrance;
}

/** Do the action of a space without taking a die. */
export interface SpaceAction {
  kind: "space";
  notation: string;
  value: number;
  boost: boolean;
  strength: number;
  cost: number;
  vp: number;
  takes: TakeAction[];
}

/** A space is used without taking a die from it. */
export interface SpaceUsed {
  kind: "space_used";
  decision: number;
  seat: number;
  value: number;
  boost: boolean;
  krones: number;
}

/** Part with an item of the kitchen. */
export interface SpendAction {
  kind: "spend";
  notation: string;
  item: string;
}

/** Which items of the kitchen are spent, `count` more: as a price, or because the emperor takes them. */
export interface SpendQuestion {
  kind: "spend";
  seat: number;
  count: number;
  taken: boolean;
}

/** Staff cards are drawn, into the hand or to play one of them; `cards` for the seat itself. */
export interface StaffDrawn {
  kind: "staff_drawn";
  decision: number;
  seat: number;
  count: number;
  cards: number[] | null;
  to_hand: boolean;
}

/** A card is drafted; `staff` for the seat itself. */
export interface StaffKept {
  kind: "staff_kept";
  decision: number;
  seat: number;
  staff: number | null;
}

/** A staff card leaves the game with the VP that it had brought. */
export interface StaffLost {
  kind: "staff_lost";
  decision: number;
  seat: number;
  staff: number;
  vp: number;
}

/** A staff card is paid for and laid out. */
export interface StaffPlayed {
  kind: "staff_played";
  decision: number;
  seat: number;
  staff: number;
  from_hand: boolean;
  krones: number;
}

/** A staff card goes under the deck; `staff` for the seat itself. */
export interface StaffPutUnder {
  kind: "staff_put_under";
  decision: number;
  seat: number;
  staff: number | null;
  from_hand: boolean;
}

/** A staff card is played, cheaper by the strength. */
export interface StaffQuestion {
  kind: "staff";
  seat: number;
  strength: number;
  extras: ("dancer" | "room" | "staff" | "steps")[];
}

/** Module 5: a `flip` card is turned face down for its effect. */
export interface StaffTurnedDown {
  kind: "staff_turned_down";
  decision: number;
  seat: number;
  staff: number;
}

/** A staff card is used for this round, and what leaves no choice is paid. */
export interface StaffUsed {
  kind: "staff_used";
  decision: number;
  seat: number;
  staff: number;
  krones: number;
  steps: number;
  items: Record<string, number>;
}

/** Nine Stars Inn: `stars` lie on the track now, one more or some fewer. */
export interface StarsMove {
  kind: "stars_move";
  decision: number;
  seat: number;
  stars: number;
  more: boolean;
}

export interface StateFrame {
  type: "state";
  state: TableState;
}

/** Steps on the emperor track; those beyond its end are VP. */
export interface StepsGained {
  kind: "steps_gained";
  decision: number;
  seat: number;
  steps: number;
  vp: number;
  because: Cause;
}

/** The keys of a browser's push subscription. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** Suffer the penalty of an emperor tile. */
export interface SufferAction {
  kind: "suffer";
  notation: string;
  tile: string;
}

/** Lose VP instead of what it demands. */
export interface SufferVpAction {
  kind: "suffer_vp";
  notation: string;
  tile: string;
  vp: number;
}

/** Tokens on spaces of its hotel, and the guests with one. */
export interface SushiResort {
  id: "sushi_resort";
  tokens: string[];
  marked: number[];
}

/** The café has one more table. */
export interface TableAdded {
  kind: "table_added";
  decision: number;
  seat: number;
}

/** How far an analysis is: how many turns the game had, and which of them have been looked at; and when that is all of them, what they say. */
export interface TableAnalysis {
  depth: "deep" | "quick";
  turns: number;
  done: number[];
  analysis: Analysis | null;
}

/** What the owner of a table may change: who may come, who may not speak, and closing it for good. */
export interface TableChange {
  open?: boolean | null;
  closed?: true | null;
  muted?: number[] | null;
  watchers_muted?: boolean | null;
}

/** What the clock of a table shows at the moment of the answer. The time of the seat `running` goes down, beginning in `starts_in` milliseconds; all others stand still. Seats of bots have no time. */
export interface TableClock {
  rule: ClockRule;
  running: number | null;
  starts_in: number;
  seats: (SeatClock | null)[];
}

/** A table, and the token with which it can be looked at. */
export interface TableKey {
  table: string;
  token?: string | null;
}

/** The secrets of a new table, shown only once. Seat tokens are invitations, valid for one `join`. */
export interface TableMade {
  table: string;
  owner: string;
  seats: SeatLink[];
  watch: string;
}

/** How a table stands, in short. */
export interface TableNote {
  table: string;
  game: string;
  seat: number | null;
  seats: Seat[];
  automata: string[];
  round: number;
  to_move: number | null;
  clock: TableClock | null;
  finished: Outcome | null;
  closed: boolean;
  options: Record<string, boolean | string>;
  pack: PackNote | null;
  undo_rule: "always" | "unseen";
  advice_rule: "agreed" | "never";
  rated: boolean;
  rematch: string | null;
  updated: string;
}

/** Tables that are not there any more, or cannot be looked at, are left out. `frozen` are those that were begun with other rules or cards: they are kept, but not played on here. */
export interface TableNotes {
  tables: TableNote[];
  frozen: string[];
}

/** A table as one audience sees it. */
export interface TableState {
  table: string;
  game: string;
  options: Record<string, boolean | string>;
  pack: PackNote | null;
  version: number;
  seat: number | null;
  invited: number | null;
  owner: boolean;
  to_move: number | null;
  view: View;
  legal: Action[];
  seats: Seat[];
  automata: string[];
  happenings: Happening[];
  undo: "ask" | "free" | "revealed" | null;
  undo_points: UndoPoint[];
  undo_rule: "always" | "unseen";
  advice_rule: "agreed" | "never";
  rated: boolean;
  unfair: Unfair[];
  redo: boolean;
  proposals: Proposal[];
  hints: boolean;
  clock: TableClock | null;
  chat: ChatLine[];
  finished: Outcome | null;
  closed: boolean;
  rematch: string | null;
  open: boolean;
  known_seed: boolean;
  lesson: string | null;
  daily: DailyMark | null;
  watchers: number;
  watchers_muted: boolean;
  created: string;
  updated: string;
}

/** Share the strength of a die: `count` of one thing, the rest of the other. Steps beyond the end of the track are VP. */
export interface TakeAction {
  kind: "take";
  notation: string;
  what: "cake" | "coffee" | "steps";
  count: number;
  items: Record<string, number>;
  krones: number;
  steps: number;
  vp: number;
}

/** Makes this browser a device of the profile whose link it has. Sent again with the same `key`, it is answered with the same secret; anybody else comes too late. */
export interface TakeHandover {
  code: string;
  key: string;
  label?: string;
}

/** Makes this browser a device of the profile whose passkey answers: the `credential` as the browser writes it in JSON. */
export interface TakePasskey {
  credential: Record<string, unknown>;
  key: string;
  label?: string;
}

/** What a choice is good for, and by how many points more than the others. */
export interface Theme {
  theme: string;
  points: number;
}

/** Go back on the emperor track for the reward of an own tile. */
export interface TileAction {
  kind: "tile";
  notation: string;
  tile: string;
  steps_back: number;
}

/** Use a token for a floor or a column. */
export interface TokenAction {
  kind: "token";
  notation: string;
  token: number;
  completed: "column" | "floor";
}

/** Which token is used for a floor or a column. */
export interface TokenQuestion {
  kind: "token";
  seat: number;
  completed: "column" | "floor";
}

/** The first card at a back door brings the token. */
export interface TokenTaken {
  kind: "token_taken";
  decision: number;
  seat: number;
  hotel: number;
  vp: number;
}

/** A token is used for a floor or a column. */
export interface TokenUsed {
  kind: "token_used";
  decision: number;
  seat: number;
  token: number;
  completed: "column" | "floor";
}

/** The tokens of an entrance lie ready. */
export interface TokensReceived {
  kind: "tokens_received";
  decision: number;
  seat: number;
  tokens: number[];
}

/** Tokens on the action spaces. */
export interface TollBridge {
  id: "toll_bridge";
  tolls: number[];
}

/** Toll Bridge Hotel: the automaton leaves a token on a space; `tokens` lie there now. */
export interface TollLeft {
  kind: "toll_left";
  decision: number;
  seat: number;
  value: number;
  tokens: number;
}

/** Toll Bridge Hotel: somebody pays for a space, or loses VP; a token goes, `tokens` remain. What the automaton scores is told next. */
export interface TollPaid {
  kind: "toll_paid";
  decision: number;
  seat: number;
  value: number;
  tokens: number;
  krones: number;
  vp: number;
}

/** The table after the decisions of a `plan`, what each of them led to, and what could follow. A plan `ends` with a decision after which dice or cards come out, or others decide: what that leads to nobody knows, so the table is the one before it. */
export interface Tried {
  version: number;
  plan: string[];
  view: View;
  legal: Action[];
  steps: Event[][];
  ends: boolean;
}

/** Tries decisions out, from the own turn at a version on, of which nobody hears. */
export interface Try {
  version: number;
  plan: string[];
}

/** Tries decisions out in the position of an exercise. */
export interface TryExercise {
  plan: string[];
}

/** A turn begins; an `extra` one takes no die. */
export interface TurnBegins {
  kind: "turn_begins";
  decision: number;
  seat: number;
  extra: boolean;
}

/** A turn is over. */
export interface TurnEnds {
  kind: "turn_ends";
  decision: number;
  seat: number;
}

/** What to do next in a turn; an `extra` one takes no die. */
export interface TurnQuestion {
  kind: "turn";
  seat: number;
  extra: boolean;
}

/** The staff cards of a player that lie face down. */
export interface TurnedCards {
  turned: number[];
}

/** Put a staff card under the deck. */
export interface UnderAction {
  kind: "under";
  notation: string;
  staff: number;
}

/** Which staff card goes under the deck next, of `count` that must; `cards` for the seat itself. */
export interface UnderQuestion {
  kind: "under";
  seat: number;
  count: number;
  cards: number[] | null;
  from_hand: boolean;
}

/** Takes the last own decision back, or all down to version `to`. */
export interface Undo {
  version: number;
  key: string;
  to?: number | null;
}

/** A decision that can be taken back without asking: its `version`, and the one to go back `to`. */
export interface UndoPoint {
  version: number;
  to: number;
}

/** Why a result is not fair: a code, of which `seat` if it is about one, and the same in English. */
export interface Unfair {
  code: "advised" | "from_record" | "guest" | "handed_over" | "known_seed" | "not_finished" | "pack" | "resigned" | "same_person" | "seen_back" | "stood_in" | "undo_rule";
  seat: number | null;
  message: string;
}

/** A decision about a staff card that nobody has named, and which card stands for it, where. */
export interface UnnamedCard {
  notation: string;
  place: number;
  staff: number;
}

/** Use a staff card for this round. Its price: krones, steps back on the emperor track, items of the kitchen, items of choice, and items to be exchanged. */
export interface UseAction {
  kind: "use";
  notation: string;
  staff: number;
  cost: number;
  steps_back: number;
  items: Record<string, number>;
  any_item: number;
  exchange: number;
}

/** Goes on vacation for some `days`, in which the own time stands still; 0 days: is back. */
export interface Vacation {
  days: number;
  key: string;
}

export type View = AustriaView | OverbookingView;

/** Agrees to a proposal, or ends it; the own one is withdrawn by a no. */
export interface Vote {
  agree: boolean;
}

/** Let's Waltz!: a section for each module in play. */
export interface Waltz {
  orders: Orders;
  ball?: Ball;
  lounge?: Lounge;
  entrances?: Entrances;
  key?: SkeletonKey;
  flips?: Flips;
}

/** Asks for the same table again. Whoever asks first makes it, with this `key`. */
export interface WantRematch {
  key: string;
}

/** Asks for a token of this device for a seat that its profile holds, the first one if none is named. Sent again with the same `key`, it is answered with the same token. */
export interface WantToken {
  key: string;
  seat?: number | null;
}

/** A guest leaves the café for a ballroom. */
export interface WentDancing {
  kind: "went_dancing";
  decision: number;
  seat: number;
  table: number;
  guest: number;
  ballroom: string;
  row: string;
}
