import type { Messages } from "../en/index.ts";
import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { refusals } from "./refusals.ts";
import { review } from "./review.ts";
import { table } from "./table.ts";

export const de: Messages = { cards, common, refusals, review, table };
