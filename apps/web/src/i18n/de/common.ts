import type { CommonMessages } from "../en/common.ts";

export const common: CommonMessages = {
  brand: "Bummerl",
  cancel: "Abbrechen",
  close: "Schließen",
  back: "Zurück",
  ok: "OK",
  save: "Speichern",
  yes: "Ja",
  no: "Nein",
  loading: "Wird geladen …",
  tryAgain: "Noch einmal",
  offline: "Der Server ist gerade nicht erreichbar.",
  you: "du",
  unknownPlayer: "Jemand",
};
