import type { ErrorsMessages } from "../en/errors.ts";

export const errors: ErrorsMessages = {
  offline: "Der Server ist gerade nicht erreichbar.",
  noSession: "Dein Besuch ist abgelaufen. Lade die Seite neu.",
  badMessage: "Der Server hat diese Seite nicht verstanden. Lade sie neu.",
  protocolTooOld: "Diese Seite ist für den Server zu alt. Lade sie neu.",
  tooMany: "Das war zu oft. Warte ein wenig und versuche es noch einmal.",
  busy: "Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.",
  unknownTable: "Diesen Tisch gibt es nicht.",
  unknownCode: "Kein offener Tisch hat diesen Code. Vielleicht war jemand schneller.",
  notSeated: "Du sitzt nicht an diesem Tisch.",
  nameNeeded: "Wähle zuerst einen Namen.",
  badName: "Dieser Name geht nicht: 1 bis 20 Zeichen, mindestens eines davon sichtbar.",
  badRules: "Diese Regeln widersprechen einander.",
  badTransferCode: "Dieser Code ist falsch, verbraucht oder älter als zehn Minuten.",
  serverError: "Beim Server ist etwas schiefgegangen. Versuche es noch einmal.",
  tableFull: "Jemand war schneller: Dieser Tisch ist besetzt.",
  alreadySeated: "Du sitzt schon an diesem Tisch.",
  nameTaken: "Der andere heißt genauso. Wähle einen anderen Namen.",
  other: "Das hat nicht geklappt.",
};
