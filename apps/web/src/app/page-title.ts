import { t } from "../i18n/index.ts";
import type { Route } from "./router.ts";

/** What stands on the browser's tab: the place first, the house behind it. */
export const pageTitle = (page: Route["page"]): string => {
  const { app, common } = t();
  return page === "lobby" ? common.brand : `${app[page]} · ${common.brand}`;
};
