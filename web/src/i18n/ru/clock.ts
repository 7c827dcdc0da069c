// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "{name} (место {place}): время вышло, на замену садится {bot}.",
  "house.time_lost": "{name} (место {place}): время вышло, партия проиграна, дальше играет {bot}.",
  "house.vacation": {
    one: "{name} (место {place}) в отпуске на {n} день.",
    few: "{name} (место {place}) в отпуске на {n} дня.",
    many: "{name} (место {place}) в отпуске на {n} дней.",
    other: "{name} (место {place}) в отпуске на {n} дня.",
  },
  "house.vacation_over": "{name} (место {place}): отпуск окончен.",
  "error.time_is_up": "Ваше время вышло: этот ход делает бот.",
  "error.no_vacation": "Такой отпуск взять нельзя.",
};
