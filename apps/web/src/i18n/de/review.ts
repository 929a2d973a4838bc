import type { ReviewMessages } from "../en/review.ts";
import { says, saysFirst, von } from "./words.ts";

export const review: ReviewMessages = {
  hands: "Am Ende",
  handOf: (name) => `Blatt ${von(name)}`,
  yourHand: "Dein Blatt",
  noCards: "keine Karten mehr",
  allPlayed: "Alle Karten wurden gespielt.",
  stock: "Talon",
  stockEmpty: "Der Talon war aufgebraucht.",
  tricks: "Stiche",
  noTricks: "Es wurde kein Stich gespielt.",
  trick: (leader, winner) =>
    leader === winner
      ? saysFirst(leader, "Du spielst aus und machst den Stich", (n) => `${n} spielt aus und macht den Stich`)
      : `${saysFirst(leader, "Du spielst", (n) => `${n} spielt`)} aus, ${says(winner, "du machst", (n) => `${n} macht`)} den Stich`,
  you: "du",
  points: "Augen",
  pointsOf: (name, points) => `${name} ${points}`,
  dealtBy: (name) => `Geber: ${name}`,
  check: "Dieses Spiel prüfen",
  checkHint: "Dein Browser mischt das Paket selbst noch einmal und vergleicht.",
  stillSealed:
    "Andere spielen dieses Spiel noch: Sein Geheimnis wird verraten, wenn der Tag vorbei ist. Dann kann dein Browser es hier prüfen.",
  fair: "Dieses Spiel war ehrlich gemischt: Prüfsumme, Abheben und Paket stimmen.",
  otherCut:
    "Prüfsumme und Paket stimmen, aber nicht das Abheben dieses Browsers. Das ist nur in Ordnung, wenn du den Tisch auch auf einem zweiten Gerät offen hattest.",
  unfair: "Dieses Spiel stimmt nicht mit dem überein, was versprochen war.",
  commitment: "Das Geheimnis passt zur Prüfsumme, die dieser Browser vorher gesehen hat",
  commitmentTold: "Geheimnis und Prüfsumme passen; dieser Browser hat die Prüfsumme nicht vorher gesehen",
  commitmentWrong: "Das Geheimnis gehört nicht zur Prüfsumme, die vorher veröffentlicht war",
  deck: "Das Paket folgt aus dem Geheimnis und beiden Abhebungen",
  deckWrong: "Das Paket folgt nicht aus dem Geheimnis und den Abhebungen",
  dealer: "Der erste Geber wurde aus demselben Geheimnis gezogen",
  dealerWrong: "Der erste Geber folgt nicht aus dem Geheimnis",
  cut: "Dein eigenes Abheben wurde verwendet",
  cutWrong: "Es wurde anders abgehoben, als dieser Browser es getan hat",
  cutUnknown: "Du hast in einem anderen Browser abgehoben: hier ist kein Vergleich möglich",
  ok: "in Ordnung",
  fault: "falsch",
  unknown: "unbekannt",
  secret: "Geheimnis",
  hash: "Vorher veröffentlichte Prüfsumme",
  cutOf: (name) => `Abheben ${von(name)}`,
  yourCut: "Dein Abheben",
  numbers: "Zahlen zum Nachrechnen",
  unreadable: "Dieses Spiel kann mit dieser Fassung nicht nachgespielt werden.",
};
