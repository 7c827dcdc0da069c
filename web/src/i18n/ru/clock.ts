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
  "clock.short.correspondence": "{time} на ход",
  "clock.left": "осталось {time}",
  "clock.low": "Времени мало: {time}.",
  "clock.away": "в отпуске",
  "clock.lost": "время вышло, поражение",
  "clock.up": "Ваше время вышло.",
  "clock.bot_plays": "За вас играет {bot}.",
  "clock.return": "Вернуться на своё место",
  "clock.rule.reserve": "запас {time}",
  "clock.rule.bot": "затем садится бот",
  "clock.rule.lost": "затем партия проиграна",
  "vacation.title": "Отпуск",
  "vacation.go": "Уйти в отпуск",
  "vacation.back": "Я здесь",
  "vacation.away": "Ваше время стоит: {time}.",
  "clock.rule.vacation": { one: "отпуск {n} день", few: "отпуск {n} дня", many: "отпуск {n} дней", other: "отпуск {n} дня" },
  "vacation.days": { one: "{n} день", few: "{n} дня", many: "{n} дней", other: "{n} дня" },
};
