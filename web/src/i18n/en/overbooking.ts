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

  // The log
  "log.card.queue": "{who} plays {card} to the queue of hotel {n}",
  "log.card.door": "{who} plays {card} to the back door of hotel {n}",
  "log.card.hidden": "a hidden card",
  "log.decline": "{who} plays no fifth card",
  "log.choose": "{who} chooses place {n} of the queue",
  "log.no_power": "{who} does not use the power",

  // The check of bookings, step by step
  "check.open": "Hotel {n}: all cards are turned face up, {beds}",
  "check.power": "{who}: {group} at the back door: {power}",
  "check.beds": "{who}: beds for the {group}, {beds} left",
  "check.no_beds": "{who}: too few beds for the {group}",

  // Where points come from
  "source.coins": "Coins of round {n}",
  "source.tokens": "Tokens",
  "source.bonus": "Bonus for houses",
} as const;
