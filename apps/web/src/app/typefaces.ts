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

/** The pictures of a hand have the line for themselves so long: browsers put typefaces before them. */
export const PICTURES_MS = 800;

/** What the player came for stands: now the typefaces, which are heavier than all texts, in the next quiet moment. */
export const typefacesNext = (delay = 0): void => {
  if (!asked) setTimeout(() => whenIdle(fetchTypefaces), delay);
};

/** On a device that has kept them the typefaces are there from the first picture on; elsewhere they wait. */
export const startTypefaces = (): void => {
  if (isKept()) fetchTypefaces();
  else setTimeout(fetchTypefaces, PATIENCE_MS);
};
