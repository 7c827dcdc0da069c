// A table for friends: its seats and its clock.

import type { Translation } from "../message";
import type { friends as english } from "../en/friends";

export const friends: Translation<typeof english> = {
  "friends.title": "Стол для друзей",
  "friends.seats": "Сколько игроков?",
  "friends.person": "Друг, по ссылке",
  "friends.unadvised": "Без советов",
  "friends.unadvised.help": "Никто не получает подсказок и не пробует ходы.",
  "friends.open": "Открытый стол.",
  "friends.open.help": "Любой посетитель начальной страницы может занять свободное место или смотреть.",
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
  "clock.zero": "Когда время вышло",
  "clock.zero.bot": "на замену садится бот",
  "clock.zero.bot.help": "После хода можно вернуться.",
  "clock.zero.lost": "партия проиграна",
  "clock.zero.lost.help": "Бот играет дальше, чтобы остальные закончили партию.",
  "clock.bot": "Какой бот",
};
