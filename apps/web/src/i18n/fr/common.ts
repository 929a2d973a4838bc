import type { CommonMessages } from "../en/common.ts";

export const common: CommonMessages = {
  brand: "Bummerl",
  back: "Retour",
  save: "Enregistrer",
  loading: "Chargement…",
  tryAgain: "Réessayer",
  offline: "Le serveur est injoignable pour le moment.",
  unknownPlayer: "Quelqu’un",
};
