import { expect, it } from "vitest";
import { LANGUAGES, type Language, messagesOf } from "../../src/i18n/index.ts";
import { sentence } from "../../src/table/model/sentence.ts";

/** What a sentence calls the computer: never by its bare name, as it calls people. */
const SAID: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "The computer wins 2 counters",
    "Waiting for the computer\u00a0…",
    "against the computer (Master)",
    "The computer closes the stock.",
  ],
  de: [
    "Der Computer gewinnt 2 Punkte",
    "Warten auf den Computer\u00a0…",
    "gegen den Computer (Meister)",
    "Der Computer dreht zu.",
  ],
  fr: [
    "L’ordinateur gagne 2\u00a0points de\u00a0partie",
    "En attente de l’ordinateur\u00a0…",
    "contre l’ordinateur (Maître)",
    "L’ordinateur ferme le talon.",
  ],
};

it.each(LANGUAGES)("the computer has its article in %s", (language) => {
  const { computer, lobby, table } = messagesOf(language);
  expect([
    table.result.wins(computer.name, 2),
    table.waiting.nextPressed(computer.name),
    lobby.against(computer.named(computer.levels.master)),
    sentence([{ who: computer.name, does: table.history.closed(computer.name) }], table.history),
  ]).toEqual(SAID[language]);
});
