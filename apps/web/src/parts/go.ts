/** Asks the application to go to one of its own paths, as a clicked link does. */
export const go = (from: EventTarget, path: string): void => {
  from.dispatchEvent(new CustomEvent("bm-go", { detail: path, bubbles: true, composed: true }));
};
