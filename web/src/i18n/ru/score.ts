import type { Translation } from "../message";
import type { score as english } from "../en/score";

export const score: Translation<typeof english> = {
  "score.title": "Лист подсчёта",
  "score.about": "Для настоящей партии: запишите очки всех по источникам, в порядке итогового подсчёта.",
  "score.players": "Игроки",
  "score.name": "Имя {n}",
  "score.player": "Игрок {n}",
  "score.cell": "{source}, {name}",
  "score.source": "Источник",
  "score.total": "Итого",
  "score.rank": "Место",
  "score.ties": "Ничью решают: {what}.",
  "score.valuable": "Карты на 3 монеты (для ничьей)",
  "score.won": "Победа: {names}!",
  "score.shared": "Победу делят: {names}!",
  "score.picture": "Картинка, чтобы поделиться",
  "score.empty": "Новый лист",
  "score.empty_sure": "Точно выбросить?",
};
