import type { AnnounceMessages } from "../en/announce.ts";
import { says } from "./words.ts";

export const announce: AnnounceMessages = {
  yourTurn: "Du bist an der Reihe.",
  came: (name) => `${name} ist da.`,
  went: (name) => `${name} hat die Verbindung verloren.`,
  saved: "Die Partie ist gespeichert.",
  resumed: "Es geht weiter.",
  ended: "An diesem Tisch ist Schluss.",
  offer: (who) => says(who, "Deine Zeit ist um.", (n) => `Die Zeit von ${n} ist um.`),
  refused: (text) => `Das geht nicht. ${text}`,
};
