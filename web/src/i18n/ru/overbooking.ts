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

  // What happens
  "event.ob.set_up": {
    you: {
      one: "Вы начинаете; у каждого колода из {n} карты",
      few: "Вы начинаете; у каждого колода из {n} карт",
      many: "Вы начинаете; у каждого колода из {n} карт",
      other: "Вы начинаете; у каждого колода из {n} карт",
    },
    they: {
      one: "{who} начинает; у каждого колода из {n} карты",
      few: "{who} начинает; у каждого колода из {n} карт",
      many: "{who} начинает; у каждого колода из {n} карт",
      other: "{who} начинает; у каждого колода из {n} карт",
    },
  },
  "event.ob.round": {
    you: "Начинается раунд {n}; первый ход ваш. {hotels}",
    they: "Начинается раунд {n}; первый ход: {who}. {hotels}",
  },
  "event.ob.round.turned": {
    you: "Начинается раунд {n}; первый ход ваш. Отели переворачиваются: {hotels}",
    they: "Начинается раунд {n}; первый ход: {who}. Отели переворачиваются: {hotels}",
  },
  "event.ob.drawn": {
    you: {
      one: "Вы берёте {n} карту",
      few: "Вы берёте {n} карты",
      many: "Вы берёте {n} карт",
      other: "Вы берёте {n} карты",
    },
    they: {
      one: "{who} берёт {n} карту",
      few: "{who} берёт {n} карты",
      many: "{who} берёт {n} карт",
      other: "{who} берёт {n} карты",
    },
  },
  "event.ob.drawn.seen": { you: "Вы берёте карты: {cards}", they: "{who} берёт карты: {cards}" },
  "event.ob.queue": {
    you: "Вы кладёте карту в очередь отеля {n}: {card}",
    they: "{who} кладёт карту в очередь отеля {n}: {card}",
  },
  "event.ob.door": {
    you: "Вы кладёте карту к чёрному ходу отеля {n}: {card}",
    they: "{who} кладёт карту к чёрному ходу отеля {n}: {card}",
  },
  "event.ob.face_up": "лицом вверх",
  "event.ob.with_token": { you: "{text}; забираете жетон — {points}", they: "{text}; забирает жетон — {points}" },
  "event.ob.token": {
    you: "Вы забираете жетон отеля {n} — {points}",
    they: "{who} забирает жетон отеля {n} — {points}",
  },
  "event.ob.declined": { you: "Вы не играете пятую карту", they: "{who} не играет пятую карту" },
  "event.ob.skipped": { you: "Вы не можете положить ни одной карты", they: "{who} не может положить ни одной карты" },
  "event.ob.opened": "Отель {n}: все карты открываются, {beds}",
  "event.ob.power.monk": "{who}: {card} переходит от чёрного хода в конец очереди",
  "event.ob.power.merchants": "{who}: {card} (кроватей больше, теперь {beds})",
  "event.ob.power.labourers": "{who}: {card} (кроватей меньше, теперь {beds})",
  "event.ob.power.nobles": "{who}: {card} — первой проверяется карта: {chosen}",
  "event.ob.power.declined": {
    you: "Вы не применяете способность: {card}",
    they: "{who} не применяет способность: {card}",
  },
  "event.ob.power.nothing": "{who}: {card} (у чёрного хода без действия)",
  "event.ob.replaced": "{who}: {card} — замена в очереди, уходит карта: {chosen}",
  "event.ob.beds": "{who}: {card} (места есть, осталось: {beds})",
  "event.ob.no_beds": "{who}: {card} (кроватей не хватает)",
  "event.ob.discarded": { you: "Вы сбрасываете карту: {card}", they: "{who} сбрасывает карту: {card}" },
  "event.ob.bonus": {
    one: "{who}: бонус за {n} карту, дом «{house}»",
    few: "{who}: бонус за {n} карты, дом «{house}»",
    many: "{who}: бонус за {n} карт, дом «{house}»",
    other: "{who}: бонус за {n} карты, дом «{house}»",
  },

  // Where points come from
  "source.coins": "Монеты раунда {n}",
  "source.tokens": "Жетоны",
  "source.bonus": "Бонус за дома",
};
