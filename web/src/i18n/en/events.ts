/** What happens in Grand Austria Hotel, for the log: third person, present tense. */
export const events = {
  // How a line is put together; whoever reads it, and a card of theirs
  "reader": "you",
  "reader.card": "yours",
  "event.brings": "{text} – {gains}",
  "event.noted": "{text} ({notes})",
  "event.gets": { you: "You get {gains}", they: "{who} gets {gains}" },
  "event.gets.nothing": { you: "You get nothing", they: "{who} gets nothing" },
  "event.loses": { you: "You lose {losses}", they: "{who} loses {losses}" },
  "event.scores": "{who}: {list}",
  "event.back": { one: "{n} space back", other: "{n} spaces back" },
  "event.lost": { one: "{n} krone beyond the limit is lost", other: "{n} krones beyond the limit are lost" },
  "event.strength": "strength {n}",
  "event.boosted": "boosted",

  // Why something is gained
  "cause.group.blue": "blue group",
  "cause.group.red": "red group",
  "cause.group.yellow": "yellow group",
  "cause.emperor": "emperor track",
  "cause.end": "final scoring",
  "cause.instruction": "instruction card",
  "cause.exchange": "exchange",

  // Setting up
  "event.set_up": {
    you: "You begin. Objectives: {objectives}. Emperor tiles: {tiles}. In the queue: {guests}",
    they: "{who} begins. Objectives: {objectives}. Emperor tiles: {tiles}. In the queue: {guests}",
  },
  "event.seated": { you: "You begin with {list}", they: "{who} begins with {list}" },
  "event.board": { you: "You choose hotel {letter}", they: "{who} chooses hotel {letter}" },
  "event.hand": {
    you: { one: "You receive {n} staff card", other: "You receive {n} staff cards" },
    they: { one: "{who} receives {n} staff card", other: "{who} receives {n} staff cards" },
  },
  "event.hand.seen": { you: "You receive {cards}", they: "{who} receives {cards}" },
  "event.pack": { you: "You choose from {cards}", they: "{who} chooses from {cards}" },
  "event.kept": { you: "You keep {staff}", they: "{who} keeps {staff}" },
  "event.kept.secret": { you: "You keep a staff card", they: "{who} keeps a staff card" },

  // Rounds and turns
  "event.round": { you: "Round {n} begins; you go first", they: "Round {n} begins; {who} goes first" },
  "event.dice": "The dice show {dice}",
  "event.dice.again": "The dice are rolled again, one fewer: {dice}",
  "event.dice.removed": "No die is left to be rolled again",
  "event.die_coloured": "{die} {value}",
  "event.extra_turn": { you: "You take the extra turn", they: "{who} takes the extra turn" },
  "event.extra_turn_gained": { you: "You get one more turn", they: "{who} gets one more turn" },
  "event.passed": { you: "You pass and wait for new dice", they: "{who} passes and waits for new dice" },

  // Guests
  "event.guest_arrives": "{guest} joins the queue",
  "event.nobody_arrives": "Nobody is left to join the queue",
  "event.deck_rebuilt": {
    one: "The discarded guests become the new deck: {n} card",
    other: "The discarded guests become the new deck: {n} cards",
  },
  "event.guest_taken": { you: "You take {guest} to the café", they: "{who} takes {guest} to the café" },
  "event.order_filled": {
    you: "The order of your guest {guest} is filled from the supply",
    they: "{who}: the order of {guest} is filled from the supply",
  },
  "event.order_complete": {
    you: "The order of your guest {guest} is complete",
    they: "{who}: the order of {guest} is complete",
  },
  "event.moved_in": {
    you: "{guest} moves into your {room}",
    they: "{who}: {guest} moves into {room}",
  },
  "event.went_dancing": {
    you: "Your guest {guest} goes dancing, {place}",
    they: "{who}: {guest} goes dancing, {place}",
  },

  // Dice, actions and items
  "event.die": {
    you: "You take a die from space {value}: {space}",
    they: "{who} takes a die from space {value}: {space}",
  },
  "event.space": { you: "You use space {value}: {space}", they: "{who} uses space {value}: {space}" },
  "event.action": { you: "You use the action: {space}", they: "{who} uses the action: {space}" },
  "event.copied": { you: "You copy space {value}: {space}", they: "{who} copies space {value}: {space}" },
  "event.declined": {
    you: "You leave the rest of the action: {space}",
    they: "{who} leaves the rest of the action: {space}",
  },
  "event.received": { you: "You receive {items}", they: "{who} receives {items}" },
  "event.served": { you: "You serve {items} to {guest}", they: "{who} serves {items} to {guest}" },
  "event.served.complete": {
    you: "You serve {items} to {guest}; the order is complete",
    they: "{who} serves {items} to {guest}; the order is complete",
  },
  "event.items_kept": { you: "You put {items} into the kitchen", they: "{who} puts {items} into the kitchen" },
  "event.serving": { you: "You serve from the kitchen", they: "{who} serves from the kitchen" },
  "event.spent": { you: "You spend {items}", they: "{who} spends {items}" },
  "event.reward_declined": { you: "You leave the rest of the reward", they: "{who} leaves the rest of the reward" },
  "event.krones_wait": {
    you: {
      one: "{n} krone of yours waits until the reward is taken",
      other: "{n} krones of yours wait until the reward is taken",
    },
    they: {
      one: "{who}: {n} krone waits until the reward is taken",
      other: "{who}: {n} krones wait until the reward is taken",
    },
  },

  // Rooms and staff
  "event.room_prepared": { you: "You prepare {room}", they: "{who} prepares {room}" },
  "event.room_occupied": {
    you: "Your {room} becomes occupied",
    they: "{who}: {room} becomes occupied",
  },
  "event.group.blue": {
    you: {
      one: "A blue group of {n} room is fully occupied in your hotel",
      other: "A blue group of {n} rooms is fully occupied in your hotel",
    },
    they: {
      one: "{who}: a blue group of {n} room is fully occupied",
      other: "{who}: a blue group of {n} rooms is fully occupied",
    },
  },
  "event.group.red": {
    you: {
      one: "A red group of {n} room is fully occupied in your hotel",
      other: "A red group of {n} rooms is fully occupied in your hotel",
    },
    they: {
      one: "{who}: a red group of {n} room is fully occupied",
      other: "{who}: a red group of {n} rooms is fully occupied",
    },
  },
  "event.group.yellow": {
    you: {
      one: "A yellow group of {n} room is fully occupied in your hotel",
      other: "A yellow group of {n} rooms is fully occupied in your hotel",
    },
    they: {
      one: "{who}: a yellow group of {n} room is fully occupied",
      other: "{who}: a yellow group of {n} rooms is fully occupied",
    },
  },
  "event.room_lost": { you: "You lose {room}", they: "{who} loses {room}" },
  "event.drawn": {
    you: { one: "You draw {n} staff card", other: "You draw {n} staff cards" },
    they: { one: "{who} draws {n} staff card", other: "{who} draws {n} staff cards" },
  },
  "event.drawn.seen": { you: "You draw {cards}", they: "{who} draws {cards}" },
  "event.under": { you: "You put {staff} under the deck", they: "{who} puts {staff} under the deck" },
  "event.under.secret": { you: "You put a staff card under the deck", they: "{who} puts a staff card under the deck" },
  "event.played": { you: "You play {staff}", they: "{who} plays {staff}" },
  "event.used": { you: "You use {staff}", they: "{who} uses {staff}" },
  "event.staff_lost": { you: "You lose {staff}", they: "{who} loses {staff}" },
  "event.claimed": { you: "You claim objective {letter}", they: "{who} claims objective {letter}" },

  // The emperor and the end
  "event.emperor": "Visit {n} of the emperor, with tile {tile}",
  "event.emperor.scored": {
    you: "You are on space {position} of the emperor track",
    they: "{who} is on space {position} of the emperor track",
  },
  "event.emperor.reward": { you: "The emperor rewards you", they: "The emperor rewards {who}" },
  "event.emperor.nothing": {
    you: "The emperor passes you by: neither reward nor penalty",
    they: "The emperor passes {who} by: neither reward nor penalty",
  },
  "event.emperor.penalty": { you: "The emperor is displeased with you", they: "The emperor is displeased with {who}" },
  "event.averted": { you: "You avert the penalty", they: "{who} averts the penalty" },
  "event.suffered": { you: "You suffer the penalty", they: "{who} suffers the penalty" },
  "event.suffered.orders": "all that was served to guests",
  "event.final": "Final scoring",
  "event.score": "{what} {vp}",
  "event.points": "{who} {points}",
  "event.over": "The game is over: {scores}. {result}",
  "event.wins": {
    you: { one: "You win", other: "You win" },
    they: { one: "{who} wins", other: "{who} win" },
  },
  "event.shares": "You share the victory with {who}",

  // Let's Waltz!
  "event.ballrooms": {
    one: "The ballrooms open: {halls}. Everybody has {n} dancer",
    other: "The ballrooms open: {halls}. Everybody has {n} dancers",
  },
  "event.rehearsal": { you: "You take rehearsal room {n}", they: "{who} takes rehearsal room {n}" },
  "event.dancer": { you: "You send a dancer to {place}", they: "{who} sends a dancer to {place}" },
  "event.dancer_lost": { you: "You lose a dancer in {place}", they: "{who} loses a dancer in {place}" },
  "event.hall": "{hall} is scored: {points}",
  "event.hall.seat": "{who} {vp} ({dancers})",
  "event.hall.dancers": "{who} {dancers}",
  "event.celebrity_arrives": "{celebrity} comes to the lounge",
  "event.celebrities_shuffled": {
    one: "The celebrities who have left become the new deck: {n} card",
    other: "The celebrities who have left become the new deck: {n} cards",
  },
  "event.celebrity": { you: "You welcome {celebrity}", they: "{who} welcomes {celebrity}" },
  "event.celebrity_used": { you: "You use the help of {celebrity}", they: "{who} uses the help of {celebrity}" },
  "event.celebrities_leave": {
    you: { one: "{names} leaves you", other: "{names} leave you" },
    they: { one: "{who}: {names} leaves", other: "{who}: {names} leave" },
  },
  "event.entrances": "Entrances to be had: {entrances}",
  "event.bid": { you: "You bid {krones} for {entrance}", they: "{who} bids {krones} for {entrance}" },
  "event.bid.nothing": { you: "You bid nothing for {entrance}", they: "{who} bids nothing for {entrance}" },
  "event.bid.outbids": { you: "{text} and outbid {other}", they: "{text} and outbids {other}" },
  "event.bid.outbids_you": "{text} and outbids you",
  "event.entrance": { you: "You get the entrance {entrance}", they: "{who} gets the entrance {entrance}" },
  "event.table_added": { you: "You have one more table in the café", they: "{who} has one more table in the café" },
  "event.tokens": {
    you: { one: "You receive {n} token", other: "You receive {n} tokens" },
    they: { one: "{who} receives {n} token", other: "{who} receives {n} tokens" },
  },
  "event.token.floor": {
    you: "You use token {n} for a completed floor",
    they: "{who} uses token {n} for a completed floor",
  },
  "event.token.column": {
    you: "You use token {n} for a completed column",
    they: "{who} uses token {n} for a completed column",
  },
  "event.own_objectives": {
    you: "Objectives for you alone: {objectives}",
    they: "Objectives for {who} alone: {objectives}",
  },
  "event.own_objective": {
    you: "You complete an objective of your own hotel: {objective}",
    they: "{who} completes an objective of their own hotel: {objective}",
  },
  "event.own_tiles": { you: "Emperor tiles for you alone: {tiles}", they: "Emperor tiles for {who} alone: {tiles}" },
  "event.own_tile": { you: "You use emperor tile {tile}", they: "{who} uses emperor tile {tile}" },
  "event.die_moved": {
    you: "You move a die from space {value} to space {to}",
    they: "{who} moves a die from space {value} to space {to}",
  },
  "event.key": { you: "You take the skeleton key", they: "{who} takes the skeleton key" },
  "event.turned": { you: "You turn {staff} over", they: "{who} turns {staff} over" },

  // Leopold and Elisabeth, step by step
  "step.ready": "{who} plays: {difficulty}",
  "step.ready.staff": { one: "{n} staff card face down", other: "{n} staff cards face down" },
  "step.ready.cards": { one: "{n} instruction card", other: "{n} instruction cards" },
  "step.card": "{who} draws card {card}",
  "step.hand": "the hand points {hand}",
  "step.guest": "{who} takes {guest} and puts the room on {space}",
  "step.dancing_guest": "{who} takes {guest} and sends a dancer",
  "step.guest.of_colour": "{colour}: the most points among guests of this colour",
  "step.guest.white_icon": "the most points of all for a white icon",
  "step.guest.none_of_colour": "{colour}: no guest of this colour can be placed, so the most points of all",
  "step.tied": { one: "the hand decides among {n}", other: "the hand decides among {n}" },
  "step.tied.hand": { one: "the hand decides among {n}, {hand}", other: "the hand decides among {n}, {hand}" },
  "step.no_guest": "{who} cannot place any guest",
  "step.die": "{who} takes a die from space {value}",
  "step.coloured_die": "{who} takes the {die} from space {value}",
  "step.die.shown": "{values}: the most dice among the values on the card",
  "step.die.question_mark": "the space with the most dice",
  "step.die.none_shown": "{values}: no die of the values on the card, so the most dice of all",
  "step.die.coloured_card": "the card asks for a coloured die, the one whose celebrity brings the most points",
  "step.die.coloured_there": "a coloured die lies there",
  "step.celebrity": "{who} receives {celebrity}",
  "step.staff": "{who} turns up {staff}",
  "step.no_staff": "{who} has no staff card left to turn up",
  "step.steps": { one: "{who} advances {n} step on the emperor track", other: "{who} advances {n} steps on the emperor track" },
  "step.countdown": "{who} moves the countdown on objective {letter} to {step}",
  "step.countdown.claimed": "{who} counts objective {letter} down to the end",
  "step.countdown.shown": "the one on the card",
  "step.countdown.furthest_behind": "the one furthest behind",
  "step.no_objective": "{who} finds all objectives claimed",
  "step.dancer.1": "{who} sends a dancer to the next ballroom to be scored",
  "step.dancer.2": "{who} sends a dancer to the ballroom after the next one",
  "step.no_dancer": "{who} has no dancer left to send",

  // Their own entrances
  "step.invites": "{guest} sits down in the café of {who}; {room} is kept",
  "step.laid_out": "On the action spaces of {who} lie {items}",
  "step.laid_out.supply": "beside the board: {items}",
  "step.item_left": "The item of space {value} is taken away: {item}",
  "step.item_given": "{who}: {guest} gets {item}",
  "step.checked_in": "{who}: {guest} moves into {room}",
  "step.stars.more": { one: "{who} gets a star: {n} on the track now", other: "{who} gets a star: {n} on the track now" },
  "step.stars.less": { one: "{who} loses stars: {n} on the track now", other: "{who} loses stars: {n} on the track now" },
  "step.marked": "A token of {who} goes to {guest}",
  "step.marked.gone": "A token of {who} is gone: no guest is there to take it",
  "step.marks_paid": { you: "You pay for the token of {guest}", they: "{who} pays for the token of {guest}" },
  "step.marks_scored": "{who} collects the token of {guest}",
  "step.toll_left": { one: "{who} leaves a token on space {value}: {n} there now", other: "{who} leaves a token on space {value}: {n} there now" },
  "step.toll_paid": { you: "You pay the toll of space {value}", they: "{who} pays the toll of space {value}" },
} as const;
