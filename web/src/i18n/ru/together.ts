import type { Translation } from "../message";
import type { together as english } from "../en/together";

export const together: Translation<typeof english> = {
  "together.start": "Вместе за этим экраном",
  "together.start.about": "От двух до четырёх человек ходят здесь по очереди; занавес скрывает карты каждого от остальных.",
  "together.people": "Кто играет за этим экраном?",
  "together.people.help": "Когда ход переходит к другому, опускается занавес, пока тот не скажет: это я.",
  "together.person": "Игрок {n}",
  "together.bots": "Сколько ботов играет с вами?",
  "together.at": "за этим экраном: {names}",
  "together.next": "Экран переходит к игроку {name}",
  "together.next.help": "Остальные сейчас отворачиваются.",
  "together.lift": "Это я, {name}",
  "together.drop": "Опустить занавес",
  "together.hands": "Карты на руках у всех скрыты.",
  "together.undo": "{name}: вернуть последний шаг",
  "together.undo.title": "Все согласны?",
  "together.undo.help": "Последний шаг игрока {name} и всё, что было после него, возвращается. Спросите всех за столом.",
  "together.agree": "Все согласны",
};
