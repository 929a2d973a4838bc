import { createHmac, randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { DaySecret, DayStore } from "../store/days.ts";

/** What follows from the one secret of this database; it leaves this file for nobody. */
export interface DaySecrets {
  /** 32 bytes as lowercase hex: what the pack of that day is shuffled from. */
  ofDay(day: string): Promise<string>;
  /** The table at which this player plays that day's deal: one, by whatever server, and for others not to be guessed. */
  tableOf(player: string, day: string): Promise<string>;
  /** Since when there are deals of the day here; milliseconds since 1970. */
  since(): Promise<number>;
}

const SECRET_BYTES = 32;
const ID_LENGTH = 21;

export function makeDaySecrets(store: Pick<DayStore, "secret">, clock: Pick<Clock, "now">): DaySecrets {
  let asked: Promise<DaySecret> | null = null;
  const root = (): Promise<DaySecret> => {
    if (asked !== null) return asked;
    const drawn = { secret: randomBytes(SECRET_BYTES).toString("hex"), createdAt: clock.now() };
    const asking = store.secret(drawn);
    asked = asking;
    // The database was away: it is asked anew.
    asking.catch(() => {
      asked = null;
    });
    return asking;
  };
  const derived = async (text: string): Promise<Buffer> =>
    createHmac("sha256", Buffer.from((await root()).secret, "hex"))
      .update(text)
      .digest();

  return {
    ofDay: async (day) => (await derived(`bummerl/1/day\n${day}`)).toString("hex"),
    tableOf: async (player, day) =>
      `d${(await derived(`bummerl/1/day-table\n${day}\n${player}`)).toString("base64url").slice(0, ID_LENGTH)}`,
    since: async () => (await root()).createdAt,
  };
}
