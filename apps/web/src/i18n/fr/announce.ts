import type { AnnounceMessages } from "../en/announce.ts";
import { of, says } from "./words.ts";

export const announce: AnnounceMessages = {
  yourTurn: "À vous.",
  came: (name) => `${name} est là.`,
  went: (name) => `${name} a perdu la connexion.`,
  saved: "La partie est sauvegardée.",
  resumed: "La partie reprend.",
  ended: "La partie à cette table est finie.",
  offer: (who) => says(who, "Votre temps est écoulé.", (n) => `Le temps ${of(n)} est écoulé.`),
  refused: (text) => `Impossible. ${text}`,
};
