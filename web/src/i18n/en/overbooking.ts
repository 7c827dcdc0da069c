export const overbooking = {
  // Guests and their powers at the back door
  "power.1": "moves to the end of the queue",
  "power.2": "3 more beds in this hotel",
  "power.3": "may replace one of your own cards in the queue, which is discarded",
  "power.4": "may choose one of your own cards in the queue to be checked first",
  "power.5":
    "may replace labourers in the queue, whoever owns them; without labourers there the soldiers are discarded",
  "power.6": "3 beds fewer in this hotel",
  "group.card": "{group} of house {house}",
  "group.needs": "Needs {beds}",
  "group.power": "At the back door: {power}",
  "group.back.small": "a small group (1 to 3 beds) of house {house}",
  "group.back.large": "a large group (4 to 6 beds) of house {house}",

  // Rules of hotels
  "rule.none": "No special rule",
  "rule.small_groups": "Only groups of 1, 2 or 3 may be played to the queue",
  "rule.large_groups": "Only groups of 4, 5 or 6 may be played to the queue",
  "rule.first_face_up": "The first card of the queue is played face up",
  "rule.second_face_up": "The second card of the queue is played face up",
  "rule.monks_first": "Monks in the queue are checked first",
  "rule.soldiers_first": "Soldiers in the queue are checked first",
  "rule.no_soldiers": "No soldiers may be played to the queue",
  "rule.no_back_door": "No back door; the queue takes up to 5 cards",
  "rule.two_houses": "Cards of at most two houses may be played to the queue",
  "hotel": "Hotel {n}",
  "hotel.stand_in": "The printed value is not public: this is a stand-in.",
  "hotel.token": "The first card at the back door takes this token: 1 point.",

  // What can be done
  "action.card.queue": "Play {card} to the queue of hotel {n}",
  "action.card.door": "Play {card} to the back door of hotel {n}",
  "action.card.door_token": "Play {card} to the back door of hotel {n} and take the token",
  "action.decline": "Play no fifth card",
  "action.choose.replace": "Replace {card}, place {n} of the queue",
  "action.choose.first": "Have {card}, place {n} of the queue, checked first",
  "action.no_power": "Do not use the power",
  "question.place": "Play a card face down to a queue or a back door ({n} of 5)",
  "question.power": "Hotel {n}: {group} at the back door: {power}",

  // What happens
  "event.ob.set_up": {
    you: {
      one: "You begin; everybody has a deck of {n} card",
      other: "You begin; everybody has a deck of {n} cards",
    },
    they: {
      one: "{who} begins; everybody has a deck of {n} card",
      other: "{who} begins; everybody has a deck of {n} cards",
    },
  },
  "event.ob.round": {
    you: "Round {n} begins; you go first. {hotels}",
    they: "Round {n} begins; {who} goes first. {hotels}",
  },
  "event.ob.round.turned": {
    you: "Round {n} begins; you go first. The hotels are turned over: {hotels}",
    they: "Round {n} begins; {who} goes first. The hotels are turned over: {hotels}",
  },
  "event.ob.drawn": {
    you: { one: "You draw {n} card", other: "You draw {n} cards" },
    they: { one: "{who} draws {n} card", other: "{who} draws {n} cards" },
  },
  "event.ob.drawn.seen": { you: "You draw {cards}", they: "{who} draws {cards}" },
  "event.ob.queue": {
    you: "You play {card} to the queue of hotel {n}",
    they: "{who} plays {card} to the queue of hotel {n}",
  },
  "event.ob.door": {
    you: "You play {card} to the back door of hotel {n}",
    they: "{who} plays {card} to the back door of hotel {n}",
  },
  "event.ob.face_up": "face up",
  "event.ob.with_token": { you: "{text} and take the token – {points}", they: "{text} and takes the token – {points}" },
  "event.ob.token": {
    you: "You take the token of hotel {n} – {points}",
    they: "{who} takes the token of hotel {n} – {points}",
  },
  "event.ob.declined": { you: "You play no fifth card", they: "{who} plays no fifth card" },
  "event.ob.skipped": { you: "You cannot place any card", they: "{who} cannot place any card" },
  "event.ob.opened": "Hotel {n}: all cards are turned face up, {beds}",
  "event.ob.power.monk": "{who}: {card} goes from the back door to the end of the queue",
  "event.ob.power.merchants": "{who}: {card} bring more beds, {beds} now",
  "event.ob.power.labourers": "{who}: {card} take beds away, {beds} now",
  "event.ob.power.nobles": "{who}: {card} have {chosen} checked first",
  "event.ob.power.declined": {
    you: "You do not use the power of {card}",
    they: "{who} does not use the power of {card}",
  },
  "event.ob.power.nothing": "{who}: no use at the back door for {card}",
  "event.ob.replaced": "{who}: {card} replace {chosen} in the queue",
  "event.ob.beds": "{who}: beds for {card}, {beds} left",
  "event.ob.no_beds": "{who}: too few beds for {card}",
  "event.ob.discarded": { you: "You discard {card}", they: "{who} discards {card}" },
  "event.ob.bonus": {
    one: "{who}: bonus for {n} card of house {house}",
    other: "{who}: bonus for {n} cards of house {house}",
  },

  // Where points come from
  "source.coins": "Coins of round {n}",
  "source.tokens": "Tokens",
  "source.bonus": "Bonus for houses",
} as const;
