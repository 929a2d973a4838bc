import { t } from "../i18n/index.ts";
import type { NetError } from "./errors.ts";

/** What the player reads when a request was refused. */
export const errorText = (error: NetError): string => {
  const { common, refusals } = t();
  return error.code === "offline" || error.code === "notKept"
    ? common[error.code]
    : refusals.codes[error.code];
};
