import type { ComputerMessages } from "../en/computer.ts";
import { COMPUTER } from "./words.ts";

export const computer: ComputerMessages = {
  name: COMPUTER,
  levels: { beginner: "Anfänger", hobby: "Hobbyspieler", regulars: "Stammtisch", master: "Meister" },
  named: (level) => `${COMPUTER} (${level})`,
  title: "Gegen den Computer spielen",
  hint: "Vier Stärken, jederzeit, auch ohne Verbindung.",
  meanwhile: "Inzwischen gegen den Computer spielen",
  meanwhileHint: "Kommt währenddessen jemand, wirst du gerufen.",
  here: "auf diesem Gerät, Übung",
  practice: "Übung",
  practiceTitle: "Übung gegen den Computer",
  practiceHint: "Partien gegen den Computer zählen hier und nicht in deinem Stand.",
  practiceHere: "Übung auf diesem Gerät",
  practiceHereHint: "Nur auf diesem Gerät gespielt und nur in diesem Browser aufgehoben.",
  enough:
    "Am Server hast du genug Partien gegen den Computer. Spiel eine davon weiter oder nur auf diesem Gerät.",
  dealsHere: "Spiele auf diesem Gerät",
  coming: "Der Computer macht sich bereit\u00a0…",
  missingTitle: "Diese Partie ist nicht auf diesem Gerät",
  missingText: "Sie wurde in einem anderen Browser gespielt, oder die Daten dieses Browsers wurden gelöscht.",
  brokenText: "Der Computer lässt sich gerade nicht laden. Er wird mit der nächsten Verbindung geholt.",
};
