import type { CommonMessages } from "../en/common.ts";

export const common: CommonMessages = {
  brand: "Bummerl",
  back: "Zurück",
  save: "Speichern",
  loading: "Wird geladen …",
  tryAgain: "Noch einmal",
  offline: "Der Server ist gerade nicht erreichbar.",
  unknownPlayer: "Jemand",
};
