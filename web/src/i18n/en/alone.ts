/** What is said where the page has no server: how far the engine is, and carrying tables away. */
export const alone = {
  "engine.comes": "The game is on its way: {loaded} of {total} MB",
  "engine.starts": "The game is being set up …",
  "engine.failed": "The game could not be loaded. Is there a connection?",
  "engine.stopped": "The game has stopped. Nothing that was played is lost.",
  "engine.wrong": "Something went wrong. Nothing of your game is lost.",
  "engine.retry": "Try again",
  "engine.newer": "A newer hotelier has come. Your tables stay as they are.",
  "engine.renew": "Show it now",
  "engine.later": "Later",
  "carry.save": "Save all tables as a file",
  "carry.bring": "Bring tables from a file",
  "carry.brought": { one: "{n} table has come.", other: "{n} tables have come." },
  "carry.wrong": "This is not a file of tables that can be played here.",
  "alone.title": "Without a server",
  "alone.others": "What others take part in needs a server: links for friends, profiles, notices, ratings, tournaments and the deal of the day. This page has none.",
} as const;
