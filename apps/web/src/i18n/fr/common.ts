import type { CommonMessages } from "../en/common.ts";

export const common: CommonMessages = {
  brand: "Bummerl",
  back: "Retour",
  save: "Enregistrer",
  loading: "Chargement…",
  tryAgain: "Réessayer",
  offline: "Le serveur est injoignable pour le moment.",
  notKept: "Ce navigateur n’a pas pu garder la partie. Rien n’a changé.",
  unknownPlayer: "Quelqu’un",
  needsLine: "Possible de nouveau dès que la connexion est rétablie.",
  stillWorks: "Ce qui marche sans le serveur\u00a0:",
  toLearn: "Apprendre le jeu",
  toRules: "Lire les règles",
  toCards: "Voir les cartes",
  labelled: (name, text) => `${name}\u00a0: ${text}`,
};
