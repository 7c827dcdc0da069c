import type { Translation } from "../message";
import type { together as english } from "../en/together";

export const together: Translation<typeof english> = {
  "together.start": "Juntos en esta pantalla",
  "together.start.about": "De dos a cuatro personas juegan aquí por turnos; un telón oculta cada mano a los demás.",
  "together.people": "¿Quién juega en esta pantalla?",
  "together.people.help": "Cuando le toca a otra persona cae el telón, hasta que dice: soy yo.",
  "together.person": "Persona {n}",
  "together.bots": "¿Cuántos bots juegan con vosotros?",
  "together.at": "en esta pantalla: {names}",
  "together.next": "La pantalla pasa a {name}",
  "together.next.help": "Los demás miran ahora a otro lado.",
  "together.lift": "Soy yo, {name}",
  "together.drop": "Bajar el telón",
  "together.hands": "Todas las manos están ocultas.",
  "together.undo": "{name}: deshacer el último paso",
  "together.undo.title": "¿Están todos de acuerdo?",
  "together.undo.help": "Se deshace el último paso de {name} y todo lo que vino después. Pregunta a todos en la mesa.",
  "together.agree": "Todos de acuerdo",
};
