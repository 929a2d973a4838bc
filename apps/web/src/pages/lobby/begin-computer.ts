import { err, ok, PRESETS, type Result } from "@bummerl/engine";
import type { Client } from "../../app/client.ts";
import { tablePath } from "../../app/router.ts";
import { t } from "../../i18n/index.ts";
import type { NetError } from "../../net/errors.ts";
import { makeTable } from "../../net/requests.ts";
import type { ComputerWish } from "./bm-play-computer.ts";

type Begun = Promise<Result<string, NetError>>;

/** Makes a table with a computer at the server, so that it is on all of one's devices. @returns its address */
export const beginAtServer = async ({ connection }: Client, { rules, computer }: ComputerWish): Begun => {
  const wish = { rules, computer, clock: "untimed", visibility: "private" } as const;
  const answer = await makeTable(connection, wish);
  return answer.ok ? ok(tablePath(answer.data.table)) : err(answer.error);
};

/** Makes a table with a computer on this device alone. @returns its address */
export const beginHere = async ({ local, me }: Client, { rules, computer }: ComputerWish): Begun => {
  const whole = typeof rules === "string" ? PRESETS[rules] : rules;
  const made = await local.make(whole, computer, me.value?.name ?? t().table.you);
  return made.ok ? ok(tablePath(made.value, true)) : made;
};
