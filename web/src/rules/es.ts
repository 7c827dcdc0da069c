import type { Rules } from "./outline";
import { waltz } from "./waltz/es";

export const rules: Rules = {
  search: "Buscar en las reglas",
  nothing: "No se ha encontrado nada. Prueba con otra palabra.",
  source: "Siglas de las reglas en nuestra documentación",
  games: {
    austria: "Grand Austria Hotel",
    waltz: "Let’s Waltz!",
    solo: "En solitario contra Leopold y Elisabeth",
    overbooking: "Overbooking",
  },
  sections: {
    ...waltz,
    aim: {
      title: "De qué trata",
      text: `
Cada cual dirige un hotel con café. Los huéspedes llegan al café, piden algo de comer y de beber y se alojan en una habitación cuando lo han recibido. Dan puntos de victoria (PV) y una recompensa.
Se juegan siete rondas de dos turnos. Tres veces el emperador valora lo que has hecho por él. Tras la ronda 7 gana quien tenga más PV. En caso de empate cuenta quién obtuvo más puntos por coronas y consumiciones; si persiste, la victoria se comparte.`,
    },
    setup: {
      title: "Preparación",
      text: `
- Con 2, 3, 4 jugadores hay 10, 12, 14 dados.
- Se roban un objetivo y una loseta del emperador de cada categoría A, B, C.
- Cada cual empieza con 10 coronas, una consumición de cada tipo en la cocina, 6 cartas de personal, tres marcadores y un café con 3 mesas.
- Cada loseta de orden de turno lleva dos números, con n jugadores (1, 2n), (2, 2n−1), etc. Quien empieza se elige al azar.
- Personal: seis cartas al azar, o uno de cuatro grupos fijos, o draft: quédate una y pasa el resto a la izquierda.
- Desde el último hacia atrás, cada cual toma gratis un primer huésped; la cola se repone cada vez.
- Después cada cual prepara tres habitaciones: la primera en la esquina inferior izquierda, las otras junto a una existente, pagando su coste.
- El lado de noche da a todos el mismo hotel, el de día cuatro distintos: por sorteo, o elegidos por turno desde quien juega primero.`,
    },
    round: {
      title: "Una ronda",
      text: `
Se tiran todos los dados y se colocan en los espacios de acción de su valor. Actúa quien tenga el número visible más bajo en su loseta de orden de turno y lo cubre con el dado tomado. Así el orden llega hasta el último y vuelve, y el último juega dos turnos seguidos.
La ronda termina cuando todos han jugado dos turnos o no quedan dados. Tras las rondas 3, 5 y 7 puntúa el emperador. Luego el personal de «cada ronda» vuelve a estar disponible, las losetas de orden pasan a la izquierda y empieza la ronda siguiente.`,
    },
    passing: {
      title: "Pasar",
      text: `
En lugar de jugar un turno, antes de hacer nada en él, puedes pasar y esperar mejores dados. Se te vuelve a preguntar cuando todos los demás han pasado o jugado sus dos turnos.
Cuando solo quedan jugadores que han pasado, uno de los dados restantes se retira por esta ronda y los demás se tiran de nuevo. Todos vuelven al juego y actúa el número más bajo. Puede ocurrir varias veces.`,
    },
    turn: {
      title: "Tu turno",
      text: `
- Primero, si quieres: toma un huésped de la cola, siéntalo en una mesa libre de tu café y paga su coste. Solo antes de tomar un dado y una vez por turno.
- Después debes tomar exactamente un dado y hacer la acción de su espacio.
- Las acciones adicionales se pueden hacer en cualquier momento entre estos pasos, tantas veces como quieras: servir de la cocina, reclamar un objetivo, usar una carta de personal, alojar a un huésped. Nunca en medio de otra acción.`,
    },
    strength: {
      title: "Fuerza y refuerzo",
      text: `
La fuerza de una acción es el número de dados en su espacio, incluido el que tomas. Una vez por turno, al elegir el espacio, 1 corona la aumenta en 1.
El dado hay que tomarlo, pero puedes usar su acción en parte o no usarla. Las consumiciones, coronas y pasos, si los tomas, se toman enteros. La corona por copiar solo se paga si copias.`,
    },
    spaces: {
      title: "Los espacios de acción",
      text: `
- 1 Strudel y tarta: tantas consumiciones como la fuerza, nunca más tartas que strudel.
- 2 Vino y café: tantas consumiciones como la fuerza, nunca más cafés que vinos.
- 3 Habitaciones: prepara hasta tantas como la fuerza.
- 4 Coronas y emperador: reparte la fuerza entre coronas y pasos en el marcador del emperador.
- 5 Personal: juega una carta de la mano; cuesta tanto menos como la fuerza.
- 6 Copiar: paga 1 corona (reforzar cuesta otra) y haz una acción del 1 al 5 con la fuerza del espacio 6. Los dados del espacio copiado no importan y no se activa nada que pida un dado del 1 al 5.`,
    },
    items: {
      title: "Consumiciones y servicio",
      text: `
Hay strudel y tarta, vino y café; la reserva nunca se agota. Siempre que recibes consumiciones, cada una puede ir al instante y gratis a un huésped de tu café que la quiera. El resto va a la cocina.
Servir más tarde desde la cocina cuesta 1 corona por un máximo de tres consumiciones, a uno o varios huéspedes. Lo que tiene un huésped se queda con él.`,
    },
    guests: {
      title: "Huéspedes y cola",
      text: `
Los huéspedes azules son nobles, los rojos burgueses, los amarillos artistas: se alojan en habitaciones de su color. Los turistas verdes se alojan en cualquiera; no hay habitaciones verdes.
Cinco huéspedes esperan en la cola. El más reciente cuesta 3 coronas, luego 2, 1, y los dos más antiguos son gratis. Al tomar uno, los demás avanzan y llega otro. Un mazo vacío se rehace con los huéspedes descartados.`,
    },
    "moving-in": {
      title: "Alojar a un huésped",
      text: `
Cuando el pedido de un huésped está completo, puede alojarse en una habitación libre del color adecuado. La habitación queda ocupada, el huésped deja el café y obtienes los PV y la recompensa. Las consumiciones vuelven a la reserva.
De una recompensa tomas lo que quieras, en el orden que quieras, o nada. Los ingresos del personal llegan antes. Solo la bonificación de un grupo que completa la propia habitación del huésped se puede tomar antes o después; la que provoca una recompensa o una carta llega enseguida. Las coronas por encima de 20 se pierden.`,
    },
    rooms: {
      title: "Habitaciones",
      text: `
Un hotel tiene 4 plantas con 5 espacios. Preparar una habitación cuesta 0, 1, 2, 3 coronas en las plantas 1, 2, 3, 4. Debe estar a la izquierda, a la derecha, encima o debajo de una existente, libre u ocupada. Si no hay ninguna, se empieza en la esquina inferior izquierda.
Algunos espacios de arriba a la derecha muestran PV: los obtienes al preparar allí una habitación.`,
    },
    groups: {
      title: "Grupos de habitaciones",
      text: `
Los espacios contiguos de un color forman un grupo de 1 a 4. La primera vez que todas las habitaciones de un grupo están ocupadas obtienes al instante una bonificación: el azul da PV, el rojo coronas, el amarillo pasos en el marcador del emperador. Cuanto mayor el grupo, más. Cada grupo paga una sola vez.`,
    },
    objectives: {
      title: "Objetivos",
      text: `
Si en tu turno cumples la condición de un objetivo, puedes reclamarlo: pon un marcador en su mejor espacio libre, de 15, 10 o 5 PV. Solo hay tres espacios: un cuarto jugador no obtiene nada. No importa si después dejas de cumplirla.`,
    },
    staff: {
      title: "Personal",
      text: `
Una carta de personal cuesta coronas y actúa de una de cuatro maneras: una vez, al jugarla; una vez cada ronda, en tu turno; de forma permanente; o al final de la partida.
Las cartas se juegan con el espacio de acción 5 y con algunas recompensas. Solo las recompensas dan cartas nuevas.`,
    },
    "staff-notes": {
      title: "Notas sobre el personal",
      text: `
- «Cuando tomas un dado con…» se refiere al dado tomado, nunca a una acción copiada.
- Decorador, Detective, Jefe de Personal: su extra va antes o después de la acción principal, sin nada en medio.
- Mayordomo, Chofer, Florista: las habitaciones de ese color son gratis por cualquier vía. Mensajero: lo mismo con los huéspedes.
- Mozo, Caballerizo, Masajista, Guía de Viajes y Mayordomo de planta pagan cuando un huésped atendido deja el café.
- El Custodio paga por cada habitación que pasa a estar ocupada, sea como sea.
- El Secretario puntúa como la mejor carta de final que un rival tenga en juego; otro Secretario copiado no vale nada.
- El Botones ocupa hasta dos habitaciones libres. El Portero completa un pedido; el huésped aún tiene que alojarse.
- Gestor de congresos: 1 corona evita un castigo.
- Gerente de Restaurante y Pinche de Cocina dan 1 de fuerza más, el Examinador 2, además del refuerzo.
- Limpiabotas: puedes renunciar a los pasos, no a las coronas.
- Las cartas devueltas van debajo del mazo en el orden que elijas. De un mazo vacío se roba lo que haya.`,
    },
    "guest-notes": {
      title: "Notas sobre los huéspedes",
      text: `
- Escultor: la habitación gratis debe estar en la planta 1 o 2. Pintor: dos habitaciones, una de ellas por 1 corona menos.
- Roba 3, juega 1: puedes no jugar ninguna; las demás van debajo del mazo en el orden que elijas.
- Consejero médico: la cola se repone antes de tomar el segundo huésped.
- E. Gizia: después de todas las demás recompensas de la jugada, haz la acción de un espacio con dados, con su fuerza, sin refuerzo y sin tomar un dado. El espacio 6 cuesta la corona. Tu propio dado aún debes tomarlo.
- Una habitación ocupada por una recompensa cuenta para los grupos y para el Custodio como cualquier otra.`,
    },
    tracks: {
      title: "Límites",
      text: `
Puedes tener como máximo 20 coronas; lo demás se pierde. El marcador del emperador termina en 13; cada paso más da 1 PV. Los PV pueden ser negativos.`,
    },
    emperor: {
      title: "El emperador",
      text: `
Tras las rondas 3, 5 y 7 todos obtienen los PV bajo su ficha en el marcador del emperador y luego retroceden 3, 5 o 7 casillas, nunca por debajo de 0.
Quien esté entonces en la 3 o más recibe la recompensa de la loseta, y puede rechazarla. En la 1 o la 2 no pasa nada. En la 0 hay un castigo.
Si un castigo nombra dos cosas, hay que sufrir la primera si se puede pagar entera; si no, se pierden los PV.
Cuando el orden importa, empieza el jugador inicial de la ronda. Ahora no se pueden reclamar objetivos. Las habitaciones perdidas pueden dividir el hotel; después se puede construir junto a cualquier parte.`,
    },
    end: {
      title: "Puntuación final",
      text: `
- Las cartas de final de tu personal.
- Habitaciones ocupadas: 1, 2, 3, 4 PV en las plantas 1 a 4.
- 1 PV por cada corona y por cada consumición en la cocina.
- −5 PV por cada huésped que siga en el café.`,
    },
    editions: {
      title: "Ediciones",
      text: `
La edición revisada de 2022 cambió algunas cosas. En la primera, de 2015:
- el Pinche de Cocina cuesta 3 en lugar de 5;
- E. Gizia da un turno más sin tomar un dado: un huésped si quieres y luego una acción con los dados que haya, con refuerzo permitido;
- el Mayordomo de planta paga por pedidos de exactamente 4 consumiciones;
- la Operadora da como máximo 12 PV;
- el Custodio paga cuando un huésped se aloja en una habitación, no cuando la ocupa una carta, una loseta o una recompensa;
- el Mozo y el Caballerizo pagan en cuanto se completa un pedido; los demás, cuando el huésped se va;
- mientras tomas la recompensa de un huésped puedes hacer acciones adicionales y reclamar objetivos en cuanto se pueda; también entre el extra del Decorador, del Detective o del Jefe de Personal y la acción del dado.
Dos impresiones de su reglamento difieren. La italiana, si no se elige la otra:
- la primera parte de un castigo se sufre si se puede, y el Gestor de congresos cuesta 1 corona; la loseta C2 retira una habitación ocupada y otra de la planta inmediatamente inferior;
- el Secretario copia también cartas de final propias, el Subdirector da 2 PV por carta y el Pinche de Cocina ayuda también en un turno extra;
- al empezar se preparan exactamente tres habitaciones.
La española:
- de un castigo con dos partes eliges una, si ambas son posibles; el Gestor de congresos evita los castigos gratis; la loseta C2 retira una habitación ocupada y la siguiente ocupada por debajo en la misma columna;
- el Secretario copia solo cartas de los demás, el Subdirector da 4 PV por carta y el Pinche de Cocina necesita un dado que tomes;
- al empezar se preparan hasta tres habitaciones.`,
    },
    "solo-setup": {
      title: "Preparación con Leopold",
      text: `
Es una partida de dos contra un autómata con 20 cartas de instrucción. Leopold tiene la loseta de orden (1, 4) en la ronda 1; después las losetas se intercambian cada ronda. Siempre usa un tablero de noche.
No necesita dinero, cocina ni mano. Cinco cartas de final boca abajo son su personal. Tú robas 10 cartas de personal, te quedas 6 y pones 4 debajo del mazo. Él no toma un primer huésped ni prepara habitaciones.
Dificultad: fácil usa los iconos sin borde, media también los plateados, difícil también los dorados.`,
    },
    "solo-guests": {
      title: "Los huéspedes de Leopold",
      text: `
Por cada icono de huésped de su carta toma un huésped gratis: del color del icono, el de más PV. Si no hay, si ya no tiene espacios de ese color o si el icono es blanco: el de más PV que pueda alojar. Los empates los decide el icono de la mano, en la dirección en que apunta el dedo: hacia la derecha significa de izquierda a derecha.
Obtiene los PV y coloca al instante una habitación ocupada en el primer espacio vacío del color, de la planta más baja y desde la izquierda. Un huésped verde va a la columna más a la derecha con un espacio vacío, desde abajo. No recibe recompensa ni bonificación, pero sí los PV impresos en los espacios.`,
    },
    "solo-die": {
      title: "El dado de Leopold",
      text: `
Toma un dado del valor mostrado; si son dos valores, del espacio con más dados. Con un signo de interrogación, o si no hay de ese valor: del espacio con más dados. No hace la acción. Los empates los decide el icono de la mano a lo largo de los valores.`,
    },
    "solo-icons": {
      title: "Otros iconos de Leopold",
      text: `
- Emperador: avanza los pasos que indica el icono.
- Personal: descubre la siguiente de sus cartas de personal.
- Objetivo: su cuenta atrás pasa de nada a III, II y I. Al llegar a I lo reclama, en el mejor espacio libre. Si ya reclamó el mostrado, o el icono indica cualquiera, avanza donde va más retrasado.`,
    },
    "solo-rest": {
      title: "Pasar, emperador, final",
      text: `
Si pasas, Leopold juega sus dos turnos; luego se retira un dado y se tiran de nuevo los demás. Con el emperador ambos puntúan y retroceden, pero solo tú recibes recompensa o castigo.
Al final Leopold puntúa sus habitaciones ocupadas y el personal que ha descubierto. Ganas si tienes más PV que Leopold; si no, gana él.`,
    },
    cards: {
      title: "Los huéspedes",
      text: `
Todos tienen las mismas 24 cartas: seis grupos en cuatro casas. Un grupo se nombra por las camas que necesita: 1 monje, 2 mercaderes, 3 doncellas, 4 nobles, 5 soldados, 6 obreros. Las monedas de una carta son puntos.
El dorso muestra el escudo de la casa, pequeño para grupos de 1 a 3, grande de 4 a 6. Así todos ven dueño, casa y tamaño de una carta oculta; el resto solo lo sabe su dueño.`,
    },
    hotels: {
      title: "Los hoteles",
      text: `
Hay tantos hoteles como jugadores, en columna. Cada uno tiene un número de camas, una regla, a la izquierda una puerta trasera para 2 cartas como máximo y a la derecha una cola para 4 como máximo.`,
    },
    layout: {
      title: "Preparación",
      text: `
Los hoteles se roban al azar, en orden y lado aleatorios. En cada puerta trasera hay una ficha de punto. Cada cual roba 9 cartas; quien empieza se elige al azar. La puntuación extra es una opción.`,
    },
    placing: {
      title: "Fase 1: jugar cartas",
      text: `
Por turnos, cada cual juega una carta boca abajo a la cola o a la puerta trasera de un hotel, detrás de las que ya hay, hasta que todos han jugado cinco. El último en el orden puede renunciar a la quinta.
La primera carta en una puerta trasera se lleva la ficha: 1 punto. Los límites de sitio y las reglas de los hoteles solo valen en esta fase. Puedes mirar tus cartas ocultas, salvo que se juegue de memoria. Quien no pueda colocar ninguna carta se salta la jugada.`,
    },
    checking: {
      title: "Fase 2: comprobar las reservas",
      text: `
Hotel por hotel, desde arriba:
- Se descubren todas las cartas.
- Los poderes de la puerta trasera actúan uno tras otro, desde el hotel hacia fuera. Donde un poder dice «puede», decide su dueño.
- Las camas se dan primero a las cartas elegidas por nobles, luego a las que tienen prioridad por la regla del hotel, luego a las demás, grupos grandes antes que pequeños; entre iguales, la más cercana al hotel.
- Un grupo obtiene sus camas si quedan suficientes. Si no, no obtiene ninguna y se comprueba el siguiente.
- Los grupos con camas van a sus dueños. Las demás cartas quedan fuera de la partida. Nunca hay menos de 0 camas.`,
    },
    powers: {
      title: "Poderes en la puerta trasera",
      text: `
- 1 Monje: pasa al final de la cola.
- 2 Mercaderes: 3 camas más.
- 3 Doncellas: pueden ocupar el lugar de una carta tuya de la cola, que se descarta.
- 4 Nobles: pueden elegir una carta tuya de la cola; se comprueba primero. Una segunda elección va después de la primera.
- 5 Soldados: pueden ocupar el lugar de obreros de la cola, sean de quien sean. Sin obreros se descartan.
- 6 Obreros: 3 camas menos.
Los poderes van antes que la regla del hotel.`,
    },
    "hotel-rules": {
      title: "Reglas de los hoteles",
      text: `
Algunos hoteles solo admiten en la cola grupos pequeños (1 a 3) o solo grandes (4 a 6), ningún soldado, o cartas de dos casas como máximo. Algunos quieren boca arriba la primera o la segunda carta de la cola. En algunos se comprueban primero los monjes o los soldados. Un tipo no tiene puerta trasera y su cola admite 5 cartas. Las reglas nunca limitan la puerta trasera.`,
    },
    "next-round": {
      title: "La ronda siguiente",
      text: `
Tras las rondas 1 y 3 los hoteles se giran; tras la ronda 2 se cambian por otros nuevos. Las puertas traseras sin ficha reciben una. Empieza el siguiente jugador en sentido horario y todos roban 5 cartas. Hay cuatro rondas.`,
    },
    scoring: {
      title: "Final y puntuación",
      text: `
1 punto por cada moneda de tus cartas conseguidas y por cada ficha. Con puntuación extra, 4, 5 o 6 cartas conseguidas de una casa dan 2, 4, 6 puntos (principiantes) o 2, 5, 10 (expertos).
Gana quien tenga más puntos. Empates: más cartas conseguidas de 3 monedas; si persiste, la victoria se comparte.`,
    },
  },
};
