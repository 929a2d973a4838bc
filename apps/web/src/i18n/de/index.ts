import type { Messages } from "../en/index.ts";
import { app } from "./app.ts";
import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { games } from "./games.ts";
import { lobby } from "./lobby.ts";
import { refusals } from "./refusals.ts";
import { review } from "./review.ts";
import { rules } from "./rules.ts";
import { saved } from "./saved.ts";
import { seating } from "./seating.ts";
import { settings } from "./settings.ts";
import { table } from "./table.ts";

export const de: Messages = {
  app,
  cards,
  common,
  games,
  lobby,
  refusals,
  review,
  rules,
  saved,
  seating,
  settings,
  table,
};
