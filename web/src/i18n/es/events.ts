import type { events as english } from "../en/events";
import type { Translation } from "../message";

export const events: Translation<typeof english> = {
  // How a line is put together; whoever reads it, and a card of theirs
  "reader": "tú",
  "reader.card": "tuya",
  "event.brings": "{text} – {gains}",
  "event.noted": "{text} ({notes})",
  "event.gets": { you: "Obtienes {gains}", they: "{who} obtiene {gains}" },
  "event.gets.nothing": { you: "No obtienes nada", they: "{who} no obtiene nada" },
  "event.loses": { you: "Pierdes {losses}", they: "{who} pierde {losses}" },
  "event.scores": "{who}: {list}",
  "event.back": { one: "{n} casilla atrás", other: "{n} casillas atrás" },
  "event.lost": {
    one: "se pierde {n} corona por encima del límite",
    other: "se pierden {n} coronas por encima del límite",
  },
  "event.strength": "fuerza {n}",
  "event.boosted": "reforzada",

  // Why something is gained
  "cause.group.blue": "grupo azul",
  "cause.group.red": "grupo rojo",
  "cause.group.yellow": "grupo amarillo",
  "cause.emperor": "marcador del emperador",
  "cause.end": "puntuación final",
  "cause.instruction": "carta de instrucciones",
  "cause.exchange": "cambio",

  // Setting up
  "event.set_up": {
    you: "Empiezas tú. Objetivos: {objectives}. Losetas del emperador: {tiles}. En la cola: {guests}",
    they: "{who} empieza. Objetivos: {objectives}. Losetas del emperador: {tiles}. En la cola: {guests}",
  },
  "event.seated": { you: "Empiezas con {list}", they: "{who} empieza con {list}" },
  "event.board": { you: "Eliges el hotel {letter}", they: "{who} elige el hotel {letter}" },
  "event.hand": {
    you: { one: "Recibes {n} carta de personal", other: "Recibes {n} cartas de personal" },
    they: { one: "{who} recibe {n} carta de personal", other: "{who} recibe {n} cartas de personal" },
  },
  "event.hand.seen": { you: "Recibes {cards}", they: "{who} recibe {cards}" },
  "event.pack": { you: "Eliges entre {cards}", they: "{who} elige entre {cards}" },
  "event.kept": { you: "Te quedas con «{staff}»", they: "{who} se queda con «{staff}»" },
  "event.kept.secret": { you: "Te quedas una carta de personal", they: "{who} se queda una carta de personal" },

  // Rounds and turns
  "event.round": { you: "Empieza la ronda {n}; juegas primero", they: "Empieza la ronda {n}; {who} juega primero" },
  "event.dice": "Los dados muestran {dice}",
  "event.dice.again": "Se vuelven a tirar los dados, uno menos: {dice}",
  "event.dice.removed": "No queda ningún dado que volver a tirar",
  "event.die_coloured": "{die} {value}",
  "event.extra_turn": { you: "Juegas el turno extra", they: "{who} juega el turno extra" },
  "event.extra_turn_gained": { you: "Obtienes un turno más", they: "{who} obtiene un turno más" },
  "event.passed": { you: "Pasas y esperas nuevos dados", they: "{who} pasa y espera nuevos dados" },

  // Guests
  "event.guest_arrives": "«{guest}» se pone a la cola",
  "event.nobody_arrives": "Ya no queda nadie que pueda ponerse a la cola",
  "event.deck_rebuilt": {
    one: "Los huéspedes descartados forman el nuevo mazo: {n} carta",
    other: "Los huéspedes descartados forman el nuevo mazo: {n} cartas",
  },
  "event.guest_taken": { you: "Llevas al café a «{guest}»", they: "{who} lleva al café a «{guest}»" },
  "event.order_filled": {
    you: "El pedido de tu huésped «{guest}» se completa de la reserva",
    they: "{who}: el pedido de «{guest}» se completa de la reserva",
  },
  "event.order_complete": {
    you: "El pedido de tu huésped «{guest}» está completo",
    they: "{who}: el pedido de «{guest}» está completo",
  },
  "event.moved_in": {
    you: "«{guest}» se aloja en tu {room}",
    they: "{who}: «{guest}» se aloja en la {room}",
  },
  "event.went_dancing": {
    you: "Tu huésped «{guest}» va a bailar, {place}",
    they: "{who}: «{guest}» va a bailar, {place}",
  },

  // Dice, actions and items
  "event.die": {
    you: "Tomas un dado del espacio {value}: {space}",
    they: "{who} toma un dado del espacio {value}: {space}",
  },
  "event.space": { you: "Usas el espacio {value}: {space}", they: "{who} usa el espacio {value}: {space}" },
  "event.action": { you: "Usas la acción: {space}", they: "{who} usa la acción: {space}" },
  "event.copied": { you: "Copias el espacio {value}: {space}", they: "{who} copia el espacio {value}: {space}" },
  "event.declined": {
    you: "Renuncias al resto de la acción: {space}",
    they: "{who} renuncia al resto de la acción: {space}",
  },
  "event.received": { you: "Recibes {items}", they: "{who} recibe {items}" },
  "event.served": { you: "Sirves {items} a «{guest}»", they: "{who} sirve {items} a «{guest}»" },
  "event.served.complete": {
    you: "Sirves {items} a «{guest}»; el pedido está completo",
    they: "{who} sirve {items} a «{guest}»; el pedido está completo",
  },
  "event.items_kept": { you: "Guardas en la cocina {items}", they: "{who} guarda en la cocina {items}" },
  "event.serving": { you: "Sirves de la cocina", they: "{who} sirve de la cocina" },
  "event.spent": { you: "Gastas {items}", they: "{who} gasta {items}" },
  "event.reward_declined": {
    you: "Renuncias al resto de la recompensa",
    they: "{who} renuncia al resto de la recompensa",
  },
  "event.krones_wait": {
    you: {
      one: "{n} corona tuya espera a que se tome la recompensa",
      other: "{n} coronas tuyas esperan a que se tome la recompensa",
    },
    they: {
      one: "{who}: {n} corona espera a que se tome la recompensa",
      other: "{who}: {n} coronas esperan a que se tome la recompensa",
    },
  },

  // Rooms and staff
  "event.room_prepared": { you: "Preparas la {room}", they: "{who} prepara la {room}" },
  "event.room_occupied": {
    you: "Tu {room} pasa a estar ocupada",
    they: "{who}: {room} pasa a estar ocupada",
  },
  "event.group.blue": {
    you: {
      one: "En tu hotel un grupo azul de {n} habitación está completamente ocupado",
      other: "En tu hotel un grupo azul de {n} habitaciones está completamente ocupado",
    },
    they: {
      one: "{who}: un grupo azul de {n} habitación está completamente ocupado",
      other: "{who}: un grupo azul de {n} habitaciones está completamente ocupado",
    },
  },
  "event.group.red": {
    you: {
      one: "En tu hotel un grupo rojo de {n} habitación está completamente ocupado",
      other: "En tu hotel un grupo rojo de {n} habitaciones está completamente ocupado",
    },
    they: {
      one: "{who}: un grupo rojo de {n} habitación está completamente ocupado",
      other: "{who}: un grupo rojo de {n} habitaciones está completamente ocupado",
    },
  },
  "event.group.yellow": {
    you: {
      one: "En tu hotel un grupo amarillo de {n} habitación está completamente ocupado",
      other: "En tu hotel un grupo amarillo de {n} habitaciones está completamente ocupado",
    },
    they: {
      one: "{who}: un grupo amarillo de {n} habitación está completamente ocupado",
      other: "{who}: un grupo amarillo de {n} habitaciones está completamente ocupado",
    },
  },
  "event.room_lost": { you: "Pierdes la {room}", they: "{who} pierde la {room}" },
  "event.drawn": {
    you: { one: "Robas {n} carta de personal", other: "Robas {n} cartas de personal" },
    they: { one: "{who} roba {n} carta de personal", other: "{who} roba {n} cartas de personal" },
  },
  "event.drawn.seen": { you: "Robas {cards}", they: "{who} roba {cards}" },
  "event.under": { you: "Pones «{staff}» debajo del mazo", they: "{who} pone «{staff}» debajo del mazo" },
  "event.under.secret": {
    you: "Pones una carta de personal debajo del mazo",
    they: "{who} pone una carta de personal debajo del mazo",
  },
  "event.played": { you: "Juegas «{staff}»", they: "{who} juega «{staff}»" },
  "event.used": { you: "Usas «{staff}»", they: "{who} usa «{staff}»" },
  "event.staff_lost": { you: "Pierdes «{staff}»", they: "{who} pierde «{staff}»" },
  "event.claimed": { you: "Reclamas el objetivo {letter}", they: "{who} reclama el objetivo {letter}" },

  // The emperor and the end
  "event.emperor": "Visita {n} del emperador, con la loseta {tile}",
  "event.emperor.scored": {
    you: "Estás en la casilla {position} del marcador del emperador",
    they: "{who} está en la casilla {position} del marcador del emperador",
  },
  "event.emperor.reward": { you: "El emperador te premia", they: "El emperador premia a {who}" },
  "event.emperor.nothing": {
    you: "El emperador pasa de largo ante ti: ni recompensa ni castigo",
    they: "El emperador pasa de largo ante {who}: ni recompensa ni castigo",
  },
  "event.emperor.penalty": {
    you: "El emperador está descontento contigo",
    they: "El emperador está descontento con {who}",
  },
  "event.averted": { you: "Evitas el castigo", they: "{who} evita el castigo" },
  "event.suffered": { you: "Sufres el castigo", they: "{who} sufre el castigo" },
  "event.suffered.orders": "todo lo servido a los huéspedes",
  "event.final": "Puntuación final",
  "event.score": "{what} {vp}",
  "event.points": "{who} {points}",
  "event.over": "Fin de la partida: {scores}. {result}",
  "event.wins": {
    you: { one: "Ganas tú", other: "Ganas tú" },
    they: { one: "Gana {who}", other: "Ganan {who}" },
  },
  "event.shares": "Compartes la victoria con {who}",

  // Let's Waltz!
  "event.ballrooms": {
    one: "Abren los salones de baile: {halls}. Cada hotel tiene {n} bailarín",
    other: "Abren los salones de baile: {halls}. Cada hotel tiene {n} bailarines",
  },
  "event.rehearsal": { you: "Tomas la sala de ensayo {n}", they: "{who} toma la sala de ensayo {n}" },
  "event.dancer": { you: "Envías un bailarín: {place}", they: "{who} envía un bailarín: {place}" },
  "event.dancer_lost": { you: "Pierdes un bailarín: {place}", they: "{who} pierde un bailarín: {place}" },
  "event.hall": "{hall}, puntuación: {points}",
  "event.hall.seat": "{who} {vp} ({dancers})",
  "event.hall.dancers": "{who} {dancers}",
  "event.celebrity_arrives": "{celebrity} llega al salón",
  "event.celebrities_shuffled": {
    one: "Las celebridades que ya no están forman el nuevo mazo: {n} carta",
    other: "Las celebridades que ya no están forman el nuevo mazo: {n} cartas",
  },
  "event.celebrity": { you: "Recibes a {celebrity}", they: "{who} recibe a {celebrity}" },
  "event.celebrity_used": { you: "Usas la ayuda de {celebrity}", they: "{who} usa la ayuda de {celebrity}" },
  "event.celebrities_leave": {
    you: { one: "{names} te deja", other: "{names} te dejan" },
    they: { one: "{who}: {names} se marcha", other: "{who}: {names} se marchan" },
  },
  "event.entrances": "Entradas disponibles: {entrances}",
  "event.bid": { you: "Pujas {krones} por {entrance}", they: "{who} puja {krones} por {entrance}" },
  "event.bid.nothing": { you: "No pujas nada por {entrance}", they: "{who} no puja nada por {entrance}" },
  "event.bid.outbids": { you: "{text} y superas la puja de {other}", they: "{text} y supera la puja de {other}" },
  "event.bid.outbids_you": "{text} y supera tu puja",
  "event.entrance": { you: "Obtienes la entrada {entrance}", they: "{who} obtiene la entrada {entrance}" },
  "event.table_added": { you: "Tienes una mesa más en el café", they: "{who} tiene una mesa más en el café" },
  "event.tokens": {
    you: { one: "Recibes {n} ficha", other: "Recibes {n} fichas" },
    they: { one: "{who} recibe {n} ficha", other: "{who} recibe {n} fichas" },
  },
  "event.token.floor": {
    you: "Usas la ficha {n} por una planta completa",
    they: "{who} usa la ficha {n} por una planta completa",
  },
  "event.token.column": {
    you: "Usas la ficha {n} por una columna completa",
    they: "{who} usa la ficha {n} por una columna completa",
  },
  "event.own_objectives": {
    you: "Objetivos solo para ti: {objectives}",
    they: "Objetivos solo para {who}: {objectives}",
  },
  "event.own_objective": {
    you: "Cumples un objetivo propio: {objective}",
    they: "{who} cumple un objetivo propio: {objective}",
  },
  "event.own_tiles": {
    you: "Losetas del emperador solo para ti: {tiles}",
    they: "Losetas del emperador solo para {who}: {tiles}",
  },
  "event.own_tile": { you: "Usas la loseta del emperador {tile}", they: "{who} usa la loseta del emperador {tile}" },
  "event.die_moved": {
    you: "Mueves un dado del espacio {value} al espacio {to}",
    they: "{who} mueve un dado del espacio {value} al espacio {to}",
  },
  "event.key": { you: "Tomas la llave maestra", they: "{who} toma la llave maestra" },
  "event.turned": { you: "Volteas «{staff}»", they: "{who} voltea «{staff}»" },

  // Leopold and Elisabeth, step by step
  "step.ready": "{who} juega, dificultad: {difficulty}",
  "step.ready.staff": { one: "{n} carta de personal boca abajo", other: "{n} cartas de personal boca abajo" },
  "step.ready.cards": { one: "{n} carta de instrucciones", other: "{n} cartas de instrucciones" },
  "step.card": "{who} roba la carta {card}",
  "step.hand": "la mano señala {hand}",
  "step.guest": "{who} toma a «{guest}» y pone la habitación en {space}",
  "step.dancing_guest": "{who} toma a «{guest}» y envía un bailarín",
  "step.guest.of_colour": "{colour}: el de más puntos entre los huéspedes de este color",
  "step.guest.white_icon": "el de más puntos de todos, por un icono blanco",
  "step.guest.none_of_colour":
    "{colour}: no se puede alojar a ningún huésped de este color, así que el de más puntos de todos",
  "step.tied": { one: "la mano decide entre {n}", other: "la mano decide entre {n}" },
  "step.tied.hand": { one: "la mano decide entre {n}, {hand}", other: "la mano decide entre {n}, {hand}" },
  "step.no_guest": "{who} no puede alojar a ningún huésped",
  "step.die": "{who} toma un dado del espacio {value}",
  "step.coloured_die": "{who} toma el {die} del espacio {value}",
  "step.die.shown": "{values}: la mayor cantidad de dados entre los valores de la carta",
  "step.die.question_mark": "el espacio con más dados",
  "step.die.none_shown":
    "{values}: ningún dado con los valores de la carta, así que el espacio con más dados",
  "step.die.coloured_card": "la carta pide un dado de color: aquel cuya celebridad da más puntos",
  "step.die.coloured_there": "allí hay un dado de color",
  "step.celebrity": "{who} recibe a {celebrity}",
  "step.staff": "{who} descubre a «{staff}»",
  "step.no_staff": "A {who} no le quedan cartas de personal por descubrir",
  "step.steps": {
    one: "{who} avanza {n} paso en el marcador del emperador",
    other: "{who} avanza {n} pasos en el marcador del emperador",
  },
  "step.countdown": "{who} lleva a {step} la cuenta atrás del objetivo {letter}",
  "step.countdown.claimed": "{who} termina la cuenta atrás del objetivo {letter}",
  "step.countdown.shown": "el de la carta",
  "step.countdown.furthest_behind": "el más retrasado",
  "step.no_objective": "{who} no encuentra más objetivos libres",
  "step.dancer.1": "{who} envía un bailarín al próximo salón que se puntúa",
  "step.dancer.2": "{who} envía un bailarín al salón siguiente al próximo",
  "step.no_dancer": "A {who} no le quedan bailarines",

  // Their own entrances
  "step.invites": "«{guest}» se sienta en el café de {who}; reservada: {room}",
  "step.laid_out": "En los espacios de acción de {who} hay {items}",
  "step.laid_out.supply": "al lado: {items}",
  "step.item_left": "Del espacio {value} se retira: {item}",
  "step.item_given": "{who}: «{guest}» recibe {item}",
  "step.checked_in": "{who}: «{guest}» se aloja en la {room}",
  "step.stars.more": {
    one: "{who} obtiene una estrella: ahora {n} en el contador",
    other: "{who} obtiene una estrella: ahora {n} en el contador",
  },
  "step.stars.less": {
    one: "{who} pierde estrellas: ahora {n} en el contador",
    other: "{who} pierde estrellas: ahora {n} en el contador",
  },
  "step.marked": "Una ficha de {who} va a «{guest}»",
  "step.marked.gone": "Una ficha de {who} desaparece: no hay ningún huésped que pueda recibirla",
  "step.marks_paid": { you: "Pagas por la ficha de «{guest}»", they: "{who} paga por la ficha de «{guest}»" },
  "step.marks_scored": "{who} recoge la ficha de «{guest}»",
  "step.toll_left": {
    one: "{who} deja una ficha en el espacio {value}: ahora {n}",
    other: "{who} deja una ficha en el espacio {value}: ahora {n}",
  },
  "step.toll_paid": { you: "Pagas el peaje del espacio {value}", they: "{who} paga el peaje del espacio {value}" },
};
