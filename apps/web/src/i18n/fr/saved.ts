import type { SavedMessages } from "../en/saved.ts";

export const saved: SavedMessages = {
  title: "Parties gardées",
  lead: "Le jeu reprend quand les deux joueurs ont ouvert la partie. Rien n’expire.",
  empty: "Aucune partie gardée. À la table, « Garder » met une partie de côté pour un autre jour.",
  goOn: "Reprendre",
  goOnWith: (name) => `Reprendre avec ${name}`,
};
