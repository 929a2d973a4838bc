import { isKept } from "../pwa/kept.ts";
import { whenIdle } from "./pages.ts";

/** Nobody waits longer for them, whatever else does not come. */
const PATIENCE_MS = 6_000;

let asked = false;

const fetchTypefaces = (): void => {
  if (asked) return;
  asked = true;
  import("../styles/fonts.css").catch((error: unknown) => {
    // Faces of the system in the same measures stay.
    console.info("the typefaces could not be loaded", error);
  });
};

/** What the player came for stands: now the typefaces, a quarter of a whole visit, have the line for themselves. */
export const typefacesNext = (): void => {
  if (!asked) requestAnimationFrame(() => whenIdle(fetchTypefaces));
};

/** On a device that has kept them the typefaces are there from the first picture on; elsewhere they wait. */
export const startTypefaces = (): void => {
  if (isKept()) fetchTypefaces();
  else setTimeout(fetchTypefaces, PATIENCE_MS);
};
