import type { events as english } from "../en/events";
import type { Translation } from "../message";

export const events: Translation<typeof english> = {
  // How a line is put together; whoever reads it, and a card of theirs
  "reader": "вы",
  "reader.card": "ваша",
  "event.brings": "{text} — {gains}",
  "event.noted": "{text} ({notes})",
  "event.gets": { you: "Вы получаете: {gains}", they: "{who} получает: {gains}" },
  "event.gets.nothing": { you: "Вы ничего не получаете", they: "{who} ничего не получает" },
  "event.loses": { you: "Вы теряете: {losses}", they: "{who} теряет: {losses}" },
  "event.scores": "{who}: {list}",
  "event.back": {
    one: "на {n} деление назад",
    few: "на {n} деления назад",
    many: "на {n} делений назад",
    other: "на {n} деления назад",
  },
  "event.lost": {
    one: "сверх предела пропадает {n} крона",
    few: "сверх предела пропадают {n} кроны",
    many: "сверх предела пропадает {n} крон",
    other: "сверх предела пропадает {n} кроны",
  },
  "event.strength": "сила {n}",
  "event.boosted": "с усилением",

  // Why something is gained
  "cause.group.blue": "синяя группа",
  "cause.group.red": "красная группа",
  "cause.group.yellow": "жёлтая группа",
  "cause.emperor": "трек императора",
  "cause.end": "итоговый подсчёт",
  "cause.instruction": "карта указаний",
  "cause.exchange": "обмен",

  // Setting up
  "event.set_up": {
    you: "Вы начинаете. Цели: {objectives}. Жетоны императора: {tiles}. В очереди: {guests}",
    they: "{who} начинает. Цели: {objectives}. Жетоны императора: {tiles}. В очереди: {guests}",
  },
  "event.seated": { you: "Вы начинаете, имея: {list}", they: "{who} начинает, имея: {list}" },
  "event.board": { you: "Вы выбираете отель {letter}", they: "{who} выбирает отель {letter}" },
  "event.hand": {
    you: {
      one: "Вы получаете {n} карту персонала",
      few: "Вы получаете {n} карты персонала",
      many: "Вы получаете {n} карт персонала",
      other: "Вы получаете {n} карты персонала",
    },
    they: {
      one: "{who} получает {n} карту персонала",
      few: "{who} получает {n} карты персонала",
      many: "{who} получает {n} карт персонала",
      other: "{who} получает {n} карты персонала",
    },
  },
  "event.hand.seen": { you: "Вы получаете карты: {cards}", they: "{who} получает карты: {cards}" },
  "event.pack": { you: "Вы выбираете из карт: {cards}", they: "{who} выбирает из карт: {cards}" },
  "event.kept": { you: "Вы оставляете карту «{staff}»", they: "{who} оставляет карту «{staff}»" },
  "event.kept.secret": { you: "Вы оставляете карту персонала", they: "{who} оставляет карту персонала" },

  // Rounds and turns
  "event.round": { you: "Начинается раунд {n}; первый ход ваш", they: "Начинается раунд {n}; первый ход: {who}" },
  "event.dice": "На кубиках: {dice}",
  "event.dice.again": "Кубики бросают снова, на один меньше: {dice}",
  "event.dice.removed": "Не осталось кубиков для нового броска",
  "event.die_coloured": "{die} {value}",
  "event.extra_turn": { you: "Вы делаете дополнительный ход", they: "{who} делает дополнительный ход" },
  "event.extra_turn_gained": { you: "Вы получаете ещё один ход", they: "{who} получает ещё один ход" },
  "event.passed": { you: "Вы пасуете и ждёте нового броска", they: "{who} пасует и ждёт нового броска" },

  // Guests
  "event.guest_arrives": "Гость «{guest}» встаёт в очередь",
  "event.nobody_arrives": "В очередь больше некому встать",
  "event.deck_rebuilt": {
    one: "Сброшенные гости становятся новой колодой: {n} карта",
    few: "Сброшенные гости становятся новой колодой: {n} карты",
    many: "Сброшенные гости становятся новой колодой: {n} карт",
    other: "Сброшенные гости становятся новой колодой: {n} карты",
  },
  "event.guest_taken": { you: "Вы берёте гостя «{guest}» в кафе", they: "{who} берёт гостя «{guest}» в кафе" },
  "event.order_filled": {
    you: "Заказ вашего гостя «{guest}» выполняется из запаса",
    they: "{who}: заказ гостя «{guest}» выполняется из запаса",
  },
  "event.order_complete": {
    you: "Заказ вашего гостя «{guest}» выполнен",
    they: "{who}: заказ гостя «{guest}» выполнен",
  },
  "event.moved_in": {
    you: "Гость «{guest}» заселяется у вас, {room}",
    they: "{who}: гость «{guest}» заселяется, {room}",
  },
  "event.went_dancing": {
    you: "Ваш гость «{guest}» идёт танцевать, {place}",
    they: "{who}: гость «{guest}» идёт танцевать, {place}",
  },

  // Dice, actions and items
  "event.die": { you: "Вы берёте кубик с поля {value}: {space}", they: "{who} берёт кубик с поля {value}: {space}" },
  "event.space": { you: "Вы применяете поле {value}: {space}", they: "{who} применяет поле {value}: {space}" },
  "event.action": { you: "Вы выполняете действие: {space}", they: "{who} выполняет действие: {space}" },
  "event.copied": { you: "Вы копируете поле {value}: {space}", they: "{who} копирует поле {value}: {space}" },
  "event.declined": {
    you: "Вы отказываетесь от остатка действия: {space}",
    they: "{who} отказывается от остатка действия: {space}",
  },
  "event.received": { you: "Вы получаете: {items}", they: "{who} получает: {items}" },
  "event.served": { you: "Вы подаёте гостю «{guest}»: {items}", they: "{who} подаёт гостю «{guest}»: {items}" },
  "event.served.complete": {
    you: "Вы подаёте гостю «{guest}»: {items}; заказ выполнен",
    they: "{who} подаёт гостю «{guest}»: {items}; заказ выполнен",
  },
  "event.items_kept": { you: "Вы отправляете на кухню: {items}", they: "{who} отправляет на кухню: {items}" },
  "event.serving": { you: "Вы подаёте с кухни", they: "{who} подаёт с кухни" },
  "event.spent": { you: "Вы тратите: {items}", they: "{who} тратит: {items}" },
  "event.reward_declined": {
    you: "Вы отказываетесь от остатка награды",
    they: "{who} отказывается от остатка награды",
  },
  "event.krones_wait": {
    you: {
      one: "{n} ваша крона ждёт, пока берётся награда",
      few: "{n} ваши кроны ждут, пока берётся награда",
      many: "{n} ваших крон ждут, пока берётся награда",
      other: "{n} вашей кроны ждут, пока берётся награда",
    },
    they: {
      one: "{who}: {n} крона ждёт, пока берётся награда",
      few: "{who}: {n} кроны ждут, пока берётся награда",
      many: "{who}: {n} крон ждут, пока берётся награда",
      other: "{who}: {n} кроны ждут, пока берётся награда",
    },
  },

  // Rooms and staff
  "event.room_prepared": { you: "Вы готовите {room}", they: "{who} готовит {room}" },
  "event.room_occupied": {
    you: "Ваш {room} становится занятым",
    they: "{who}: {room} становится занятым",
  },
  "event.group.blue": {
    you: {
      one: "У вас полностью занята синяя группа из {n} номера",
      few: "У вас полностью занята синяя группа из {n} номеров",
      many: "У вас полностью занята синяя группа из {n} номеров",
      other: "У вас полностью занята синяя группа из {n} номеров",
    },
    they: {
      one: "{who}: полностью занята синяя группа из {n} номера",
      few: "{who}: полностью занята синяя группа из {n} номеров",
      many: "{who}: полностью занята синяя группа из {n} номеров",
      other: "{who}: полностью занята синяя группа из {n} номеров",
    },
  },
  "event.group.red": {
    you: {
      one: "У вас полностью занята красная группа из {n} номера",
      few: "У вас полностью занята красная группа из {n} номеров",
      many: "У вас полностью занята красная группа из {n} номеров",
      other: "У вас полностью занята красная группа из {n} номеров",
    },
    they: {
      one: "{who}: полностью занята красная группа из {n} номера",
      few: "{who}: полностью занята красная группа из {n} номеров",
      many: "{who}: полностью занята красная группа из {n} номеров",
      other: "{who}: полностью занята красная группа из {n} номеров",
    },
  },
  "event.group.yellow": {
    you: {
      one: "У вас полностью занята жёлтая группа из {n} номера",
      few: "У вас полностью занята жёлтая группа из {n} номеров",
      many: "У вас полностью занята жёлтая группа из {n} номеров",
      other: "У вас полностью занята жёлтая группа из {n} номеров",
    },
    they: {
      one: "{who}: полностью занята жёлтая группа из {n} номера",
      few: "{who}: полностью занята жёлтая группа из {n} номеров",
      many: "{who}: полностью занята жёлтая группа из {n} номеров",
      other: "{who}: полностью занята жёлтая группа из {n} номеров",
    },
  },
  "event.room_lost": { you: "Вы теряете {room}", they: "{who} теряет {room}" },
  "event.drawn": {
    you: {
      one: "Вы берёте {n} карту персонала",
      few: "Вы берёте {n} карты персонала",
      many: "Вы берёте {n} карт персонала",
      other: "Вы берёте {n} карты персонала",
    },
    they: {
      one: "{who} берёт {n} карту персонала",
      few: "{who} берёт {n} карты персонала",
      many: "{who} берёт {n} карт персонала",
      other: "{who} берёт {n} карты персонала",
    },
  },
  "event.drawn.seen": { you: "Вы берёте карты: {cards}", they: "{who} берёт карты: {cards}" },
  "event.under": { you: "Вы кладёте карту «{staff}» под колоду", they: "{who} кладёт карту «{staff}» под колоду" },
  "event.under.secret": {
    you: "Вы кладёте карту персонала под колоду",
    they: "{who} кладёт карту персонала под колоду",
  },
  "event.played": { you: "Вы разыгрываете карту «{staff}»", they: "{who} разыгрывает карту «{staff}»" },
  "event.used": { you: "Вы применяете карту «{staff}»", they: "{who} применяет карту «{staff}»" },
  "event.staff_lost": { you: "Вы теряете карту «{staff}»", they: "{who} теряет карту «{staff}»" },
  "event.claimed": { you: "Вы заявляете цель {letter}", they: "{who} заявляет цель {letter}" },

  // The emperor and the end
  "event.emperor": "Визит императора {n}, жетон {tile}",
  "event.emperor.scored": {
    you: "Вы на делении {position} трека императора",
    they: "{who} на делении {position} трека императора",
  },
  "event.emperor.reward": { you: "Император вас награждает", they: "{who}: награда императора" },
  "event.emperor.nothing": {
    you: "Вам от императора ни награды, ни наказания",
    they: "{who}: ни награды, ни наказания от императора",
  },
  "event.emperor.penalty": { you: "Вы в немилости у императора", they: "{who}: немилость императора" },
  "event.averted": { you: "Вы избегаете наказания", they: "{who} избегает наказания" },
  "event.suffered": { you: "Вы принимаете наказание", they: "{who} принимает наказание" },
  "event.suffered.orders": "всё, что подано гостям",
  "event.final": "Итоговый подсчёт",
  "event.score": "{what} {vp}",
  "event.points": "{who} {points}",
  "event.over": "Игра окончена: {scores}. {result}",
  "event.wins": {
    you: {
      one: "Вы побеждаете",
      few: "Вы побеждаете",
      many: "Вы побеждаете",
      other: "Вы побеждаете",
    },
    they: {
      one: "Побеждает {who}",
      few: "Побеждают {who}",
      many: "Побеждают {who}",
      other: "Побеждают {who}",
    },
  },
  "event.shares": "Победу делите вы и {who}",

  // Let's Waltz!
  "event.ballrooms": {
    one: "Открываются бальные залы: {halls}. У каждого {n} танцор",
    few: "Открываются бальные залы: {halls}. У каждого {n} танцора",
    many: "Открываются бальные залы: {halls}. У каждого {n} танцоров",
    other: "Открываются бальные залы: {halls}. У каждого {n} танцора",
  },
  "event.rehearsal": { you: "Вы берёте репетиционную {n}", they: "{who} берёт репетиционную {n}" },
  "event.dancer": { you: "Вы отправляете танцора: {place}", they: "{who} отправляет танцора: {place}" },
  "event.dancer_lost": { you: "Вы теряете танцора: {place}", they: "{who} теряет танцора: {place}" },
  "event.hall": "{hall}, подсчёт: {points}",
  "event.hall.seat": "{who} {vp} ({dancers})",
  "event.hall.dancers": "{who} {dancers}",
  "event.celebrity_arrives": "{celebrity} приходит в гостиную",
  "event.celebrities_shuffled": {
    one: "Ушедшие знаменитости становятся новой колодой: {n} карта",
    few: "Ушедшие знаменитости становятся новой колодой: {n} карты",
    many: "Ушедшие знаменитости становятся новой колодой: {n} карт",
    other: "Ушедшие знаменитости становятся новой колодой: {n} карты",
  },
  "event.celebrity": {
    you: "Вы принимаете знаменитость: {celebrity}",
    they: "{who} принимает знаменитость: {celebrity}",
  },
  "event.celebrity_used": {
    you: "Вы пользуетесь помощью (помогает: {celebrity})",
    they: "{who} пользуется помощью (помогает: {celebrity})",
  },
  "event.celebrities_leave": {
    you: {
      one: "От вас уезжает {names}",
      few: "От вас уезжают {names}",
      many: "От вас уезжают {names}",
      other: "От вас уезжают {names}",
    },
    they: {
      one: "{who}: уезжает {names}",
      few: "{who}: уезжают {names}",
      many: "{who}: уезжают {names}",
      other: "{who}: уезжают {names}",
    },
  },
  "event.entrances": "Входы на выбор: {entrances}",
  "event.bid": { you: "Вы ставите на «{entrance}»: {krones}", they: "{who} ставит на «{entrance}»: {krones}" },
  "event.bid.nothing": {
    you: "Вы делаете нулевую ставку на «{entrance}»",
    they: "{who} делает нулевую ставку на «{entrance}»",
  },
  "event.bid.outbids": { you: "{text}, перебита ставка: {other}", they: "{text}, перебита ставка: {other}" },
  "event.bid.outbids_you": "{text}, перебита ваша ставка",
  "event.entrance": { you: "Вы получаете вход «{entrance}»", they: "{who} получает вход «{entrance}»" },
  "event.table_added": { you: "У вас в кафе на столик больше", they: "{who}: в кафе на столик больше" },
  "event.tokens": {
    you: {
      one: "Вы получаете {n} жетон",
      few: "Вы получаете {n} жетона",
      many: "Вы получаете {n} жетонов",
      other: "Вы получаете {n} жетона",
    },
    they: {
      one: "{who} получает {n} жетон",
      few: "{who} получает {n} жетона",
      many: "{who} получает {n} жетонов",
      other: "{who} получает {n} жетона",
    },
  },
  "event.token.floor": {
    you: "Вы применяете жетон {n} за полный этаж",
    they: "{who} применяет жетон {n} за полный этаж",
  },
  "event.token.column": {
    you: "Вы применяете жетон {n} за полный столбец",
    they: "{who} применяет жетон {n} за полный столбец",
  },
  "event.own_objectives": {
    you: "Ваши собственные цели: {objectives}",
    they: "{who}: собственные цели — {objectives}",
  },
  "event.own_objective": {
    you: "Вы выполняете собственную цель: {objective}",
    they: "{who} выполняет собственную цель: {objective}",
  },
  "event.own_tiles": {
    you: "Ваши собственные жетоны императора: {tiles}",
    they: "{who}: собственные жетоны императора — {tiles}",
  },
  "event.own_tile": { you: "Вы применяете жетон императора {tile}", they: "{who} применяет жетон императора {tile}" },
  "event.die_moved": {
    you: "Вы передвигаете кубик с поля {value} на поле {to}",
    they: "{who} передвигает кубик с поля {value} на поле {to}",
  },
  "event.key": { you: "Вы берёте ключ-отмычку", they: "{who} берёт ключ-отмычку" },
  "event.turned": { you: "Вы переворачиваете карту «{staff}»", they: "{who} переворачивает карту «{staff}»" },

  // Leopold and Elisabeth, step by step
  "step.ready": "{who} играет, сложность: {difficulty}",
  "step.ready.staff": {
    one: "{n} закрытая карта персонала",
    few: "{n} закрытые карты персонала",
    many: "{n} закрытых карт персонала",
    other: "{n} закрытой карты персонала",
  },
  "step.ready.cards": {
    one: "{n} карта указаний",
    few: "{n} карты указаний",
    many: "{n} карт указаний",
    other: "{n} карты указаний",
  },
  "step.card": "{who} открывает карту {card}",
  "step.hand": "рука указывает {hand}",
  "step.guest": "{who} берёт гостя «{guest}» и кладёт номер на {space}",
  "step.dancing_guest": "{who} берёт гостя «{guest}» и отправляет танцора",
  "step.guest.of_colour": "{colour}: больше всего очков среди гостей этого цвета",
  "step.guest.white_icon": "больше всего очков из всех для белого значка",
  "step.guest.none_of_colour":
    "{colour}: гостя этого цвета разместить нельзя, поэтому больше всего очков из всех",
  "step.tied": {
    one: "из {n} выбирает рука",
    few: "из {n} выбирает рука",
    many: "из {n} выбирает рука",
    other: "из {n} выбирает рука",
  },
  "step.tied.hand": {
    one: "из {n} выбирает рука, {hand}",
    few: "из {n} выбирает рука, {hand}",
    many: "из {n} выбирает рука, {hand}",
    other: "из {n} выбирает рука, {hand}",
  },
  "step.no_guest": "{who} не может разместить ни одного гостя",
  "step.die": "{who} берёт кубик с поля {value}",
  "step.coloured_die": "{who} берёт {die} с поля {value}",
  "step.die.shown": "{values}: больше всего кубиков среди значений на карте",
  "step.die.question_mark": "поле, где больше всего кубиков",
  "step.die.none_shown": "{values}: кубиков со значениями на карте нет, поэтому поле, где их больше всего",
  "step.die.coloured_card": "карта требует цветной кубик: тот, чья знаменитость приносит больше всего очков",
  "step.die.coloured_there": "там лежит цветной кубик",
  "step.celebrity": "{who} принимает знаменитость: {celebrity}",
  "step.staff": "{who} открывает карту «{staff}»",
  "step.no_staff": "{who}: карт персонала больше нет",
  "step.steps": {
    one: "{who} продвигается на {n} шаг по треку императора",
    few: "{who} продвигается на {n} шага по треку императора",
    many: "{who} продвигается на {n} шагов по треку императора",
    other: "{who} продвигается на {n} шага по треку императора",
  },
  "step.countdown": "{who} переводит отсчёт на цели {letter} на {step}",
  "step.countdown.claimed": "{who} завершает отсчёт на цели {letter}",
  "step.countdown.shown": "цель на карте",
  "step.countdown.furthest_behind": "цель с наибольшим отставанием",
  "step.no_objective": "{who} не находит свободных целей",
  "step.dancer.1": "{who} отправляет танцора в ближайший зал, который будет подсчитан",
  "step.dancer.2": "{who} отправляет танцора в зал после ближайшего",
  "step.no_dancer": "{who}: танцоров больше нет",

  // Their own entrances
  "step.invites": "{who}: гость «{guest}» садится в кафе; за ним {room}",
  "step.laid_out": "{who}: на полях действий лежат {items}",
  "step.laid_out.supply": "рядом: {items}",
  "step.item_left": "С поля {value} убирают: {item}",
  "step.item_given": "{who}: гость «{guest}» получает {item}",
  "step.checked_in": "{who}: гость «{guest}» заселяется, {room}",
  "step.stars.more": {
    one: "{who} получает звезду: теперь на треке {n}",
    few: "{who} получает звезду: теперь на треке {n}",
    many: "{who} получает звезду: теперь на треке {n}",
    other: "{who} получает звезду: теперь на треке {n}",
  },
  "step.stars.less": {
    one: "{who} теряет звёзды: теперь на треке {n}",
    few: "{who} теряет звёзды: теперь на треке {n}",
    many: "{who} теряет звёзды: теперь на треке {n}",
    other: "{who} теряет звёзды: теперь на треке {n}",
  },
  "step.marked": "{who}: жетон идёт к гостю «{guest}»",
  "step.marked.gone": "{who}: жетон пропадает, нет гостя, который мог бы его получить",
  "step.marks_paid": { you: "Вы платите за жетон гостя «{guest}»", they: "{who} платит за жетон гостя «{guest}»" },
  "step.marks_scored": "{who} забирает жетон гостя «{guest}»",
  "step.toll_left": {
    one: "{who} оставляет жетон на поле {value}: теперь их {n}",
    few: "{who} оставляет жетон на поле {value}: теперь их {n}",
    many: "{who} оставляет жетон на поле {value}: теперь их {n}",
    other: "{who} оставляет жетон на поле {value}: теперь их {n}",
  },
  "step.toll_paid": { you: "Вы платите пошлину за поле {value}", they: "{who} платит пошлину за поле {value}" },
};
