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
  "clock.title": "Часы",
  "clock.none": "Без часов",
  "clock.none.help": "Каждый думает сколько хочет.",
  "clock.live": "Живая игра",
  "clock.live.help":
    "Все за столом одновременно. Время идёт у того, кто решает, — через минуту после прихода последнего.",
  "clock.correspondence": "По переписке",
  "clock.correspondence.help":
    "Ход время от времени, в течение дней. Неиспользованное время хода пропадает; запас даётся на всю партию.",
  "clock.minutes": "Минут на партию",
  "clock.seconds": "Секунд прибавки за ход",
  "clock.hours": "Часов на ход",
  "clock.reserve": "Дней запаса",
  "clock.vacation_days": "Дней отпуска",
  "clock.short.correspondence": "{time} на ход",
  "clock.zero": "Когда время вышло",
  "clock.zero.bot": "на замену садится бот",
  "clock.zero.bot.help": "После хода можно вернуться.",
  "clock.zero.lost": "партия проиграна",
  "clock.zero.lost.help": "Бот играет дальше, чтобы остальные закончили партию.",
  "clock.bot": "Какой бот",
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
