import type { LookMessages } from "../en/look.ts";

export const look: LookMessages = {
  title: "Les cartes",
  lead: "Les vingt cartes d’un jeu à la fois, avec les points qu’elles valent. Choisissez le vôtre\u202f; l’autre joueur voit le sien.",
  rankWorth: (rank, points) => `${rank}\u00a0: ${points}`,
  cardsOf: (deck) => `Cartes\u00a0: ${deck}`,
  toSettings: "Tous les réglages",
};
