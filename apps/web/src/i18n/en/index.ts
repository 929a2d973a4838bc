import { announce } from "./announce.ts";
import { app } from "./app.ts";
import { attention } from "./attention.ts";
import { type CardsMessages, cards } from "./cards.ts";
import { common } from "./common.ts";
import { computer } from "./computer.ts";
import { games } from "./games.ts";
import { glossary } from "./glossary.ts";
import { help } from "./help.ts";
import { history } from "./history.ts";
import { learn } from "./learn.ts";
import { lobby } from "./lobby.ts";
import { look } from "./look.ts";
import { pwa } from "./pwa.ts";
import { refusals } from "./refusals.ts";
import { review } from "./review.ts";
import { ruleTexts } from "./rule-texts.ts";
import { rules } from "./rules.ts";
import { saved } from "./saved.ts";
import { seating } from "./seating.ts";
import { settings } from "./settings.ts";
import { table } from "./table.ts";

export type Naming = keyof typeof cards;

const build = (names: CardsMessages) => ({
  app,
  attention,
  cards: names,
  common,
  computer,
  games,
  glossary: glossary(names),
  learn: learn(names),
  lobby,
  look,
  pwa,
  refusals: refusals(names),
  review,
  ruleTexts: ruleTexts(names),
  rules: rules(names),
  saved,
  seating,
  settings,
  table: { ...table, announce, history, help: help(names) },
});
export type Messages = ReturnType<typeof build>;

/** All texts, with cards called as in the French or the double German deck. */
export const en: Readonly<Record<Naming, Messages>> = {
  french: build(cards.french),
  german: build(cards.german),
};
