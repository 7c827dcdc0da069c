// The clocks of tables.

export const clock = {
  "house.time_up": "The time of {name} (seat {place}) is up: {bot} stands in.",
  "house.time_lost": "The time of {name} (seat {place}) is up, and the game is lost: {bot} plays on.",
  "house.vacation": { one: "{name} (seat {place}) is on vacation for a day.", other: "{name} (seat {place}) is on vacation for {n} days." },
  "house.vacation_over": "{name} (seat {place}) is back from vacation.",
  "error.time_is_up": "Your time is up: the bot plays this turn.",
  "error.no_vacation": "This vacation cannot be taken.",
} as const;
