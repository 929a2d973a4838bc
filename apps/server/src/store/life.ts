import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { guarded } from "./errors.ts";
import { serverLife } from "./schema.ts";
import type { ServerLife } from "./store.ts";

const ROW = 1;

export const makeServerLife = (db: NodePgDatabase): ServerLife => ({
  beat: (now) =>
    guarded("store a heartbeat", async () => {
      await db
        .insert(serverLife)
        .values({ id: ROW, beatAt: now })
        .onConflictDoUpdate({ target: serverLife.id, set: { beatAt: now } });
    }),

  lastBeat: () =>
    guarded("read the last heartbeat", async () => {
      const [life] = await db.select({ beatAt: serverLife.beatAt }).from(serverLife);
      return life?.beatAt ?? null;
    }),
});
