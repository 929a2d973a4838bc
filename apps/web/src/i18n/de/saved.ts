import type { SavedMessages } from "../en/saved.ts";
import { dem } from "./words.ts";

export const saved: SavedMessages = {
  title: "Gespeicherte Partien",
  lead: "Es geht weiter, sobald beide die Partie geöffnet haben. Nichts verfällt.",
  empty: "Keine gespeicherten Partien. Am Tisch legt „Speichern“ eine Partie für einen anderen Tag weg.",
  goOn: "Weiterspielen",
  goOnWith: (name) => `Weiterspielen mit ${dem(name)}`,
};
