import { t } from "../i18n/index.ts";
import type { Call } from "../state/attention.ts";
import type { Route } from "./router.ts";

/** What stands on the browser's tab: what the player is called for, else the place first, the house behind it. */
export const pageTitle = (page: Route["page"], call: Call | null): string => {
  const { app, attention, common } = t();
  if (call !== null) return `● ${attention[call]} – ${common.brand}`;
  return page === "lobby" ? common.brand : `${app[page]} · ${common.brand}`;
};
