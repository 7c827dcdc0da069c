import type { Translation } from "../message";
import type { alone as english } from "../en/alone";

export const alone: Translation<typeof english> = {
  "engine.comes": "Игра загружается: {loaded} из {total} МБ",
  "engine.starts": "Игра готовится …",
  "engine.failed": "Не удалось загрузить игру. Есть ли соединение?",
  "engine.stopped": "Игра остановилась. Ничего из сыгранного не потеряно.",
  "engine.wrong": "Что-то пошло не так. Ваша партия не потеряна.",
  "engine.retry": "Попробовать ещё раз",
  "engine.newer": "Появилась новая версия hotelier. Ваши столы останутся как есть.",
  "engine.renew": "Показать сейчас",
  "engine.later": "Позже",
  "carry.save": "Сохранить все столы в файл",
  "carry.bring": "Взять столы из файла",
  "carry.brought": {
    one: "Добавлен {n} стол.",
    few: "Добавлено {n} стола.",
    many: "Добавлено {n} столов.",
    other: "Добавлено {n} стола.",
  },
  "carry.wrong": "Это не файл со столами, за которыми здесь можно играть.",
  "alone.title": "Без сервера",
  "alone.others": "Для всего, в чём участвуют другие, нужен сервер: ссылки друзьям, профили, уведомления, рейтинг, турниры и партия дня. У этой страницы его нет.",
};
