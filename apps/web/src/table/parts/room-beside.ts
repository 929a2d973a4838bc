import { Store } from "../../state/store.ts";

/** The width the style sheet asks of the table; no table is wider than its page. */
const wide = matchMedia("(min-width: 60rem)");

/** Whether there may be room beside the table. On a narrower page nobody sees what stands there: it is not drawn at all. */
export const roomBeside = new Store(wide.matches);
wide.addEventListener("change", () => roomBeside.set(wide.matches));
