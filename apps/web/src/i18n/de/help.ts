import type { CardsMessages } from "../en/cards.ts";
import type { HelpMessages } from "../en/help.ts";

export const help = (cards: CardsMessages): HelpMessages => ({
  title: "Tasten",
  arrows: "von Karte zu Karte",
  play: "Karte spielen",
  exchange: `${cards.trumpJack} rauben`,
  close: "zudrehen",
  marriage: "ansagen",
  claim: "66 ausmelden",
  lastTrick: "letzten Stich ansehen",
  next: "nächstes Spiel, weiterspielen",
  help: "diese Liste",
  arrowKeys: "Pfeile",
  enter: "Eingabe, Leertaste",
  drag: `Oder ziehen: eine Karte auf den Tisch spielt sie, ${cards.trumpJackIs} auf die Atoutkarte raubt, die Atoutkarte auf den Talon dreht zu.`,
});
