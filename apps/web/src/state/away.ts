import type { Link } from "../net/table-connection.ts";
import { Store } from "./store.ts";

/**
 * Since when the server is away, in milliseconds of this computer's clock; `null` while the line is up or only just
 * broken. A page opened without a line counts from its opening.
 */
export const awaySince = (link: Store<Link>, now: () => number = Date.now): Store<number | null> => {
  const since = new Store<number | null>(null);
  let broke: number | null = link.value === "up" ? null : now();
  link.subscribe((state) => {
    if (state === "up") {
      broke = null;
      since.set(null);
      return;
    }
    broke ??= now();
    if (state === "down") since.set(broke);
  });
  return since;
};
