import type { SavedMessages } from "../en/saved.ts";
import { the } from "./words.ts";

export const saved: SavedMessages = {
  title: "Parties sauvegardées",
  lead: "Le jeu reprend quand les deux joueurs ont ouvert la partie. Rien n’expire.",
  empty:
    "Aucune partie sauvegardée. À la table, «\u00a0Sauvegarder\u00a0» met une partie de côté pour un autre jour.",
  goOn: "Reprendre",
  goOnWith: (name) => `Reprendre avec ${the(name)}`,
};
