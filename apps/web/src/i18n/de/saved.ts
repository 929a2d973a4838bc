import type { SavedMessages } from "../en/saved.ts";

export const saved: SavedMessages = {
  title: "Gespeicherte Spiele",
  lead: "Es geht weiter, sobald beide das Spiel geöffnet haben. Nichts verfällt.",
  empty: "Keine gespeicherten Spiele. Am Tisch legt „Speichern“ ein Spiel für einen anderen Tag weg.",
  goOn: "Weiterspielen",
  goOnWith: (name) => `Weiterspielen mit ${name}`,
};
