import type { CommonMessages } from "../en/common.ts";

export const common: CommonMessages = {
  brand: "Bummerl",
  cancel: "Annuler",
  close: "Fermer",
  back: "Retour",
  ok: "OK",
  save: "Enregistrer",
  yes: "Oui",
  no: "Non",
  loading: "Chargement …",
  tryAgain: "Réessayer",
  offline: "Le serveur est injoignable pour le moment.",
  you: "vous",
  unknownPlayer: "Quelqu’un",
};
