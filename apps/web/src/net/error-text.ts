import { t } from "../i18n/index.ts";
import type { NetError } from "./errors.ts";

/** What the player reads when a request was refused. */
export const errorText = (error: NetError): string =>
  error.code === "offline" ? t().common.offline : t().refusals.codes[error.code];
