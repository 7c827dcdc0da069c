import type { WaltzSections } from "../outline";

export const waltz: WaltzSections = {
  modules: {
    title: "The modules",
    text: `
Let’s Waltz! has five modules. Play with any of them together; alone with all but the fourth. Without a module nothing of it is in the game.
Some printed numbers are not known to us: costs of the new staff, orders of the new guests, what ballrooms cost, how many spaces they have, and a few more. There we play with values of our own. A small pencil marks them, and a content pack from a real box replaces them.`,
  },
  champagne: {
    title: "Module 1: champagne",
    text: `
Champagne is a fifth item. It lies in the kitchen, some guests order it, and it is spent to send dancers. “An item of your choice” is never champagne. Everybody begins with 1 champagne and 10 dancers; each champagne left at the end gives 1 VP.
Spaces 1 and 2 give it too: never more champagne than cake, and never more than coffee.`,
  },
  ballrooms: {
    title: "Module 1: ballrooms",
    text: `
Three of five ballrooms, drawn at random, stand side by side. They are scored after the emperor in rounds 3, 5 and 7, from left to right. Each has a bottom, a middle and a top row, with one space more than there are players. To the right of the third is a balcony without limit, which costs and counts like its top row.
To send a dancer, choose a free space in a ballroom that is still to be scored and pay champagne from the kitchen: 1, 2, 3 for the bottom, middle, top row. Discounts never go below 0. Then you get the bonus of the row; the bottom row has none.`,
  },
  dancing: {
    title: "Module 1: going to the ball",
    text: `
A guest whose order is complete may go to a ballroom instead of a room: pay and place a dancer as usual. VP, reward and income from staff come as if the guest had moved in, but no room becomes occupied. Some guests must take a room, others must go to a ball.
Rewards and staff that send a dancer do the same without a guest.`,
  },
  rehearsal: {
    title: "Module 1: rehearsal rooms",
    text: `
From the last player backwards, each takes one rehearsal room before the game. Sending your third, sixth and ninth dancer gives the rewards printed there.`,
  },
  "ballroom-scoring": {
    title: "Module 1: scoring ballrooms",
    text: `
- Apollosaal: your dancers times the highest row in which one stands (1, 2, 3).
- Goldener Strauß: each row by itself, most dancers 7 VP, second most 2 VP.
- Odeonsaal: 1, 4, 9, 16, 25 VP for 1, 2, 3, 4, 5 or more dancers.
- Zum Sperl: most dancers 10 VP, second 3 VP; with three or four players 15, 10, 5 VP.
- Zur Kettenbrücke: 7 VP for every second dancer.
Whoever has no dancer in the ballroom loses 5 VP. Players who tie add up the VP of the ranks they cover and share them, rounded down. Without a dancer there is no rank.`,
  },
  "ballroom-cards": {
    title: "Module 1: cards",
    text: `
15 staff cards, 29 guests, three objectives and three emperor tiles are shuffled in before the game begins.`,
  },
  celebrities: {
    title: "Module 2: celebrities",
    text: `
Three of the dice are red, yellow and blue. They are rolled and counted like the others; which die you take from a space is your choice. In the lounge lies a celebrity for each colour.
When you take a coloured die, you may pay 1 krone for the celebrity of its colour, if still there. You get the VP at once, and the effect works until the end of the round, beginning before the action of this die.
At the end of the round celebrities who were taken are discarded and new ones come. The others stay.`,
  },
  "unique-hotels": {
    title: "Module 3: unique hotels",
    text: `
As many entrances as players are laid out. Kitchens are empty at first; the start player has 9 krones, the others 10.
In turn order, whoever has no entrance bids 0 or more krones on one, more than the bid that lies there. Who is outbid bids again when the turn comes round. When everybody has one, the bids are paid.
The gift of an entrance comes before the first guest and the first rooms, which it may change. What it does afterwards it tells when you point at it.`,
  },
  "skeleton-key": {
    title: "Module 4: the skeleton key",
    text: `
Once per round somebody may take the skeleton key instead of a die. It covers the number on the turn order tile and gives 1 krone and 1 step on the emperor track. Its owner gets the first turn order tile in the next round, the others follow clockwise. If nobody takes it, the tiles pass on as usual. This module is not for playing alone.`,
  },
  more: {
    title: "Module 5: more of everything",
    text: `
14 staff cards, three objectives and three emperor tiles are shuffled in. Some of these staff are turned over: once per game, when the condition has just been met, you may turn the card face down and get its effect. It still counts as played.`,
  },
  elisabeth: {
    title: "Elisabeth and the ballrooms",
    text: `
With module 1 or 2 Elisabeth is your opponent: Leopold’s rules with 20 cards of her own. You get a random rehearsal room; she has none, but 10 dancers, and needs no champagne.
A guest icon with a dancer: she takes the guest and the VP as usual, then places a dancer instead of a room, in the lowest row with a free space. One arrow means the next ballroom to be scored, two arrows the one after it; if it is full, the following one. She gets no bonus of the row.
A dancer icon below sends one more in the same way. The three-coloured die means the space with the most dice, unless celebrities are in play. She scores ballrooms like a player.`,
  },
  "elisabeth-celebrities": {
    title: "Elisabeth and the celebrities",
    text: `
From a space with coloured dice she takes a coloured one, that of the celebrity with the most VP; the hand icon breaks ties along red, yellow, blue. She gets the celebrity for free, scores the VP and ignores the effect. Red moves her on at the objective that is furthest behind, yellow gives 2 emperor steps, blue 2 VP.
The three-coloured die means the coloured die with the most VP, wherever it lies; if none is left, the space with the most dice. Without module 1 dancer icons do not count.`,
  },
  "solo-entrances": {
    title: "Unique hotels against the automaton",
    text: `
You draw three entrances, keep one and begin with 7 krones. The automaton gets one of its own four, at random or as you choose:
- Hautel Couture: three guests of 5 to 7 VP wait in its café with rooms reserved. Every action space carries an item. When you take a die there, you must put the item on a guest of the automaton who needs it; otherwise it is gone. Empty spaces get new items each round. A complete order scores the guest’s VP and occupies the room.
- Nine Stars Inn: each objective icon in use also puts a token on a track with rows III, II, I. You remove the last one when you complete a floor or a column. After each emperor scoring it scores 5, 10, 15 VP by the furthest row reached.
- Sushi Resort: six spaces of its hotel carry tokens. When it builds there, the token goes to the newest guest in the queue, who costs you 1 krone more. When it takes that guest, or the guest comes to the last place, it scores 8 VP.
- Toll Bridge Hotel: it leaves a token wherever it takes a die. Using such a space costs you 1 krone; it scores 1 VP per token there, and one token goes. If you can use no space at all you lose 5 VP and use any one.`,
  },
};
