import { openBus } from "../bus/open-bus.ts";
import type { Word } from "../bus/word.ts";
import { patienceOf } from "../patience.ts";
import type { Workplace } from "./database.ts";
import { silent } from "./silent.ts";

/** How long the line to the servers may take. */
const UP_MS = 5_000;

/**
 * Tells running servers what a command has changed under their hands, as they tell each other.
 * @returns whether it could be said; where `BUS` is `local` nobody listens
 */
export async function tellServers({ url, config }: Workplace, words: readonly Word[]): Promise<boolean> {
  if (config.bus.type === "local") return false;
  const bus = openBus({ choice: config.bus, connection: { connectionString: url }, log: silent });
  try {
    const up = new Promise<void>((resolve) => void bus.onMissed(resolve));
    if (!(await patienceOf(UP_MS).within(UP_MS, [up]))) return false;
    for (const word of words) bus.say(word);
    return true;
  } finally {
    await bus.close();
  }
}
