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
  you: "du",
  unknownPlayer: "Jemand",
};
