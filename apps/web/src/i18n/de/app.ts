import type { AppMessages } from "../en/app.ts";

export const app: AppMessages = {
  skip: "Zum Inhalt",
  nav: "Seiten",
  lobby: "Spielen",
  games: "Meine Spiele",
  saved: "Gespeichert",
  rules: "Regeln",
  learn: "Lernen",
  settings: "Einstellungen",
  cards: "Karten",
  language: "Sprache",
  noName: "Ohne Namen",
  table: "Tisch",
  deal: "Beendetes Spiel",
  notFound: "Diese Seite gibt es nicht",
  notFoundText: "Vielleicht ist die Adresse vertippt, oder es gibt die Seite nicht mehr.",
  toLobby: "Zur Lobby",
  connecting: "Verbindung wird aufgebaut …",
  restarting: "Der Server wird neu gestartet. Gleich geht es von selbst weiter.",
  outdated: "Es gibt eine neuere Version dieser Seite.",
  reload: "Neu laden",
  notices: "Neuigkeiten",
  joined: (name) => `${name} hat sich an deinen Tisch gesetzt`,
  paired: "Ein Partner ist gefunden",
  resume: (name) => `${name} hat euer gespeichertes Spiel geöffnet`,
  toTable: "Zum Tisch",
  dismiss: "Ausblenden",
  serverAway: (time) =>
    `Keine Verbindung zum Server seit ${time}. Es wird von selbst weiter versucht; nichts geht verloren.`,
  networkAway: (time) =>
    `Keine Verbindung: Dieses Gerät hat seit ${time} kein Netz. Es wird von selbst weiter versucht; nichts geht verloren.`,
};
