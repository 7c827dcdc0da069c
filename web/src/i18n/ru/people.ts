// The people at a table, and who else may come.

import type { Translation } from "../message";
import type { people as english } from "../en/people";

export const people: Translation<typeof english> = {
  "people.here": "здесь",
  "people.away": "нет на месте",
  "people.muted": "без чата",
  "people.mute": "Отключить чат",
  "people.unmute": "Дать слово",
  "people.kick": "Попросить уйти",
  "people.kick_sure": "Точно? Всё раздаётся заново.",
  "people.watchers": "Зрителям нельзя писать",
  "report.title": "Пожаловаться",
  "report.help": "Это увидит владелец сервера, а не стол.",
  "report.about": "О ком",
  "report.table": "о столе",
  "report.text": "Что не так?",
  "report.send": "Отправить",
  "report.sent": "Спасибо. Мы посмотрим.",
  "share.title": "Поделиться партией",
  "share.help": "По этой ссылке любой может посмотреть стол, итог и запись партии.",
  "share.none": "Ссылка для зрителей есть только у того, кто накрыл стол. Вы можете скачать запись и передать её.",
  "invite.help": "Отправьте эту ссылку или считайте код телефоном. У каждого места своя ссылка.",
  "invite.bot": "Посадить сюда бота",
  "invite.none": "Приглашать больше некого.",
};
