/** Several people at one screen; and the ways by which friends find a table. */
export const together = {
  "together.start": "Together at this screen",
  "together.start.about": "Two to four people take turns here; a curtain hides every hand from the others.",
  "together.people": "Who plays at this screen?",
  "together.people.help": "When it is somebody else’s turn a curtain falls, until they say: it’s me.",
  "together.person": "Person {n}",
  "together.bots": "How many bots play with you?",
  "together.at": "at this screen: {names}",
  "together.next": "The screen goes to {name}",
  "together.next.help": "Everybody else looks away now.",
  "together.lift": "It’s me, {name}",
  "together.drop": "Let the curtain fall",
  "together.hands": "All hands are hidden.",
  "together.undo": "{name}: take the last step back",
  "together.undo.title": "Do all agree?",
  "together.undo.help": "The last step of {name}, and all that came after it, is taken back. Ask everybody at the table.",
  "together.agree": "All agree",
} as const;
