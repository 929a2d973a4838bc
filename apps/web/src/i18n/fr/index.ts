import type { CardsMessages } from "../en/cards.ts";
import type { Messages, Naming } from "../en/index.ts";
import { announce } from "./announce.ts";
import { app } from "./app.ts";
import { attention } from "./attention.ts";
import { cards } from "./cards.ts";
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

const build = (names: CardsMessages): Messages => ({
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

export const fr: Readonly<Record<Naming, Messages>> = {
  french: build(cards.french),
  german: build(cards.german),
};
