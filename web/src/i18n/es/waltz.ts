import type { waltz as english } from "../en/waltz";
import type { Translation } from "../message";

export const waltz: Translation<typeof english> = {
  // Counted things
  "item.champagne": { one: "{n} champán", other: "{n} champanes" },
  "itemname.champagne": "champán",
  "dancers": { one: "{n} bailarín", other: "{n} bailarines" },
  "die.red": "dado rojo",
  "die.yellow": "dado amarillo",
  "die.blue": "dado azul",

  // Effects
  "effect.send": { one: "envía {n} bailarín{price}", other: "envía hasta {n} bailarines{price}" },
  "price.champagne.free": " sin pagar champán",
  "price.champagne.less": { one: " por {n} champán menos", other: " por {n} champanes menos" },
  "price.champagne.less_each": { one: " por {n} champán menos cada uno", other: " por {n} champanes menos cada uno" },
  "effect.vp_per_dancer": "{vp} por cada bailarín tuyo en los salones de baile",
  "effect.vp_per_marker": "{vp} por cada marcador tuyo en objetivos",
  "effect.other_item": {
    one: "{n} consumición distinta a elegir",
    other: "{n} consumiciones a elegir, distintas de las gastadas",
  },
  "effect.occupy.floors": {
    one: "{n} habitación libre de las plantas 1 a {floor} pasa a estar ocupada",
    other: "hasta {n} habitaciones libres de las plantas 1 a {floor} pasan a estar ocupadas",
  },
  "effect.fill_taken": "su pedido se completa desde la reserva",
  "effect.fill_orders": {
    one: "completa desde la reserva el pedido entero de {n} huésped de tu café",
    other: "completa desde la reserva los pedidos enteros de hasta {n} huéspedes de tu café",
  },
  "effect.all_occupied": "; quedan ocupadas al instante",
  "spend": "{price}: {effect}",
  "spend.items": "gasta {items} de la cocina",
  "spend.any_item": {
    one: "gasta {n} consumición de la cocina",
    other: "gasta {n} consumiciones de la cocina",
  },
  "spend.krones": "paga {krones}",
  "spend.steps": {
    one: "retrocede {n} casilla en el marcador del emperador",
    other: "retrocede {n} casillas en el marcador del emperador",
  },
  "guest.stays.room": "Se aloja en una habitación, nunca va a un salón de baile",
  "guest.stays.ballroom": "Va a un salón de baile, nunca se aloja",

  // Staff
  "timing.flip": "una vez, cuando ocurre",
  "timing.flip.help":
    "Una vez por partida, cuando la condición se acaba de cumplir: voltea la carta y obtén el efecto. Sigue contando como jugada.",
  "staff.flipped": "Volteada: ya se ha usado y sigue contando como jugada.",
  "staff.die.extra.send": "también puedes enviar un bailarín{price}",
  "staff.sent": "Cada vez que envías un bailarín: {gain}",
  "staff.claimed": "Cada vez que pones un marcador en un objetivo: {gain}",
  "staff.champagne_spent": "Cada vez que gastas champán en una acción: {gain}",
  "staff.when.staff_played": "Tras jugar otra carta de personal: {effect}",
  "staff.when.steps": "Tras {n} o más pasos en el marcador del emperador en una acción: {effect}",
  "staff.when.dishes": "Tras {n} o más platos en una acción: {effect}",
  "staff.when.drinks": "Tras {n} o más bebidas en una acción: {effect}",
  "staff.when.group": "Tras ocupar por completo un grupo de {n} o más habitaciones: {effect}",
  "staff.when.claimed": "Tras poner un marcador en un objetivo: {effect}",
  "staff.when.served.blue": "Tras completar el pedido de un huésped azul de {n} o más consumiciones: {effect}",
  "staff.when.served.red": "Tras completar el pedido de un huésped rojo de {n} o más consumiciones: {effect}",
  "staff.when.served.yellow":
    "Tras completar el pedido de un huésped amarillo de {n} o más consumiciones: {effect}",
  "staff.when.served.green":
    "Tras completar el pedido de un huésped verde de {n} o más consumiciones: {effect}",
  "staff.score.dancers": "{vp} por cada bailarín tuyo en todos los salones, balcón incluido",

  // Objectives and penalties
  "need.champagne": "Tener {n} champanes en la cocina",
  "need.dancers": "Tener {n} bailarines en los salones, balcón incluido",
  "need.green_guests": "Completar los pedidos de {n} huéspedes verdes",
  "need.each_item": "Tener en la cocina {n} de cada una de las cuatro consumiciones",
  "need.top_floor": "Tener {n} habitaciones ocupadas en la planta más alta",
  "need.large_orders": "Completar {n} pedidos de 3 o más consumiciones",
  "penalty.champagne": "devuelve {champagne} de la cocina",
  "penalty.dancers.1": {
    one: "retira {n} bailarín del primer salón",
    other: "retira {n} bailarines del primer salón",
  },
  "penalty.dancers.2": {
    one: "retira {n} bailarín del salón central",
    other: "retira {n} bailarines del salón central",
  },
  "penalty.dancers.3": {
    one: "retira {n} bailarín del último salón",
    other: "retira {n} bailarines del último salón",
  },
  "penalty.krones_and_items": {
    one: "paga {krones} y devuelve {n} consumición de la cocina",
    other: "paga {krones} y devuelve {n} consumiciones de la cocina",
  },
  "penalty.all_krones": "pierdes todas las coronas y todo lo que haya en tu cocina, también el champán",

  // Ballrooms
  "ballrooms.title": "Salones de baile",
  "row.bottom": "fila inferior",
  "row.middle": "fila central",
  "row.top": "fila superior",
  "row.balcony": "balcón",
  "hall.row": "{hall}, {row}",
  "hall.when": "Se puntúa tras la ronda {n}",
  "hall.scored": "Ya se ha puntuado",
  "hall.scoring": "Puntuación: {text}",
  "hall.nobody": "Quien no tenga ningún bailarín aquí pierde 5 PV.",
  "hall.cost": "Un bailarín cuesta {champagne}.",
  "hall.bonus": "Bonificación de la fila: {bonus}",
  "hall.no_bonus": "Esta fila no da bonificación.",
  "hall.free": { one: "{n} sitio libre", other: "{n} sitios libres" },
  "hall.unlimited": "Aquí siempre hay sitio; cuesta y cuenta como la fila superior.",
  "hall.dancers": "Bailarines de {name}: {n}",
  "dancers.left": { one: "queda {n} bailarín", other: "quedan {n} bailarines" },
  "ballroom.apollosaal":
    "tus bailarines aquí por la fila más alta en que haya uno: inferior 1, central 2, superior 3 PV",
  "ballroom.goldener_strauss": "cada fila por separado: más bailarines 7 PV, segundo 2 PV",
  "ballroom.odeonsaal": "1, 4, 9, 16, 25 PV por 1, 2, 3, 4, 5 o más bailarines",
  "ballroom.zum_sperl": "más bailarines 10 PV, segundo 3 PV; con tres o cuatro jugadores 15, 10, 5 PV",
  "ballroom.zur_kettenbruecke": "7 PV por cada dos bailarines",
  "ties.shared": "En caso de empate se suman los puntos de esos puestos y se reparten, redondeando hacia abajo.",
  "rehearsal.room": "Sala de ensayo {n}",
  "rehearsal.reward": "Con tu bailarín número {n}: {reward}",

  // Celebrities
  "lounge.title": "Salón de celebridades",
  "lounge.empty": "Nadie hasta la próxima ronda",
  "lounge.with": "Viene con el {die}",
  "celebrity.worth": "{vp} al instante",
  "celebrity.cost": "Cuesta {krones} al tomar el dado",
  "celebrity.until": "Hasta el final de la ronda:",
  "celebrity.christie":
    "tras cada avance en el marcador del emperador puedes jugar una carta de personal por hasta 2 coronas menos",
  "celebrity.einstein": "una vez, cambia hasta 4 consumiciones de tu cocina por otras tantas distintas",
  "celebrity.chaplin": "todo lo que te dé PV da 2 PV más",
  "celebrity.magie": "cada vez que recibes coronas puedes preparar 1 habitación por 1 corona menos",
  "celebrity.puccini": "cada carta de personal que juegas da 1 champán y 2 PV",
  "celebrity.tolkien": "cada habitación tuya que pasa a estar ocupada da 2 PV",
  "celebrity.gandhi": "preparas gratis las habitaciones",
  "celebrity.curie": "cada carta de personal que juegas da 2 consumiciones a elegir",
  "celebrity.mata_hari": "cada bailarín que envías da 1 PV y 1 paso en el marcador del emperador",
  "celebrity.picasso": "cada vez que recibes champán: 1 consumición a elegir y 1 PV",
  "celebrity.freud": "los pedidos de 2 o más consumiciones se pueden completar sin una de ellas",
  "celebrity.churchill": "todo lo que te haga avanzar en el marcador del emperador da 1 paso más",

  // Entrances
  "entrance.title": "Entrada",
  "entrance.gift": "Al conseguirla: {gift}",
  "entrance.bid": "Puja más alta: {krones}, de {name}",
  "entrance.no_bid": "Aún no hay pujas",
  "entrance.paulwei.gift": "1 tarta, 1 vino, 1 café; dos primeras habitaciones más por su coste",
  "entrance.paulwei.text":
    "Los grupos ocupados dan más: azul 4, 8, 13, 20 PV; rojo 2, 4, 8, 13 coronas; amarillo 2, 4, 8, 13 pasos.",
  "entrance.corogari.gift": "1 strudel, 1 vino",
  "entrance.corogari.text":
    "Al tomar tu segundo dado de la ronda, antes de su acción, según la suma de ambos: 7 nada; 6 u 8 juega una carta de personal por 1 corona menos; 5 o 9 1 strudel y 1 vino; 4 o 10 1 corona y 1 paso; 3 u 11 1 tarta y 1 café; 2 o 12 prepara gratis 1 habitación y 1 PV. La llave maestra cuenta como tu otro dado.",
  "entrance.dove.gift": "1 strudel, 1 vino; cinco fichas de bonificación; una cuarta primera habitación gratis",
  "entrance.dove.text":
    "Columna completa: usa la mitad superior de una ficha. Planta completa: la mitad inferior. La ficha se gasta.",
  "entrance.kaufman.gift": "1 de cada una de las cuatro consumiciones; un segundo primer huésped gratis",
  "entrance.kaufman.text":
    "Una cuarta mesa. Con el huésped opcional puedes tomar otro, cada uno por su coste. Si en una ronda se van 2, 3, 4, 5 huéspedes tuyos, al final 1, 3, 6, 9 PV.",
  "entrance.mayenfels.gift":
    "1 tarta, 1 café; roba 1 carta de personal y luego juega una por hasta 3 coronas menos",
  "entrance.mayenfels.text":
    "Por cada carta de personal que juegues después: 1 corona, y puedes robar una carta de personal.",
  "entrance.ninas_melange.gift":
    "1 de cada una de las cuatro consumiciones; tres objetivos propios, uno de A, B y C",
  "entrance.ninas_melange.text":
    "Un objetivo propio cumplido en tu turno: 15, 10, 5 PV en las rondas 1–3, 4–5, 6–7. Al final 3, 6, 10 PV por 4, 5, 6 objetivos de ambos tipos.",
  "entrance.stroup.gift": "1 de cada una de las cuatro consumiciones",
  "entrance.stroup.text":
    "La primera habitación ocupada de un grupo: azul 3 PV, roja 2 coronas, amarilla 2 pasos en el marcador del emperador.",
  "entrance.grand_wray.gift":
    "1 strudel; 2 pasos en el marcador del emperador; dos losetas del emperador más de A, B y C",
  "entrance.grand_wray.text":
    "Una vez por turno retrocede 1, 2, 3 casillas en el marcador del emperador para usar la recompensa de una de tus losetas A, B, C. La loseta se gasta.",
  "entrance.kozi.gift": "1 tarta, 1 café",
  "entrance.kozi.text":
    "Antes de usar un espacio puedes mover a él un dado de un espacio vecino. 1 y 6 no son vecinos. No con la llave maestra.",
  "entrance.the_ren.gift": "1 strudel, 1 tarta, 1 vino, 1 champán más",
  "entrance.the_ren.text":
    "Las bonificaciones de las filas se doblan. Si solo tú tienes más bailarines en un salón que se puntúa: 4 PV.",
  "entrance.hautel_couture.text":
    "Tres huéspedes de 5 a 7 PV esperan en el café del autómata, cada uno con una habitación reservada. En cada espacio de acción hay una consumición: al tomar allí un dado debes darla a un huésped que la necesite. Un pedido completo da los PV del huésped y ocupa la habitación.",
  "entrance.nine_stars.text":
    "Cada icono de objetivo pone además una ficha en una fila de nueve, hileras III, II, I. Retiras la última al completar una planta o una columna. Tras cada visita del emperador 5, 10, 15 PV si la ficha más avanzada está en la hilera III, II, I.",
  "entrance.sushi_resort.text":
    "Seis casillas del hotel del autómata llevan fichas. Una habitación puesta allí envía la ficha al huésped más nuevo de la cola, que te cuesta 1 corona más. Si el autómata toma a ese huésped, o este llega al último puesto: 8 PV para el autómata.",
  "entrance.toll_bridge.text":
    "El autómata deja una ficha donde toma un dado. Usar ese espacio te cuesta 1 corona; el autómata puntúa 1 PV por ficha allí y se retira una. Si no puedes usar ningún espacio, pierdes 5 PV y usas cualquiera.",
  "dove.token": "Ficha {n}",
  "dove.column": "Columna completa: {effect}",
  "dove.floor": "Planta completa: {effect}",

  // Entrances at the table, and what the automaton’s own ones do to it
  "places.entrances": "Entradas",
  "entrances.title": "Entradas",
  "entrances.none": "Aún sin entrada",
  "entrances.of": "{name}: {entrance}",
  "entrances.guests": { one: "{n} huésped ha dejado el café en esta ronda", other: "{n} huéspedes han dejado el café en esta ronda" },
  "entrances.first_die": "Primer dado de esta ronda: {value}",
  "entrances.first_key": "Primero en esta ronda: la llave maestra",
  "entrances.no_die": "Aún no has tomado ningún dado en esta ronda",
  "entrances.tokens": { one: "queda {n} ficha", other: "quedan {n} fichas" },
  "entrances.claimed": "Reclamado",
  "entrances.back": {
    one: "retroceder {n} casilla en el contador del emperador",
    other: "retroceder {n} casillas en el contador del emperador",
  },
  "entrances.tiles_gone": "Todas las losetas se han usado",
  "auction.your_bid": "Tu puja por {entrance}",
  "auction.bid": "Pujar {krones}",
  "why.outbid": "No tienes coronas para pujar más.",
  "space.item": "Aquí hay {item}: quien tome un dado aquí debe dárselo a un huésped de {who} que lo necesite.",
  "space.tolls": {
    one: "Aquí hay {n} ficha de {who}: usar el espacio cuesta 1 corona de peaje.",
    other: "Aquí hay {n} fichas de {who}: usar el espacio cuesta 1 corona de peaje.",
  },
  "queue.token": { one: "{n} corona más por una ficha de {who}", other: "{n} coronas más por las fichas de {who}" },
  "room.token": "Aquí hay una ficha de {who}: una habitación puesta aquí la envía al huésped más nuevo de la cola.",
  "room.reserved": "Reservada para «{guest}»",
  "couture.no_supply": "No queda nada al lado",
  "stars.track": { one: "{n} ficha de estrella en el contador", other: "{n} fichas de estrella en el contador" },
  "stars.row": "Hilera {row}: {vp} tras cada visita del emperador",
  "sushi.left": { one: "queda {n} ficha en las habitaciones", other: "quedan {n} fichas en las habitaciones" },
  "hall.result": "{hall}: se puntúa",
  "flip.turn": "Voltear «{staff}»",
  "die.use": "Usar el espacio",
  "undone.claim_own": "Podrías reclamar un objetivo propio.",

  // The skeleton key
  "key.title": "Llave maestra",
  "key.help":
    "Una vez por ronda, en lugar de un dado: {krones}, {steps}, y empiezas la ronda siguiente.",
  "key.with": "{name} tiene la llave y empieza la ronda siguiente.",

  // At the table
  "space.1.champagne": "Tantas consumiciones como la fuerza; nunca más tartas que strudel, ni champán que tartas.",
  "space.2.champagne": "Tantas consumiciones como la fuerza; nunca más cafés que vinos, ni champán que cafés.",
  "champagne.help": "Para los huéspedes que lo piden y para enviar bailarines a los salones. Cada uno que quede en la cocina al final vale 1 PV.",
  "cafe.choose_room_or_hall": "Elige a este huésped y luego una habitación o una fila de un salón que esté iluminada.",
  "places.ball": "Salones",
  "places.lounge": "Tertulia",
  "die.which": "¿Qué dado?",
  "die.white": "dado blanco",
  "split.champagne": "Champán",
  "hall.next": "El próximo que se puntúa",
  "hall.row.label": "{row}: {cost}; {dancers}",
  "hall.empty": "nadie baila aquí",
  "lounge.label": "{die}: {celebrity}",
  "lounge.of": "Con {name} hasta el final de la ronda",
  "celebrity.used": "Su ayuda ya se ha usado.",

  // What can be done
  "action.dance": "Enviar un bailarín: {place}",
  "action.ball": "«{guest}» va a bailar: {place}",
  "action.recall": "Retirar un bailarín: {place}",
  "action.celebrity": "Invitar a {celebrity}",
  "action.done.celebrity": "Tomar solo el dado",
  "action.exchange": {
    one: "Cambiar {n} consumición con la ayuda de {celebrity}",
    other: "Cambiar hasta {n} consumiciones con la ayuda de {celebrity}",
  },
  "action.bid": "Pujar {krones} por {entrance}",
  "action.bid_nothing": "No pujar nada por {entrance}",
  "action.key": "Tomar la llave maestra y empezar la ronda siguiente: {gains}",
  "action.flip": "Voltear «{staff}»: {text}",
  "action.spend": "Gastar {item}",
  "action.rehearse": "Tomar la sala de ensayo {n}: {text}",
  "action.token": "Usar la ficha {n}: {effect}",
  "action.tile": "Usar la loseta del emperador {tile}: {effect}",
  "action.shift": "Mover antes un dado del espacio {value} al espacio {to}",
  "action.enter": "Elegir {entrance}",
  "action.give": "Dar {item} a «{guest}»",
  "action.claim_own": "Reclamar tu propio objetivo {letter}: {objective}",
  "action.done.invite": "No enviar ningún bailarín",
  "action.done.exchange": "No cambiar más",
  "action.done.token": "Guardar las fichas",
  "action.done.flip": "Dejar la carta boca arriba",

  // What is being asked
  "question.invite": "{staff}: ¿enviar un bailarín a un salón de baile?",
  "question.celebrity": "{celebrity} está en el salón: ¿invitación?",
  "question.celebrity.exchange": "¿Cambiar consumiciones antes de usar el dado?",
  "question.reward.of": "{whose}: toma lo que quieras de la recompensa",
  "question.exchange": { one: "¿Cambiar {n} consumición más?", other: "¿Cambiar hasta {n} consumiciones?" },
  "question.bid": "¿Por qué entrada pujas, y cuánto?",
  "question.rehearse": "Elige una sala de ensayo",
  "question.spend": { one: "Elige qué gastas", other: "Elige {n} consumiciones que gastar" },
  "question.spend.taken": {
    one: "El emperador toma {n} consumición: elige cuál",
    other: "El emperador toma {n} consumiciones: elige cuáles",
  },
  "question.others": { one: "Elige {n} consumición distinta a cambio", other: "Elige {n} consumiciones distintas a cambio" },
  "question.token.floor": "Una planta está completa: ¿qué ficha usas?",
  "question.token.column": "Una columna está completa: ¿qué ficha usas?",
  "question.shifted": "El dado está ahora en el espacio {n}: toma un dado de allí",
  "question.flip": "Se cumple la condición de «{staff}»: ¿la volteas?",
  "question.recall": "Elige un bailarín que perder: {hall}",
  "question.enter": "Elige tu entrada",
  "question.give": "¿Qué huésped del autómata recibe {item}?",
  "waiting.auction": "puja por una entrada",
  "waiting.rehearse": "elige una sala de ensayo",

  // Why something cannot be done
  "why.champagne": "Cuesta {cost} y tienes {champagne}.",
  "why.nobody_to_send": "Un bailarín lo envía un huésped servido, una recompensa o el personal.",
  "why.hall_scored": "Este salón ya se ha puntuado.",
  "why.hall_full": "No hay sitio libre en esta fila.",
  "why.no_dancer": "No te quedan bailarines.",
  "why.key_taken": "La llave maestra ya se ha tomado en esta ronda.",
  "why.toll": "Usar este espacio cuesta 1 corona de peaje.",
  "why.flipped": "Volteada: actúa una vez por partida.",

  // The automaton with the modules
  "leopold.icon.dancer.1": "Un bailarín para el próximo salón que se puntúa",
  "leopold.icon.dancer.2": "Un bailarín para el salón siguiente al próximo",
  "leopold.icon.guest.dancer.1": "en lugar de una habitación: un bailarín para el próximo salón que se puntúa",
  "leopold.icon.guest.dancer.2": "en lugar de una habitación: un bailarín para el salón siguiente al próximo",
  "leopold.icon.die.coloured": "El dado de color cuya celebridad da más puntos",

  // Where points come from
  "source.ballrooms": "Salones de baile",
  "source.celebrities": "Celebridades",
  "source.entrances": "Entrada",
};
