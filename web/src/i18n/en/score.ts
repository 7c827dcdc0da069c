/** The score sheet of a real game. */
export const score = {
  "score.title": "Score sheet",
  "score.about": "For a real game: write down what everybody has, source by source, in the order of the final scoring.",
  "score.players": "Players",
  "score.name": "Name of player {n}",
  "score.player": "Player {n}",
  "score.cell": "{source}, {name}",
  "score.source": "Source",
  "score.total": "Total",
  "score.rank": "Place",
  "score.ties": "Ties are decided by: {what}.",
  "score.valuable": "Cards worth 3 coins (for ties)",
  "score.won": "{names} wins!",
  "score.shared": "{names} share the victory!",
  "score.picture": "Picture to share",
  "score.empty": "New sheet",
  "score.empty_sure": "Really throw it away?",
} as const;
