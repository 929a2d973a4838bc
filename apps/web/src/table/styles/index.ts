import { boardStyles } from "./board.ts";
import { feltStyles } from "./felt.ts";
import { handStyles } from "./hand.ts";
import { middleStyles } from "./middle.ts";
import { paperStyles } from "./paper.ts";
import { sheetStyles } from "./sheets.ts";

export const tableStyles = [boardStyles, feltStyles, middleStyles, handStyles, paperStyles, sheetStyles];
