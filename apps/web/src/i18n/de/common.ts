import type { CommonMessages } from "../en/common.ts";

export const common: CommonMessages = {
  brand: "Bummerl",
  back: "Zurück",
  save: "Speichern",
  loading: "Wird geladen\u00a0…",
  tryAgain: "Noch einmal versuchen",
  offline: "Der Server ist gerade nicht erreichbar.",
  notKept: "Dieser Browser konnte die Partie nicht aufheben. Es hat sich nichts geändert.",
  unknownPlayer: "Jemand",
  needsLine: "Geht wieder, sobald die Verbindung da ist.",
  stillWorks: "Was auch ohne Server geht:",
  toLearn: "Das Spiel lernen",
  toRules: "Regeln nachlesen",
  toCards: "Karten anschauen",
  labelled: (name, text) => `${name}: ${text}`,
};
