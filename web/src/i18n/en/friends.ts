// A table for friends: its seats and its clock.

export const friends = {
  "friends.title": "A table for friends",
  "friends.seats": "How many play?",
  "friends.person": "A friend, by link",
  "friends.unadvised": "Without advice",
  "friends.unadvised.help": "Nobody gets hints or tries moves out.",
  "friends.open": "Open table.",
  "friends.open.help": "Anybody who visits the start page may take a free seat or watch.",
  "clock.title": "Clock",
  "clock.none": "No clock",
  "clock.none.help": "Everybody takes the time they like.",
  "clock.live": "Live",
  "clock.live.help":
    "All are there at once. Time runs for whoever decides, beginning a minute after the last one has come.",
  "clock.correspondence": "By correspondence",
  "clock.correspondence.help":
    "A turn now and then, over days. What a turn does not use is not kept; the reserve is for the whole game.",
  "clock.minutes": "Minutes for the game",
  "clock.seconds": "Seconds more for each turn",
  "clock.hours": "Hours for each turn",
  "clock.reserve": "Days of reserve",
  "clock.vacation_days": "Days of vacation",
  "clock.zero": "When the time is up",
  "clock.zero.bot": "a bot stands in",
  "clock.zero.bot.help": "Its person may come back after the turn.",
  "clock.zero.lost": "the game is lost",
  "clock.zero.lost.help": "A bot plays on, so that the others can end their game.",
  "clock.bot": "Which bot",
} as const;
