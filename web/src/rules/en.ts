import type { Rules } from "./outline";
import { waltz } from "./waltz/en";

export const rules: Rules = {
  search: "Search the rules",
  nothing: "Nothing found. Try another word.",
  source: "Ids of the rules in our documentation",
  games: {
    austria: "Grand Austria Hotel",
    waltz: "Let’s Waltz!",
    solo: "Solo against Leopold and Elisabeth",
    overbooking: "Overbooking",
  },
  sections: {
    ...waltz,
    aim: {
      title: "What it is about",
      text: `
Everybody runs a hotel with a café. Guests come to the café, order something to eat and drink, and move into a room when they have got it. They bring victory points (VP) and a reward.
There are seven rounds with two turns each. Three times the emperor looks at what you have done for him. After round 7 the most VP win. Ties: who got more points from krones and items; still equal means a shared victory.`,
    },
    setup: {
      title: "Setup",
      text: `
- With 2, 3, 4 players there are 10, 12, 14 dice.
- One objective and one emperor tile of each category A, B, C are drawn.
- Everybody begins with 10 krones, one of each of the four items in the kitchen, 6 staff cards, three markers and a café with 3 tables.
- Each turn order tile carries two numbers, for n players (1, 2n), (2, 2n−1) and so on. A random player starts.
- Staff: six at random, or one of four fixed sets, or drafted: keep one, pass the rest to the left.
- From the last player backwards, each takes a first guest for free; the queue is refilled after each.
- Then each prepares three rooms: the first in the bottom-left corner, the others next to a room that is there, at their cost.
- The night side gives everybody the same hotel, the day side four different ones: dealt at random, or chosen in turn, beginning with the start player.`,
    },
    round: {
      title: "A round",
      text: `
All dice are rolled and put on the action spaces of their values. Whoever has the lowest visible number on a turn order tile acts next and covers it with the die taken. So the order runs to the last player and back again, and the last player has two turns in a row.
The round ends when everybody has had two turns, or when no die is left. After rounds 3, 5 and 7 the emperor is scored. Then staff of every round can be used again, the turn order tiles move one seat to the left, and the next round begins.`,
    },
    passing: {
      title: "Passing",
      text: `
Instead of a turn, before doing anything in it, you may pass and wait for better dice. You are asked again when all others have passed or have had both turns.
When nobody is left but those who passed, one of the remaining dice goes away for this round and the rest are rolled again. All passes are lifted and the lowest number acts. This can happen several times.`,
    },
    turn: {
      title: "Your turn",
      text: `
- First, if you like: take one guest from the queue to a free table of your café and pay for it. Only before you take a die, and once per turn.
- Then you must take exactly one die and do the action of its space.
- Additional actions can be done at any time between these steps, as often as you like: serve from the kitchen, claim an objective, use a staff card, let a guest move in. Never in the middle of another action.`,
    },
    strength: {
      title: "Strength and boost",
      text: `
The strength of an action is the number of dice on its space, the one you take included. Once per turn, when you choose the space, 1 krone makes it stronger by 1.
The die must be taken, but you may use its action in part or not at all. Items, krones and steps are taken in full when you take them. The krone for copying is paid only when you copy.`,
    },
    spaces: {
      title: "The action spaces",
      text: `
- 1 Strudel and cake: as many items as the strength, with no more cake than strudel.
- 2 Wine and coffee: as many items as the strength, with no more coffee than wine.
- 3 Rooms: prepare up to as many rooms as the strength.
- 4 Krones and emperor: split the strength between krones and steps on the emperor track.
- 5 Staff: play one card from hand; it costs less by the strength.
- 6 Copy: pay 1 krone (a boost costs another one) and do any action 1 to 5 with the strength of space 6. Dice on the copied space do not matter, and nothing is triggered that asks for a die of value 1 to 5.`,
    },
    items: {
      title: "Items and serving",
      text: `
There are strudel and cake, wine and coffee; the supply never runs out. Whenever you receive items, each of them may at once go for free to a guest in your café who wants it. The rest goes to the kitchen.
Serving from the kitchen later costs 1 krone for up to three items, to one or several guests. Items on guests stay there.`,
    },
    guests: {
      title: "Guests and the queue",
      text: `
Blue guests are nobles, red ones citizens, yellow ones artists: they sleep in rooms of their colour. Green tourists sleep anywhere; there are no green rooms.
Five guests wait in the queue. The newest costs 3 krones, then 2, 1, and the two oldest are free. When one is taken, the others move up and a new guest comes. An empty deck is made anew from the discarded guests.`,
    },
    "moving-in": {
      title: "Moving in",
      text: `
When the order of a guest is complete, the guest may move into a vacant room of the right colour. The room is then occupied, the guest leaves the café, and you get the VP and the reward. The items go back to the supply.
Of a reward you may take what you like, in any order, or nothing. Income from staff comes before it. Only the bonus of a group that the guest’s own room completes can be taken before or after it; a bonus that a reward or a card brings about comes at once. Krones above 20 are lost.`,
    },
    rooms: {
      title: "Rooms",
      text: `
A hotel has 4 floors with 5 spaces. Preparing a room costs 0, 1, 2, 3 krones on floors 1, 2, 3, 4. It must lie next to a room that is there, vacant or occupied, left, right, above or below. With no room at all you begin in the bottom-left corner.
Some spaces at the top right show VP: you get them when you prepare a room there.`,
    },
    groups: {
      title: "Groups of rooms",
      text: `
Neighbouring spaces of one colour form a group of 1 to 4. The first time that all rooms of a group are occupied, you get a bonus at once: blue gives VP, red krones, yellow steps on the emperor track. The larger the group, the more. Each group pays only once.`,
    },
    objectives: {
      title: "Objectives",
      text: `
When you meet the condition of an objective on your own turn, you may claim it: put a marker on its best free space, worth 15, 10 or 5 VP. There are only three spaces, so a fourth player gets nothing. It does not matter if you fail the condition later.`,
    },
    staff: {
      title: "Staff",
      text: `
A staff card costs krones and works in one of four ways: once, at the moment when it is played; once every round, on your own turn; permanently; or at the end of the game.
You play cards with action space 5, and with some rewards. New cards come only from rewards.`,
    },
    "staff-notes": {
      title: "Notes on staff",
      text: `
- “When you take a die showing …” looks at the die you take, never at an action that you copy.
- Decorator, Detective, Staff Manager: their extra may come before or after the main action, with nothing between.
- Butler, Chauffeur, Florist: rooms of the colour are free from whatever source. Delivery Boy: so are guests.
- Groom, Stableman, Masseuse, Tour Guide and the Male Floor Housekeeper pay when a served guest leaves the café.
- Custodian pays for every room that becomes occupied, by whatever means.
- Secretary scores like the best end card in play of an opponent; another Secretary scores nothing for it.
- Page Boy occupies up to two vacant rooms. Porter fills an order; the guest still has to move in.
- Conference Manager: 1 krone averts a penalty.
- Restaurant Manager and Kitchen Hand give 1 more strength, Checker 2, on top of a boost.
- Bootblack: you may leave out steps, not krones.
- Cards that you return go under the deck in the order you choose. Of an empty deck you draw what there is.`,
    },
    "guest-notes": {
      title: "Notes on guests",
      text: `
- Sculptor: the free room must be on floor 1 or 2. Painter: two rooms, one of them 1 krone cheaper.
- Draw 3, play 1: you may play none; the others go under the deck in the order you choose.
- Medicinal Councillor: the queue is refilled before you take the second guest.
- E. Gizia: after all other rewards of the move, do the action of a space with dice, at its strength, without a boost and without taking a die. Space 6 costs the krone. Your own die is still to be taken.
- A room that is occupied by a reward counts for groups and for Custodian like any other.`,
    },
    tracks: {
      title: "Limits",
      text: `
You can hold at most 20 krones; more is lost. The emperor track ends at 13; every further step gives 1 VP. VP may become negative.`,
    },
    emperor: {
      title: "The emperor",
      text: `
After rounds 3, 5 and 7 everybody scores the VP under their marker on the emperor track and then moves back 3, 5 or 7 spaces, never below 0.
Whoever then stands on 3 or higher gets the reward of the tile, and may decline it. On 1 or 2 nothing happens. On 0 there is a penalty.
If a penalty names two things, the first must be suffered if it can be paid in full; otherwise the VP are lost.
Where the order matters, the start player of the round begins. Objectives cannot be claimed now. Removing rooms may split a hotel; later rooms can be added to any part.`,
    },
    end: {
      title: "Final scoring",
      text: `
- End cards of your staff.
- Occupied rooms: 1, 2, 3, 4 VP on floors 1 to 4.
- 1 VP for each krone and for each item in the kitchen.
- −5 VP for each guest who is still in the café.`,
    },
    editions: {
      title: "Editions",
      text: `
The revised edition of 2022 changed a few things. In the first edition of 2015:
- Kitchen Hand costs 3 instead of 5.
- E. Gizia gives one more turn without taking a die: a guest if you like, then an action with the dice lying there, boost allowed.
- Male Floor Housekeeper pays for orders of exactly 4 items.
- Operator gives at most 12 VP.
- Custodian pays when a guest moves into a room, not when a card, a tile or a reward occupies one.
- Groom and Stableman pay as soon as an order is complete; the others when the guest leaves.
- While you take the reward of a guest, you may do additional actions and claim objectives as soon as you can; also between the extra of Decorator, Detective or Staff Manager and the action of the die.
Two printings of its rulebook differ. The Italian one, unless you choose the other:
- The first part of a penalty must be suffered if it can be, and Conference Manager costs 1 krone. Tile C2 removes an occupied room and one of the floor directly below.
- Secretary also copies your own end cards, Assistant Manager gives 2 VP per card, and Kitchen Hand helps in an extra turn too.
- Exactly three rooms are prepared at the start.
The Spanish one:
- Of a penalty with two parts you choose one, if both are possible. Conference Manager averts penalties for nothing. Tile C2 removes an occupied room and the next occupied one below it in the same column.
- Secretary copies only the cards of others, Assistant Manager gives 4 VP per card, and Kitchen Hand needs a die that you take.
- Up to three rooms are prepared at the start.`,
    },
    "solo-setup": {
      title: "Setup with Leopold",
      text: `
It is a game for two against an automaton with 20 instruction cards. Leopold has the turn order tile (1, 4) in round 1; then the tiles change hands every round. He always uses a night board.
He needs no money, no kitchen and no hand. Five end cards lie face down as his own staff. You draw 10 staff cards, keep 6 and put 4 under the deck. He takes no first guest and prepares no rooms.
Difficulty: easy uses icons without a border, medium also the silver ones, hard also the golden ones.`,
    },
    "solo-guests": {
      title: "Leopold’s guests",
      text: `
For every guest icon on his card he takes a guest for free: of the icon’s colour the one with the most VP. If there is none, if he has no space of that colour, or if the icon is white: the one with the most VP that he can place. The hand icon breaks ties in the direction in which its finger points: to the right means from left to right.
He scores the VP and at once puts an occupied room on the first empty space of the colour, lowest floor first, from the left. A green guest takes the rightmost column with an empty space, from the bottom. He gets no reward and no bonus, but the VP printed on spaces.`,
    },
    "solo-die": {
      title: "Leopold’s die",
      text: `
He takes a die of the value shown; of two values from the space with more dice. With a question mark, or if there is none of the value: from the space with the most dice. He does not do the action. Ties by the hand icon along the values.`,
    },
    "solo-icons": {
      title: "Leopold’s further icons",
      text: `
- Emperor: he advances as many steps as the icon shows.
- Staff: he turns up the next of his staff cards.
- Objective: his countdown there moves on from nothing to III, II and I. On reaching I he claims it, on the best free space. If he has claimed the one shown, or the icon means any, he moves on where he is furthest behind.`,
    },
    "solo-rest": {
      title: "Passing, emperor, end",
      text: `
If you pass, Leopold plays both his turns, then one die goes and the rest are rolled again. At the emperor both score and move back, but only you get reward or penalty.
In the end Leopold scores his occupied rooms and the staff that he has turned up. You win with more VP than Leopold; otherwise he wins.`,
    },
    cards: {
      title: "The guests",
      text: `
Everybody has the same 24 cards: six groups in four houses. A group is named by the beds it needs: 1 monk, 2 merchants, 3 maids, 4 nobles, 5 soldiers, 6 labourers. Coins on a card are points.
The back of a card shows the crest of its house, small for groups of 1 to 3, large for 4 to 6. So everybody sees owner, house and size of a hidden card; only its owner knows more.`,
    },
    hotels: {
      title: "The hotels",
      text: `
There are as many hotels as players, in a column. Each has a number of beds, a rule, a back door on its left for at most 2 cards and a queue on its right for at most 4.`,
    },
    layout: {
      title: "Setup",
      text: `
Hotels are drawn at random, in a random order, with a random side up. A point token lies at each back door. Everybody draws 9 cards; a random player starts. Bonus scoring is an option.`,
    },
    placing: {
      title: "Phase 1: playing cards",
      text: `
In turn, each plays one card face down to the queue or the back door of a hotel, behind the cards that lie there, until everybody has played five. The last player in turn order may leave out the fifth card.
The first card at a back door takes the token there: 1 point. Limits of places and rules of hotels hold only in this phase. You may look at your own hidden cards, unless you play from memory. Whoever cannot place any card skips.`,
    },
    checking: {
      title: "Phase 2: checking bookings",
      text: `
Hotel by hotel, from the top:
- All cards there are turned face up.
- The powers at the back door happen one after the other, from the hotel outwards. Where a power says “may”, its owner decides.
- Beds are given: first to cards chosen by nobles, then to those with priority by the rule of the hotel, then to all others, large groups before small ones; among equals the one nearer to the hotel.
- A group gets its beds if enough are left. Otherwise it gets none and the next one is checked.
- Groups with beds go to their owners. All other cards there are out of the game. There are never fewer than 0 beds.`,
    },
    powers: {
      title: "Powers at the back door",
      text: `
- 1 Monk: goes to the end of the queue.
- 2 Merchants: 3 more beds.
- 3 Maids: may take the place of one of your own cards in the queue, which is discarded.
- 4 Nobles: may choose one of your own cards in the queue; it is checked first. A second choice comes after the first.
- 5 Soldiers: may take the place of labourers in the queue, whoever owns them. Without labourers they are discarded.
- 6 Labourers: 3 beds fewer.
Powers come before the rule of the hotel.`,
    },
    "hotel-rules": {
      title: "Rules of hotels",
      text: `
Some hotels take only small groups (1 to 3) or only large ones (4 to 6) into the queue, no soldiers, or cards of at most two houses. Some want the first or the second card of the queue face up. In some, monks or soldiers are checked first. One kind has no back door and a queue for 5 cards. Rules never restrict the back door.`,
    },
    "next-round": {
      title: "The next round",
      text: `
After rounds 1 and 3 the hotels are turned over; after round 2 they are replaced by new ones. Empty back doors get a token again. The next player clockwise starts, and everybody draws 5 cards. There are four rounds.`,
    },
    scoring: {
      title: "End and scoring",
      text: `
1 point for each coin on your collected cards and for each token. With bonus scoring, 4, 5 or 6 collected cards of one house give 2, 4, 6 points (beginner) or 2, 5, 10 (expert).
Most points win. Ties: more collected cards worth 3 coins; still equal means a shared victory.`,
    },
  },
};
