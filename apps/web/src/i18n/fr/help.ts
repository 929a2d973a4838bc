import type { CardsMessages } from "../en/cards.ts";
import type { HelpMessages } from "../en/help.ts";

export const help = (cards: CardsMessages): HelpMessages => ({
  title: "Touches",
  arrows: "aller de carte en carte",
  play: "jouer la carte",
  exchange: `échanger ${cards.trumpJack}`,
  close: "fermer le talon",
  marriage: "annoncer un mariage",
  claim: "annoncer 66",
  lastTrick: "regarder le dernier pli",
  next: "donne suivante, rejouer",
  help: "cette liste",
  arrowKeys: "Flèches",
  enter: "Entrée, espace",
  drag: `Ou glissez\u00a0: une carte sur la table la joue, ${cards.trumpJackIs} sur la retourne l’échange, la retourne sur le talon ferme.`,
});
