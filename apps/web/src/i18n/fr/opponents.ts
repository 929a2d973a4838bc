import type { Naming } from "../en/index.ts";
import type { OpponentsMessages } from "../en/opponents.ts";

const build = (): OpponentsMessages => ({
  levelLegend: "De quelle force doit-il être\u202f?",
  levels: {
    beginner: "Joue des cartes sensées, oublie ce qui est passé et ferme rarement.",
    hobby: "Retient les atouts et les grosses cartes, et annonce ce qu’il peut.",
    regulars: "Compte chaque carte et chaque point, ferme à bon escient et finit sans une faute.",
    master: "Pèse toutes les mains possibles et joue pour la manche entière.",
  },
  dealerLegend: "Qui donne en premier\u202f?",
  dealers: { random: "Au sort", me: "Vous", computer: "L’ordinateur" },
  paceLegend: "À quelle vitesse joue-t-il\u202f?",
  paces: { natural: "Comme une personne", short: "Vite", none: "Aussitôt" },
  rulesTitle: (name) => `Règles\u00a0: ${name}`,
  rulesHint: "Changer les règles",
  hereLabel: "Sur cet appareil seulement",
  hereHint: "Continue même sans connexion, et reste dans ce seul navigateur.",
  hereAway: "Pas de connexion pour l’instant\u00a0: on joue sur cet appareil.",
  serverHint: "Gardée au serveur\u00a0: vous pourrez continuer sur chacun de vos appareils.",
  play: "Jouer",
});

export const opponents: Readonly<Record<Naming, OpponentsMessages>> = { french: build(), german: build() };
