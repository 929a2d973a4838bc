import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { refusals } from "./refusals.ts";
import { review } from "./review.ts";
import { table } from "./table.ts";

export const en = { cards, common, refusals, review, table };
export type Messages = typeof en;
