import type { WaltzSections } from "../outline";

export const waltz: WaltzSections = {
  modules: {
    title: "Los módulos",
    text: `
Let’s Waltz! tiene cinco módulos. Juega con los que quieras a la vez; en solitario, con todos menos el cuarto. Sin un módulo, nada de él está en juego.
No conocemos algunos números impresos: costes del nuevo personal, pedidos de los nuevos huéspedes, costes y sitios de los salones y algo más. Ahí jugamos con valores nuestros. Un pequeño lápiz los señala, y un paquete de contenido de una caja real los sustituye.`,
  },
  champagne: {
    title: "Módulo 1: champán",
    text: `
El champán es una quinta consumición. Está en la cocina, algunos huéspedes lo piden y se gasta para enviar bailarines. «A elegir» nunca es champán. Todos empiezan con 1 champán y 10 bailarines; cada champán sobrante da 1 PV al final.
Los espacios 1 y 2 también lo dan: nunca más champán que tartas, ni más que cafés.`,
  },
  ballrooms: {
    title: "Módulo 1: salones de baile",
    text: `
Tres de los cinco salones, sacados al azar, están uno junto a otro. Se puntúan después del emperador en las rondas 3, 5 y 7, de izquierda a derecha. Cada uno tiene una fila inferior, una central y una superior, con un sitio más que jugadores. A la derecha del tercero hay un balcón sin límite, que cuesta y cuenta como su fila superior.
Para enviar un bailarín, elige un sitio libre en un salón aún sin puntuar y paga champán de la cocina: 1, 2, 3 por la fila inferior, central, superior. Los descuentos no bajan de 0. Después obtienes la bonificación de la fila; la inferior no tiene.`,
  },
  dancing: {
    title: "Módulo 1: ir al baile",
    text: `
Un huésped con el pedido completo puede ir a un salón en vez de a una habitación: paga y coloca un bailarín como siempre. PV, recompensa e ingresos del personal llegan como si se alojara, pero no se ocupa ninguna habitación. Algunos huéspedes deben alojarse, otros deben ir al baile.
Las recompensas y el personal que envían un bailarín hacen lo mismo sin huésped.`,
  },
  rehearsal: {
    title: "Módulo 1: salas de ensayo",
    text: `
Antes de empezar, desde el último en el orden de turno hacia atrás, cada cual toma una sala de ensayo. Enviar tu tercer, sexto y noveno bailarín da las recompensas impresas en ella.`,
  },
  "ballroom-scoring": {
    title: "Módulo 1: puntuar los salones",
    text: `
- Apollosaal: tus bailarines por la fila más alta en que haya uno (1, 2, 3).
- Goldener Strauß: cada fila por separado, más bailarines 7 PV, segundo 2 PV.
- Odeonsaal: 1, 4, 9, 16, 25 PV por 1, 2, 3, 4, 5 o más bailarines.
- Zum Sperl: más bailarines 10 PV, segundo 3 PV; con tres o cuatro jugadores 15, 10, 5 PV.
- Zur Kettenbrücke: 7 PV por cada dos bailarines.
Quien no tenga bailarines en el salón pierde 5 PV. En un empate se suman los PV de los puestos ocupados y se reparten, redondeando hacia abajo. Sin bailarines no hay puesto.`,
  },
  "ballroom-cards": {
    title: "Módulo 1: cartas",
    text: `
15 cartas de personal, 29 huéspedes, tres objetivos y tres losetas del emperador se mezclan antes de empezar.`,
  },
  celebrities: {
    title: "Módulo 2: celebridades",
    text: `
Tres de los dados son rojo, amarillo y azul. Se lanzan y cuentan como los demás; tú eliges qué dado tomas de un espacio. En el salón hay una celebridad por color.
Al tomar un dado de color puedes pagar 1 corona por la celebridad de su color, si sigue allí. Obtienes los PV al instante, y el efecto vale hasta el final de la ronda, ya antes de la acción de este dado.
Al final de la ronda las celebridades tomadas se descartan y llegan otras. Las demás se quedan.`,
  },
  "unique-hotels": {
    title: "Módulo 3: hoteles únicos",
    text: `
Se muestran tantas entradas como jugadores. Las cocinas empiezan vacías; el jugador inicial tiene 9 coronas, los demás 10.
Por orden de turno, quien no tiene entrada puja 0 o más coronas por una, más que la puja que haya en ella. Quien queda superado vuelve a pujar cuando le toca. Cuando todos tienen una, se pagan las pujas.
El regalo de una entrada llega antes del primer huésped y de las primeras habitaciones, y puede cambiarlos. Lo que hace después lo dice al señalarla.`,
  },
  "skeleton-key": {
    title: "Módulo 4: la llave maestra",
    text: `
Una vez por ronda alguien puede tomar la llave maestra en lugar de un dado. Cubre el número de la loseta de orden y da 1 corona y 1 paso en el marcador del emperador. Quien la tiene recibe la primera loseta de orden en la ronda siguiente; los demás siguen en sentido horario. Si nadie la toma, las losetas pasan como siempre. Este módulo no es para jugar en solitario.`,
  },
  more: {
    title: "Módulo 5: más de todo",
    text: `
14 cartas de personal, tres objetivos y tres losetas del emperador se mezclan con las demás. Algunas de estas cartas se voltean: una vez por partida, cuando la condición se acaba de cumplir, puedes voltear la carta y obtener su efecto. Sigue contando como jugada.`,
  },
  elisabeth: {
    title: "Elisabeth y los salones",
    text: `
Con el módulo 1 o 2 tu rival es Elisabeth: las reglas de Leopold con 20 cartas propias. Recibes una sala de ensayo al azar; ella no tiene, pero sí 10 bailarines, y no necesita champán.
Un icono de huésped con bailarín: toma al huésped y los PV como siempre, y coloca un bailarín en vez de una habitación, en la fila más baja con sitio. Una flecha es el próximo salón que se puntúa, dos flechas el siguiente; si está lleno, el que venga después. No obtiene la bonificación de la fila.
Un icono de bailarín abajo envía otro igual. El dado de tres colores es el espacio con más dados, salvo que haya celebridades. Puntúa los salones como un jugador.`,
  },
  "elisabeth-celebrities": {
    title: "Elisabeth y las celebridades",
    text: `
De un espacio con dados de color toma uno de color, el de la celebridad con más PV; los empates los decide la mano por rojo, amarillo, azul. Recibe gratis a la celebridad, puntúa sus PV e ignora el efecto. El rojo la hace avanzar en el objetivo más retrasado, el amarillo da 2 pasos, el azul 2 PV.
El dado de tres colores es el dado de color con más PV, esté donde esté; si no queda ninguno, el espacio con más dados. Sin el módulo 1 los iconos de bailarín no cuentan.`,
  },
  "solo-entrances": {
    title: "Hoteles únicos contra el autómata",
    text: `
Sacas tres entradas, te quedas una y empiezas con 7 coronas. El autómata recibe una de sus cuatro, al azar o a tu elección:
- Hautel Couture: tres huéspedes de 5 a 7 PV esperan en su café con habitaciones reservadas. Cada espacio de acción lleva una consumición. Al tomar allí un dado debes darla a un huésped del autómata que la necesite; si no, se pierde. Los espacios vacíos reciben otra cada ronda. Un pedido completo da los PV del huésped y ocupa la habitación.
- Nine Stars Inn: cada icono de objetivo en uso pone además una ficha en una fila con hileras III, II, I. Retiras la última al completar una planta o una columna. Tras cada puntuación del emperador da 5, 10, 15 PV según la hilera más lejana.
- Sushi Resort: seis casillas de su hotel llevan fichas. Cuando construye allí, la ficha va al huésped más nuevo de la cola, que te cuesta 1 corona más. Si toma a ese huésped, o este llega al último puesto, puntúa 8 PV.
- Toll Bridge Hotel: deja una ficha donde toma un dado. Usar ese espacio te cuesta 1 corona; él puntúa 1 PV por ficha allí, y se retira una. Si no puedes usar ningún espacio, pierdes 5 PV y usas cualquiera.`,
  },
};
