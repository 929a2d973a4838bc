import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deck } from "./deck.ts";

/** Writes the committed faces: `node --import tsx apps/web/art/german/draw.ts`. */
const folder = fileURLToPath(new URL("../../src/assets/cards/german/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [card, svg] of deck()) writeFileSync(`${folder}${card}.svg`, svg);
