import type { overbooking as english } from "../en/overbooking";
import type { Translation } from "../message";

export const overbooking: Translation<typeof english> = {
  // Guests and their powers at the back door
  "power.1": "переходит в конец очереди",
  "power.2": "в отеле на 3 кровати больше",
  "power.3": "могут заменить одну вашу карту в очереди, она сбрасывается",
  "power.4": "могут выбрать одну вашу карту в очереди, её проверят первой",
  "power.5": "могут заменить рабочих в очереди, чьи бы они ни были; если рабочих нет, солдаты сбрасываются",
  "power.6": "в отеле на 3 кровати меньше",
  "group.card": "{group}, дом «{house}»",
  "group.needs": "Нужно: {beds}",
  "group.power": "У чёрного хода: {power}",
  "group.back.small": "малая группа (1–3 кровати), дом «{house}»",
  "group.back.large": "большая группа (4–6 кроватей), дом «{house}»",

  // Rules of hotels
  "rule.none": "Без особых правил",
  "rule.small_groups": "В очередь можно класть только группы 1, 2 и 3",
  "rule.large_groups": "В очередь можно класть только группы 4, 5 и 6",
  "rule.first_face_up": "Первую карту очереди кладут лицом вверх",
  "rule.second_face_up": "Вторую карту очереди кладут лицом вверх",
  "rule.monks_first": "Монахов в очереди проверяют первыми",
  "rule.soldiers_first": "Солдат в очереди проверяют первыми",
  "rule.no_soldiers": "Солдат в очередь класть нельзя",
  "rule.no_back_door": "Чёрного хода нет; в очереди до 5 карт",
  "rule.two_houses": "В очередь можно класть карты не более чем двух домов",
  "hotel": "Отель {n}",
  "hotel.stand_in": "Печатное значение неизвестно: это замена.",
  "hotel.token": "Первая карта у чёрного хода забирает этот жетон: 1 очко.",

  // What can be done
  "action.card.queue": "{card}: в очередь отеля {n}",
  "action.card.door": "{card}: к чёрному ходу отеля {n}",
  "action.card.door_token": "{card}: к чёрному ходу отеля {n}, забрать жетон",
  "action.decline": "Не играть пятую карту",
  "action.choose.replace": "Заменить: {card}, место {n} в очереди",
  "action.choose.first": "Проверить первой: {card}, место {n} в очереди",
  "action.no_power": "Не применять способность",
  "question.place": "Сыграйте карту рубашкой вверх в очередь или к чёрному ходу ({n} из 5)",
  "question.power": "Отель {n}: {group} у чёрного хода: {power}",

  // The log
  "log.card.queue": "{who}: {card} — в очередь отеля {n}",
  "log.card.door": "{who}: {card} — к чёрному ходу отеля {n}",
  "log.card.hidden": "закрытая карта",
  "log.decline": "{who} не играет пятую карту",
  "log.choose": "{who} выбирает место {n} в очереди",
  "log.no_power": "{who} не применяет способность",

  // The check of bookings, step by step
  "check.open": "Отель {n}: все карты открываются, {beds}",
  "check.power": "{who}: {group} у чёрного хода: {power}",
  "check.beds": "{who}: {group} — места есть, осталось: {beds}",
  "check.no_beds": "{who}: {group} — кроватей не хватает",

  // Where points come from
  "source.coins": "Монеты раунда {n}",
  "source.tokens": "Жетоны",
  "source.bonus": "Бонус за дома",
};
