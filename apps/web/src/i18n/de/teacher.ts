import { type Action, suitOf } from "@bummerl/engine";
import type { CardsMessages } from "../en/cards.ts";
import type { TeacherMessages } from "../en/teacher.ts";
import { counters } from "./words.ts";

const moves = (names: CardsMessages): Pick<TeacherMessages, "move" | "andThen"> => ({
  move: (action: Action, leads: boolean): string => {
    switch (action.type) {
      case "play":
        return leads ? `${names.object(action.card)} ausspielen` : `${names.object(action.card)} spielen`;
      case "marriage":
        return action.claim === true
          ? `in ${names.suit(suitOf(action.card))} ansagen und ausmelden`
          : `in ${names.suit(suitOf(action.card))} ansagen und ${names.object(action.card)} ausspielen`;
      case "exchange":
        return "die Atoutkarte rauben";
      case "close":
        return "zudrehen";
      case "claim":
        return "ausmelden";
      case "settle":
        return "abrechnen";
      case "giveUp":
        return "das Spiel aufgeben";
    }
  },
  andThen: ", dann ",
});

const better: TeacherMessages["better"] = {
  title: "Was besser gegangen wäre",
  intro:
    "Jede deiner Entscheidungen, beurteilt nach dem, was du damals wissen konntest. Die verdeckten Karten zählen nicht.",
  start: "Mein Spiel durchsehen",
  working: (done, of) => `Entscheidung ${done} von ${of}\u00a0…`,
  failed: "Dieses Gerät konnte das Spiel nicht durchdenken.",
  again: "Noch einmal versuchen",
  nothing: "In diesem Spiel hast du nichts entschieden.",
  none: "Kein Fehler gefunden. Wo du anders hättest spielen können, liegt der Unterschied im Bereich des Zufalls.",
  mistakes: (count) => (count === 1 ? "1 Fehler" : `${count} Fehler, der teuerste zuerst`),
  inTrick: (trick) => `${trick}. Stich`,
  cost: (value, number) => `kostete ${value} ${number === 1 ? "Punkt" : "Punkte"}`,
  costAbout: (value, number) => `kostete etwa ${value} ${number === 1 ? "Punkt" : "Punkte"}`,
  yours: "Deine Wahl",
  better: "Besser",
  yourHand: "Dein Blatt in diesem Moment",
  led: "Ausgespielt war",
  exact: "Genau: Du konntest da schon jede Karte wissen.",
  estimate: (ways) =>
    `Eine Schätzung: Die verdeckten Karten konnten auf ${ways} Arten liegen. ±\u00a0sagt, wie weit sie in 95 von 100 Fällen höchstens daneben liegt.`,
  jump: (trick) => `${trick}. Stich zeigen`,
  how: "So wäre es weitergegangen",
  all: "Alle Züge",
  move: "Zug",
  worth: "Erwartete Punkte",
  plusMinus: (error) => `±\u00a0${error}`,
  chart: "Erwartete Punkte im Lauf des Spiels",
  chartText: (from, to, result) =>
    `Von ${from} bei deiner ersten Entscheidung bis ${to} bei der letzten; das Spiel brachte ${result}.`,
  decision: "Entscheidung",
  withBest: "Mit dem besten Zug",
  withYours: "Mit deinem Zug",
  lost: "Verloren",
  result: "Ergebnis",
  table: "Die Zahlen",
};

const puzzles: TeacherMessages["puzzles"] = {
  title: "Aufgaben",
  number: (number) => `Aufgabe ${number}`,
  all: "Alle Aufgaben",
  grades: { 1: "Leicht", 2: "Mittel", 3: "Schwer" },
  solvedCount: (count, of) => `${count} von ${of} gelöst`,
  name: (number, grade, solved) => `Aufgabe ${number}, ${grade}${solved ? ", gelöst" : ""}`,
  text: "Worum es in dieser Aufgabe geht",
  ending: (name) =>
    `Der Talon ist aufgebraucht, darum liegt ${name}s Blatt offen. Ein Zug bringt mehr als jeder andere. Welcher?`,
  open: (name) =>
    `${name}s Blatt kennst du nicht. Ein Zug ist klar der beste, wie die Karten auch liegen. Welcher?`,
  unseen: "Noch nicht gesehen:",
  right: (count) => `Richtig! Damit gewinnst du ${counters(count)}, was Poldi auch tut.`,
  rightClosing: (count) =>
    `Richtig! Zugedreht gewinnst du ${counters(count)}, was Poldi auch in der Hand hat.`,
  rightExchange: (count) =>
    `Richtig! Dann dreh zu: Du gewinnst ${counters(count)}, was Poldi auch in der Hand hat.`,
  thenLead: (list) => `So geht es weiter: ${list}.`,
  or: " oder ",
  wrongWins: (count, best) =>
    `Damit gewinnst du nur ${counters(count)}. Es gibt einen Zug, mit dem du ${best} gewinnst.`,
  wrongLoses: (count, best) =>
    `Mit diesem Zug gewinnt Poldi ${counters(count)}. Es gibt einen Zug, mit dem du ${counters(best)} gewinnst.`,
  wrongMean: (value, best) =>
    `Im Schnitt bringt das ${value}. Es gibt einen Zug, mit dem du sicher ${counters(best)} gewinnst.`,
  shown: (move, count) => `Der Zug ist: ${move}. Damit gewinnst du ${counters(count)}.`,
  line: "So geht es weiter",
  lineWrong: "So geht es nach deinem Zug weiter",
  next: "Nächste Aufgabe",
  back: "Vorige Aufgabe",
  show: "Lösung zeigen",
  again: "Noch einmal",
  allSolved: "Das war die letzte. Alle Aufgaben sind gelöst!",
};

/** What the teacher says, in the words of one deck: the review of one's own decisions, and the puzzles. */
export const teacher = (names: CardsMessages): TeacherMessages => ({ ...moves(names), better, puzzles });
